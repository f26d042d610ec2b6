import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { nonSpeech } from '#server/testing/voices/non-speech.ts';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { createSpeech } from './speech.ts';
import { readWav } from './wav.ts';

const speech = createSpeech({ threads: 1, log: pino({ level: 'silent' }) });
afterAll(() => speech.close());

test.for(Object.entries(nonSpeech(10, 16_000)))('%s gives no words', async ([name, samples]) => {
  const transcript = await speech.transcribe(wavFile([samples], { sampleRate: 16_000 }));
  expect(transcript).toMatchObject({ text: '', segments: [], speechSeconds: 0, confidence: null });
  expect(transcript.durationSeconds).toBe(10);
  // A voice without words differs from silence: to a voice activity model, a melody is a humming voice.
  if (name === 'melody') expect(transcript.voiceSeconds).toBeGreaterThan(1);
  if (name === 'faint hiss') expect(transcript.voiceSeconds).toBe(0);
});

test('a long answer is understood throughout, and leaves the main thread free', async () => {
  const spoken = voices.filter((voice) => voice.seconds > 8);
  const samples = Float32Array.from(spoken.flatMap(({ file }) => [...readWav(readVoice(file)).samples]));
  // Processor time, not clock time: a thread that waits for a busy processor is not working.
  const [threadBefore, processBefore] = [process.threadCpuUsage(), process.cpuUsage()];
  const heard = await speech.transcribe(wavFile([samples], { sampleRate: 16_000 }));
  const [ofThread, ofProcess] = [process.threadCpuUsage(threadBefore), process.cpuUsage(processBefore)];
  expect((ofThread.user + ofThread.system) / (ofProcess.user + ofProcess.system)).toBeLessThan(0.1);
  expect(heard.durationSeconds).toBeGreaterThan(80);
  expect(wordErrorRate(spoken.map((voice) => voice.text).join(' '), heard.text)).toBeLessThanOrEqual(0.1);
});
