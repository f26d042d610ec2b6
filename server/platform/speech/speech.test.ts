import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { nonSpeech } from '#server/testing/voices/non-speech.ts';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { findModelFiles } from './model-files.ts';
import { resample } from './resample.ts';
import { createSpeech, UnreadableAudio } from './speech.ts';
import { readWav } from './wav.ts';

const log = pino({ level: 'silent' });
const speech = createSpeech({ threads: 1, log });
afterAll(() => speech.close());

const short = voices.find((voice) => voice.file === 'dont-know.wav')!;

describe('transcribing', () => {
  test.for(voices)('$file is understood', async ({ file, text, seconds }) => {
    const transcript = await speech.transcribe(readVoice(file));
    expect(wordErrorRate(text, transcript.text)).toBeLessThanOrEqual(0.2);
    expect(transcript.model).toMatch(/^moonshine-base@\d+\.\d+\.\d+$/);
    expect(transcript.durationSeconds).toBeCloseTo(seconds, 1);
    expect(transcript.speechSeconds).toBeGreaterThan(seconds * 0.6);
    expect(transcript.speechSeconds).toBeLessThanOrEqual(seconds);
    expect(transcript.confidence).toBeGreaterThan(-0.3);
    expect(transcript.confidence).toBeLessThanOrEqual(0);
  });

  test('words have their times and confidence, in order, and make up the text', async () => {
    const transcript = await speech.transcribe(readVoice('off-topic.wav'));
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
    // Said about a third of the way through the recording.
    expect(family.startSeconds).toBeGreaterThan(1.8);
    expect(family.startSeconds).toBeLessThan(4);
  });

  test('a quiet recording in stereo at 48 kHz is understood as well', async () => {
    const samples = resample(readWav(readVoice(short.file)), 48_000).map((sample) => sample * 0.01);
    const wav = wavFile([samples, samples], { sampleRate: 48_000, bits: 24, extensible: true });
    const transcript = await speech.transcribe(wav);
    expect(wordErrorRate(short.text, transcript.text)).toBeLessThanOrEqual(0.2);
  });

  test('a long answer is understood throughout', async () => {
    const spoken = voices.filter((voice) => voice.seconds > 8);
    const parts = spoken.map((voice) => readWav(readVoice(voice.file)).samples);
    const samples = Float32Array.from(parts.flatMap((part) => [...part]));
    const transcript = await speech.transcribe(wavFile([samples], { sampleRate: 16_000 }));
    expect(transcript.durationSeconds).toBeGreaterThan(60);
    expect(wordErrorRate(spoken.map((voice) => voice.text).join(' '), transcript.text)).toBeLessThanOrEqual(
      0.1,
    );
  });

  test.for(Object.entries(nonSpeech(10, 16_000)))('%s gives no words', async ([, samples]) => {
    const transcript = await speech.transcribe(wavFile([samples], { sampleRate: 16_000 }));
    expect(transcript).toMatchObject({ text: '', segments: [], speechSeconds: 0, confidence: null });
    expect(transcript.durationSeconds).toBe(10);
  });

  test('a voice without words is told from silence', async () => {
    const sounds = nonSpeech(6, 16_000);
    // To a voice activity model a melody is a voice that hums.
    const hummed = await speech.transcribe(wavFile([sounds['melody']!], { sampleRate: 16_000 }));
    expect(hummed).toMatchObject({ text: '', speechSeconds: 0 });
    expect(hummed.voiceSeconds).toBeGreaterThan(1);
    const silent = await speech.transcribe(wavFile([sounds['faint hiss']!], { sampleRate: 16_000 }));
    expect(silent.voiceSeconds).toBe(0);
  });

  test('recordings of next to nothing give no words', async () => {
    for (const length of [0, 1, 500, 1600]) {
      const samples = Float32Array.from({ length }, (_, i) => Math.sin(i / 10));
      const transcript = await speech.transcribe(wavFile([samples], { sampleRate: 16_000 }));
      expect(transcript.text).toBe('');
    }
  });

  test('what cannot be read is refused in plain words, and the next recording is served', async () => {
    const failure = await speech
      .transcribe(new TextEncoder().encode('not a recording'))
      .catch((e: unknown) => e);
    expect(failure).toBeInstanceOf(UnreadableAudio);
    expect(failure).toHaveProperty('message', 'The recording is not a WAV file.');
    const transcript = await speech.transcribe(readVoice(short.file));
    expect(wordErrorRate(short.text, transcript.text)).toBeLessThanOrEqual(0.2);
  });
});

