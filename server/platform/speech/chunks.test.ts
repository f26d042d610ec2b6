import { describe, expect, test } from 'vitest';
import { cutChunks, findStretches, halve } from './chunks.ts';
import type { Stretch } from './chunks.ts';
import { FRAME_SAMPLES, SAMPLE_RATE } from './voice-activity.ts';

/** The speech probabilities of a recording, given as pairs of [seconds, probability]. */
function frames(parts: [number, number][]): { probabilities: Float32Array; length: number } {
  const list = parts.flatMap(([seconds, probability]) =>
    Array.from({ length: Math.round((seconds * SAMPLE_RATE) / FRAME_SAMPLES) }, () => probability),
  );
  return { probabilities: Float32Array.from(list), length: list.length * FRAME_SAMPLES };
}

function inSeconds(stretches: Stretch[]): [number, number][] {
  return stretches.map(({ start, end }) => [start / SAMPLE_RATE, end / SAMPLE_RATE]);
}

function speech(...ranges: [number, number][]): Stretch[] {
  return ranges.map(([start, end]) => ({ start: start * SAMPLE_RATE, end: end * SAMPLE_RATE }));
}

describe('finding speech', () => {
  test('pauses part stretches, hesitations and clicks do not make any', () => {
    const { probabilities, length } = frames([
      [1, 0],
      [2, 0.9],
      [0.2, 0.1],
      [1, 0.9],
      [1, 0.1],
      [0.064, 0.9],
      [1, 0.1],
      [1, 0.8],
    ]);
    const found = inSeconds(findStretches(probabilities, length));
    expect(found.length).toBe(2);
    expect(found[0]![0]).toBeCloseTo(0.9, 1);
    expect(found[0]![1]).toBeCloseTo(4.3, 1);
    expect(found[1]![0]).toBeCloseTo(6.15, 1);
    expect(found[1]![1]).toBe(length / SAMPLE_RATE);
  });

  test('silence has none', () => {
    const { probabilities, length } = frames([[10, 0.05]]);
    expect(findStretches(probabilities, length)).toEqual([]);
  });
});

describe('cutting into chunks', () => {
  const sound = (seconds: number) => new Float32Array(seconds * SAMPLE_RATE).fill(0.3);

  test('short neighbours are joined, and a long pause ends a chunk', () => {
    const chunks = cutChunks(speech([0, 3], [3.5, 6], [7, 9], [14, 16]), sound(16));
    expect(inSeconds(chunks)).toEqual([
      [0, 9],
      [14, 16],
    ]);
    expect(chunks[0]!.reach).toEqual({ start: 0, end: 11.5 * SAMPLE_RATE });
  });

  test('of several pauses the longest within reach is where to cut', () => {
    const chunks = cutChunks(speech([0, 6], [6.4, 12], [13.2, 18], [18.5, 26]), sound(26));
    expect(inSeconds(chunks)).toEqual([
      [0, 12],
      [13.2, 26],
    ]);
  });

  test('speech without a pause is cut at a quiet moment, and none of it is lost', () => {
    const samples = sound(50);
    samples.fill(0, 14 * SAMPLE_RATE, 14.2 * SAMPLE_RATE);
    const chunks = cutChunks(speech([0, 50]), samples);
    expect(chunks[0]!.end / SAMPLE_RATE).toBeCloseTo(14.1, 1);
    for (const chunk of chunks) expect(chunk.end - chunk.start).toBeLessThanOrEqual(20 * SAMPLE_RATE);
    expect(chunks.reduce((sum, chunk) => sum + chunk.end - chunk.start, 0)).toBe(50 * SAMPLE_RATE);
  });

  test('a chunk can be cut in two until it is short', () => {
    const samples = sound(10);
    samples.fill(0, 5.5 * SAMPLE_RATE, 5.8 * SAMPLE_RATE);
    const [chunk] = cutChunks(speech([0, 5], [5.3, 10]), samples);
    const parts = halve(chunk!, samples);
    expect(inSeconds(parts!)[0]![0]).toBe(0);
    expect(inSeconds(parts!)[0]![1]).toBeCloseTo(5.6, 0);
    expect(parts![1]!.end).toBe(10 * SAMPLE_RATE);
    expect(parts![0]!.reach.end).toBeLessThanOrEqual(parts![1]!.reach.start);
    expect(halve(cutChunks(speech([0, 1.5]), sound(2))[0]!, sound(2))).toBeNull();
  });
});
