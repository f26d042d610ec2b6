import { type KnownWords, neutralWords } from './neutral.ts';
import { type SourceWord, type SpokenText, type Token, sourceWords, tokensOf } from './words.ts';

/** An answer, prepared once for everything that reads it. */
export interface Prepared {
  /** The words as they were said, with their times. */
  words: readonly SourceWord[];
  /** Its words without names and schools. `source` is the index in `words`. */
  tokens: readonly Token[];
  /** The names that were left out. One may be a product's, and so the answer. */
  names: readonly Token[];
  /** The text in lower case, without symbols except commas and apostrophes. */
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

/** A word in the form used in `plain`. Empty if it has no letter or digit. */
export function plainOf(word: string): string[] {
  const plain = word.toLowerCase().replaceAll(/[^\p{L}\p{N}'’,]+/gu, '');
  return /[\p{L}\p{N}]/u.test(plain) ? [plain] : [];
}
