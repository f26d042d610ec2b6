import { expect, test } from 'vitest';
import { earliestOpeningDay, tooSoonAfterNotice } from './notice-period.ts';

const BROOKLYN = { countryId: 'US', stateId: 'US-NY', city: 'Brooklyn' };

// By the calendar of May 2031, whose 15th is a Thursday: Friday the 16th is the first business day after it, the 19th to
// the 23rd are the second to the sixth, and the 26th to the 29th the seventh to the tenth.
test.each([
  ['a Thursday', '2031-05-15T15:00:00Z', '2031-05-29'],
  ['a Friday', '2031-05-16T15:00:00Z', '2031-05-30'],
  ['a Saturday', '2031-05-17T15:00:00Z', '2031-05-30'],
  ['a Sunday', '2031-05-18T15:00:00Z', '2031-05-30'],
  ['late on a Thursday there, which is Friday in UTC', '2031-05-16T02:00:00Z', '2031-05-29'],
  ['before New Year', '2031-12-29T15:00:00Z', '2032-01-12'],
])('somebody who was told on %s', (_, notifiedAt, earliest) => {
  expect(earliestOpeningDay(BROOKLYN, new Date(notifiedAt))).toBe(earliest);
});

test('elsewhere no days are asked for', () => {
  const notifiedAt = new Date('2031-05-15T15:00:00Z');
  expect(earliestOpeningDay({ ...BROOKLYN, city: 'Buffalo' }, notifiedAt)).toBeNull();
  expect(earliestOpeningDay(null, notifiedAt)).toBeNull();
  expect(tooSoonAfterNotice({ ...BROOKLYN, stateId: 'US-IL' }, notifiedAt, notifiedAt)).toBeNull();
});

test('it may open from midnight there on, and until then a sentence says when', () => {
  const notifiedAt = new Date('2031-05-15T15:00:00Z');
  expect(tooSoonAfterNotice(BROOKLYN, notifiedAt, new Date('2031-05-29T04:00:00Z'))).toBeNull();
  expect(tooSoonAfterNotice(BROOKLYN, notifiedAt, new Date('2031-05-29T03:59:59Z'))).toBe(
    'In New York City, candidates must be told about the tool at least 10 business days before it is used. We told this candidate on 15 May 2031, when they applied, so the interview can open from 29 May 2031 on, or later if there are public holidays in between. If you told them earlier, confirm it.',
  );
});
