import { z } from 'zod';
import type { Kit } from '#contract/interview/kits.ts';
import { storedObject } from '#server/database/stored-json.ts';

const kit = z.object({
  criteria: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      ask: z.string(),
      levels: z.tuple([z.string(), z.string(), z.string(), z.string()]),
    }),
  ),
});

export const storedPlanKit = storedObject<Kit>({ table: 'round_plans', column: 'kit' }, { 1: kit });
export const storedCompanyKit = storedObject<Kit>({ table: 'company_kits', column: 'kit' }, { 1: kit });
export const storedRoundKit = storedObject<Kit>({ table: 'rounds', column: 'kit' }, { 1: kit });
