import { z } from 'zod';
import { CRITERIA_STATES } from '#contract/job/criteria.ts';
import { storedList } from '#server/database/stored-json.ts';
import type { Requirement } from '#server/features/analysis/criteria/match.ts';

/** A part of a comparison from before 28 November 2026: sentences, and how much was met, from 0 to 1. */
export interface EarlierPart {
  label: string;
  weight: number;
  met: number;
  evidence: string;
}

export const storedCriteriaParts = storedList<Requirement | EarlierPart>(
  { table: 'applications', column: 'criteria_parts' },
  z.union([
    z.object({ label: z.string(), weight: z.number(), met: z.number(), evidence: z.string() }),
    z.object({
      kind: z.enum(['skill', 'experience', 'education']),
      name: z.string(),
      isRequired: z.boolean(),
      state: z.enum(CRITERIA_STATES),
      quote: z.string(),
      asked: z.number().optional(),
      found: z.number().optional(),
    }),
  ]),
);

export const storedScheduledQuestions = storedList(
  { table: 'applications', column: 'question_ids' },
  z.string(),
);
