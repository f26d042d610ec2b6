import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { currentPassword } from './account.ts';
import { signedIn } from './auth.ts';
import * as said from '../messages/en/second-factor.ts';
import { EMPLOYER, EVERYONE, SIGNED_IN, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import { CODE_DIGITS, NAME_MAX, RECOVERY_CODES } from '../shared/limits.ts';
import { isoTimestamp, knownId, text, untrimmedText } from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import * as rules from '../messages/en/rules.ts';

/** The second factor: codes of an authenticator app, passkeys, and recovery codes in case both are lost. */

export const FACTORS = ['totp', 'passkey'] as const;
export const PASSKEYS_MAX = 20;

/** The `responseData` of a refusal of auth/signin. */
export const secondFactorWanted = z.object({
  /** The kinds of second factor that the account has. Empty if the person must set one up first. */
  secondFactor: z.array(z.enum(FACTORS)),
  ticket: z.string(),
});

const ticket = untrimmedText(2_000, refusals.ticketExpired, refusals.ticketExpired).min(1, {
  error: refusals.ticketExpired,
});
/** A code from the app or a recovery code. People may type spaces and hyphens in it. */
const factorCode = untrimmedText(
  100,
  () => rules.codeForm({ digits: CODE_DIGITS }),
  () => rules.codeForm({ digits: CODE_DIGITS }),
)
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .min(CODE_DIGITS, { error: () => rules.codeForm({ digits: CODE_DIGITS }) })
      .max(40, { error: () => rules.codeForm({ digits: CODE_DIGITS }) }),
  );
export const passkeyName = text(
  NAME_MAX,
  () => rules.passkeyName({ max: NAME_MAX }),
  () => rules.passkeyName({ max: NAME_MAX }),
).min(1, { error: () => rules.passkeyName({ max: NAME_MAX }) });

/** Bytes in base64url, as in the JSON of WebAuthn. */
const bytes = untrimmedText(20_000, refusals.passkeyNotAccepted, refusals.passkeyNotAccepted).regex(
  /^[A-Za-z0-9_=-]+$/,
  { error: refusals.passkeyNotAccepted },
);
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', { error: refusals.passkeyNotAccepted }),
  clientExtensionResults: z.object({}, { error: refusals.passkeyNotAccepted }),
};
/** The passkey's response at a sign-in. Only the needed fields are read. */
const passkeyAnswer: z.ZodType<AuthenticationResponseJSON, AuthenticationResponseJSON> = z.object(
  {
    ...credential,
    response: z.object(
      { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes.optional() },
      { error: refusals.passkeyNotAccepted },
    ),
  },
  { error: refusals.passkeyNotAccepted },
);
const newPasskey: z.ZodType<RegistrationResponseJSON, RegistrationResponseJSON> = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.array(untrimmedText(50), { error: refusals.passkeyNotAccepted }).max(10).optional(),
      },
      { error: refusals.passkeyNotAccepted },
    ),
  },
  { error: refusals.passkeyNotAccepted },
);
const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>();
const requestOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>();

const recoveryCodes = z.array(z.string());
/** The data for an authenticator app: the secret to type, and the same secret as a URL for a QR code. */
const totpSetup = z.object({ secret: z.string(), address: z.string() });

// Calls to sign in.

export const secondFactor = endpoint({
  method: 'POST',
  path: 'auth/secondFactor',
  summary:
    'Complete the second step of a sign-in with the ticket from the first step: send a code from the authenticator app, a recovery code, or the response of a passkey.',
  audience: EVERYONE,
  refusals: [
    'sign-in.no-company',
    'sign-in.locked',
    'sign-in.wrong-credentials',
    'sign-in.ticket-expired',
    'sign-in.too-many-attempts',
    'second-factor.wrong-code',
    'passkey.not-accepted',
  ],
  input: z
    .object({ ticket, code: factorCode.optional(), passkey: passkeyAnswer.optional() })
    .refine((input) => (input.code === undefined) !== (input.passkey === undefined), {
      path: ['code'],
      error: () => rules.codeForm({ digits: CODE_DIGITS }),
    }),
  output: signedIn,
  callsPerMinute: 600,
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: 'auth/startPasskey',
  summary:
    'Get a one-time challenge for a passkey to sign: with a ticket, for the second step of a sign-in; without, to sign in with the passkey alone.',
  audience: EVERYONE,
  refusals: ['sign-in.ticket-expired'],
  input: z.object({ ticket: ticket.optional() }),
  output: requestOptions,
  callsPerMinute: 600,
});

export const passkeySignIn = endpoint({
  method: 'POST',
  path: 'auth/signinPasskey',
  summary: 'Sign in with a passkey alone. The passkey must have checked a fingerprint, a face or a PIN.',
  audience: EVERYONE,
  refusals: [
    'sign-in.no-company',
    'sign-in.locked',
    'sign-in.wrong-credentials',
    'sign-in.sign-on-required',
    'passkey.not-accepted',
  ],
  input: z.object({ passkey: passkeyAnswer, remember: z.boolean().optional() }),
  output: signedIn,
  callsPerMinute: 600,
});

