import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDuration, formatTime } from './dates.ts';

// Local times, so that the result is the same in every time zone.
const moment = new Date(2026, 8, 3, 15, 5);

describe('dates and times', () => {
  it('shows day, short month name and year', () => expect(formatDate(moment)).toBe('3 Sep 2026'));
  it('shows times in 12-hour form', () => {
    expect(formatTime(moment)).toBe('3:05 PM');
    expect(formatTime(new Date(2026, 8, 3, 0, 0))).toBe('12:00 AM');
  });
  it('names the zone beside a time', () =>
    expect(formatDateTime(moment)).toMatch(/^3 Sep 2026, 3:05 PM \S+/));
  it.each([null, undefined, '', 'no date'])('shows a dash for %j', (value) => {
    expect(formatDate(value)).toBe('-');
    expect(formatDateTime(value)).toBe('-');
  });
  it('shows lengths as minutes and seconds', () => {
    expect(formatDuration(127.9)).toBe('2:07');
    expect(formatDuration(-1)).toBe('0:00');
  });
});
