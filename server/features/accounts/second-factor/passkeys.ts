import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { badInput } from '#server/platform/outcome.ts';
import {
  type ChallengePurpose,
  type PasskeyRow,
  insertChallenge,
  insertPasskey,
  notePasskeyUse,
  passkeyByCredential,
  passkeysOf,
  spendChallenge,
} from './second-factor-store.ts';

const CHALLENGE_MS = 5 * 60_000;
/** EdDSA, ES256 and RS256: the algorithms of common authenticators. */
const ALGORITHMS = [-8, -7, -257];

/** Passkeys belong to the host in PUBLIC_URL. */
const siteOf = (ctx: Context) => {
  const { hostname, origin } = new URL(ctx.config.publicUrl);
  return { rpID: hostname, origin };
};

const idsAndTransports = (passkeys: PasskeyRow[]) =>
  passkeys.map(({ credential_id: id, transports }) => ({ id, transports }));

/** The options with which the browser creates a passkey. */
export async function creationOptions(
  ctx: Context,
  user: { id: string; email: string; name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const options = await generateRegistrationOptions({
    rpName: 'Roundone',
    rpID: siteOf(ctx).rpID,
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_MS,
    excludeCredentials: idsAndTransports(await passkeysOf(ctx.db, user.id)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(ctx, options.challenge, 'add', user.id);
  return options;
}

/** Checks and stores the passkey that the browser created. Throws a Failure if the passkey is invalid. */
export async function keepPasskey(
  ctx: Context,
  db: Database,
  userId: string,
  name: string,
  response: RegistrationResponseJSON,
): Promise<void> {
  const { rpID, origin } = siteOf(ctx);
  const verified = await accepted(ctx, (expectedChallenge) =>
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  const refusal = badInput('passkey', refusals.passkeyNotAccepted(), 'passkey.not-accepted');
  if (!verified?.result.verified) throw refusal;
  const { challenge, result } = verified;
  if (!(await spendChallenge(db, { challenge, purpose: 'add', userId }, ctx.clock.now()))) throw refusal;
  const { credential } = result.registrationInfo;
  const isNew = await insertPasskey(db, {
    user_id: userId,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    name,
    added_at: ctx.clock.now(),
  });
  if (!isNew) throw refusal;
}

/** The challenge for a passkey: for one of this account, or for any that the device offers. */
export async function requestOptions(
  ctx: Context,
  userId: string | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx).rpID,
    timeout: CHALLENGE_MS,
    // A passkey without a password replaces both factors, so it must ask for a finger, a face or a PIN.
    userVerification: userId === null ? 'required' : 'preferred',
    ...(userId === null ? {} : { allowCredentials: idsAndTransports(await passkeysOf(ctx.db, userId)) }),
  });
  await keepChallenge(ctx, options.challenge, userId === null ? 'sign-in' : 'second-factor', userId);
  return options;
}

/** The account whose passkey gave a valid response; null for an invalid one. If `userId` is null, any account. */
export async function answeredFor(
  ctx: Context,
  userId: string | null,
  response: AuthenticationResponseJSON,
): Promise<string | null> {
  const passkey = await passkeyByCredential(ctx.db, response.id);
  if (!passkey || (userId !== null && passkey.user_id !== userId)) return null;
  const { rpID, origin } = siteOf(ctx);
  const purpose = userId === null ? 'sign-in' : 'second-factor';
  const verified = await accepted(ctx, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: userId === null,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }),
  );
  if (!verified?.result.verified) return null;
  const { challenge, result } = verified;
  if (!(await spendChallenge(ctx.db, { challenge, purpose, userId }, ctx.clock.now()))) return null;
  const { newCounter } = result.authenticationInfo;
  const isNoted = await notePasskeyUse(ctx.db, passkey.id, passkey.counter, newCounter, ctx.clock.now());
  return isNoted ? passkey.user_id : null;
}

async function keepChallenge(
  ctx: Context,
  challenge: string,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<void> {
  const expires_at = new Date(ctx.clock.now().getTime() + CHALLENGE_MS);
  await insertChallenge(ctx.db, { challenge, purpose, user_id: userId, expires_at });
}

/**
 * The library's result, and the challenge that was signed. The caller checks that the challenge is ours. The library
 * throws for any problem with a response: then the result is null, and the reason is in the log.
 */
async function accepted<T>(
  ctx: Context,
  verify: (expectedChallenge: (challenge: string) => boolean) => Promise<T>,
): Promise<{ challenge: string; result: T } | null> {
  let signed = '';
  try {
    const result = await verify((challenge) => {
      signed = challenge;
      return true;
    });
    return { challenge: signed, result };
  } catch (error) {
    ctx.log.info({ err: error }, 'a passkey was not accepted');
    return null;
  }
}
