import { wavFile } from '#server/testing/voices/wav-file.ts';

/**
 * Sound in which every second can be distinguished from all others by its own tone. Even after encoding, cutting and
 * joining, the tones show which seconds are there, and how much of each.
 */

const RATE = 16_000;
const LOWEST_HZ = 400;
/** Far enough apart for a window of a tenth of a second. */
const STEP_HZ = 60;
/** The number of seconds that can be distinguished. */
export const MOST_SECONDS = 90;
const WINDOW = RATE / 10;
/** Small, so that it does not matter where in a sound the windows begin. */
const HOP = RATE / 50;
const AMPLITUDE = 0.3;
/**
 * For a sine of that amplitude, a window has a power of 0.045. A window in which one tone ends and another begins has
 * less.
 */
const LEAST_POWER = 0.045 * 0.5;

const hertz = (second: number) => LOWEST_HZ + second * STEP_HZ;

/** This many seconds of tones, starting with the tone of second `first`, as a WAV file in base64. */
export function tones(first: number, seconds: number): string {
  if (first + seconds > MOST_SECONDS) throw new Error('There are not so many tones.');
  const samples = new Float32Array(seconds * RATE);
  for (let at = 0; at < samples.length; at += 1)
    samples[at] =
      AMPLITUDE * Math.sin(2 * Math.PI * hertz(first + Math.floor(at / RATE)) * ((at % RATE) / RATE));
  return Buffer.from(wavFile([samples], { sampleRate: RATE })).toString('base64');
}

/** How much of each second a sound at 16 kHz contains, in seconds. */
export function secondsHeard(samples: Float32Array): Map<number, number> {
  const heard = new Map<number, number>();
  for (let from = 0; from + WINDOW <= samples.length; from += HOP) {
    const window = samples.subarray(from, from + WINDOW);
    for (let second = 0; second < MOST_SECONDS; second += 1)
      if (powerAt(window, hertz(second)) >= LEAST_POWER)
        heard.set(second, (heard.get(second) ?? 0) + HOP / RATE);
  }
  return heard;
}

/** The power of a tone, by Goertzel's algorithm. */
function powerAt(window: Float32Array, frequency: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * frequency) / RATE);
  let before = 0;
  let last = 0;
  for (const sample of window) [before, last] = [last, sample + coefficient * last - before];
  const energy = before * before + last * last - coefficient * before * last;
  return (2 * energy) / window.length ** 2;
}
