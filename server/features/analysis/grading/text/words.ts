import type { Language } from '#contract/messages/languages.ts';
import { type TextLanguage, textLanguage } from './languages/text-language.ts';
import { type Piece, readNumbers } from './numbers.ts';
import { type Shape, shapeOf } from './similarity.ts';

/** What was said, with or without times. A speech transcript has this shape. */
export interface SpokenText {
  text: string;
  /** English if missing. */
  language?: Language | undefined;
  /** Seconds in which a voice was heard, and how many of them produced words. Absent for plain text. */
  voiceSeconds?: number;
  speechSeconds?: number;
  segments?: readonly {
    text: string;
    startSeconds: number;
    endSeconds: number;
    /** Mean log-probability of its tokens, at most 0. */
    confidence: number;
    words: readonly { text: string; startSeconds: number; endSeconds: number; confidence: number }[];
  }[];
}

/** A word as it is written in the transcript. */
export interface SourceWord {
  text: string;
  startSeconds: number | null;
  endSeconds: number | null;
}

/** A word in the form for comparison: lower case, contractions and abbreviations spelled out, numbers as digits. */
export interface Token {
  word: string;
  stem: string;
  shape: Shape;
  /** 0 for function words, up to 1 for rare ones. */
  weight: number;
  /** The index of the source word. */
  source: number;
  /** Increases at each full stop, semicolon, or line break. */
  sentence: number;
  /** Also increases at each comma, dash and bracket. */
  phrase: number;
}

const ENGLISH = textLanguage('en');

const lightWeight = 0.2;
/** A word with at least this weight is a content word ("telling" in names). */
export const tellingWeight = 0.25;

/** How informative this word is in an answer, 0 to 1. */
function weightOf(word: string, { functionWords, lightWords, tellingness }: TextLanguage): number {
  if (functionWords.has(word)) return lightWords.has(word) ? lightWeight : 0;
  if (/^\d/.test(word)) return 0.7;
  if (word.length === 1) return 0.5;
  return 0.3 + 0.7 * tellingness(word);
}

type Lexeme = Omit<Token, 'source' | 'sentence' | 'phrase'>;
const lexemes = newCaches<Lexeme>();
const lexemeLimit = 50_000;

/** The properties of a word that don't depend on its position. */
function lexemeOf(word: string, language: TextLanguage): Lexeme {
  const own = lexemes[language.tag];
  const known = own.get(word);
  if (known !== undefined) return known;
  const stem = language.stemOf(word);
  const lexeme = { word, stem, shape: shapeOf(stem, language), weight: weightOf(word, language) };
  if (own.size >= lexemeLimit) own.clear();
  own.set(word, lexeme);
  return lexeme;
}

function newCaches<Value>(): Readonly<Record<Language, Map<string, Value>>> {
  return { en: new Map(), es: new Map(), de: new Map() };
}

/** The words of a transcript in order, with times if it has them. */
export function sourceWords(spoken: SpokenText): SourceWord[] {
  const words: SourceWord[] = [];
  for (const segment of spoken.segments ?? []) {
    if (segment.words.length > 0) {
      for (const { text, startSeconds, endSeconds } of segment.words)
        words.push({ text: text.trim(), startSeconds, endSeconds });
    } else {
      const { startSeconds, endSeconds } = segment;
      for (const text of splitWords(segment.text)) words.push({ text, startSeconds, endSeconds });
    }
  }
  if (words.length > 0) return words;
  return splitWords(spoken.text).map((text) => ({ text, startSeconds: null, endSeconds: null }));
}

export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

const pieces = newCaches<readonly string[]>();
const piecesLimit = 50_000;

function piecesOf(text: string, language: TextLanguage): readonly string[] {
  const own = pieces[language.tag];
  const known = own.get(text);
  if (known !== undefined) return known;
  const fresh = cutPieces(text, language);
  if (own.size >= piecesLimit) own.clear();
  if (text.length <= 30) own.set(text, fresh);
  return fresh;
}

