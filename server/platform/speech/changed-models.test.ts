import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { beforeAll, describe, expect, test } from 'vitest';
import { readVoice } from '#server/testing/voices/voices.ts';
import { integerLogits } from './integer-logits.ts';
import { findModelFiles } from './model-files.ts';
import { multipliesSigned, signedWeights } from './signed-weights.ts';
import { readWav } from './wav.ts';

const files = findModelFiles();
const LAYERS = 8;
const OPTIONS = { intraOpNumThreads: 1, interOpNumThreads: 1 };
/** Has the runtime compute without a fault on each processor, slowly where it must. */
const EXACT = { ...OPTIONS, extra: { session: { x64quantprecision: '1' } } };

const sound = readWav(readVoice('dont-know.wav')).samples.slice(0, 32_000);

async function numbersOf(
  model: Uint8Array,
  options: InferenceSession.SessionOptions,
  feeds: Record<string, Tensor>,
): Promise<Tensor> {
  const session = await InferenceSession.create(model, options);
  const result = await session.run(feeds, [session.outputNames[0]!]);
  await session.release();
  return result[session.outputNames[0]!]!;
}

const heardBy = (encoder: Uint8Array, options: InferenceSession.SessionOptions) =>
  numbersOf(encoder, options, { input_values: new Tensor('float32', sound, [1, sound.length]) });

/** The numbers of all tokens after the first step. */
async function logitsOf(decoder: Uint8Array, heard: Tensor): Promise<Float32Array> {
  const feeds: Record<string, Tensor> = {
    encoder_hidden_states: heard,
    input_ids: new Tensor('int64', [1n], [1, 1]),
    use_cache_branch: new Tensor('bool', [false], [1]),
  };
  for (let layer = 0; layer < LAYERS; layer += 1)
    for (const part of ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'])
      feeds[`past_key_values.${layer}.${part}`] = new Tensor('float32', [], [0, 8, 1, 52]);
  const { data } = await numbersOf(decoder, EXACT, feeds);
  return data as Float32Array;
}

describe('a model with signed weights', () => {
  let encoder: Uint8Array;
  let decoder: Uint8Array;
  let heard: Tensor;
  beforeAll(async () => {
    encoder = await readFile(files.encoder);
    decoder = await readFile(files.decoder);
    heard = await heardBy(encoder, OPTIONS);
  });

  test('computes the same numbers', async () => {
    const changed = signedWeights(encoder);
    expect(changed).not.toBe(encoder);
    expect(changed.byteLength).toBeLessThan(encoder.byteLength + 10_000);
    expect((await heardBy(changed, EXACT)).data).toEqual(heard.data);
  });

  test('computes them where it is used, without the option for older processors', async () => {
    const used = (await multipliesSigned()) ? signedWeights(encoder) : encoder;
    expect((await heardBy(used, OPTIONS)).data).toEqual(heard.data);
  });

  test('is the same in both branches of the decoder', async () => {
    const changed = signedWeights(decoder);
    expect(changed).not.toBe(decoder);
    expect(await logitsOf(changed, heard)).toEqual(await logitsOf(decoder, heard));
  });

  test('is left as it is where it has no such weights, or has signed ones', async () => {
    const voiceActivity = await readFile(files.voiceActivity);
    expect(signedWeights(voiceActivity)).toBe(voiceActivity);
    const signed = signedWeights(encoder);
    expect(signedWeights(signed)).toBe(signed);
  });

  test('the numbers of the tokens hardly differ where their weights stay bytes', async () => {
    const changed = integerLogits(decoder);
    expect(Buffer.from(changed).includes('logits.product')).toBe(true);
    const [before, after] = [await logitsOf(decoder, heard), await logitsOf(changed, heard)];
    expect(after.length).toBe(32_768);
    const highest = Math.max(...before);
    expect(after.indexOf(Math.max(...after))).toBe(before.indexOf(highest));
    const differences = before.map((value, at) => Math.abs(value - after[at]!));
    const largest = Math.max(...differences);
    expect(largest).toBeGreaterThan(0);
    expect(largest).toBeLessThan((highest - Math.min(...before)) / 50);
  });
});
