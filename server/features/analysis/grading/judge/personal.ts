import { textLanguage } from '#server/features/analysis/grading/text/languages/text-language.ts';
import {
  type SourceWord,
  type SpokenText,
  type Token,
  sourceWords,
  tokensOf,
} from '#server/features/analysis/grading/text/words.ts';

const mostSentences = 2;
const longestSentence = 40;
const fewestWords = 5;
const sentenceEnd = /[.!?]["')\]]*$/;

/**
 * The one or two most informative sentences of a personal answer, word for word and in their order: those
 * with the most content words that also occur elsewhere in the answer (after Luhn, "The automatic creation of
 * literature abstracts", 1958). Empty when nothing was said.
 */
export function summarisePersonal(transcript: SpokenText): string[] {
  const language = textLanguage(transcript.language ?? 'en');
  const words = sourceWords(transcript);
  const sentences = splitSentences(words).map((sentence, place) => ({
    sentence,
    place,
    tokens: tokensOf(sentence, language),
  }));
  const counts = new Map<string, number>();
  for (const { tokens } of sentences) {
    for (const stem of new Set(telling(tokens).map((token) => token.stem)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const scored = sentences
    .filter(({ tokens }) => telling(tokens).length > 0)
    .map((one) => ({
      ...one,
      score: scoreOf(one.tokens, counts) * (one.sentence.length < fewestWords ? 0.3 : 1),
    }));
  return scored
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, mostSentences)
    .toSorted((a, b) => a.place - b.place)
    .map(({ sentence }) => sentence.map((word) => word.text).join(' '));
}

function telling(tokens: readonly Token[]): Token[] {
  return tokens.filter((token) => token.weight >= 0.3);
}

function scoreOf(tokens: readonly Token[], counts: ReadonlyMap<string, number>): number {
  const stems = new Map(telling(tokens).map((token) => [token.stem, token.weight]));
  let sum = 0;
  for (const [stem, weight] of stems) sum += weight * Math.sqrt(counts.get(stem) ?? 1);
  return sum / Math.sqrt(tokens.length + 5);
}

function splitSentences(words: readonly SourceWord[]): SourceWord[][] {
  const sentences: SourceWord[][] = [];
  let current: SourceWord[] = [];
  for (const word of words) {
    current.push(word);
    if (sentenceEnd.test(word.text) || current.length >= longestSentence) {
      sentences.push(current);
      current = [];
    }
  }
  if (current.length > 0) sentences.push(current);
  return sentences;
}
