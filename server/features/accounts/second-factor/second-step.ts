import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { CODE_DIGITS } from '#contract/shared/limits.ts';
import type { enrol as enrolEndpoint, secondFactor } from '#contract/account/second-factor.ts';
import type * as contract from '#contract/account/second-factor.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Reply, Origin } from '#server/platform/http/route.ts';
import { badInput } from '#server/platform/outcome.ts';
import { countGuess, signInScopes } from '../sign-in/guesses.ts';
import { knownDevice } from '../sessions/devices.ts';
import { answeredFor, creationOptions, requestOptions } from './passkeys.ts';
import { spendRecovery } from './recovery-codes.ts';
import { mailFactorChange } from '../mails/second-factor-changed.ts';
import { refuseWithoutSignOn } from '../sign-in/required-sign-on.ts';
import { addNewPasskey, addTotp, factorsOf } from './second-factor.ts';
import { countRecoveryCodes, lockFactors } from './second-factor-store.ts';
import { beginLogin } from '../sign-in/sign-in.ts';
import { type UserRow, userById } from '../store.ts';
import { holderOf } from './tickets.ts';
import { spendCode, startTotp } from './totp.ts';

/** The steps after the password: the second factor, or setting up one that the company requires. */

type SignedIn = OutputOf<typeof secondFactor>;

export async function takeSecondStep(
  ctx: Context,
  { ticket, code, passkey }: RequestOf<typeof secondFactor>,
  origin: Origin,
): Promise<Reply<SignedIn>> {
  const { user, remember } = await holderOf(ctx, ticket, 'second-factor');
  if (passkey !== undefined) {
    if ((await answeredFor(ctx, user.id, passkey)) === null) {
      throw badInput('passkey', refusals.passkeyNotAccepted(), 'passkey.not-accepted');
    }
  } else {
    await spendEither(ctx, user, code ?? '', origin);
  }
  return beginLogin(ctx, user, { ...origin, remember });
}

export async function startPasskeySignIn(ctx: Context, ticket: string | undefined) {
  const holder = ticket === undefined ? null : await holderOf(ctx, ticket, 'second-factor');
  return requestOptions(ctx, holder?.user.id ?? null);
}

/** Signs in with a passkey alone: it verified a finger, a face or a PIN, so it replaces password and second factor. */
export async function signInWithPasskey(
  ctx: Context,
  { passkey, remember = false }: RequestOf<typeof contract.passkeySignIn>,
  origin: Origin,
): Promise<Reply<SignedIn>> {
  const userId = await answeredFor(ctx, null, passkey);
  const user = userId === null ? null : await userById(ctx.db, userId);
  if (!user) throw badInput('passkey', refusals.passkeyNotAccepted(), 'passkey.not-accepted');
  await refuseWithoutSignOn(ctx, user);
  return beginLogin(ctx, user, { ...origin, remember });
}

export async function startEnrolment(
  ctx: Context,
  ticket: string,
): Promise<OutputOf<typeof contract.startEnrolment>> {
  const { user } = await holderOf(ctx, ticket, 'enrolment');
  await refuseSecondEnrolment(ctx.db, user);
  return { totp: await startTotp(ctx, user), passkey: await creationOptions(ctx, user) };
}

export async function enrol(
  ctx: Context,
  { ticket, code, passkey }: RequestOf<typeof enrolEndpoint>,
  origin: Origin,
): Promise<Reply<OutputOf<typeof enrolEndpoint>>> {
  const { user, remember } = await holderOf(ctx, ticket, 'enrolment');
  const recoveryCodes = await inTransaction(ctx.db, async (tx) => {
    await lockFactors(tx, user.id);
    await refuseSecondEnrolment(tx, user);
    return passkey === undefined
      ? addTotp(ctx, tx, user, code ?? '')
      : addNewPasskey(ctx, tx, user, 'Passkey', passkey);
  });
  const { data, ...rest } = await beginLogin(ctx, user, { ...origin, remember });
  return { ...rest, data: { ...data, recoveryCodes } };
}

/** The password alone can set up the first factor, never another one. */
async function refuseSecondEnrolment(db: Database, user: UserRow): Promise<void> {
  const factors = await factorsOf(db, user.id);
  if (factors.length > 0) throw badInput('ticket', refusals.ticketExpired(), 'sign-in.ticket-expired');
}

/** Accepts a code from the app or a recovery code. Attempts are limited like those for passwords. */
async function spendEither(ctx: Context, user: UserRow, code: string, origin: Origin): Promise<void> {
  const isOfApp = code.length === CODE_DIGITS;
  const device = knownDevice(ctx, origin, user);
  const isRight = await countGuess(
    ctx,
    signInScopes(ctx, 'code', user.email, origin.address, device),
    async () => ((await (isOfApp ? spendCode(ctx, user.id, code) : recover(ctx, user, code))) ? true : null),
  );
  if (!isRight)
    throw badInput(
      'code',
      isOfApp ? refusals.wrongCode() : refusals.wrongRecoveryCode(),
      'second-factor.wrong-code',
    );
}

async function recover(ctx: Context, user: UserRow, code: string): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    if (!(await spendRecovery(ctx, tx, user.id, code))) return false;
    const left = await countRecoveryCodes(tx, user.id);
    await mailFactorChange(ctx, tx, user, { what: 'code-used', left });
    return true;
  });
}
