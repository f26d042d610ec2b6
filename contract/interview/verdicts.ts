import * as said from '../messages/en/verdicts.ts';
import type { Message } from '../messages/message.ts';
import type { QuestionKind } from '../shared/limits.ts';

/** The verdicts on an answer. The table in docs/grading.md says who gives which; a score alone never gives one. */

/** The verdicts that a person can give. */
export const PERSONS_VERDICTS = ['Correct', 'Partially Correct', 'Incorrect', 'Not Answered'] as const;
export type PersonsVerdict = (typeof PERSONS_VERDICTS)[number];

/**
 * The verdicts that a person can give for this kind of question. A chosen option is either correct or
 * incorrect.
 */
export const verdictsFor = (kind: QuestionKind): readonly PersonsVerdict[] =>
  kind === 'mcq' ? PERSONS_VERDICTS.filter((verdict) => verdict !== 'Partially Correct') : PERSONS_VERDICTS;

/** The verdicts that the analysis can give. 'Needs Review' leaves the answer to a person. */
export const VERDICTS = [...PERSONS_VERDICTS, 'Needs Review'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A verdict as people read it. In the API and in storage it stays English. */
const VERDICT_NAMES: Record<string, Message> = {
  Correct: said.correct,
  'Partially Correct': said.partiallyCorrect,
  Incorrect: said.incorrect,
  'Not Answered': said.notAnswered,
  'Needs Review': said.needsReview,
  'Not Scored': said.notScored,
};
export const verdictName = (verdict: string): string => VERDICT_NAMES[verdict]?.() ?? verdict;

/** The verdicts that marks and models can settle an answer with. */
export type BandVerdict = Exclude<PersonsVerdict, 'Not Answered'>;

/** Shown instead of a verdict on answers to personal questions. */
export const NOT_SCORED = 'Not Scored';

/**
 * The two texts of an answer: the recognised one, and the one that the candidate corrected. Only one of them
 * counts.
 */
export const ANSWER_TEXTS = ['heard', 'corrected'] as const;
export type AnswerText = (typeof ANSWER_TEXTS)[number];

/** What can settle an answer in the analysis. Chosen options and people's verdicts are settled outside it. */
export const SETTLERS = ['silence', 'words', 'marks', 'model'] as const;
export type Settler = (typeof SETTLERS)[number];

export const CERTAINTIES = ['low', 'medium', 'high'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** The lowest scores, 0 to 1, of the two upper bands. */
export const BANDS = { correct: 0.7, partial: 0.4 } as const;

/** The level of a skill in the report. `share` is the share of its points that the answers earned. */
export function levelOfShare(share: number): 'Strong' | 'Fair' | 'Weak' {
  if (share >= BANDS.correct) return 'Strong';
  return share >= BANDS.partial ? 'Fair' : 'Weak';
}

export const LEVEL_NAMES = { Strong: said.strong, Fair: said.fair, Weak: said.weak };

/** The verdict on a multiple-choice answer. null or '' means that no option was chosen. */
export function verdictOfChoice(
  chosen: string | null,
  right: string | null,
): 'Correct' | 'Incorrect' | 'Not Answered' {
  if (chosen === null || chosen === '') return 'Not Answered';
  return chosen === right ? 'Correct' : 'Incorrect';
}

/** The points of a verdict, used in figures and for a person's verdict that differs from the analysis. */
export const POINTS_OF_VERDICT: Record<PersonsVerdict, number> = {
  Correct: 1,
  'Partially Correct': 0.5,
  Incorrect: 0,
  'Not Answered': 0,
};
