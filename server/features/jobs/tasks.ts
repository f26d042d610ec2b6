import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/** Runs after changes of a posted job were applied, and compares the pending candidates with its new criteria. */
export const jobUpdatedTask = defineTask({
  name: 'jobs.updated',
  payload: z.object({ jobId: z.string() }),
});

/**
 * Notifies people with an application in progress that their job was deleted. No one is notified of a deletion that was
 * undone.
 */
export const jobDeletedTask = defineTask({
  name: 'jobs.deleted',
  payload: z.object({ jobId: z.string(), deletedAt: z.iso.datetime() }),
  retryLimit: 5,
});
