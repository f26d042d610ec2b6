import { REMINDERS } from '#contract/account/notice-kinds.ts';
import { CALENDAR_MINUTES } from '#contract/interview/round-limits.ts';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { SYSTEM } from '#server/features/applications/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { type LockedRound, lockRound } from './book.ts';
import { cancelLocked } from './cancel.ts';
import { updateRound } from './change-store.ts';
import { staleCalendars } from './member-times-store.ts';
import { roundsOfClosed, roundsToRemind } from './round-store.ts';
import { nextReminder, stateOf } from './state.ts';
import { mailReminderTask, refreshCalendarTask } from './tasks.ts';

const AT_ONCE = 200;

/**
 * Cancels rounds that will no longer be held, and sends due reminders. Safe to repeat, and in several processes at
 * once.
 */
export async function tendRounds(ctx: Context): Promise<void> {
  await eachOf(ctx, roundsOfClosed, cancelClosed);
  await eachOf(ctx, roundsToRemind, remind);
}

/** Each result is checked again under the lock, because it may have just been changed. */
async function eachOf(
  ctx: Context,
  find: (db: Database, now: Date, limit: number) => Promise<string[]>,
  act: (ctx: Context, tx: Database, locked: LockedRound, now: Date) => Promise<void>,
): Promise<void> {
  for (;;) {
    const now = ctx.clock.now();
    const ids = await find(ctx.db, now, AT_ONCE);
    for (const id of ids)
      await inTransaction(ctx.db, async (tx) => act(ctx, tx, await lockRound(tx, id), now));
    if (ids.length < AT_ONCE) return;
  }
}

/** A round is not held if its candidate was declined, withdrew or was hired. It is removed from everyone's calendar. */
async function cancelClosed(ctx: Context, tx: Database, locked: LockedRound, at: Date): Promise<void> {
  if (locked.round.cancelledAt === null && locked.round.isClosed)
    await cancelLocked(ctx, tx, locked, { reason: '', by: { actor: SYSTEM }, at });
}

async function remind(
  ctx: Context,
  tx: Database,
  { round, memberIds }: LockedRound,
  now: Date,
): Promise<void> {
  const { id: roundId, startsAt, remindAt, candidateId } = round;
  if (startsAt === null || remindAt === null || remindAt > now) return;
  await updateRound(tx, roundId, { remind_at: nextReminder(startsAt, now) });
  if (stateOf(round, now) !== 'booked' || startsAt <= now) return;
  const left = startsAt.getTime() - now.getTime();
  const { lead } = REMINDERS.findLast(({ aheadMs }) => left <= aheadMs)!;
  const about = { roundId, startsAt: startsAt.toISOString(), lead };
  for (const userId of [candidateId, ...memberIds])
    await ctx.tasks.queue(tx, mailReminderTask, { ...about, userId });
}

/** Each calendar is read in its own task, so that a server that hangs does not delay the others. */
export async function refreshCalendars(ctx: Context): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - CALENDAR_MINUTES * MINUTE_MS);
  for (const memberId of await staleCalendars(ctx.db, since, AT_ONCE))
    await ctx.tasks.queue(ctx.db, refreshCalendarTask, { memberId }, { singletonKey: memberId });
}
