import type { Repair } from '#server/features/analysis/grading/text/repairs.ts';
import type { Token } from '#server/features/analysis/grading/text/words.ts';
import { wronglyCorrected } from './corrected.ts';
import type { Difference } from './difference.ts';
import { otherLists, partOfList } from './lists.ts';
import { otherUnits } from './measures.ts';
import { otherQuantities } from './quantities.ts';
import { turnedRoles } from './roles.ts';

/** An answer as it was given, and the places where the speaker corrected it. */
export interface Corrected {
  tokens: readonly Token[];
  repairs: readonly Repair[];
}

/** What an answer says otherwise, with the words that say it: indexes of the first and the last source word. */
export interface SaidOtherwise {
  kind: Difference['kind'];
  first: number;
  last: number;
}

/** In a longer text, single words are near to each other by accident. */
const MOST_TOKENS = 1500;

/**
 * Details that a comparison of words cannot see, because all words are there: another amount, unit, list, or other
 * roles, and a correction to something wrong. What the rules find in the reference itself is their own mistake.
 */
export function saidOtherwise(
  question: readonly Token[],
  reference: readonly Token[],
  answer: readonly Token[],
  given: Corrected,
): SaidOtherwise[] {
  if (answer.length > MOST_TOKENS || reference.length > MOST_TOKENS) return [];
  const find = (said: readonly Token[]) => [
    ...otherQuantities(reference, said),
    ...otherUnits(reference, said),
    ...otherLists(question, reference, said),
    ...partOfList(question, reference, said),
    ...turnedRoles(reference, said),
  ];
  const found = find(answer);
  const mistaken = found.length === 0 ? new Set() : new Set(find(reference).map(({ kind }) => kind));
  return [
    ...wronglyCorrected(reference, given.tokens, given.repairs).map((one) => asWords(one, given.tokens)),
    ...found.filter(({ kind }) => !mistaken.has(kind)).map((one) => asWords(one, answer)),
  ];
}

function asWords({ kind, from, until }: Difference, tokens: readonly Token[]): SaidOtherwise {
  const first = tokens[from]?.source ?? 0;
  return { kind, first, last: tokens[until - 1]?.source ?? first };
}
