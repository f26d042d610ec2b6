import { sameWord, similarity } from '#server/features/analysis/grading/compare/similarity.ts';
import {
  type SourceWord,
  type SpokenText,
  type Token,
  tellingWeight,
} from '#server/features/analysis/grading/text/words.ts';
import type { Assessment } from './assess.ts';

/**
 * What an answer may have been if the words that were probably misheard were expected ones. A verdict that would be better
 * for that is not given: a person listens.
 */

/** With fewer doubtful words than this share, most of them were heard right (`npm run eval:speech`). */
const leastDoubtful = 1 / 8;
/** An answer about something else stays one, unless so many of its words are doubtful. */
const leastOffTopic = 1 / 4;
const offTopic = 0.3;

/**
 * The answer with words of the nearest reference that it lacks, in place of doubtful words that match nothing of it. Null
 * where there are no such words.
 */
export function asMayHaveBeenSaid({ words, answer, comparison }: Assessment): SpokenText | null {
  if (comparison === undefined) return null;
  if (!isHeardBadly(words, comparison.onTopic < offTopic ? leastOffTopic : leastDoubtful)) return null;
  const { reference, found } = comparison;
  const lacking = reference.tokens.filter(
    (token, index) => token.weight >= tellingWeight && (found[index] ?? 0) < sameWord,
  );
  const missing = [...new Map(lacking.map((token) => [token.stem, token.word])).values()];
  const matched = new Set(answer.flatMap((token) => (isIn(reference.tokens, token) ? [token.source] : [])));
  let next = 0;
  const said = words.map(({ text, doubtful }, index) =>
    doubtful && !matched.has(index) ? (missing[next++] ?? text) : text,
  );
  return next === 0 || missing.length === 0 ? null : { text: said.join(' ') };
}

/** What is said of any answer that is not Correct, so that nobody takes a bad recording for a bad answer. */
export function misheardReasons({ words }: Assessment): string[] {
  if (!isHeardBadly(words)) return [];
  const verb = doubtfulOf(words) === 1 ? 'was' : 'were';
  return [`${doubtfulOf(words)} of ${words.length} words ${verb} probably misheard.`];
}

const isHeardBadly = (words: readonly SourceWord[], least = leastDoubtful): boolean =>
  doubtfulOf(words) >= Math.max(1, least * words.length);

const doubtfulOf = (words: readonly SourceWord[]): number => words.filter(({ doubtful }) => doubtful).length;

const isIn = (reference: readonly Token[], said: Token): boolean =>
  reference.some((token) => token.weight > 0 && similarity(token, said) >= sameWord);
