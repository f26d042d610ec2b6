import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

const makeExport = (name: string) =>
  defineTask({ name, isLong: true, payload: z.object({ exportId: z.string() }), retryLimit: 4 });

/** By the kind of owner whose data the archive contains. */
export const makeExportTasks = {
  person: makeExport('privacy.make-export'),
  company: makeExport('privacy.make-company-export'),
};

export const retainTask = defineTask({
  name: 'privacy.retain',
  isLong: true,
  payload: z.object({}),
  retryLimit: 3,
});

/** Removes the bytes of deleted rows from the files of the embedded database. Large tables wait for the night. */
export const eraseBytesTask = defineTask({
  name: 'privacy.erase-bytes',
  isLong: true,
  payload: z.object({ tables: z.enum(['small', 'all']) }),
});

export const eraseDueTask = defineTask({
  name: 'privacy.erase-due',
  payload: z.object({}),
  retryLimit: 1,
});
