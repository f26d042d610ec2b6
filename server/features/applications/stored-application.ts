import { z } from 'zod';
import { storedList } from '#server/database/stored-json.ts';
import type { CriteriaPart } from '#server/features/analysis/criteria/match.ts';

/** The parts of the criteria match. */
export const storedCriteriaParts = storedList<CriteriaPart>(
  { table: 'applications', column: 'criteria_parts' },
  z.object({ label: z.string(), weight: z.number(), met: z.number(), evidence: z.string() }),
);

/** The questions that an interview was scheduled with, in their order. */
export const storedScheduledQuestions = storedList(
  { table: 'applications', column: 'question_ids' },
  z.string(),
);
