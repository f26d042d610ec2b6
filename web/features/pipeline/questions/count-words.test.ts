import { expect, test } from 'vitest';
import { countsInWords, stillNeededInWords } from './count-words.ts';

test.each([
  [{ total: 40, marked: 12, settled: 19, needYou: 9 }, '12 of 40 marked. 19 settled, 9 still need you.'],
  [{ total: 40, marked: 20, settled: 19, needYou: 1 }, '20 of 40 marked. 19 settled, 1 still needs you.'],
  [{ total: 7, marked: 0, settled: 0, needYou: 7 }, '0 of 7 marked. 7 need you.'],
  [{ total: 7, marked: 2, settled: 0, needYou: 5 }, '2 of 7 marked. 5 still need you.'],
  [{ total: 7, marked: 6, settled: 1, needYou: 0 }, '6 of 7 marked. 1 settled, none left for you.'],
  [{ total: 7, marked: 7, settled: 0, needYou: 0 }, '7 of 7 marked.'],
])('%o', (counts, sentence) => {
  expect(countsInWords(counts)).toBe(sentence);
});

test('how many marks help is said only where they help', () => {
  expect(stillNeededInWords({ stillNeeded: 4, needYou: 9 })).toBe(
    'About 4 more marks, and we can start to settle the rest.',
  );
  expect(stillNeededInWords({ stillNeeded: 1, needYou: 9 })).toBe(
    'About 1 more mark, and we can start to settle the rest.',
  );
  expect(stillNeededInWords({ stillNeeded: 4, needYou: 4 })).toBe('');
  expect(stillNeededInWords({ stillNeeded: 0, needYou: 4 })).toBe('');
});
