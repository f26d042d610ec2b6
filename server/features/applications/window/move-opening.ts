import * as said from '#contract/messages/en/applications.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { moveOpening as endpoint } from '#contract/interview/interview-again.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { attemptOf } from '../attempt.ts';
import { interviewOpening, windowFrom } from '../status.ts';
import { type ApplicationRow, candidatesApplication } from '../store.ts';
import { alreadyBegun, changeInterview } from './change-interview.ts';
import { hasBegun } from './window-store.ts';

/** Moves the opening of the interview within its window, once for each window that the company sets. */
export async function moveOpening(
  ctx: Context,
  candidateId: string,
  { applicationId, date }: RequestOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const opensAt = new Date(date);
  return inTransaction(ctx.db, async (tx) => {
    const application = await candidatesApplication(tx, candidateId, applicationId, { lock: true });
    if (!application) throw notFound();
    const now = ctx.clock.now();
    const before = assertScheduled(application, now);
    const { open_days: openDays } = application;
    const output = windowFrom(opensAt, openDays);
    if (before.opensAt.getTime() === date) return output;
    if (await hasBegun(tx, attemptOf(application))) throw alreadyBegun(said.tooLateToMove());
    if (application.opening_moved_from !== null)
      throw new Refusal('interview.opening-moved', refusals.openingMovedAlready());
    if (opensAt < now || opensAt < before.opensAt || opensAt >= before.closesAt)
      throw new Refusal('interview.outside-window', refusals.openingOutside());
    await changeInterview(ctx, tx, application, {
      reason: 'opening-moved',
      actor: { kind: 'candidate', id: candidateId },
      terms: { interview_at: opensAt, open_days: openDays, opening_moved_from: before.opensAt },
    });
    return output;
  });
}

/** The window of an interview that can still be taken, now or later. */
function assertScheduled(application: ApplicationRow, now: Date): { opensAt: Date; closesAt: Date } {
  const opening = interviewOpening(application, now);
  if (opening === 'submitted')
    throw new Refusal('interview.already-submitted', TEXTS.interviewAlreadySubmitted);
  if (opening === 'expired')
    throw new Refusal('interview.expired', refusals.interviewExpired({ days: application.open_days }));
  const { interview_at: opensAt, interview_closes_at: closesAt } = application;
  // Only the company can undo a decision that the candidate has not been told about.
  const isDecided = application.stage !== application.told_stage || application.outcome !== null;
  if (opening === 'not-scheduled' || isDecided || opensAt === null || closesAt === null)
    throw new Refusal('interview.not-scheduled', refusals.interviewNotScheduled());
  return { opensAt, closesAt };
}
