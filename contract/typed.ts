import { z } from 'zod';
import { MOBILE_DIGITS, ZIP_DIGITS } from './limits.ts';
import { untrimmedText } from './rules.ts';
import { TEXTS } from './texts.ts';

/**
 * Numbers and links as people type them. What only parts the digits is taken out first, then the number is judged; none is
 * ever shortened to fit. Each `tidy…` leaves what it does not understand, for the rule after it to refuse; browsers
 * use it too, so that people see what will be kept.
 */

/** Longer than anybody writes a number; what is longer is not looked at. */
const TYPED_MAX = 100;
const SEPARATORS = /[\s().\-/\u2010-\u2015\u2212]/g;

const withoutSeparators = (text: string) => (text.length > TYPED_MAX ? text : text.replace(SEPARATORS, ''));

// The countries' calling codes: one or two digits for these, three for all others. None begins another.
const CALLING_CODE = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d{2})/;

/**
 * '(555) 010-1234', '+1 555 010 1234' and '0555 010 1234' as the ten digits that are kept: a calling code that is marked with +
 * or 00 and the 0 before a national number are taken off where ten digits remain. Eleven digits without such a mark
 * stay eleven: nobody can tell which one is too many.
 */
export function tidyMobile(typed: string): string {
  const text = withoutSeparators(typed);
  const international = text.startsWith('00') ? `+${text.slice(2)}` : text;
  const national = international.replace(CALLING_CODE, '');
  const hasTrunkZero = national.length === MOBILE_DIGITS + 1 && national.startsWith('0');
  const digits = hasTrunkZero ? national.slice(1) : national;
  return digits.length === MOBILE_DIGITS && /^[0-9]+$/.test(digits) ? digits : text;
}

/** A number to call back: its digits, and the + that tells a calling code. */
export const tidyPhone = (typed: string): string => withoutSeparators(typed);

export const tidyZipCode = (typed: string): string => withoutSeparators(typed);

/** 'linkedin.com/in/x' as the address that it is: with https:// before it. */
export function tidyLink(typed: string): string {
  const text = typed.trim();
  if (text.length > LINK_MAX || /^https?:\/\//i.test(text)) return text;
  const bare = text.startsWith('//') ? text.slice(2) : text;
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::[0-9]{1,5})?(?:[/?#]|$)/u.test(bare)
    ? `https://${bare}`
    : text;
}

/** A number text of at most so many characters, tidied; `missing` where there is none. */
const typed = (missing: string, wrong: string, tidy: (text: string) => string) =>
  z
    .string({ error: missing })
    .max(TYPED_MAX, { error: wrong, abort: true })
    .transform(tidy)
    .pipe(z.string().min(1, { error: missing, abort: true }));

/** `missing` is said where nothing was given, `wrong` of anything but digits, `length` of too many or too few. */
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

/** An address of the web, or ''; one without its https:// gets it. */
export const optionalLink = (message: string) =>
  z
    .string()
    .max(LINK_MAX, { error: message, abort: true })
    .transform(tidyLink)
    .pipe(z.string().refine((text) => text === '' || isLink(text), message))
    .default('');

/** A host with a dot in it, and none of the characters that could end an attribute. */
function isLink(text: string): boolean {
  const host = /^https?:\/\/([^\s<>"/?#]+)[^\s<>"]*$/i.exec(text)?.[1] ?? '';
  return /[^.]\.[^.]/.test(host);
}
