import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { rescheduleInterview as endpoint } from '#contract/interview-again.ts';
import { interviewClosesAt } from '#contract/limits.ts';
import { type Place, mayMoveWindow } from '#contract/stages.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { badInput } from '#server/platform/outcome.ts';
import { attemptOf } from '../attempt.ts';
import { assertNotBeforeToday, assertToldBefore, noteOfNotice, placeOf } from '../decide.ts';
import { queueApplicationEvent, queueStageChanged } from '../events.ts';
import { mailMoved } from '../mails/interview-moved.ts';
import type { Decider } from '../stages/actor.ts';
import { moveApplication } from '../stages/move-store.ts';
import type { ApplicationRow } from '../store.ts';
import { answerTroubles } from '../troubles/trouble-store.ts';
import { alreadyBegun, changedMeanwhile, lockForChange } from './change-window.ts';
import { forgetClosingMails } from './window-mail-store.ts';
import { hasBegun } from './window-store.ts';

const OPEN: Place = { stage: 'ai-interview', outcome: null };

interface Window {
  opensAt: Date;
  openDays: number;
}

/**
 * Moves an interview that has not begun to another window, or extends it. One that was missed is open again. The same
 * window again changes nothing.
 */
export async function rescheduleInterview(
  ctx: Context,
  { companyId, actor }: Decider,
  { applicationId, date, openDays, timeZoneOffsetMinutes, noticeGiven }: RequestOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  return inTransaction(ctx.db, async (tx) => {
    const application = await lockForChange(tx, companyId, applicationId, mayMoveWindow);
    const window = { opensAt: new Date(date), openDays: openDays ?? application.open_days };
    const output = {
      date: window.opensAt.toISOString(),
      openUntil: interviewClosesAt(window.opensAt, window.openDays).toISOString(),
      openDays: window.openDays,
    };
    const opensAsBefore = application.interview_at?.getTime() === date;
    const isSame = opensAsBefore && window.openDays === application.open_days;
    if (isSame && application.outcome === null) return output;
    const now = ctx.clock.now();
    if (!opensAsBefore) {
      assertNotBeforeToday(ctx, window.opensAt, timeZoneOffsetMinutes);
      await assertToldBefore(tx, application, window.opensAt, noticeGiven);
    }
    await assertPossible(tx, application, window, now);
    const moveId = await moveApplication(tx, {
      application,
      to: OPEN,
      at: now,
      actor,
      isTold: true,
      act: opensAsBefore ? 'extended' : 'moved',
      note: noteOfNotice(noticeGiven),
      columns: {
        interview_at: window.opensAt,
        open_days: window.openDays,
        opening_moved_from: null,
        // Reminders go to those who knew of the time long enough before it.
        ...(opensAsBefore ? {} : { decided_at: now }),
      },
    });
    if (moveId === null) throw changedMeanwhile();
    await answerTroubles(tx, applicationId, { answer: 'moved', at: now, actor });
    await forgetClosingMails(tx, applicationId);
    await mailMoved(ctx, tx, applicationId, { opensAsBefore });
    if (application.outcome !== null)
      await queueStageChanged(ctx, tx, application, { from: placeOf(application), to: OPEN });
    await queueApplicationEvent(ctx, tx, 'application.scheduled', application, {
      interviewDate: window.opensAt,
      key: `${applicationId} ${moveId}`,
    });
    return output;
  });
}

async function assertPossible(
  tx: Database,
  application: ApplicationRow,
  { opensAt, openDays }: Window,
  now: Date,
): Promise<void> {
  const closesAt = interviewClosesAt(opensAt, openDays);
  if (closesAt <= now) throw badInput('openDays', 'By then the interview would be over already');
  if (!(await hasBegun(tx, attemptOf(application)))) return;
  if (opensAt.getTime() !== application.interview_at?.getTime())
    throw alreadyBegun('The interview has begun already. It can be extended, and no longer be moved.');
  if (application.interview_closes_at && closesAt < application.interview_closes_at)
    throw alreadyBegun('The interview has begun already. It can be open for longer, and not for less time.');
}
