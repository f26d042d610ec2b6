import { MOBILE_DIGITS } from './limits.ts';

/**
 * Numbers and links as people type them. Separators are removed first, then the rule checks the number. Numbers are never
 * shortened to fit. Each `tidy…` function returns text that it cannot parse unchanged, and the next rule refuses it.
 * Browsers use these functions too, so that people see the value that is saved.
 */

/** Longer than any number that people type. Longer texts are not processed. */
export const TYPED_MAX = 100;
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

export const LINK_MAX = 300;

/** Adds https:// to an address without a scheme, such as 'linkedin.com/in/x'. */
export function tidyLink(typed: string): string {
  const text = typed.trim();
  if (text.length > LINK_MAX || /^https?:\/\//i.test(text)) return text;
  const bare = text.startsWith('//') ? text.slice(2) : text;
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::[0-9]{1,5})?(?:[/?#]|$)/u.test(bare)
    ? `https://${bare}`
    : text;
}
