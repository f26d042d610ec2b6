/**
 * Numbers in words. Each sentence that states a limit builds its number from the limit's value, with these
 * functions.
 */

const UP_TO_TWELVE = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 'nine' for 9; digits from 13 on. */
export const spelled = (count: number): string => UP_TO_TWELVE[count] ?? String(count);

const named = (count: number, one: string) => (count === 1 ? one : `${one}s`);

/** '3 days', '1 day'. */
export const counted = (count: number, one: string): string => `${count} ${named(count, one)}`;

/** 'three days', 'one day'. */
export const spelledOut = (count: number, one: string): string => `${spelled(count)} ${named(count, one)}`;

/** 'once', 'up to 3 times'. */
export const upTo = (times: number): string => (times === 1 ? 'once' : `up to ${counted(times, 'time')}`);

export const daysInWords = (days: number): string => counted(days, 'day');

/** 'an hour', '5 hours'. */
export const hoursInWords = (hours: number): string => (hours === 1 ? 'an hour' : counted(hours, 'hour'));

/** 'just now', '2 minutes ago', 'an hour ago', '3 days ago'. */
export function agoInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  return `${hours < 24 ? hoursInWords(hours) : daysInWords(Math.floor(hours / 24))} ago`;
}

/** '40 seconds', '4 minutes', '2 hours': as people say how long something took. */
export function timeInWords(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.round(seconds)), 'second');
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour');
}

/** '25, 50, 75 or 100'. */
export function listed(values: readonly (string | number)[], last: 'and' | 'or'): string {
  if (values.length < 2) return values.join('');
  return `${values.slice(0, -1).join(', ')} ${last} ${values.at(-1)}`;
}

/** '5MB', '1.5MB'; rounded down. */
export const megabytes = (bytes: number): string => `${Math.floor((bytes / 1024 / 1024) * 10) / 10}MB`;
