import * as said from '#contract/messages/en/applicants.ts';
import { EXPIRED_TITLE, OUTCOME_TITLES, type Outcome, type Stage } from '#contract/interview/stages.ts';

/** The status of an application as members of the company see it in tables, on pages and in files. */

export interface Standing {
  stage: Stage;
  stageTitle: string;
  outcome: Outcome | null;
  isExpired: boolean;
}

/** How it ended or stopped: 'Declined', 'Expired'. Null while it is still open. */
function endText({ outcome, isExpired }: Pick<Standing, 'outcome' | 'isExpired'>): string | null {
  if (isExpired) return EXPIRED_TITLE;
  return outcome === null ? null : OUTCOME_TITLES[outcome];
}

/** How it ended or stopped, otherwise its stage: 'Declined', 'Expired', 'AI Interview'. */
export const standingText = (standing: Omit<Standing, 'stage'>): string =>
  endText(standing) ?? standing.stageTitle;

/** The review is pending until the person moves to the next stage or the application is closed. */
export const isReviewPending = ({ stage, outcome }: Pick<Standing, 'stage' | 'outcome'>): boolean =>
  stage === 'review' && outcome === null;

/** The same text, but a pending review is shown as such. */
export const statusText = (standing: Standing): string =>
  isReviewPending(standing) ? said.reviewPending() : standingText(standing);
