import * as said from '#contract/messages/en/applicants.ts';
import { EXPIRED_TITLE, OUTCOME_TITLES, type Outcome, type Stage } from '#contract/interview/stages.ts';

/** What people of a company read of where an application stands, in tables, on pages and in files. */

export interface Standing {
  stage: Stage;
  stageTitle: string;
  outcome: Outcome | null;
  isExpired: boolean;
}

/** How it ended or stopped: 'Declined', 'Expired'; null while it goes on. */
export function endText({ outcome, isExpired }: Pick<Standing, 'outcome' | 'isExpired'>): string | null {
  if (isExpired) return EXPIRED_TITLE;
  return outcome === null ? null : OUTCOME_TITLES[outcome];
}

/** How it ended or stopped, else its stage: 'Declined', 'Expired', 'AI Interview'. */
export const standingText = (standing: Omit<Standing, 'stage'>): string =>
  endText(standing) ?? standing.stageTitle;

/** The review is pending until the person is moved on, or the application is closed. */
export const isReviewPending = ({ stage, outcome }: Pick<Standing, 'stage' | 'outcome'>): boolean =>
  stage === 'review' && outcome === null;

/** The same, where the status of a person is told. */
export const statusText = (standing: Standing): string =>
  isReviewPending(standing) ? said.reviewPending() : standingText(standing);
