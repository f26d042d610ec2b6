import { expect, test } from 'vitest';
import { askAgainIn, statusOf, type ScheduledInterview } from './opening.ts';

const date = '2031-05-06T10:00:00.000Z';
const at = Date.parse(date);
const scheduled: ScheduledInterview = {
  applicationId: 'a',
  appliedJobId: 'j',
  candidateId: 'c',
  employerName: 'Acme',
  role: 'Nurse',
  date,
  time: date,
  openUntil: '2031-05-09T10:00:00.000Z',
  canMoveOpening: true,
  givenAgain: null,
  appliedDate: '2031-05-01T10:00:00.000Z',
  applicationStatus: 'SCHEDULED',
  canStart: false,
  isExpired: false,
};

test('an expired interview that was taken is completed all the same', () => {
  expect(statusOf({ applicationStatus: 'COMPLETED', isExpired: true })).toBe('COMPLETED');
  expect(statusOf({ applicationStatus: 'SCHEDULED', isExpired: true })).toBe('EXPIRED');
  expect(statusOf(scheduled)).toBe('SCHEDULED');
});

test('it is asked again when the moment comes, and at least each minute', () => {
  expect(askAgainIn([scheduled], at - 10_000)).toBe(10_000);
  expect(askAgainIn([scheduled], at - 3_600_000)).toBe(60_000);
});

test('where this clock is ahead of the server’s it is asked again every two seconds', () => {
  expect(askAgainIn([scheduled], at + 30_000)).toBe(2_000);
});

test('an open interview is asked for again when it expires', () => {
  const open = { ...scheduled, canStart: true };
  expect(askAgainIn([open], at + 259_200_000 - 5_000)).toBe(5_000);
});

test('nothing more happens to interviews that are over', () => {
  const completed: ScheduledInterview = { ...scheduled, applicationStatus: 'COMPLETED' };
  expect(askAgainIn([completed, { ...scheduled, isExpired: true }], at)).toBeNull();
  expect(askAgainIn([], at)).toBeNull();
});
