import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, test } from 'vitest';
import { readVoice } from '#server/testing/voices/voices.ts';
import { findModelFiles } from './model-files.ts';
import { loadVoiceActivity } from './voice-activity.ts';
import { manyFramesModel } from './voice-activity-model.ts';
import { readWav } from './wav.ts';

const { voiceActivity: file } = findModelFiles();
const OPTIONS = { intraOpNumThreads: 1, interOpNumThreads: 1 };
const voice = readWav(readVoice('dont-know.wav')).samples;

/** Sounds one after the other; a number is so many seconds of silence. */
function sound(...parts: (Float32Array | number)[]): Float32Array {
  const all = parts.map((part) => (typeof part === 'number' ? new Float32Array(part * 16_000) : part));
  const result = new Float32Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

/** The probabilities by the model's own file, one frame a call, as the authors of Silero use it. */
async function frameByFrame(samples: Float32Array): Promise<number[]> {
  const session = await InferenceSession.create(file, OPTIONS);
  const fresh = () => new Tensor('float32', new Float32Array(256), [2, 1, 128]);
  const before = sound(new Float32Array(64), samples, new Float32Array(512));
  const probabilities: number[] = [];
  let state: Tensor = fresh();
  let silent = 0;
  for (let start = 0; start < samples.length; start += 512) {
    const result = await session.run({
      input: new Tensor('float32', before.slice(start, start + 576), [1, 576]),
      state,
      sr: new Tensor('int64', [16_000n], []),
    });
    const probability = Number(result['output']!.data[0]);
    probabilities.push(probability);
    state = result['stateN']!;
    silent = probability < 0.35 ? silent + 1 : 0;
    if (silent === 16) [state, silent] = [fresh(), 0];
  }
  await session.release();
  return probabilities;
}

/** The largest distance between two rows of figures of the same length. */
function distance(one: ArrayLike<number>, other: ArrayLike<number>): number {
  expect(one.length).toBe(other.length);
  return Math.max(...Array.from(one, (value, at) => Math.abs(value - other[at]!)));
}

describe('voice activity', async () => {
  const detector = await loadVoiceActivity(file, OPTIONS);

  test.each([
    ['a voice', sound(voice)],
    ['a voice after a pause, and after a second one', sound(0.7, voice, 3, voice, 1.3, voice)],
    ['a frame that is not complete', sound(voice.slice(0, 20_001))],
    ['a single frame', sound(voice.slice(8_000, 8_300))],
    ['a voice that is cut off loudly', sound(voice.map((value) => Math.max(-1, Math.min(1, value * 40))))],
  ])('is that of the model’s own file: %s', async (_, samples) => {
    expect(distance(await detector.frames(samples), await frameByFrame(samples))).toBeLessThan(0.00001);
  });

  test('is high where somebody speaks, and low in a pause', async () => {
    const frames = await detector.frames(sound(2, voice));
    const second = (at: number) => frames.slice(Math.round(at * 31.25), Math.round((at + 1) * 31.25));
    expect(Math.max(...second(0), ...second(1))).toBeLessThan(0.2);
    expect(Math.max(...second(2))).toBeGreaterThan(0.9);
  });

  test('of nothing is nothing', async () => {
    expect(await detector.frames(new Float32Array(0))).toEqual(new Float32Array(0));
  });

  test('a model of another kind is refused with a sentence', async () => {
    expect(() => manyFramesModel(new Uint8Array(0))).toThrow(
      'The voice activity model has no weights stft.forward_basis_buffer: it is not Silero v5.',
    );
  });
});
