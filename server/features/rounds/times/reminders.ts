import { REMINDERS, type ReminderLead } from '#contract/account/notice-kinds.ts';
import { CALENDAR_MINUTES } from '#contract/interview/round-limits.ts';
import { inTransaction } from '#server/database/database.ts';
import { SYSTEM } from '#server/features/applications/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { lockRound } from './book.ts';
import { cancelLocked } from './cancel.ts';
import { staleCalendars } from './member-times-store.ts';
import { type DueReminder, dueReminders, noteReminder, roundsOfClosed } from './reminder-store.ts';
import { stateOf } from './state.ts';
import { mailReminderTask, refreshCalendarTask } from './tasks.ts';

const AT_ONCE = 200;

/** Sends due reminders, the shorter one first. Safe to repeat, and safe in several processes at once. */
export async function remindOfRounds(ctx: Context): Promise<void> {
  for (const { lead } of REMINDERS.toReversed()) {
    for (;;) {
      const due = await dueReminders(ctx.db, lead, ctx.clock.now(), AT_ONCE);
      for (const one of due) await remind(ctx, one, lead);
      if (due.length < AT_ONCE) break;
    }
  }
}

async function remind(ctx: Context, due: DueReminder, lead: ReminderLead): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    // Asked again under the lock: it may have been moved or cancelled in the last moment.
    const { round, memberIds } = await lockRound(tx, due.roundId);
    const now = ctx.clock.now();
    if (round.startsAt?.getTime() !== due.startsAt.getTime() || stateOf(round, now) !== 'booked') return;
    if (!(await noteReminder(tx, due, lead, now))) return;
    const about = { roundId: due.roundId, startsAt: due.startsAt.toISOString(), lead };
    for (const userId of [round.candidateId, ...memberIds])
      await ctx.tasks.queue(tx, mailReminderTask, { ...about, userId });
  });
}

/** A round of somebody who was declined, withdrew or was hired is not held: it leaves the calendars of all. */
export async function cancelRoundsOfClosed(ctx: Context): Promise<void> {
  for (;;) {
    const ids = await roundsOfClosed(ctx.db, ctx.clock.now(), AT_ONCE);
    for (const id of ids)
      await inTransaction(ctx.db, async (tx) => {
        const locked = await lockRound(tx, id);
        if (locked.round.cancelledAt !== null || !locked.round.isClosed) return;
        const by = { actor: SYSTEM };
        await cancelLocked(ctx, tx, locked, { reason: '', by, at: ctx.clock.now() });
      });
    if (ids.length < AT_ONCE) return;
  }
}

/** Each calendar is read in a task of its own, so that a server that hangs holds up no other. */
export async function refreshCalendars(ctx: Context): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - CALENDAR_MINUTES * 60_000);
  for (const memberId of await staleCalendars(ctx.db, since, AT_ONCE))
    await ctx.tasks.queue(ctx.db, refreshCalendarTask, { memberId }, { singletonKey: memberId });
}
