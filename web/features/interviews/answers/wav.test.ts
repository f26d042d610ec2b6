import { expect, test } from 'vitest';
import { readWav } from '#server/platform/speech/wav.ts';
import { toInt16, wavOf } from './wav.ts';

test('the server reads back what was recorded, at the rate it was recorded in', () => {
  const samples = Float32Array.from(
    { length: 48_000 },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * 440 * i) / 48_000),
  );
  const chunks = [samples.subarray(0, 10_000), samples.subarray(10_000)].map(toInt16);
  const read = readWav(wavOf(chunks, 48_000));
  expect(read.sampleRate).toBe(48_000);
  expect(read.samples).toHaveLength(48_000);
  const furthest = read.samples.reduce(
    (most, sample, i) => Math.max(most, Math.abs(sample - samples[i]!)),
    0,
  );
  expect(furthest).toBeLessThan(1 / 16_000);
});

test('what is too loud is clipped, not wrapped round', () => {
  expect([...toInt16(Float32Array.of(2, -2, 1, -1, 0))]).toEqual([32_767, -32_768, 32_767, -32_768, 0]);
});
