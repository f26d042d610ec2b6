import { expect, test } from 'vitest';
import { localTime, startOfDay } from './local-time.ts';

test.each([
  ['2030-03-05T10:30:00.000Z', 'UTC', '2030-03-05', 10, '2030-03-05T00:00:00.000Z'],
  ['2030-03-05T02:15:00.000Z', 'America/New_York', '2030-03-04', 21, '2030-03-04T05:00:00.000Z'],
  ['2030-03-05T20:00:00.000Z', 'Asia/Kolkata', '2030-03-06', 1, '2030-03-05T18:30:00.000Z'],
  // Days of 23 and 25 hours, when summer time begins and ends.
  ['2030-03-31T20:00:00.000Z', 'Europe/Berlin', '2030-03-31', 22, '2030-03-30T23:00:00.000Z'],
  ['2030-10-27T22:30:00.000Z', 'Europe/Berlin', '2030-10-27', 23, '2030-10-26T22:00:00.000Z'],
  // The clocks there skip midnight.
  ['2026-04-24T12:00:00.000Z', 'Africa/Cairo', '2026-04-24', 15, '2026-04-23T22:00:00.000Z'],
])('%s in %s is on %s at %i, and the day began at %s', (moment, zone, day, hour, began) => {
  expect(localTime(new Date(moment), zone)).toEqual({ day, hour });
  expect(startOfDay(new Date(moment), zone).toISOString()).toBe(began);
});
