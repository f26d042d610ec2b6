import { z } from 'zod';
import { EMPLOYER, endpoint } from '../shared/endpoint.ts';
import { isoTimestamp } from '../shared/rules.ts';
import { jobId } from '../job/job-steps.ts';
import { FAIRNESS_BASES } from './fairness-groups.ts';
import { FIGURES_LEAST, FIGURES_QUESTIONS_MAX, QUESTION_FLAGS } from './question-limits.ts';

const share = { share: z.number(), low: z.number(), high: z.number() };
const correlation = z.object({ r: z.number(), low: z.number(), high: z.number(), answers: z.number() });
const differenceClass = z.enum(['A', 'B', 'C']);

/** What the answers to a question say about it. Figures with too few answers behind them are null. */
export const questionFigures = z.object({
  /** With a verdict. */
  answers: z.number(),
  /** Without one: they wait for a person. */
  waiting: z.number(),
  /** The verdicts; with fewer answers they would tell what one person said. */
  verdicts: z
    .object({
      correct: z.number(),
      partial: z.number(),
      incorrect: z.number(),
      notAnswered: z.number(),
    })
    .nullable(),
  /** How many answers are full ones, with the interval of 95 %. */
  difficulty: z.object(share).nullable(),
  /** With the rest of the interview. */
  discrimination: correlation.nullable(),
  /** With the judgements on later rounds. */
  laterRounds: correlation.nullable(),
  /** Of all answers, how many were settled without a person. */
  withoutPerson: z.number().nullable(),
  /** Krippendorff's alpha over the marks and scorecards of people. */
  agreement: z.object({ alpha: z.number(), answers: z.number() }).nullable(),
  /** The share of full answers by month; null where too few people answered. */
  months: z.array(z.object({ month: z.string(), answers: z.number(), share: z.number().nullable() })),
  /** The month from which on the answers differ most from those before, at equal rest score. */
  change: z.object({ month: z.string(), isEasier: z.boolean(), size: differenceClass }).nullable(),
  /** By what people say of themselves: the group that differs most from the others, at equal rest score. */
  fairness: z.array(
    z.object({
      basis: z.enum(FAIRNESS_BASES),
      title: z.string(),
      isHarder: z.boolean(),
      size: differenceClass,
    }),
  ),
  /** Half of the spoken answers took at most so long. */
  seconds: z.number().nullable(),
  /** Of all answers: how many were given again, and how many were corrected by the candidate. */
  again: z.number().nullable(),
  corrected: z.number().nullable(),
  flags: z.array(z.enum(QUESTION_FLAGS)),
});

export const getQuestionFigures = endpoint({
  method: 'GET',
  path: 'company/getQuestionFigures',
  summary: `What the answers to each question say about it, over all jobs or one, those with the most trouble first, at most ${FIGURES_QUESTIONS_MAX}. They are made each night. Copies of a question with the same words and reference answer are one; with fewer than ${FIGURES_LEAST} settled answers it says only how many there are. Interviews of jobs with blind review count once they are decided. Groups of people are compared for owners alone.`,
  audience: EMPLOYER,
  input: z.object({ jobId: jobId.optional() }),
  output: z.object({
    /** Null before the first night. */
    madeAt: isoTimestamp.nullable(),
    questions: z.array(
      z.object({
        /** Stays the same while the words and the reference answer do. */
        questionKey: z.string(),
        /** Of a copy that is still asked, if there is one. */
        questionId: z.string(),
        jobId: z.string(),
        question: z.string(),
        skillName: z.string().nullable(),
        isSpoken: z.boolean(),
        isAsked: z.boolean(),
        figures: questionFigures,
      }),
    ),
  }),
  owns: { field: 'jobId', of: 'job' },
});
