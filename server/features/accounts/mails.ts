import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { queueMail } from './mail-tasks.ts';
import { type UserRow, insertEmailToken } from './store.ts';
import { newEmailToken } from './tokens.ts';

const VERIFY_HOURS = 72;
const RESET_HOURS = 1;

/** `returnTo` is the job that somebody registers from: the link carries it to whatever browser opens it. */
export async function mailVerificationLink(
  ctx: Context,
  db: Database,
  user: UserRow,
  returnTo?: string,
): Promise<void> {
  const link = await mailedLink(ctx, db, user, 'verify', VERIFY_HOURS, '/verifyEmail');
  const url = returnTo === undefined ? link : `${link}&${new URLSearchParams({ returnTo })}`;
  await queueMail(ctx, db, {
    to: user.email,
    subject: 'Please verify your email address',
    heading: `Welcome to Roundone, ${user.name}`,
    paragraphs: ['One click and your account is ready.', `The link works for ${VERIFY_HOURS} hours.`],
    action: { label: 'Activate my account', url },
    footer: ['You did not register? Then nothing will happen if you ignore this mail.'],
  });
}

export async function mailResetLink(ctx: Context, db: Database, user: UserRow): Promise<void> {
  const url = await mailedLink(ctx, db, user, 'reset', RESET_HOURS, '/resetPassword');
  await queueMail(ctx, db, {
    to: user.email,
    subject: 'Reset your password',
    heading: 'A new password',
    paragraphs: [`Hello ${user.name}, here is the link you asked for.`, 'It works once, for one hour.'],
    action: { label: 'Choose a new password', url },
    footer: ['You did not ask for this? Then ignore this mail: your password stays as it is.'],
  });
}

async function mailedLink(
  ctx: Context,
  db: Database,
  user: UserRow,
  purpose: 'verify' | 'reset',
  hours: number,
  page: string,
): Promise<string> {
  const { token, tokenHash } = newEmailToken();
  const expiresAt = new Date(ctx.clock.now().getTime() + hours * 3_600_000);
  await insertEmailToken(db, { tokenHash, userId: user.id, purpose, expiresAt });
  return `${ctx.config.publicUrl}${page}?token=${token}`;
}

/** Tells the operator that somebody wrote; throws nothing about who they are beyond what they gave. */
export async function mailOperator(
  ctx: Context,
  subject: string,
  from: { phone: string; email: string; message?: string | undefined },
): Promise<void> {
  await queueMail(ctx, ctx.db, {
    to: ctx.config.operatorMail,
    subject,
    heading: subject,
    paragraphs: [
      `E-mail: ${from.email}`,
      `Phone: ${from.phone}`,
      ...(from.message ? from.message.split(/\n{2,}/) : ['No message was left.']),
    ],
  });
}
