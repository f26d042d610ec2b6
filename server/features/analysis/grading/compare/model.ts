import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { featureNames } from './features.ts';

const parameter = z.number().min(0);

/**
 * The fitted parameters of the grader. `bench/fit-grading.ts` fits them on published marked answers; they
 * contain no text of an answer.
 */
const model = z.object({
  /** Summing to 1. */
  weights: z.record(z.enum(featureNames), parameter),
  /**
   * The weighted sum is raised to this power: markers give many points for the first ideas and few for the
   * last words.
   */
  power: parameter,
  /**
   * How likely the marks on a question must make a verdict for it to be settled: fitted so that what is settled is right in
   * nine of ten answers of each set, and *Incorrect* for at most 3 % of those with full marks.
   */
  sure: z.object({ correct: parameter, incorrect: parameter }),
});
export type Model = z.infer<typeof model>;

const shipped = readFileSync(new URL('./weights.json', import.meta.url), 'utf8');

/** The model in the product, fitted on all sets of marked answers. */
export const shippedModel: Model = model.parse(JSON.parse(shipped));

/** For reports: another name for other weights. */
export const WEIGHTS = `weights-${createHash('sha256').update(shipped).digest('hex').slice(0, 8)}`;
