import type { getEmployerDashboard } from '#contract/employer.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { readBy } from '#server/features/applications/lists.ts';
import { presentItems } from '#server/features/applications/present.ts';
import { listApplications } from '#server/features/applications/store.ts';
import { countOwnJobs } from '#server/features/jobs/store.ts';
import { employerProfile } from '#server/features/employers/store.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';

/** The number of rows on the dashboard; See All leads to the rest. */
const SHOWN = 5;

export async function employerDashboard(
  ctx: Context,
  caller: EmployerCaller,
): Promise<OutputOf<typeof getEmployerDashboard>> {
  const upcoming = await listApplications(ctx.db, {
    ...readBy(caller),
    statuses: ['SCHEDULED'],
    by: 'interview_at',
    ascending: true,
    window: { openAt: ctx.clock.now() },
    limit: SHOWN,
  });
  const received = await listApplications(ctx.db, {
    ...readBy(caller),
    statuses: ['PENDING'],
    by: 'applied_at',
    limit: SHOWN,
  });
  const count = await countOwnJobs(ctx.db, reachOf(caller));
  return {
    isProfileAvailable: (await employerProfile(ctx.db, caller.companyId)) !== null,
    totalJobCount: count.open + count.closed,
    openJobs: count.open,
    closeJobs: count.closed,
    deletedJobsCount: count.deleted,
    draftJobCount: count.draft,
    scheduledIntervieList: await presentItems(ctx, upcoming),
    receivedApplicationList: await presentItems(ctx, received),
  };
}
