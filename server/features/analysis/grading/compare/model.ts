import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { featureNames } from './features.ts';

const parameter = z.number().min(0);

/**
 * The fitted parameters of the grader. `bench/fit-grading.ts` fits them on published marked answers. They contain no
 * text from any answer.
 */
const model = z.object({
  /** The weights add up to 1. */
  weights: z.record(z.enum(featureNames), parameter),
  /**
   * The weighted sum is raised to this power, because markers give many points for the first ideas and few for the last
   * words.
   */
  power: parameter,
  /**
   * How likely a verdict must be, according to the marks on a question, to be settled. Fitted so that settled verdicts
   * are right for nine of ten answers of each set, and at most 3 % of the answers with full marks are *Incorrect*.
   */
  sure: z.object({ correct: parameter, incorrect: parameter }),
});
export type Model = z.infer<typeof model>;

const shipped = readFileSync(new URL('./weights.json', import.meta.url), 'utf8');

/** The model in the product, fitted on all sets of marked answers. */
export const shippedModel: Model = model.parse(JSON.parse(shipped));

/** For reports: the name changes when the weights change. */
export const WEIGHTS = `weights-${createHash('sha256').update(shipped).digest('hex').slice(0, 8)}`;
