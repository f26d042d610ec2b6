import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js';
import { MOBILE_DIGITS } from '#contract/shared/limits.ts';
import { sectionOf } from './experience.ts';
import { type Found, linesOf, quoted } from './found.ts';

/** Finds a phone number in a resume. */

const MOBILE_LABEL = /\b(?:mobile?|cell|cellphone|handy|m)\b/iu;
/** Labels of numbers that are not a phone number. */
const OTHER_NUMBER = /\b(?:fax|reference|ref|account|isbn|licen[cs]e|registration)\b/iu;
/** The number belongs to someone else. */
const OTHER_PERSON = /\b(?:references?|referees?|emergency|supervisor)\b/iu;
/** The heading of the section with other people, alone or followed by the first of them. */
const REFEREES =
  /^(?:(?:professional|personal|character|academic|employment|business|work|my|list of)\s+){0,3}(?:references|referees|referenzen|références|referencias|referências)\s*(?:[:：]|$)/iu;
/** A longer line is a paragraph, and does not have the person's phone number. */
const LONGEST_LINE = 1_000;
/** Used if the resume's country is unknown. */
const OTHERWISE: CountryCode = 'US';

/**
 * A mobile number in the form's format: ten digits, without the country code. A number of another length is left to the
 * person, because ten of its digits would be a different number. `countryId` is the ISO code of the country where the
 * person lives.
 *
 * People write their own number at the top. A label further down, 'Tel.', may be an employer's, so there the position
 * counts more than the label.
 */
export function readMobile(text: string, countryId?: string): Found<string> | null {
  const country = countryId !== undefined && isSupportedCountry(countryId) ? countryId : OTHERWISE;
  const lines = linesOf(text);
  const referees = lines.findIndex((line) => REFEREES.test(line));
  const own = referees === -1 ? lines : lines.slice(0, referees);
  const firstSection = own.findIndex((line) => ['work', 'education'].includes(sectionOf(line) ?? ''));
  const found = own.flatMap((line, index) => {
    if (line.length > LONGEST_LINE || OTHER_PERSON.test(line)) return [];
    const isAtTop = firstSection === -1 || index < firstSection;
    return line
      .split(/[|,;•·●▪]/u)
      .flatMap((piece) => numbersIn(piece, country))
      .filter(({ digits, label }) => digits.length === MOBILE_DIGITS && !OTHER_NUMBER.test(label))
      .map(({ digits, label }) => ({
        value: digits,
        words: quoted(line),
        isMobile: isAtTop && MOBILE_LABEL.test(label),
      }));
  });
  const best = found.find(({ isMobile }) => isMobile) ?? found[0];
  return best ? { value: best.value, words: best.words } : null;
}

/** The numbers in a piece of a line, each with the words before it, or after it if there are none before. */
function numbersIn(piece: string, country: CountryCode): { digits: string; label: string }[] {
  if ((piece.match(/\d/g)?.length ?? 0) < MOBILE_DIGITS) return [];
  const found = findPhoneNumbersInText(piece, country);
  return found.map(({ number, startsAt, endsAt }, index) => {
    const before = piece.slice(found[index - 1]?.endsAt ?? 0, startsAt);
    const label = /\p{L}/u.test(before) ? before : piece.slice(endsAt, found[index + 1]?.startsAt);
    return { digits: String(number.nationalNumber), label };
  });
}
