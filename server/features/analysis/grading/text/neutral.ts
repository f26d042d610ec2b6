import { similarity, sameWord } from './similarity.ts';
import type { NameForms, TextLanguage } from './languages/text-language.ts';
import { type SourceWord, type Token, tokensOfText } from './words.ts';

/**
 * Removes from an answer what must not matter: who the speaker is, where they studied, and the gender of
 * anyone mentioned. Names in the question or the reference (Ohm, Dijkstra) stay.
 */

const connectives = new Set(['of', 'the', 'and', 'at', 'in', 'for', '&', 'de', 'von', 'van', 'bin', 'al']);
/** Matches only at the start of each run, so that a text of symbols is read once. */
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

/** The words of the question and of its references. */
export interface KnownWords {
  language: TextLanguage;
  /** In lower case. */
  words: ReadonlySet<string>;
  tokens: readonly Token[];
}

/** The words of the answer without names and schools, and with neutral words in place of gendered ones. */
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
    const neutral = known.words.has(text) ? undefined : neutralFor(text, known);
    const ending = /(?<![.;!?:,])[.;!?:,]+$/.exec(word.text)?.[0] ?? '';
    return [{ word: neutral === undefined ? word : { ...word, text: neutral + ending }, source }];
  });
}

function neutralFor(text: string, { language }: KnownWords): string | undefined {
  const { neutral } = language.names;
  return Object.hasOwn(neutral, text) ? neutral[text] : undefined;
}

function isName(
  words: readonly SourceWord[],
  plain: readonly string[],
  index: number,
  known: KnownWords,
): boolean {
  const text = plain[index] ?? '';
  const { functionWords, isListed } = known.language;
  if (text === '' || known.words.has(text) || functionWords.has(text)) return false;
  if (neutralFor(text, known) !== undefined) return false;
  if (!isCapital(words[index]?.text ?? '') || resemblesKnown(text, known)) return false;
  const opens = index === 0 || /[.!?]["')]*$/.test(words[index - 1]?.text ?? '');
  return !opens || isListed?.(text) === false;
}

/** A term of the question in another form ("Arrays", or misheard) is not a name. */
function resemblesKnown(text: string, known: KnownWords): boolean {
  const token = tokensOfText(text, known.language)[0];
  if (token === undefined) return true;
  return known.tokens.some((other) => similarity(token, other) >= sameWord);
}

function startsName(
  words: readonly SourceWord[],
  plain: readonly string[],
  index: number,
  known: KnownWords,
): boolean {
  const { names, functionWords } = known.language;
  if (names.areCapitals && isName(words, plain, index, known)) return true;
  const before = plain.slice(Math.max(0, index - 7), index).join(' ');
  const text = plain[index] ?? '';
  if (names.schoolIntroductions?.some((pattern) => pattern.test(before))) {
    const shortName = /^\p{Lu}{2,}\b/u.test(words[index]?.text ?? '') && !known.words.has(plain[index] ?? '');
    return shortName || isSchoolAhead(words, plain, index, names);
  }
  return names.introduction.test(before) && text !== '' && !functionWords.has(text) && !known.words.has(text);
}

/**
 * A school that is not capitalised, as some recognisers write it: a school word is among the next words of the
 * sentence.
 */
function isSchoolAhead(
  words: readonly SourceWord[],
  plain: readonly string[],
  index: number,
  { schoolWords }: NameForms,
): boolean {
  for (let at = index; at < Math.min(words.length, index + 5); at += 1) {
    if (schoolWords?.has(plain[at] ?? '')) return true;
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
  const { names, functionWords } = known.language;
  const { schoolWords, schoolVerbs } = names;
  if (isName(words, plain, index, known)) return true;
  if (schoolWords?.has(text) && !known.words.has(text)) return true;
  const next = index + 1;
  if (connectives.has(text) && next < words.length) {
    const schoolBefore = plain.slice(start, index).some((word) => schoolWords?.has(word));
    return isName(words, plain, next, known) || (schoolBefore && text === 'of');
  }
  const afterOf =
    plain[index - 1] === 'of' && plain.slice(start, index).some((word) => schoolWords?.has(word));
  return (
    afterOf ||
    (isSchoolAhead(words, plain, index, names) &&
      !functionWords.has(text) &&
      plain.slice(Math.max(0, start - 7), start).some((word) => schoolVerbs?.test(word)))
  );
}
