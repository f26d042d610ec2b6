import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nonSpeech } from '#server/testing/voices/non-speech.ts';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { findModelFiles } from './model-files.ts';
import { resample } from './resample.ts';
import { createSpeech, type Transcript } from './speech.ts';
import { readWav } from './wav.ts';

const log = pino({ level: 'silent' });
const speech = createSpeech({ threads: 1, log });
afterAll(() => speech.close());

const short = voices.find((voice) => voice.file === 'dont-know.wav')!;

describe('transcribing', () => {
  // speech.test.ts hears that one.
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

  test.for(Object.entries(nonSpeech(10, 16_000)))('%s gives no words', async ([name, samples]) => {
    const transcript = await speech.transcribe(wavFile([samples], { sampleRate: 16_000 }));
    expect(transcript).toMatchObject({ text: '', segments: [], speechSeconds: 0, confidence: null });
    expect(transcript.durationSeconds).toBe(10);
    // A voice without words is told from silence: to a voice activity model a melody is a voice that hums.
    if (name === 'melody') expect(transcript.voiceSeconds).toBeGreaterThan(1);
    if (name === 'faint hiss') expect(transcript.voiceSeconds).toBe(0);
  });
});

describe('two threads', () => {
  const pair = createSpeech({ threads: 2, log });
  const workers: Worker[] = [];
  const note = (worker: Worker) => workers.push(worker);
  beforeAll(() => {
    process.on('worker', note);
  });
  afterAll(async () => {
    process.off('worker', note);
    await pair.close();
  });

  test('two recordings at once, one of their threads lost on the way, both arrive', async () => {
    const started = once(process, 'worker');
    const running = Promise.all([1, 2].map(() => pair.transcribe(readVoice(short.file))));
    // Reaches the thread behind its recording, while that is at work.
    await started;
    workers[0]!.postMessage('end');
    const transcripts = await running;
    for (const { text } of transcripts) expect(wordErrorRate(short.text, text)).toBeLessThanOrEqual(0.2);
    expect(workers.length).toBe(3);
  });

  describe('a long answer', () => {
    const spoken = voices.filter((voice) => voice.seconds > 8);
    let shared: Transcript;
    let alone: Transcript;
    let milliseconds: number[];
    let shareOfMainThread: number;
    beforeAll(async () => {
      const parts = spoken.map((voice) => readWav(readVoice(voice.file)).samples);
      const samples = Float32Array.from(parts.flatMap((part) => [...part]));
      const wav = wavFile([samples], { sampleRate: 16_000 });
      // Only threads that run already share a recording.
      const both = workers.slice(1);
      const before = both.map(({ performance }) => performance.eventLoopUtilization());
      shared = await pair.transcribe(wav);
      milliseconds = both.map(
        ({ performance }, index) => performance.eventLoopUtilization(before[index]).active,
      );
      // Processor time, not time by the clock: a thread that waits for a busy processor is not at work.
      const [threadBefore, processBefore] = [process.threadCpuUsage(), process.cpuUsage()];
      alone = await speech.transcribe(wav);
      const [ofThread, ofProcess] = [process.threadCpuUsage(threadBefore), process.cpuUsage(processBefore)];
      shareOfMainThread = (ofThread.user + ofThread.system) / (ofProcess.user + ofProcess.system);
    });

    test('is understood throughout', () => {
      expect(alone.durationSeconds).toBeGreaterThan(80);
      const text = spoken.map((voice) => voice.text).join(' ');
      expect(wordErrorRate(text, alone.text)).toBeLessThanOrEqual(0.1);
    });

    test('reads the same, shared by two threads or heard by one', () => {
      expect(milliseconds).toHaveLength(2);
      for (const active of milliseconds) expect(active).toBeGreaterThan(300);
      expect(shared.segments.length).toBeGreaterThan(4);
      expect(shared.segments).toEqual(alone.segments);
      expect(shared.text).toBe(alone.text);
      expect(shared.speechSeconds).toBeCloseTo(alone.speechSeconds, 6);
      expect(shared.confidence).toBeCloseTo(alone.confidence!, 10);
    });

    test('leaves the main thread free', () => {
      expect(shareOfMainThread).toBeLessThan(0.1);
    });
  });
});

test('closing in the middle of a recording rejects it', async () => {
  const closing = createSpeech({ threads: 1, log });
  const running = expect(closing.transcribe(readVoice(short.file))).rejects.toThrow('closed');
  await closing.close();
  await running;
});

test('the tiny model works by its directory alone', async () => {
  const base = dirname(dirname(findModelFiles().encoder));
  const tiny = createSpeech({ modelDirectory: join(dirname(base), 'tiny'), threads: 1, log });
  try {
    const transcript = await tiny.transcribe(readVoice(short.file));
    expect(wordErrorRate(short.text, transcript.text)).toBeLessThanOrEqual(0.2);
    expect(transcript.model).toBe('moonshine-tiny');
  } finally {
    await tiny.close();
  }
});
