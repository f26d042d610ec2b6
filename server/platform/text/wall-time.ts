import { DAY_MS } from '#contract/shared/limits.ts';

/**
 * The time that clocks show in a time zone, as the milliseconds of the moment at which UTC clocks show the same. Such
 * numbers can be added to: a day later is the same hour of the next day, even if the clocks change in between.
 */
export type WallTime = number;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

export function wallTimeOf(moment: number, timeZone: string): WallTime {
  const parts = clockOf(timeZone).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/**
 * The moment at which clocks show this time: the first one if there are two, as when clocks go back. A time that
 * clocks skip is read by the clocks before the change (RFC 5545, section 3.3.5).
 */
export function momentOf(wall: WallTime, timeZone: string): number {
  const offsetAt = (moment: number) => wallTimeOf(moment, timeZone) - moment;
  const before = wall - offsetAt(wall - DAY_MS);
  if (wallTimeOf(before, timeZone) === wall) return before;
  const after = wall - offsetAt(wall + DAY_MS);
  return wallTimeOf(after, timeZone) === wall ? after : before;
}

/** Whether this is a name of the IANA list. */
export function isTimeZone(name: string): boolean {
  if (clocks.has(name)) return true;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}
