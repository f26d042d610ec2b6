import type { Audio } from './wav.ts';

/** The zero crossings of the sinc on each side, and the Kaiser window's shape: about 80 dB of stop band. */
const ZERO_CROSSINGS = 24;
const KAISER_BETA = 8;
/**
 * The pass band ends a little below the Nyquist frequency, so that the slope of the filter causes no aliasing.
 */
const ROLL_OFF = 0.94;
/** The number of fractional positions in the filter table, if the two rates have no small ratio. */
const MAX_PHASES = 1024;

/**
 * Converts audio to another sample rate by windowed-sinc interpolation (J. O. Smith, "Digital Audio Resampling",
 * https://ccrma.stanford.edu/~jos/resample/).
 */
export function resample(audio: Audio, sampleRate: number): Float32Array {
  if (audio.sampleRate === sampleRate) return audio.samples;
  const ratio = audio.sampleRate / sampleRate;
  const source = audio.samples;
  const phases = Math.min(MAX_PHASES, sampleRate / greatestCommonDivisor(audio.sampleRate, sampleRate));
  const cutoff = ROLL_OFF * Math.min(1, 1 / ratio);
  const reach = Math.ceil(ZERO_CROSSINGS / cutoff);
  const filters = Array.from({ length: phases }, (_, phase) => filterAt(phase / phases, cutoff, reach));
  const output = new Float32Array(Math.round(source.length / ratio));
  for (let i = 0; i < output.length; i++) {
    const position = i * ratio;
    let whole = Math.floor(position);
    let phase = Math.round((position - whole) * phases);
    if (phase === phases) {
      phase = 0;
      whole++;
    }
    const filter = filters[phase]!;
    const first = whole - reach + 1;
    const from = Math.max(0, -first);
    const to = Math.min(filter.length, source.length - first);
    let sum = 0;
    for (let tap = from; tap < to; tap++) sum += filter[tap]! * source[first + tap]!;
    output[i] = sum;
  }
  return output;
}

/**
 * The filter coefficients for a point `fraction` of a sample after the centre, scaled so that a constant passes
 * unchanged.
 */
function filterAt(fraction: number, cutoff: number, reach: number): Float32Array {
  const taps = new Float32Array(2 * reach);
  let total = 0;
  for (let i = 0; i < taps.length; i++) {
    const distance = i - reach + 1 - fraction;
    const value = sinc(distance * cutoff) * kaiser(distance / reach);
    taps[i] = value;
    total += value;
  }
  return taps.map((tap) => tap / total);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : besselI0(KAISER_BETA * Math.sqrt(1 - x * x)) / besselI0(KAISER_BETA);
}

/** Modified Bessel function of the first kind, order zero, by its power series. */
function besselI0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-9; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
