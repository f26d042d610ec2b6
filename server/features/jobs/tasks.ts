import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/** Runs after changes of a posted job were applied: compares the pending candidates with its new criteria. */
export const jobUpdatedTask = defineTask({
  name: 'jobs.updated',
  payload: z.object({ jobId: z.string() }),
});
