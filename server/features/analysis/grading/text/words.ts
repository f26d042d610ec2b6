import type { Language } from '#contract/messages/languages.ts';
import { tellingness } from './frequency.ts';
import { type Piece, readNumbers } from './numbers.ts';
import { type Shape, shapeOf } from './similarity.ts';
import { stemOf } from './stem.ts';
import { longForm } from './synonyms.ts';

/** What was said, with or without times. A speech transcript has this shape. */
export interface SpokenText {
  text: string;
  /** English where it is missing. */
  language?: Language | undefined;
  /** Seconds in which a voice was heard, and how many of them gave words; absent for plain text. */
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

/** A word as written in the transcript. */
export interface SourceWord {
  text: string;
  startSeconds: number | null;
  endSeconds: number | null;
}

/**
 * A word in the form for comparing: lower case, contractions and abbreviations spelled out, numbers as
 * digits.
 */
export interface Token {
  word: string;
  stem: string;
  shape: Shape;
  /** 0 for function words, up to 1 for rare ones. */
  weight: number;
  /** Index of the source word. */
  source: number;
  /** Increases at each full stop, semicolon, or line break. */
  sentence: number;
  /** Also increases at each comma, dash and bracket. */
  phrase: number;
}

const functionWords = new Set(
  `a an the this that these those i you he she it we they me him her us them my your his its our their mine yours ours theirs
  myself yourself itself themselves who whom whose which what when where why how am is are was were be been being do does did doing
  done have has had having will would shall should can could may might must of to for from with by at as on into onto upon about over
  through and or but if then than so because while although though since there here also too very really quite just well ok okay um uh
  er hmm like yeah yes basically actually simply etc ie eg e.g i.e some any such each not no nor cannot never without n't in out
  let lets get gets got thing things something anything way lot kind sort mean means say says know think guess maybe perhaps
  going go goes want wants would one ones it's that's even still up own other another much many`.split(/\s+/),
);
/** Function words that still carry meaning in an answer ("last in, first out"; "on" and "off"). */
const lightWords = new Set([
  'in',
  'out',
  'on',
  'up',
  'over',
  'each',
  'any',
  'other',
  'one',
  'same',
  'all',
  'only',
  'many',
  'through',
  'into',
  'own',
  'another',
  'some',
  'without',
  'go',
  'means',
  'mean',
  'because',
  'if',
  'then',
  'when',
  'not',
  'no',
  'never',
  'yes',
]);
const lightWeight = 0.2;
/** From this weight on a word is a content word ("telling" in names). */
export const tellingWeight = 0.25;

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word);
}

/** How much it tells if this word is in an answer, 0 to 1. */
function weightOf(word: string): number {
  if (functionWords.has(word)) return lightWords.has(word) ? lightWeight : 0;
  if (/^\d/.test(word)) return 0.7;
  if (word.length === 1) return 0.5;
  return 0.3 + 0.7 * tellingness(word);
}

type Lexeme = Omit<Token, 'source' | 'sentence' | 'phrase'>;
const lexemes = new Map<string, Lexeme>();
const lexemeLimit = 50_000;

/** The properties of a word that don't depend on its position. */
function lexemeOf(word: string): Lexeme {
  const known = lexemes.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  const lexeme = { word, stem, shape: shapeOf(stem), weight: weightOf(word) };
  if (lexemes.size >= lexemeLimit) lexemes.clear();
  lexemes.set(word, lexeme);
  return lexeme;
}

