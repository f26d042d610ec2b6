import { resample } from '#server/platform/speech/resample.ts';

/** Degrades recordings like real rooms and lines do, so that the recogniser can be measured with them. */

/** Numbers from -1 to 1 that are the same in every run. */
function createRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed / 2 ** 32) * 2 - 1;
  };
}

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));

/** Adds noise that is this many decibels quieter than the speech. */
function mixed(speech: Float32Array, noise: Float32Array, decibels: number): Float32Array {
  const gain = rms(speech) / 10 ** (decibels / 20) / Math.max(rms(noise), 1e-9);
  return speech.map((sample, i) => sample + gain * (noise[i] ?? 0));
}

export function withWhiteNoise(speech: Float32Array, decibels: number): Float32Array {
  const random = createRandom();
  return mixed(speech, Float32Array.from(speech, random), decibels);
}

/** Several other people talk at once in the background. */
export function withBabble(
  speech: Float32Array,
  others: readonly Float32Array[],
  decibels: number,
): Float32Array {
  const babble = new Float32Array(speech.length);
  for (const [index, other] of others.entries()) {
    const gain = 1 / Math.max(rms(other), 1e-9);
    const shift = index * 7_919;
    for (let i = 0; i < babble.length; i += 1)
      babble[i] = babble[i]! + gain * (other[(i + shift) % other.length] ?? 0);
  }
  return mixed(speech, babble, decibels);
}

/** A telephone line: 300 to 3,400 Hz, 8,000 samples a second, eight bits in mu-law steps (ITU-T G.711). */
export function byTelephone(speech: Float32Array, rate: number): Float32Array {
  const narrow = resample({ samples: speech, sampleRate: rate }, 8_000);
  const high = highPassed(narrow, 300, 8_000);
  const coded = high.map((sample) => {
    const sign = Math.sign(sample);
    const level = Math.round((127 * Math.log1p(255 * Math.min(1, Math.abs(sample)))) / Math.log(256));
    return (sign * (256 ** (level / 127) - 1)) / 255;
  });
  return resample({ samples: coded, sampleRate: 8_000 }, rate);
}

function highPassed(samples: Float32Array, cutoff: number, rate: number): Float32Array {
  const share = 1 / (1 + (2 * Math.PI * cutoff) / rate);
  let before = 0;
  let out = 0;
  return samples.map((sample) => {
    out = share * (out + sample - before);
    before = sample;
    return out;
  });
}

const FRAME_SECONDS = 0.04;
const SEARCH_SECONDS = 0.01;

/** Speaks faster at the same pitch by moving matching frames closer together (WSOLA, Verhelst 1993). */
export function faster(speech: Float32Array, factor: number, rate: number): Float32Array {
  const frame = Math.round(FRAME_SECONDS * rate);
  const hop = frame / 2;
  const search = Math.round(SEARCH_SECONDS * rate);
  const out = new Float32Array(Math.ceil(speech.length / factor) + frame);
  let from = 0;
  for (let to = 0; to + frame < out.length; to += hop) {
    const wanted = from + hop;
    for (let i = 0; i < frame; i += 1) {
      const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / frame);
      out[to + i] = out[to + i]! + weight * (speech[from + i] ?? 0);
    }
    const next = Math.round((to + hop) * factor);
    if (next + frame >= speech.length) break;
    from = mostAlike(speech, { wanted, next, search, frame });
  }
  return out;
}

/** The position near `next` where the sound continues most like it does at `wanted`. */
function mostAlike(
  speech: Float32Array,
  { wanted, next, search, frame }: { wanted: number; next: number; search: number; frame: number },
): number {
  let best = { at: next, alike: -Infinity };
  for (let at = Math.max(0, next - search); at <= next + search; at += 1) {
    let alike = 0;
    for (let i = 0; i < frame; i += 4) alike += (speech[wanted + i] ?? 0) * (speech[at + i] ?? 0);
    if (alike > best.alike) best = { at, alike };
  }
  return best.at;
}

/** A person who thinks for this many seconds at every pause. */
export function withLongPauses(speech: Float32Array, seconds: number, rate: number): Float32Array {
  const window = Math.round(0.2 * rate);
  const quiet = rms(speech) * 0.15;
  const pause = new Float32Array(seconds * rate);
  const parts: Float32Array[] = [];
  let begun = 0;
  for (let at = rate; at + window < speech.length - rate; at += window / 2) {
    if (at - begun < rate || rms(speech.subarray(at, at + window)) > quiet) continue;
    const cut = at + window / 2;
    parts.push(speech.subarray(begun, cut), pause);
    begun = cut;
  }
  parts.push(speech.subarray(begun));
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
