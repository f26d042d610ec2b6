import { z } from 'zod';
import { MOBILE_DIGITS, ZIP_DIGITS } from './limits.ts';
import type { Said } from '../messages/message.ts';
import { untrimmedText } from './rules.ts';
import { TEXTS } from './texts.ts';
import { LINK_MAX, TYPED_MAX, tidyLink, tidyMobile, tidyPhone, tidyZipCode } from './tidy.ts';

/** The rules for numbers and links as people type them. Each tidies the text first. */

/**
 * A number typed as text, at most TYPED_MAX characters long, tidied. `missing` is the message if it is empty.
 */
const typed = (missing: Said, wrong: Said, tidy: (text: string) => string) =>
  z
    .string({ error: missing })
    .max(TYPED_MAX, { error: wrong, abort: true })
    .transform(tidy)
    .pipe(z.string().min(1, { error: missing, abort: true }));

/**
 * Messages: `missing` if nothing was given, `wrong` for other characters than digits, `length` for too many
 * or too few digits.
 */
export const mobileNumber = (says: { missing: Said; wrong: Said; length: Said }) =>
  typed(says.missing, says.length, tidyMobile).pipe(
    z
      .string()
      .regex(/^[0-9]+$/, { error: says.wrong, abort: true })
      .length(MOBILE_DIGITS, { error: says.length }),
  );

export const phoneNumber = z
  .union([untrimmedText(TYPED_MAX, TEXTS.invalidPhone), z.number().transform(String)], TEXTS.invalidPhone)
  .pipe(
    typed(TEXTS.invalidPhone, TEXTS.invalidPhone, tidyPhone).pipe(
      z.string().regex(/^\+?[0-9]{5,15}$/, TEXTS.invalidPhone),
    ),
  );

export const ZIP_CODE = new RegExp(`^[1-9][0-9]{${ZIP_DIGITS - 1}}$`);
export const zipCode = (missing: Said) =>
  z
    .union([untrimmedText(TYPED_MAX, TEXTS.zipcode), z.number().int().transform(String)], { error: missing })
    .pipe(typed(missing, TEXTS.zipcode, tidyZipCode).pipe(z.string().regex(ZIP_CODE, TEXTS.zipcode)));

const linkThat = (fits: (link: string) => boolean, message: Said) =>
  z
    .string()
    .max(LINK_MAX, { error: message, abort: true })
    .transform(tidyLink)
    .pipe(z.string().refine((text) => text === '' || fits(text), { error: message }))
    .default('');

/** A web address, or ''. https:// is added if it is missing. */
export const optionalLink = (message: Said) => linkThat(isLink, message);

/** The same, but only https. */
export const httpsLink = (message: Said) => linkThat(isHttpsLink, message);

export const isHttpsLink = (text: string): boolean => isLink(text) && /^https:/i.test(text);

/**
 * Whether the host contains a dot and no login, and the address contains no character that could end an HTML attribute,
 * and no invisible one, such as a character that reverses the direction of the text.
 */
function isLink(text: string): boolean {
  const host = /^https?:\/\/([^\s<>"/?#@\\]+)(?:[/?#][^\s<>"]*)?$/i.exec(text)?.[1] ?? '';
  return /[^.]\.[^.]/.test(host) && !/[\p{Cc}\p{Cf}]/u.test(text);
}
