import { DAY_MS } from '#contract/shared/limits.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { type TaskHandler, taskHandler } from '#server/platform/tasks/tasks.ts';
import { makeCaptions, makeCaptionsTask } from './captions/make-captions.ts';
import { deleteObjects } from './delete-objects.ts';
import { fitContainer, fitContainerTask } from './fit-container.ts';
import { scanFile, scanFileTask } from './scan.ts';
import { takeUnusedFiles } from './unused-store.ts';

/**
 * How long an upload may stay unused: a form may be open for some days, or the upload may belong to a draft or a retry.
 */
export const UNUSED_KEPT_MS = 7 * DAY_MS;
const AT_A_TIME = 200;

/**
 * Deletes files that nothing has referred to for longer than `UNUSED_KEPT_MS`, such as a replaced resume or a picture
 * that was uploaded but never saved. People expect replaced files to be deleted.
 */
export async function deleteUnusedFiles(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - UNUSED_KEPT_MS);
  for (let taken = AT_A_TIME; taken === AT_A_TIME;) {
    taken = await inTransaction(ctx.db, async (tx) => {
      const keys = await takeUnusedFiles(tx, before, AT_A_TIME);
      if (keys.length > 0) await ctx.tasks.queue(tx, deleteObjects, { keys });
      return keys.length;
    });
  }
}

export const uploadsHandlers: TaskHandler[] = [
  taskHandler(deleteObjects, async (ctx, { keys }) => {
    for (const key of keys) await ctx.files.delete(key);
  }),
  taskHandler(fitContainerTask, (ctx, { fileId }) => fitContainer(ctx, fileId)),
  taskHandler(makeCaptionsTask, (ctx, { fileId }) => makeCaptions(ctx, fileId)),
  taskHandler(scanFileTask, (ctx, { fileId }) => scanFile(ctx, fileId)),
];
