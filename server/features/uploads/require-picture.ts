import { buffer } from 'node:stream/consumers';
import { TEXTS } from '#contract/texts.ts';
import type { Context } from '#server/platform/context.ts';
import { UploadRefused } from '#server/platform/files/errors.ts';
import type { UploadKind } from '#server/platform/files/sniff.ts';
import { videoTracks } from '#server/platform/media/video-tracks.ts';

/**
 * Throws UploadRefused for a video without a picture, or with an incomplete one. A recording of an interview
 * is accepted if it may contain any picture or sound: it may be cut off, recorded without a camera, or in a
 * format that we can't read.
 */
export async function requirePicture(
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
      throw new UploadRefused('format', TEXTS.noRecording);
    return;
  }
  if (tracks && !tracks.hasPicture) throw new UploadRefused('format', TEXTS.noPicture);
  if (!tracks?.isWhole) throw new UploadRefused('format', TEXTS.videoDamaged);
}
