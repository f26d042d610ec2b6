import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/** Changes of a posted job were applied: whoever waits for a decision is compared with what it asks now. */
export const jobUpdatedTask = defineTask({
  name: 'jobs.updated',
  payload: z.object({ jobId: z.string() }),
});
