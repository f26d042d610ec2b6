import { describe, expect, test } from 'vitest';
import { type Evidence, settle } from './settle.ts';

/** The table of who may say what, cell by cell. */

const NOTHING_KNOWN: Evidence = {
  said: 'something',
  mustBeHeard: false,
  words: 'some',
  isHeldBack: false,
  marks: null,
  model: null,
};
const settled = (known: Partial<Evidence>) => settle({ ...NOTHING_KNOWN, ...known });
const REVIEW = { verdict: 'Needs Review', certainty: 'low', by: null };

describe('silence', () => {
  test('is not answered, with high certainty', () => {
    expect(settled({ said: 'nothing' })).toEqual({
      verdict: 'Not Answered',
      certainty: 'high',
      by: 'silence',
    });
  });
  test('and "I don’t know" with medium', () => {
    expect(settled({ said: 'unknown' })).toEqual({
      verdict: 'Not Answered',
      certainty: 'medium',
      by: 'silence',
    });
  });
  test('is left to a person where a voice may have gone unheard', () => {
    expect(settled({ said: 'nothing', mustBeHeard: true })).toEqual(REVIEW);
  });
});

describe('the words alone', () => {
  test('confirm an answer that is the key', () => {
    expect(settled({ words: 'confirm' })).toEqual({ verdict: 'Correct', certainty: 'medium', by: 'words' });
  });
  test('confirm nothing that a note holds back, or that must be heard', () => {
    expect(settled({ words: 'confirm', isHeldBack: true })).toEqual(REVIEW);
    expect(settled({ words: 'confirm', mustBeHeard: true })).toEqual(REVIEW);
  });
  test.each(['some', 'none'] as const)('never say Incorrect or Partially Correct: %s', (words) => {
    for (const isHeldBack of [false, true]) expect(settled({ words, isHeldBack })).toEqual(REVIEW);
  });
});

describe('marks of the company', () => {
  test.each(['Correct', 'Partially Correct', 'Incorrect'] as const)('settle an answer as %s', (marks) => {
    expect(settled({ marks })).toEqual({ verdict: marks, certainty: 'medium', by: 'marks' });
    expect(settled({ marks, words: 'none' })).toEqual({ verdict: marks, certainty: 'medium', by: 'marks' });
  });
  test('and the words that agree give high certainty', () => {
    expect(settled({ marks: 'Correct', words: 'confirm' })).toMatchObject({
      verdict: 'Correct',
      certainty: 'high',
    });
  });
  test('and words that do not agree leave it to a person', () => {
    expect(settled({ marks: 'Incorrect', words: 'confirm' })).toEqual(REVIEW);
    expect(settled({ marks: 'Partially Correct', words: 'confirm' })).toEqual(REVIEW);
  });
  test('make nothing Correct that a note holds back; what is wrong stays wrong', () => {
    expect(settled({ marks: 'Correct', isHeldBack: true })).toEqual(REVIEW);
    expect(settled({ marks: 'Incorrect', isHeldBack: true })).toMatchObject({ verdict: 'Incorrect' });
  });
});

describe('a model', () => {
  const finds = (share: number) => ({ share, contradicts: false });
  test('that finds most of the key beside words of it makes an answer Correct', () => {
    expect(settled({ model: finds(0.8) })).toEqual({ verdict: 'Correct', certainty: 'medium', by: 'model' });
  });
  test('that finds half of it makes it Partially Correct', () => {
    expect(settled({ model: finds(0.5) })).toMatchObject({ verdict: 'Partially Correct', by: 'model' });
  });
  test('that finds little or nothing accuses nobody', () => {
    expect(settled({ model: finds(0.2) })).toEqual(REVIEW);
    expect(settled({ model: finds(0), words: 'none' })).toEqual(REVIEW);
  });
  test('that finds ideas where the words found none does not decide', () => {
    expect(settled({ model: finds(1), words: 'none' })).toEqual(REVIEW);
  });
  test('and the words that both find all of it give high certainty', () => {
    expect(settled({ model: finds(1), words: 'confirm' })).toMatchObject({
      verdict: 'Correct',
      certainty: 'high',
    });
  });
  test('that finds less than the words confirm leaves it to a person', () => {
    expect(settled({ model: finds(0.5), words: 'confirm' })).toEqual(REVIEW);
    expect(settled({ model: finds(0), words: 'confirm' })).toEqual(REVIEW);
  });
  test('that quotes a contradiction, where the words found nothing, makes it Incorrect', () => {
    const model = { share: 0, contradicts: true };
    expect(settled({ model, words: 'none' })).toEqual({
      verdict: 'Incorrect',
      certainty: 'medium',
      by: 'model',
    });
    expect(settled({ model, words: 'none', marks: 'Incorrect' })).toMatchObject({
      verdict: 'Incorrect',
      certainty: 'high',
    });
  });
  test('that quotes one where the words found something leaves it to a person', () => {
    expect(settled({ model: { share: 0, contradicts: true }, words: 'some' })).toEqual(REVIEW);
    expect(settled({ model: { share: 0.9, contradicts: true }, words: 'confirm' })).toEqual(REVIEW);
  });
  test('that sees one and quotes nothing holds back, and no more', () => {
    const model = { share: 0, contradicts: false, doubts: true };
    expect(settled({ model, words: 'none' })).toEqual(REVIEW);
    expect(settled({ model, words: 'confirm' })).toEqual(REVIEW);
    expect(settled({ model, marks: 'Correct' })).toEqual(REVIEW);
    expect(settled({ model, marks: 'Incorrect' })).toMatchObject({ verdict: 'Incorrect', by: 'marks' });
  });
  test('that agrees with the marks gives high certainty, and one that does not leaves it to a person', () => {
    expect(settled({ model: finds(0.9), marks: 'Correct' })).toMatchObject({
      verdict: 'Correct',
      certainty: 'high',
    });
    expect(settled({ model: finds(0.9), marks: 'Incorrect' })).toEqual(REVIEW);
  });
  test('makes nothing Correct that a note holds back', () => {
    expect(settled({ model: finds(1), isHeldBack: true })).toEqual(REVIEW);
  });
});
