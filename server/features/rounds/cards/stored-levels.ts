import { z } from 'zod';
import type { CriterionLevel } from '#contract/interview/kit-limits.ts';
import { storedList } from '#server/database/stored-json.ts';

/** What a card says about a criterion of the round's kit. */
export interface CardLevel {
  criterionId: string;
  /** Null if it did not come up. */
  level: CriterionLevel | null;
  reason: string;
  /** What was said, and when it is in the recording of the round. */
  quotes: { text: string; second: number | null }[];
}

export const storedLevels = storedList<CardLevel>(
  { table: 'round_cards', column: 'levels' },
  z.object({
    criterionId: z.string(),
    level: z.literal([1, 2, 3, 4]).nullable(),
    reason: z.string(),
    quotes: z.array(z.object({ text: z.string(), second: z.number().nullable() })),
  }),
);