/** The words of a transcript in order, with times where it has them. */
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

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(can)(?:no|'|’)t\b/g, '$1 not'],
  [/\bwon['’"]t\b/g, 'will not'],
  [/\bshan['’"]t\b/g, 'shall not'],
  [/(?<=[a-z])n['’"]t\b/g, ' not'],
  [/\b(do|does|did|is|are|was|were|has|have|would|should|could)nt\b/g, '$1 not'],
  [/\bdunno\b/g, 'do not know'],
  [/(?<=[a-z])['’](?:re)\b/g, ' are'],
  [/(?<=[a-z])['’](?:ve)\b/g, ' have'],
  [/(?<=[a-z])['’](?:ll)\b/g, ' will'],
  [/\bi['’]m\b/g, 'i am'],
  [/\b(it|that|there|he|she|what|who|here|where)['’]s\b/g, '$1 is'],
  [/(?<=[a-z])['’]s?(?![a-z])/g, ''],
];
const symbols: readonly (readonly [RegExp, string])[] = [
  [/c\+\+/g, ' cplusplus '],
  [/c#/g, ' csharp '],
  [/\.net\b/g, ' dotnet '],
  [/%/g, ' percent '],
  [/&+/g, ' and '],
  [/[=]+/g, ' equal '],
  [/(?<=[a-z0-9)\s])\^/g, ' power '],
  [/(?<=\d),(?=\d{3}\b)/g, ''],
  [/(?<=\d)(?=[a-zµΩ°])/g, ' '],
];

const pieces = new Map<string, readonly string[]>();
const piecesLimit = 50_000;

function piecesOf(text: string): readonly string[] {
  const known = pieces.get(text);
  if (known !== undefined) return known;
  const fresh = cutPieces(text);
  if (pieces.size >= piecesLimit) pieces.clear();
  if (text.length <= 30) pieces.set(text, fresh);
  return fresh;
}

function cutPieces(text: string): readonly string[] {
  let result = text.normalize('NFKC').toLowerCase();
  for (const [pattern, by] of contractions) result = result.replace(pattern, by);
  for (const [pattern, by] of symbols) result = result.replace(pattern, by);
  return result.match(/\d+(?:\.\d+)*|[\p{L}\p{M}]+(?:\d+)?|°[cf]?/gu) ?? [];
}

const sentenceEnd = /[.;!?:]["')\]]*$/;
const phraseEnd = /(?:[,)\]…–—]|^-)["']?$/;
const phraseStart = /^["']?[([]/;

/** "Dr." and "3." end no sentence; "it." does. */
function isAbbreviated(text: string): boolean {
  const short = /^([\p{L}\d]{1,2})\.$/u.exec(text)?.[1]?.toLowerCase();
  return short !== undefined && (short.length === 1 || !functionWords.has(short));
}

/** The tokens of some words; `sentence` and `phrase` tell where each ends. */
export function tokensOf(words: readonly SourceWord[]): Token[] {
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
    for (const text of piecesOf(marked ?? word.text)) cut.push({ text, source });
    if (marked === '') continue;
    const endsSentence = sentenceEnd.test(word.text) && !isAbbreviated(word.text);
    if (endsSentence) sentence += 1;
    if (endsSentence || phraseEnd.test(word.text)) phrase += 1;
  }
  const tokens: Token[] = [];
  for (const { text, source } of readNumbers(cut, isFunctionWord)) {
    for (const word of longForm(text) ?? [text]) {
      tokens.push({ ...lexemeOf(word), source, ...(places[source] ?? { sentence: 0, phrase: 0 }) });
    }
  }
  return tokens;
}

/** The tokens of a plain text. */
export function tokensOfText(text: string): Token[] {
  return tokensOf(sourceWords({ text }));
}

/** The content words, each stem once. */
export function tellingWords(tokens: readonly Token[]): Token[] {
  const telling = tokens.filter((token) => token.weight >= tellingWeight);
  return [...new Map(telling.map((token) => [token.stem, token])).values()];
}

/**
 * The markers of a numbered list, "1. … 2. …" or "1) … 2) …". They are no numbers of the text: somebody who names the
 * same things in another order gives other markers and means the same.
 */

/** "1.", "1)", "(1)" alone, or with a bracket right before a word: "2)encourages". Decimals such as "1.5" are none. */
const marker = /^(?:\(?(\d{1,2})\)(\p{L}.*)?|(\d{1,2})\.)$/u;
/** A list is marked from 1 on. One marker alone may be the end of a sentence: "the answer is 1." */
const leastMarkers = 2;
/** What comes before a marker ends a sentence or introduces a list. After "version" the "1." is a number. */
const endsBefore = /[.,;:!?)\]–—-]["']?$/;

/** The index of each word that is a marker, with the rest of the word behind it, which is mostly empty. */
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
