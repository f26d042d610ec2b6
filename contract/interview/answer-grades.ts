import * as said from '../messages/en/questions.ts';
import type { Message } from '../messages/message.ts';
import type { PersonsVerdict } from './verdicts.ts';

/** How much of the expected answer was said, in the grades that a person gives with one key. */
export const ANSWER_GRADES = [1, 2, 3, 4] as const;
export type AnswerGrade = (typeof ANSWER_GRADES)[number];

export const GRADE_NAMES: Record<AnswerGrade, Message> = {
  1: said.gradeFull,
  2: said.gradeMostly,
  3: said.gradePartly,
  4: said.gradeNone,
};

export const VERDICT_OF_GRADE = {
  1: 'Correct',
  2: 'Correct',
  3: 'Partially Correct',
  4: 'Incorrect',
} as const satisfies Record<AnswerGrade, PersonsVerdict>;

export const POINTS_OF_GRADE: Record<AnswerGrade, number> = { 1: 1, 2: 0.75, 3: 0.5, 4: 0 };

/** The grade that corresponds to a verdict given on a report. */
export const GRADE_OF_VERDICT: Record<PersonsVerdict, AnswerGrade> = {
  Correct: 1,
  'Partially Correct': 3,
  Incorrect: 4,
  'Not Answered': 4,
};

/** The ways in which an answer can be settled. */
export const SETTLED_BY = ['analysis', 'marks', 'person'] as const;
