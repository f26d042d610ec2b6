import {
  type CountryCode,
  type PhoneNumber,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { MOBILE_DIGITS } from '#contract/limits.ts';
import { sectionOf } from './experience.ts';
import { type Found, HEAD_LINES, linesOf, quoted } from './found.ts';

/** Finds a phone number in a resume. */

/** Digits in usual groups, within one line: digits on the next line belong to another number. */
const WRITTEN =
  /(?<![\p{L}\p{N}./-])(?:\+|00)?\(?\d{1,5}\)?(?:[ \t\u00a0.\-–/]{0,2}\(?\d{1,5}\)?){1,6}(?![\p{L}\p{N}])/gu;
const MOBILE_LABEL = /\b(?:mobile?|cell|cellphone|handy|m)\b/iu;
const PHONE_LABEL = /\b(?:phone|tel|telephone|telefon|contact|ph|t)\b/iu;
/** Labels of other numbers. After a comma, ID is the state of Idaho: 'Boise, ID 83702'. */
const OTHER_LABEL =
  /\b(?:fax|reference|ref|account|acct|invoice|ssn|isbn|issn|orcid|doi|pmid|pmcid|arxiv|patent|licen[cs]e|registration|reg|npi|iban|passport|permit|certificate|membership|vat|tax|serial|order)\b|\bid\b(?<!,\s*id)/giu;
/** Kinds of numbers that are named behind one, beside those of a mobile and a phone. */
const OTHER_KIND = /^(?:fax|home|work|office|landline|emergency)$/iu;
/** Words right behind a number, up to what follows: ' fax', ' (mobile)', ' - cell phone'. */
const WORDS_BEHIND = /^[\s–-]*(?:\((?<inside>\p{L}+(?: \p{L}+)?)\)|(?<bare>\p{L}+(?: \p{L}+)?))/u;
/** The person behind the number is somebody else. */
const OTHER_PERSON = /\b(?:references?|referees?|emergency)\b|\bsupervisor(?:['’]s name)?\s*[:：(]/iu;
/** The heading of the part with other people, alone or with the first of them behind it. */
const REFEREES =
  /^(?:(?:professional|personal|character|academic|employment|business|work|my|list of)\s+){0,3}(?:references|referees|referenzen|références|referencias|referências)\s*(?:[:：]|$)/iu;
/** 'References: on request' names nobody, and the person's own number may follow. */
const NOBODY_YET = /\b(?:available|request|requested|demande|furnished|provided|anfrage)\b/iu;
const YEARS = /^(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}/u;
/** A longer line is a paragraph and has no phone number of the person. */
const LONGEST_LINE = 1_000;
/** So close to the name, a number needs no label. */
const TOP_LINES = 6;
/** Used if the country of the resume is not known. */
const OTHERWISE: CountryCode = 'US';

/**
 * A mobile number in the form's format: ten digits, without the country code. A number of another length is
 * left to the person, because ten of its digits would be another number. `countryId` is the ISO code of the
 * country where the person lives.
 *
 * People write their own number at the top. A label further down, 'Tel.', may be that of an employer or of a
 * referee, so the place counts more than the label.
 */
export function readMobile(text: string, countryId?: string): Found<string> | null {
  const country = countryId !== undefined && isSupportedCountry(countryId) ? countryId : OTHERWISE;
  const lines = ownLines(linesOf(text));
  const firstSection = lines.findIndex((line) => ['work', 'education'].includes(sectionOf(line) ?? ''));
  const head = Math.min(HEAD_LINES, firstSection === -1 ? HEAD_LINES : firstSection);
  const found = lines.flatMap((line, index) => {
    if (line.length > LONGEST_LINE) return [];
    return numbersIn(line, country).flatMap(({ number, label }) => {
      if (number.nationalNumber.length !== MOBILE_DIGITS || isOther(label)) return [];
      const labelled = MOBILE_LABEL.test(label) ? 3 : PHONE_LABEL.test(label) ? 2 : 0;
      const likely = labelled + (number.isValid() ? 1 : 0);
      const place = likely === 0 ? 0 : index < Math.min(TOP_LINES, head) ? 10 : index < head ? 5 : 0;
      return [{ value: String(number.nationalNumber), words: quoted(line), score: place + likely }];
    });
  });
  const best = found.toSorted((a, b) => b.score - a.score)[0];
  return best ? { value: best.value, words: best.words } : null;
}

/** The lines before the part with the referees. */
function ownLines(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => REFEREES.test(line) && !NOBODY_YET.test(line));
  return end === -1 ? lines : lines.slice(0, end);
}

/** Whether the label of a number says that it is another person's, or no phone number. */
function isOther(label: string): boolean {
  if (OTHER_PERSON.test(label)) return true;
  // The last label counts: 'Nurse, license 12345, tel. 503 555 0143'.
  const other = [...label.matchAll(OTHER_LABEL)].at(-1);
  if (other === undefined) return false;
  const behind = label.slice(other.index + other[0].length);
  return !MOBILE_LABEL.test(behind) && !PHONE_LABEL.test(behind) && !/[|•·●▪;]/u.test(behind);
}

interface Place {
  number: PhoneNumber;
  startsAt: number;
  endsAt: number;
}

/** Valid numbers as the library finds them; else digits grouped like a number of the country. */
function numbersIn(line: string, country: CountryCode): { number: PhoneNumber; label: string }[] {
  if ((line.match(/\d/g)?.length ?? 0) < MOBILE_DIGITS) return [];
  const inUse = findPhoneNumbersInText(line, country);
  return labelled(line, inUse.length > 0 ? inUse : groupedIn(line, country));
}

/**
 * Each number with its label: the words before it, back to the number before, and a label right behind it.
 * A label with nothing else between two numbers may belong to either: 'fax' in '503 226 0199 fax 503 555 0143'.
 * It belongs to the first if the last number of the line has a label behind it too.
 */
function labelled(line: string, places: readonly Place[]): { number: PhoneNumber; label: string }[] {
  const found = places.map(({ endsAt }, index) =>
    labelBehind(line.slice(endsAt, places[index + 1]?.startsAt)),
  );
  const areBehind = (found.at(-1)?.words ?? '') !== '';
  const behind = found.map(({ words, isBetween }) => (isBetween && !areBehind ? '' : words));
  return places.map(({ number, startsAt, endsAt }, index) => {
    const from = (places[index - 1]?.endsAt ?? 0) + (behind[index - 1]?.length ?? 0);
    return {
      number,
      label: line.slice(from, startsAt) + line.slice(endsAt, endsAt + (behind[index]?.length ?? 0)),
    };
  });
}

/**
 * The label at the beginning of the text behind a number; '' if there is none, as in ' Fax: ' and ' Mobile developer',
 * whose words belong to what follows. `isBetween`: nothing but the label is there.
 */
function labelBehind(text: string): { words: string; isBetween: boolean } {
  const match = WORDS_BEHIND.exec(text);
  const kinds = (match?.groups?.['inside'] ?? match?.groups?.['bare'] ?? '').split(' ');
  const isKind = (word: string) => MOBILE_LABEL.test(word) || PHONE_LABEL.test(word) || OTHER_KIND.test(word);
  const words = match?.[0] ?? '';
  const follows = /[^\s/–-]/u.exec(text.slice(words.length))?.[0];
  const isEnded = follows === undefined || words.endsWith(')') || /[,;|•·●▪]/u.test(follows);
  return { words: kinds.every(isKind) && isEnded ? words : '', isBetween: follows === undefined };
}

function groupedIn(line: string, country: CountryCode): Place[] {
  return [...line.matchAll(WRITTEN)].flatMap((match) => {
    const [written] = match;
    if (YEARS.test(written)) return [];
    const number = parsePhoneNumberFromString(written.replace(/^00/, '+'), {
      defaultCountry: country,
      extract: false,
    });
    return number?.isPossible()
      ? [{ number, startsAt: match.index, endsAt: match.index + written.length }]
      : [];
  });
}
