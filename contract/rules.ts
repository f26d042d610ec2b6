import { z } from 'zod';
import {
  ADDRESS_MAX,
  EMAIL_MAX,
  ID_MAX,
  MOBILE_DIGITS,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  SHORT_TEXT_MAX,
} from './limits.ts';
import { TEXTS } from './texts.ts';

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
export const personName = required(NAME_MAX, TEXTS.invalidName).regex(PERSON_NAME, TEXTS.invalidName);

const EMAIL = /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
const emailText = (message: string) => required(EMAIL_MAX, message).regex(EMAIL, message);
export const emailAddress = emailText(TEXTS.invalidEmail);
export const forgotEmailAddress = emailText(TEXTS.invalidForgotEmail);

export const mobileNumber = required(SHORT_TEXT_MAX, TEXTS.onlyNumbers, TEXTS.mobileLength)
  .regex(/^[0-9]+$/, TEXTS.onlyNumbers)
  .length(MOBILE_DIGITS, TEXTS.mobileLength);

/** Passwords are not trimmed: a space is a character like any other. */
export const newPassword = untrimmedText(PASSWORD_MAX, TEXTS.passwordLength, TEXTS.passwordRule)
  .min(PASSWORD_MIN, TEXTS.passwordRule)
  .regex(/\p{L}/u, TEXTS.passwordRule)
  .regex(/[0-9]/, TEXTS.passwordRule)
  .regex(/[@$!%*#?&]/, TEXTS.passwordRule);

/** Longer than any password, so that one that is too long is told so and not that the two differ. */
export const passwordAgain = untrimmedText(SHORT_TEXT_MAX, TEXTS.passwordMismatch, TEXTS.passwordMismatch);

export const ZIP_CODE = /^[1-9][0-9]{4}$/;
export const zipCode = z
  .union([text(SHORT_TEXT_MAX), z.number().int().transform(String)], TEXTS.zipcode)
  .pipe(z.string().regex(ZIP_CODE, TEXTS.zipcode));

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
