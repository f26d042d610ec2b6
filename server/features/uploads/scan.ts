import { z } from 'zod';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { UploadRefused } from '#server/platform/files/errors.ts';
import type { UploadKind } from '#server/platform/files/sniff.ts';
import { defineTask } from '#server/platform/tasks/tasks.ts';
import { type FileRow, fileById, filesThatWait, setScan } from './store.ts';

/**
 * An interview cannot be taken again, and recordings of rounds are long, so these are stored at once and scanned before
 * anyone can open them.
 */
const SCANNED_LATER: readonly UploadKind[] = ['wav', 'recording', 'roundRecording'];

export const scanFileTask = defineTask({
  name: 'uploads.scan-file',
  payload: z.object({ fileId: z.string() }),
  retryLimit: 22,
  expireInSeconds: 3_600,
});

/**
 * Scans a newly stored object and returns the scan status to store. Null if there is no scanner. Throws UploadRefused
 * for an infected object, and ScannerAway.
 */
export async function scanStored(ctx: Context, kind: UploadKind, key: string): Promise<FileRow['scan']> {
  if (!ctx.scanner) return null;
  if (SCANNED_LATER.includes(kind)) return 'waiting';
  const found = await ctx.scanner.scan(await ctx.files.read(key));
  if (found === null) return 'clean';
  ctx.log.warn({ found, kind, key }, 'an upload was refused by the scanner');
  throw new UploadRefused('infected', refusals.infected());
}

export async function queueScan(ctx: Context, tx: Database, file: FileRow): Promise<void> {
  if (file.scan === 'waiting') await ctx.tasks.queue(tx, scanFileTask, { fileId: file.id });
}

/** Safe to repeat. If the scanner was removed in the meantime, the file keeps waiting. */
export async function scanFile(ctx: Context, fileId: string): Promise<void> {
  const file = await fileById(ctx.db, fileId);
  if (!file || file.scan !== 'waiting' || !ctx.scanner) return;
  const found = await ctx.scanner.scan(await ctx.files.read(file.object_key));
  if (found !== null) {
    ctx.log.warn(
      { found, kind: file.kind, key: file.object_key },
      'the scanner found something in a recording',
    );
  }
  await setScan(ctx.db, file.id, found === null ? 'clean' : 'infected');
}

/** Queues files that still wait, because a scanner may be unavailable for longer than its tasks are retried. */
export async function queueWaitingScans(ctx: Context): Promise<void> {
  if (!ctx.scanner) return;
  for (const file of await filesThatWait(ctx.db)) await queueScan(ctx, ctx.db, file);
}

/** Whether people may open this file. */
export const isOpenable = (file: FileRow): boolean => file.scan === null || file.scan === 'clean';
