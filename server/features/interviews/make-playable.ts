import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileById } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { UnplayableRecording } from '#server/platform/media/errors.ts';
import { remuxToMp4 } from '#server/platform/media/remux.ts';
import { interviewOf, setPlayable } from './store.ts';

/** Makes one seekable mp4 of the interview's video, whatever the browser recorded. The original stays. */
export async function makePlayable(ctx: Context, applicationId: string): Promise<void> {
  const interview = await interviewOf(ctx.db, applicationId);
  const video = await fileById(ctx.db, interview?.video_file_id ?? null);
  if (!interview || !video || interview.playable_key !== null) return;
  const folder = await mkdtemp(join(tmpdir(), 'roundone-video-'));
  try {
    const source = join(folder, 'recorded');
    const target = join(folder, 'playable.mp4');
    await pipeline(await ctx.files.read(video.object_key), createWriteStream(source));
    const remuxed = await remux(ctx, source, target, video.id);
    if (!remuxed) return;
    const key = `playable/${video.id}.mp4`;
    await ctx.files.write(key, createReadStream(target));
    await setPlayable(ctx.db, applicationId, video.id, { key, seconds: remuxed.durationSeconds });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Null for what no player could show; the recording stays as it is. */
async function remux(
  ctx: Context,
  source: string,
  target: string,
  videoId: string,
): Promise<{ durationSeconds: number } | null> {
  try {
    return await remuxToMp4(source, target);
  } catch (error) {
    if (!(error instanceof UnplayableRecording)) throw error;
    ctx.log.warn({ err: error, videoId }, 'an interview video cannot be made playable');
    return null;
  }
}
