import { type KnownWords, neutralWords } from './neutral.ts';
import { type SourceWord, type SpokenText, type Token, sourceWords, tokensOf } from './words.ts';

/** An answer made ready once, for everything that reads it. */
export interface Prepared {
  /** As they were said, with their times. */
  words: readonly SourceWord[];
  /** Its words without names and schools; `source` is the place in `words`. */
  tokens: readonly Token[];
  /** The names that were left out. One may be that of a product, and the answer. */
  names: readonly Token[];
  /** What was said in lower case, without signs but commas and apostrophes. */
  plain: string;
}

export function prepare(spoken: SpokenText, known: KnownWords): Prepared {
  const words = sourceWords(spoken);
  const neutral = neutralWords(words, known);
  const kept = new Set(neutral.map(({ source }) => source));
  return {
    words,
    tokens: tokensOf(
      neutral.map(({ word }) => word),
      known.language,
    ).map((token) => ({
      ...token,
      source: neutral[token.source]?.source ?? 0,
    })),
    names: tokensOf(
      words.filter((_, source) => !kept.has(source)),
      known.language,
    ),
    plain: words.flatMap(({ text }) => plainOf(text)).join(' '),
  };
}

/** A word as it is in `plain`; empty without a letter or digit. */
export function plainOf(word: string): string[] {
  const plain = word.toLowerCase().replaceAll(/[^\p{L}\p{N}'’,]+/gu, '');
  return /[\p{L}\p{N}]/u.test(plain) ? [plain] : [];
}
