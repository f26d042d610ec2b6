import { readFileSync } from 'node:fs';
import { type Features, featureNames } from './features.ts';

/** The grader's fitted numbers. `bench/fit-grading.ts` makes them from published marked answers; no answer is kept in them. */
export interface Model {
  /** Non-negative, summing to 1. */
  weights: Features;
  /** The weighted sum is raised to this power: markers give much for the first ideas and little for the last words. */
  power: number;
  marks: MarksModel;
}

/** Spreads (standard deviations, on the scale of marks) of the Gaussian process that learns a question's own scale from marks. */
export interface MarksModel {
  /** How far a question's level is off. */
  level: number;
  /** How far the slope over the built-in score is off. */
  slope: number;
  /** How much an answer's words, runs of letters, share of the reference and length say beyond the score. */
  wording: number;
  letters: number;
  coverage: number;
  length: number;
  /** What two markers differ by. */
  noise: number;
}

const marksNames = ['level', 'slope', 'wording', 'letters', 'coverage', 'length', 'noise'] as const;

/** Reads a model that was written as JSON, and checks it. */
export function readModel(text: string): Model {
  const value: unknown = JSON.parse(text);
  const weights = numbersIn(value, 'weights', featureNames);
  const marks = numbersIn(value, 'marks', marksNames);
  const { power } = numbersIn({ value }, 'value', ['power'] as const);
  return { weights, power, marks };
}

function numbersIn<Name extends string>(
  value: unknown,
  field: string,
  names: readonly Name[],
): Record<Name, number> {
  const part: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  const result = {} as Record<Name, number>;
  for (const name of names) {
    const number: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
    if (typeof number !== 'number' || number < 0)
      throw new TypeError(`The grader's model has no ${field}.${name}.`);
    result[name] = number;
  }
  return result;
}

/** The model that ships, fitted on all three data sets. */
export const shippedModel: Model = readModel(
  readFileSync(new URL('./weights.json', import.meta.url), 'utf8'),
);
