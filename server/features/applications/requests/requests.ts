import * as said from '#contract/messages/en/applications.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { PROBLEMS_MAX } from '#contract/shared/limits.ts';
import { isProblem } from '#contract/interview/request-kinds.ts';
import type { getMyRequests, getRequests, makeRequest as endpoint } from '#contract/interview/requests.ts';
import { mayGiveAgain } from '#contract/interview/stages.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { attemptOf } from '../attempt.ts';
import { queueApplicationEvent } from '../events.ts';
import { mailRequestMade } from '../mails/request-made.ts';
import { readsAdjustments } from '../present.ts';
import { actorInWords } from '../actor.ts';
import { type ApplicationRow, candidatesApplication, employersApplication } from '../store.ts';
import { alreadyBegun } from '../window/change-interview.ts';
import { hasBegun } from '../window/window-store.ts';
import {
  type RequestRow,
  listedRequests,
  putRequest,
  requestsOf,
  waitingProblems,
} from '../request-store.ts';

/**
 * Sends a request to the company. Its members get one email for each problem, and only one for a request that is
 * replaced while it is waiting.
 */
export async function makeRequest(
  ctx: Context,
  candidateId: string,
  { applicationId, kinds, text }: RequestOf<typeof endpoint>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await candidatesApplication(tx, candidateId, applicationId, { lock: true });
    if (!application) throw notFound();
    const now = ctx.clock.now();
    const problem = isProblem(kinds);
    if (!problem) await assertMayAsk(tx, application);
    else if (await isReported(tx, application, text, now)) return;
    const attempt = problem ? application.attempt : null;
    const request = { application_id: applicationId, attempt, kinds, text, asked_at: now };
    const { id, isNew } = await putRequest(tx, request);
    if (isNew)
      await mailRequestMade(ctx, tx, applicationId, { requestId: id, problem: problem ? text : null });
    // Without the text, because the reader of the webhook may not be a member of the company.
    if (problem) await queueApplicationEvent(ctx, tx, 'interview.trouble', application, { key: id });
  });
}

/** An adjustment is only for an interview that has not begun, as far as the candidate knows. */
async function assertMayAsk(tx: Database, application: ApplicationRow): Promise<void> {
  if (isOver(application)) throw new Refusal('application.decided', said.noInterviewLeft());
  if (await hasBegun(tx, attemptOf(application))) throw alreadyBegun(said.tooLateToAsk());
}

/** People who missed an interview may still ask for another time. */
const isOver = ({ told_status: status, told_outcome: outcome }: ApplicationRow): boolean =>
  (status !== 'PENDING' && status !== 'SCHEDULED') || (outcome !== null && outcome !== 'no-show');

/**
 * Whether the same problem is already waiting. Throws if none can be reported: before the interview opens, or once the
 * application is decided.
 */
async function isReported(
  tx: Database,
  application: ApplicationRow,
  text: string,
  now: Date,
): Promise<boolean> {
  const { told_stage: stage, told_outcome: outcome, interview_at: opensAt } = application;
  if (!mayGiveAgain({ stage, outcome })) {
    if (outcome === null) throw new Refusal('interview.not-scheduled', refusals.interviewNotScheduled());
    throw new Refusal('application.decided', said.closedAlready());
  }
  if (opensAt !== null && now < opensAt)
    throw new Refusal('interview.too-early', refusals.interviewTooEarly());
  const waiting = await waitingProblems(tx, application.id);
  if (waiting.some((problem) => problem.text === text && problem.attempt === application.attempt))
    return true;
  if (waiting.length >= PROBLEMS_MAX) throw new Refusal('request.too-many', said.tooManyReports());
  return false;
}

const present = (row: RequestRow) => ({
  requestId: row.id,
  kinds: row.kinds,
  text: row.text,
  askedDate: row.asked_at.toISOString(),
  answer:
    row.answer === null || row.answered_at === null
      ? null
      : { kind: row.answer, note: row.note ?? '', at: row.answered_at.toISOString() },
});

export async function myRequests(
  ctx: Context,
  candidateId: string,
  applicationId: string,
): Promise<OutputOf<typeof getMyRequests>> {
  const application = await candidatesApplication(ctx.db, candidateId, applicationId);
  if (!application) throw notFound();
  const canAsk = !isOver(application) && !(await hasBegun(ctx.db, attemptOf(application)));
  return { canAsk, requests: (await requestsOf(ctx.db, applicationId)).map(present) };
}

export async function companyRequests(
  ctx: Context,
  caller: EmployerCaller,
  applicationId: string | undefined,
): Promise<OutputOf<typeof getRequests>> {
  const { companyId } = caller;
  const isForeign =
    applicationId !== undefined && !(await employersApplication(ctx.db, companyId, applicationId));
  if (isForeign) throw notFound();
  const problemsOnly = !readsAdjustments(caller);
  const rows = await listedRequests(ctx.db, companyId, { applicationId, problemsOnly });
  return {
    requests: rows.map((row) => ({
      ...present(row),
      applicationId: row.application_id,
      jobId: row.job_id,
      role: row.designation,
      alternateJobId: row.alternate_id,
      candidateName: row.candidate_name,
      answeredBy:
        row.answer === null ? null : (row.answered_by_name ?? actorInWords({ kind: 'token', name: null })),
    })),
  };
}
