import { expect, test } from 'vitest';
import {
  etsClass,
  fisherInterval,
  mantelHaenszel,
  normalQuantile,
  pearson,
  wilsonInterval,
} from './statistics.ts';

// R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), table
// I, method 3.
test('the interval of Wilson is that of published examples', () => {
  const digits = (people: number, passed: number) =>
    wilsonInterval(passed, people).map((limit) => limit.toFixed(4));
  expect(digits(263, 81)).toEqual(['0.2553', '0.3662']);
  expect(digits(148, 15)).toEqual(['0.0624', '0.1605']);
  expect(digits(20, 0)).toEqual(['0.0000', '0.1611']);
  expect(digits(29, 1)).toEqual(['0.0061', '0.1718']);
});

// By hand: the deviations are -1, 0, 1 and -4/3, 2/3, 2/3, so r = 2 / sqrt(2 * 24/9) = 0.8660.
test('the correlation is that of Pearson, with the interval of Fisher', () => {
  expect(pearson([1, 2, 3], [1, 3, 3])).toBeCloseTo(0.866, 4);
  expect(pearson([1, 1, 1], [1, 2, 3])).toBe(0);
  // By hand: the z of 0.5 is 0.549306; 1.959964 / sqrt(97) is 0.199005; tanh of 0.350301 and 0.748311.
  const [low, high] = fisherInterval(0.5, 100);
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.3366', '0.6341']);
  expect(fisherInterval(0.9, 3)).toEqual([-1, 1]);
});

// Admissions to Berkeley by sex in six departments: P. J. Bickel, E. A. Hammel, J. W. O'Connell, Science 187 (1975). R
// prints 0.9046968, from 0.7719074 to 1.0603298, for mantelhaen.test(UCBAdmissions).
test('the odds are those of a published example', () => {
  const { log, error } = mantelHaenszel([
    [512, 313, 89, 19],
    [353, 207, 17, 8],
    [120, 205, 202, 391],
    [138, 279, 131, 244],
    [53, 138, 94, 299],
    [22, 351, 24, 317],
  ])!;
  const limits = [log, log - 1.959964 * error, log + 1.959964 * error];
  expect(limits.map((limit) => Math.exp(limit).toFixed(6))).toEqual(['0.904697', '0.771907', '1.060330']);
  expect(mantelHaenszel([[5, 0, 5, 0]])).toBeNull();
  // By hand: 10.5 times 10.5 against 0.5 times 0.5 is 441.
  expect(Math.exp(mantelHaenszel([[10, 0, 0, 10]])!.log)).toBeCloseTo(441, 6);
});

// On the ETS scale, a logarithm of 0.7 is 1.645 and one of 0.5 is 1.175.
test('a difference is large if it is surely more than 1 on the scale of the ETS', () => {
  expect(etsClass({ log: -0.7, error: 0.13 })).toBe('C');
  expect(etsClass({ log: -0.7, error: 0.2 }, 500)).toBe('A');
  expect(etsClass({ log: 0.7, error: 0.2 })).toBe('B');
  expect(etsClass({ log: 0.7, error: 0.4 })).toBe('A');
  expect(etsClass({ log: 0.5, error: 0.01 })).toBe('B');
  expect(etsClass({ log: 0.4, error: 0.01 })).toBe('A');
});

test('the quantiles are those of the tables', () => {
  expect(normalQuantile(0.95)).toBeCloseTo(1.6449, 3);
  expect(normalQuantile(0.975)).toBeCloseTo(1.96, 3);
  expect(normalQuantile(0.995)).toBeCloseTo(2.5758, 3);
});
