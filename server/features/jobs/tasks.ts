import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/** Runs after changes of a posted job were applied: compares the pending candidates with its new criteria. */
export const jobUpdatedTask = defineTask({
  name: 'jobs.updated',
  payload: z.object({ jobId: z.string() }),
});

/** Tells those whose application is in progress that their job was deleted. A deletion that was undone tells nobody. */
export const jobDeletedTask = defineTask({
  name: 'jobs.deleted',
  payload: z.object({ jobId: z.string(), deletedAt: z.iso.datetime() }),
  retryLimit: 5,
});
