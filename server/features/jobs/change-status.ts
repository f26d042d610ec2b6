import { TEXTS } from '#contract/texts.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { changeJob, refuseDeleted } from './change-job.ts';
import { type JobRow, type JobStatus, STEPS, firstMissingStep } from './job.ts';
import { updateJob } from './store.ts';

/**
 * draft → open (publish) ⇄ closed (close, repost); any → deleted → what it was (restore) or open (repost). Repeating a
 * move that was made changes nothing.
 */

/** Publishes a draft, or ends the update of a posted job; gives the message to show. */
export async function publishJob(
  ctx: Context,
  employerId: string,
  jobId: string,
  { isUpdate }: { isUpdate: boolean },
): Promise<string> {
  return changeJob(ctx, employerId, jobId, async (tx, job) => {
    refuseDeleted(job);
    requireComplete(job);
    if (job.status === 'draft') {
      await open(ctx, tx, job);
      return TEXTS.jobPublished;
    }
    if (isUpdate) return TEXTS.jobUpdated;
    if (job.status === 'closed') throw new Refusal('This job is closed. Repost it to open it again.');
    return TEXTS.jobPublished;
  });
}

export async function saveAsDraft(ctx: Context, employerId: string, jobId: string): Promise<void> {
  await changeJob(ctx, employerId, jobId, async (tx, job) => {
    refuseDeleted(job);
    if (job.status !== 'draft') throw new Refusal('This job was published already. Close it instead.');
    await updateJob(tx, job.id, { updated_at: ctx.clock.now() });
  });
}

export async function closeJob(ctx: Context, employerId: string, jobId: string): Promise<void> {
  await changeJob(ctx, employerId, jobId, async (tx, job) => {
    if (job.status === 'closed') return;
    refuseDeleted(job);
    if (job.status === 'draft') throw new Refusal('This job was not published yet, so it cannot be closed.');
    await move(ctx, tx, job, 'closed');
  });
}

export async function repostJob(ctx: Context, employerId: string, jobId: string): Promise<void> {
  await changeJob(ctx, employerId, jobId, async (tx, job) => {
    if (job.status === 'open') return;
    if (job.status === 'draft') throw new Refusal('This job is a draft. Publish it instead.');
    requireComplete(job);
    await open(ctx, tx, job);
  });
}

export async function deleteJob(ctx: Context, employerId: string, jobId: string): Promise<void> {
  await changeJob(ctx, employerId, jobId, async (tx, job) => {
    if (job.status === 'deleted') return;
    await updateJob(tx, job.id, {
      status: 'deleted',
      status_before_delete: job.status,
      updated_at: ctx.clock.now(),
    });
  });
}

export async function restoreJob(ctx: Context, employerId: string, jobId: string): Promise<void> {
  await changeJob(ctx, employerId, jobId, async (tx, job) => {
    if (job.status !== 'deleted') return;
    await move(ctx, tx, job, (job.status_before_delete as JobStatus | null) ?? 'draft');
  });
}

async function open(ctx: Context, tx: Database, job: JobRow): Promise<void> {
  await move(ctx, tx, job, 'open', { published_at: ctx.clock.now() });
}

async function move(
  ctx: Context,
  tx: Database,
  job: JobRow,
  status: JobStatus,
  also: { published_at?: Date } = {},
): Promise<void> {
  await updateJob(tx, job.id, {
    ...also,
    status,
    status_before_delete: null,
    updated_at: ctx.clock.now(),
  });
}

function requireComplete(job: JobRow): void {
  const missingStep = firstMissingStep(job);
  if (missingStep)
    throw new Refusal(`Please complete this step first: ${STEPS[missingStep]}.`, { missingStep });
}
