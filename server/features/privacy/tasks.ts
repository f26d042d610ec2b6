import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/** Does the erasures that are due. */
export const eraseDueTask = defineTask({
  name: 'privacy.erase-due',
  payload: z.object({}),
  retryLimit: 1,
});
