import { expect, test } from 'vitest';
import { lineOf } from './line.ts';

test('a line carries the picture, a smaller one, or the voice alone', () => {
  expect([10_000, 1_500, 1_499, 350, 349, 64].map(lineOf)).toEqual([
    'good',
    'good',
    'slow',
    'slow',
    'very-slow',
    'very-slow',
  ]);
});