describe('worker threads', () => {
  test('two recordings at once, one of their threads lost on the way, both arrive', async () => {
    const workers: Worker[] = [];
    const note = (worker: Worker) => workers.push(worker);
    process.on('worker', note);
    const started = once(process, 'worker');
    const pair = createSpeech({ threads: 2, log });
    try {
      const running = Promise.all([
        pair.transcribe(readVoice(short.file)),
        pair.transcribe(readVoice(short.file)),
      ]);
      // Reaches the thread behind its recording, while that is at work.
      await started;
      workers[0]!.postMessage('end');
      const transcripts = await running;
      for (const { text } of transcripts) expect(wordErrorRate(short.text, text)).toBeLessThanOrEqual(0.2);
      expect(workers.length).toBe(3);
    } finally {
      process.off('worker', note);
      await pair.close();
    }
  });

  test('a long answer reads the same, shared by two threads or heard by one', async () => {
    const parts = voices
      .filter((voice) => voice.seconds > 8)
      .map(({ file }) => readWav(readVoice(file)).samples);
    const samples = Float32Array.from(parts.flatMap((part) => [...part])).subarray(0, 100 * 16_000);
    const wav = wavFile([samples], { sampleRate: 16_000 });
    const workers: Worker[] = [];
    const note = (worker: Worker) => workers.push(worker);
    process.on('worker', note);
    const pair = createSpeech({ threads: 2, log });
    try {
      // Only threads that run already share a recording.
      await Promise.all([1, 2].map(() => pair.transcribe(readVoice(short.file))));
      const before = workers.map(({ performance }) => performance.eventLoopUtilization());
      const shared = await pair.transcribe(wav);
      const active = workers.map(({ performance }, index) => performance.eventLoopUtilization(before[index]));
      expect(active).toHaveLength(2);
      for (const { active: milliseconds } of active) expect(milliseconds).toBeGreaterThan(300);
      const alone = await speech.transcribe(wav);
      expect(shared.segments.length).toBeGreaterThan(4);
      expect(shared.segments).toEqual(alone.segments);
      expect(shared.text).toBe(alone.text);
      expect(shared.speechSeconds).toBeCloseTo(alone.speechSeconds, 6);
      expect(shared.confidence).toBeCloseTo(alone.confidence!, 10);
    } finally {
      process.off('worker', note);
      await pair.close();
    }
  });

  test('the main thread stays free while a recording is transcribed', async () => {
    // Processor time, not time by the clock: a thread that waits for a busy processor is not at work.
    const [threadBefore, processBefore] = [process.threadCpuUsage(), process.cpuUsage()];
    await speech.transcribe(readVoice('introduction.wav'));
    const [ofThread, ofProcess] = [process.threadCpuUsage(threadBefore), process.cpuUsage(processBefore)];
    expect((ofThread.user + ofThread.system) / (ofProcess.user + ofProcess.system)).toBeLessThan(0.1);
  });

  test('closing in the middle of a recording rejects it', async () => {
    const closing = createSpeech({ threads: 1, log });
    const running = expect(closing.transcribe(readVoice(short.file))).rejects.toThrow('closed');
    await closing.close();
    await running;
  });
});

describe('another model', () => {
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

  test('a directory without a model is refused at once', () => {
    expect(() => createSpeech({ modelDirectory: tmpdir(), log })).toThrow(/^No speech model in /);
  });
});
