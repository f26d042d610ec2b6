import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

export const makeCompanyExportTask = defineTask({
  name: 'privacy.make-company-export',
  payload: z.object({ exportId: z.string() }),
  retryLimit: 2,
});

/** Deletes what companies kept long enough. */
export const retainTask = defineTask({
  name: 'privacy.retain',
  payload: z.object({}),
  retryLimit: 1,
});

/** Removes the bytes of deleted rows from the files of the embedded database. Large tables wait for the night. */
export const eraseBytesTask = defineTask({
  name: 'privacy.erase-bytes',
  payload: z.object({ tables: z.enum(['small', 'all']) }),
});

/** Does the erasures that are due. */
export const eraseDueTask = defineTask({
  name: 'privacy.erase-due',
  payload: z.object({}),
  retryLimit: 1,
});
