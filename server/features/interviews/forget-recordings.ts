import { DAY_MS } from '#contract/shared/limits.ts';
import type { Context } from '#server/platform/context.ts';
import { forgetChunks, spentRecordings } from './recording-store.ts';
import { chunksFolder } from './recordings.ts';

const KEPT_DAYS = 30;
const AT_A_TIME = 100;

/**
 * Deletes the chunks of recordings 30 days after a video was made from them, or after the interview expired without
 * submission. Chunks that are in no video of a submitted interview are kept, because they may be the only copy.
 */
export async function forgetSpentRecordings(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_DAYS * DAY_MS);
  let found: { id: string }[];
  do {
    found = await spentRecordings(ctx.db, before, AT_A_TIME);
    for (const { id } of found) {
      // The rows are deleted last, so that a retry finds the remaining objects.
      for await (const key of ctx.files.list(chunksFolder(id))) await ctx.files.delete(key);
      await forgetChunks(ctx.db, id);
    }
  } while (found.length === AT_A_TIME);
}
