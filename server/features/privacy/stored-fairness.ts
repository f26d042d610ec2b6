import type { z } from 'zod';
import { fairnessGroup } from '#contract/company/fairness.ts';
import { storedList } from '#server/database/stored-json.ts';

export type FairnessGroup = z.output<typeof fairnessGroup>;

export const storedFairness = storedList({ table: 'fairness_figures', column: 'figures' }, fairnessGroup);
