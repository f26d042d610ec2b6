import type { z } from 'zod';
import { fileCheckResult } from '#contract/operator-files.ts';
import { storedObject } from '#server/database/stored-json.ts';

export type FileCheck = z.output<typeof fileCheckResult>;

/** What the last comparison of rows with stored files found. */
export const storedFileCheck = storedObject(
  { table: 'file_checks', column: 'result' },
  { 1: fileCheckResult },
);
