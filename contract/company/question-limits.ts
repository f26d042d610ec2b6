import type { MemberRole } from './member-roles.ts';

/** From when on figures of a question are said, and from when on they are a reason to look at it. */

/** A question has figures from so many settled answers on. */
export const FIGURES_LEAST = 20;
/**
 * Over all companies: a question of the bank has figures once so many companies have figures of it. Each of them counts the
 * same, however many answers it has; the mean is rounded to a twentieth, and stays for so many days. So a company can't be
 * worked out from the others, nor from one night to the next.
 */
export const BANK_FIGURES = { companies: 5, roundedTo: 20, days: 28 };
/** How many questions are listed, those with the most trouble first. */
export const FIGURES_QUESTIONS_MAX = 300;

/**
 * Such shares of full answers tell nobody apart: at these ends, a correlation has hardly any room (L. Crocker, J. Algina,
 * "Introduction to Classical and Modern Test Theory", 1986, chapter 14). The interval must lie beyond the second.
 */
export const TOO_EASY = { share: 0.95, surely: 0.9 };
export const TOO_HARD = { share: 0.05, surely: 0.1 };

/**
 * The correlation with the rest of the interview: below 0.2 a question is poor, from 0.3 on reasonably good, from 0.4 on very
 * good (R. L. Ebel, "Measuring Educational Achievement", 1965). It is flagged below `POOR`, if it surely isn't good.
 */
export const APART = { poor: 0.15, marginal: 0.2, good: 0.3, veryGood: 0.4 };

/** Below this, agreement of people is less than good (D. V. Cicchetti, Psychological Assessment 6, 1994, 284-290). */
export const ALPHA_GOOD = 0.6;

/** Why to look at a question, the most urgent first. */
export const QUESTION_FLAGS = [
  'unfair',
  'changed',
  'disagreement',
  'not-apart',
  'too-hard',
  'too-easy',
] as const;
export type QuestionFlag = (typeof QUESTION_FLAGS)[number];

/** Groups of people are compared for owners alone. */
export const seesFairness = (memberRole: MemberRole): boolean => memberRole === 'owner';

/** What asks a question. */
export const ASKED_IN = ['open', 'closed', 'draft', 'template'] as const;
