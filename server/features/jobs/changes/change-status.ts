import * as said from '#contract/messages/en/employer-jobs.ts';
import { titleOfStep } from '#contract/job/wizard-steps.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { decisionMinutes } from '#server/features/companies/store.ts';
import { type JobRow, type JobStatus, firstMissingStep } from '#server/features/jobs/job.ts';
import { updateJob } from '#server/features/jobs/store.ts';
import { jobDeletedTask } from '../tasks.ts';
import { changeJob, refuseDeleted } from './change-job.ts';
import { applyCopy, discardCopy } from './changes.ts';
import { changedParts, contentsOf } from './changed-steps.ts';
import { changesOf } from './changes-store.ts';
import { recordChange } from './revision-store.ts';
import { type Edit, refuseUnseen } from './revisions.ts';

const MINUTE_MS = 60_000;

/**
 * draft → open (publish) ⇄ closed (close, repost); any → deleted → its earlier status (restore), or open (repost) if it
 * was ever posted. Repeating a change has no effect.
 */

/** Publishes a draft, or applies the stored changes of a posted job. Returns the message to show. */
export async function publishJob(ctx: Context, edit: Edit, isUpdate: boolean): Promise<string> {
  return changeJob(ctx, edit.companyId, edit.jobId, async (tx, job, company) => {
    refuseDeleted(job);
    if (job.status === 'draft') {
      await refuseUnseen(ctx, tx, edit);
      requireComplete(job);
      refuseTakenDown(job, company);
      await open(ctx, tx, job);
      return TEXTS.jobPublished;
    }
    if (isUpdate) {
      const copy = await changesOf(tx, job.id);
      await refuseUnseen(ctx, tx, edit);
      requireComplete(copy ?? job);
      if (copy) await applyCopy(ctx, tx, job, copy);
      return TEXTS.jobUpdated;
    }
    if (job.status === 'closed') throw new Refusal('job.closed', said.refusedClosed());
    return TEXTS.jobPublished;
  });
}

/** Deletes the unapplied changes of a posted job, so that its employer sees it as candidates do. */
export async function discardChanges(ctx: Context, edit: Edit): Promise<void> {
  await changeJob(ctx, edit.companyId, edit.jobId, async (tx, job) => {
    const copy = await changesOf(tx, job.id);
    if (!copy) return;
    await refuseUnseen(ctx, tx, edit);
    const contents = await contentsOf(tx, [job, copy]);
    // Discarding is itself a change for anyone who has read the copy.
    const parts = changedParts(contents(copy), contents(job));
    await recordChange(tx, job.id, parts, { by: edit.by, at: ctx.clock.now() });
    await discardCopy(ctx, tx, copy);
  });
}

export async function saveAsDraft(ctx: Context, employerId: string, jobId: string): Promise<void> {
  await changeJob(ctx, employerId, jobId, async (tx, job) => {
    refuseDeleted(job);
    if (job.status !== 'draft') throw new Refusal('job.already-published', said.refusedPublished());
    await updateJob(tx, job.id, { updated_at: ctx.clock.now() });
  });
}

export async function closeJob(ctx: Context, employerId: string, jobId: string): Promise<void> {
  await changeJob(ctx, employerId, jobId, async (tx, job) => {
    if (job.status === 'closed') {
      // The employer does not want it to reopen, whatever an operator decides.
      if (job.opens_again) await updateJob(tx, job.id, { opens_again: false });
      return;
    }
    refuseDeleted(job);
    if (job.status === 'draft') throw new Refusal('job.not-published', said.refusedNotPublished());
    await move(ctx, tx, job, 'closed');
  });
}

/**
 * Reopens a job that was closed by mistake a moment ago. Unlike a repost, this doesn't make it a new job for anyone.
 */
export async function undoClosing(ctx: Context, employerId: string, jobId: string): Promise<void> {
  await changeJob(ctx, employerId, jobId, async (tx, job, company) => {
    if (job.status !== 'closed' || company.isDown || job.taken_down_at !== null) return;
    await move(ctx, tx, job, 'open');
  });
}

export async function repostJob(ctx: Context, employerId: string, jobId: string): Promise<void> {
  await changeJob(ctx, employerId, jobId, async (tx, job, company) => {
    if (job.status === 'open') return;
    if (job.status === 'draft') throw new Refusal('job.not-published', said.refusedDraft());
    requireComplete(job);
    // Reposting only opens a job that was open before. It does not publish a job that was never posted.
    if (job.published_at === null) throw new Refusal('job.never-posted', said.refusedNeverPosted());
    refuseTakenDown(job, company);
    await open(ctx, tx, job);
  });
}

export async function deleteJob(ctx: Context, employerId: string, jobId: string): Promise<void> {
  await changeJob(ctx, employerId, jobId, async (tx, job) => {
    if (job.status === 'deleted') return;
    const at = ctx.clock.now();
    await updateJob(tx, job.id, {
      status: 'deleted',
      status_before_delete: job.status,
      updated_at: at,
    });
    if (job.published_at === null) return;
    const minutes = await decisionMinutes(tx, employerId);
    await ctx.tasks.queue(
      tx,
      jobDeletedTask,
      { jobId: job.id, deletedAt: at.toISOString() },
      { startAfter: new Date(at.getTime() + minutes * MINUTE_MS) },
    );
  });
}

export async function restoreJob(ctx: Context, employerId: string, jobId: string): Promise<void> {
  await changeJob(ctx, employerId, jobId, async (tx, job) => {
    if (job.status !== 'deleted') return;
    await move(ctx, tx, job, (job.status_before_delete as JobStatus | null) ?? 'draft');
  });
}

function refuseTakenDown(job: JobRow, company: { isDown: boolean }): void {
  if (company.isDown) throw new Refusal('company.taken-down', said.refusedCompanyDown());
  if (job.taken_down_at !== null)
    throw new Refusal('job.taken-down', said.refusedTakenDown({ reason: job.taken_down_reason ?? '' }));
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
    throw new Refusal('job.incomplete', said.refusedIncomplete({ step: titleOfStep(missingStep) }), {
      missingStep,
    });
}
