import {
  type CountryCode,
  type PhoneNumber,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { MOBILE_DIGITS } from '#contract/limits.ts';
import { type Found, linesOf, quoted } from './found.ts';

/** Finds a phone number in a resume. */

/** Digits in usual groups, within one line: digits on the next line belong to another number. */
const WRITTEN =
  /(?<![\p{L}\p{N}./-])(?:\+|00)?\(?\d{1,5}\)?(?:[ \t\u00a0.\-–/]{0,2}\(?\d{1,5}\)?){1,6}(?![\p{L}\p{N}])/gu;
const PHONE_LABEL = /\b(?:phone|mobile|cell|tel|telephone|contact|ph|m|t)\b/iu;
const OTHER_LABEL = /\b(?:fax|emergency|reference|account|invoice|id|ssn)\b/iu;
const YEARS = /^(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}/u;
/** A longer line is a paragraph and has no phone number of the person. */
const LONGEST_LINE = 1_000;
/** Used if the country of the resume is not known. */
const OTHERWISE: CountryCode = 'US';

/**
 * A mobile number in the form's format: ten digits, without the country code. A number of another length is
 * left to the person, because ten of its digits would be another number. `countryId` is the ISO code of the
 * country where the person lives.
 */
export function readMobile(text: string, countryId?: string): Found<string> | null {
  const country = countryId !== undefined && isSupportedCountry(countryId) ? countryId : OTHERWISE;
  const found = linesOf(text)
    .filter((line) => line.length <= LONGEST_LINE && !OTHER_LABEL.test(line))
    .flatMap((line) =>
      numbersIn(line, country)
        .filter((number) => number.nationalNumber.length === MOBILE_DIGITS)
        .map((number) => ({
          value: String(number.nationalNumber),
          words: quoted(line),
          score: (PHONE_LABEL.test(line) ? 2 : 0) + (number.isValid() ? 1 : 0),
        })),
    );
  const best = found.toSorted((a, b) => b.score - a.score)[0];
  return best ? { value: best.value, words: best.words } : null;
}

/** Valid numbers as the library finds them; else digits grouped like a number of the country. */
function numbersIn(line: string, country: CountryCode): PhoneNumber[] {
  if ((line.match(/\d/g)?.length ?? 0) < MOBILE_DIGITS) return [];
  const inUse = findPhoneNumbersInText(line, country).map(({ number }) => number);
  if (inUse.length > 0) return inUse;
  return [...line.matchAll(WRITTEN)].flatMap(([written]) => {
    if (YEARS.test(written)) return [];
    const number = parsePhoneNumberFromString(written.replace(/^00/, '+'), {
      defaultCountry: country,
      extract: false,
    });
    return number?.isPossible() ? [number] : [];
  });
}
