import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { createSpeech, UnreadableAudio } from './speech.ts';

const log = pino({ level: 'silent' });
const speech = createSpeech({ threads: 1, log });
afterAll(() => speech.close());

test('what cannot be read is refused in plain words, and of the next recording, words have their times and confidence', async () => {
  const failure = await speech
    .transcribe(new TextEncoder().encode('not a recording'))
    .catch((e: unknown) => e);
  expect(failure).toBeInstanceOf(UnreadableAudio);
  expect(failure).toHaveProperty('message', 'The recording is not a WAV file.');
  const { file, text, seconds } = voices.find((voice) => voice.file === 'off-topic.wav')!;
  const transcript = await speech.transcribe(readVoice(file));
  expect(wordErrorRate(text, transcript.text)).toBeLessThanOrEqual(0.2);
  expect(transcript.model).toMatch(/^moonshine-base@\d+\.\d+\.\d+$/);
  expect(transcript.durationSeconds).toBeCloseTo(seconds, 1);
  expect(transcript.speechSeconds).toBeGreaterThan(seconds * 0.6);
  expect(transcript.speechSeconds).toBeLessThanOrEqual(seconds);
  expect(transcript.confidence).toBeGreaterThan(-0.3);
  expect(transcript.confidence).toBeLessThanOrEqual(0);
  const words = transcript.segments.flatMap((segment) => segment.words);
  expect(words.map((word) => word.text).join(' ')).toBe(transcript.text);
  let before = 0;
  for (const word of words) {
    expect(word.startSeconds).toBeGreaterThanOrEqual(before);
    expect(word.endSeconds).toBeGreaterThan(word.startSeconds);
    expect(word.confidence).toBeGreaterThan(0);
    expect(word.confidence).toBeLessThanOrEqual(1);
    before = word.endSeconds;
  }
  expect(before).toBeLessThanOrEqual(transcript.durationSeconds);
  const family = words.find((word) => word.text.startsWith('family'))!;
  // Spoken about a third of the way through the recording.
  expect(family.startSeconds).toBeGreaterThan(1.8);
  expect(family.startSeconds).toBeLessThan(4);
});

test('recordings of next to nothing give no words', async () => {
  for (const length of [0, 1, 500, 1600]) {
    const samples = Float32Array.from({ length }, (_, i) => Math.sin(i / 10));
    const transcript = await speech.transcribe(wavFile([samples], { sampleRate: 16_000 }));
    expect(transcript.text).toBe('');
  }
});

test('a directory without a model is refused at once', () => {
  expect(() => createSpeech({ models: { es: tmpdir() }, log })).toThrow(/^No speech model in /);
});
