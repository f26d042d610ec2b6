import { z } from 'zod';
import * as said from '../messages/en/job-rules.ts';
import { questionFigures } from '../company/question-figures.ts';
import { EMPLOYER, endpoint } from '../shared/endpoint.ts';
import {
  ANSWER_MAX,
  MCQ_OPTIONS,
  QUESTION_KINDS,
  QUESTION_MAX,
  SET_QUESTIONS_MAX,
  SET_TEXT_MAX,
  SKILL_NAME_MAX,
} from '../shared/limits.ts';
import { isoTimestamp, text, untrimmedText } from '../shared/rules.ts';
import { acceptedAnswers, questionText } from './job-questions.ts';
import { jobId, ofJob } from './job-steps.ts';

/** A company's custom questions as a signed file, which can be imported elsewhere and shows whether it was changed. */

/** Contains no answers of people: the figures are about the question. Fields that a kind does not have are empty. */
export const setQuestion = z.object({
  kind: z.enum(QUESTION_KINDS),
  skill: text(SKILL_NAME_MAX),
  question: questionText.min(1),
  answer: text(ANSWER_MAX),
  acceptedAnswers,
  options: z.array(text(QUESTION_MAX)).max(MCQ_OPTIONS),
  figures: questionFigures.pick({ answers: true, difficulty: true, discrimination: true }).nullable(),
});

const post = { method: 'POST', audience: EMPLOYER } as const;

export const exportQuestions = endpoint({
  ...post,
  path: 'jobs/exportQuestions',
  summary: `Export a file with the custom questions of a job or, without jobId, of the whole company: expected and accepted answers, and what candidates' answers showed. The installation signs the file. It has at most ${SET_QUESTIONS_MAX} questions.`,
  refusals: ['question-set.not-made'],
  input: z.object({ jobId: jobId.optional() }),
  output: z.object({ text: z.string() }),
  owns: ofJob,
});

export const importQuestions = endpoint({
  ...post,
  path: 'jobs/importQuestions',
  summary:
    "Read a file with questions for a job. Refused if it was changed after it was signed. With isTaken, the company's history records that the questions were imported; send them with submitQualifyingQuestions.",
  refusals: ['question-set.changed'],
  input: z.object({
    jobId,
    text: untrimmedText(SET_TEXT_MAX, () => said.fileTooLong({ max: SET_TEXT_MAX }), said.fileMissing),
    isTaken: z.boolean().default(false),
  }),
  output: z.object({
    signedBy: z.object({
      company: z.string(),
      host: z.string(),
      at: isoTimestamp,
      /** Only the key proves who signed. The names are what the signer claims. */
      key: z.string(),
      isHere: z.boolean(),
    }),
    questions: z.array(setQuestion),
  }),
  owns: ofJob,
});
