import { expect, test } from 'vitest';
import type { Transcript } from '#server/platform/speech/speech.ts';
import { withoutReading } from './without-reading.ts';

const QUESTION = 'What is a closure in JavaScript?';

/** A transcript with a word every half second from the start, in one segment. */
function heard(text: string): Transcript {
  const words = text.split(' ').map((each, index) => ({
    text: each,
    startSeconds: index / 2,
    endSeconds: index / 2 + 0.4,
    confidence: 0.9,
  }));
  const seconds = words.length / 2;
  const segment = { text, startSeconds: 0, endSeconds: seconds, confidence: -0.1, words };
  return {
    text,
    segments: [segment],
    durationSeconds: 60,
    speechSeconds: seconds,
    voiceSeconds: seconds,
    confidence: -0.1,
    model: 'test',
  };
}
const cut = (text: string, ...readings: { from: number; to: number }[]) =>
  withoutReading(heard(text), QUESTION, readings);
const READ = { from: 0, to: 3 };

test('what the voice read is no part of the answer, also with a word misheard', () => {
  expect(cut('What is a closure in JavaScript? A function that remembers.', READ).text).toBe(
    'A function that remembers.',
  );
  expect(cut('What is a close your in JavaScript? A function.', READ).text).toBe('A function.');
  expect(cut('What is the closure in Java script? A function.', READ).text).toBe('A function.');
});

test('somebody who said nothing while a voice read has said nothing', () => {
  const silent = cut('What is a closure in JavaScript?', READ);
  expect(silent).toMatchObject({
    text: '',
    segments: [],
    speechSeconds: 0,
    voiceSeconds: 0,
    confidence: null,
  });
});

test('a voice that was cut short takes the beginning of the question alone', () => {
  expect(cut('What is a closure A closure is a function.', { from: 0, to: 1.5 }).text).toBe(
    'A closure is a function.',
  );
});

test('what is said while the voice reads is kept, with loudspeakers and with a headset', () => {
  expect(cut('What is a well I know this one closure in JavaScript? A function.', READ).text).toMatch(
    /well I know this one.*A function\.$/,
  );
  const early = 'A closure is a function that remembers the variables';
  expect(cut(early, READ).text).toBe(early);
});

test('the words of the question count where no voice read', () => {
  const text = 'What is a closure in JavaScript? A function.';
  expect(cut(text).text).toBe(text);
  expect(cut(text, { from: 30, to: 33 }).text).toBe(text);
});

test('a question that was read twice is taken out twice', () => {
  const text = 'What is a closure in JavaScript? Well. What is a closure in JavaScript? A function.';
  expect(cut(text, READ, { from: 3.5, to: 6.5 }).text).toBe('Well. A function.');
});
