import { z } from 'zod';
import {
  ADDRESS_MAX,
  COMPANY_NAME_MAX,
  DESIGNATION_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from './limits.ts';
import { TEXTS } from './texts.ts';
import { holdsWebAddress } from './web-addresses.ts';

/** Field rules that several calls share, each with its message. Inputs are trimmed. */

const required = (message: string) => z.string({ error: message }).trim().min(1, message);

// Letters of any script with their marks; spaces, apostrophes, hyphens, dots and full stops stand between them (O'Neil,
// J. R., José-María, 't Hooft, 山田 太郎). The joiners of Arabic and Indic scripts stay; letters that nobody can see do not.
const SEEN = String.raw`(?!\p{Default_Ignorable_Code_Point})`;
const WORD = String.raw`${SEEN}\p{L}(?:[\u200c\u200d]?${SEEN}[\p{L}\p{M}])*[\u200c\u200d]?`;
const BETWEEN = String.raw`[ \u3000'’‘.\-\u2010\u2011·・]+`;
const PERSON_NAME = new RegExp(String.raw`^['’‘]?${WORD}(?:${BETWEEN}${WORD})*\.?$`, 'u');
export const personName = required(TEXTS.invalidName)
  .max(NAME_MAX, TEXTS.invalidName)
  .regex(PERSON_NAME, { error: TEXTS.invalidName, abort: true })
  .refine((name) => !holdsWebAddress(name), TEXTS.invalidName);

// What companies and jobs are called: 3M, Harbour & Pine, Yahoo!, Acme GmbH & Co. KG (Köln), C#/.NET, Entwickler*in. At least one
// letter or digit, and nothing that nobody can see.
const MARKS = String.raw` \u3000&＆'’‘"“”„«».,:!?+#*%/()（）_\-\u2010\u2011–—·・•®™°`;
const TITLE_CHARACTERS = new RegExp(String.raw`^(?:[\u200c\u200d]|${SEEN}[\p{L}\p{M}\p{N}${MARKS}])*$`, 'u');
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;

export const companyName = required(TEXTS.invalidName)
  .max(COMPANY_NAME_MAX, {
    message: `A company name has at most ${COMPANY_NAME_MAX} characters`,
    abort: true,
  })
  .refine((name) => TITLE_CHARACTERS.test(name) && LETTER_OR_DIGIT.test(name), {
    message: TEXTS.invalidName,
    abort: true,
  })
  .refine((name) => !holdsWebAddress(name), TEXTS.nameHoldsAddress);

/** What a job is called. */
export const designation = required('Designation cannot be empty')
  .max(DESIGNATION_MAX, {
    message: `A designation has at most ${DESIGNATION_MAX} characters`,
    abort: true,
  })
  .refine((title) => TITLE_CHARACTERS.test(title) && LETTER.test(title), TEXTS.designation);
/** A part of what a job is called, as one searches for it; may be empty. */
export const designationPart = z
  .string()
  .trim()
  .max(DESIGNATION_MAX, {
    message: `A designation has at most ${DESIGNATION_MAX} characters`,
    abort: true,
  });
/** Whether this can be part of what a job is called. */
export const isDesignationPart = (text: string) => TITLE_CHARACTERS.test(text);

const EMAIL = /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
export const emailAddress = required(TEXTS.invalidEmail)
  .max(254, TEXTS.invalidEmail)
  .regex(EMAIL, TEXTS.invalidEmail);
export const forgotEmailAddress = required(TEXTS.invalidForgotEmail)
  .max(254, TEXTS.invalidForgotEmail)
  .regex(EMAIL, TEXTS.invalidForgotEmail);

/** Passwords are not trimmed: a space is a character like any other. */
export const newPassword = z
  .string({ error: TEXTS.passwordRule })
  .min(PASSWORD_MIN, TEXTS.passwordRule)
  .max(PASSWORD_MAX, TEXTS.passwordLength)
  .regex(/\p{L}/u, TEXTS.passwordRule)
  .regex(/[0-9]/, TEXTS.passwordRule)
  .regex(/[@$!%*#?&]/, TEXTS.passwordRule);

export const address = (min: number, empty: string, short: string) =>
  required(empty).min(min, short).max(ADDRESS_MAX, `An address has at most ${ADDRESS_MAX} characters`);

export const uuid = (message: string) => z.string({ error: message }).trim().pipe(z.uuid(message));

/** An id in the address of a thing: one that cannot exist is answered 404, like one that does not. */
export const knownId = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .refine((text) => z.uuid().safeParse(text).success, {
      message: TEXTS.notFound,
      params: { notFound: true },
    });
/** A job's short id, as people type or copy it. */
export const shortJobId = z
  .string({ error: 'Please name the job' })
  .trim()
  .min(1, 'Please name the job')
  .max(100, TEXTS.notFound)
  .transform((text) => text.toUpperCase());
export const applicationId = z
  .string({ error: 'Please name the application' })
  .trim()
  .min(1, 'Please name the application')
  .max(100, TEXTS.notFound);

/** 'true' or 'false', kept as the strings the specification says; booleans are taken too. */
export const yesNo = (message: string) =>
  z
    .union([z.enum(['true', 'false']), z.enum(['yes', 'no']), z.boolean()], message)
    .transform((value) => (value === true || value === 'true' || value === 'yes' ? 'true' : 'false'))
    .pipe(z.enum(['true', 'false']));

export const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');

export const wholeNumber = (min: number, max: number, message: string) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^[0-9]+$/, message)
          .transform(Number),
      ],
      message,
    )
    .pipe(z.number().int(message).min(min, message).max(max, message));

export const isoTimestamp = z.iso.datetime();
export const filePath = z.string().trim().max(200);
export const named = z.object({ _id: z.string(), name: z.string() });
