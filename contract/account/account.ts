import { z } from 'zod';
import { emailToken, resetPasswordForm } from './auth.ts';
import * as said from '../messages/en/accounts.ts';
import { EVERYONE, SIGNED_IN, endpoint, noInput, nothing, paging } from '../shared/endpoint.ts';
import { knownLanguage } from '../shared/language.ts';
import { PASSWORD_MAX } from '../shared/limits.ts';
import {
  emailAddress,
  isoTimestamp,
  knownId,
  newPassword,
  passwordAgain,
  untrimmedText,
} from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import * as rules from '../messages/en/rules.ts';

/** The calls for a person's own account: its sessions, its password and its email address. */

export const signOut = endpoint({
  method: 'POST',
  path: 'auth/signout',
  summary: 'End the session of the token that is sent: the token is worth nothing afterwards.',
  audience: SIGNED_IN,
  input: noInput,
  output: nothing,
});

export const session = z.object({
  sessionId: z.string(),
  /** The browser and the operating system, as the browser names them. */
  device: z.string(),
  /** The country, if it is known, and the network of the last use. */
  network: z.string(),
  lastUsed: isoTimestamp,
  signedIn: isoTimestamp,
  isRemembered: z.boolean(),
  /** True for the session that makes this call. */
  isThis: z.boolean(),
});

export const getSessions = endpoint({
  method: 'GET',
  path: 'users/getSessions',
  summary: "One's own sessions that have not ended, the one used last first.",
  audience: SIGNED_IN,
  input: z.object(paging),
  output: z.array(session),
  pagedByLink: true,
});

export const endSession = endpoint({
  method: 'POST',
  path: 'users/endSession',
  summary: "End one of one's own sessions. Ending it again changes nothing.",
  audience: SIGNED_IN,
  input: z.object({ sessionId: knownId(said.nameSession) }),
  output: nothing,
  owns: { field: 'sessionId', of: 'session' },
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: 'users/endOtherSessions',
  summary: "End all of one's own sessions but the one that asks.",
  audience: SIGNED_IN,
  input: noInput,
  output: nothing,
});

/** The current password, typed again by a person who is signed in. */
export const currentPassword = untrimmedText(
  PASSWORD_MAX,
  refusals.wrongCurrentPassword,
  rules.currentPasswordMissing,
).min(1, { error: rules.currentPasswordMissing });

export const changePasswordForm = z
  .object({ current: currentPassword, password: newPassword, confirm: passwordAgain })
  .refine((form) => form.password === form.confirm, { path: ['confirm'], error: rules.passwordMismatch })
  .refine((form) => form.password !== form.current, {
    path: ['password'],
    error: said.samePassword,
  });

export const changePassword = endpoint({
  method: 'POST',
  path: 'users/changePassword',
  summary:
    "Change one's password. Every other session ends, mailed links lose their worth, and an email tells of it.",
  audience: SIGNED_IN,
  refusals: ['password.wrong-current', 'password.guessable'],
  input: changePasswordForm,
  output: nothing,
  callsPerMinute: 120,
});

export const getAccount = endpoint({
  method: 'GET',
  path: 'users/getAccount',
  summary: "One's email address, the new one that waits to be confirmed, and the language that one chose.",
  audience: SIGNED_IN,
  input: noInput,
  output: z.object({
    email: z.string(),
    newEmail: z.string().nullable(),
    language: knownLanguage.nullable(),
  }),
});

export const setLanguage = endpoint({
  method: 'POST',
  path: 'users/setLanguage',
  summary: 'Choose the language of emails to oneself, and of pages after a sign-in; null for none.',
  audience: SIGNED_IN,
  input: z.object({ language: knownLanguage.nullable() }),
  output: nothing,
});

export const changeEmail = endpoint({
  method: 'POST',
  path: 'users/changeEmail',
  summary:
    'Ask for another email address. It is changed when the link that is mailed to it is confirmed; the address so far is told.',
  audience: SIGNED_IN,
  refusals: ['password.wrong-current', 'email.in-use', 'mail.too-many', 'mail.too-many-from-network'],
  input: z.object({ current: currentPassword, email: emailAddress }),
  output: nothing,
  callsPerMinute: 120,
});

export const cancelEmailChange = endpoint({
  method: 'POST',
  path: 'users/cancelEmailChange',
  summary: 'Take back a change of the email address that is not confirmed yet.',
  audience: SIGNED_IN,
  input: noInput,
  output: nothing,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: 'auth/confirmEmail',
  summary: 'Take the new email address that the mailed token was sent to. Every other session ends.',
  audience: EVERYONE,
  refusals: ['link.expired', 'sign-in.locked', 'email.already-registered'],
  input: z.object({ token: emailToken }),
  output: nothing,
  callsPerMinute: 120,
});

export const undoEmailChange = endpoint({
  method: 'POST',
  path: 'auth/undoEmailChange',
  summary:
    'With the token mailed to the earlier address: that address counts again, the password is new, and every session ends.',
  audience: EVERYONE,
  refusals: ['link.expired', 'sign-in.locked', 'password.guessable', 'email.already-registered'],
  input: z.intersection(resetPasswordForm, z.object({ token: emailToken })),
  output: nothing,
  callsPerMinute: 120,
});
