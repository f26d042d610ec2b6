import type { getCandidateDashboard } from '#contract/account/candidate.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { presentScheduled } from '#server/features/applications/present.ts';
import { countApplications, listApplications } from '#server/features/applications/store.ts';
import { candidateProfile } from '#server/features/candidates/store.ts';
import { countOpenJobs } from '#server/features/jobs/lists/list-jobs.ts';
import type { Context } from '#server/platform/context.ts';

const SHOWN = 20;

/** Counts, and the interviews that can still be taken, soonest first. */
export async function candidateDashboard(
  ctx: Context,
  candidateId: string,
): Promise<OutputOf<typeof getCandidateDashboard>> {
  const now = ctx.clock.now();
  const scheduled = await listApplications(ctx.db, {
    candidateId,
    statuses: ['SCHEDULED'],
    by: 'interview_at',
    ascending: true,
    window: { openAt: now },
    limit: SHOWN,
  });
  return {
    isProfileAvailable: (await candidateProfile(ctx.db, candidateId)) !== null,
    openJobs: await countOpenJobs(ctx.db),
    appliedjobs: await countApplications(ctx.db, { candidateId }),
    scheduledJobsList: scheduled.map((row) => presentScheduled(row, now)),
  };
}
