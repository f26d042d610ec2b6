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
  /**
   * How likely the marks on a question must make a verdict for it to be settled: fitted so that what is settled is right in
   * nine of ten answers of each set, and *Incorrect* for at most 3 % of those with full marks.
   */
  sure: { correct: number; incorrect: number };
}

/** Parses a model from JSON and checks it. */
export function readModel(text: string): Model {
  const value: unknown = JSON.parse(text);
  const fitted = fieldOf(value, 'weights');
  const weights = {} as Features;
  for (const name of featureNames) weights[name] = numberOf(fitted, name);
  const sure = fieldOf(value, 'sure');
  return {
    weights,
    power: numberOf(value, 'power'),
    sure: { correct: numberOf(sure, 'correct'), incorrect: numberOf(sure, 'incorrect') },
  };
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

/** The model in the product, fitted on all sets of marked answers. */
export const shippedModel: Model = readModel(shipped);

/** For reports: another name for other weights. */
export const WEIGHTS = `weights-${createHash('sha256').update(shipped).digest('hex').slice(0, 8)}`;
