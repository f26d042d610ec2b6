import { describe, expect, test } from 'vitest';
import { resample } from './resample.ts';

function tone(frequency: number, sampleRate: number, seconds: number, amplitude = 0.5): Float32Array {
  return Float32Array.from(
    { length: Math.round(sampleRate * seconds) },
    (_, i) => amplitude * Math.sin((2 * Math.PI * frequency * i) / sampleRate),
  );
}

/** Root mean square without the ends, where the filter reaches beyond the recording. */
function level(samples: Float32Array): number {
  const inner = samples.subarray(1000, samples.length - 1000);
  return Math.sqrt(inner.reduce((sum, sample) => sum + sample ** 2, 0) / inner.length);
}

describe('resampling to 16 kHz', () => {
  test.each([8000, 44_100, 48_000])('a tone recorded at %i Hz stays the same tone', (sampleRate) => {
    const result = resample({ samples: tone(1000, sampleRate, 1), sampleRate }, 16_000);
    expect(result.length).toBe(16_000);
    const expected = tone(1000, 16_000, 1);
    for (let i = 1000; i < 15_000; i++) expect(Math.abs(result[i]! - expected[i]!)).toBeLessThan(0.002);
  });

  test('what 16 kHz cannot hold is removed instead of folding back', () => {
    const result = resample({ samples: tone(11_000, 48_000, 1), sampleRate: 48_000 }, 16_000);
    expect(level(result)).toBeLessThan(0.0005);
  });

  test('audio at 16 kHz is left alone, and none stays none', () => {
    const samples = tone(300, 16_000, 0.1);
    expect(resample({ samples, sampleRate: 16_000 }, 16_000)).toBe(samples);
    expect(resample({ samples: new Float32Array(0), sampleRate: 48_000 }, 16_000).length).toBe(0);
  });
});
