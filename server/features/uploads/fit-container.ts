import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { type ContainerName, mediaTypeOf } from '#server/platform/media/containers.ts';
import { UnplayableRecording } from '#server/platform/media/errors.ts';
import { remuxIfNeeded } from '#server/platform/media/remux.ts';
import { defineTask } from '#server/platform/tasks/tasks.ts';
import { inTemporaryFolder } from '#server/platform/process/temporary-folder.ts';
import { queueCaptions } from './captions/make-captions.ts';
import { deleteObjects } from './delete-objects.ts';
import { lastLinkEnds } from './file-url.ts';
import { type FileRow, fileById, replaceObject } from './store.ts';

export const fitContainerTask = defineTask({
  name: 'uploads.fit-container',
  queue: 'speech',
  isLong: true,
  payload: z.object({ fileId: z.string() }),
  // Long enough for the largest video on a slow disk.
  expireInSeconds: 3_600,
});

/** People upload whatever their phone or program made. This puts it into the container that most browsers play. */
export async function queueFitContainer(ctx: Context, tx: Database, file: FileRow): Promise<void> {
  if (file.kind === 'video') await ctx.tasks.queue(tx, fitContainerTask, { fileId: file.id });
}

/**
 * Copies the streams of an uploaded video into the container that suits them. A video that cannot be copied stays as it
 * is. It is then transcribed for its captions. Safe to repeat.
 */
export async function fitContainer(ctx: Context, fileId: string): Promise<void> {
  const file = await fileById(ctx.db, fileId);
  if (!file) return;
  try {
    await inTemporaryFolder(async (folder) => {
      const source = join(folder, 'uploaded');
      const target = join(folder, 'remuxed');
      await pipeline(await ctx.files.read(file.object_key), createWriteStream(source));
      const made = await remuxIfNeeded(source, target);
      if (made) await replaceBy(ctx, file, made.container, target);
    });
  } catch (error) {
    if (!(error instanceof UnplayableRecording)) throw error;
    ctx.log.info({ err: error, fileId }, 'an uploaded video stays in its own container');
  }
  await queueCaptions(ctx, ctx.db, fileId);
}

async function replaceBy(ctx: Context, file: FileRow, container: ContainerName, made: string): Promise<void> {
  const key = `video/${randomUUID()}.${container}`;
  const { bytes } = await ctx.files.write(key, createReadStream(made));
  const isReplaced = await inTransaction(ctx.db, async (tx) => {
    const replaced = await replaceObject(tx, file, {
      object_key: key,
      media_type: mediaTypeOf(container),
      bytes,
      original_name: `${file.original_name.replace(/\.[^.]*$/, '') || 'video'}.${container}`,
    });
    // A page may have a link to the former object.
    if (replaced) {
      const options = { startAfter: lastLinkEnds(ctx.clock.now()) };
      await ctx.tasks.queue(tx, deleteObjects, { keys: [file.object_key], formerOf: file.id }, options);
    }
    return replaced;
  });
  // The file was deleted in the meantime.
  if (!isReplaced) await ctx.files.delete(key);
}
