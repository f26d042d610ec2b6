import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { batchDecoder } from './batch-decoder.ts';
import { findModelFiles } from './model-files.ts';
import { loadRecogniser, type Recogniser, type Recognition } from './recogniser.ts';
import { readWav } from './wav.ts';
import { timedWords } from './words.ts';

const files = findModelFiles();
const SECOND = 16_000;
const soundOf = (file: string, seconds: number) =>
  readWav(readVoice(file)).samples.slice(0, seconds * SECOND);

describe('sounds that are decoded together', () => {
  let recogniser: Recogniser;
  beforeAll(async () => {
    recogniser = await loadRecogniser(files, { intraOpNumThreads: 1 });
  });
  const textOf = ({ tokens }: Recognition) => {
    const range = { start: 0, end: SECOND };
    return timedWords(tokens, { ...range, stretches: [range], reach: range })
      .map(({ text }) => text)
      .join(' ');
  };

  test('give the words of each, in their order, whatever their lengths', async () => {
    const spoken = voices.filter(({ seconds }) => seconds < 17);
    expect(spoken.map(({ seconds }) => Math.round(seconds))).toEqual([14, 16, 10, 9, 4, 11]);
    const results = await recogniser.recognise(spoken.map(({ file, seconds }) => soundOf(file, seconds)));
    for (const [index, { text }] of spoken.entries()) {
      expect(results[index]!.runaway).toBe(false);
      expect(wordErrorRate(text, textOf(results[index]!))).toBeLessThanOrEqual(0.1);
    }
  });

  test('are as many as there are, and one that is too short has no words', async () => {
    const sounds = Array.from({ length: 9 }, (_, index) =>
      soundOf('introduction.wav', index === 4 ? 0.05 : 3),
    );
    const results = await recogniser.recognise(sounds);
    const lengths = results.map(({ tokens }) => tokens.length);
    expect(lengths[4]).toBe(0);
    expect(new Set(lengths.toSpliced(4, 1)).size).toBe(1);
    expect(lengths[0]).toBeGreaterThan(4);
    expect(await recogniser.recognise([])).toEqual([]);
  });

  test('a short one has its words beside a long one that is loud', async () => {
    const short = voices.find(({ file }) => file === 'dont-know.wav')!;
    const loud = Float32Array.from({ length: 15 * SECOND }, (_, at) => Math.sin(at / 7) * 0.9);
    const [first] = await recogniser.recognise([soundOf(short.file, short.seconds), loud]);
    expect(wordErrorRate(short.text, textOf(first!))).toBeLessThanOrEqual(0.1);
  });
});

test('a model of another structure is left as it is', async () => {
  expect(batchDecoder(await readFile(files.encoder))).toBeNull();
});

test('the decoder gets one input for each layer’s keys and one for the mask, and keeps its weights', async () => {
  const plain = await readFile(files.decoder);
  const changed = batchDecoder(plain)!;
  const added = changed.byteLength - plain.byteLength;
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThan(20_000);
  const text = Buffer.from(changed).toString('latin1');
  for (let layer = 0; layer < 8; layer += 1)
    expect(text).toContain(`transposed.past_key_values.${layer}.encoder.key`);
  expect(text).toContain('sound_mask');
});