export const startEnrolment = endpoint({
  method: 'POST',
  path: 'auth/startEnrolment',
  summary:
    'Start setting up the second factor that the company requires, with the ticket from the refused sign-in.',
  audience: EVERYONE,
  refusals: ['sign-in.ticket-expired'],
  input: z.object({ ticket }),
  output: z.object({ totp: totpSetup, passkey: creationOptions }),
  callsPerMinute: 120,
});

export const enrol = endpoint({
  method: 'POST',
  path: 'auth/enrol',
  summary:
    'Finish setting up the second factor that the company requires, with the first code of the app or a new passkey, and sign in.',
  audience: EVERYONE,
  refusals: [
    'sign-in.no-company',
    'sign-in.locked',
    'sign-in.wrong-credentials',
    'sign-in.ticket-expired',
    'second-factor.wrong-code',
    'passkey.not-accepted',
  ],
  input: z
    .object({ ticket, code: factorCode.optional(), passkey: newPasskey.optional() })
    .refine((input) => (input.code === undefined) !== (input.passkey === undefined), {
      path: ['code'],
      error: () => rules.codeForm({ digits: CODE_DIGITS }),
    }),
  output: signedIn.extend({ recoveryCodes }),
  callsPerMinute: 120,
});

// Calls of a person who is signed in.

export const getSecondFactor = endpoint({
  method: 'GET',
  path: 'users/getSecondFactor',
  summary: 'Get your second factors, and whether the company requires one.',
  audience: SIGNED_IN,
  input: noInput,
  output: z.object({
    totp: z.boolean(),
    passkeys: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        addedDate: isoTimestamp,
        lastUsedDate: isoTimestamp.nullable(),
      }),
    ),
    recoveryCodesLeft: z.number(),
    required: z.boolean(),
  }),
});

export const startTotp = endpoint({
  method: 'POST',
  path: 'users/startTotp',
  summary:
    'Get a new secret for an authenticator app. It takes effect once confirmTotp receives a code from it.',
  audience: SIGNED_IN,
  refusals: ['password.wrong-current'],
  input: z.object({ current: currentPassword }),
  output: totpSetup,
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: 'users/confirmTotp',
  summary: 'Turn on the authenticator app with its first code. The first factor comes with recovery codes.',
  audience: SIGNED_IN,
  refusals: ['second-factor.wrong-code'],
  input: z.object({ code: factorCode }),
  output: z.object({ recoveryCodes }),
});

export const removeTotp = endpoint({
  method: 'POST',
  path: 'users/removeTotp',
  summary: 'Turn off the authenticator app.',
  audience: SIGNED_IN,
  refusals: ['password.wrong-current', 'second-factor.last'],
  input: z.object({ current: currentPassword }),
  output: nothing,
});

export const startPasskey = endpoint({
  method: 'POST',
  path: 'users/startPasskey',
  summary: 'Get what the browser needs to create a passkey.',
  audience: SIGNED_IN,
  refusals: ['password.wrong-current', 'second-factor.too-many-passkeys'],
  input: z.object({ current: currentPassword }),
  output: creationOptions,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: 'users/addPasskey',
  summary: 'Save the passkey that the browser created. The first factor comes with recovery codes.',
  audience: SIGNED_IN,
  refusals: ['passkey.not-accepted'],
  input: z.object({ name: passkeyName, passkey: newPasskey }),
  output: z.object({ recoveryCodes }),
});

const passkeyId = knownId(said.namePasskey);

export const renamePasskey = endpoint({
  method: 'POST',
  path: 'users/renamePasskey',
  summary: 'Rename a passkey.',
  audience: SIGNED_IN,
  input: z.object({ passkeyId, name: passkeyName }),
  output: nothing,
  owns: { field: 'passkeyId', of: 'passkey' },
});

export const removePasskey = endpoint({
  method: 'POST',
  path: 'users/removePasskey',
  summary: 'Remove a passkey.',
  audience: SIGNED_IN,
  refusals: ['password.wrong-current', 'second-factor.last'],
  input: z.object({ passkeyId, current: currentPassword }),
  output: nothing,
  owns: { field: 'passkeyId', of: 'passkey' },
});

export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: 'users/makeRecoveryCodes',
  summary: `Create ${RECOVERY_CODES} new recovery codes, which are shown only once. Earlier codes stop working.`,
  audience: SIGNED_IN,
  refusals: ['password.wrong-current', 'second-factor.missing'],
  input: z.object({ current: currentPassword }),
  output: z.object({ recoveryCodes }),
});

export const requireSecondFactor = endpoint({
  method: 'POST',
  path: 'employer/requireSecondFactor',
  summary:
    'Set whether everyone who signs in for the company needs a second factor, starting with their next sign-in.',
  audience: EMPLOYER,
  memberRoles: ['owner'],
  refusals: ['password.wrong-current'],
  input: z.object({
    required: z.boolean({ error: said.sayRequired }),
    current: currentPassword,
  }),
  output: nothing,
});
