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
  summary: 'Sign out. Ends the session of the token in the request, which stops working.',
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
  summary: 'List your active sessions, most recently used first.',
  audience: SIGNED_IN,
  input: z.object(paging),
  output: z.array(session),
  pagedByLink: true,
});

export const endSession = endpoint({
  method: 'POST',
  path: 'users/endSession',
  summary: 'End one of your sessions. Safe to repeat.',
  audience: SIGNED_IN,
  input: z.object({ sessionId: knownId(said.nameSession) }),
  output: nothing,
  owns: { field: 'sessionId', of: 'session' },
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: 'users/endOtherSessions',
  summary: 'End all your sessions except the current one.',
  audience: SIGNED_IN,
  input: noInput,
  output: nothing,
});

/** The current password, which a signed-in person types again to confirm a change. */
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
    'Change your password. Ends every other session, voids links sent by email, and sends you a notice by email.',
  audience: SIGNED_IN,
  refusals: ['password.wrong-current', 'password.guessable'],
  input: changePasswordForm,
  output: nothing,
  callsPerMinute: 120,
});

export const getAccount = endpoint({
  method: 'GET',
  path: 'users/getAccount',
  summary: 'Get your email address, any new address awaiting confirmation, and the language you chose.',
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
  summary: 'Set the language of your emails, and of pages after you sign in. Null clears the choice.',
  audience: SIGNED_IN,
  input: z.object({ language: knownLanguage.nullable() }),
  output: nothing,
});

export const changeEmail = endpoint({
  method: 'POST',
  path: 'users/changeEmail',
  summary:
    'Request a change of email address. It takes effect once the link emailed to the new address is confirmed. The current address gets a notice.',
  audience: SIGNED_IN,
  refusals: ['password.wrong-current', 'email.in-use', 'mail.too-many', 'mail.too-many-from-network'],
  input: z.object({ current: currentPassword, email: emailAddress }),
  output: nothing,
  callsPerMinute: 120,
});

export const cancelEmailChange = endpoint({
  method: 'POST',
  path: 'users/cancelEmailChange',
  summary: 'Cancel a change of email address that is not confirmed yet.',
  audience: SIGNED_IN,
  input: noInput,
  output: nothing,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: 'auth/confirmEmail',
  summary: 'Confirm the new email address with the token emailed to it. Ends every other session.',
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
    'Undo a change of email address with the token emailed to the previous address. Restores that address, sets a new password and ends every session.',
  audience: EVERYONE,
  refusals: ['link.expired', 'sign-in.locked', 'password.guessable', 'email.already-registered'],
  input: z.intersection(resetPasswordForm, z.object({ token: emailToken })),
  output: nothing,
  callsPerMinute: 120,
});
