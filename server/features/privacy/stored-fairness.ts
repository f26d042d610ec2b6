import type { z } from 'zod';
import { fairnessGroup } from '#contract/fairness.ts';
import { storedList } from '#server/database/stored-json.ts';

export type FairnessGroup = z.output<typeof fairnessGroup>;

/** The figures of fairness that a company got last. */
export const storedFairness = storedList({ table: 'fairness_figures', column: 'figures' }, fairnessGroup);
