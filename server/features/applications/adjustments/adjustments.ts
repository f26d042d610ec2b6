import type {
  getAdjustments,
  getMyAdjustments,
  requestAdjustment as endpoint,
} from '#contract/adjustments.ts';
import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import { inTransaction, type Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { attemptOf } from '../attempt.ts';
import { mailAdjustmentRequested } from '../mails/adjustment-requested.ts';
import { type ApplicationRow, candidatesApplication, employersApplication } from '../store.ts';
import { alreadyBegun } from '../window/change-window.ts';
import { hasBegun } from '../window/window-store.ts';
import { type RequestRow, listedRequests, putRequest, requestsOf } from './adjustment-store.ts';

/** What candidates ask for in the way their interview is held. */

/** Asks the company, or replaces what was asked and waits. The members are told once. */
export async function requestAdjustment(
  ctx: Context,
  candidateId: string,
  { applicationId, kinds, text }: RequestOf<typeof endpoint>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await candidatesApplication(tx, candidateId, applicationId, { lock: true });
    if (!application) throw notFound();
    await assertMayAsk(tx, application);
    const request = { applicationId, kinds, asked: text, at: ctx.clock.now() };
    const { id, isNew } = await putRequest(tx, request);
    if (isNew) await mailAdjustmentRequested(ctx, tx, applicationId, id);
  });
}

/** An adjustment is for an interview that has not begun, by what the candidate was told. */
async function assertMayAsk(tx: Database, application: ApplicationRow): Promise<void> {
  if (isOver(application))
    throw new Refusal('application.decided', 'This application waits for no interview any more.');
  if (await hasBegun(tx, attemptOf(application)))
    throw alreadyBegun('You have begun this interview already, so it can no longer be held in another way.');
}

/** Who missed an interview may still ask for another time. */
const isOver = ({ told_status: status, told_outcome: outcome }: ApplicationRow): boolean =>
  (status !== 'PENDING' && status !== 'SCHEDULED') || (outcome !== null && outcome !== 'no-show');

const present = (row: RequestRow) => ({
  requestId: row.id,
  kinds: row.kinds,
  text: row.asked,
  askedDate: row.asked_at.toISOString(),
  decidedDate: row.decided_at?.toISOString() ?? null,
  isGranted: row.is_granted,
  note: row.note ?? '',
});

export async function myAdjustments(
  ctx: Context,
  candidateId: string,
  applicationId: string,
): Promise<OutputOf<typeof getMyAdjustments>> {
  const application = await candidatesApplication(ctx.db, candidateId, applicationId);
  if (!application) throw notFound();
  const canAsk = !isOver(application) && !(await hasBegun(ctx.db, attemptOf(application)));
  return { canAsk, requests: (await requestsOf(ctx.db, applicationId)).map(present) };
}

export async function adjustmentsAsked(
  ctx: Context,
  companyId: string,
  applicationId: string | undefined,
): Promise<OutputOf<typeof getAdjustments>> {
  const isForeign =
    applicationId !== undefined && !(await employersApplication(ctx.db, companyId, applicationId));
  if (isForeign) throw notFound();
  const rows = await listedRequests(ctx.db, companyId, applicationId);
  return {
    requests: rows.map((row) => ({
      ...present(row),
      applicationId: row.application_id,
      jobId: row.job_id,
      role: row.designation,
      alternateJobId: row.alternate_id,
      candidateName: row.candidate_name,
      decidedBy: row.decided_by_name,
    })),
  };
}
