import type { QuestionKind } from './limits.ts';

/** What an answer can be judged, and how a score becomes a verdict. */

/** What a person can say of an answer. */
export const PERSONS_VERDICTS = ['Correct', 'Partially Correct', 'Incorrect', 'Not Answered'] as const;
export type PersonsVerdict = (typeof PERSONS_VERDICTS)[number];

/** What a person can say of an answer of this kind: a chosen option is correct or it is not. */
export const verdictsFor = (kind: QuestionKind): readonly PersonsVerdict[] =>
  kind === 'mcq' ? PERSONS_VERDICTS.filter((verdict) => verdict !== 'Partially Correct') : PERSONS_VERDICTS;

/** What the analysis can say: it also leaves an answer to a person. */
export const VERDICTS = [...PERSONS_VERDICTS, 'Needs Review'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Stands where a verdict would be on an answer to a personal question. */
export const NOT_SCORED = 'Not Scored';
export type ShownVerdict = Verdict | typeof NOT_SCORED;

/** The two texts of an answer: what was heard, and what the candidate says that they said. One of them counts. */
export const ANSWER_TEXTS = ['heard', 'corrected'] as const;
export type AnswerText = (typeof ANSWER_TEXTS)[number];

export const CERTAINTIES = ['low', 'medium', 'high'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** The least scores, 0 to 1, of the two upper bands. */
export const BANDS = { correct: 0.7, partial: 0.4 } as const;

/** The verdict on a spoken answer with this score, where no check found anything. */
export function verdictOfScore(score: number): 'Correct' | 'Partially Correct' | 'Incorrect' {
  if (score >= BANDS.correct) return 'Correct';
  return score >= BANDS.partial ? 'Partially Correct' : 'Incorrect';
}

/** What a report calls a skill whose answers earned this share of their points. */
export function levelOfShare(share: number): 'Strong' | 'Fair' | 'Weak' {
  if (share >= BANDS.correct) return 'Strong';
  return share >= BANDS.partial ? 'Fair' : 'Weak';
}

/** The verdict on a multiple-choice answer; blank where no option was chosen. */
export function verdictOfChoice(
  chosen: string | null,
  right: string | null,
): 'Correct' | 'Incorrect' | 'Not Answered' {
  if (chosen === null || chosen === '') return 'Not Answered';
  return chosen === right ? 'Correct' : 'Incorrect';
}

/** What a person's verdict counts where the analysis gave another one. */
export const POINTS_OF_VERDICT: Record<PersonsVerdict, number> = {
  Correct: 1,
  'Partially Correct': 0.5,
  Incorrect: 0,
  'Not Answered': 0,
};
