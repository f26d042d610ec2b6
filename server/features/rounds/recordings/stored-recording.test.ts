import { expect, test } from 'vitest';
import { storedRoundWords } from './stored-recording.ts';

const WORDS = [{ text: 'Good', startSeconds: 0.5, endSeconds: 0.75 }];

test('the words of a recording are read in every version', () => {
  expect(storedRoundWords.read(WORDS, 'r')).toEqual(WORDS);
  expect(storedRoundWords.read({ version: 1, list: WORDS }, 'r')).toEqual(WORDS);
  expect(JSON.parse(storedRoundWords.write(WORDS))).toEqual({ version: 1, list: WORDS });
});
