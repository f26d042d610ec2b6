import { z } from 'zod';
import { EMPLOYER, MEMBER_ROLES, endpoint, nextPage, paging } from '../shared/endpoint.ts';
import { jobId } from '../job/job-steps.ts';
import { COMPARED_MAX, ID_MAX, QUESTION_KINDS } from '../shared/limits.ts';
import { settledFigures } from './listed-figures.ts';
import { questionnaireEntry } from './report.ts';
import { applicationId, isoTimestamp, text, uuid } from '../shared/rules.ts';
import { TEXTS } from '../shared/texts.ts';

/** The interviews of a job beside each other. */

const ofJob = { field: 'jobId', of: 'job' } as const;

const coverage = z.object({ found: z.number(), total: z.number(), share: z.number() }).nullable();

/** Which interviews are compared: those whose applications are open, or all of the job. */
const whose = z.enum(['open', 'all'], 'whose is open or all').default('open');

const TOO_MANY = `At most ${COMPARED_MAX} interviews are compared at once`;

/** Only these applications, with commas between them. Those are compared whatever their outcome. */
export const applicationIds = text((ID_MAX + 1) * COMPARED_MAX, TOO_MANY)
  .min(1, TEXTS.nameApplication)
  .transform((ids) => ids.split(','))
  .pipe(z.array(applicationId).max(COMPARED_MAX, TOO_MANY))
  .optional();

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
  /** The review is blind, and this member has not judged this interview yet: it has no verdicts and no score. */
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
  summary: 'The finished interviews of a job, the newest first: the verdict on each question.',
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  input: z.object({ jobId, whose, applicationIds, ...paging }),
  output: z.object({
    /** The questions of the interviews on this page, in the order of an interview. */
    questions: z.array(comparedQuestion),
    candidates: z.array(
      comparedCandidate.extend({
        /** Percent of the points. */
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
    ...nextPage,
  }),
  owns: ofJob,
});

export const compareAnswers = endpoint({
  method: 'GET',
  path: 'interview/compareAnswers',
  scope: 'reports:read',
  summary: 'All answers to one question of a job, the newest interview first.',
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  input: z.object({
    jobId,
    questionId: uuid('Please name the question'),
    whose,
    applicationIds,
    ...paging,
  }),
  output: z.object({ question: comparedQuestion, answers: z.array(comparedAnswer), ...nextPage }),
  owns: ofJob,
});
