import { z } from 'zod';
import * as said from '../messages/en/report-refusals.ts';
import { ANSWER_GRADES, SETTLED_BY } from './answer-grades.ts';
import { EMPLOYER, endpoint } from '../shared/endpoint.ts';
import { jobId } from '../job/job-steps.ts';
import { questionnaireEntry } from './report.ts';
import { ANSWER_MAX } from '../shared/limits.ts';
import { isoTimestamp, text, uuid } from '../shared/rules.ts';
import { VERDICTS } from './verdicts.ts';

/**
 * Review by question: all answers to one question in one list, without names. Copies of a question in the company's
 * jobs share their answers and marks.
 */

const ofJob = { field: 'jobId', of: 'job' } as const;
const questionId = uuid(said.nameQuestion);
const answerId = uuid(said.nameAnswer);
const grade = z.union(
  ANSWER_GRADES.map((one) => z.literal(one)),
  { error: said.mark },
);

/** The last three add up to `total`. */
const counts = {
  total: z.number(),
  /** The number of answers with a person's verdict. */
  marked: z.number(),
  /** The number of other answers, whose verdict is settled by the analysis or by marks. */
  settled: z.number(),
  needYou: z.number(),
};

const question = { questionId: z.string(), question: z.string(), skillName: z.string().nullable() };

const questionReview = z.object({
  ...question,
  ...counts,
  referenceAnswer: z.string(),
  /** Other accepted answers. */
  acceptedAnswers: z.array(z.string()),
  /** About how many more marks are needed before they can settle other answers. */
  stillNeeded: z.number(),
  /**
   * Answers that need a person come first, with the most useful one to mark at the top. Then come settled ones, then
   * marked ones.
   */
  answers: z.array(
    z.object({
      answerId: z.string(),
      /** The answer's number in this review. It does not follow the order of people or dates. */
      number: z.number(),
      /** The verdict that counts. */
      verdict: z.enum(VERDICTS),
      /** Null as long as the answer needs a person. */
      settledBy: z.enum(SETTLED_BY).nullable(),
      mark: z
        .object({
          grade,
          /** The member who gave it. Null if the account is gone. */
          by: z.string().nullable(),
          isOwn: z.boolean(),
          at: isoTimestamp,
        })
        .nullable(),
    }),
  ),
});

export const getQuestionsToReview = endpoint({
  method: 'GET',
  path: 'interview/getQuestionsToReview',
  summary:
    "List a job's spoken skill questions that have answers, with how many of these need a person's review.",
  audience: EMPLOYER,
  input: z.object({ jobId }),
  output: z.array(z.object({ ...question, ...counts })),
  owns: ofJob,
});

export const getQuestionReview = endpoint({
  method: 'GET',
  path: 'interview/getQuestionReview',
  summary:
    'Get one question with its reference answer, and who settled each of its answers. Answers are shown without names.',
  audience: EMPLOYER,
  input: z.object({ jobId, questionId }),
  output: questionReview,
  owns: ofJob,
});

export const getAnswerToReview = endpoint({
  method: 'GET',
  path: 'interview/getAnswerToReview',
  summary: 'Get what was said in one answer to the question, with its evidence and audio.',
  audience: EMPLOYER,
  input: z.object({ jobId, questionId, answerId }),
  /** The answer as in the report, without the video. */
  output: questionnaireEntry,
  owns: ofJob,
});

export const giveGrade = endpoint({
  method: 'POST',
  path: 'interview/giveGrade',
  summary:
    'Mark an answer as full (1), mostly (2), partly (3) or none (4). This is your verdict on the answer, and helps grade the others.',
  audience: EMPLOYER,
  refusals: ['report.not-ready', 'answer.not-scored'],
  input: z.object({ jobId, questionId, answerId, grade }),
  output: questionReview,
  owns: ofJob,
});

export const undoGrade = endpoint({
  method: 'POST',
  path: 'interview/undoGrade',
  summary: 'Undo the mark on an answer, along with its effect on other answers.',
  audience: EMPLOYER,
  refusals: ['report.not-ready', 'answer.not-scored'],
  input: z.object({ jobId, questionId, answerId }),
  output: questionReview,
  owns: ofJob,
});

export const keepAcceptedAnswer = endpoint({
  method: 'POST',
  path: 'interview/keepAcceptedAnswer',
  summary:
    "Save a correct answer in other words as an accepted answer, in each of the company's jobs that asks the question. Later interviews are compared with it too.",
  audience: EMPLOYER,
  refusals: ['question.enough-answers'],
  input: z.object({
    jobId,
    questionId,
    text: text(ANSWER_MAX, () => said.acceptedTooLong({ max: ANSWER_MAX })).min(1, {
      error: said.acceptedMissing,
    }),
  }),
  output: questionReview,
  owns: ofJob,
});
