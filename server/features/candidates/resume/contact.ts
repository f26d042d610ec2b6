import { NAME_MAX } from '#contract/limits.ts';
import { personName } from '#contract/rules.ts';
import { type Found, headOf, lineAt, piecesOf, quoted } from './found.ts';

/** Reads who somebody is and how to reach them from a resume. */

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/u;
/** Words of headings and of what people do: a line that holds one is not a name. */
const NO_NAME =
  /\b(?:resume|résumé|curriculum|vitae|cv|profile|summary|objective|contact|about|experience|education|skills|employment|references|page|address|phone|mobile|email|engineer|developer|manager|nurse|analyst|designer|consultant|director|specialist|technician|assistant|administrator|accountant|teacher|welder|electrician|driver|representative|coordinator|officer|supervisor|architect|scientist|student|intern|senior|junior|lead|chief|head|software|sales|marketing|street|road|avenue|university|college|school|company|inc|llc|ltd)\b/iu;
const LABELLED_NAME = /^(?:full\s+)?name\s*[:：]\s*(.+)$/iu;
/** Titles before and degrees after a name. */
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof)\.?\s+/iu;
const NAME_LINES = 6;

/** The name at the top of the resume; one that the e-mail address repeats goes before others. */
export function readName(text: string): Found<string> | null {
  const lines = headOf(text).slice(0, NAME_LINES);
  const email = EMAIL.exec(text)?.[0].toLowerCase() ?? '';
  const candidates = lines.flatMap((line, index) => {
    const label = LABELLED_NAME.exec(line)?.[1];
    const name = nameIn(label ?? piecesOf(line)[0] ?? '', label !== undefined);
    if (name === null) return [];
    const isMailed = name
      .toLowerCase()
      .split(/\P{L}+/u)
      .some((word) => word.length > 2 && email.includes(word));
    return [
      { name, line, score: (label === undefined ? 0 : 4) + (isMailed ? 2 : 0) + (index === 0 ? 1 : 0) },
    ];
  });
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  return best === undefined || best.score === 0 ? null : { value: best.name, words: quoted(best.line) };
}

function nameIn(piece: string, isLabelled: boolean): string | null {
  const name = spelled((piece.split(/\s*[,;(]/u)[0] ?? '').replace(TITLE, '').trim());
  if (name.length > NAME_MAX || !personName.safeParse(name).success || NO_NAME.test(name)) return null;
  const words = name.split(/\s+/);
  const hasCase = /[\p{Lu}\p{Ll}]/u.test(name);
  if (words.length > 5 || (words.length === 1 && hasCase && !isLabelled)) return null;
  // 'van', 'de' and 'bin' are small; the first word and the last are not.
  const isCapital = (word: string | undefined) => word !== undefined && !/^\p{Ll}/u.test(word);
  return isCapital(words[0]) && isCapital(words.at(-1)) ? name : null;
}

/** NAMES IN CAPITALS as one writes them. */
function spelled(name: string): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}

const PHONE =
  /(?<![\p{L}\p{N}./-])(?:\+|00)?\(?\d{1,5}\)?(?:[\s.\-–/]{0,2}\(?\d{2,5}\)?){1,5}(?![\p{L}\p{N}])/gu;
const PHONE_LABEL = /\b(?:phone|mobile|cell|tel|telephone|contact|ph|m|t)\b/iu;
const OTHER_LABEL = /\b(?:fax|emergency|reference|account|invoice|id|ssn)\b/iu;
const YEARS = /^(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}/u;

/** A mobile number as the form takes it: ten digits, the country's code left out. */
export function readMobile(text: string): Found<string> | null {
  const found = [...text.matchAll(PHONE)].flatMap((match) => {
    const value = tenDigits(match[0]);
    const line = lineAt(text, match.index);
    if (value === null || YEARS.test(match[0]) || OTHER_LABEL.test(line)) return [];
    return [{ value, words: line, isLabelled: PHONE_LABEL.test(line) }];
  });
  const best = found.find(({ isLabelled }) => isLabelled) ?? found[0];
  return best ? { value: best.value, words: best.words } : null;
}

function tenDigits(written: string): string | null {
  const isInternational = /^(?:\+|00)/.test(written);
  const digits = written.replace(/\D/g, '').replace(/^00/, '');
  if (!isInternational && digits.length === 11 && /^[01]/.test(digits)) return digits.slice(1);
  if (isInternational && digits.length > 10 && digits.length <= 13) return digits.slice(-10);
  return digits.length === 10 && !isInternational ? digits : null;
}

const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\p{L}\p{N}_%-]+/iu;

export function readLinkedIn(text: string): Found<string> | null {
  const match = LINKEDIN.exec(text);
  return match ? { value: withScheme(match[0]), words: lineAt(text, match.index) } : null;
}

const ADDRESS_PART = String.raw`[^\s<>"()|,;•·]`;
// Up to its first full stop an address is no longer than a name of the web may be: a text of many beginnings is read once.
const WITH_SCHEME = new RegExp(
  String.raw`\b(?:https?:\/\/|www\.)[^\s<>"()|,;•·.]{1,253}\.${ADDRESS_PART}+`,
  'giu',
);
const KNOWN_HOST = new RegExp(
  String.raw`(?<![@\p{L}\p{N}.-])(?:(?:github|gitlab|behance|dribbble|codepen|medium)\.(?:com|net|io)\/|[\p{L}\p{N}-]{1,63}\.(?:github|gitlab)\.io)${ADDRESS_PART}*`,
  'giu',
);
const LABELLED_LINK =
  /\b(?:portfolio|website|web|homepage|blog|site)\s*[:：]\s*((?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\/[^\s<>"|,;•·]*)?)/iu;

/** A link to one's work: one that is labelled so, else the first that is not LinkedIn's. */
export function readPortfolio(text: string): Found<string> | null {
  const labelled = LABELLED_LINK.exec(text);
  const others = [...text.matchAll(WITH_SCHEME), ...text.matchAll(KNOWN_HOST)].toSorted(
    (a, b) => a.index - b.index,
  );
  const links = [
    ...(labelled?.[1] === undefined ? [] : [{ link: labelled[1], place: labelled.index }]),
    ...others.map((match) => ({ link: match[0], place: match.index })),
  ];
  const first = links.find(({ link }) => !/linkedin\.com/i.test(link));
  if (!first) return null;
  return { value: withScheme(first.link.replace(/[.,:;!?'’]+$/u, '')), words: lineAt(text, first.place) };
}

const withScheme = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`);
