import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWav } from '#server/platform/speech/wav.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { composeVoice } from './voice.ts';

let folder: string;
let tone: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'roundone-voice-test-'));
  tone = path.join(folder, 'tone.wav');
  // One second of 440 Hz at another rate than the recording's.
  const samples = Float32Array.from(
    { length: 48_000 },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * 440 * i) / 48_000),
  );
  writeFileSync(tone, wavFile([samples], { sampleRate: 48_000 }));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Root mean square of a stretch given in seconds. */
function loudness(samples: Float32Array, from: number, to: number): number {
  const stretch = samples.subarray(from * 16_000, to * 16_000);
  return Math.hypot(...stretch) / Math.sqrt(stretch.length);
}

test('plays each utterance at its time, and silence between', async () => {
  const voice = await composeVoice(
    [
      { file: tone, atSeconds: 3 },
      { file: tone, atSeconds: 1 },
    ],
    5,
  );
  const { samples, sampleRate } = readWav(readFileSync(voice.file));
  await voice.delete();
  expect([sampleRate, samples.length]).toEqual([16_000, 80_000]);
  expect([0, 2, 4].map((second) => loudness(samples, second, second + 1))).toEqual([0, 0, 0]);
  for (const second of [1, 3]) expect(loudness(samples, second, second + 1)).toBeCloseTo(0.5 / Math.SQRT2, 2);
});

test('refuses utterances that overlap or run over the end', async () => {
  const overlapping = [0, 0.5].map((atSeconds) => ({ file: tone, atSeconds }));
  await expect(composeVoice(overlapping, 5)).rejects.toThrow('would begin before');
  await expect(composeVoice([{ file: tone, atSeconds: 4.5 }], 5)).rejects.toThrow('would not end within 5 s');
});
