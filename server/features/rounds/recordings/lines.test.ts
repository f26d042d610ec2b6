import { expect, test } from 'vitest';
import { spokenLines } from './lines.ts';

const spoken = (text: string, from = 0) =>
  text.split(' ').map((word, index) => ({
    text: word,
    startSeconds: from + index / 2,
    endSeconds: from + index / 2 + 0.4,
  }));

test('a line is a sentence, ends at a long pause, and is never too long to quote', () => {
  expect(spokenLines([])).toEqual([]);
  const words = [...spoken('I wrote it. Twice, in fact'), ...spoken('And then?', 9)];
  expect(spokenLines(words)).toEqual([
    { start: 0, end: 1.4, text: 'I wrote it.' },
    { start: 1.5, end: 2.9, text: 'Twice, in fact' },
    { start: 9, end: 9.9, text: 'And then?' },
  ]);
  const long = spokenLines(spoken(Array(200).fill('well').join(' ')));
  expect(long.length).toBeGreaterThan(3);
  for (const { text } of long) expect(text.length).toBeLessThanOrEqual(245);
});
