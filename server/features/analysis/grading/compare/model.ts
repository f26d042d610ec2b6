import { readFileSync } from 'node:fs';
import { type Features, featureNames } from './features.ts';

/** The grader's fitted numbers. `bench/fit-grading.ts` makes them from published marked answers; no answer is kept in them. */
export interface Model {
  /** Non-negative, summing to 1. */
  weights: Features;
  /** The weighted sum is raised to this power: markers give much for the first ideas and little for the last words. */
  power: number;
}

/** Reads a model that was written as JSON, and checks it. */
export function readModel(text: string): Model {
  const value: unknown = JSON.parse(text);
  const fitted = fieldOf(value, 'weights');
  const weights = {} as Features;
  for (const name of featureNames) weights[name] = numberOf(fitted, name);
  return { weights, power: numberOf(value, 'power') };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function numberOf(value: unknown, name: string): number {
  const number = fieldOf(value, name);
  if (typeof number !== 'number' || number < 0) throw new TypeError(`The grader's model has no ${name}.`);
  return number;
}

/** The model that ships, fitted on all three data sets. */
export const shippedModel: Model = readModel(
  readFileSync(new URL('./weights.json', import.meta.url), 'utf8'),
);
