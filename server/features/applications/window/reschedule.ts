import * as said from '#contract/messages/en/applications.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type {
  cancelInterview as cancelEndpoint,
  rescheduleInterview as endpoint,
} from '#contract/interview/interview-again.ts';
import type { setAccommodation } from '#contract/interview/interview.ts';
import { interviewClosesAt } from '#contract/shared/limits.ts';
import { mayMoveWindow } from '#contract/interview/stages.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { badInput } from '#server/platform/outcome.ts';
import { attemptOf } from '../attempt.ts';
import { ownApplication } from '../decide.ts';
import type { Decider } from '../actor.ts';
import { lastMoveOf } from '../stages/move-store.ts';
import { windowFrom } from '../status.ts';
import type { ApplicationRow } from '../store.ts';
import { alreadyBegun, changeInterview, lockForChange } from './change-interview.ts';
import { assertNotBeforeToday, assertToldBefore, noteOfNotice } from './schedule.ts';
import { hasBegun } from './window-store.ts';

/** The changes that a company can make to an interview it scheduled. Giving it again is in features/interviews. */

interface Window {
  opensAt: Date;
  openDays: number;
}

/** Moves an interview that has not begun to another window, or extends it. A missed one is open again. */
export async function rescheduleInterview(
  ctx: Context,
  { companyId, actor }: Decider,
  { applicationId, date, openDays, timeZoneOffsetMinutes, noticeGiven }: RequestOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  return inTransaction(ctx.db, async (tx) => {
    const application = await lockForChange(tx, companyId, applicationId, mayMoveWindow);
    const window = { opensAt: new Date(date), openDays: openDays ?? application.open_days };
    const output = windowFrom(window.opensAt, window.openDays);
    const opensAsBefore = application.interview_at?.getTime() === date;
    const isSame = opensAsBefore && window.openDays === application.open_days;
    if (isSame && application.outcome === null) return output;
    if (!opensAsBefore) {
      assertNotBeforeToday(ctx, window.opensAt, timeZoneOffsetMinutes);
      await assertToldBefore(tx, application, window.opensAt, noticeGiven);
    }
    await assertPossible(tx, application, window, ctx.clock.now());
    await changeInterview(ctx, tx, application, {
      reason: opensAsBefore ? 'extended' : 'moved',
      actor,
      note: noteOfNotice(noticeGiven),
      terms: { interview_at: window.opensAt, open_days: window.openDays },
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
  if (closesAt <= now) throw badInput('openDays', said.overByThen());
  if (!(await hasBegun(tx, attemptOf(application)))) return;
  if (opensAt.getTime() !== application.interview_at?.getTime()) throw alreadyBegun(said.onlyExtend());
  if (application.interview_closes_at && closesAt < application.interview_closes_at)
    throw alreadyBegun(said.onlyLonger());
}

/** Cancels a scheduled interview that has not begun. The application is pending again. Safe to repeat. */
export async function cancelInterview(
  ctx: Context,
  { companyId, actor }: Decider,
  { applicationId, note }: RequestOf<typeof cancelEndpoint>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { stage, outcome } = await ownApplication(tx, companyId, applicationId);
    const isPending = stage === 'applied' && outcome === null;
    if (isPending && (await lastMoveOf(tx, applicationId))?.from_stage === 'ai-interview') return;
    const isScheduled: typeof mayMoveWindow = (place) => mayMoveWindow(place) && place.outcome === null;
    const application = await lockForChange(tx, companyId, applicationId, isScheduled);
    if (await hasBegun(tx, attemptOf(application))) throw alreadyBegun(said.begun());
    await changeInterview(ctx, tx, application, { reason: 'cancelled', actor, note: note ?? null });
  });
}

/** Grants more time for each answer, or proctoring that only records events and never ends the interview. */
export async function accommodate(
  ctx: Context,
  { companyId, actor }: Decider,
  { applicationId, timeFactor, recordOnly }: RequestOf<typeof setAccommodation>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await ownApplication(tx, companyId, applicationId);
    if (application.time_factor === timeFactor && application.record_only === recordOnly) return;
    const terms = { time_factor: timeFactor, record_only: recordOnly };
    await changeInterview(ctx, tx, application, { reason: 'settings', actor, terms });
  });
}
