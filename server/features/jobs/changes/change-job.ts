import * as said from '#contract/messages/en/employer-jobs.ts';
import type { setBlindReview } from '#contract/company/company-reviews.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { isCompanyDown } from '#server/features/companies/take-down-store.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { lockOwnJob, updateJob } from '#server/features/jobs/store.ts';
import { changeCopy } from './changes.ts';
import { type Edit, revise } from './revisions.ts';

/** Runs `work` on the caller's own job, in a transaction that locks the job. Throws notFound for any other job. */
export async function changeJob<T>(
  ctx: Context,
  employerId: string,
  jobId: string,
  work: (tx: Database, job: JobRow, company: { isDown: boolean }) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx.db, async (tx) => {
    const isDown = await isCompanyDown(tx, employerId);
    const job = await lockOwnJob(tx, employerId, jobId);
    if (!job) throw notFound();
    return work(tx, job, { isDown });
  });
}

/**
 * The same for changes from the wizard. A draft is changed directly. For a posted job, the copy that holds its changes
 * is changed. A deleted job must be restored first.
 */
export async function editJob<T>(
  ctx: Context,
  edit: Edit,
  work: (tx: Database, job: JobRow) => Promise<T>,
): Promise<T> {
  return changeJob(ctx, edit.companyId, edit.jobId, async (tx, job) => {
    refuseDeleted(job);
    const change = (at: Database, found: JobRow) => revise(ctx, at, found, edit, work);
    return job.status === 'draft' ? change(tx, job) : changeCopy(ctx, tx, job, change);
  });
}

export function refuseDeleted(job: JobRow): void {
  if (job.status === 'deleted') throw new Refusal('job.deleted', said.refusedDeleted());
}

/** A setting of the job itself, so it takes effect at once, without publishing changes. */
export async function changeBlindReview(
  ctx: Context,
  caller: EmployerCaller,
  { jobId, isBlind }: RequestOf<typeof setBlindReview>,
  address: string,
): Promise<void> {
  await changeJob(ctx, caller.companyId, jobId, async (tx, job) => {
    if (job.blind_review === isBlind) return;
    await updateJob(tx, job.id, { blind_review: isBlind });
    await recordAudit(tx, {
      at: ctx.clock.now(),
      companyId: caller.companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'job.blind-review',
      subject: { kind: 'job', id: job.id },
      details: { job: job.alternate_id, isBlind },
      address,
    });
  });
}
