import { z } from 'zod';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks/tasks.ts';

/** Deletes objects that nothing in the database refers to any more. */
export const deleteObjects = defineTask({
  name: 'uploads.delete-objects',
  payload: z.object({
    keys: z.array(z.string()),
    /** The file that now has a different object. */
    formerOf: z.string().optional(),
  }),
});

/**
 * Makes the deletion of these erased files' former objects due at once. Otherwise it waits until the last link to them
 * has expired.
 */
export async function deleteFormerObjects(
  ctx: Context,
  tx: Database,
  fileIds: readonly string[],
): Promise<void> {
  for (const formerOf of fileIds) await ctx.tasks.makeDue(tx, deleteObjects, { formerOf });
}
