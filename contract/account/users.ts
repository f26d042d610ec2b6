import { z } from 'zod';
import * as said from '../messages/en/accounts.ts';
import { EVERYONE, SIGNED_IN, endpoint, nothing } from '../shared/endpoint.ts';
import { MAX_DOCUMENT_BYTES, NOTE_MAX, MOBILE_DIGITS } from '../shared/limits.ts';
import {
  companyName,
  emailAddress,
  filePath,
  newPassword,
  passwordAgain,
  personName,
  text,
  untrimmedText,
  jobPath,
} from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import * as rules from '../messages/en/rules.ts';
import { TEXTS } from '../shared/texts.ts';
import { mobileNumber, phoneNumber } from '../shared/typed.ts';

const account = z.object({
  email: emailAddress,
  mobile: mobileNumber({
    missing: TEXTS.onlyNumbers,
    wrong: TEXTS.onlyNumbers,
    length: () => rules.mobileLength({ digits: MOBILE_DIGITS }),
  }),
  password: newPassword,
  confirm: passwordAgain,
  captcha: untrimmedText(10_000, refusals.captchaFailed, refusals.captchaFailed).min(1, {
    error: refusals.captchaFailed,
  }),
  /** The job that the person registers from. The emailed link leads back to it. */
  returnTo: jobPath.optional(),
});

/** An employer registers with the name of the company, a job seeker with their own name. */
export const signUpForm = z
  .discriminatedUnion(
    'type',
    [
      account.extend({ type: z.literal('employer'), name: companyName }),
      account.extend({ type: z.literal('candidate'), name: personName }),
    ],
    { error: said.chooseRole },
  )
  .refine((form) => form.password === form.confirm, { path: ['confirm'], error: rules.passwordMismatch });

export const signUp = endpoint({
  method: 'POST',
  path: 'users/signup',
  summary:
    "Register. The message is 'newSignup'. If the address is already registered, the call is refused with emailSent.",
  audience: EVERYONE,
  refusals: [
    'captcha.failed',
    'password.guessable',
    'email.already-registered',
    'mail.too-many',
    'mail.too-many-from-network',
  ],
  needsRoom: true,
  input: signUpForm,
  output: z.object({ emailSent: z.boolean() }),
  callsPerMinute: 120,
});

export const contactForm = z.object({
  phone: phoneNumber,
  email: emailAddress,
  message: text(NOTE_MAX, () => said.messageTooLong({ max: NOTE_MAX })).optional(),
});

const contact = (call: { path: string; summary: string }) =>
  endpoint({
    ...call,
    method: 'POST',
    audience: EVERYONE,
    refusals: ['mail.too-many'],
    input: contactForm,
    output: nothing,
    callsPerMinute: 30,
  });
export const contactUs = contact({
  path: 'users/contactUs',
  summary: 'Leave contact details for the operator to reply to.',
});
export const support = contact({ path: 'users/support', summary: 'Ask the operator for help.' });

export const uploadProfilePicture = endpoint({
  method: 'POST',
  path: 'users/uploadProfilePicture',
  summary: "Upload a profile picture or a company's logo, which becomes the account's picture.",
  audience: SIGNED_IN,
  // The picture of an employer is the logo of the company.
  memberRoles: ['owner'],
  input: z.object({}),
  output: filePath,
  upload: { field: 'productImage', kind: 'image', maxBytes: MAX_DOCUMENT_BYTES },
});

export const getAvatar = endpoint({
  method: 'GET',
  path: 'users/getAvatar',
  summary: 'Get a link to a picture: your own, or one whose path another call returned.',
  audience: SIGNED_IN,
  input: z.object({ avatarPath: filePath.optional(), filename: filePath.optional() }),
  output: z.string().nullable(),
});
