import { z } from 'zod';
import * as said from '../messages/en/interview-calls.ts';
import { CANDIDATE, endpoint } from '../shared/endpoint.ts';
import { HOLDER_BEAT_SECONDS, HOLDER_LEASE_SECONDS } from '../shared/limits.ts';
import { OPEN_INTERVIEW } from '../shared/refusals.ts';
import { applicationId, attempt, isoTimestamp, uuid, wholeNumber } from '../shared/rules.ts';

/**
 * An interview is taken on one page of one device at a time. Opening it on another device is a handover, which never
 * submits anything. For a reload on the same device, the specification's rules apply.
 */

/** Who currently holds an interview, as another page sees it. */
export const holder = z.object({
  turn: z.number(),
  device: z.string(),
  since: isoTimestamp,
  /** Whether it has contacted the server in the last few seconds. */
  isAlive: z.boolean(),
  /** Whether it is a page of the device in the request. */
  isThisDevice: z.boolean(),
});

export const deviceId = uuid(said.device);

export const holdInterview = endpoint({
  method: 'POST',
  path: 'interview/holdInterview',
  summary: `Hold an open interview for one page. Call it every ${HOLDER_BEAT_SECONDS} seconds to keep holding it; after ${HOLDER_LEASE_SECONDS} seconds without a call, any other page can take it. To take over from another device that is still active, send its turn. If two pages do so at once, only one gets it. From then on, calls by the earlier holder are refused, but its video and its answers to questions it was asked are still accepted.`,
  audience: CANDIDATE,
  // A page holds the interview even before the candidate consents on it.
  refusals: OPEN_INTERVIEW.filter((code) => code !== 'interview.consent-needed'),
  input: z.object({
    applicationId,
    attempt: attempt.optional(),
    holderId: uuid(said.holder),
    /** The device, which is the same for all pages of a browser. */
    deviceId,
    /** The turn that the person agreed to take over from. */
    takesOver: wholeNumber(1, 1_000_000, said.turn).optional(),
  }),
  output: z.object({
    turn: z.number(),
    /** Whether the interview was on another device before this turn. */
    isHandover: z.boolean(),
  }),
  owns: { field: 'applicationId', of: 'application' },
  // One page makes twenty calls a minute, and many people take interviews behind one address.
  callsPerMinute: 12_000,
});
