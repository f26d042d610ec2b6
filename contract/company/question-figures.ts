import { z } from 'zod';
import * as said from '../messages/en/pipeline-refusals.ts';
import { EMPLOYER, endpoint } from '../shared/endpoint.ts';
import { isoTimestamp, knownId } from '../shared/rules.ts';
import { otherMcq, otherSpoken } from '../job/job-questions.ts';
import { jobId } from '../job/job-steps.ts';
import { FAIRNESS_BASES } from './fairness-groups.ts';
import { ASKED_IN, FIGURES_LEAST, FIGURES_QUESTIONS_MAX, QUESTION_FLAGS } from './question-limits.ts';

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
  /** By what people say about themselves: the group that differs most from the others, at equal rest score. */
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

/** Over all companies of the server; rounded. */
const bankFigures = z.object({
  /** Of full answers. */
  share: z.number(),
  /** The correlation with the rest of the interview; null if too few companies know it. */
  discrimination: z.number().nullable(),
});

const shownQuestion = {
  /** Of a copy that is still asked, if there is one. */
  questionId: z.string(),
  question: z.string(),
  skillName: z.string().nullable(),
  isSpoken: z.boolean(),
  /** By a job that isn't deleted. */
  isAsked: z.boolean(),
  /** Of a question of the bank, if the operator wants such figures and enough companies have figures of their own. */
  onServer: bankFigures.nullable(),
};

export const getQuestionFigures = endpoint({
  method: 'GET',
  path: 'company/getQuestionFigures',
  summary: `Get what the answers show about each question, over all jobs or one. Questions with the most problems come first; at most ${FIGURES_QUESTIONS_MAX} are returned. Figures are updated each night. Copies of a question with the same words and reference answer count as one. With fewer than ${FIGURES_LEAST} settled answers, only their number is given. Jobs with blind review are included once their interviews are decided. Only owners see groups of people compared.`,
  audience: EMPLOYER,
  input: z.object({ jobId: jobId.optional() }),
  output: z.object({
    /** Null before the first night. */
    madeAt: isoTimestamp.nullable(),
    questions: z.array(z.object({ ...shownQuestion, jobId: z.string(), figures: questionFigures })),
  }),
  owns: { field: 'jobId', of: 'job' },
});

const questionId = knownId(said.nameQuestion);
const ofQuestion = { field: 'questionId', of: 'question' } as const;
const version = z.object({ questionId: z.string(), question: z.string() });
const maskedAnswer = z.object({
  jobId: z.string(),
  questionId: z.string(),
  answerId: z.string(),
  /** Its name in the review by question. */
  number: z.number(),
});

export const getQuestion = endpoint({
  method: 'GET',
  path: 'company/getQuestion',
  summary:
    "Get one of the company's questions: its figures over all jobs or one, where it is asked, and which questions came before and after it. The id can be that of any copy.",
  audience: EMPLOYER,
  input: z.object({ questionId, jobId: jobId.optional() }),
  output: z.object({
    ...shownQuestion,
    skillId: z.string(),
    answer: z.string(),
    acceptedAnswers: z.array(z.string()),
    /** Of a multiple-choice question. */
    options: z.array(z.string()),
    /** Jobs and templates that ask it, without deleted jobs. */
    askedIn: z.array(z.object({ title: z.string(), status: z.enum(ASKED_IN) })),
    /** The questions of the bank that these ask too, so that none of them is offered in its place. */
    bankIds: z.array(z.string()),
    /** Questions in whose place it was put, and those that were put in its place. */
    earlier: z.array(version),
    later: z.array(version),
    madeAt: isoTimestamp.nullable(),
    /** Null while nobody has answered it, or before the first night. */
    figures: questionFigures.nullable(),
    /** Half of the company's questions tell people apart at least so well. */
    usualDiscrimination: z.number().nullable(),
    /** Spoken answers without a name: of people who did well in the rest of their interview, yet not here, and the reverse. */
    edges: z.object({ missedByStrong: z.array(maskedAnswer), gotByWeak: z.array(maskedAnswer) }),
  }),
  owns: ofQuestion,
});

export const changeQuestion = endpoint({
  method: 'POST',
  path: 'company/changeQuestion',
  summary:
    'Replace a question in every job and template of the company that asks it: with new words, which start figures of their own, or with a question of the bank. With neither, the question is retired. Scheduled interviews keep their questions, and reports stay as they are.',
  audience: EMPLOYER,
  refusals: ['question.not-asked', 'question.same-words', 'question.asked-already', 'question.last-of-kind'],
  input: z.object({ questionId, spoken: otherSpoken.optional(), mcq: otherMcq.optional() }),
  output: z.object({
    /** Of the question in its place; null if it is retired. */
    newQuestionId: z.string().nullable(),
  }),
  owns: ofQuestion,
});
