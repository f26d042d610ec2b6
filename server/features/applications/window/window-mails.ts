import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { mailInterviewClosed } from '../mails/interview-closed.ts';
import { mailInterviewClosing } from '../mails/interview-closing.ts';
import { mailInterviewOpened } from '../mails/interview-opened.ts';
import { attemptOf } from '../attempt.ts';
import { interviewOpening } from '../status.ts';
import { type ApplicationRow, applicationById, lockApplication } from '../store.ts';
import { noteReminder } from '../reminder-store.ts';
import { type WindowLead, dueWindows } from './window-mail-store.ts';
import { hasBegun } from './window-store.ts';

const AT_ONCE = 200;

type Mail = (ctx: Context, tx: Database, applicationId: string) => Promise<void>;

const MAILS: Record<WindowLead, { mail: Mail; opening: 'open' | 'expired' }> = {
  opened: { mail: mailInterviewOpened, opening: 'open' },
  closing: { mail: mailInterviewClosing, opening: 'open' },
  closed: { mail: mailInterviewClosed, opening: 'expired' },
};

/**
 * Tells candidates that their interview is open, closes within a day and was not begun, or has closed and was not
 * submitted; each once for a window. Whoever was told of the window after that moment knows it from that mail. Safe to
 * repeat, and safe in several processes at once.
 */
export async function sendWindowMails(ctx: Context): Promise<void> {
  for (const lead of ['opened', 'closing', 'closed'] as const) {
    for (;;) {
      const due = await dueWindows(ctx.db, lead, ctx.clock.now(), AT_ONCE);
      for (const id of due) await inTransaction(ctx.db, (tx) => tell(ctx, tx, lead, id));
      if (due.length < AT_ONCE) break;
    }
  }
}

async function tell(ctx: Context, tx: Database, lead: WindowLead, id: string): Promise<void> {
  // Asked again under the lock: it may have been moved, begun or called off in the last moment.
  if (!(await lockApplication(tx, id))) return;
  const application = await applicationById(tx, id);
  if (!application?.interview_at) return;
  const now = ctx.clock.now();
  const reminder = { applicationId: id, interviewAt: application.interview_at, lead, at: now };
  if (!(await noteReminder(tx, reminder))) return;
  if (await isTrue(tx, application, lead, now)) await MAILS[lead].mail(ctx, tx, id);
}

async function isTrue(
  tx: Database,
  application: ApplicationRow,
  lead: WindowLead,
  now: Date,
): Promise<boolean> {
  if (interviewOpening(application, now) !== MAILS[lead].opening) return false;
  return lead === 'closed' || !(await hasBegun(tx, attemptOf(application)));
}
