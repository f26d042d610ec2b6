import { expect, test } from 'vitest';
import { agreementOf } from './agreement.ts';

/** The reliability data of Krippendorff's own example: four observers, twelve units, some values missing. */
const OBSERVERS = [
  [1, 2, 3, 3, 2, 1, 4, 1, 2, null, null, null],
  [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, null, 3],
  [null, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, null],
  [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, null],
];
const unitsOf = (observers: (number | null)[][]) =>
  observers[0]!.map((_, unit) => observers.map((values) => values[unit]!).filter((value) => value !== null));

test("Krippendorff's example for ordinal data has the alpha that he gives", () => {
  const { alpha, reason } = agreementOf(unitsOf(OBSERVERS));
  expect(alpha).toBeCloseTo(0.815, 3);
  expect(reason).toBe('');
});

test('full agreement is 1, and steady disagreement is below 0', () => {
  expect(
    agreementOf([
      [1, 1],
      [4, 4],
      [2, 2],
    ]).alpha,
  ).toBe(1);
  expect(
    agreementOf([
      [1, 4],
      [4, 1],
      [1, 4],
    ]).alpha,
  ).toBeLessThan(0);
});

test('without two judges, or without any difference, there is a sentence instead of a figure', () => {
  expect(agreementOf([[1], [2], []])).toEqual({
    alpha: null,
    reason: 'There’s no figure yet: it takes at least two questions scored by two people.',
  });
  expect(agreementOf([[1, 2], [4]]).alpha).toBeNull();
  expect(
    agreementOf([
      [3, 3],
      [3, 3],
    ]),
  ).toEqual({
    alpha: null,
    reason: 'There’s no figure: all scores are the same, so we can’t tell agreement from chance.',
  });
});
