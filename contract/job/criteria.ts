import { z } from 'zod';

/** What a resume shows about one requirement of a job. */
export const CRITERIA_STATES = [
  /** A sentence says that it was done. */
  'found',
  /** It is only named in a list of skills or in the profile. */
  'named',
  /** Found, but less than the job asks for. */
  'short',
  'missing',
  /** Used for years of experience when some dates in the resume could not be read. */
  'dates-unread',
  'resume-unread',
] as const;
export type CriteriaState = (typeof CRITERIA_STATES)[number];

export const criteriaMatch = {
  /** A percentage from 0 to 100. Null until computed; a text that contains "error" if it could not be computed. */
  criteriaMatches: z.union([z.number(), z.string()]).nullable(),
  /** The percentage in words: "4 of 6 requirements found in the resume". Null until computed. */
  criteriaSummary: z.string().nullable(),
};
export const CRITERIA_FAILED = 'error: the criteria match could not be computed';

/** The requirements of a job, one by one. Anything it does not ask for is not in the list. */
export const criteriaParts = z.array(
  z.object({
    label: z.string(),
    state: z.enum(CRITERIA_STATES),
    /** Its share of the percentage. 0 for anything that is only preferred. */
    weight: z.number(),
    /** 1 if found, otherwise 0. */
    met: z.number(),
    /** A sentence with what the resume says. Empty for readers who cannot see contact data. */
    evidence: z.string(),
  }),
);
