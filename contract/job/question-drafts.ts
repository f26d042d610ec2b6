import { z } from 'zod';
import { EMPLOYER, endpoint } from '../shared/endpoint.ts';
import { KNOWN_QUESTIONS_MAX, QUESTION_KINDS } from '../shared/limits.ts';
import { questionText } from './job-questions.ts';
import { jobId, ofJob } from './job-steps.ts';
import { setQuestion } from './question-sets.ts';

export const draftQuestions = endpoint({
  method: 'POST',
  path: 'jobs/draftQuestions',
  summary:
    'Have the language model draft questions of a kind for a job, from its title, description and skills. Nothing is stored; send the ones you accept with submitQualifyingQuestions.',
  audience: EMPLOYER,
  callsPerMinute: 30,
  refusals: ['drafts.no-model', 'drafts.unusable'],
  input: z.object({
    jobId,
    kind: z.enum(QUESTION_KINDS),
    /** Questions that are already chosen or drafted, in addition to those of the job and the bank. */
    known: z.array(questionText).max(KNOWN_QUESTIONS_MAX).default([]),
  }),
  output: z.object({
    questions: z.array(setQuestion.omit({ figures: true })),
    /** How many drafts asked for something that may not be asked, and what that was. Null if none did. */
    leftOut: z.string().nullable(),
  }),
  owns: ofJob,
});
