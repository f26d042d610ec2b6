import { z } from 'zod';
import * as said from '../messages/en/pipeline-refusals.ts';
import { EMPLOYER, MEMBER_ROLES, endpoint } from '../shared/endpoint.ts';
import { DROP_OFF_STEPS, INSIGHT_DAYS } from './insight-limits.ts';
import { jobId } from '../job/job-steps.ts';
import { countedSource } from '../job/sources.ts';
import { isoTimestamp, moment } from '../shared/rules.ts';
import { STAGES } from '../interview/stages.ts';

/** How long something took, among the people who have finished it. Null if there are none. */
const duration = {
  people: z.number(),
  medianHours: z.number().nullable(),
  /** Nine out of ten people took at most this long. */
  p90Hours: z.number().nullable(),
};

export const getInsights = endpoint({
  method: 'GET',
  path: 'interview/getInsights',
  summary: `Get hiring figures for people who applied in a period (by default the last ${INSIGHT_DAYS} days), for all jobs or for one.`,
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  scope: 'applications:read',
  input: z
    .object({ jobId: jobId.optional(), from: moment.optional(), to: moment.optional() })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: said.dayOrder,
      path: ['from'],
    }),
  output: z.object({
    from: isoTimestamp,
    to: isoTimestamp,
    applications: z.number(),
    /** How many people ever reached each stage. */
    funnel: z.array(z.object({ stage: z.enum(STAGES), title: z.string(), people: z.number() })),
    /** How long people who left a stage had been in it. */
    timeInStage: z.array(z.object({ stage: z.enum(STAGES), title: z.string(), ...duration })),
    /** Only interviews that have a score. */
    scores: z.object({
      people: z.number(),
      /** The number of interviews without a score, because a person must review answers first. */
      reviewFirst: z.number(),
      median: z.number().nullable(),
      /** How many scores are at least `from` and below `to`. The last step includes 100. */
      steps: z.array(z.object({ from: z.number(), to: z.number(), people: z.number() })),
    }),
    /** How difficult each question was, hardest first. */
    questions: z.array(
      z.object({
        questionId: z.string(),
        question: z.string(),
        role: z.string(),
        people: z.number(),
        correct: z.number(),
        partial: z.number(),
        incorrect: z.number(),
        notAnswered: z.number(),
        needsReview: z.number(),
      }),
    ),
    /** How many of the people who applied got this far. */
    dropOff: z.array(z.object({ step: z.enum(DROP_OFF_STEPS), people: z.number() })),
    /** The sources that people came from, the largest first. */
    sources: z.array(countedSource.extend({ hired: z.number() })),
    /** From the opening of the interview until the candidate began it. */
    timeToBegin: z.object(duration),
    /** From the application until the company first decided. */
    timeToFirstDecision: z.object(duration),
    /** From the submitted interview until the company next decided. */
    timeToDecisionAfterInterview: z.object(duration),
    /**
     * The number of interviews that the caller must review first. They are left out of all figures about scores and
     * questions.
     */
    hiddenInterviews: z.number(),
  }),
  owns: { field: 'jobId', of: 'job' },
});
