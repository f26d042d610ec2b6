import { expect, test } from 'vitest';
import { hearingNote, isMisheard } from './hearing.ts';

test.each([
  ['the', 0.45, false],
  ['the', 0.35, true],
  ['we’re', 0.45, false],
  ['Borging,', 0.6, true],
  ['Borging,', 0.7, false],
])('“%s” at %f was probably misheard: %s', (text, confidence, expected) => {
  expect(isMisheard({ text, confidence })).toBe(expected);
});

function heard(text: string, confidence: number) {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    startSeconds: at / 2,
    endSeconds: (at + 1) / 2,
    confidence,
  }));
  const segment = { text, startSeconds: 0, endSeconds: words.length / 2, words };
  return { text, segments: [{ ...segment, confidence: Math.log(confidence) }] };
}

test('an answer has one note as a whole where its words can’t be trusted', () => {
  const english = 'a closure keeps the variables of the function that made it';
  expect(hearingNote(heard(english, 0.9))).toBeNull();
  expect(hearingNote(heard(english, 0.65))).toEqual({ code: 'doubtful-words' });
  expect(hearingNote(heard(english, 0.5))).toEqual({ code: 'not-followed' });
  expect(
    hearingNote(heard('primero escucho al cliente sin interrumpirlo y después le explico', 0.9)),
  ).toEqual({
    code: 'other-language',
    said: 'Spanish',
  });
});
