import type { MemberRole } from './member-roles.ts';

/** When figures of a question are shown, and when they are a reason to look at it. */

/** A question has figures once it has this many settled answers. */
export const FIGURES_LEAST = 20;
/**
 * A bank question has figures over all companies once this many companies have figures of their own for it. Each
 * company counts the same, however many answers it has. The mean is rounded to a twentieth and stays the same for
 * this many days, so that no company's figures can be worked out from the others', nor from one night to the next.
 */
export const BANK_FIGURES = { companies: 5, roundedTo: 20, days: 28 };
/** How many questions are listed, those with the most problems first. */
export const FIGURES_QUESTIONS_MAX = 300;

/**
 * Shares of full answers this extreme cannot tell people apart, because they leave a correlation hardly any room (L.
 * Crocker, J. Algina, "Introduction to Classical and Modern Test Theory", 1986, chapter 14). The interval must lie
 * beyond the second value.
 */
export const TOO_EASY = { share: 0.95, surely: 0.9 };
export const TOO_HARD = { share: 0.05, surely: 0.1 };

/**
 * The correlation with the rest of the interview: below 0.2 a question is poor, from 0.3 reasonably good, from 0.4
 * very good (R. L. Ebel, "Measuring Educational Achievement", 1965). A question below `poor` is flagged if its
 * interval shows that it isn't good.
 */
export const APART = { poor: 0.15, marginal: 0.2, good: 0.3, veryGood: 0.4 };

/**
 * Below this, agreement between people is less than good (D. V. Cicchetti, Psychological Assessment 6, 1994,
 * 284-290).
 */
export const ALPHA_GOOD = 0.6;

/** The reasons to look at a question, most urgent first. */
export const QUESTION_FLAGS = [
  'unfair',
  'changed',
  'disagreement',
  'not-apart',
  'too-hard',
  'too-easy',
] as const;
export type QuestionFlag = (typeof QUESTION_FLAGS)[number];

/** Only owners see groups of people compared. */
export const seesFairness = (memberRole: MemberRole): boolean => memberRole === 'owner';

/** The kinds of things that ask a question. */
export const ASKED_IN = ['open', 'closed', 'draft', 'template'] as const;
