import { z } from 'zod';
import * as said from '../messages/en/interview-requests.ts';
import { CANDIDATE, endpoint, nothing } from '../shared/endpoint.ts';
import { FOLLOW_UPS_MAX, FOLLOW_UP_WAIT_SECONDS } from '../shared/limits.ts';
import { OPEN_INTERVIEW } from '../shared/refusals.ts';
import { applicationId, attempt, holderId, isoTimestamp, uuid } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';
import { counted } from '../shared/words.ts';

/**
 * Follow-ups: where a job has set so, an answer that lacks an expected idea is followed by one question more, at the end
 * of the interview. The question bank has it, so everybody who lacks the same idea is asked the same. Whoever does not
 * take it loses nothing, and an answer to it never lowers a score.
 */

/** A follow-up as it is asked, shown and read aloud: with the question that it belongs to, which was asked long before. */
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
    /** The candidate does not want to wait: what is not settled yet is settled without any follow-up. */
    goesOn: z.boolean({ error: said.goesOnMissing }).default(false),
  }),
  output: z.object({
    isSettled: z.boolean(),
    /** Until when the server waits, while it is not settled. */
    waitsUntil: isoTimestamp.nullable(),
    followUps: z.array(
      z.object({
        questionId: z.string(),
        /** n of `<applicationId>answer<n>`. */
        ordinal: z.number(),
        question: z.string(),
        /** The question that it belongs to. */
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
