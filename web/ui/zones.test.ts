import { expect, test } from 'vitest';
import { byDay, namedZoneAt, spanIn, timeIn } from './zones.ts';

test('a round is told in the zone that the reader chose', () => {
  const start = '2026-12-01T13:00:00.000Z';
  expect(spanIn('Europe/Berlin', start, 45)).toBe('Tue 1 Dec, 2:00–2:45 PM (CET)');
  expect(spanIn('America/Los_Angeles', start, 45)).toBe('Tue 1 Dec, 5:00–5:45 AM (PST)');
  expect(spanIn('Asia/Kolkata', start, 45)).toBe('Tue 1 Dec, 6:30–7:15 PM (IST)');
  expect(spanIn('UTC', '2026-12-01T11:30:00.000Z', 60)).toBe('Tue 1 Dec, 11:30 AM–12:30 PM (UTC)');
  expect(spanIn('UTC', '2026-12-01T23:30:00.000Z', 45)).toBe('Tue 1 Dec, 11:30 PM–12:15 AM (UTC)');
  expect(timeIn('Europe/Berlin', start)).toBe('2:00 PM');
});

test('a zone is named as it is at that moment', () => {
  expect(namedZoneAt('Europe/Berlin', ['2027-03-27T12:00:00.000Z'])).toBe('Europe/Berlin (CET)');
  expect(namedZoneAt('Europe/Berlin', ['2027-03-29T12:00:00.000Z'])).toBe('Europe/Berlin (CEST)');
  const overTheChange = ['2030-10-25T12:00:00.000Z', '2030-10-26T12:00:00.000Z', '2030-10-28T12:00:00.000Z'];
  expect(namedZoneAt('Europe/Berlin', overTheChange)).toBe('Europe/Berlin (CEST and CET)');
  expect(namedZoneAt('Asia/Amman', ['2026-12-01T12:00:00.000Z'])).toBe('Asia/Amman (GMT+3)');
  expect(namedZoneAt('Asia/Calcutta', ['2026-12-01T12:00:00.000Z'])).toBe('Asia/Kolkata (IST)');
  expect(namedZoneAt('UTC', ['2026-12-01T12:00:00.000Z'])).toBe('UTC');
});

test('times stand under the day that it is there, also over a change of daylight saving', () => {
  const times = ['2027-03-28T22:30:00.000Z', '2027-03-27T23:30:00.000Z', '2027-03-28T21:30:00.000Z'];
  expect(byDay('Europe/Berlin', times)).toEqual([
    {
      title: 'Sunday 28 March',
      times: ['2027-03-27T23:30:00.000Z', '2027-03-28T21:30:00.000Z'],
    },
    { title: 'Monday 29 March', times: ['2027-03-28T22:30:00.000Z'] },
  ]);
  expect(byDay('America/Los_Angeles', times).map(({ title }) => title)).toEqual([
    'Saturday 27 March',
    'Sunday 28 March',
  ]);
});
