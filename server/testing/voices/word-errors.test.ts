import { describe, expect, test } from 'vitest';
import { comparableWords, countWordErrors, wordErrorRate, wrongWords } from './word-errors.ts';

describe('comparing words', () => {
  test('case, punctuation, fillers and spelling do not count', () => {
    expect(comparableWords("Um, it's OK — Mr. Smith's follow-up, y'know?")).toEqual(
      'its okay mister smiths follow up you know'.split(' '),
    );
  });

  test.each([
    ['7', 'seven'],
    ['42', 'forty two'],
    ['100', 'one hundred'],
    ['115', 'one hundred fifteen'],
    ['2,024', 'two thousand twenty four'],
    ['120000', 'one hundred twenty thousand'],
    ['007', 'zero zero seven'],
    ['5%', 'five per cent'],
    ['one hundred and five', 'one hundred five'],
  ])('%s is said as %s', (written, said) => {
    expect(comparableWords(written).join(' ')).toBe(said);
  });

  test('insertions, deletions and substitutions are counted', () => {
    expect(countWordErrors('the cat sat on the mat', 'the cat sat on the mat')).toEqual({
      words: 6,
      errors: 0,
    });
    expect(countWordErrors('the cat sat on the mat', 'a cat on the big mat')).toEqual({
      words: 6,
      errors: 3,
    });
    expect(wordErrorRate('one two three four', '')).toBe(1);
    expect(wordErrorRate('', 'invented words')).toBe(1);
    expect(wordErrorRate('', '')).toBe(0);
  });

  test('the recognised words that are wrong are told by the same alignment', () => {
    expect(wrongWords('the cat sat on the mat', ['The', 'cat,', 'set', 'on', 'a', 'big', 'mat.'])).toEqual([
      false,
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(wrongWords('5 %', ['five', 'percent'])).toEqual([false, false]);
    expect(wrongWords('', ['invented'])).toEqual([true]);
    expect(wrongWords('lost words', [])).toEqual([]);
  });
});
