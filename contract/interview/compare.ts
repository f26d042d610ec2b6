import { z } from 'zod';
import * as said from '../messages/en/pipeline-refusals.ts';
import { EMPLOYER, MEMBER_ROLES, endpoint } from '../shared/endpoint.ts';
import { jobId } from '../job/job-steps.ts';
import { COMPARED_MAX, ID_MAX, QUESTION_KINDS } from '../shared/limits.ts';
import { settledFigures } from './listed-figures.ts';
import { questionnaireEntry } from './report.ts';
import { applicationId, isoTimestamp, text, uuid } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';

/** The interviews of a job, side by side. */

const ofJob = { field: 'jobId', of: 'job' } as const;

const coverage = z.object({ found: z.number(), total: z.number(), share: z.number() }).nullable();

const TOO_MANY = () => said.comparedTooMany({ max: COMPARED_MAX });

/** Application ids, separated by commas. */
export const applicationIds = text((ID_MAX + 1) * COMPARED_MAX, TOO_MANY)
  .min(1, { error: rules.nameApplication })
  .transform((ids) => ids.split(','))
  .pipe(z.array(applicationId).max(COMPARED_MAX, { error: TOO_MANY }));

const comparedQuestion = z.object({
  questionId: z.string(),
  kind: z.enum(QUESTION_KINDS),
  skillName: z.string().nullable(),
  question: z.string(),
});

const comparedCandidate = z.object({
  applicationId: z.string(),
  candidateName: z.string(),
  avatarUrl: z.string().nullable(),
  submittedDate: isoTimestamp,
  /**
   * True if the review is blind and this member has not submitted a scorecard for this interview yet. It then has no
   * verdicts and no score.
   */
  mustScoreFirst: z.boolean(),
});

export const comparedAnswer = comparedCandidate.extend({
  /** The answer as the report has it. */
  entry: questionnaireEntry,
  coverage,
  /** The video of the whole interview; `entry.videoOffsetSeconds` is the second at which the answer begins. */
  videoUrl: z.string().nullable(),
});

export const getComparison = endpoint({
  method: 'GET',
  path: 'interview/getComparison',
  scope: 'reports:read',
  summary: "List a job's interviews that have a report, newest first, with the verdict on each question.",
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  input: z.object({ jobId, applicationIds }),
  output: z.object({
    /** The questions of these interviews, in the order in which they are asked. */
    questions: z.array(comparedQuestion),
    candidates: z.array(
      comparedCandidate.extend({
        /** The percentage of the points. */
        score: z.number().nullable(),
        ...settledFigures,
        cells: z.array(
          z.object({
            questionId: z.string(),
            verdict: questionnaireEntry.shape.answerStatus,
            coverage,
            /** The length of the answer. */
            seconds: z.number().nullable(),
          }),
        ),
      }),
    ),
  }),
  owns: ofJob,
});

export const compareAnswers = endpoint({
  method: 'GET',
  path: 'interview/compareAnswers',
  scope: 'reports:read',
  summary: 'Get the answers of these interviews to one question of their job, newest interview first.',
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  input: z.object({
    jobId,
    questionId: uuid(said.nameQuestion),
    applicationIds,
  }),
  output: z.object({ question: comparedQuestion, answers: z.array(comparedAnswer) }),
  owns: ofJob,
});
