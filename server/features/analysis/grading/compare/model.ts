import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Features, featureNames } from './features.ts';

/**
 * The fitted parameters of the grader. `bench/fit-grading.ts` fits them on published marked answers; they
 * contain no text of an answer.
 */
export interface Model {
  /** Non-negative, summing to 1. */
  weights: Features;
  /**
   * The weighted sum is raised to this power: markers give many points for the first ideas and few for the
   * last words.
   */
  power: number;
  /** From these scores on, an answer without marks is partially correct, and correct. */
  bands: { partial: number; correct: number };
  /**
   * How likely a verdict is right, without marks and with five of them. Without marks only for *Correct*: an answer
   * that shares few words with the reference may say the same in other words.
   */
  unmarked: Pick<Likelihood, 'correct'>;
  marked: Likelihood;
}

/** For each tenth of the score: the least share, over the sets, of answers of which people say the same. */
export interface Likelihood {
  correct: readonly number[];
  incorrect: readonly number[];
}

/** Parses a model from JSON and checks it. */
export function readModel(text: string): Model {
  const value: unknown = JSON.parse(text);
  const fitted = fieldOf(value, 'weights');
  const weights = {} as Features;
  for (const name of featureNames) weights[name] = numberOf(fitted, name);
  const bands = fieldOf(value, 'bands');
  return {
    weights,
    power: numberOf(value, 'power'),
    bands: { partial: numberOf(bands, 'partial'), correct: numberOf(bands, 'correct') },
    unmarked: { correct: sharesOf(fieldOf(value, 'unmarked'), 'correct') },
    marked: likelihoodOf(fieldOf(value, 'marked')),
  };
}

function likelihoodOf(value: unknown): Likelihood {
  return { correct: sharesOf(value, 'correct'), incorrect: sharesOf(value, 'incorrect') };
}

function sharesOf(value: unknown, name: string): number[] {
  const shares: unknown = fieldOf(value, name);
  if (!Array.isArray(shares) || !shares.every((share) => typeof share === 'number'))
    throw new TypeError(`The grader's model has no ${name}.`);
  return shares;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function numberOf(value: unknown, name: string): number {
  const number = fieldOf(value, name);
  if (typeof number !== 'number' || number < 0) throw new TypeError(`The grader's model has no ${name}.`);
  return number;
}

const shipped = readFileSync(new URL('./weights.json', import.meta.url), 'utf8');

/** The model in the product, fitted on all three data sets. */
export const shippedModel: Model = readModel(shipped);

/** For reports: another name for other weights, bands or likelihoods. */
export const WEIGHTS = `weights-${createHash('sha256').update(shipped).digest('hex').slice(0, 8)}`;
