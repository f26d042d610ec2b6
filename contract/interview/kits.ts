import { z } from 'zod';
import {
  CRITERION_ASK_MAX,
  CRITERION_LEVEL_MAX,
  CRITERION_TITLE_MAX,
  KIT_CRITERIA_MIN,
} from './kit-limits.ts';
import { LIST_LIMITS } from '../shared/list-limits.ts';
import { text } from '../shared/rules.ts';

export * from './kit-limits.ts';

/** What an interviewer of a round looks at: criteria, each with four described levels (BARS: Smith & Kendall 1963). */
const TITLE_RULE = `A criterion is named in at most ${CRITERION_TITLE_MAX} characters`;
const CRITERION_ID = 'The id of a criterion has 1 to 40 small letters, digits and hyphens';
const level = text(CRITERION_LEVEL_MAX, `A level is described in at most ${CRITERION_LEVEL_MAX} characters`);
export const criterion = z.object({
  /** Stays the same when the words change, so that levels of several rounds can be compared. */
  id: text(40, CRITERION_ID).regex(/^[a-z0-9-]+$/, CRITERION_ID),
  title: text(CRITERION_TITLE_MAX, TITLE_RULE, 'Please name the criterion').min(
    1,
    'Please name the criterion',
  ),
  ask: text(CRITERION_ASK_MAX, `What to ask has at most ${CRITERION_ASK_MAX} characters`),
  /** Described from the lowest to the highest. A description may be empty. */
  levels: z.tuple([level, level, level, level], 'A criterion has four levels'),
});
export type Criterion = z.infer<typeof criterion>;

export const kit = z.object({
  criteria: z
    .array(criterion, 'Please add a criterion')
    .min(KIT_CRITERIA_MIN, 'Please add a criterion')
    .max(LIST_LIMITS.kitCriteria.most, { error: LIST_LIMITS.kitCriteria.sentence })
    .refine(
      (criteria) => new Set(criteria.map(({ id }) => id)).size === criteria.length,
      'Each criterion appears once',
    ),
});
export type Kit = z.infer<typeof kit>;
