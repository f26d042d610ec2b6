import { z } from 'zod';
import { EMPLOYER, endpoint } from '../shared/endpoint.ts';
import { interviewFacts } from './interview-window.ts';
import { PROCTORING_MODES } from '../shared/limits.ts';
import { applicationId, isoTimestamp } from '../shared/rules.ts';

/** The reasons why an interview was submitted, as its page reports them. */
export const END_CAUSES = ['finished', 'left', 'suspicious', 'devices', 'reloaded'] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** One moment of an interview. */
const moment = z.object({
  at: isoTimestamp,
  /** 'started', 'submitted', 'closed', 'device', or a kind of event that the report shows too. */
  kind: z.string(),
  /** How long it lasted. */
  seconds: z.number().nullable(),
  /** The number of the question asked, or the name of the device. */
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
    /** Whether the interview can be given again now. */
    canGiveAgain: z.boolean(),
    proctoring: z.enum(PROCTORING_MODES),
    endCause: z.enum(END_CAUSES).nullable(),
    moments: z.array(moment),
    questions: z.object({ all: z.number(), asked: z.number(), answered: z.number() }),
    /**
     * What was lost because proctoring ended the interview instead of only recording: the question with which it
     * would have continued, the seconds left for that question, and how many questions were left, including it. Null
     * if nothing was cut off.
     */
    recordOnly: z
      .object({ question: z.number(), secondsLeft: z.number(), questionsLeft: z.number() })
      .nullable(),
  }),
  owns: { field: 'applicationId', of: 'application' },
});
