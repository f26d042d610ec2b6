import { expect, test } from 'vitest';
import { busyTimes } from './busy-times.ts';

const WITHIN = { from: Date.parse('2030-03-25T00:00:00Z'), until: Date.parse('2030-04-08T00:00:00Z') };

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@example.com', ...lines, 'END:VEVENT'];

function busy(text: string, timeZone = 'Europe/Berlin'): string[] {
  return busyTimes({ text, timeZone, within: WITHIN }).map(
    ({ from, until }) =>
      `${new Date(from).toISOString().slice(0, 16)}/${new Date(until).toISOString().slice(11, 16)}`,
  );
}

test('a weekly event in a named zone keeps its hour over the change of the clocks', () => {
  const weekly = calendar(
    ...event(
      'DTSTART;TZID=Europe/Berlin:20250106T100000',
      'DTEND;TZID=Europe/Berlin:20250106T110000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'EXDATE;TZID=Europe/Berlin:20300401T100000',
    ),
    ...event(
      'RECURRENCE-ID;TZID=Europe/Berlin:20300325T100000',
      'DTSTART;TZID=Europe/Berlin:20300326T150000',
      'DTEND;TZID=Europe/Berlin:20300326T153000',
    ),
  );
  // The first was moved, the second was left out.
  expect(busy(weekly)).toEqual(['2030-03-26T14:00/14:30']);
  expect(busy(weekly.replace(/EXDATE.*\r\n/, ''))).toEqual([
    '2030-03-26T14:00/14:30',
    '2030-04-01T08:00/09:00',
  ]);
});

test('a zone that the calendar describes itself, all days, floating times, and free or busy', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Pacific Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0700',
    'TZOFFSETTO:-0800',
    'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:-0800',
    'TZOFFSETTO:-0700',
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];
  const outlook = ['DTSTART;TZID=Pacific Standard Time:20300327T090000', 'DURATION:PT1H'];
  expect(busy(calendar(...zone, ...event(...outlook)))).toEqual(['2030-03-27T16:00/17:00']);
  expect(busy(calendar(...event('DTSTART;VALUE=DATE:20300331', 'DTEND;VALUE=DATE:20300401')))).toEqual([
    '2030-03-30T23:00/22:00',
  ]);
  expect(busy(calendar(...event('DTSTART:20300327T090000', 'DURATION:PT30M')), 'Asia/Kolkata')).toEqual([
    '2030-03-27T03:30/04:00',
  ]);
  expect(
    busy(
      calendar('X-WR-TIMEZONE:America/Los_Angeles', ...event('DTSTART:20300327T090000', 'DURATION:PT30M')),
    ),
  ).toEqual(['2030-03-27T16:00/16:30']);
  expect(
    busy(
      calendar(
        'BEGIN:VFREEBUSY',
        'FREEBUSY:20300327T100000Z/PT1H',
        'FREEBUSY;FBTYPE=FREE:20300328T100000Z/PT1H',
        'END:VFREEBUSY',
      ),
    ),
  ).toEqual(['2030-03-27T10:00/11:00']);
});

test('what is cancelled, free, over or far, or an entry of ours, is not busy', () => {
  const when = ['DTSTART:20300327T100000Z', 'DTEND:20300327T110000Z'];
  expect(busy(calendar(...event(...when)))).toHaveLength(1);
  for (const line of ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])
    expect(busy(calendar(...event(...when, line)))).toEqual([]);
  expect(busy(calendar(...event(...when)).replace('one@example.com', 'round-1234@roundone'))).toEqual([]);
  expect(busy(calendar(...event('DTSTART:20290327T100000Z', 'DTEND:20290327T110000Z')))).toEqual([]);
  expect(busy(calendar(...event('DTSTART:20300501T100000Z', 'DTEND:20300501T110000Z')))).toEqual([]);
});

test('what repeats for ever is read until the last day that matters; what repeats too often is refused', () => {
  const daily = event('DTSTART:19900101T120000Z', 'DTEND:19900101T130000Z', 'RRULE:FREQ=DAILY');
  expect(busy(calendar(...daily))).toHaveLength(14);
  const each = event('DTSTART:19700101T000000Z', 'DTEND:19700101T000001Z', 'RRULE:FREQ=SECONDLY');
  expect(() => busy(calendar(...each))).toThrow('too-much');
  // A day that never comes, an invalid time, and no calendar at all.
  expect(
    busy(calendar(...event('DTSTART:20300101T000000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'))),
  ).toEqual([]);
  expect(() => busy('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nnonsense')).toThrow('damaged');
});
