import { z } from 'zod';
import { HOUR_MS } from '#contract/limits.ts';
import { PATHS, pathWithToken, registrationPath, type PathOf } from '#contract/paths.ts';
import { jobPath } from '#contract/rules.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Context } from '#server/platform/context.ts';
import { type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';
import { RESET_HOURS, VERIFY_HOURS } from './link-hours.ts';
import { MAIL_TRIES, sendMail } from './mail-tasks.ts';
import { resetBeforeVerifying } from './mails/reset-before-verifying.ts';
import { resetPasswordMail } from './mails/reset-password.ts';
import { verifyEmailMail } from './mails/verify-email.ts';
import {
  type RegistrationRow,
  insertRegistrationToken,
  noteMailed,
  pendingRegistration,
  pendingRegistrations,
} from './registration-store.ts';
import { insertEmailToken, userByEmail } from './store.ts';
import { newEmailToken } from './tokens.ts';

/**
 * Mails with a link to an account. The queue stores only the recipient, never the link: the link is created
 * when the mail is sent. Before a mail is queued, it must be counted (mail-limits.ts).
 */

const verificationMail = defineTask({
  name: 'accounts.mail-verification',
  payload: z.object({ registrationId: z.string(), returnTo: jobPath.optional() }),
  ...MAIL_TRIES,
});

const resetMail = defineTask({
  name: 'accounts.mail-reset',
  payload: z.object({ email: z.string() }),
  ...MAIL_TRIES,
});

/**
 * `returnTo` is the job from which somebody registers: it is part of the link, so it works in any browser.
 */
export async function queueVerification(
  ctx: Context,
  db: Database,
  { registrationId, returnTo }: { registrationId: string; returnTo?: string | undefined },
): Promise<void> {
  await ctx.tasks.queue(db, verificationMail, { registrationId, returnTo });
}

/** For any address: whether it has an account is looked up later, so that the answer reveals nothing. */
export async function queueReset(ctx: Context, db: Database, email: string): Promise<void> {
  await ctx.tasks.queue(db, resetMail, { email });
}

export const linkMailHandlers: TaskHandler[] = [
  taskHandler(verificationMail, async (ctx, { registrationId, returnTo }) => {
    const registration = await pendingRegistration(ctx.db, registrationId, ctx.clock.now());
    // It may have been activated or voided while the mail was queued.
    if (registration) await sendVerification(ctx, registration, returnTo);
  }),
  taskHandler(resetMail, async (ctx, { email }) => {
    const user = await userByEmail(ctx.db, email);
    if (user) return sendReset(ctx, user);
    const [newest] = await pendingRegistrations(ctx.db, email, ctx.clock.now());
    if (newest) await sendFirstReset(ctx, newest);
  }),
];

async function sendVerification(
  ctx: Context,
  registration: RegistrationRow,
  returnTo: string | undefined,
): Promise<void> {
  const page = PATHS.verifyEmail;
  const url = await linkOfRegistration(ctx, registration, 'verify', VERIFY_HOURS, page, returnTo);
  await sendMail(ctx, verifyEmailMail, {
    to: registration.email,
    data: { ...registeredBy(registration), hours: VERIFY_HOURS, url },
  });
}

/** A link with which the person chooses a new password. It works once, for `RESET_HOURS`. */
export async function newResetLink(
  parts: { db: Database; clock: Clock; config: { publicUrl: string } },
  userId: string,
): Promise<string> {
  const { token, tokenHash } = newEmailToken();
  const expiresAt = hoursFromNow(parts, RESET_HOURS);
  await insertEmailToken(parts.db, { tokenHash, userId, purpose: 'reset', expiresAt });
  return `${parts.config.publicUrl}${pathWithToken(PATHS.resetPassword, token)}`;
}

async function sendReset(ctx: Context, user: { id: string; name: string; email: string }): Promise<void> {
  const url = await newResetLink(ctx, user.id);
  await sendMail(ctx, resetPasswordMail, { to: user.email, data: { name: user.name, url } });
}

/**
 * For somebody who forgot the password before the address was verified: choosing a password also activates
 * the registration.
 */
async function sendFirstReset(ctx: Context, registration: RegistrationRow): Promise<void> {
  const url = await linkOfRegistration(ctx, registration, 'reset', RESET_HOURS, PATHS.resetPassword);
  await sendMail(ctx, resetBeforeVerifying, {
    to: registration.email,
    data: { ...registeredBy(registration), url },
  });
}

async function linkOfRegistration(
  ctx: Context,
  { id, role }: RegistrationRow,
  purpose: 'verify' | 'reset',
  hours: number,
  page: PathOf<'verifyEmail' | 'resetPassword'>,
  returnTo?: string,
): Promise<string> {
  const { token, tokenHash } = newEmailToken();
  const expiresAt = hoursFromNow(ctx, hours);
  await inTransaction(ctx.db, async (tx) => {
    await insertRegistrationToken(tx, { tokenHash, registrationId: id, purpose, expiresAt });
    await noteMailed(tx, id, ctx.clock.now(), expiresAt);
  });
  return `${ctx.config.publicUrl}${registrationPath(page, token, role, returnTo)}`;
}

const hoursFromNow = ({ clock }: { clock: Clock }, hours: number) =>
  new Date(clock.now().getTime() + hours * HOUR_MS);

const registeredBy = ({ name, role, created_at }: RegistrationRow) => ({
  name,
  role,
  registeredAt: created_at,
});
