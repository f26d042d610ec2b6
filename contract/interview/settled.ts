import * as said from '../messages/en/stages.ts';
import type { VerdictCounts } from './report-figures.ts';

/**
 * How many of the answers that can be scored have a verdict, no matter who gave it. The others need a person's review.
 */
export interface Settled {
  settled: number;
  total: number;
}

export function settledOf({ correct, partial, incorrect, notAnswered, needsReview }: VerdictCounts): Settled {
  const settled = correct + partial + incorrect + notAnswered;
  return { settled, total: settled + needsReview };
}

/**
 * The share of settled answers from which an interview has a score. A mean over fewer would say little about a person.
 */
const LEAST_SETTLED = 0.6;

export const hasScore = ({ settled, total }: Settled): boolean =>
  total > 0 && settled / total >= LEAST_SETTLED;

/** How many answers a person must at least mark before there is a score. */
export function marksUntilScore({ settled, total }: Settled): number {
  let marks = 0;
  while (settled + marks < total && !hasScore({ settled: settled + marks, total })) marks += 1;
  return marks;
}

/** '2 of 5 settled'. */
export const settledInWords = ({ settled, total }: Settled): string => said.settled({ settled, total });

/** The title for interviews with a report but no score, which lists sorted by score put first. */
// Only pages show it, and each page is in one language.
export const REVIEW_FIRST = said.reviewFirst();

/** Whether a person must review answers before there is a score. `scored` is how many answers can be scored. */
export const isReviewFirst = ({ score, scored }: { score: number | null; scored: number | null }): boolean =>
  score === null && scored !== null && scored > 0;

/** Filters lists to interviews that have a score, or to those that a person must review first. */
export const SETTLED_FILTERS = ['yes', 'no'] as const;
