import { language } from '#contract/messages/message.ts';
import type { verifyEmail as verifyEmailEndpoint } from '#contract/account/auth.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { hashToken } from '#server/platform/secrets/hash-token.ts';
import { Failure, Refusal } from '#server/platform/outcome.ts';
import { mailPasswordChanged } from '../mails/password-changed.ts';
import { forgetGuesses } from '../sign-in/guesses.ts';
import { refusePassword, hashPassword } from '../sign-in/passwords.ts';
import { resetMail } from '../email/link-mails.ts';
import { countAccountMail } from '../email/mail-limits.ts';
import { replacePassword } from '../sign-in/own-password.ts';
import { activateByLink } from './registrations.ts';
import { lockUser, userOfResetToken } from '../sessions/session-store.ts';
import { type UserRow, spendEmailToken, userById, userOfSpentToken } from '../store.ts';

/** The actions of the links in emails. Each throws a Failure for a link that is unknown, used or expired. */

/** Turns the registration of the link into an account. Opening the link again gives the same result. */
export async function verifyEmail(
  ctx: Context,
  token: string,
): Promise<OutputOf<typeof verifyEmailEndpoint>> {
  const tokenHash = hashToken(token);
  const activated = await inTransaction(ctx.db, (tx) => activateByLink(ctx, tx, tokenHash, 'verify'));
  const earlier = activated ?? (await userOfSpentToken(ctx.db, tokenHash));
  const user = earlier === null ? null : await userById(ctx.db, earlier);
  if (!user?.email_verified_at) throw new Failure('link.expired', refusals.linkExpired());
  return { name: user.name, role: user.role, registeredAt: user.created_at.toISOString() };
}

/** Reveals neither whether the account exists nor whether a limit has been reached. */
export async function sendResetLink(ctx: Context, email: string, address: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const limit = await countAccountMail(ctx, tx, { purpose: 'reset', to: email, address });
    if (limit === null) await ctx.tasks.queue(tx, resetMail, { email, language: language() });
  });
}

/** Ends every session and voids every other link of the account. If two links are used at once, only one works. */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
  origin: Origin,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const tokenHash = hashToken(token);
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const user = (await userOfReset(tx, tokenHash, now)) ?? (await activatedByReset(ctx, tx, tokenHash));
    if (!user) throw new Failure('link.expired', refusals.linkExpired());
    if (user.locked_at !== null) throw new Refusal('sign-in.locked', refusals.accountLocked());
    // If this throws, the link stays valid, so that the person can choose another password.
    refusePassword(password, user);
    await replacePassword(tx, user.id, { passwordHash, keptSessionId: null, at: now });
    await forgetGuesses(ctx, tx, user.email);
    await mailPasswordChanged(ctx, tx, user, origin);
  });
}

async function userOfReset(tx: Database, tokenHash: string, now: Date): Promise<UserRow | null> {
  const userId = await userOfResetToken(tx, tokenHash, now);
  const user = userId === null ? null : await lockUser(tx, userId);
  // Another call may have used the link while this one waited for the lock.
  return user && (await spendEmailToken(tx, tokenHash, 'reset', now)) === null ? null : user;
}

/** For someone who forgot the password before verifying the address. */
async function activatedByReset(ctx: Context, tx: Database, tokenHash: string): Promise<UserRow | null> {
  const userId = await activateByLink(ctx, tx, tokenHash, 'reset');
  return userId === null ? null : lockUser(tx, userId);
}
