import { z } from 'zod';
import { ADJUSTMENT_KINDS } from './adjustment-kinds.ts';
import { CANDIDATE, EMPLOYER, endpoint, nothing } from './endpoint.ts';
import { ADJUSTMENT_TEXT_MAX, TIME_FACTORS } from './limits.ts';
import { applicationId, isoTimestamp, knownId, text } from './rules.ts';
import { TEXTS } from './texts.ts';
import { listed } from './words.ts';

/**
 * What candidates ask for in the way their interview is held. Owners and recruiters alone read it; no report and no list
 * shows it, and no API token can.
 */

const ofApplication = { field: 'applicationId', of: 'application' } as const;
const kinds = z.array(z.enum(ADJUSTMENT_KINDS, TEXTS.adjustmentKind), TEXTS.adjustmentKinds);

export const adjustmentForm = z.object({
  kinds: kinds
    .min(1, TEXTS.adjustmentKinds)
    .max(ADJUSTMENT_KINDS.length, TEXTS.adjustmentKinds)
    .transform((chosen) => ADJUSTMENT_KINDS.filter((kind) => chosen.includes(kind))),
  text: text(ADJUSTMENT_TEXT_MAX, TEXTS.adjustmentText).default(''),
});

export const requestAdjustment = endpoint({
  method: 'POST',
  path: 'interview/requestAdjustment',
  summary:
    'Ask the company for another way to hold one’s own interview, before it begins. A request that waits is replaced. Owners and recruiters alone read it.',
  audience: CANDIDATE,
  refusals: ['interview.already-begun', 'application.decided'],
  input: adjustmentForm.extend({ applicationId }),
  output: nothing,
  owns: ofApplication,
});

/** The longer times of those that can be granted. */
export const EXTRA_TIME_FACTORS = TIME_FACTORS.filter((factor) => factor > 1);

export const decideAdjustment = endpoint({
  method: 'POST',
  path: 'interview/decideAdjustment',
  summary:
    'Grant or decline what a candidate asked for, in words. The candidate is told by mail. What is granted is in effect at once; `person` ends the AI round: the application is in review. The same decision again changes nothing.',
  audience: EMPLOYER,
  refusals: ['adjustment.decided', 'interview.already-begun', 'application.decided', 'application.not-told'],
  input: z
    .object({
      requestId: knownId('Please name the request'),
      granted: z.boolean('granted is true or false'),
      note: text(ADJUSTMENT_TEXT_MAX, TEXTS.adjustmentText).default(''),
      /** How many times the usual time, where more time is granted. */
      timeFactor: z
        .literal(EXTRA_TIME_FACTORS, `Extra time is ${listed(EXTRA_TIME_FACTORS, 'or')} times the usual`)
        .default(EXTRA_TIME_FACTORS[0]!),
    })
    .refine(({ granted, note }) => granted || note !== '', {
      path: ['note'],
      message: TEXTS.adjustmentReason,
    }),
  output: nothing,
  owns: { field: 'requestId', of: 'adjustmentRequest' },
});

const request = z.object({
  requestId: z.string(),
  kinds: z.array(z.enum(ADJUSTMENT_KINDS)),
  text: z.string(),
  askedDate: isoTimestamp,
  decidedDate: isoTimestamp.nullable(),
  isGranted: z.boolean().nullable(),
  note: z.string(),
});

export const getMyAdjustments = endpoint({
  method: 'GET',
  path: 'interview/getMyAdjustments',
  summary: 'What one asked for in one’s own interview, newest first, and whether one can still ask.',
  audience: CANDIDATE,
  input: z.object({ applicationId }),
  output: z.object({ canAsk: z.boolean(), requests: z.array(request) }),
  owns: ofApplication,
});

export const getAdjustments = endpoint({
  method: 'GET',
  path: 'interview/getAdjustments',
  summary:
    'What candidates of the company ask for and nobody has decided, the longest waiting first; of one application, all that was asked for.',
  audience: EMPLOYER,
  input: z.object({ applicationId: applicationId.optional() }),
  output: z.object({
    requests: z.array(
      request.extend({
        applicationId: z.string(),
        jobId: z.string(),
        role: z.string(),
        alternateJobId: z.string(),
        candidateName: z.string(),
        decidedBy: z.string().nullable(),
      }),
    ),
  }),
  owns: ofApplication,
});
