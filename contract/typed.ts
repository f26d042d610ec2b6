import { z } from 'zod';
import { MOBILE_DIGITS, ZIP_DIGITS } from './limits.ts';
import { untrimmedText } from './rules.ts';
import { TEXTS } from './texts.ts';

/**
 * Numbers and links as people type them. Separators are removed first, then the rule checks the number. No
 * number is ever shortened to fit. Each `tidy…` function returns a text that it cannot parse unchanged, and
 * the next rule refuses it. Browsers use these functions too, so that people see the value that is saved.
 */

/** Longer than any number that people type. Longer texts are not processed. */
const TYPED_MAX = 100;
const SEPARATORS = /[\s().\-/\u2010-\u2015\u2212]/g;

const withoutSeparators = (text: string) => (text.length > TYPED_MAX ? text : text.replace(SEPARATORS, ''));

// The calling codes of countries: these have one or two digits, all others have three. No code is the
// beginning of another.
const CALLING_CODE = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})/;

/**
 * Returns '(555) 010-1234', '+1 555 010 1234' and '0555 010 1234' as ten digits. A calling code marked with +
 * or 00, and the 0 before a national number, are removed if ten digits remain. Eleven digits without such a
 * mark stay eleven, because nobody can know which digit is wrong.
 */
export function tidyMobile(typed: string): string {
  const text = withoutSeparators(typed);
  const international = text.startsWith('00') ? `+${text.slice(2)}` : text;
  const national = international.replace(CALLING_CODE, '');
  const hasTrunkZero = national.length === MOBILE_DIGITS + 1 && national.startsWith('0');
  const digits = hasTrunkZero ? national.slice(1) : national;
  return digits.length === MOBILE_DIGITS && /^[0-9]+$/.test(digits) ? digits : text;
}

/** A phone number for a call back: the digits, and a leading + for a calling code. */
export const tidyPhone = (typed: string): string => withoutSeparators(typed);

export const tidyZipCode = (typed: string): string => withoutSeparators(typed);

/** Adds https:// to an address without a scheme, such as 'linkedin.com/in/x'. */
export function tidyLink(typed: string): string {
  const text = typed.trim();
  if (text.length > LINK_MAX || /^https?:\/\//i.test(text)) return text;
  const bare = text.startsWith('//') ? text.slice(2) : text;
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::[0-9]{1,5})?(?:[/?#]|$)/u.test(bare)
    ? `https://${bare}`
    : text;
}

/**
 * A number typed as text, at most TYPED_MAX characters long, tidied. `missing` is the message if it is empty.
 */
const typed = (missing: string, wrong: string, tidy: (text: string) => string) =>
  z
    .string({ error: missing })
    .max(TYPED_MAX, { error: wrong, abort: true })
    .transform(tidy)
    .pipe(z.string().min(1, { error: missing, abort: true }));

/**
 * Messages: `missing` if nothing was given, `wrong` for other characters than digits, `length` for too many
 * or too few digits.
 */
export const mobileNumber = (says: { missing: string; wrong: string; length: string }) =>
  typed(says.missing, says.length, tidyMobile).pipe(
    z
      .string()
      .regex(/^[0-9]+$/, { error: says.wrong, abort: true })
      .length(MOBILE_DIGITS, says.length),
  );

export const phoneNumber = z
  .union([untrimmedText(TYPED_MAX, TEXTS.invalidPhone), z.number().transform(String)], TEXTS.invalidPhone)
  .pipe(
    typed(TEXTS.invalidPhone, TEXTS.invalidPhone, tidyPhone).pipe(
      z.string().regex(/^\+?[0-9]{5,15}$/, TEXTS.invalidPhone),
    ),
  );

export const ZIP_CODE = new RegExp(`^[1-9][0-9]{${ZIP_DIGITS - 1}}$`);
export const zipCode = (missing: string) =>
  z
    .union([untrimmedText(TYPED_MAX, TEXTS.zipcode), z.number().int().transform(String)], missing)
    .pipe(typed(missing, TEXTS.zipcode, tidyZipCode).pipe(z.string().regex(ZIP_CODE, TEXTS.zipcode)));

const LINK_MAX = 300;

/** A web address, or ''. https:// is added if it is missing. */
export const optionalLink = (message: string) =>
  z
    .string()
    .max(LINK_MAX, { error: message, abort: true })
    .transform(tidyLink)
    .pipe(z.string().refine((text) => text === '' || isLink(text), message))
    .default('');

/** The host contains a dot, and the address has no character that could end an HTML attribute. */
function isLink(text: string): boolean {
  const host = /^https?:\/\/([^\s<>"/?#]+)[^\s<>"]*$/i.exec(text)?.[1] ?? '';
  return /[^.]\.[^.]/.test(host);
}
