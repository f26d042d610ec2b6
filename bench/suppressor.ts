/**
 * A noise suppressor as simple as they come: spectral subtraction (Boll 1979) with the noise estimated from the quietest
 * tenth of each band. It is measured here and not used: see docs/speech.md.
 */

const SIZE = 512;
const HOP = SIZE / 2;
/** What is left of a band in which there is noise alone. */
const FLOOR = 0.1;
const TOO_MUCH = 1.5;
const QUIET_SHARE = 0.1;

interface Spectrum {
  real: Float64Array;
  imaginary: Float64Array;
}

export function suppressed(samples: Float32Array): Float32Array {
  const window = Float64Array.from({ length: SIZE }, (_, i) => Math.sin((Math.PI * (i + 0.5)) / SIZE));
  const spectra: Spectrum[] = [];
  for (let at = -HOP; at < samples.length; at += HOP) {
    const real = Float64Array.from(window, (weight, i) => weight * (samples[at + i] ?? 0));
    const imaginary = new Float64Array(SIZE);
    transform(real, imaginary);
    spectra.push({ real, imaginary });
  }
  const noise = Float64Array.from({ length: SIZE }, (_, band) => {
    const levels = spectra.map(({ real, imaginary }) => real[band]! ** 2 + imaginary[band]! ** 2);
    // The quietest tenth of noise lies below its mean: for white noise, at a tenth of it.
    return (levels.toSorted((a, b) => a - b)[Math.floor(levels.length * QUIET_SHARE)] ?? 0) / QUIET_SHARE;
  });
  const out = new Float32Array(samples.length);
  for (const [index, { real, imaginary }] of spectra.entries()) {
    for (let band = 0; band < SIZE; band += 1) {
      const power = real[band]! ** 2 + imaginary[band]! ** 2;
      const gain = Math.sqrt(Math.max(FLOOR ** 2, 1 - (TOO_MUCH * noise[band]!) / Math.max(power, 1e-12)));
      real[band] = real[band]! * gain;
      // The inverse transform is the transform of the conjugate.
      imaginary[band] = -imaginary[band]! * gain;
    }
    transform(real, imaginary);
    const at = index * HOP - HOP;
    for (let i = 0; i < SIZE; i += 1)
      if (at + i >= 0 && at + i < out.length) out[at + i] = out[at + i]! + (window[i]! * real[i]!) / SIZE;
  }
  return out;
}

/** Fast Fourier transform in place (Cooley, Tukey 1965), for a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [real[i], real[j]] = [real[j]!, real[i]!];
    [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
  }
  for (let length = 2; length <= size; length *= 2) {
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < length / 2; k += 1) {
        const angle = (-2 * Math.PI * k) / length;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const [a, b] = [start + k, start + k + length / 2];
        const re = real[b]! * cos - imaginary[b]! * sin;
        const im = real[b]! * sin + imaginary[b]! * cos;
        [real[b], imaginary[b]] = [real[a]! - re, imaginary[a]! - im];
        [real[a], imaginary[a]] = [real[a]! + re, imaginary[a]! + im];
      }
    }
  }
}
