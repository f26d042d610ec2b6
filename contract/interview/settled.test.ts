import { expect, test } from 'vitest';
import { hasScore, isReviewFirst, settledInWords, settledOf } from './settled.ts';

test.each([
  [3, 5, true],
  [2, 5, false],
  [9, 15, true],
  [8, 15, false],
  [1, 1, true],
  [0, 1, false],
  [0, 0, false],
])('%d settled answers of %d: a score is %s', (settled, total, expected) =>
  expect(hasScore({ settled, total })).toBe(expected),
);

test('an answer that needs review is scored but not settled', () => {
  const settled = settledOf({ correct: 1, partial: 0, incorrect: 0, notAnswered: 1, needsReview: 3 });
  expect(settledInWords(settled)).toBe('2 of 5 settled');
  expect(isReviewFirst({ score: null, scored: settled.total })).toBe(true);
});

test('nothing has to be reviewed first in an interview without a question that is scored', () => {
  expect(isReviewFirst({ score: null, scored: 0 })).toBe(false);
  expect(isReviewFirst({ score: null, scored: null })).toBe(false);
});
