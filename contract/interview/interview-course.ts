import { z } from 'zod';
import { EMPLOYER, endpoint } from '../shared/endpoint.ts';
import { interviewFacts } from './interview-window.ts';
import { PROCTORING_MODES } from '../shared/limits.ts';
import { applicationId, isoTimestamp } from '../shared/rules.ts';

/** Why an interview was submitted, as its page says. */
export const END_CAUSES = ['finished', 'left', 'suspicious', 'devices', 'reloaded'] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** One moment of an interview. */
const moment = z.object({
  at: isoTimestamp,
  /** 'started', 'submitted', 'closed', 'device', or a kind of event that the report shows too. */
  kind: z.string(),
  /** How long it lasted. */
  seconds: z.number().nullable(),
  /** The number of the question that was asked, or the name of the device. */
  about: z.string().nullable(),
});

export const getInterviewCourse = endpoint({
  method: 'GET',
  path: 'interview/getInterviewCourse',
  summary:
    'Get what happened in the current attempt at an interview: its events, why it ended, and how it would have continued if proctoring had only recorded.',
  audience: EMPLOYER,
  scope: 'applications:read',
  input: z.object({ applicationId }),
  output: z.object({
    applicationId: z.string(),
    candidateName: z.string(),
    role: z.string(),
    interview: interviewFacts.nullable(),
    /** The interview can be given again now. */
    canGiveAgain: z.boolean(),
    proctoring: z.enum(PROCTORING_MODES),
    endCause: z.enum(END_CAUSES).nullable(),
    moments: z.array(moment),
    questions: z.object({ all: z.number(), asked: z.number(), answered: z.number() }),
    /**
     * What proctoring that only records would have kept: the question with which the interview would have gone on, the
     * seconds that were left for it, and how many questions were left with it. Null if nothing was cut off.
     */
    recordOnly: z
      .object({ question: z.number(), secondsLeft: z.number(), questionsLeft: z.number() })
      .nullable(),
  }),
  owns: { field: 'applicationId', of: 'application' },
});
