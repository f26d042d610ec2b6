import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { findModelFiles } from './model-files.ts';
import { resample } from './resample.ts';
import { createSpeech } from './speech.ts';
import { readWav } from './wav.ts';

const log = pino({ level: 'silent' });
const speech = createSpeech({ threads: 1, log });
afterAll(() => speech.close());

const short = voices.find((voice) => voice.file === 'dont-know.wav')!;

describe('transcribing', () => {
  // speech.test.ts tests that one.
  const others = voices.filter((voice) => voice.file !== 'off-topic.wav');
  test.for(others)('$file is understood', async ({ file, text, seconds }) => {
    const transcript = await speech.transcribe(readVoice(file));
    expect(wordErrorRate(text, transcript.text)).toBeLessThanOrEqual(0.2);
    expect(transcript.durationSeconds).toBeCloseTo(seconds, 1);
    expect(transcript.speechSeconds).toBeGreaterThan(seconds * 0.6);
    expect(transcript.speechSeconds).toBeLessThanOrEqual(seconds);
    expect(transcript.confidence).toBeGreaterThan(-0.3);
    expect(transcript.confidence).toBeLessThanOrEqual(0);
  });

  test('a quiet recording in stereo at 48 kHz is understood as well', async () => {
    const samples = resample(readWav(readVoice(short.file)), 48_000).map((sample) => sample * 0.01);
    const wav = wavFile([samples, samples], { sampleRate: 48_000, bits: 24, extensible: true });
    const transcript = await speech.transcribe(wav);
    expect(wordErrorRate(short.text, transcript.text)).toBeLessThanOrEqual(0.2);
  });
});

test('of two recordings at once, one of their threads lost on the way, both arrive', async () => {
  const pair = createSpeech({ threads: 2, log });
  const workers: Worker[] = [];
  const note = (worker: Worker) => workers.push(worker);
  process.on('worker', note);
  const started = once(process, 'worker');
  const running = Promise.all([1, 2].map(() => pair.transcribe(readVoice(short.file))));
  // Reaches the thread after its recording, while the recording is being processed.
  await started;
  workers[0]!.postMessage('end');
  const transcripts = await running;
  for (const { text } of transcripts) expect(wordErrorRate(short.text, text)).toBeLessThanOrEqual(0.2);
  expect(workers.length).toBe(3);
  process.off('worker', note);
  await pair.close();
});

test('closing in the middle of a recording rejects it', async () => {
  const closing = createSpeech({ threads: 1, log });
  const running = expect(closing.transcribe(readVoice(short.file))).rejects.toThrow('closed');
  await closing.close();
  await running;
});

test('the tiny model works by its directory alone', async () => {
  const base = dirname(dirname(findModelFiles().encoder));
  const tiny = createSpeech({ models: { en: join(dirname(base), 'tiny') }, threads: 1, log });
  try {
    const transcript = await tiny.transcribe(readVoice(short.file));
    expect(wordErrorRate(short.text, transcript.text)).toBeLessThanOrEqual(0.2);
    expect(transcript.model).toBe('moonshine-tiny');
  } finally {
    await tiny.close();
  }
});
