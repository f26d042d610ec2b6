import * as said from '#contract/messages/en/applications.ts';
import type { RequestAnswer } from '#contract/interview/request-kinds.ts';
import type { RefusalCode } from '#contract/shared/refusals.ts';
import type { Place } from '#contract/interview/stages.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { attemptOf } from '../attempt.ts';
import { changedMeanwhile, ownApplication, placeOf } from '../decide.ts';
import { queueApplicationEvent, queueStageChanged } from '../events.ts';
import { mailCancelled } from '../mails/interview-cancelled.ts';
import { mailInterviewChanged } from '../mails/interview-changed.ts';
import { mailScheduled } from '../mails/interview-scheduled.ts';
import type { Actor } from '../actor.ts';
import { type Act, moveApplication } from '../stages/move-store.ts';
import { markAnswered } from '../request-store.ts';
import type { ApplicationRow } from '../store.ts';
import { type Terms, setTerms } from '../terms-store.ts';
import { forgetClosingMails } from './window-mail-store.ts';
import { hasBegun } from './window-store.ts';

/** Why the terms change. For `granted` and `person-instead`, the email that answers the request explains it. */
export type Reason = 'scheduled' | Act | 'settings' | 'granted' | 'cancelled' | 'person-instead';

export interface Change {
  reason: Reason;
  actor: Actor;
  note?: string | null;
  terms?: Partial<Terms>;
}

/** Where the application is after a change. If a reason is not listed, the interview can be taken. */
const PLACES: Partial<Record<Reason, Place>> = {
  cancelled: { stage: 'applied', outcome: null },
  'person-instead': { stage: 'review', outcome: null },
};
const OPEN: Place = { stage: 'ai-interview', outcome: null };

/** The answer that a new window gives to waiting problems. */
const ANSWERS: Partial<Record<Reason, RequestAnswer>> = {
  moved: 'moved',
  extended: 'moved',
  'given-again': 'given-again',
  'given-again-in-part': 'given-again-in-part',
};

/**
 * Changes the terms of an interview, within a transaction that has locked its application. Every change goes through
 * here, so that the history, the candidate and the webhooks get it. The caller checks whether it is possible.
 */
export async function changeInterview(
  ctx: Context,
  tx: Database,
  application: ApplicationRow,
  { reason, actor, note = null, terms = {} }: Change,
): Promise<void> {
  const { id } = application;
  const at = ctx.clock.now();
  if (reason === 'settings' || reason === 'granted') {
    await assertSettable(tx, application);
    await setTerms(tx, id, terms);
    if (reason === 'settings' && application.status === 'SCHEDULED')
      await mailInterviewChanged(ctx, tx, id, reason);
    return;
  }
  const from = placeOf(application);
  const to = PLACES[reason] ?? OPEN;
  const hasWindow = to === OPEN;
  const act = hasWindow && reason !== 'scheduled' ? (reason as Act) : null;
  const moveId = await moveApplication(tx, {
    application,
    to,
    at,
    actor,
    isTold: true,
    note,
    act,
    columns: {
      opening_moved_from: null,
      ...(hasWindow ? terms : { interview_at: null }),
      // Reminders go to people who have known the time for long enough.
      ...(hasWindow && reason !== 'extended' ? { decided_at: at } : {}),
    },
  });
  if (moveId === null) throw changedMeanwhile();
  // A company that schedules one interview gets only the event for that.
  if (reason !== 'scheduled' && (from.stage !== to.stage || from.outcome !== to.outcome))
    await queueStageChanged(ctx, tx, [application], { from, to });
  if (reason === 'cancelled') await mailCancelled(ctx, tx, application);
  if (!hasWindow) return;
  const answer = ANSWERS[reason];
  if (answer) await markAnswered(tx, { applicationId: id }, { answer, at, actor });
  await forgetClosingMails(tx, id);
  await (act === null ? mailScheduled(ctx, tx, id) : mailInterviewChanged(ctx, tx, id, act));
  await queueApplicationEvent(ctx, tx, 'application.scheduled', application, {
    interviewDate: terms.interview_at!,
    key: `${id} ${moveId}`,
  });
}

async function assertSettable(tx: Database, application: ApplicationRow): Promise<void> {
  if (application.status !== 'PENDING' && application.status !== 'SCHEDULED')
    throw new Refusal('application.decided', said.nothingToChange());
  if (await hasBegun(tx, attemptOf(application))) throw alreadyBegun(said.settingsFixed());
}

/** The company's application with its row locked, if its interview can be changed in its current state. */
export async function lockForChange(
  tx: Database,
  companyId: string,
  applicationId: string,
  mayChange: (place: Place) => boolean,
): Promise<ApplicationRow> {
  const application = await ownApplication(tx, companyId, applicationId);
  assertTold(application);
  if (!mayChange(application)) throw whyNot(application);
  return application;
}

export function assertTold(application: ApplicationRow): void {
  if (application.stage !== application.told_stage || application.outcome !== application.told_outcome)
    throw new Refusal('application.not-told', said.notToldYet());
}

const CLOSED: Partial<Record<string, [RefusalCode, () => string]>> = {
  declined: ['application.already-declined', said.alreadyDeclined],
  withdrawn: ['application.withdrawn', said.alreadyWithdrawn],
  hired: ['application.changed-meanwhile', said.endedHired],
};

function whyNot({ outcome, status }: Pick<ApplicationRow, 'outcome' | 'status'>): Refusal {
  const closed = CLOSED[outcome ?? ''];
  if (closed) return new Refusal(closed[0], closed[1]());
  if (status === 'COMPLETED') return new Refusal('interview.already-submitted', said.alreadySubmitted());
  return new Refusal('interview.not-scheduled', refusals.interviewNotScheduled());
}

export const alreadyBegun = (message: string) => new Refusal('interview.already-begun', message);
