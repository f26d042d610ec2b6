import { z } from 'zod';
import * as said from '../messages/en/interview-requests.ts';
import { CANDIDATE, EMPLOYER, endpoint, nothing } from '../shared/endpoint.ts';
import { NOTE_MAX, PROBLEMS_MAX, REQUEST_TEXT_MAX, TIME_FACTORS } from '../shared/limits.ts';
import { REQUEST_ANSWERS, REQUEST_KINDS } from './request-kinds.ts';
import { applicationId, isoTimestamp, knownId, text } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';
import { listed } from '../shared/words.ts';

/**
 * What candidates ask a company about their interview: an adjustment, another time, or another chance after a
 * problem. Only owners and recruiters can read requests. Reports and lists never show an adjustment, and API tokens
 * cannot read one.
 */

const ofApplication = { field: 'applicationId', of: 'application' } as const;
const kinds = z.array(z.enum(REQUEST_KINDS, { error: rules.requestKind }), { error: rules.requestKinds });

export const makeRequest = endpoint({
  method: 'POST',
  path: 'interview/makeRequest',
  summary: `Ask the company to hold your interview in another way, before it begins. This replaces a pending request. Or report a problem, on its own, in an interview that is open, missed, cut off or submitted; the company sees what happened. Reporting the same problem again changes nothing. At most ${PROBLEMS_MAX} can be pending.`,
  audience: CANDIDATE,
  refusals: [
    'interview.already-begun',
    'interview.not-scheduled',
    'interview.too-early',
    'application.decided',
    'request.too-many',
  ],
  input: z.object({
    applicationId,
    kinds: kinds
      .min(1, { error: rules.requestKinds })
      .max(REQUEST_KINDS.length, { error: rules.requestKinds })
      .refine((chosen) => chosen.length === 1 || !chosen.includes('problem'), { error: rules.problemAlone })
      .transform((chosen) => REQUEST_KINDS.filter((kind) => chosen.includes(kind))),
    text: text(REQUEST_TEXT_MAX, () => said.textTooLong({ max: REQUEST_TEXT_MAX })).default(''),
  }),
  output: nothing,
  owns: ofApplication,
});

/** The factors above the usual time that can be granted. */
export const EXTRA_TIME_FACTORS = TIME_FACTORS.filter((factor) => factor > 1);

export const answerRequest = endpoint({
  method: 'POST',
  path: 'interview/answerRequest',
  summary:
    "Grant or decline a candidate's request, in your own words. The candidate gets an email. What you grant takes effect at once. `person` ends the AI round and moves the application to review. Problems are answered together: declined here, or granted with giveAgain or rescheduleInterview. Repeating the same answer changes nothing.",
  audience: EMPLOYER,
  scope: 'applications:write',
  refusals: ['request.answered', 'interview.already-begun', 'application.decided', 'application.not-told'],
  input: z
    .object({
      requestId: knownId(said.nameRequest),
      granted: z.boolean({ error: said.grantedMissing }),
      note: text(NOTE_MAX, () => said.noteTooLong({ max: NOTE_MAX })).default(''),
      /** The factor by which the time is longer, where more time is granted. */
      timeFactor: z
        .literal(EXTRA_TIME_FACTORS, {
          error: () => said.extraTime({ factors: listed(EXTRA_TIME_FACTORS, 'or') }),
        })
        .default(EXTRA_TIME_FACTORS[0]!),
    })
    .refine(({ granted, note }) => granted || note !== '', {
      path: ['note'],
      error: rules.tellCandidateWhy,
    }),
  output: nothing,
  owns: { field: 'requestId', of: 'request' },
});

const request = z.object({
  requestId: z.string(),
  kinds: z.array(z.enum(REQUEST_KINDS)),
  text: z.string(),
  askedDate: isoTimestamp,
  /** Null while it is pending. */
  answer: z.object({ kind: z.enum(REQUEST_ANSWERS), note: z.string(), at: isoTimestamp }).nullable(),
});

export const getMyRequests = endpoint({
  method: 'GET',
  path: 'interview/getMyRequests',
  summary:
    'List your requests for your interview, newest first, and whether you can still ask for an adjustment.',
  audience: CANDIDATE,
  input: z.object({ applicationId }),
  output: z.object({ canAsk: z.boolean(), requests: z.array(request) }),
  owns: ofApplication,
});

export const getRequests = endpoint({
  method: 'GET',
  path: 'interview/getRequests',
  summary:
    "List the candidates' pending requests, longest waiting first; for one application, all its requests, newest first. API tokens get only the problems.",
  audience: EMPLOYER,
  scope: 'applications:read',
  input: z.object({ applicationId: applicationId.optional() }),
  output: z.object({
    requests: z.array(
      request.extend({
        applicationId: z.string(),
        jobId: z.string(),
        role: z.string(),
        alternateJobId: z.string(),
        candidateName: z.string(),
        /** Null while it is pending. */
        answeredBy: z.string().nullable(),
      }),
    ),
  }),
  owns: ofApplication,
});
