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
  RETAKES_MAX,
  SHORT_TEXT_MAX,
} from './limits.ts';
import type { Said } from '../messages/message.ts';
import * as refusals from '../messages/en/refusals.ts';
import * as rules from '../messages/en/rules.ts';
import { TEXTS } from './texts.ts';
import { READINGS_RULE, READINGS_TEXT_MAX, parseReadings } from '../interview/readings.ts';
import { JOB_PATH_MAX, isJobPath } from '../account/return-to.ts';
import { LETTER, LETTER_OR_DIGIT, SEEN, TITLE_CHARACTERS } from './title-characters.ts';
import { holdsWebAddress, titleHoldsWebAddress } from './web-addresses.ts';

/** Rules for fields that several calls share, each with its message. Inputs are trimmed. */

/**
 * Every text input uses one of these two rules. The length is checked first. If a text is too long, the other
 * rules do not run, so no pattern ever runs on more than `max` characters.
 */
export const text = (max: number, tooLong?: Said, missing?: Said) =>
  z.string({ error: missing }).trim().max(max, { error: tooLong, abort: true });
/** The same without trimming: spaces at the ends count. */
export const untrimmedText = (max: number, tooLong?: Said, missing?: Said) =>
  z.string({ error: missing }).max(max, { error: tooLong, abort: true });

const required = (max: number, message: Said, tooLong = message) =>
  text(max, tooLong, message).min(1, { error: message });

// Letters of any script with their marks, separated by spaces, apostrophes, hyphens, full stops or middle
// dots (O'Neil, J. R., José-María, 't Hooft, 山田 太郎). The joiners of Arabic and Indic scripts are allowed;
// other invisible letters are not.
const WORD = String.raw`${SEEN}\p{L}(?:[\u200c\u200d]?${SEEN}[\p{L}\p{M}])*[\u200c\u200d]?`;
const BETWEEN = String.raw`[ \u3000'’‘.\-\u2010\u2011·・]+`;
const PERSON_NAME = new RegExp(String.raw`^['’‘]?${WORD}(?:${BETWEEN}${WORD})*\.?$`, 'u');
export const personName = required(NAME_MAX, TEXTS.invalidName)
  .regex(PERSON_NAME, { error: TEXTS.invalidName, abort: true })
  .refine((name) => !holdsWebAddress(name), { error: rules.nameHoldsAddress });

/** Also "@Home". */
export const companyName = required(COMPANY_NAME_MAX, TEXTS.invalidName, () =>
  rules.companyNameMax({ max: COMPANY_NAME_MAX }),
)
  .refine((name) => TITLE_CHARACTERS.test(name.replaceAll('@', '')) && LETTER_OR_DIGIT.test(name), {
    message: TEXTS.invalidName,
    abort: true,
  })
  .refine((name) => !holdsWebAddress(name), { error: rules.nameHoldsAddress });

const DESIGNATION_LENGTH = () => rules.designationMax({ max: DESIGNATION_MAX });
/** The title of a job. It appears in the subject of emails to strangers, so it must not contain a web address. */
export const designation = required(DESIGNATION_MAX, rules.designationEmpty, DESIGNATION_LENGTH).refine(
  (title) => TITLE_CHARACTERS.test(title) && LETTER.test(title) && !titleHoldsWebAddress(title),
  TEXTS.designation,
);
/** Part of a job title, for a search. May be empty. */
export const designationPart = text(DESIGNATION_MAX, DESIGNATION_LENGTH);

const EMAIL = /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
const emailText = (message: Said) => required(EMAIL_MAX, message).regex(EMAIL, { error: message });
export const emailAddress = emailText(TEXTS.invalidEmail);
export const forgotEmailAddress = emailText(TEXTS.invalidForgotEmail);

/** The part of an email address after the @, in lower case. */
export const MAIL_DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/;
const DOMAIN_MESSAGE = rules.mailDomain;
export const mailDomain = required(EMAIL_MAX, DOMAIN_MESSAGE)
  .transform((domain) => domain.replace(/^@/, '').toLowerCase())
  .pipe(z.string().regex(MAIL_DOMAIN, { error: DOMAIN_MESSAGE }));

