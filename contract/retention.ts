import { CONSENT_VERSION } from './limits.ts';
import { daysInWords } from './words.ts';

/** For how many days a company keeps what it has of people who applied. After them it is deleted in the night. */

export interface RetentionBounds {
  least: number;
  usual: number;
  most: number;
}

/** The days of a company that set none, and how few and how many it may set. */
export const RETENTION = {
  /** From the end of an interview on. */
  filmDays: { least: 7, usual: 180, most: 1_825 },
  reportDays: { least: 30, usual: 730, most: 3_650 },
  /** From the day on which an application ended without a hire. */
  endedDays: { least: 30, usual: 365, most: 3_650 },
} as const satisfies Record<string, RetentionBounds>;

export type RetentionDays = Record<keyof typeof RETENTION, number>;

export const USUAL_RETENTION: RetentionDays = {
  filmDays: RETENTION.filmDays.usual,
  reportDays: RETENTION.reportDays.usual,
  endedDays: RETENTION.endedDays.usual,
};

/** The rule for the two. */
export const FILM_BEFORE_REPORT = 'Video and sound are kept no longer than the report';

/** What candidates read about it before they agree to an interview. */
export const retentionSentences = (company: string, kept: RetentionDays): string =>
  `${company} keeps video and sound for ${daysInWords(kept.filmDays)} after the interview, and the report with what you said for ${daysInWords(kept.reportDays)}. If your application ends without a hire, all of it is deleted ${daysInWords(kept.endedDays)} later. A legal matter can keep it longer.`;

/** The version of the consent that a company's candidates give: its text names the days of the company. */
export const consentVersionOf = ({ filmDays, reportDays, endedDays }: RetentionDays): string =>
  filmDays === USUAL_RETENTION.filmDays &&
  reportDays === USUAL_RETENTION.reportDays &&
  endedDays === USUAL_RETENTION.endedDays
    ? CONSENT_VERSION
    : `${CONSENT_VERSION} ${filmDays}/${reportDays}/${endedDays}`;
