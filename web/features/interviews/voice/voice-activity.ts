/**
 * Tells a human voice from other sounds: louder than the room's adaptive floor, voiced (a pitch of 75 to 400 Hz by
 * autocorrelation), and both for most of a short period. Breath, clicks, fans and hums fail one of the three tests.
 */

export interface VoiceDetector {
  /** Takes any number of samples, -1 to 1, and returns what is heard at their end. */
  push(samples: Float32Array): Heard;
}

export interface Heard {
  voice: boolean;
  /** Loudness of the latest stretch in decibels of full scale. -100 for digital silence. */
  decibels: number;
}

/** About 8 kHz is enough for pitch, and keeps the autocorrelation cheap. */
const ANALYSIS_RATE = 8_000;
const FRAME_SECONDS = 0.04;
const HOP_SECONDS = 0.02;
const LOWEST_PITCH = 75;
const HIGHEST_PITCH = 400;
/** Above the floor, in decibels. */
const MARGIN = 9;
const QUIETEST_SPEECH = -55;
const VOICED = 0.55;
/** A tone correlates with itself at any lag. A voice correlates much less at short lags than at its pitch. */
const PURE_TONE = 0.93;
const VOTES_NEEDED = 5;
const VOTERS = 10;
/** The floor drops to a quieter sound immediately and rises towards a louder one slowly, in decibels per second. */
const FLOOR_RISE = 4;
const LOWEST_FLOOR = -75;

export function createVoiceDetector(sampleRate: number): VoiceDetector {
  const factor = Math.max(1, Math.round(sampleRate / ANALYSIS_RATE));
  const rate = sampleRate / factor;
  const frameLength = Math.round(FRAME_SECONDS * rate);
  const hop = Math.round(HOP_SECONDS * rate);
  const highPass = createHighPass(100, rate);
  const frame = new Float32Array(frameLength);
  const votes: boolean[] = [];
  let filled = 0;
  let sum = 0;
  let summed = 0;
  let floor: number | null = null;
  let heard: Heard = { voice: false, decibels: -100 };

  const judge = () => {
    const decibels = loudness(frame);
    floor ??= Math.max(decibels, LOWEST_FLOOR);
    const isLoud = decibels > floor + MARGIN && decibels > QUIETEST_SPEECH;
    votes.push(isLoud && isVoiced(frame, rate));
    if (votes.length > VOTERS) votes.shift();
    floor = Math.max(LOWEST_FLOOR, Math.min(decibels, floor + FLOOR_RISE * HOP_SECONDS));
    heard = { voice: votes.filter(Boolean).length >= VOTES_NEEDED, decibels };
  };

  return {
    push(samples) {
      for (const sample of samples) {
        sum += sample;
        summed += 1;
        if (summed < factor) continue;
        frame[filled] = highPass(sum / factor);
        filled += 1;
        sum = 0;
        summed = 0;
        if (filled < frameLength) continue;
        judge();
        frame.copyWithin(0, hop);
        filled = frameLength - hop;
      }
      return heard;
    },
  };
}

/** Root mean square in decibels of full scale. */
function loudness(samples: Float32Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  const rms = Math.sqrt(energy / Math.max(1, samples.length));
  return rms < 1e-5 ? -100 : 20 * Math.log10(rms);
}

/**
 * Second-order Butterworth high-pass (R. Bristow-Johnson, Audio EQ Cookbook): keeps rumble out of the pitch.
 */
function createHighPass(cutoff: number, rate: number): (sample: number) => number {
  const w = (2 * Math.PI * cutoff) / rate;
  const alpha = Math.sin(w) / Math.SQRT2;
  const a0 = 1 + alpha;
  const b0 = (1 + Math.cos(w)) / 2 / a0;
  const a1 = (-2 * Math.cos(w)) / a0;
  const a2 = (1 - alpha) / a0;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = b0 * x - 2 * b0 * x1 + b0 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

function isVoiced(frame: Float32Array, rate: number): boolean {
  const shortest = Math.floor(rate / HIGHEST_PITCH);
  const longest = Math.min(Math.ceil(rate / LOWEST_PITCH), Math.floor(frame.length / 2));
  let atPitch = 0;
  for (let lag = shortest; lag <= longest; lag += 1) atPitch = Math.max(atPitch, correlation(frame, lag));
  if (atPitch < VOICED) return false;
  let below = 0;
  let wentDown = false;
  for (let lag = 2; lag < shortest; lag += 1) {
    const value = correlation(frame, lag);
    wentDown ||= value < 0.3;
    if (wentDown) below = Math.max(below, value);
  }
  return below < PURE_TONE;
}

/** Normalised autocorrelation at a lag: 1 for a signal that repeats itself exactly. */
function correlation(frame: Float32Array, lag: number): number {
  let product = 0;
  let early = 0;
  let late = 0;
  for (let i = lag; i < frame.length; i += 1) {
    const a = frame[i] ?? 0;
    const b = frame[i - lag] ?? 0;
    product += a * b;
    late += a * a;
    early += b * b;
  }
  const energy = Math.sqrt(early * late);
  return energy < 1e-9 ? 0 : product / energy;
}
