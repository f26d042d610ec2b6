import { z } from 'zod';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/** Deletes objects that nothing in the database refers to any more. */
export const deleteObjects = defineTask({
  name: 'uploads.delete-objects',
  payload: z.object({ keys: z.array(z.string()) }),
});
