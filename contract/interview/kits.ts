import { z } from 'zod';
import * as said from '../messages/en/round-refusals.ts';
import {
  CRITERION_ASK_MAX,
  CRITERION_LEVEL_MAX,
  CRITERION_TITLE_MAX,
  KIT_CRITERIA_MIN,
} from './kit-limits.ts';
import { LIST_LIMITS } from '../shared/list-limits.ts';
import { text } from '../shared/rules.ts';

export * from './kit-limits.ts';

/** What an interviewer in a round assesses: criteria, each with four described levels (BARS: Smith & Kendall 1963). */
const TITLE_RULE = () => said.criterionTooLong({ max: CRITERION_TITLE_MAX });
const CRITERION_ID = said.criterionId;
const level = text(CRITERION_LEVEL_MAX, () => said.levelTooLong({ max: CRITERION_LEVEL_MAX }));
export const criterion = z.object({
  /** An id that stays the same when the words change, so that levels from several rounds can be compared. */
  id: text(40, CRITERION_ID).regex(/^[a-z0-9-]+$/, { error: CRITERION_ID }),
  title: text(CRITERION_TITLE_MAX, TITLE_RULE, said.criterionMissing).min(1, {
    error: said.criterionMissing,
  }),
  ask: text(CRITERION_ASK_MAX, () => said.askTooLong({ max: CRITERION_ASK_MAX })),
  /** The levels from the lowest to the highest. Descriptions may be empty. */
  levels: z.tuple([level, level, level, level], { error: said.fourLevels }),
});
export type Criterion = z.infer<typeof criterion>;

export const kit = z.object({
  criteria: z
    .array(criterion, { error: said.addCriterion })
    .min(KIT_CRITERIA_MIN, { error: said.addCriterion })
    .max(LIST_LIMITS.kitCriteria.most, { error: LIST_LIMITS.kitCriteria.sentence })
    .refine((criteria) => new Set(criteria.map(({ id }) => id)).size === criteria.length, {
      error: said.criterionOnce,
    }),
});
export type Kit = z.infer<typeof kit>;
