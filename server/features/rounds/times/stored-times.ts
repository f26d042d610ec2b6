import { z } from 'zod';
import type { WeekSpan } from '#contract/interview/my-times.ts';
import { storedList } from '#server/database/stored-json.ts';

export const storedHours = storedList<WeekSpan>(
  { table: 'member_times', column: 'hours' },
  z.object({ day: z.number(), from: z.string(), until: z.string() }),
);
