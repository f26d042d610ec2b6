import { expect, test } from 'vitest';
import { type FairnessGroup, storedFairness } from './stored-fairness.ts';

test('the figures of fairness are read in every version', () => {
  const masked: FairnessGroup = { basis: 'sex', step: 'hired', titles: ['Female'], figures: null };
  const shown: FairnessGroup = {
    basis: 'sex-and-race',
    step: 'scored',
    titles: ['Male', 'Asian'],
    figures: {
      people: 20,
      passed: 10,
      rate: 0.5,
      rateLow: 0.299,
      rateHigh: 0.701,
      ratio: 1,
      low: null,
      high: null,
    },
  };
  expect(storedFairness.read({ version: 1, list: [masked, shown] }, 1)).toEqual([masked, shown]);
  expect(JSON.parse(storedFairness.write([masked]))).toEqual({ version: 1, list: [masked] });
  expect(() => storedFairness.read({ version: 1, list: [{ ...masked, basis: 'name' }] }, 7)).toThrow(
    'fairness_figures.figures of row 7 cannot be read',
  );
});
