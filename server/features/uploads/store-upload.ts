import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { UploadRefused } from '#server/platform/files/errors.ts';
import { type ReceivedUpload, receiveUpload } from '#server/platform/files/uploads.ts';
import type { UploadKind } from '#server/platform/files/sniff.ts';
import type { IncomingFile } from '#server/platform/http/route.ts';
import { queueFitContainer } from './fit-container.ts';
import { type InterviewRoom, giveBack, keepReserved, reserve, settle } from './quota.ts';
import { queueScan, scanStored } from './scan.ts';
import { type FileRow, insertFile } from './store.ts';
import { buffer } from 'node:stream/consumers';
import { UnreadableDocument } from '#server/platform/documents/errors.ts';
import { extractText } from '#server/platform/documents/extract-text.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { videoTracks } from '#server/platform/media/video-tracks.ts';

/**
 * Stores an upload as a file of this person. Space is reserved before its bytes arrive, in the account or in the given
 * interview. If it is refused, throws a Failure with a message for the user and stores nothing.
 */
export async function storeUpload(
  ctx: Context,
  ownerId: string,
  upload: { kind: UploadKind; maxBytes: number },
  file: IncomingFile,
  interview: InterviewRoom | null = null,
): Promise<FileRow> {
  const wanted = Math.min(upload.maxBytes, file.requestBytes ?? upload.maxBytes);
  const reservation = await reserve(ctx, ownerId, wanted, interview);
  const stopKeeping = keepReserved(ctx, reservation);
  let received: ReceivedUpload | null = null;
  let mayBeNoted = false;
  try {
    received = await receiveUpload(file.stream, {
      files: ctx.files,
      ...upload,
      folder: upload.kind,
    });
    const { key, bytes, mediaType } = received;
    await requirePicture(ctx, upload.kind, received);
    await requireOpen(ctx, received);
    const scan = await scanStored(ctx, upload.kind, key);
    mayBeNoted = true;
    return await inTransaction(ctx.db, async (tx) => {
      await settle(tx, reservation, bytes);
      const row = await insertFile(tx, {
        // Without slashes, so that it also works as the `name` part of an address.
        path: key.replaceAll('/', '-'),
        object_key: key,
        owner_id: ownerId,
        application_id: interview?.applicationId ?? null,
        kind: upload.kind,
        media_type: mediaType,
        bytes,
        scan,
        original_name: file.filename.slice(0, 255).toWellFormed().replaceAll('\0', ''),
        created_at: ctx.clock.now(),
      });
      await queueScan(ctx, tx, row);
      await queueFitContainer(ctx, tx, row);
      return row;
    });
  } catch (error) {
    // If storing the row failed, the row may still exist, so its object is kept too.
    await giveBack(ctx, reservation, { countsAsUpload: error instanceof UploadRefused });
    if (received && !mayBeNoted) await ctx.files.delete(received.key);
    throw error;
  } finally {
    stopKeeping();
  }
}

/**
 * Throws UploadRefused for a PDF that can only be opened with a password, because no one who receives it has the
 * password. A PDF that only forbids printing or copying is encrypted too, but can be opened.
 */
async function requireOpen(ctx: Context, { key, mediaType }: ReceivedUpload): Promise<void> {
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

/**
 * Throws UploadRefused for a video without a picture, or with an incomplete one. A recording of an interview is
 * accepted if it may contain any video or audio, because it may be cut off, recorded without a camera, or in a format
 * that we can't read.
 */
async function requirePicture(
  ctx: Context,
  kind: UploadKind,
  stored: { key: string; bytes: number },
): Promise<void> {
  if (kind !== 'video' && kind !== 'recording') return;
  const tracks = await videoTracks(stored.bytes, async (start, end) =>
    buffer(await ctx.files.read(stored.key, { start, end: end - 1 })),
  );
  if (kind === 'recording') {
    if (tracks && !tracks.hasPicture && !tracks.hasSound)
      throw new UploadRefused('format', refusals.noRecording());
    return;
  }
  if (tracks && !tracks.hasPicture) throw new UploadRefused('format', refusals.noPicture());
  if (!tracks?.isWhole) throw new UploadRefused('format', refusals.videoDamaged());
}
