import { z } from 'zod';
import * as said from '../messages/en/privacy.ts';
import { CANDIDATE, EMPLOYER, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import { DELETION_REASON_MAX, REPLY_MONTHS } from '../shared/limits.ts';
import { applicationId, isoTimestamp, text } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';
import { counted } from '../shared/words.ts';

/** The consent to an interview, and its withdrawal. */

const ofApplication = { field: 'applicationId', of: 'application' } as const;

/** How a company answered a candidate who withdrew their consent after the submission. */
export const DELETION_ANSWERS = ['deleted', 'declined'] as const;

const deletionRequest = z.object({
  askedDate: isoTimestamp,
  /** The deadline by which the law requires an answer. */
  dueDate: isoTimestamp,
  isOverdue: z.boolean(),
  answer: z.enum(DELETION_ANSWERS).nullable(),
  answeredDate: isoTimestamp.nullable(),
  /** The reason that the company gave, if it declined. */
  reason: z.string(),
});

export const getConsents = endpoint({
  method: 'GET',
  path: 'privacy/getConsents',
  summary: 'List your consents to interviews, newest first, and what happened to those you withdrew.',
  audience: CANDIDATE,
  input: noInput,
  output: z.object({
    consents: z.array(
      z.object({
        applicationId: z.string(),
        role: z.string(),
        employerName: z.string(),
        consentDate: isoTimestamp,
        submittedDate: isoTimestamp.nullable(),
        /** True if the interview was deleted. */
        erasedDate: isoTimestamp.nullable(),
        /**
         * What a withdrawal would do now: end the interview, or ask the company. Null if there is nothing to withdraw.
         */
        withdrawal: z.enum(['ends', 'asks']).nullable(),
        request: deletionRequest.nullable(),
      }),
    ),
  }),
});

export const withdrawConsent = endpoint({
  method: 'POST',
  path: 'privacy/withdrawConsent',
  summary: `Withdraw your consent to an interview. Before you submit it, this withdraws the application and deletes everything from the interview. Afterwards, it hides the report from visitors and asks the company to delete the interview; the company must answer within ${counted(REPLY_MONTHS, 'month')}. Safe to repeat.`,
  audience: CANDIDATE,
  refusals: ['consent.none', 'erasure.legal-hold'],
  input: z.object({ applicationId }),
  output: z.object({
    /** Null if the interview ended and nothing of it was kept. */
    dueDate: isoTimestamp.nullable(),
  }),
  owns: ofApplication,
});

export const getDeletionRequests = endpoint({
  method: 'GET',
  path: 'privacy/getDeletionRequests',
  summary:
    'List the candidates who withdrew their consent after the interview: pending requests first, most urgent at the top, then the most recently answered.',
  audience: EMPLOYER,
  memberRoles: ['owner', 'recruiter'],
  input: noInput,
  output: z.object({
    requests: z.array(
      deletionRequest.extend({
        requestId: z.string(),
        applicationId: z.string(),
        candidateName: z.string(),
        role: z.string(),
        /** True if it is on legal hold, so the request can only be declined. */
        isHeld: z.boolean(),
      }),
    ),
  }),
});

export const answerDeletionRequest = endpoint({
  method: 'POST',
  path: 'privacy/answerDeletionRequest',
  summary:
    'Answer a candidate who withdrew their consent: delete the interview now, or decline with a reason that the candidate gets by email.',
  audience: EMPLOYER,
  memberRoles: ['owner', 'recruiter'],
  refusals: ['deletion-request.none', 'erasure.legal-hold', 'erasure.no-interview', 'interview.still-open'],
  input: z
    .object({
      applicationId,
      answer: z.enum(DELETION_ANSWERS, { error: said.answerKinds }),
      reason: text(DELETION_REASON_MAX, () => said.reasonTooLong({ max: DELETION_REASON_MAX })).default(''),
    })
    .refine(({ answer, reason }) => answer === 'deleted' || reason !== '', {
      path: ['reason'],
      error: rules.whyKept,
    }),
  output: nothing,
  owns: ofApplication,
});
