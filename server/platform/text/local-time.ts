import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';

export interface LocalTime {
  /** YYYY-MM-DD. */
  day: string;
  /** 0 to 23. */
  hour: number;
}

/** What clocks in a time zone of the IANA list show at a moment. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

/**
 * When the day of a moment began in a time zone. Found by bisection, because a day can have 23 or 25 hours and can
 * begin at an hour other than zero.
 */
export function startOfDay(moment: Date, timeZone: string): Date {
  const { day } = localTime(moment, timeZone);
  const isSameDay = (time: number) => localTime(new Date(time), timeZone).day === day;
  let before = moment.getTime() - DAY_MS - 2 * HOUR_MS;
  let within = moment.getTime();
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (isSameDay(middle)) within = middle;
    else before = middle;
  }
  return new Date(within);
}
