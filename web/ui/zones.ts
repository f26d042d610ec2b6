/** Days and times in a zone that the reader can choose. Elsewhere, times are in the browser's zone: `dates.ts`. */

import { language, locale } from '#contract/messages/message.ts';
import { timeInDigits } from '#contract/shared/times.ts';
import { listed } from '#contract/shared/words.ts';
import { zoneNameIn } from './dates.ts';

/** Old names that some browsers still use, and names people use to look for these places. */
const RENAMED: Partial<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** A zone as people read it: 'America/Los Angeles', 'Asia/Kolkata'. */
export const spacedZone = (zone: string): string => (RENAMED[zone] ?? zone).replaceAll('_', ' ');

/** Every zone that the browser knows, plus this one, as options for a field. */
export const everyZone = (also: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', also])].map((value) => ({
    value,
    label: spacedZone(value),
  }));

/** 'Europe/Berlin (CET)'; 'Europe/Berlin (CEST and CET)' if summer time ends between these times. */
export function namedZoneAt(zone: string, times: readonly (string | number | Date)[]): string {
  const names = listed([...new Set(times.map((time) => zoneNameIn(zone, time)))], 'and');
  return names === zone ? names : `${spacedZone(zone)} (${names})`;
}

/** 'Tue 1 Dec'. */
const dayIn = (zone: string, moment: string | number): string =>
  weekdayIn(zone, moment, { weekday: 'short', day: 'numeric', month: 'short' });

/** 'Tuesday 1 December'. */
const longDayIn = (zone: string, moment: string | number): string =>
  weekdayIn(zone, moment, { weekday: 'long', day: 'numeric', month: 'long' });

/** '2:00 PM'. */
export const timeIn = (zone: string, moment: string | number): string => timeInDigits(new Date(moment), zone);

/** 'Tue 1 Dec, 2:00 PM'. */
export const dayAndTimeIn = (zone: string, moment: string | number): string =>
  `${dayIn(zone, moment)}, ${timeIn(zone, moment)}`;

/** 'Tue 1 Dec, 2:00–2:45 PM (CET)'. */
export function spanIn(zone: string, start: string | number, minutes: number): string {
  const from = Number(new Date(start));
  const [begin, end] = [timeIn(zone, from), timeIn(zone, from + minutes * 60_000)];
  const isSameHalf = /[AP]M$/.test(begin) && begin.slice(-2) === end.slice(-2);
  return `${dayIn(zone, from)}, ${isSameHalf ? begin.slice(0, -3) : begin}–${end} (${zoneNameIn(zone, from)})`;
}

export interface DayOfTimes {
  /** 'Tuesday 1 December'. */
  title: string;
  times: string[];
}

/** The times grouped by day in this zone, earliest first. */
export function byDay(zone: string, times: readonly string[]): DayOfTimes[] {
  const days = Map.groupBy(
    times.toSorted((one, other) => Date.parse(one) - Date.parse(other)),
    (time) => longDayIn(zone, time),
  );
  return [...days].map(([title, ofDay]) => ({ title, times: ofDay }));
}

function weekdayIn(timeZone: string, moment: string | number, options: Intl.DateTimeFormatOptions): string {
  if (language() !== 'en')
    return new Intl.DateTimeFormat(locale(), { ...options, timeZone }).format(new Date(moment));
  const parts = new Intl.DateTimeFormat('en-US', { ...options, timeZone }).formatToParts(new Date(moment));
  const part = (name: string) => parts.find(({ type }) => type === name)!.value;
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}
