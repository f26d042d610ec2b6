import type { verifyEmail as verifyEmailEndpoint } from '#contract/auth.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { TEXTS } from '#contract/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Failure } from '#server/platform/outcome.ts';
import { queueReset } from './link-mails.ts';
import { countAccountMail } from './mail-limits.ts';
import { hashPassword } from './passwords.ts';
import { activateByLink } from './registrations.ts';
import {
  forgetFailedSignIns,
  markEmailVerified,
  setPassword,
  spendEmailToken,
  userById,
  userOfSpentToken,
} from './store.ts';
import { hashEmailToken } from './tokens.ts';

/** What the mailed links do. Throws a Failure for a link that is unknown, spent or too old. */

/** The registration that the link was mailed for becomes an account; opening the link again tells the same. */
export async function verifyEmail(
  ctx: Context,
  token: string,
): Promise<OutputOf<typeof verifyEmailEndpoint>> {
  const tokenHash = hashEmailToken(token);
  const activated = await inTransaction(ctx.db, (tx) => activateByLink(ctx, tx, tokenHash, 'verify'));
  const earlier = activated ?? (await userOfSpentToken(ctx.db, tokenHash));
  const user = earlier === null ? null : await userById(ctx.db, earlier);
  if (!user?.email_verified_at) throw new Failure(400, TEXTS.linkExpired);
  return { name: user.name, role: user.role, registeredAt: user.created_at.toISOString() };
}

/** Says nothing about whether there is such an account, nor about a limit: all that is looked up later. */
export async function sendResetLink(ctx: Context, email: string, address: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const limit = await countAccountMail(ctx, tx, { purpose: 'reset', to: email, address });
    if (limit === null) await queueReset(ctx, tx, email);
  });
}

export async function resetPassword(ctx: Context, token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const tokenHash = hashEmailToken(token);
    const userId =
      (await spendEmailToken(tx, tokenHash, 'reset', now)) ??
      (await activateByLink(ctx, tx, tokenHash, 'reset'));
    if (userId === null) throw new Failure(400, TEXTS.linkExpired);
    await setPassword(tx, userId, passwordHash);
    // Whoever reads mail at this address has thereby shown that it is theirs.
    await markEmailVerified(tx, userId, now);
    const user = await userById(tx, userId);
    if (user) await forgetFailedSignIns(tx, user.email);
  });
}
