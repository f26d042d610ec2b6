import { z } from 'zod';

/** What a resume shows of one thing that a job asks for. */
export const CRITERIA_STATES = [
  /** A sentence says that it was done. */
  'found',
  /** Only named in a list of skills or in the profile. */
  'named',
  /** Found, but less than what is asked for. */
  'short',
  'missing',
  /** Years, where some dates of the resume could not be read. */
  'dates-unread',
  'resume-unread',
] as const;
export type CriteriaState = (typeof CRITERIA_STATES)[number];

export const criteriaMatch = {
  /** Percent, 0 to 100; null until computed; a text that contains "error" if it could not be computed. */
  criteriaMatches: z.union([z.number(), z.string()]).nullable(),
  /** What the percentage says: "4 of 6 requirements found in the resume". Null until computed. */
  criteriaSummary: z.string().nullable(),
};
export const CRITERIA_FAILED = 'error: the criteria match could not be computed';

/** What a job asks for, one by one. What it does not ask for is not in the list. */
export const criteriaParts = z.array(
  z.object({
    label: z.string(),
    state: z.enum(CRITERIA_STATES),
    /** The share of the percentage; 0 for what is only preferred. */
    weight: z.number(),
    /** 1 if found, else 0. Comparisons of earlier versions have values between. */
    met: z.number(),
    /** A sentence, with what the resume says; empty for readers who do not see contact data. */
    evidence: z.string(),
  }),
);
