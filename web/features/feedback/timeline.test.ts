import { expect, test } from 'vitest';
import { eventsInVideo, partsOf, silencesIn, skipFrom, skippedInVideo } from './timeline.ts';

const word = (startSeconds: number, endSeconds: number) => ({
  text: 'word',
  startSeconds,
  endSeconds,
  confidence: 0.9,
});
const answer = {
  words: [word(3, 4), word(4.5, 5), word(9, 10)],
  durationSeconds: 11,
  videoOffsetSeconds: 20,
};

test('a silence has two seconds or more without words, also before the first word', () => {
  expect(silencesIn(answer)).toEqual([
    { from: 0, to: 3 },
    { from: 5, to: 9 },
  ]);
});

test('an answer without recognised words has no silence: somebody may have spoken', () => {
  expect(silencesIn({ ...answer, words: [] })).toEqual([]);
});

test('silences are skipped in the video, and the time between answers, but never a word', () => {
  const later = { words: [word(0.5, 2)], durationSeconds: 2, videoOffsetSeconds: 40 };
  const unknown = { words: [word(0, 1)], durationSeconds: 2, videoOffsetSeconds: null };
  const parts = partsOf([later, unknown, answer]);
  expect(parts.map(({ index }) => index)).toEqual([2, 0]);
  const skipped = skippedInVideo(parts);
  expect(skipFrom(skipped, 10)).toBe(19.6);
  expect(skipFrom(skipped, 26)).toBe(28.6);
  expect(skipFrom(skipped, 33)).toBe(39.6);
  for (const spoken of [23, 24.6, 29, 30, 40.5, 41.9]) expect(skipFrom(skipped, spoken)).toBeNull();
});

test('noted events that are close together are one flag; those of an unknown second have none', () => {
  const event = (videoSeconds: number | null) => ({
    kind: 'tab-hidden',
    happenedAt: '2030-03-06T10:00:00.000Z',
    seconds: 4,
    videoSeconds,
  });
  const flags = eventsInVideo([event(50), event(null), event(10), event(14)], 5);
  expect(flags.map(({ seconds, events }) => [seconds, events.length])).toEqual([
    [10, 2],
    [50, 1],
  ]);
});
