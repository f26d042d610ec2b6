import { buffer } from 'node:stream/consumers';
import type { Context } from '#server/platform/context.ts';
import { UnreadableDocument } from '#server/platform/documents/errors.ts';
import { extractText } from '#server/platform/documents/extract-text.ts';
import { UploadRefused } from '#server/platform/files/errors.ts';
import type { ReceivedUpload } from '#server/platform/files/uploads.ts';

/**
 * Throws UploadRefused for a PDF that opens only with a password, because nobody who gets it has that. A PDF that merely
 * forbids printing or copying is encrypted too, and opens.
 */
export async function requireOpen(ctx: Context, { key, mediaType }: ReceivedUpload): Promise<void> {
  if (mediaType !== 'application/pdf') return;
  const bytes = await buffer(await ctx.files.read(key));
  if (!bytes.includes('/Encrypt')) return;
  try {
    await extractText(bytes, mediaType);
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    throw new UploadRefused('format', error.message);
  }
}
