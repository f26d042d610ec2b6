import { z } from 'zod';
import { CRITERIA_STATES } from '#contract/job/criteria.ts';
import { storedList } from '#server/database/stored-json.ts';
import type { Requirement } from '#server/features/analysis/criteria/match.ts';

export const storedCriteriaParts = storedList<Requirement>(
  { table: 'applications', column: 'criteria_parts' },
  z.object({
    kind: z.enum(['skill', 'experience', 'education']),
    name: z.string(),
    isRequired: z.boolean(),
    state: z.enum(CRITERIA_STATES),
    quote: z.string(),
    asked: z.number().optional(),
    found: z.number().optional(),
  }),
);

export const storedScheduledQuestions = storedList(
  { table: 'applications', column: 'question_ids' },
  z.string(),
);
