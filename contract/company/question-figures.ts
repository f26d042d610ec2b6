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

/** What the answers to a question show about it. Figures based on too few answers are null. */
export const questionFigures = z.object({
  /** The number of answers with a verdict. */
  answers: z.number(),
  /** The number of answers without a verdict, which need a person's review. */
  waiting: z.number(),
  /** How many answers have each verdict. With fewer answers, this would reveal what one person said. */
  verdicts: z
    .object({
      correct: z.number(),
      partial: z.number(),
      incorrect: z.number(),
      notAnswered: z.number(),
    })
    .nullable(),
  /** The share of full answers, with its 95% interval. */
  difficulty: z.object(share).nullable(),
  /** The correlation with the rest of the interview. */
  discrimination: correlation.nullable(),
  /** The correlation with the judgements on later rounds. */
  laterRounds: correlation.nullable(),
  /** The share of all answers that were settled without a person. */
  withoutPerson: z.number().nullable(),
  /** Krippendorff's alpha over people's marks and scorecards. */
  agreement: z.object({ alpha: z.number(), answers: z.number() }).nullable(),
  /** The share of full answers by month. Null where too few people answered. */
  months: z.array(z.object({ month: z.string(), answers: z.number(), share: z.number().nullable() })),
  /** The month from which answers differ most from earlier ones, at an equal score in the rest of the interview. */
  change: z.object({ month: z.string(), isEasier: z.boolean(), size: differenceClass }).nullable(),
  /**
   * The group, by people's own statements, that differs most from the others at an equal score in the rest of the
   * interview.
   */
  fairness: z.array(
    z.object({
      basis: z.enum(FAIRNESS_BASES),
      title: z.string(),
      isHarder: z.boolean(),
      size: differenceClass,
    }),
  ),
  /** The median length of the spoken answers. */
  seconds: z.number().nullable(),
  /** The shares of all answers that were given again, and that the candidate corrected. */
  again: z.number().nullable(),
  corrected: z.number().nullable(),
  flags: z.array(z.enum(QUESTION_FLAGS)),
});

/** Figures over all companies of the server, rounded. */
const bankFigures = z.object({
  /** The share of full answers. */
  share: z.number(),
  /** The correlation with the rest of the interview. Null if too few companies have this figure. */
  discrimination: z.number().nullable(),
});

const shownQuestion = {
  /** The id of a copy that is still asked, if there is one. */
  questionId: z.string(),
  question: z.string(),
  skillName: z.string().nullable(),
  isSpoken: z.boolean(),
  /** Whether a job that isn't deleted asks it. */
  isAsked: z.boolean(),
  /**
   * The figures of a bank question, if the operator has turned them on and enough companies have figures of their
   * own.
   */
  onServer: bankFigures.nullable(),
};

export const getQuestionFigures = endpoint({
  method: 'GET',
  path: 'company/getQuestionFigures',
  summary: `Get what the answers show about each question, over all jobs or one. Questions with the most problems come first; at most ${FIGURES_QUESTIONS_MAX} are returned. Figures are updated each night. Copies of a question with the same words and reference answer count as one. With fewer than ${FIGURES_LEAST} settled answers, only their number is given. Jobs with blind review are included once their interviews are decided. Only owners see groups of people compared.`,
  audience: EMPLOYER,
  input: z.object({ jobId: jobId.optional() }),
  output: z.object({
    /** Null until figures have been made for the first time, at night. */
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
  /** The id of the question in the review by question. */
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
    /** Only for a multiple-choice question. */
    options: z.array(z.string()),
    /** The jobs and templates that ask it, except deleted jobs. */
    askedIn: z.array(z.object({ title: z.string(), status: z.enum(ASKED_IN) })),
    /** The bank questions that these jobs and templates already ask, so that none of them is offered as a replacement. */
    bankIds: z.array(z.string()),
    /** The questions that it replaced, and those that replaced it. */
    earlier: z.array(version),
    later: z.array(version),
    madeAt: isoTimestamp.nullable(),
    /** Null until someone has answered it and figures have been made, at night. */
    figures: questionFigures.nullable(),
    /** The median of how well the company's questions tell people apart. */
    usualDiscrimination: z.number().nullable(),
    /**
     * Spoken answers, without names, by people who did well in the rest of their interview but not here, and the
     * reverse.
     */
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
    /** The id of the question that replaces it. Null if it is retired. */
    newQuestionId: z.string().nullable(),
  }),
  owns: ofQuestion,
});
