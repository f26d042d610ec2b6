import { expect, test } from 'vitest';
import { bankTrials } from '#server/testing/answers/bank-answers.ts';

/** The bank's own answers, complete and with their meaning reversed. */

test('over the whole question bank, a reversed answer is not correct, and never accused by its words', () => {
  const trials = bankTrials();
  expect(trials.length).toBeGreaterThan(500);
  const verdicts = Map.groupBy(trials, ({ verdict }) => verdict);
  expect(new Set(verdicts.keys()).difference(new Set(['Correct', 'Needs Review', 'Not Answered']))).toEqual(
    new Set(),
  );
  expect((verdicts.get('Correct')?.length ?? 0) / trials.length).toBeLessThanOrEqual(0.02);
});
