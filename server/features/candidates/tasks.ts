import { z } from 'zod';
import type { Database } from '#server/database/database.ts';
import { fileById } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { UnreadableDocument } from '#server/platform/documents/errors.ts';
import { extractText } from '#server/platform/documents/extract-text.ts';
import { type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';
import { keepResumeText } from './store.ts';

const readResume = defineTask({
  name: 'candidates.readResume',
  payload: z.object({ candidateId: z.uuid(), fileId: z.uuid() }),
});

/** Queues reading the text of a new resume, for comparing it with jobs. */
export async function queueResumeReading(
  ctx: Context,
  db: Database,
  resume: { candidateId: string; fileId: string },
): Promise<void> {
  await ctx.tasks.queue(db, readResume, resume);
}

export const candidatesHandlers: TaskHandler[] = [
  taskHandler(readResume, async (ctx, { candidateId, fileId }) => {
    const file = await fileById(ctx.db, fileId);
    if (!file) return;
    const text = await textOf(ctx, await ctx.files.bytes(file.object_key), file.media_type);
    await keepResumeText(ctx.db, { userId: candidateId, fileId, text });
  }),
];

/** Blank for a resume without readable text, a scan for example: people can still read it. */
async function textOf(ctx: Context, bytes: Uint8Array, mediaType: string): Promise<string> {
  try {
    const { text } = await extractText(bytes, mediaType);
    return text.replaceAll('\0', '').toWellFormed();
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    ctx.log.info({ mediaType, reason: error.message }, 'A resume has no text that can be read');
    return '';
  }
}
