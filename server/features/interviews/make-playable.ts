import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inTransaction } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { applicationById, lockApplication } from '#server/features/applications/store.ts';
import { fileById, insertFile } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { UnplayableRecording } from '#server/platform/media/errors.ts';
import { mediaTypeOf } from '#server/platform/media/containers.ts';
import { type Joined, joinVideos } from '#server/platform/media/remux.ts';
import { inTemporaryFolder } from '#server/platform/process/temporary-folder.ts';
import { playableKey } from './playable-key.ts';
import { recordingContent } from './recordings.ts';
import { chunksOf, recordingsOf, setVideoOffsets } from './recording-store.ts';
import { interviewOf, setPlayable } from './store.ts';

/**
 * Makes one seekable video of an interview, from the complete video if one was sent, otherwise from the recordings that
 * came in chunks, in sequence. The sources are kept. Safe to repeat.
 */
export async function makePlayable(ctx: Context, attempt: Attempt): Promise<void> {
  const interview = await interviewOf(ctx.db, attempt);
  if (!interview || interview.playable_key !== null || interview.erased_at !== null) return;
  const video = await fileById(ctx.db, interview.video_file_id);
  const sources = video ? [{ id: video.id, content: await ctx.files.read(video.object_key) }] : [];
  // An attempt that was given again also accepts no more bytes, whether it was submitted or not.
  if (!video && (interview.submitted_at || interview.replaced_at)) {
    const recordings = (await recordingsOf(ctx.db, attempt)).filter(({ bytes }) => bytes > 0);
    const ids = recordings.map(({ id }) => id);
    const chunks = Map.groupBy(await chunksOf(ctx.db, ids), (chunk) => chunk.recording_id);
    for (const id of ids)
      sources.push({ id, content: Readable.from(recordingContent(ctx, chunks.get(id) ?? [])) });
  }
  const [first] = sources;
  if (!first) return;
  await inTemporaryFolder(async (folder) => {
    const target = join(folder, 'playable');
    const paths: string[] = [];
    for (const { id, content } of sources) {
      const path = join(folder, id);
      await pipeline(content, createWriteStream(path));
      paths.push(path);
    }
    const joined = await joinOrWarn(ctx, paths, target, { sources: sources.map(({ id }) => id) });
    if (!joined) return;
    // Named after its sources, so that a retry writes the same object.
    const key = playableKey(first.id, joined.container);
    const { bytes } = await ctx.files.write(key, createReadStream(target));
    const playable = { key, seconds: joined.durationSeconds };
    if (video) await setPlayable(ctx.db, attempt, video.id, playable);
    else await keepJoined(ctx, attempt, { ...playable, bytes, joined, ids: sources.map(({ id }) => id) });
  });
}

/** Stores the video that was made from the recordings as its own file, with the position of each recording in it. */
async function keepJoined(
  ctx: Context,
  attempt: Attempt,
  made: { key: string; seconds: number; bytes: number; joined: Joined; ids: readonly string[] },
): Promise<void> {
  const { applicationId } = attempt;
  const { key, seconds, bytes, joined, ids } = made;
  const parts = ids.flatMap((recordingId, index) => {
    const part = joined.parts[index];
    return part ? [{ recordingId, ...part }] : [];
  });
  const leftOut = ids.filter((_, index) => !joined.parts[index]);
  if (leftOut.length > 0)
    ctx.log.warn(
      { recordingIds: leftOut },
      'recordings do not fit into the video of their interview and stay apart',
    );
  await inTransaction(ctx.db, async (tx) => {
    // Erasing the interview locks the same row, and deletes the object again later.
    const application = await applicationById(tx, applicationId);
    if (!application || !(await lockApplication(tx, applicationId))) return;
    if ((await interviewOf(tx, attempt))?.erased_at !== null) return;
    const file = await insertFile(tx, {
      path: key.replaceAll('/', '-'),
      object_key: key,
      owner_id: application.candidate_id,
      application_id: applicationId,
      kind: 'recording',
      media_type: mediaTypeOf(joined.container),
      bytes,
      // Made only from the video and audio streams. Nothing else is copied from the source.
      scan: null,
      original_name: `interview.${joined.container}`,
      created_at: ctx.clock.now(),
    });
    await setPlayable(tx, attempt, file.id, { key, seconds, isJoined: true });
    await setVideoOffsets(tx, parts);
  });
}

/** Returns null if no player could show it. The recording is not changed. */
async function joinOrWarn(
  ctx: Context,
  sources: readonly string[],
  target: string,
  about: object,
): Promise<Joined | null> {
  try {
    return await joinVideos(sources, target);
  } catch (error) {
    if (!(error instanceof UnplayableRecording)) throw error;
    ctx.log.warn({ err: error, ...about }, 'an interview video cannot be made playable');
    return null;
  }
}
