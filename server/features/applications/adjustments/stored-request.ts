import { z } from 'zod';
import { ADJUSTMENT_KINDS } from '#contract/adjustment-kinds.ts';
import { storedList } from '#server/database/stored-json.ts';

/** What a candidate asked for. */
export const storedKinds = storedList(
  { table: 'adjustment_requests', column: 'kinds' },
  z.enum(ADJUSTMENT_KINDS),
);
