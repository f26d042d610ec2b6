import * as said from '../messages/en/privacy.ts';
import { CONSENT_VERSION } from '../shared/limits.ts';

/** For how many days a company keeps what it has of people who applied. After them it is deleted in the night. */

export interface RetentionBounds {
  least: number;
  usual: number;
  most: number;
}

/** The default days, and the fewest and the most that a company can set. */
export const RETENTION = {
  /** From the end of an interview on. */
  filmDays: { least: 7, usual: 180, most: 1_825 },
  reportDays: { least: 30, usual: 730, most: 3_650 },
  /** From the day on which an application ended without a hire. */
  endedDays: { least: 30, usual: 365, most: 3_650 },
} as const satisfies Record<string, RetentionBounds>;

export type RetentionDays = Record<keyof typeof RETENTION, number>;

const RETENTION_FIELDS = Object.keys(RETENTION) as (keyof RetentionDays)[];

export const USUAL_RETENTION: RetentionDays = {
  filmDays: RETENTION.filmDays.usual,
  reportDays: RETENTION.reportDays.usual,
  endedDays: RETENTION.endedDays.usual,
};

/** For at least so many days the law of a place wants all of it kept, and the sentence that says so. */
export interface AtLeast {
  days: number;
  reason: string;
}
export type KeptFor = RetentionDays & { atLeast?: AtLeast | undefined };

interface PlaceLeast {
  days: number;
  reason: () => string;
  stateId: string;
  /** From this day on (UTC). */
  since: string;
  law: string;
  source: string;
}

const CALIFORNIA_YEARS = 4;
export const CALIFORNIA: PlaceLeast = {
  stateId: 'US-CA',
  // One of four years is a leap year.
  days: CALIFORNIA_YEARS * 365 + 1,
  reason: () => said.californiaKeeps({ years: CALIFORNIA_YEARS }),
  since: '2025-10-01',
  law: 'Government Code § 12946; Civil Rights Council, 2 CCR §§ 11008.1 and 11013(c)',
  source: 'https://calcivilrights.ca.gov/?p=518537',
};

/** Where a law says for how long employers keep what they have of applicants. This is not legal advice: docs/disclosures.md. */
export const PLACE_LEASTS: readonly PlaceLeast[] = [CALIFORNIA];

/** What the laws of these states want at least: the longest of them. */
export function atLeastIn(stateIds: readonly (string | null)[], now: Date): AtLeast | undefined {
  const [longest] = PLACE_LEASTS.filter(
    ({ stateId, since }) => stateIds.includes(stateId) && new Date(since) <= now,
  ).toSorted((one, other) => other.days - one.days);
  return longest && { days: longest.days, reason: longest.reason() };
}

/** The days of a company, or what the law of the job's place wants at least. */
export const keptAt = (days: RetentionDays, atLeast: AtLeast | undefined): KeptFor =>
  atLeast === undefined
    ? days
    : {
        filmDays: Math.max(days.filmDays, atLeast.days),
        reportDays: Math.max(days.reportDays, atLeast.days),
        endedDays: Math.max(days.endedDays, atLeast.days),
        atLeast,
      };

/** Which of the days are fewer than the law wants. */
export const tooFewDays = (days: RetentionDays, { days: least }: AtLeast): (keyof RetentionDays)[] =>
  RETENTION_FIELDS.filter((field) => days[field] < least);

/** Why days are refused, and what is said beside each of them. */
export const keepLonger = ({ days, reason }: AtLeast): string => said.keepLonger({ days, reason });
export const atLeastDays = ({ days }: AtLeast): string => said.atLeastDays({ days });

/** What candidates read about it before they agree to an interview. */
export const retentionSentences = (company: string, kept: KeptFor): string =>
  [
    said.keptFor({ company, film: kept.filmDays, report: kept.reportDays, ended: kept.endedDays }),
    ...(kept.atLeast ? [kept.atLeast.reason] : []),
  ].join(' ');

/** The version of the consent that a company's candidates give: its text names the days of the company. */
export const consentVersionOf = ({ filmDays, reportDays, endedDays }: RetentionDays): string =>
  filmDays === USUAL_RETENTION.filmDays &&
  reportDays === USUAL_RETENTION.reportDays &&
  endedDays === USUAL_RETENTION.endedDays
    ? CONSENT_VERSION
    : `${CONSENT_VERSION} ${filmDays}/${reportDays}/${endedDays}`;
