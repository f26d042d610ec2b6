import * as said from '../messages/en/report-refusals.ts';
import { QUESTION_MAX } from '../shared/limits.ts';

/** The seconds from which and until which a voice read the question aloud, in the audio of an answer. */
export interface Reading {
  from: number;
  to: number;
}

/** The most readings of one question, which is read again after a pause and after a reload. */
const READINGS_MAX = 20;
/** Long enough for all readings, each with six digits and a fraction. */
export const READINGS_TEXT_MAX = READINGS_MAX * 24;
/** The time to read the longest question twice, slowly. After that, reading stops. */
export const LONGEST_READING_SECONDS = (QUESTION_MAX / 14) * 2 + 10;
const READINGS =
  /^\d{1,6}(?:\.\d{1,3})?-\d{1,6}(?:\.\d{1,3})?(?:,\d{1,6}(?:\.\d{1,3})?-\d{1,6}(?:\.\d{1,3})?)*$/;

export const READINGS_RULE = said.readings;

/** The form in which readings are sent and stored, such as `0-4.5,12-16.25`. */
export function formatReadings(readings: readonly Reading[]): string {
  const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;
  return readings
    .slice(-READINGS_MAX)
    .map(({ from, to }) => `${rounded(from)}-${rounded(to)}`)
    .join(',');
}

/** Parses readings. Returns null if the text has another form. */
export function parseReadings(text: string): Reading[] | null {
  if (text === '') return [];
  if (!READINGS.test(text)) return null;
  const readings = text.split(',').map((pair) => {
    const [from = 0, to = 0] = pair.split('-').map(Number);
    return { from, to };
  });
  const isInOrder = readings.every(({ from, to }) => from <= to);
  return isInOrder && readings.length <= READINGS_MAX ? readings : null;
}

/** How long a voice read altogether, limited to the longest time that reading can take. */
export function readingSeconds(readings: readonly Reading[]): number {
  const seconds = readings.reduce((sum, { from, to }) => sum + to - from, 0);
  return Math.min(seconds, LONGEST_READING_SECONDS);
}
