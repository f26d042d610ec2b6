import { similarity, sameWord } from './similarity.ts';
import { isListed } from './frequency.ts';
import { type SourceWord, type Token, isFunctionWord, tokensOfText } from './words.ts';

/**
 * Removes from an answer what must not matter: who the speaker is, where they studied, and the gender of
 * anyone mentioned. Names in the question or the reference (Ohm, Dijkstra) stay.
 */

const genderWords: Record<string, string> = {
  he: 'they',
  she: 'they',
  him: 'them',
  her: 'them',
  his: 'their',
  hers: 'theirs',
  himself: 'themselves',
  herself: 'themselves',
  man: 'person',
  woman: 'person',
  men: 'people',
  women: 'people',
  male: 'person',
  female: 'person',
  males: 'people',
  females: 'people',
  boy: 'person',
  girl: 'person',
  boys: 'people',
  girls: 'people',
  gentleman: 'person',
  lady: 'person',
  gentlemen: 'people',
  ladies: 'people',
  guy: 'person',
  gal: 'person',
  guys: 'people',
  gals: 'people',
  father: 'parent',
  mother: 'parent',
  dad: 'parent',
  mum: 'parent',
  mom: 'parent',
  brother: 'sibling',
  sister: 'sibling',
  son: 'child',
  daughter: 'child',
  husband: 'spouse',
  wife: 'spouse',
  sir: 'madam',
  madam: 'madam',
  "ma'am": 'madam',
  mr: 'madam',
  mrs: 'madam',
  ms: 'madam',
  miss: 'madam',
  salesman: 'salesperson',
  saleswoman: 'salesperson',
  chairman: 'chairperson',
  chairwoman: 'chairperson',
  foreman: 'supervisor',
  forewoman: 'supervisor',
  waiter: 'server',
  waitress: 'server',
};
const schoolWords = new Set([
  'university',
  'college',
  'institute',
  'school',
  'academy',
  'polytechnic',
  'campus',
  'high',
  'tech',
  'state',
  'technical',
  'technology',
  'community',
]);
const connectives = new Set(['of', 'the', 'and', 'at', 'in', 'for', '&', 'de', 'von', 'van', 'bin', 'al']);
/** After these words comes a name, with or without capitals. */
const introduction =
  /(?:^| )(?:(?:my|the) (?:full )?name is|(?:they|people|friends|you can) call me|(?:i|myself) (?:am )?called)$/;
const schoolIntroductions: readonly RegExp[] = [
  /(?:studied|study|studying|graduated|graduate|learned|learnt|degree|student|studies|education|taught|alumnus|alumna|diploma|went|came|come|course|class)(?: \w+){0,3}? (?:at|from|in|to)(?: the)?$/,
  /^(?:i )?attended(?: the)?$/,
];

/** Begins once for each run, so that a text of signs is read once. */
const SIGNS_BEHIND = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u;

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(SIGNS_BEHIND, '')
    .replace(/['’]s$/, '');
}

function isCapital(text: string): boolean {
  const plain = text.replace(SIGNS_BEHIND, '');
  return /^[^\p{L}]*\p{Lu}[\p{L}’'-]+$/u.test(plain) && /\p{Ll}/u.test(plain);
}

/** The words of the question and its references. */
export interface KnownWords {
  /** In lower case. */
  words: ReadonlySet<string>;
  tokens: readonly Token[];
}

/** The words of the answer without names and schools, and with neutral words for gender words. */
export function neutralWords(
  words: readonly SourceWord[],
  known: KnownWords,
): { word: SourceWord; source: number }[] {
  const plain = words.map((word) => bare(word.text));
  const dropped = words.map(() => false);
  for (let index = 0; index < words.length; index += 1) {
    if (dropped[index] === true || !startsName(words, plain, index, known)) continue;
    let end = index;
    while (end < words.length && partOfName(words, plain, end, index, known)) end += 1;
    for (let at = index; at < end; at += 1) dropped[at] = true;
  }
  return words.flatMap((word, source) => {
    if (dropped[source] === true) return [];
    const text = plain[source] ?? '';
    const neutral =
      Object.hasOwn(genderWords, text) && !known.words.has(text) ? genderWords[text] : undefined;
    const ending = /(?<![.;!?:,])[.;!?:,]+$/.exec(word.text)?.[0] ?? '';
    return [{ word: neutral === undefined ? word : { ...word, text: neutral + ending }, source }];
  });
}

function isName(
  words: readonly SourceWord[],
  plain: readonly string[],
  index: number,
  known: KnownWords,
): boolean {
  const text = plain[index] ?? '';
  if (text === '' || known.words.has(text) || isFunctionWord(text) || Object.hasOwn(genderWords, text))
    return false;
  if (!isCapital(words[index]?.text ?? '') || resemblesKnown(text, known)) return false;
  const opens = index === 0 || /[.!?]["')]*$/.test(words[index - 1]?.text ?? '');
  return !opens || !isListed(text);
}

/** A term of the question in another form ("Arrays", or misheard) is not a name. */
function resemblesKnown(text: string, known: KnownWords): boolean {
  const token = tokensOfText(text)[0];
  if (token === undefined) return true;
  return known.tokens.some((other) => similarity(token, other) >= sameWord);
}

function startsName(
  words: readonly SourceWord[],
  plain: readonly string[],
  index: number,
  known: KnownWords,
): boolean {
  if (isName(words, plain, index, known)) return true;
  const before = plain.slice(Math.max(0, index - 7), index).join(' ');
  const text = plain[index] ?? '';
  if (schoolIntroductions.some((pattern) => pattern.test(before))) {
    const shortName = /^\p{Lu}{2,}\b/u.test(words[index]?.text ?? '') && !known.words.has(plain[index] ?? '');
    return shortName || isSchoolAhead(words, plain, index);
  }
  return introduction.test(before) && text !== '' && !isFunctionWord(text) && !known.words.has(text);
}

/**
 * A school without capitals, as some recognisers write it: a school word comes within the next words of the
 * sentence.
 */
function isSchoolAhead(words: readonly SourceWord[], plain: readonly string[], index: number): boolean {
  for (let at = index; at < Math.min(words.length, index + 5); at += 1) {
    if (schoolWords.has(plain[at] ?? '')) return true;
    if (/[.;,!?]$/.test(words[at]?.text ?? '')) return false;
  }
  return false;
}

function partOfName(
  words: readonly SourceWord[],
  plain: readonly string[],
  index: number,
  start: number,
  known: KnownWords,
): boolean {
  if (index === start) return true;
  if (/[.;,!?]$/.test(words[index - 1]?.text ?? '')) return false;
  const text = plain[index] ?? '';
  if (isName(words, plain, index, known)) return true;
  if (schoolWords.has(text) && !known.words.has(text)) return true;
  const next = index + 1;
  if (connectives.has(text) && next < words.length) {
    const schoolBefore = plain.slice(start, index).some((word) => schoolWords.has(word));
    return isName(words, plain, next, known) || (schoolBefore && text === 'of');
  }
  const afterOf =
    plain[index - 1] === 'of' && plain.slice(start, index).some((word) => schoolWords.has(word));
  return (
    afterOf ||
    (isSchoolAhead(words, plain, index) &&
      !isFunctionWord(text) &&
      plain
        .slice(Math.max(0, start - 7), start)
        .some((word) => /^(studied|study|graduated|attended|learned|student|went)$/.test(word)))
  );
}
