import { TEXTS } from '#contract/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Failure } from '#server/platform/outcome.ts';
import { forgetAttempts } from './attempts.ts';
import { refuseGuessable } from './guessable.ts';
import { mailResetLink } from './mails.ts';
import { hashPassword } from './passwords.ts';
import {
  markEmailVerified,
  setPassword,
  spendEmailToken,
  userByEmail,
  userById,
  userOfSpentToken,
} from './store.ts';
import { hashEmailToken } from './tokens.ts';

/** What the mailed links do. Throws a Failure for a link that is unknown, spent or too old. */

export async function verifyEmail(ctx: Context, token: string): Promise<void> {
  const now = ctx.clock.now();
  const tokenHash = hashEmailToken(token);
  const userId = await spendEmailToken(ctx.db, tokenHash, 'verify', now);
  if (userId !== null) return markEmailVerified(ctx.db, userId, now);
  const earlier = await userOfSpentToken(ctx.db, tokenHash);
  const user = earlier === null ? null : await userById(ctx.db, earlier);
  if (!user?.email_verified_at) throw new Failure(400, TEXTS.linkExpired);
}

/** Says nothing about whether there is such an account. */
export async function sendResetLink(ctx: Context, email: string): Promise<void> {
  const user = await userByEmail(ctx.db, email);
  if (user) await inTransaction(ctx.db, (tx) => mailResetLink(ctx, tx, user));
}

export async function resetPassword(ctx: Context, token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const userId = await spendEmailToken(tx, hashEmailToken(token), 'reset', now);
    if (userId === null) throw new Failure(400, TEXTS.linkExpired);
    const user = await userById(tx, userId);
    // The link stays unspent when this throws: the person chooses another with it.
    if (user) refuseGuessable(password, user);
    await setPassword(tx, userId, passwordHash);
    // Whoever reads mail at this address has thereby shown that it is theirs.
    await markEmailVerified(tx, userId, now);
    if (user) await forgetAttempts(ctx, tx, user.email);
  });
}
