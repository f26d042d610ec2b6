import { InferenceSession, Tensor } from 'onnxruntime-node';

export const SAMPLE_RATE = 16_000;
/** The number of samples in one frame: 32 ms. */
export const FRAME_SAMPLES = 512;

/**
 * The model needs the last samples of the previous frame before each frame (Silero v5, `OnnxWrapper` in its
 * utils_vad.py).
 */
const CONTEXT_SAMPLES = 64;
const STATE_SHAPE = [2, 1, 128];
/** Frames below this probability count as silence when deciding whether to reset the state. */
const SILENT = 0.35;
const AFRESH_AFTER_FRAMES = Math.round((0.5 * SAMPLE_RATE) / FRAME_SAMPLES);

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
  const session = await InferenceSession.create(path, options);
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(SAMPLE_RATE)), []);
  const freshState = () => new Tensor('float32', new Float32Array(256), STATE_SHAPE);

  async function frames(samples: Float32Array): Promise<Float32Array> {
    const probabilities = new Float32Array(Math.ceil(samples.length / FRAME_SAMPLES));
    let state: Tensor = freshState();
    let silentFrames = 0;
    for (let frame = 0; frame < probabilities.length; frame++) {
      const start = frame * FRAME_SAMPLES;
      const input = new Float32Array(CONTEXT_SAMPLES + FRAME_SAMPLES);
      const contextStart = Math.max(0, start - CONTEXT_SAMPLES);
      input.set(
        samples.subarray(contextStart, start + FRAME_SAMPLES),
        CONTEXT_SAMPLES - (start - contextStart),
      );
      const result = await session.run({
        input: new Tensor('float32', input, [1, input.length]),
        state,
        sr: rate,
      });
      const probability = Number(result['output']!.data[0]);
      probabilities[frame] = probability;
      state = result['stateN']!;
      // After a change in acoustics, the state no longer detects speech. A pause resets it.
      silentFrames = probability < SILENT ? silentFrames + 1 : 0;
      if (silentFrames === AFRESH_AFTER_FRAMES) {
        state = freshState();
        silentFrames = 0;
      }
    }
    return probabilities;
  }

  return { frames };
}
