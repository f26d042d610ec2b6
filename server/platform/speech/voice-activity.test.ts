import { describe, expect, test } from 'vitest';
import { readVoice } from '#server/testing/voices/voices.ts';
import { findModelFiles } from './model-files.ts';
import { loadVoiceActivity } from './voice-activity.ts';
import { readWav } from './wav.ts';

const FRAME = 512;
const voice = readWav(readVoice('dont-know.wav')).samples;

/** The sound after so many frames of silence. */
function after(frames: number, samples: Float32Array): Float32Array {
  const result = new Float32Array(frames * FRAME + samples.length);
  result.set(samples, frames * FRAME);
  return result;
}

describe('voice activity', async () => {
  const detector = await loadVoiceActivity(findModelFiles().voiceActivity, { intraOpNumThreads: 1 });
  const alone = await detector.frames(voice);

  test('is high where somebody speaks, and low in a pause', async () => {
    const frames = await detector.frames(after(64, voice));
    expect(Math.max(...frames.subarray(0, 64))).toBeLessThan(0.2);
    expect(Math.max(...frames.subarray(64, 96))).toBeGreaterThan(0.9);
  });

  test('after a pause begins afresh, as at the start of a recording', async () => {
    const frames = await detector.frames(after(16, voice));
    expect(frames.subarray(16)).toEqual(alone);
    // The pause is too short.
    const soon = await detector.frames(after(15, voice));
    expect(soon.subarray(15)).not.toEqual(alone);
  });

  test('has a probability for a last frame that is not complete', async () => {
    const frames = await detector.frames(voice.subarray(0, 20_001));
    expect(frames.length).toBe(40);
    expect(frames.subarray(0, 39)).toEqual(alone.subarray(0, 39));
  });

  test('of nothing is nothing', async () => {
    expect(await detector.frames(new Float32Array(0))).toEqual(new Float32Array(0));
  });
});
