import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import type { WavFileOptions } from '#server/testing/voices/wav-file.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import { readWav } from './wav.ts';

const wave = Float32Array.from({ length: 400 }, (_, i) => 0.8 * Math.sin(i / 7));
const plain = () => wavFile([wave], { sampleRate: 16_000 });

function refusal(bytes: Uint8Array): string {
  try {
    readWav(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableAudio);
    if (error instanceof UnreadableAudio) return error.message;
  }
  throw new Error('The file was read.');
}

describe('reading WAV files', () => {
  const formats: [WavFileOptions, number][] = [
    [{ sampleRate: 8000, bits: 8 }, 1 / 100],
    [{ sampleRate: 16_000, bits: 16 }, 1 / 30_000],
    [{ sampleRate: 44_100, bits: 24 }, 1 / 8_000_000],
    [{ sampleRate: 22_050, bits: 64, float: true }, 1e-7],
    [{ sampleRate: 48_000, bits: 32, float: true, extensible: true }, 1e-7],
  ];

  test.each(formats)('%o gives the samples that were written', (options, tolerance) => {
    const audio = readWav(wavFile([wave], options));
    expect(audio.sampleRate).toBe(options.sampleRate);
    expect(audio.samples.length).toBe(wave.length);
    for (const [i, sample] of audio.samples.entries()) {
      expect(Math.abs(sample - wave[i]!)).toBeLessThanOrEqual(tolerance);
    }
  });

  test('channels are averaged', () => {
    const left = Float32Array.of(0.5, 0.25, -0.5);
    const right = Float32Array.of(0, 0.25, 0.5);
    const { samples } = readWav(wavFile([left, right], { sampleRate: 48_000, bits: 32, float: true }));
    expect([...samples]).toEqual([0.25, 0.25, 0]);
  });

  test('other chunks, of odd length too, may stand before the sound', () => {
    const file = plain();
    const note = new Uint8Array([...new TextEncoder().encode('LIST'), 3, 0, 0, 0, 1, 2, 3, 0]);
    const bytes = new Uint8Array([...file.subarray(0, 36), ...note, ...file.subarray(36)]);
    expect(readWav(bytes).samples.length).toBe(wave.length);
  });

  test('a header that claims 4 GB gets the samples that are there', () => {
    const bytes = plain();
    const view = new DataView(bytes.buffer);
    view.setUint32(4, 0xffffffff, true);
    view.setUint32(40, 0xffffffff, true);
    expect(readWav(bytes).samples.length).toBe(wave.length);
  });

  test('a recording whose header was never finished is read to its end', () => {
    const bytes = plain();
    new DataView(bytes.buffer).setUint32(40, 0, true);
    expect(readWav(bytes).samples.length).toBe(wave.length);
  });

  test('a recording cut off in the middle of its sound gives what is left, whole samples alone', () => {
    expect(readWav(plain().subarray(0, 44 + 201)).samples.length).toBe(100);
  });

  test('a finished recording of no length has no samples', () => {
    expect(readWav(wavFile([new Float32Array(0)], { sampleRate: 16_000 })).samples.length).toBe(0);
  });

  test('a file cut off anywhere in its header is refused with a sentence', () => {
    for (let length = 0; length < 44; length++) {
      expect(refusal(plain().subarray(0, length))).toMatch(/^The .+\.$/);
    }
  });

  test('figures that are no numbers become silence', () => {
    const { samples } = readWav(
      wavFile([Float32Array.of(NaN, Infinity, 0.5)], { sampleRate: 16_000, bits: 32, float: true }),
    );
    expect([...samples]).toEqual([0, 0, 0.5]);
  });

  test('what is not WAV, or WAV of an unknown kind, is refused in plain words', () => {
    expect(refusal(new TextEncoder().encode('ID3 an MP3 file with some text behind it'))).toBe(
      'The recording is not a WAV file.',
    );
    expect(refusal(new Uint8Array(0))).toBe('The recording is empty.');
    const patched = (offset: number, value: number, bytes: 2 | 4) => {
      const file = plain();
      const view = new DataView(file.buffer);
      if (bytes === 2) view.setUint16(offset, value, true);
      else view.setUint32(offset, value, true);
      return refusal(file);
    };
    expect(patched(20, 85, 2)).toContain('not supported (encoding 85');
    expect(patched(34, 12, 2)).toContain('12 bits');
    expect(patched(22, 0, 2)).toContain('0 channels');
    expect(patched(22, 60_000, 2)).toContain('60000 channels');
    expect(patched(24, 0, 4)).toContain('0 samples a second');
    expect(patched(24, 0xfffffff0, 4)).toContain('samples a second');
  });

  test('files that are too large or too long are refused', () => {
    expect(() => readWav(plain(), { maxBytes: 100, maxSeconds: 60 })).toThrow('too large');
    expect(() =>
      readWav(wavFile([new Float32Array(16_000 * 61)], { sampleRate: 16_000 }), {
        maxBytes: 10_000_000,
        maxSeconds: 60,
      }),
    ).toThrow('The recording is too long: at most 60 seconds can be read.');
  });

  test('damaged files are read or refused, and never anything else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(60), fc.nat(255)), { maxLength: 12 }),
        fc.nat(844),
        (damage, length) => {
          const bytes = plain().slice(0, length);
          for (const [at, value] of damage) if (at >= 12 && at < bytes.length) bytes[at] = value;
          try {
            expect(readWav(bytes).samples.length).toBeLessThanOrEqual(800);
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableAudio);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
