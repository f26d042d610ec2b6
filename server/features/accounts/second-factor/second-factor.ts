import * as said from '#contract/messages/en/second-factor.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/account/second-factor.ts';
import { CODE_DIGITS } from '#contract/shared/limits.ts';
import { type FACTORS, PASSKEYS_MAX } from '#contract/account/second-factor.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { Refusal, badInput, notFound, notSignedIn } from '#server/platform/outcome.ts';
import { confirmOwnPassword, lockConfirmed } from '../sign-in/own-password.ts';
import { creationOptions, keepPasskey } from './passkeys.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { mailFactorChange } from '../mails/second-factor-changed.ts';
import {
  companyRequiresSecondFactor,
  countRecoveryCodes,
  deletePasskeyOf,
  deleteTotp,
  lockFactors,
  passkeysOf,
  renamePasskeyOf,
  replaceRecoveryCodes,
  totpOf,
} from './second-factor-store.ts';
import { type UserRow, userById } from '../store.ts';
import { activatePending, startTotp as startApp } from './totp.ts';

/** Changes to the second factors of your own account. */

type Factor = (typeof FACTORS)[number];

export async function factorsOf(db: Database, userId: string): Promise<Factor[]> {
  const totp = await totpOf(db, userId);
  const passkeys = await passkeysOf(db, userId);
  return [
    ...(totp !== null && totp.secret !== null ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ];
}

/** Whether this person's company requires a second factor. */
export async function mustHaveSecondFactor(
  db: Database,
  user: { id: string; role: string },
): Promise<boolean> {
  return user.role === 'employer' && companyRequiresSecondFactor(db, user.id);
}

export async function secondFactorStatus(
  ctx: Context,
  userId: string,
): Promise<OutputOf<typeof contract.getSecondFactor>> {
  const user = await ownAccount(ctx, userId);
  const [factors, passkeys] = [await factorsOf(ctx.db, userId), await passkeysOf(ctx.db, userId)];
  return {
    totp: factors.includes('totp'),
    passkeys: passkeys.map((passkey) => ({
      _id: passkey.id,
      name: passkey.name,
      addedDate: passkey.added_at.toISOString(),
      lastUsedDate: passkey.last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(ctx.db, userId),
    required: await mustHaveSecondFactor(ctx.db, user),
  };
}

export async function startTotp(ctx: Context, caller: Caller, current: string) {
  return startApp(ctx, await confirmOwnPassword(ctx, caller, current));
}

/** Turns the app on. Returns recovery codes if this is the first factor. */
export async function confirmTotp(ctx: Context, userId: string, code: string): Promise<string[]> {
  const user = await ownAccount(ctx, userId);
  return inTransaction(ctx.db, (tx) => addTotp(ctx, tx, user, code));
}

/** Checks the first code of the pending app, in a transaction. Throws a Failure for a wrong one. */
export async function addTotp(ctx: Context, tx: Database, user: UserRow, code: string): Promise<string[]> {
  await lockFactors(tx, user.id);
  const before = await factorsOf(tx, user.id);
  const isRight = code.length === CODE_DIGITS && (await activatePending(ctx, tx, user.id, code));
  if (!isRight) throw badInput('code', refusals.wrongCode(), 'second-factor.wrong-code');
  await mailFactorChange(ctx, tx, user, { what: 'totp-added' });
  return before.length === 0 ? newRecoveryCodes(tx, user.id) : [];
}

export async function removeTotp(ctx: Context, caller: Caller, current: string): Promise<void> {
  const user = await confirmOwnPassword(ctx, caller, current);
  await inTransaction(ctx.db, async (tx) => {
    await lockConfirmed(tx, user);
    const before = await factorsOf(tx, caller.id);
    // The request was repeated, so there is nothing to do.
    if (!before.includes('totp')) return;
    await refuseTheLast(tx, user, before.length === 1);
    await deleteTotp(tx, caller.id);
    await voidCodesWithoutFactor(tx, caller.id);
    await mailFactorChange(ctx, tx, user, { what: 'totp-removed' });
  });
}

export async function startPasskey(ctx: Context, caller: Caller, current: string) {
  const user = await confirmOwnPassword(ctx, caller, current);
  const passkeys = await passkeysOf(ctx.db, caller.id);
  if (passkeys.length >= PASSKEYS_MAX) {
    throw new Refusal('second-factor.too-many-passkeys', said.tooManyPasskeys({ max: PASSKEYS_MAX }));
  }
  return creationOptions(ctx, user);
}

export async function addPasskey(
  ctx: Context,
  userId: string,
  { name, passkey }: RequestOf<typeof contract.addPasskey>,
): Promise<string[]> {
  const user = await ownAccount(ctx, userId);
  return inTransaction(ctx.db, (tx) => addNewPasskey(ctx, tx, user, name, passkey));
}

/** Adds the passkey that the browser created, in a transaction. Throws a Failure if it is invalid. */
export async function addNewPasskey(
  ctx: Context,
  tx: Database,
  user: UserRow,
  name: string,
  passkey: RequestOf<typeof contract.addPasskey>['passkey'],
): Promise<string[]> {
  await lockFactors(tx, user.id);
  const before = await factorsOf(tx, user.id);
  await keepPasskey(ctx, tx, user.id, name, passkey);
  await mailFactorChange(ctx, tx, user, { what: 'passkey-added', name });
  return before.length === 0 ? newRecoveryCodes(tx, user.id) : [];
}

export async function renamePasskey(
  ctx: Context,
  userId: string,
  { passkeyId, name }: RequestOf<typeof contract.renamePasskey>,
): Promise<void> {
  if (!(await renamePasskeyOf(ctx.db, userId, passkeyId, name))) throw notFound();
}

export async function removePasskey(
  ctx: Context,
  caller: Caller,
  { passkeyId, current }: RequestOf<typeof contract.removePasskey>,
): Promise<void> {
  const user = await confirmOwnPassword(ctx, caller, current);
  await inTransaction(ctx.db, async (tx) => {
    await lockConfirmed(tx, user);
    const passkeys = await passkeysOf(tx, caller.id);
    const passkey = passkeys.find(({ id }) => id === passkeyId);
    if (!passkey) throw notFound();
    const factors = await factorsOf(tx, caller.id);
    await refuseTheLast(tx, user, factors.length === 1 && passkeys.length === 1);
    await deletePasskeyOf(tx, caller.id, passkeyId);
    await voidCodesWithoutFactor(tx, caller.id);
    await mailFactorChange(ctx, tx, user, { what: 'passkey-removed', name: passkey.name });
  });
}

export async function makeRecoveryCodes(ctx: Context, caller: Caller, current: string): Promise<string[]> {
  const user = await confirmOwnPassword(ctx, caller, current);
  return inTransaction(ctx.db, async (tx) => {
    await lockConfirmed(tx, user);
    const factors = await factorsOf(tx, caller.id);
    if (factors.length === 0) throw new Refusal('second-factor.missing', said.addFactorFirst());
    await mailFactorChange(ctx, tx, user, { what: 'codes-made' });
    return newRecoveryCodes(tx, caller.id);
  });
}

async function ownAccount(ctx: Context, userId: string): Promise<UserRow> {
  const user = await userById(ctx.db, userId);
  if (!user) throw notSignedIn(refusals.sessionEnded());
  return user;
}

async function refuseTheLast(tx: Database, user: UserRow, isLast: boolean): Promise<void> {
  if (isLast && (await mustHaveSecondFactor(tx, user)))
    throw new Refusal('second-factor.last', refusals.secondFactorLast());
}

/** Recovery codes stand in for a factor, so without a factor they are void. */
async function voidCodesWithoutFactor(tx: Database, userId: string): Promise<void> {
  const left = await factorsOf(tx, userId);
  if (left.length === 0) await replaceRecoveryCodes(tx, userId, []);
}