function cutPieces(text: string, { spellings }: TextLanguage): readonly string[] {
  let result = text.normalize('NFKC').toLowerCase();
  for (const [pattern, by] of spellings) result = result.replace(pattern, by);
  return result.match(/\d+(?:\.\d+)*|[\p{L}\p{M}]+(?:\d+)?|°[cf]?/gu) ?? [];
}

const sentenceEnd = /[.;!?:]["')\]]*$/;
const phraseEnd = /(?:[,)\]…–—]|^-)["']?$/;
const phraseStart = /^["']?[([]/;

/** "Dr." and "3." do not end a sentence; "it." does. */
function isAbbreviated(text: string, { functionWords }: TextLanguage): boolean {
  const short = /^([\p{L}\d]{1,2})\.$/u.exec(text)?.[1]?.toLowerCase();
  return short !== undefined && (short.length === 1 || !functionWords.has(short));
}

/** The tokens of some words. `sentence` and `phrase` show where each ends. */
export function tokensOf(words: readonly SourceWord[], language: TextLanguage = ENGLISH): Token[] {
  const cut: Piece[] = [];
  const places: { sentence: number; phrase: number }[] = [];
  const markers = listMarkers(words);
  let sentence = 0;
  let phrase = 0;
  for (const [source, word] of words.entries()) {
    const marked = markers.get(source);
    if (marked !== undefined) sentence += 1;
    if (marked !== undefined || phraseStart.test(word.text)) phrase += 1;
    places.push({ sentence, phrase });
    for (const text of piecesOf(marked ?? word.text, language)) cut.push({ text, source });
    if (marked === '') continue;
    const endsSentence = sentenceEnd.test(word.text) && !isAbbreviated(word.text, language);
    if (endsSentence) sentence += 1;
    if (endsSentence || phraseEnd.test(word.text)) phrase += 1;
  }
  const tokens: Token[] = [];
  for (const { text, source } of readNumbers(cut, language)) {
    for (const word of language.longForm?.(text) ?? [text]) {
      tokens.push({ ...lexemeOf(word, language), source, ...(places[source] ?? { sentence: 0, phrase: 0 }) });
    }
  }
  return tokens;
}

/** The tokens of a plain text. */
export function tokensOfText(text: string, language: TextLanguage = ENGLISH): Token[] {
  return tokensOf(sourceWords({ text }), language);
}

/** The content words, with each stem once. */
export function tellingWords(tokens: readonly Token[]): Token[] {
  const telling = tokens.filter((token) => token.weight >= tellingWeight);
  return [...new Map(telling.map((token) => [token.stem, token])).values()];
}

/**
 * The markers of a numbered list, "1. … 2. …" or "1) … 2) …". They are not numbers in the text: someone who lists the
 * same things in another order uses other markers but means the same.
 */

/**
 * "1.", "1)", "(1)" alone, or with a bracket directly before a word: "2)encourages". Does not match decimals such as
 * "1.5".
 */
const marker = /^(?:\(?(\d{1,2})\)(\p{L}.*)?|(\d{1,2})\.)$/u;
/** A numbered list starts at 1. A single marker may be the end of a sentence: "the answer is 1." */
const leastMarkers = 2;
/** What comes before a marker ends a sentence or introduces a list. After "version", "1." is a number. */
const endsBefore = /[.,;:!?)\]–—-]["']?$/;

/** The index of each word that is a marker, with the rest of the word after it, which is usually empty. */
function listMarkers(words: readonly { text: string }[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let open = 0;
  for (const [index, { text }] of words.entries()) {
    const parts = open > 0 ? null : marker.exec(text);
    const before = words[index - 1]?.text;
    const number = Number(parts?.[1] ?? parts?.[3]);
    const follows = before === undefined || endsBefore.test(before) || parts?.[1] !== undefined;
    if (parts !== null && number === found.size + 1 && follows) found.set(index, parts[2] ?? '');
    else open = Math.max(0, open + count(text, '(') - count(text, ')'));
  }
  return found.size >= leastMarkers ? found : new Map();
}

const count = (text: string, what: string): number => text.split(what).length - 1;
