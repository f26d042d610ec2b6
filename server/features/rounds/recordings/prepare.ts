import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Database, inTransaction } from '#server/database/database.ts';
import { deleteObjects } from '#server/features/uploads/delete-objects.ts';
import { queueScan, scanStored } from '#server/features/uploads/scan.ts';
import { insertFile } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { sniff } from '#server/platform/files/sniff.ts';
import { mediaTypeOf } from '#server/platform/media/containers.ts';
import { UnplayableRecording } from '#server/platform/media/errors.ts';
import { remuxIfNeeded } from '#server/platform/media/remux.ts';
import { type Tracks, videoTracks } from '#server/platform/media/video-tracks.ts';
import { inTemporaryFolder } from '#server/platform/process/temporary-folder.ts';
import { type Round, lockRound } from '../held-round-store.ts';
import * as store from './recording-store.ts';
import { hearRecordingTask } from './tasks.ts';

/** A file that can be stored as the recording. */
interface Playable {
  path: string;
  extension: string;
  mediaType: string;
}

/**
 * Joins the pieces of an upload into one file, in the container that most browsers play, and queues its transcription.
 * Safe to repeat.
 */
export async function prepareRecording(ctx: Context, recordingId: string): Promise<void> {
  const recording = await store.roundRecordingById(ctx.db, recordingId);
  if (recording?.state !== 'preparing') return;
  await inTemporaryFolder(async (folder) => {
    const path = join(folder, 'uploaded');
    const keys = await store.roundPieces(ctx.db, recordingId);
    await pipeline(Readable.from(contentOf(ctx, keys)), createWriteStream(path));
    const playable = await playableOf(ctx, path, folder);
    if (!playable) {
      await finish(ctx, recording, (tx) => store.setRoundRecording(tx, recordingId, { state: 'refused' }));
      return;
    }
    // The same key for each try.
    const key = `${store.recordingFolder(recording)}whole.${playable.extension}`;
    const { bytes } = await ctx.files.write(key, createReadStream(playable.path));
    const scan = await scanStored(ctx, 'roundRecording', key);
    const isKept = await finish(ctx, recording, async (tx, round) => {
      const file = await insertFile(tx, {
        path: key.replaceAll('/', '-'),
        object_key: key,
        owner_id: round.candidateId,
        application_id: round.applicationId,
        kind: 'roundRecording',
        media_type: playable.mediaType,
        bytes,
        scan,
        original_name: `${recording.file_name.replace(/\.[^.]*$/, '') || 'recording'}.${playable.extension}`,
        created_at: ctx.clock.now(),
      });
      await queueScan(ctx, tx, file);
      await store.setRoundRecording(tx, recordingId, { state: 'hearing', file_id: file.id });
      await ctx.tasks.queue(tx, hearRecordingTask, { recordingId });
    });
    if (!isKept) await ctx.files.delete(key);
  });
}

async function* contentOf(ctx: Context, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) yield* await ctx.files.read(key);
}

/** Makes the change and deletes the pieces, which are no longer needed. Returns false if the recording was deleted. */
async function finish(
  ctx: Context,
  { id, round_id: roundId }: store.RoundRecording,
  change: (tx: Database, round: Round) => Promise<void>,
): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const round = await lockRound(tx, roundId);
    const recording = await store.roundRecordingById(tx, id);
    if (!round || !recording) return false;
    // Another try has stored the same object.
    if (recording.state !== 'preparing') return true;
    await change(tx, round);
    await ctx.tasks.queue(tx, deleteObjects, { keys: await store.roundPieces(tx, id) });
    await store.deleteRoundPieces(tx, id);
    return true;
  });
}

const HEAD_BYTES = 64 * 1024;

/** Null for something that is not a recording, or is too damaged to have video or audio. */
async function playableOf(ctx: Context, path: string, folder: string): Promise<Playable | null> {
  const type = await lookAt(path, (read) =>
    read(0, HEAD_BYTES).then((head) => sniff(head, 'roundRecording')),
  );
  if (!type) return null;
  const { size } = await stat(path);
  const tracks = await lookAt(path, (read) => videoTracks(size, read));
  // A file that takes too long to inspect may be fine.
  if (tracks && !tracks.hasPicture && !tracks.hasSound) return null;
  const fitting = type.mediaType.startsWith('video/') ? await fit(ctx, path, join(folder, 'playable')) : null;
  return withType(fitting ?? { path, ...type }, tracks);
}

/** Null if it already has the right container or cannot be copied. It then stays as it is. */
async function fit(ctx: Context, path: string, target: string): Promise<Playable | null> {
  try {
    const made = await remuxIfNeeded(path, target);
    return made && { path: target, extension: made.container, mediaType: mediaTypeOf(made.container) };
  } catch (error) {
    if (!(error instanceof UnplayableRecording)) throw error;
    ctx.log.info({ err: error }, 'the recording of a round stays in its own container');
    return null;
  }
}

const withType = ({ path, extension, mediaType }: Playable, tracks: Tracks | null): Playable => ({
  path,
  extension,
  mediaType: tracks?.hasPicture === false ? mediaType.replace(/^video\//, 'audio/') : mediaType,
});

type Read = (start: number, end: number) => Promise<Uint8Array>;

async function lookAt<T>(path: string, look: (read: Read) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await look(async (start, end) => {
      const bytes = Buffer.alloc(end - start);
      const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
      return bytes.subarray(0, bytesRead);
    });
  } finally {
    await file.close();
  }
}
