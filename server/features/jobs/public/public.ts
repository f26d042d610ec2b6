import type { Job } from '#contract/job/job.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/outcome.ts';
import { type JobReader, presentJob } from '#server/features/jobs/lists/show-jobs.ts';
import { jobInReach, jobSeenByCandidate } from '#server/features/jobs/store.ts';
import { jobByAlternateId } from './public-store.ts';

/**
 * The job of a shared link. Its employer sees it as their own, whatever its status. Candidates see it if they may.
 * Visitors see an open one like a candidate. Throws notFound otherwise.
 */
export async function showPublicJob(ctx: Context, viewer: JobReader, alternateId: string): Promise<Job> {
  const job = await jobByAlternateId(ctx.db, alternateId);
  if (!job) throw notFound();
  if (viewer?.role === 'employer' && (await jobInReach(ctx.db, reachOf(viewer), job.id)) !== null) {
    return presentJob(ctx, viewer, job);
  }
  const candidate = asCandidate(viewer);
  const isSeen =
    job.status === 'open' ||
    (candidate !== null && (await jobSeenByCandidate(ctx.db, candidate.id, job.id)) !== null);
  if (!isSeen) throw notFound();
  return presentJob(ctx, candidate, job);
}

/** Another employer counts as a visitor. */
export const asCandidate = (viewer: JobReader): JobReader => (viewer?.role === 'candidate' ? viewer : null);
