import { z } from 'zod';
import {
  ADDRESS_MAX,
  COMPANY_NAME_MAX,
  DESIGNATION_MAX,
  EMAIL_MAX,
  ID_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_SPECIALS,
  SHORT_TEXT_MAX,
} from './limits.ts';
import { TEXTS } from './texts.ts';
import { holdsWebAddress } from './web-addresses.ts';

/** Field rules that several calls share, each with its message. Inputs are trimmed. */

/**
 * Every text that comes in is one of these two. Its length is judged first, and of one that is too long nothing else
 * is looked at: no pattern ever runs on more than `max` characters.
 */
export const text = (max: number, tooLong?: string, missing?: string) =>
  z.string({ error: missing }).trim().max(max, { error: tooLong, abort: true });
/** The same where spaces at the ends count too. */
export const untrimmedText = (max: number, tooLong?: string, missing?: string) =>
  z.string({ error: missing }).max(max, { error: tooLong, abort: true });

const required = (max: number, message: string, tooLong = message) =>
  text(max, tooLong, message).min(1, message);

// Letters of any script with their marks; spaces, apostrophes, hyphens, dots and full stops stand between them (O'Neil,
// J. R., José-María, 't Hooft, 山田 太郎). The joiners of Arabic and Indic scripts stay; letters that nobody can see do not.
const SEEN = String.raw`(?!\p{Default_Ignorable_Code_Point})`;
const WORD = String.raw`${SEEN}\p{L}(?:[\u200c\u200d]?${SEEN}[\p{L}\p{M}])*[\u200c\u200d]?`;
const BETWEEN = String.raw`[ \u3000'’‘.\-\u2010\u2011·・]+`;
const PERSON_NAME = new RegExp(String.raw`^['’‘]?${WORD}(?:${BETWEEN}${WORD})*\.?$`, 'u');
export const personName = required(NAME_MAX, TEXTS.invalidName)
  .regex(PERSON_NAME, { error: TEXTS.invalidName, abort: true })
  .refine((name) => !holdsWebAddress(name), TEXTS.invalidName);

// What companies and jobs are called: 3M, Harbour & Pine, Yahoo!, Acme GmbH & Co. KG (Köln), C#/.NET, Entwickler*in. At least one
// letter or digit, and nothing that nobody can see.
const MARKS = String.raw` \u3000&＆'’‘"“”„«».,:!?+#*%/()（）_\-\u2010\u2011–—·・•®™°`;
const TITLE_CHARACTERS = new RegExp(String.raw`^(?:[\u200c\u200d]|${SEEN}[\p{L}\p{M}\p{N}${MARKS}])*$`, 'u');
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;

export const companyName = required(
  COMPANY_NAME_MAX,
  TEXTS.invalidName,
  `A company name has at most ${COMPANY_NAME_MAX} characters`,
)
  .refine((name) => TITLE_CHARACTERS.test(name) && LETTER_OR_DIGIT.test(name), {
    message: TEXTS.invalidName,
    abort: true,
  })
  .refine((name) => !holdsWebAddress(name), TEXTS.nameHoldsAddress);

const DESIGNATION_LENGTH = `A designation has at most ${DESIGNATION_MAX} characters`;
/** What a job is called. */
export const designation = required(
  DESIGNATION_MAX,
  'Designation cannot be empty',
  DESIGNATION_LENGTH,
).refine((title) => TITLE_CHARACTERS.test(title) && LETTER.test(title), TEXTS.designation);
/** A part of what a job is called, as one searches for it; may be empty. */
export const designationPart = text(DESIGNATION_MAX, DESIGNATION_LENGTH);
/** Whether this can be part of what a job is called. */
export const isDesignationPart = (part: string) => TITLE_CHARACTERS.test(part);

const EMAIL = /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
const emailText = (message: string) => required(EMAIL_MAX, message).regex(EMAIL, message);
export const emailAddress = emailText(TEXTS.invalidEmail);
export const forgotEmailAddress = emailText(TEXTS.invalidForgotEmail);

/** Passwords are not trimmed: a space is a character like any other. */
export const newPassword = untrimmedText(PASSWORD_MAX, TEXTS.passwordLength, TEXTS.passwordRule)
  .min(PASSWORD_MIN, TEXTS.passwordRule)
  .regex(/\p{L}/u, TEXTS.passwordRule)
  .regex(/[0-9]/, TEXTS.passwordRule)
  .regex(new RegExp(`[${PASSWORD_SPECIALS}]`), TEXTS.passwordRule);

/** Longer than any password, so that one that is too long is told so and not that the two differ. */
export const passwordAgain = untrimmedText(SHORT_TEXT_MAX, TEXTS.passwordMismatch, TEXTS.passwordMismatch);

export const address = (min: number, empty: string, short: string) =>
  required(ADDRESS_MAX, empty, `An address has at most ${ADDRESS_MAX} characters`).min(min, short);

export const uuid = (message: string) => text(ID_MAX, message, message).pipe(z.uuid(message));

/** An id in the address of a thing: one that cannot exist is answered 404, like one that does not. */
export const knownId = (message: string) =>
  required(ID_MAX, message, TEXTS.notFound).refine((id) => z.uuid().safeParse(id).success, {
    message: TEXTS.notFound,
    params: { notFound: true },
  });
/** A job's short id, as people type or copy it. */
export const shortJobId = required(ID_MAX, 'Please name the job', TEXTS.notFound).transform((id) =>
  id.toUpperCase(),
);
export const applicationId = required(ID_MAX, 'Please name the application', TEXTS.notFound);

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
        text(SHORT_TEXT_MAX, message)
          .regex(/^[0-9]+$/, message)
          .transform(Number),
      ],
      message,
    )
    .pipe(z.number().int(message).min(min, message).max(max, message));

export const isoTimestamp = z.iso.datetime();
export const filePath = text(200);
export const named = z.object({ _id: z.string(), name: z.string() });
