import * as said from '#contract/messages/en/accounts.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, Origin } from '#server/platform/http/route.ts';
import { badInput, notSignedIn } from '#server/platform/outcome.ts';
import { voidWaitingEmailChanges } from '../email/email-change-store.ts';
import { hashPassword, passwordMatches, refusePassword } from './passwords.ts';
import { voidBegunFactors } from '../second-factor/second-factor-store.ts';
import {
  endSession,
  endSessionsBut,
  forgetPasswordAttempts,
  lockUser,
  reservePasswordAttempt,
  takeBackPasswordAttempt,
  voidEmailTokens,
} from '../sessions/session-store.ts';
import { type UserRow, setPassword, userById } from '../store.ts';
import { mailPasswordChanged } from '../mails/password-changed.ts';
import { forgetGuesses } from './guesses.ts';

/** Someone with a stolen login must not be able to guess the password. */
const MOST_ATTEMPTS = 10;

/**
 * The account of a signed-in person who has given their current password. Throws a Failure if it is wrong; the eleventh
 * wrong one ends the session. Attempts are counted before they are checked, so that simultaneous attempts are limited
 * too.
 */
export async function confirmOwnPassword(ctx: Context, caller: Caller, current: string): Promise<UserRow> {
  const attempts = await reservePasswordAttempt(ctx.db, caller.sessionId);
  if (attempts > MOST_ATTEMPTS) {
    await endSession(ctx.db, caller.id, caller.sessionId, ctx.clock.now());
    throw notSignedIn(said.currentWrongTooOften());
  }
  const user = await userById(ctx.db, caller.id);
  const matches = passwordMatches(user?.password_hash ?? null, current).catch(async (error: unknown) => {
    await takeBackPasswordAttempt(ctx.db, caller.sessionId);
    throw error;
  });
  if (!(await matches) || !user)
    throw badInput('current', refusals.wrongCurrentPassword(), 'password.wrong-current');
  await forgetPasswordAttempts(ctx.db, caller.sessionId);
  return user;
}

/** The same account, locked until the transaction ends. Throws if the password has been changed in the meantime. */
export async function lockConfirmed(tx: Database, confirmed: UserRow): Promise<UserRow> {
  const user = await lockUser(tx, confirmed.id);
  if (user?.password_hash !== confirmed.password_hash)
    throw badInput('current', refusals.wrongCurrentPassword(), 'password.wrong-current');
  return user;
}

/**
 * Sets a new password and ends everything that the old one allowed: sessions (except one), links for a new password or
 * for verifying the address, and an unconfirmed change of address. The caller has locked the account's row.
 */
export async function replacePassword(
  tx: Database,
  userId: string,
  change: { passwordHash: string; keptSessionId: string | null; at: Date },
): Promise<void> {
  await setPassword(tx, userId, change.passwordHash);
  await endSessionsBut(tx, userId, change.keptSessionId, change.at);
  await voidEmailTokens(tx, userId);
  await voidWaitingEmailChanges(tx, userId, change.at);
  await voidBegunFactors(tx, userId);
}

/** Changes the password of a signed-in person. This session stays; all others end. */
export async function changePassword(
  ctx: Context,
  caller: Caller,
  { current, password }: { current: string; password: string },
  origin: Origin,
): Promise<void> {
  const confirmed = await confirmOwnPassword(ctx, caller, current);
  refusePassword(password, confirmed);
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockConfirmed(tx, confirmed);
    const at = ctx.clock.now();
    await replacePassword(tx, user.id, { passwordHash, keptSessionId: caller.sessionId, at });
    await forgetGuesses(ctx, tx, user.email);
    await mailPasswordChanged(ctx, tx, user, origin);
  });
}
