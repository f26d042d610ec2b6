import { z } from 'zod';
import { HOUR_MS } from '#contract/shared/limits.ts';
import { PATHS, pathWithToken } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';
import { doneFrom } from '../sessions/done-from.ts';
import * as changes from './email-change-store.ts';
import { MAIL_TRIES, sendMail } from './mail-tasks.ts';
import { confirmEmailMail } from '../mails/confirm-email.ts';
import { emailChangeAsked } from '../mails/email-change-asked.ts';
import { emailChanged } from '../mails/email-changed.ts';
import { chosenBy } from '../language.ts';
import { userById } from '../store.ts';
import { newEmailToken } from '../sessions/tokens.ts';

/** Emails about a change of the email address. As in link-mails.ts, the queue never stores a link. */

const CONFIRM_HOURS = 24;
export const UNDO_DAYS = 7;

/** To the new address, to the old one at the request, and to the old one after the change. */
const mailKind = z.enum(['confirm', 'asked', 'changed']);
type Kind = z.output<typeof mailKind>;

const changeMail = defineTask({
  name: 'accounts.mail-email-change',
  payload: z.object({
    changeId: z.string(),
    to: z.string(),
    kind: mailKind,
    done: z.object({
      device: z.string(),
      place: z.object({ network: z.string(), country: z.string().nullable() }),
    }),
  }),
  ...MAIL_TRIES,
});

/** Queues an email about a change. Inside a transaction, it is sent only if that commits. */
export async function queueChangeMail(
  ctx: Context,
  db: Database,
  change: changes.EmailChangeRow,
  kind: Kind,
  origin: Origin,
): Promise<void> {
  const to = kind === 'confirm' ? change.new_email : change.old_email;
  await ctx.tasks.queue(db, changeMail, { changeId: change.id, to, kind, done: doneFrom(origin) });
}

export const emailChangeMailHandlers: TaskHandler[] = [
  taskHandler(changeMail, async (ctx, { changeId, to, kind, done }) => {
    const change = await changes.emailChangeById(ctx.db, changeId);
    const user = change && (await userById(ctx.db, change.user_id));
    // The change may have been undone, and the account deleted, while the email was queued.
    if (!user) return;
    // Their language can't be looked up by address: the new one is not confirmed yet, and later the old one is gone.
    const otherwiseIn = chosenBy(user) ?? 'en';
    if (kind === 'confirm') {
      if (change.confirmed_at !== null || change.void_at !== null) return;
      const url = await newLink(ctx, changeId, 'confirm');
      const data = { name: user.name, url, hours: CONFIRM_HOURS };
      return sendMail(ctx, confirmEmailMail, { to, data, otherwiseIn });
    }
    const url = await newLink(ctx, changeId, 'undo');
    const mail = kind === 'asked' ? emailChangeAsked : emailChanged;
    const data = { ...done, name: user.name, newEmail: change.new_email, url, days: UNDO_DAYS };
    return sendMail(ctx, mail, { to, data, otherwiseIn });
  }),
];

async function newLink(ctx: Context, changeId: string, purpose: changes.EmailChangePurpose): Promise<string> {
  const { token, tokenHash } = newEmailToken();
  const hours = purpose === 'confirm' ? CONFIRM_HOURS : UNDO_DAYS * 24;
  const expiresAt = new Date(ctx.clock.now().getTime() + hours * HOUR_MS);
  const link = { token_hash: tokenHash, change_id: changeId, purpose, expires_at: expiresAt };
  await changes.insertEmailChangeLink(ctx.db, link);
  const page = purpose === 'confirm' ? PATHS.confirmEmail : PATHS.undoEmailChange;
  return `${ctx.config.publicUrl}${pathWithToken(page, token)}`;
}
