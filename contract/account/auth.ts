import { z } from 'zod';
import * as said from '../messages/en/accounts.ts';
import { ROLES } from '../shared/audience.ts';
import { EVERYONE, MEMBER_ROLES, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import {
  emailAddress,
  forgotEmailAddress,
  isoTimestamp,
  newPassword,
  passwordAgain,
  text,
  untrimmedText,
} from '../shared/rules.ts';
import { knownLanguage } from '../shared/language.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../shared/limits.ts';
import * as refusals from '../messages/en/refusals.ts';
import * as rules from '../messages/en/rules.ts';

export const signInInput = z.object({
  email: emailAddress,
  password: untrimmedText(
    PASSWORD_MAX,
    () => rules.passwordLength({ min: PASSWORD_MIN, max: PASSWORD_MAX }),
    () => rules.passwordLength({ min: PASSWORD_MIN, max: PASSWORD_MAX }),
  ).min(PASSWORD_MIN, { error: () => rules.passwordLength({ min: PASSWORD_MIN, max: PASSWORD_MAX }) }),
  /** Whether the session stays after the browser is closed. The list of sessions shows it. */
  remember: z.boolean({ error: said.rememberIsFlag }).optional(),
});

/** The output of every way to sign in. */
export const signedIn = z.object({
  token: z.string(),
  userRole: z.enum(ROLES),
  user: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
  /** What an employer may do in the company. */
  memberRole: z.enum(MEMBER_ROLES).optional(),
  /** Set for those who run the installation. */
  isOperator: z.literal(true).optional(),
  /** The language that the person chose. */
  language: knownLanguage.nullable(),
});

export const signIn = endpoint({
  method: 'POST',
  path: 'auth/signin',
  summary:
    'Sign in with email and password. Refused if the address is not verified yet; a new link is then emailed. If the account has a second factor, the refusal has `secondFactor` (the kinds it has) and a `ticket` for auth/secondFactor. If the company requires a second factor that the account lacks, the refusal has `secondFactor: []` and a ticket for auth/startEnrolment.',
  audience: EVERYONE,
  refusals: [
    'email.not-verified',
    'sign-in.wrong-credentials',
    'sign-in.second-factor-needed',
    'sign-in.no-company',
    'sign-in.locked',
    'sign-in.second-factor-to-set-up',
    'sign-in.sign-on-required',
    'sign-in.too-many-attempts',
  ],
  input: signInInput,
  output: signedIn,
  // A large office signs in from one address in the morning. Wrong passwords have a limit of their own.
  callsPerMinute: 1_200,
});

const altchaChallenge = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxnumber: z.number(),
});

export const getCaptcha = endpoint({
  method: 'GET',
  path: 'auth/captcha',
  summary: 'Get a proof-of-work challenge in the first protocol of ALTCHA.',
  audience: EVERYONE,
  input: noInput,
  output: altchaChallenge,
});

export const emailToken = text(200, refusals.linkExpired, refusals.linkExpired).min(1, {
  error: refusals.linkExpired,
});

export const verifyEmail = endpoint({
  method: 'GET',
  path: 'auth/verifyEmail',
  summary:
    'Activate the registration that the emailed token belongs to. Returns its name, role and date. Other registrations for the same address end.',
  audience: EVERYONE,
  refusals: ['link.expired'],
  input: z.object({ token: emailToken }),
  output: z.object({ name: z.string(), role: z.enum(ROLES), registeredAt: isoTimestamp }),
});

export const forgetPassword = endpoint({
  method: 'POST',
  path: 'auth/forgetPassword',
  summary: 'Email a link to reset the password. The response does not reveal whether the address is known.',
  audience: EVERYONE,
  input: z.object({ email: forgotEmailAddress }),
  output: nothing,
  callsPerMinute: 60,
});

export const resetPasswordForm = z
  .object({ password: newPassword, confirm: passwordAgain })
  .refine((form) => form.password === form.confirm, { path: ['confirm'], error: rules.passwordMismatch });

export const resetPassword = endpoint({
  method: 'POST',
  path: 'auth/resetPassword',
  summary: 'Set a new password with the emailed token. Ends every earlier session.',
  audience: EVERYONE,
  refusals: ['link.expired', 'password.guessable', 'sign-in.locked'],
  input: z.intersection(resetPasswordForm, z.object({ token: emailToken })),
  output: nothing,
  callsPerMinute: 120,
});
