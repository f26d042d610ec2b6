import * as said from '#contract/messages/en/applicants.ts';
import { REVIEW_FIRST, settledInWords } from '#contract/interview/settled.ts';
import { percent } from '#web/ui/percent.ts';

/** What lists show about an interview's score. All values are null for a member who must judge first. */
export interface Scored {
  score: number | null;
  settled: number | null;
  scored: number | null;
}

export const scoreText = ({ score }: Scored): string => (score === null ? '-' : percent(score / 100));

/** '2 of 5 settled'. Empty if nothing is scored. */
export const settledText = ({ settled, scored }: Scored): string =>
  settled === null || scored === null || scored === 0 ? '' : settledInWords({ settled, total: scored });

/** The short form, for narrow places. Empty if all answers are settled. */
export const unsettledText = (figures: Scored): string =>
  figures.settled === figures.scored ? '' : settledText(figures);

export const SETTLED_CHOICES = [
  { value: '', label: said.allReports() },
  { value: 'no', label: REVIEW_FIRST },
  { value: 'yes', label: said.withScore() },
];
