/**
 * Numbers in words. Each sentence that states a limit builds its number from the limit's value, with these
 * functions.
 */

import * as words from '../messages/en/words.ts';
import { locale } from '../messages/message.ts';

/** '3 days', '1 day': for text that programs and operators read, which is in English. */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** '1,234.5', '1.234,5'. */
export const inDigits = (number: number, decimals = 0): string =>
  new Intl.NumberFormat(locale(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(number);

const measured = (amount: number, unit: 'second' | 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);

/** '3 days', '1 día', '3 Tage': only for use on its own, because some languages inflect it within a sentence. */
export const daysInWords = (days: number): string => measured(days, 'day');

/** 'an hour', '5 hours'. */
export const hoursInWords = (hours: number): string =>
  hours === 1 ? words.anHour() : measured(hours, 'hour');

/** 'just now', '2 minutes ago', '1 hour ago', '3 days ago'. */
export function agoInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return words.justNow();
  const ago = new Intl.RelativeTimeFormat(locale());
  if (minutes < 60) return ago.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? ago.format(-hours, 'hour') : ago.format(-Math.floor(hours / 24), 'day');
}

/** '40 seconds', '4 minutes', '2 hours': how long something took, as people say it. */
export function timeInWords(seconds: number): string {
  if (seconds < 60) return measured(Math.max(1, Math.round(seconds)), 'second');
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? measured(minutes, 'minute') : measured(Math.round(minutes / 60), 'hour');
}

/** '25, 50, 75 or 100'. */
export const listed = (values: readonly (string | number)[], last: 'and' | 'or'): string =>
  new Intl.ListFormat(locale(), { type: last === 'and' ? 'conjunction' : 'disjunction' }).format(
    values.map((value) => (typeof value === 'number' ? value.toLocaleString(locale()) : value)),
  );

/** '5 MB', '1.5 MB'; rounded down. */
export function megabytes(bytes: number): string {
  const tenths = Math.floor((bytes / 1024 / 1024) * 10);
  return `${inDigits(tenths / 10, tenths % 10 === 0 ? 0 : 1)} MB`;
}
