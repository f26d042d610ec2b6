import * as said from '#contract/messages/en/accounts.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import type { getAccount } from '#contract/account/account.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction, isUniqueViolation } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, Origin } from '#server/platform/http/route.ts';
import { hashToken } from '#server/platform/secrets/hash-token.ts';
import { Failure, Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { mailEmailChangeUndone } from '../mails/email-change-undone.ts';
import { UNDO_DAYS, queueChangeMail } from './email-change-mails.ts';
import * as changes from './email-change-store.ts';
import { chosenBy } from '../language.ts';
import { countEmailChange, refuseLimited } from './mail-limits.ts';
import { confirmOwnPassword, lockConfirmed, replacePassword } from '../sign-in/own-password.ts';
import { forgetGuesses } from '../sign-in/guesses.ts';
import { refusePassword, hashPassword } from '../sign-in/passwords.ts';
import { endSessionsBut, lockUser, voidEmailTokens } from '../sessions/session-store.ts';
import { deleteFactorsSince } from '../second-factor/second-factor-store.ts';
import { deleteSignOnLinksSince } from '../sign-in/sign-on-link-store.ts';
import { userByEmail, userById } from '../store.ts';

/**
 * A change of the email address. It takes effect when the link emailed to the new address is opened. The old address
 * gets an email at the request and after the change. Both emails contain a link with which the owner can recover the
 * account. No later change cancels this link, because a thief could make such a change.
 */

export async function accountOf(ctx: Context, userId: string): Promise<OutputOf<typeof getAccount>> {
  const user = await userById(ctx.db, userId);
  if (!user) throw notFound();
  return {
    email: user.email,
    newEmail: await changes.waitingEmail(ctx.db, userId, ctx.clock.now()),
    language: chosenBy(user),
  };
}

export async function askForEmail(
  ctx: Context,
  caller: Caller,
  { current, email }: { current: string; email: string },
  origin: Origin,
): Promise<void> {
  const confirmed = await confirmOwnPassword(ctx, caller, current);
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockConfirmed(tx, confirmed);
    const now = ctx.clock.now();
    if (email.toLowerCase() === user.email.toLowerCase()) throw badInput('email', said.sameEmail());
    if (await userByEmail(tx, email)) throw badInput('email', refusals.emailAlreadyExists(), 'email.in-use');
    const limit = await countEmailChange(ctx, tx, { userId: user.id, to: email, address: origin.address });
    refuseLimited(limit, said.emailChangeTooOften());
    await changes.voidWaitingEmailChanges(tx, user.id, now);
    const change = await changes.insertEmailChange(tx, {
      user_id: user.id,
      session_id: caller.sessionId,
      old_email: user.email,
      new_email: email,
      asked_at: now,
    });
    await queueChangeMail(ctx, tx, change, 'confirm', origin);
    await queueChangeMail(ctx, tx, change, 'asked', origin);
  });
}

export async function cancelEmailChange(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await lockUser(tx, userId);
    await changes.voidWaitingEmailChanges(tx, userId, ctx.clock.now());
  });
}

export async function confirmEmail(ctx: Context, token: string, origin: Origin): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { change, user, now } = await changeOfLink(ctx, tx, token, 'confirm');
    // Confirming twice is not an error.
    if (change.confirmed_at !== null && user.email === change.new_email) return;
    if (change.confirmed_at !== null || change.void_at !== null) throw linkExpired();
    await changes.markEmailChangeConfirmed(tx, change.id, now);
    await changes.setEmail(tx, user.id, change.new_email, now);
    await endSessionsBut(tx, user.id, change.session_id, now);
    await voidEmailTokens(tx, user.id);
    await queueChangeMail(ctx, tx, change, 'changed', origin);
  }).catch((error: unknown) => refuseTaken(error, refusals.emailAlreadyExists()));
}

export async function undoEmailChange(
  ctx: Context,
  { token, password }: { token: string; password: string },
  origin: Origin,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx.db, async (tx) => {
    const { change, user, now } = await changeOfLink(ctx, tx, token, 'undo');
    refusePassword(password, user);
    // The person who asked may have added another way to sign in.
    const since = new Date(change.asked_at.getTime() - UNDO_DAYS * DAY_MS);
    await deleteFactorsSince(tx, user.id, since);
    await deleteSignOnLinksSince(tx, user.id, since);
    await changes.setEmail(tx, user.id, change.old_email, now);
    await replacePassword(tx, user.id, { passwordHash, keptSessionId: null, at: now });
    await forgetGuesses(ctx, tx, change.old_email);
    await changes.deleteEmailChangesSince(tx, change);
    const lostEmail = user.email === change.old_email ? null : user.email;
    await mailEmailChangeUndone(ctx, tx, user, { restoredEmail: change.old_email, lostEmail }, origin);
  }).catch((error: unknown) => refuseTaken(error, said.emailTakenMeanwhile()));
}

/** The change that a link belongs to, and its account. The account is locked until the transaction ends. */
async function changeOfLink(ctx: Context, tx: Database, token: string, purpose: changes.EmailChangePurpose) {
  const now = ctx.clock.now();
  const tokenHash = hashToken(token);
  const found = await changes.emailChangeOfLink(tx, tokenHash, purpose, now);
  const user = found && (await lockUser(tx, found.user_id));
  // Another call may have used the link while this one waited for the lock.
  const change = user && (await changes.emailChangeOfLink(tx, tokenHash, purpose, now));
  if (!user || !change) throw linkExpired();
  if (user.locked_at !== null) throw new Refusal('sign-in.locked', refusals.accountLocked());
  return { change, user, now };
}

const linkExpired = () => new Failure('link.expired', refusals.linkExpired());

/** Throws a Failure if another account has taken the address in the meantime. */
function refuseTaken(error: unknown, sentence: string): never {
  throw isUniqueViolation(error) ? new Refusal('email.already-registered', sentence) : error;
}

/** An email is retried for five days. Until then, a change without a link may still get one. */
const MAILED_WITHIN_MS = 7 * DAY_MS;

/** Run regularly: deletes expired links and their changes. */
export async function forgetOldEmailChanges(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await changes.deleteExpiredEmailChanges(ctx.db, now, new Date(now.getTime() - MAILED_WITHIN_MS));
}
