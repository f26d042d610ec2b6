import * as said from '../messages/en/privacy.ts';
import { CONSENT_VERSION } from '../shared/limits.ts';

/** For how many days a company keeps the data of people who applied. Afterwards, it is deleted at night. */

export interface RetentionBounds {
  least: number;
  usual: number;
  most: number;
}

/** The default number of days, and the fewest and most that a company can set. */
export const RETENTION = {
  /** Counted from the end of an interview. */
  filmDays: { least: 7, usual: 180, most: 1_825 },
  reportDays: { least: 30, usual: 730, most: 3_650 },
  /** Counted from the day on which an application ended without a hire. */
  endedDays: { least: 30, usual: 365, most: 3_650 },
} as const satisfies Record<string, RetentionBounds>;

export type RetentionDays = Record<keyof typeof RETENTION, number>;

const RETENTION_FIELDS = Object.keys(RETENTION) as (keyof RetentionDays)[];

export const USUAL_RETENTION: RetentionDays = {
  filmDays: RETENTION.filmDays.usual,
  reportDays: RETENTION.reportDays.usual,
  endedDays: RETENTION.endedDays.usual,
};

/** For how many days, at least, the law of a place requires all of it to be kept, and the sentence that says so. */
export interface AtLeast {
  days: number;
  reason: string;
}
export type KeptFor = RetentionDays & { atLeast?: AtLeast | undefined };

interface PlaceLeast {
  days: number;
  reason: () => string;
  stateId: string;
  /** The first day on which it applies (UTC). */
  since: string;
  law: string;
  source: string;
}

const CALIFORNIA_YEARS = 4;
export const CALIFORNIA: PlaceLeast = {
  stateId: 'US-CA',
  // One in four years is a leap year.
  days: CALIFORNIA_YEARS * 365 + 1,
  reason: () => said.californiaKeeps({ years: CALIFORNIA_YEARS }),
  since: '2025-10-01',
  law: 'Government Code § 12946; Civil Rights Council, 2 CCR §§ 11008.1 and 11013(c)',
  source: 'https://calcivilrights.ca.gov/?p=518537',
};

/**
 * The places where a law says how long employers must keep applicants' data. This is not legal advice:
 * docs/disclosures.md.
 */
export const PLACE_LEASTS: readonly PlaceLeast[] = [CALIFORNIA];

/** The longest minimum among the laws of these states. */
export function atLeastIn(stateIds: readonly (string | null)[], now: Date): AtLeast | undefined {
  const [longest] = PLACE_LEASTS.filter(
    ({ stateId, since }) => stateIds.includes(stateId) && new Date(since) <= now,
  ).toSorted((one, other) => other.days - one.days);
  return longest && { days: longest.days, reason: longest.reason() };
}

/** The company's days, or the minimum by the law of the job's place if that is longer. */
export const keptAt = (days: RetentionDays, atLeast: AtLeast | undefined): KeptFor =>
  atLeast === undefined
    ? days
    : {
        filmDays: Math.max(days.filmDays, atLeast.days),
        reportDays: Math.max(days.reportDays, atLeast.days),
        endedDays: Math.max(days.endedDays, atLeast.days),
        atLeast,
      };

/** Which of the days are fewer than the law requires. */
export const tooFewDays = (days: RetentionDays, { days: least }: AtLeast): (keyof RetentionDays)[] =>
  RETENTION_FIELDS.filter((field) => days[field] < least);

/** Why days are refused, and the message beside each of them. */
export const keepLonger = ({ days, reason }: AtLeast): string => said.keepLonger({ days, reason });
export const atLeastDays = ({ days }: AtLeast): string => said.atLeastDays({ days });

/** What candidates read about retention before they agree to an interview. */
export const retentionSentences = (company: string, kept: KeptFor): string =>
  [
    said.keptFor({ company, film: kept.filmDays, report: kept.reportDays, ended: kept.endedDays }),
    ...(kept.atLeast ? [kept.atLeast.reason] : []),
  ].join(' ');

/**
 * The version of the consent that a company's candidates give. It depends on the company's days, because the text states
 * them.
 */
export const consentVersionOf = ({ filmDays, reportDays, endedDays }: RetentionDays): string =>
  filmDays === USUAL_RETENTION.filmDays &&
  reportDays === USUAL_RETENTION.reportDays &&
  endedDays === USUAL_RETENTION.endedDays
    ? CONSENT_VERSION
    : `${CONSENT_VERSION} ${filmDays}/${reportDays}/${endedDays}`;
