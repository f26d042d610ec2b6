import { z } from 'zod';
import * as said from '../messages/en/interview-requests.ts';
import { CANDIDATE, endpoint, nothing } from '../shared/endpoint.ts';
import { FOLLOW_UPS_MAX, FOLLOW_UP_WAIT_SECONDS } from '../shared/limits.ts';
import { OPEN_INTERVIEW } from '../shared/refusals.ts';
import { applicationId, attempt, holderId, isoTimestamp, uuid } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';
import { counted } from '../shared/words.ts';

/**
 * Follow-ups: if the job is set to ask them, an answer that lacks an expected idea leads to one more question at the
 * end of the interview. The question comes from the question bank, so everyone who lacks the same idea is asked the
 * same. Candidates lose nothing by skipping it, and an answer to it never lowers a score.
 */

/** A follow-up as it is shown and read aloud: together with its original question, which was asked much earlier. */
export const followUpAsked = (question: string, followUp: string): string =>
  `About “${question}”: ${followUp}`;

const ofApplication = { field: 'applicationId', of: 'application' } as const;

export const findFollowUps = endpoint({
  method: 'POST',
  path: 'interview/findFollowUps',
  summary: `After the last question, get the follow-ups to ask, at most ${counted(FOLLOW_UPS_MAX, 'question')}. Call it every second until isSettled. The server waits up to ${counted(FOLLOW_UP_WAIT_SECONDS, 'second')} for the transcripts of the last answers, and then settles the follow-ups once. From then on they are questions of the interview.`,
  audience: CANDIDATE,
  refusals: OPEN_INTERVIEW,
  input: z.object({
    applicationId,
    attempt: attempt.optional(),
    holderId,
    /** True if the candidate does not want to wait. Anything not settled yet is then settled without a follow-up. */
    goesOn: z.boolean({ error: said.goesOnMissing }).default(false),
  }),
  output: z.object({
    isSettled: z.boolean(),
    /** The time until which the server waits. Null once it is settled. */
    waitsUntil: isoTimestamp.nullable(),
    followUps: z.array(
      z.object({
        questionId: z.string(),
        /** The n in `<applicationId>answer<n>`. */
        ordinal: z.number(),
        question: z.string(),
        /** The question that it follows up on. */
        followUpOf: z.string(),
      }),
    ),
  }),
  owns: ofApplication,
  callsPerMinute: 120,
});

export const skipFollowUp = endpoint({
  method: 'POST',
  path: 'interview/skipFollowUp',
  summary: 'Record that a follow-up is skipped. This does not affect the report. Safe to repeat.',
  audience: CANDIDATE,
  refusals: OPEN_INTERVIEW,
  input: z.object({
    applicationId,
    questionId: uuid(rules.notAskedHere),
    attempt: attempt.optional(),
    holderId,
  }),
  output: nothing,
  owns: ofApplication,
});
