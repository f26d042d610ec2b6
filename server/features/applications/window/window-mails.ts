import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { CompanyMail } from '#server/platform/mail/definition.ts';
import { attemptOf } from '../attempt.ts';
import { interviewClosed } from '../mails/interview-closed.ts';
import { interviewClosing } from '../mails/interview-closing.ts';
import { interviewOpened } from '../mails/interview-opened.ts';
import { mailReminder } from '../mails/interview-reminder.ts';
import { type ApplicationMailData, mailCandidate } from '../mail-data.ts';
import { closingOf } from '../mail-words.ts';
import { type Opening, interviewOpening } from '../status.ts';
import { applicationById, lockApplication } from '../store.ts';
import { type DueMail, type Lead, dueMails, noteMail } from './window-mail-store.ts';
import { hasBegun } from './window-store.ts';

const AT_ONCE = 200;

interface WindowMail {
  lead: Lead;
  mail: (ctx: Context, tx: Database, id: string) => Promise<void>;
  /** The email is only true for an interview in this state. */
  opening: Opening;
}

/** One email for each window, identified by its end. */
export const ofWindow =
  (mail: CompanyMail<ApplicationMailData>) => (ctx: Context, tx: Database, id: string) =>
    mailCandidate(ctx, tx, mail, id, { more: {}, per: (data) => closingOf(data).getTime() });

/** In the order of an interview, except that the shorter reminder comes first. */
const MAILS: readonly WindowMail[] = [
  { lead: 'hour', mail: (ctx, tx, id) => mailReminder(ctx, tx, id, 'hour'), opening: 'too-early' },
  { lead: 'day', mail: (ctx, tx, id) => mailReminder(ctx, tx, id, 'day'), opening: 'too-early' },
  { lead: 'opened', mail: ofWindow(interviewOpened), opening: 'open' },
  { lead: 'closing', mail: ofWindow(interviewClosing), opening: 'open' },
  { lead: 'closed', mail: ofWindow(interviewClosed), opening: 'expired' },
];

/**
 * Tells candidates that their interview opens within a day or an hour, is open, closes within a day and was not begun,
 * or has closed and was not submitted. Each is sent once per window. If the candidate was told about the window after
 * that moment, they know it from that email. After downtime, only what is still true is sent. Safe to repeat, and safe
 * in several processes at once.
 */
export async function sendWindowMails(ctx: Context): Promise<void> {
  for (const mail of MAILS) {
    for (;;) {
      const due = await dueMails(ctx.db, mail.lead, ctx.clock.now(), AT_ONCE);
      for (const one of due) await inTransaction(ctx.db, (tx) => tell(ctx, tx, mail, one));
      if (due.length < AT_ONCE) break;
    }
  }
}

/** A candidate who has turned off this kind of email counts as told. */
async function tell(
  ctx: Context,
  tx: Database,
  { lead, mail, opening }: WindowMail,
  due: DueMail,
): Promise<void> {
  // Checked again under the lock, because it may have been moved, begun or cancelled at the last moment.
  if (!(await lockApplication(tx, due.id))) return;
  const application = await applicationById(tx, due.id);
  if (
    application?.status !== 'SCHEDULED' ||
    application.interview_at?.getTime() !== due.interviewAt.getTime()
  )
    return;
  const now = ctx.clock.now();
  if (!(await noteMail(tx, due, lead, now))) return;
  if (interviewOpening(application, now) !== opening) return;
  if (lead === 'closed' || !(await hasBegun(tx, attemptOf(application)))) await mail(ctx, tx, due.id);
}
