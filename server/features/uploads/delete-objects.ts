import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/** Objects that nothing in the database names any more. */
export const deleteObjects = defineTask({
  name: 'uploads.delete-objects',
  payload: z.object({ keys: z.array(z.string()) }),
});
