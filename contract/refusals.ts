/**
 * Stable names of refusals, for clients that act on one: `responseStatus.code`. An endpoint names those that it may
 * answer with in `refusals`. The sentence beside a code may change, the code does not.
 */
export const REFUSALS = {
  /** responseData is a `ConsentNeeded`. */
  consentNeeded: 'interview.consent-needed',
} as const;

export type RefusalCode = (typeof REFUSALS)[keyof typeof REFUSALS];

/** What comes with `REFUSALS.consentNeeded`. */
export interface ConsentNeeded {
  /** The version to show and to send to startInterview. */
  consentVersion: string;
}
