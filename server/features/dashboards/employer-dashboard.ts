import { expiredBefore } from '#contract/limits.ts';
import type { getEmployerDashboard } from '#contract/employer.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { presentItems } from '#server/features/applications/present.ts';
import { listApplications } from '#server/features/applications/store.ts';
import { countOwnJobs } from '#server/features/jobs/store.ts';
import { employerProfile } from '#server/features/employers/store.ts';
import type { Context } from '#server/platform/context.ts';

/** The number of rows on the dashboard; See All leads to the rest. */
const SHOWN = 5;

export async function employerDashboard(
  ctx: Context,
  employerId: string,
): Promise<OutputOf<typeof getEmployerDashboard>> {
  const upcoming = await listApplications(ctx.db, {
    employerId,
    statuses: ['SCHEDULED'],
    by: 'interview_at',
    ascending: true,
    upcomingFrom: expiredBefore(ctx.clock.now()),
    limit: SHOWN,
  });
  const received = await listApplications(ctx.db, {
    employerId,
    statuses: ['PENDING'],
    by: 'applied_at',
    limit: SHOWN,
  });
  const count = await countOwnJobs(ctx.db, employerId);
  return {
    isProfileAvailable: (await employerProfile(ctx.db, employerId)) !== null,
    totalJobCount: count.open + count.closed,
    openJobs: count.open,
    closeJobs: count.closed,
    deletedJobsCount: count.deleted,
    draftJobCount: count.draft,
    scheduledIntervieList: await presentItems(ctx, upcoming),
    receivedApplicationList: await presentItems(ctx, received),
  };
}
