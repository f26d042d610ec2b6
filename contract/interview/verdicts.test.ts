import { expect, test } from 'vitest';
import { levelOfShare, verdictOfChoice, verdictsFor } from './verdicts.ts';

test.each([
  [0.7, 'Strong'],
  [0.699, 'Fair'],
  [0.4, 'Fair'],
  [0.399, 'Weak'],
])('a skill with %d of its points is %s', (share, level) => expect(levelOfShare(share)).toBe(level));

test('a multiple-choice answer is correct, incorrect or not answered', () => {
  expect(verdictOfChoice('B', 'B')).toBe('Correct');
  expect(verdictOfChoice('A', 'B')).toBe('Incorrect');
  expect(verdictOfChoice('', 'B')).toBe('Not Answered');
  expect(verdictOfChoice(null, 'B')).toBe('Not Answered');
});

test('a person cannot mark a chosen option as partially correct', () => {
  expect(verdictsFor('mcq')).toEqual(['Correct', 'Incorrect', 'Not Answered']);
  expect(verdictsFor('skill')).toEqual(['Correct', 'Partially Correct', 'Incorrect', 'Not Answered']);
});
