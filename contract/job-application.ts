import { z } from 'zod';
import { APPLICATION_STATUSES, SHORT_TEXT_MAX, TIME_FACTORS } from './limits.ts';
import { isoTimestamp, text } from './rules.ts';
import { OUTCOMES, STAGES } from './stages.ts';
import { listed } from './words.ts';

/** An application in the lists of an employer. */

/** Percent, 0 to 100; null until computed; a text that contains "error" if it could not be computed. */
export const criteriaMatches = z.union([z.number(), z.string()]).nullable();
export const CRITERIA_FAILED = 'error: the criteria match could not be computed';

export const timeFactor = z.literal(
  TIME_FACTORS,
  `Extra time is ${listed(TIME_FACTORS, 'or')} times the usual`,
);

/** Where an application stands, and since when. `outcome` is null while it is open. */
export const placeOfApplication = {
  stage: z.enum(STAGES),
  outcome: z.enum(OUTCOMES).nullable(),
  stageSince: isoTimestamp,
};

/** What the lists of applications can be narrowed by. */
export const applicationFilters = {
  /** A part of the name, or of the e-mail for those who see it. */
  text: text(SHORT_TEXT_MAX).optional(),
  stage: z.enum(STAGES, 'This stage is not known').optional(),
  /** Open applications, all that are closed, or those with one outcome. */
  outcome: z.enum(['open', 'closed', ...OUTCOMES], 'This outcome is not known').optional(),
};

export const jobApplication = z.object({
  applicationId: z.string(),
  appliedDate: isoTimestamp,
  applicationStatus: z.enum(APPLICATION_STATUSES),
  ...placeOfApplication,
  role: z.string(),
  alternateJobId: z.string(),
  candidateId: z.string(),
  candidateName: z.string(),
  candidateEmail: z.string(),
  candidateMobile: z.string(),
  hidesContacts: z.boolean().optional(),
  avatarUrl: z.string().nullable(),
  isTravelPreferred: z.boolean(),
  isReloactionPreferred: z.boolean(),
  interviewDate: isoTimestamp.nullable(),
  criteriaMatches,
  criteriaParts: z.array(
    z.object({ label: z.string(), weight: z.number(), met: z.number(), evidence: z.string() }),
  ),
  iSensePercent: z.number().nullable(),
  resumeUrlPath: z.string().nullable(),
  coverLetterUrl: z.string().nullable(),
  candidatePitch: z.string().nullable(),
  /** The accommodation that was granted. Only this list shows it, never a report. */
  timeFactor,
  recordOnly: z.boolean(),
});
