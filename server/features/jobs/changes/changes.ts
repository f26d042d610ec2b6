import type { Database } from '#server/database/database.ts';
import { deleteObjects } from '#server/features/uploads/delete-objects.ts';
import type { Context } from '#server/platform/context.ts';
import { messagesOfJobs, takeUnusedMessages } from '#server/features/jobs/details-store.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { questionsOfJobs } from '#server/features/jobs/question-store.ts';
import { replaceQuestions } from '#server/features/jobs/wizard/questions.ts';
import { updateJob } from '#server/features/jobs/store.ts';
import { jobUpdatedTask } from '#server/features/jobs/tasks.ts';
import { changedSteps } from './changed-steps.ts';
import { changesOf, deleteCopy, insertCopy, takeOver } from './changes-store.ts';

/**
 * A posted job is changed on a copy, which only its employer sees. The changes are applied all at once. Everything here
 * runs in a transaction that locks the job, so that there is only one copy and it is applied once.
 */

/**
 * Runs `work` on the copy of a posted job, which is created if there is none. A copy without differences is deleted.
 */
export async function changeCopy<T>(
  ctx: Context,
  tx: Database,
  job: JobRow,
  work: (tx: Database, copy: JobRow) => Promise<T>,
): Promise<T> {
  if (!(await changesOf(tx, job.id))) await insertCopy(tx, job, ctx.clock.now());
  const result = await work(tx, (await changesOf(tx, job.id))!);
  const copy = (await changesOf(tx, job.id))!;
  if ((await changedSteps(tx, job, copy)).length === 0) await deleteCopy(tx, copy.id);
  return result;
}

/** Applies a copy to its job. The job keeps its id, its applications and the candidates who saved it. */
export async function applyCopy(ctx: Context, tx: Database, job: JobRow, copy: JobRow): Promise<void> {
  const now = ctx.clock.now();
  const messages = await messagesOfJobs(tx, [job.id]);
  await replaceQuestions(tx, job, await questionsOfJobs(tx, [copy.id]), now);
  await takeOver(tx, job.id, copy.id);
  await updateJob(tx, job.id, { updated_at: now });
  await deleteCopy(tx, copy.id);
  await forgetMessages(ctx, tx, messages);
  await ctx.tasks.queue(tx, jobUpdatedTask, { jobId: job.id });
}

export async function discardCopy(ctx: Context, tx: Database, copy: JobRow): Promise<void> {
  const messages = await messagesOfJobs(tx, [copy.id]);
  await deleteCopy(tx, copy.id);
  await forgetMessages(ctx, tx, messages);
}

/** Deletes the files of personal messages that no job or copy uses any more. */
export async function forgetMessages(
  ctx: Context,
  tx: Database,
  files: readonly { id: string }[],
): Promise<void> {
  const keys = await takeUnusedMessages(
    tx,
    files.map(({ id }) => id),
  );
  if (keys.length > 0) await ctx.tasks.queue(tx, deleteObjects, { keys });
}
