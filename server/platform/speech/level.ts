/** The level to which the loud parts of speech are raised: a root mean square of -20 dB of full scale. */
const TARGET_RMS = 0.1;
/** A very quiet recording is raised by at most 36 dB. Beyond that there is only noise. */
const MAX_GAIN = 64;
const FRAME = 480;
/** The share of frames that are quieter than the measured level. It lies above pauses and below clicks. */
const LOUD_SHARE = 0.9;

/**
 * The same sound, centred on zero and at a common level. Digital silence does not change. Samples are at most 1.
 */
export function normaliseLevel(samples: Float32Array): Float32Array {
  let sum = 0;
  for (const sample of samples) sum += sample;
  const offset = samples.length > 0 ? sum / samples.length : 0;
  const levels: number[] = [];
  for (let start = 0; start + FRAME <= samples.length; start += FRAME) {
    let energy = 0;
    for (let i = start; i < start + FRAME; i++) energy += (samples[i]! - offset) ** 2;
    levels.push(Math.sqrt(energy / FRAME));
  }
  levels.sort((a, b) => a - b);
  const loud = levels[Math.floor(levels.length * LOUD_SHARE)] ?? 0;
  const gain = loud > 0 ? Math.min(MAX_GAIN, TARGET_RMS / loud) : 1;
  return samples.map((sample) => Math.max(-1, Math.min(1, (sample - offset) * gain)));
}
