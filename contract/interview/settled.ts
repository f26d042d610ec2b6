import * as said from '../messages/en/stages.ts';
import type { VerdictCounts } from './report-figures.ts';

/** How many of the answers that can be scored have a verdict, whoever gave it. The others wait for a person. */
export interface Settled {
  settled: number;
  total: number;
}

export function settledOf({ correct, partial, incorrect, notAnswered, needsReview }: VerdictCounts): Settled {
  const settled = correct + partial + incorrect + notAnswered;
  return { settled, total: settled + needsReview };
}

/** An interview has a score from this share of settled answers on: a mean over fewer would say little of a person. */
export const LEAST_SETTLED = 0.6;

export const hasScore = ({ settled, total }: Settled): boolean =>
  total > 0 && settled / total >= LEAST_SETTLED;

/** How many answers a person must mark at least, so that there is a score. */
export function marksUntilScore({ settled, total }: Settled): number {
  let marks = 0;
  while (settled + marks < total && !hasScore({ settled: settled + marks, total })) marks += 1;
  return marks;
}

/** '2 of 5 settled'. */
export const settledInWords = ({ settled, total }: Settled): string => said.settled({ settled, total });

/** The title of the interviews with a report but without a score, which lists by score put before all others. */
// Pages alone say it, each in one language.
export const REVIEW_FIRST = said.reviewFirst();

/** Whether a person must review answers before there is a score. `scored` is how many answers can be scored. */
export const isReviewFirst = ({ score, scored }: { score: number | null; scored: number | null }): boolean =>
  score === null && scored !== null && scored > 0;

/** Lists can be narrowed to interviews that have a score, or to those that a person must review first. */
export const SETTLED_FILTERS = ['yes', 'no'] as const;
