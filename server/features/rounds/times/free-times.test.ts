import { describe, expect, test } from 'vitest';
import { momentOf, wallTimeOf } from '#server/platform/text/wall-time.ts';
import { beginningsIn, common, hoursWithin, merged, without } from './free-times.ts';

const at = (text: string) => Date.parse(text);
const shown = (spans: readonly { from: number; until: number }[]) =>
  spans.map(({ from, until }) => `${new Date(from).toISOString()} ${new Date(until).toISOString()}`);

describe('the usual hours over a change of the clocks', () => {
  test.each([
    // On Sunday, 10 March 2030, the clocks go forward in Los Angeles.
    ['America/Los_Angeles', '2030-03-08', '2030-03-08T17:00:00.000Z', '2030-03-11T16:00:00.000Z'],
    // On Sunday, 31 March 2030, they go forward in Berlin. On 27 October they go back.
    ['Europe/Berlin', '2030-03-29', '2030-03-29T08:00:00.000Z', '2030-04-01T07:00:00.000Z'],
    ['Europe/Berlin', '2030-10-25', '2030-10-25T07:00:00.000Z', '2030-10-28T08:00:00.000Z'],
    // Kolkata has no daylight saving time, and its offset includes half an hour.
    ['Asia/Kolkata', '2030-03-29', '2030-03-29T03:30:00.000Z', '2030-04-01T03:30:00.000Z'],
  ])('%s, from Friday %s', (timeZone, day, friday, monday) => {
    const within = { from: at(`${day}T03:00:00Z`), until: at(`${day}T03:00:00Z`) + 4 * 86_400_000 };
    const spans = hoursWithin(null, timeZone, within);
    expect(shown(spans).map((span) => span.split(' ')[0])).toEqual([friday, monday]);
    for (const { from, until } of spans) expect(until - from).toBe(8 * 3_600_000);
  });

  test('hours across the change itself are an hour shorter or longer', () => {
    const night = (timeZone: string, day: string) =>
      hoursWithin([{ day: 7, from: '00:00', until: '24:00' }], timeZone, {
        from: at(`${day}T00:00:00Z`) - 86_400_000,
        until: at(`${day}T00:00:00Z`) + 2 * 86_400_000,
      }).map(({ from, until }) => (until - from) / 3_600_000);
    expect(night('Europe/Berlin', '2030-03-31')).toEqual([23]);
    expect(night('Europe/Berlin', '2030-10-27')).toEqual([25]);
    expect(night('Asia/Kolkata', '2030-03-31')).toEqual([24]);
  });
});

test('a time that clocks skip or show twice', () => {
  // In Berlin, 2:30 does not exist on 31 March 2030, and exists twice on 27 October.
  expect(new Date(momentOf(at('2030-03-31T02:30:00Z'), 'Europe/Berlin')).toISOString()).toBe(
    '2030-03-31T01:30:00.000Z',
  );
  expect(new Date(momentOf(at('2030-10-27T02:30:00Z'), 'Europe/Berlin')).toISOString()).toBe(
    '2030-10-27T00:30:00.000Z',
  );
  for (const zone of ['America/Los_Angeles', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia']) {
    const moment = at('2030-07-05T13:37:00Z');
    expect(momentOf(wallTimeOf(moment, zone), zone)).toBe(moment);
  }
});

test('what is common, what is left, and where something fits', () => {
  const span = (from: number, until: number) => ({ from: from * 3_600_000, until: until * 3_600_000 });
  expect(merged([span(3, 4), span(1, 2), span(2, 3), span(6, 6)])).toEqual([span(1, 4)]);
  expect(common([span(1, 5), span(7, 9)], [span(0, 2), span(4, 8)])).toEqual([
    span(1, 2),
    span(4, 5),
    span(7, 8),
  ]);
  expect(common([span(1, 5)], [])).toEqual([]);
  expect(without([span(1, 5)], [span(2, 3), span(0, 1), span(4, 9)])).toEqual([span(1, 2), span(3, 4)]);
  const hours = beginningsIn([span(9.25, 11)], 45).map((moment) => moment / 3_600_000);
  expect(hours).toEqual([9.5, 10]);
});
