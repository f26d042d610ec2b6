import type { Context } from '#server/platform/context.ts';
import { receiveUpload } from '#server/platform/files/uploads.ts';
import type { UploadKind } from '#server/platform/files/sniff.ts';
import type { IncomingFile } from '#server/platform/http/route.ts';
import { type FileRow, insertFile } from './store.ts';

/**
 * Keeps an upload as a file of this person's. Throws TooLarge, UploadRefused or StorageFull, each fit to show, and
 * then keeps nothing.
 */
export async function storeUpload(
  ctx: Context,
  ownerId: string,
  upload: { kind: UploadKind; maxBytes: number },
  file: IncomingFile,
): Promise<FileRow> {
  const received = await receiveUpload(file.stream, { files: ctx.files, ...upload, folder: upload.kind });
  return insertFile(ctx.db, {
    // Flat, so that it also serves as the `name` part of an address.
    path: received.key.replaceAll('/', '-'),
    object_key: received.key,
    owner_id: ownerId,
    kind: upload.kind,
    media_type: received.mediaType,
    bytes: received.bytes,
    original_name: file.filename.slice(0, 255).toWellFormed().replaceAll('\0', ''),
    created_at: ctx.clock.now(),
  });
}
