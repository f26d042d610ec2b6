/** Sounds without speech, by name, in the range of 16-bit audio. They are the same on every call. */
export function nonSpeech(seconds: number, sampleRate: number): Record<string, Float32Array> {
  const length = Math.round(seconds * sampleRate);
  const make = (at: (time: number, index: number) => number) =>
    Float32Array.from({ length }, (_, index) => at(index / sampleRate, index));
  const random = randomNumbers(1);
  const white = () => random() * 2 - 1;
  let brown = 0;
  let pink = 0;
  return {
    'digital silence': new Float32Array(length),
    'faint hiss': make(() => white() * 0.001),
    'white noise': make(() => white() * 0.2),
    'pink noise': make(() => (pink = pink * 0.97 + white() * 0.05)),
    'fan rumble': make((time) => {
      brown = brown * 0.998 + white() * 0.01;
      return brown * (1 + 0.2 * Math.sin(2 * Math.PI * 11 * time));
    }),
    'mains hum': make((time) => 0.2 * tone(50 * time, 6)),
    beeps: make((time) => (time % 1 < 0.2 ? 0.3 * Math.sin(2 * Math.PI * 1000 * time) : 0)),
    'key clicks': make((time) => (time % 0.27 < 0.006 ? white() * 0.6 : white() * 0.002)),
    melody: make((time) => note(time, 0.4, [0, 4, 7, 12, 9, 5, 2, 7])),
    'chords and bass': make(
      (time) =>
        0.4 * note(time, 1.6, [0, 5, 7, 0]) +
        0.4 * note(time, 1.6, [4, 9, 11, 4]) +
        0.4 * note(time, 1.6, [7, 12, 14, 7]) +
        0.5 * note(time, 0.4, [-24, -24, -19, -17]),
    ),
    'music with drums': make(
      (time) =>
        0.5 * note(time, 0.3, [0, 3, 7, 10, 12, 10, 7, 3]) +
        Math.exp(-(time % 0.6) * 30) * Math.sin(2 * Math.PI * 60 * time) * 0.5 +
        Math.exp(-((time + 0.3) % 0.6) * 40) * white() * 0.3,
    ),
  };
}

/** Notes (in semitones above 220 Hz) one after another. Each is struck and fades. */
function note(time: number, length: number, steps: number[]): number {
  const step = steps[Math.floor(time / length) % steps.length]!;
  const frequency = 220 * 2 ** (step / 12);
  return (
    0.3 * tone(frequency * time, 5) * Math.exp(-(time % length) * 3) * Math.min(1, (time % length) * 100)
  );
}

function tone(turns: number, harmonics: number): number {
  let sum = 0;
  for (let n = 1; n <= harmonics; n++) sum += Math.sin(2 * Math.PI * n * turns) / n;
  return sum / 2;
}

/** Lehmer generator (Park and Miller 1988): uniform in 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
