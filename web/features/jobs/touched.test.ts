import { expect, test } from 'vitest';
import { whatBecomesOfThem, whichInterviewsKeep, whoWaits } from './touched.ts';

test('states how many applicants wait, in whole sentences', () => {
  const say = (pending: number, scheduled: number) => whoWaits({ pending, scheduled, finished: 0 });
  expect(say(0, 0)).toBe('Nobody waits for a decision, and no interview is scheduled.');
  expect(say(1, 0)).toBe('1 applicant waits for your decision, and no interviews are scheduled.');
  expect(say(0, 1)).toBe('No applicants wait for your decision, and 1 interview is scheduled.');
  expect(say(3, 2)).toBe('3 applicants wait for your decision, and 2 interviews are scheduled.');
});

test('states what happens to waiting applicants, and nothing if there are none', () => {
  expect(whatBecomesOfThem({ pending: 0, scheduled: 0, finished: 4 })).toBeNull();
  expect(whatBecomesOfThem({ pending: 1, scheduled: 0, finished: 0 })).toBe(
    'You can still accept or decline applicants.',
  );
  expect(whatBecomesOfThem({ pending: 1, scheduled: 2, finished: 0 })).toBe(
    'You can still accept or decline applicants. Scheduled interviews can still be taken.',
  );
});

test('states which interviews keep their questions', () => {
  expect(whichInterviewsKeep({ pending: 9, scheduled: 2, finished: 1 })).toBe(
    '2 interviews are scheduled, and 1 interview is finished. They keep their questions. Your new questions are asked in interviews that you schedule after you press Update Job.',
  );
  expect(whichInterviewsKeep({ pending: 0, scheduled: 1, finished: 0 })).toMatch(
    /^1 interview is scheduled\. It keeps its questions\. /,
  );
});
