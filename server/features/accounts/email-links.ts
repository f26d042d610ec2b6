import { TEXTS } from '#contract/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { Failure } from '#server/platform/outcome.ts';
import { mailPasswordChanged } from './account-mails.ts';
import { mailResetLink } from './mails.ts';
import { replacePassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { lockUser, userOfResetToken } from './session-store.ts';
import {
  forgetFailedSignIns,
  markEmailVerified,
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

/** Ends every session and voids every other link of the account; of two links used at once, one counts. */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
  origin: Origin,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const tokenHash = hashEmailToken(token);
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const userId = await userOfResetToken(tx, tokenHash, now);
    const user = userId === null ? null : await lockUser(tx, userId);
    if (!user || (await spendEmailToken(tx, tokenHash, 'reset', now)) === null)
      throw new Failure(400, TEXTS.linkExpired);
    await replacePassword(tx, user.id, { passwordHash, keptSessionId: null, at: now });
    // Whoever reads mail at this address has thereby shown that it is theirs.
    await markEmailVerified(tx, user.id, now);
    await forgetFailedSignIns(tx, user.email);
    await mailPasswordChanged(ctx, tx, user, origin);
  });
}
