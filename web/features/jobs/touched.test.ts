import { expect, test } from 'vitest';
import { whatBecomesOfThem, whichInterviewsKeep, whoWaits } from './touched.ts';

test('states how many applicants and finished interviews wait, in whole sentences', () => {
  const say = (pending: number, scheduled: number, undecided = 0) =>
    whoWaits({ pending, scheduled, finished: undecided, undecided });
  expect(say(0, 0)).toBe('No applicants are waiting for your decision, and no interviews are scheduled.');
  expect(say(1, 0)).toBe('1 applicant is waiting for your decision. No interviews are scheduled.');
  expect(say(0, 1)).toBe('1 interview is scheduled.');
  expect(say(3, 2)).toBe('3 applicants are waiting for your decision. 2 interviews are scheduled.');
  expect(say(0, 0, 3)).toBe('3 finished interviews need your decision. No interviews are scheduled.');
  expect(say(0, 2, 1)).toBe('1 finished interview needs your decision. 2 interviews are scheduled.');
  expect(say(1, 1, 1)).toBe(
    '1 applicant is waiting for your decision. 1 finished interview needs your decision. 1 interview is scheduled.',
  );
});

test('states what happens to those who wait, and nothing if there are none', () => {
  expect(whatBecomesOfThem({ pending: 0, scheduled: 0, finished: 4, undecided: 0 })).toBeNull();
  expect(whatBecomesOfThem({ pending: 1, scheduled: 0, finished: 0, undecided: 0 })).toBe(
    'You can still accept or decline applicants.',
  );
  expect(whatBecomesOfThem({ pending: 1, scheduled: 2, finished: 0, undecided: 0 })).toBe(
    'You can still accept or decline applicants. Scheduled interviews can still be taken.',
  );
  expect(whatBecomesOfThem({ pending: 0, scheduled: 0, finished: 4, undecided: 3 })).toBe(
    'You can still decide on finished interviews.',
  );
});

test('states which interviews keep their questions', () => {
  expect(whichInterviewsKeep({ pending: 9, scheduled: 2, finished: 1, undecided: 1 })).toBe(
    '2 interviews are scheduled. 1 interview is finished. They keep their questions. Your new questions are asked in interviews that you schedule after you press Update Job.',
  );
  expect(whichInterviewsKeep({ pending: 0, scheduled: 1, finished: 0, undecided: 0 })).toMatch(
    /^1 interview is scheduled\. It keeps its questions\. /,
  );
});
