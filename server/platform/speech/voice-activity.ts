import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { floatsOf, zeros } from './tensors.ts';
import { STATE_SIZE, WINDOWS, WINDOW_SAMPLES, manyFramesModel } from './voice-activity-model.ts';

export const SAMPLE_RATE = 16_000;
/** The number of samples in one frame: 32 ms. */
export const FRAME_SAMPLES = 512;

/**
 * The model needs the last samples of the previous frame before each frame (Silero v5, `OnnxWrapper` in its
 * utils_vad.py). After it, the last samples stand once more, mirrored.
 */
const CONTEXT_SAMPLES = 64;
const PADDED_SAMPLES = CONTEXT_SAMPLES + FRAME_SAMPLES + CONTEXT_SAMPLES;
const WINDOW_STEP = WINDOW_SAMPLES / 2;
/** A frame below this probability counts as silence when the state may be reset. */
const SILENT = 0.35;
const AFRESH_AFTER_FRAMES = Math.round((0.5 * SAMPLE_RATE) / FRAME_SAMPLES);
/** More at a time are not faster, and those after a reset are computed again. */
const FRAMES_AT_A_TIME = 2 * AFRESH_AFTER_FRAMES;

export interface VoiceActivity {
  /**
   * The probability of speech, 0 to 1, for each frame of 16 kHz mono sound. The last frame may be incomplete.
   */
  frames(samples: Float32Array): Promise<Float32Array>;
}

export async function loadVoiceActivity(
  path: string,
  options: InferenceSession.SessionOptions,
): Promise<VoiceActivity> {
  const session = await InferenceSession.create(manyFramesModel(await readFile(path)), options);
  const freshState = () => ({ hidden: zeros([1, 1, STATE_SIZE]), cell: zeros([1, 1, STATE_SIZE]) });

  async function frames(samples: Float32Array): Promise<Float32Array> {
    const probabilities = new Float32Array(Math.ceil(samples.length / FRAME_SAMPLES));
    let state = freshState();
    let silentFrames = 0;
    let first = 0;
    while (first < probabilities.length) {
      const count = Math.min(FRAMES_AT_A_TIME, probabilities.length - first);
      const result = await session.run({ windows: windowsOf(samples, first, count), ...state });
      state = { hidden: result['nextHidden']!, cell: result['nextCell']! };
      for (const probability of floatsOf(result['probabilities']!)) {
        probabilities[first] = probability;
        first += 1;
        silentFrames = probability < SILENT ? silentFrames + 1 : 0;
        if (silentFrames < AFRESH_AFTER_FRAMES) continue;
        // The state no longer detects speech after a change of acoustics. A pause resets it, and what was computed
        // of the frames after it does not count.
        state = freshState();
        silentFrames = 0;
        break;
      }
    }
    return probabilities;
  }

  return { frames };
}

/** The windows of so many frames from the `first` one: [count, WINDOWS, WINDOW_SAMPLES]. */
function windowsOf(samples: Float32Array, first: number, count: number): Tensor {
  const windows = new Float32Array(count * WINDOWS * WINDOW_SAMPLES);
  const padded = new Float32Array(PADDED_SAMPLES);
  const mirror = CONTEXT_SAMPLES + FRAME_SAMPLES;
  for (let at = 0; at < count; at += 1) {
    const start = (first + at) * FRAME_SAMPLES;
    const contextStart = Math.max(0, start - CONTEXT_SAMPLES);
    padded.fill(0);
    padded.set(
      samples.subarray(contextStart, start + FRAME_SAMPLES),
      CONTEXT_SAMPLES - (start - contextStart),
    );
    for (let after = 0; after < CONTEXT_SAMPLES; after += 1)
      padded[mirror + after] = padded[mirror - 2 - after]!;
    for (let window = 0; window < WINDOWS; window += 1)
      windows.set(
        padded.subarray(window * WINDOW_STEP, window * WINDOW_STEP + WINDOW_SAMPLES),
        (at * WINDOWS + window) * WINDOW_SAMPLES,
      );
  }
  return new Tensor('float32', windows, [count, WINDOWS, WINDOW_SAMPLES]);
}
