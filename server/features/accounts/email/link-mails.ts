import { z } from 'zod';
import { HOUR_MS } from '#contract/shared/limits.ts';
import { PATHS, pathWithToken, registrationPath } from '#contract/shared/paths.ts';
import { storedLanguage } from '#contract/shared/language.ts';
import { jobPath } from '#contract/shared/rules.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Context } from '#server/platform/context.ts';
import { type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';
import { RESET_HOURS, VERIFY_HOURS } from '../registration/link-hours.ts';
import { MAIL_TRIES, sendMail } from './mail-tasks.ts';
import { resetBeforeVerifying } from '../mails/reset-before-verifying.ts';
import { resetPasswordMail } from '../mails/reset-password.ts';
import { verifyEmailMail } from '../mails/verify-email.ts';
import {
  type RegistrationRow,
  noteMailed,
  pendingRegistration,
  pendingRegistrations,
} from '../registration/registration-store.ts';
import { insertEmailToken, userByEmail } from '../store.ts';
import { newEmailToken } from '../sessions/tokens.ts';

/**
 * Emails with a link to an account. The queue stores only the recipient, never the link: the link is created when the
 * email is sent. Before an email is queued, it must be counted (mail-limits.ts). `language` is the language of the page
 * where the email was requested.
 */

/**
 * `returnTo` is the job that the person was looking at when they registered. It is part of the link, so it works in any
 * browser.
 */
export const verificationMail = defineTask({
  name: 'accounts.mail-verification',
  payload: z.object({ registrationId: z.string(), returnTo: jobPath.optional(), language: storedLanguage }),
  ...MAIL_TRIES,
});

/** For any address. Whether it has an account is looked up later, so that the response reveals nothing. */
export const resetMail = defineTask({
  name: 'accounts.mail-reset',
  payload: z.object({ email: z.string(), language: storedLanguage }),
  ...MAIL_TRIES,
});

export const linkMailHandlers: TaskHandler[] = [
  taskHandler(verificationMail, async (ctx, { registrationId, returnTo, language }) => {
    const registration = await pendingRegistration(ctx.db, registrationId, ctx.clock.now());
    // It may have been activated or voided while the email was queued.
    if (!registration) return;
    const url = await linkOfRegistration(ctx, registration, 'verify', VERIFY_HOURS, returnTo);
    const data = { ...registeredBy(registration), hours: VERIFY_HOURS, url };
    await sendMail(ctx, verifyEmailMail, { to: registration.email, data, otherwiseIn: language });
  }),
  taskHandler(resetMail, async (ctx, { email, language }) => {
    const user = await userByEmail(ctx.db, email);
    if (user) {
      const url = await newResetLink(ctx, user.id);
      const data = { name: user.name, url };
      return sendMail(ctx, resetPasswordMail, { to: user.email, data, otherwiseIn: language });
    }
    const [newest] = await pendingRegistrations(ctx.db, email, ctx.clock.now());
    if (!newest) return;
    // Choosing a password also activates the registration.
    const url = await linkOfRegistration(ctx, newest, 'reset', RESET_HOURS);
    const data = { ...registeredBy(newest), url };
    await sendMail(ctx, resetBeforeVerifying, { to: newest.email, data, otherwiseIn: language });
  }),
];

/** A link to choose a new password. It works once, for `RESET_HOURS`. */
export async function newResetLink(
  parts: { db: Database; clock: Clock; config: { publicUrl: string } },
  userId: string,
): Promise<string> {
  const { token, tokenHash } = newEmailToken();
  const expiresAt = hoursFromNow(parts, RESET_HOURS);
  const link = { token_hash: tokenHash, user_id: userId, purpose: 'reset', expires_at: expiresAt } as const;
  await insertEmailToken(parts.db, link);
  return `${parts.config.publicUrl}${pathWithToken(PATHS.resetPassword, token)}`;
}

async function linkOfRegistration(
  ctx: Context,
  { id, role }: RegistrationRow,
  purpose: 'verify' | 'reset',
  hours: number,
  returnTo?: string,
): Promise<string> {
  const { token, tokenHash } = newEmailToken();
  const expiresAt = hoursFromNow(ctx, hours);
  await inTransaction(ctx.db, async (tx) => {
    const link = { token_hash: tokenHash, registration_id: id, purpose, expires_at: expiresAt };
    await insertEmailToken(tx, link);
    await noteMailed(tx, id, ctx.clock.now(), expiresAt);
  });
  const page = purpose === 'verify' ? PATHS.verifyEmail : PATHS.resetPassword;
  return `${ctx.config.publicUrl}${registrationPath(page, token, role, returnTo)}`;
}

const hoursFromNow = ({ clock }: { clock: Clock }, hours: number) =>
  new Date(clock.now().getTime() + hours * HOUR_MS);

const registeredBy = ({ name, role, created_at }: RegistrationRow) => ({
  name,
  role,
  registeredAt: created_at,
});
