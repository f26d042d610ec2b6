import type { Context } from '#server/platform/context.ts';
import { forgetChunks, spentRecordings } from './recording-store.ts';
import { chunksFolder } from './recordings.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const AT_A_TIME = 100;

/**
 * Deletes the chunks of recordings 30 days after their video was made of them, or after the interview expired
 * without being submitted. Those that are in no video of a submitted interview stay: they may be all there is.
 */
export async function forgetSpentRecordings(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_DAYS * DAY_MS);
  let found: { id: string }[];
  do {
    found = await spentRecordings(ctx.db, before, AT_A_TIME);
    for (const { id } of found) {
      // The rows go last: until then another try finds what is left.
      for await (const key of ctx.files.list(chunksFolder(id))) await ctx.files.delete(key);
      await forgetChunks(ctx.db, id);
    }
  } while (found.length === AT_A_TIME);
}
