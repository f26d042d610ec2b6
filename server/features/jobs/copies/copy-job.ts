import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { changeJob } from '#server/features/jobs/changes/change-job.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { ownJob } from '#server/features/jobs/store.ts';
import { type SubmittedJob, draftId, newAlternateId } from '#server/features/jobs/wizard/submit-details.ts';
import { insertDraftOf } from './copies-store.ts';

/** A new draft with the content of the caller's own job, whatever its status. */
export async function copyJob(
  ctx: Context,
  employerId: string,
  jobId: string,
  draftKey: string | undefined,
): Promise<SubmittedJob> {
  return changeJob(ctx, employerId, jobId, (tx, job) => draftOf(ctx, tx, job, draftKey));
}

/** Returns the same draft for the same key of the same employer. */
export async function draftOf(
  ctx: Context,
  tx: Database,
  source: JobRow,
  draftKey: string | undefined,
): Promise<SubmittedJob> {
  const employerId = source.employer_id;
  const id = draftKey === undefined ? undefined : draftId(ctx, employerId, `of ${source.id} ${draftKey}`);
  for (;;) {
    const alternateId = newAlternateId();
    const made = await insertDraftOf(tx, source.id, { id, alternateId, at: ctx.clock.now() });
    if (made !== null) return { id: made, alternateId };
    const earlier = id === undefined ? null : await ownJob(tx, employerId, id);
    if (earlier) return { id: earlier.id, alternateId: earlier.alternate_id };
  }
}
