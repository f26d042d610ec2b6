import type { getEmployerDashboard } from '#contract/account/employer.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { demonstrationTour } from '#server/demonstration/passwords.ts';
import { readBy } from '#server/features/applications/lists.ts';
import { presentItems } from '#server/features/applications/present.ts';
import { hasApplicants, listApplications } from '#server/features/applications/store.ts';
import { hasInvited } from '#server/features/candidate-invitations/store.ts';
import { countOwnJobs, newestJobId } from '#server/features/jobs/store.ts';
import { employerProfile } from '#server/features/employers/store.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';

/** The number of rows on the dashboard. See All shows the rest. */
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
    firstSteps: await firstSteps(ctx, caller),
  };
}

async function firstSteps(ctx: Context, { companyId, memberRole }: EmployerCaller) {
  const { db } = ctx;
  if (memberRole === 'reviewer' || (await hasApplicants(db, companyId))) return null;
  return {
    openJobId: await newestJobId(db, companyId, 'open'),
    draftId: await newestJobId(db, companyId, 'draft'),
    hasInvited: await hasInvited(db, companyId),
    demonstration: await demonstrationTour(ctx),
  };
}
