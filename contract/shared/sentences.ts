import { daysInWords, megabytes } from './words.ts';

/** The message for a file that is too large. */
export const tooLarge = (maxBytes: number): string =>
  `Size must be less than or equal to ${megabytes(maxBytes)}`;

/** The message for an interview whose time is over. */
export const interviewExpired = (openDays: number): string =>
  `This interview has expired: it was open for ${daysInWords(openDays)} after its scheduled time.`;
