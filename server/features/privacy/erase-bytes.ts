import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { rewriteTables } from '#server/database/embedded/rewrite-tables.ts';
import type { Context } from '#server/platform/context.ts';
import { refuseWhenLow } from '#server/platform/files/room.ts';
import { eraseBytesTask } from './tasks.ts';

/** Everyone waits while a table is rewritten. Larger tables are rewritten at night. */
const MOST_BYTES_BY_DAY = 32e6;
const NIGHT_UTC_HOUR = 3;

/** True for the embedded database on a disk. A database server does this by itself, and its files are not ours. */
const hasFiles = ({ isAlone, config }: Context): boolean =>
  isAlone && existsSync(join(config.dataDirectory, 'database'));

/** Called after a deletion, in its transaction. One task serves all deletions before it. */
export async function queueEraseBytes(ctx: Context, tx: Database): Promise<void> {
  if (hasFiles(ctx))
    await ctx.tasks.queue(tx, eraseBytesTask, { tables: 'small' }, { singletonKey: 'small' });
}

export async function eraseBytes(ctx: Context, tables: 'small' | 'all'): Promise<void> {
  if (!hasFiles(ctx)) return;
  // A table that is being rewritten exists twice for a moment.
  await refuseWhenLow(ctx.config);
  const left = await rewriteTables(ctx.db, tables === 'all' ? Infinity : MOST_BYTES_BY_DAY);
  if (left.length === 0) return;
  ctx.log.info({ tables: left }, 'large tables with deleted rows are written anew at night');
  const startAfter = nextNight(new Date());
  await ctx.tasks.queue(ctx.db, eraseBytesTask, { tables: 'all' }, { startAfter, singletonKey: 'all' });
}

/** By the machine's clock, like all waiting tasks. */
function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(NIGHT_UTC_HOUR, 57, 0, 0);
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}