/** Passwords are not trimmed, because a space is a normal character in them. */
export const newPassword = untrimmedText(
  PASSWORD_MAX,
  () => rules.passwordLength({ min: PASSWORD_MIN, max: PASSWORD_MAX }),
  TEXTS.passwordRule,
)
  .min(PASSWORD_MIN, TEXTS.passwordRule)
  .regex(/\p{L}/u, TEXTS.passwordRule)
  .regex(/[0-9]/, TEXTS.passwordRule)
  .regex(new RegExp(`[${PASSWORD_SPECIALS}]`), TEXTS.passwordRule);

/**
 * The limit is above PASSWORD_MAX, so that a password that is too long gets the message about its length, not the one
 * about two different passwords.
 */
export const passwordAgain = untrimmedText(SHORT_TEXT_MAX, rules.passwordMismatch, rules.passwordMismatch);

export const address = (min: number, empty: Said, short: Said) =>
  required(ADDRESS_MAX, empty, () => rules.addressMax({ max: ADDRESS_MAX })).min(min, { error: short });

export const uuid = (message: Said) => text(ID_MAX, message, message).pipe(z.uuid({ error: message }));

/** The id in an address. An invalid id gets 404, like an unknown one. */
export const knownId = (message: Said) =>
  required(ID_MAX, message, refusals.notFound).refine((id) => z.uuid().safeParse(id).success, {
    error: refusals.notFound,
    params: { notFound: true },
  });
/** The short id of a job, as people type or copy it. */
export const shortJobId = required(ID_MAX, rules.nameJob, refusals.notFound).transform((id) =>
  id.toUpperCase(),
);
const JOB_PATH_MESSAGE = rules.notAJobPath;
/** The page of a public job to return to. */
export const jobPath = untrimmedText(JOB_PATH_MAX, JOB_PATH_MESSAGE, JOB_PATH_MESSAGE).refine(isJobPath, {
  error: JOB_PATH_MESSAGE,
});
export const applicationId = required(ID_MAX, rules.nameApplication, refusals.notFound);

/** 'true' or 'false', kept as strings as in the specification. Booleans are accepted too. */
export const yesNo = (message: Said) =>
  z
    .union([z.enum(['true', 'false']), z.enum(['yes', 'no']), z.boolean()], { error: message })
    .transform((value) => (value === true || value === 'true' || value === 'yes' ? 'true' : 'false'))
    .pipe(z.enum(['true', 'false']));

export const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');

export const wholeNumber = (min: number, max: number, message: Said) =>
  z
    .union(
      [
        z.number(),
        text(SHORT_TEXT_MAX, message)
          .regex(/^[0-9]+$/, { error: message })
          .transform(Number),
      ],
      { error: message },
    )
    .pipe(z.number().int({ error: message }).min(min, { error: message }).max(max, { error: message }));

/** The number of an attempt at an interview, counted from 1. */
export const attempt = wholeNumber(1, 1_000, rules.attempt);

/** The page that holds an interview (contract/interview/interview-handover.ts). Programs that hold none leave it out. */
export const holderId = uuid(rules.holder).optional();

/**
 * The number of a recording of a spoken answer: 0 for the first one, and at most `RETAKES_MAX`, the last that a job can
 * allow.
 */
export const take = wholeNumber(0, RETAKES_MAX, () => rules.take({ max: RETAKES_MAX }));

export const isoTimestamp = z.iso.datetime();
/** A moment in an input. */
export const moment = text(SHORT_TEXT_MAX, rules.giveDate)
  .refine((value) => z.iso.datetime({ offset: true }).safeParse(value).success, {
    error: rules.giveDate,
    abort: true,
  })
  .transform((value) => new Date(value));
export const filePath = text(200);
export const named = z.object({ _id: z.string(), name: z.string() });

/** When a voice read the question aloud, in the audio of an answer. */
export const readings = text(READINGS_TEXT_MAX, READINGS_RULE).refine(
  (given) => parseReadings(given) !== null,
  { error: READINGS_RULE },
);
