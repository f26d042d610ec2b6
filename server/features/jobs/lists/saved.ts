import type { Context } from '#server/platform/context.ts';
import { deleteSavedJob, insertSavedJob } from './saved-store.ts';
import { getJobForCandidate } from './show-jobs.ts';

/** Saves a job that the candidate may see; a saved job stays visible to them, whatever its status. */
export async function saveJob(ctx: Context, candidateId: string, jobId: string): Promise<void> {
  const job = await getJobForCandidate(ctx.db, candidateId, jobId);
  await insertSavedJob(ctx.db, { candidateId, jobId: job.id, at: ctx.clock.now() });
}

export async function unsaveJob(ctx: Context, candidateId: string, jobId: string): Promise<void> {
  await deleteSavedJob(ctx.db, candidateId, jobId);
}
