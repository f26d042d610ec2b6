import type { Recognition } from './recogniser.ts';
import { SAMPLE_RATE } from './voice-activity.ts';

/**
 * Recognises the same sound several times and keeps the most likely result. With a different amount of silence around
 * it, the model often recognises a doubtful chunk better; docs/speech.md has the figures.
 */

/** The silence that the base model needs before and after the speech. */
export const PADDING = 0.5 * SAMPLE_RATE;
/** Tried in this order if the first result was doubtful. */
export const OTHER_PADDINGS = [0, 0.2 * SAMPLE_RATE] as const;

/** Below this mean log-probability, at least one word in ten is wrong. */
const DOUBTFUL = -0.2;
/** A result with fewer tokens than this share of the first one lost part of the speech. */
const LEAST_SHARE = 0.8;

export function isDoubtful({ tokens }: Recognition): boolean {
  return tokens.length === 0 || confidenceOf(tokens) < DOUBTFUL;
}

/** The most likely result that ended by itself and is not much shorter than the first one; otherwise the first one. */
export function likeliest(first: Recognition, others: readonly Recognition[]): Recognition {
  const whole = [first, ...others].filter(
    ({ tokens, runaway }) =>
      !runaway && tokens.length > 0 && tokens.length >= LEAST_SHARE * first.tokens.length,
  );
  return whole.toSorted((a, b) => confidenceOf(b.tokens) - confidenceOf(a.tokens))[0] ?? first;
}

/** The mean log-probability; 0 if there are no tokens. */
export function confidenceOf(tokens: Recognition['tokens']): number {
  return tokens.reduce((sum, token) => sum + token.logProbability, 0) / Math.max(1, tokens.length);
}
