import { z } from 'zod';
import { storedObject } from '#server/database/stored-json.ts';

export type Counts = Record<string, number>;

const stored = storedObject<{ counts: Counts }>(
  { table: 'erasures', column: 'erased_counts' },
  { 1: z.object({ counts: z.record(z.string(), z.number()) }) },
);

export const storedCounts = {
  ...stored,
  read: (value: unknown, row: string | number): Counts => stored.read(value, row).counts,
  readNullable: (value: unknown, row: string | number): Counts | null =>
    stored.readNullable(value, row)?.counts ?? null,
  write: (counts: Counts): string => stored.write({ counts }),
};
