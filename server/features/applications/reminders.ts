import { REMINDERS, type ReminderLead } from '#contract/notice-kinds.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { mailReminder } from './mails/interview-reminder.ts';
import { sendWindowMails } from './window/window-mails.ts';
import { type DueReminder, dueReminders, isStillScheduled, noteReminder } from './reminder-store.ts';

/**
 * Each reminder can be sent from `aheadMs` before the interview until the next reminder is due. The shortest
 * lead comes first.
 */
const LEADS = REMINDERS.map(({ lead, aheadMs }, index) => ({
  lead,
  aheadMs,
  untilMs: REMINDERS[index + 1]?.aheadMs ?? 0,
})).toReversed();
const AT_ONCE = 200;

/**
 * Sends the reminders for interviews that open within a day and within an hour, each once. An interview that
 * was scheduled later than a reminder's lead gets no such reminder. After downtime, only reminders that are
 * still true are sent. Then the mails about windows that opened or close. Safe to repeat, and safe in several processes at once.
 */
export async function sendReminders(ctx: Context): Promise<void> {
  for (const { lead, aheadMs, untilMs } of LEADS) {
    for (;;) {
      const now = ctx.clock.now().getTime();
      const window = { after: new Date(now + untilMs), until: new Date(now + aheadMs), aheadMs };
      const due = await dueReminders(ctx.db, lead, window, AT_ONCE);
      for (const reminder of due) await remind(ctx, lead, reminder);
      if (due.length < AT_ONCE) break;
    }
  }
  await sendWindowMails(ctx);
}

/** A candidate who turned reminders off counts as reminded. */
async function remind(ctx: Context, lead: ReminderLead, reminder: DueReminder): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await isStillScheduled(tx, reminder))) return;
    if (!(await noteReminder(tx, { ...reminder, lead, at: ctx.clock.now() }))) return;
    await mailReminder(ctx, tx, reminder.applicationId, lead);
  });
}
