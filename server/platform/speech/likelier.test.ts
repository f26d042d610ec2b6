import { expect, test } from 'vitest';
import { confidenceOf, isDoubtful, likeliest } from './likelier.ts';
import type { Recognition } from './recogniser.ts';

/** So many tokens, each with this log-probability. */
function heard(count: number, logProbability: number, runaway = false): Recognition {
  return { tokens: Array.from({ length: count }, (_, id) => ({ id, logProbability })), runaway };
}

test('the likeliest of several hearings is kept', () => {
  const better = heard(9, -0.1);
  expect(likeliest(heard(10, -0.4), [heard(10, -0.3), better])).toBe(better);
});

test('a first hearing that is likelier than the others stays', () => {
  const first = heard(10, -0.25);
  expect(likeliest(first, [heard(10, -0.3), heard(11, -0.5)])).toBe(first);
});

test('a likelier hearing that lost a part of the speech, or did not end, is not kept', () => {
  const first = heard(10, -0.4);
  expect(likeliest(first, [heard(7, -0.05), heard(10, -0.05, true)])).toBe(first);
});

test('where nothing was heard, whatever is heard with other padding counts', () => {
  const words = heard(3, -0.6);
  expect(likeliest(heard(0, 0), [heard(0, 0), words])).toBe(words);
});

test('a hearing is doubtful without words, or with one wrong word in ten', () => {
  expect(isDoubtful(heard(0, 0))).toBe(true);
  expect(isDoubtful(heard(5, -0.21))).toBe(true);
  expect(isDoubtful(heard(5, -0.19))).toBe(false);
  expect(confidenceOf([])).toBe(0);
});
