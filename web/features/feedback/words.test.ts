import { describe, expect, test } from 'vitest';
import { placeInAnswer, placeInVideo, segmentsOf } from './words.ts';

const words = ['A', 'closure', 'remembers', 'its', 'variables'].map((text, index) => ({
  text,
  startSeconds: index,
  endSeconds: index + 0.9,
  confidence: 0.95,
  unsure: text === 'its',
}));
const idea = (from: number | null, to: number | null) => ({
  idea: 'an idea',
  found: from !== null,
  weight: 1,
  evidence: from === null ? null : { text: '', startSeconds: from, endSeconds: to },
});
const texts = (segments: ReturnType<typeof segmentsOf>) =>
  segments.map((segment) => [segment.idea, segment.words.map(({ text }) => text).join(' ')]);

describe('marks the evidence in the words', () => {
  test('the times decide which words are marked', () => {
    expect(texts(segmentsOf({ words, ideas: [idea(null, null), idea(1, 2.9)] }))).toEqual([
      [null, 'A'],
      [1, 'closure remembers'],
      [null, 'its variables'],
    ]);
  });

  test('adjacent ideas stay separate; an idea that overlaps an earlier one begins after it', () => {
    expect(texts(segmentsOf({ words, ideas: [idea(0, 1.9), idea(1, 3.9)] }))).toEqual([
      [0, 'A closure'],
      [1, 'remembers its'],
      [null, 'variables'],
    ]);
  });

  test('a short idea within a long one is marked', () => {
    expect(texts(segmentsOf({ words, ideas: [idea(0, 4.9), idea(1, 2.9)] }))).toEqual([
      [0, 'A'],
      [1, 'closure remembers'],
      [0, 'its variables'],
    ]);
  });

  test('no word is lost or duplicated', () => {
    const shown = segmentsOf({ words, ideas: [idea(0.5, 9)] }).flatMap((segment) => segment.words);
    expect(shown.map(({ text }) => text)).toEqual(words.map(({ text }) => text));
  });

  test('words with low confidence are marked as unsure', () => {
    const unsure = segmentsOf({ words, ideas: [] }).flatMap((segment) =>
      segment.words.filter((word) => word.unsure),
    );
    expect(unsure.map(({ text }) => text)).toEqual(['its']);
  });
});

test('a second of the video is mapped to the word that is heard then', () => {
  const heard = ['One', 'two', 'three'].map((text, index) => ({
    text,
    startSeconds: 1 + index * 2,
    endSeconds: 2 + index * 2,
    confidence: 0.9,
  }));
  const questions = [
    { videoOffsetSeconds: null, durationSeconds: null, words: [] },
    { videoOffsetSeconds: 3, durationSeconds: 10, words: heard },
    { videoOffsetSeconds: 20, durationSeconds: 5, words: heard },
  ];
  expect(placeInVideo(questions, 3.5)).toEqual({ index: 1, word: null });
  expect(placeInVideo(questions, 7.5)).toEqual({ index: 1, word: 3 });
  expect(placeInVideo(questions, 15)).toBeNull();
  expect(placeInVideo(questions, 21)).toEqual({ index: 2, word: 1 });
  expect(placeInAnswer(questions, 1, 6.2)).toEqual({ index: 1, word: 5 });
});
