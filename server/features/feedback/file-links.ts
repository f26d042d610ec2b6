import type { InterviewRow } from '#server/features/interviews/store.ts';
import type { FileOfApplication } from '#server/features/uploads/file-holder.ts';
import { fileUrl, objectUrl } from '#server/features/uploads/file-url.ts';
import { isOpenable } from '#server/features/uploads/scan.ts';
import type { FileRow } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Disposition } from '#server/platform/files/links.ts';
import { containerOfKey, mediaTypeOf } from '#server/platform/media/containers.ts';

/** A link to a file, for a reader who may see it. Null if there is no file, or it may be harmful. */
export function linkTo(
  ctx: Context,
  files: ReadonlyMap<string, FileRow>,
  id: string | null,
  ofApplication: FileOfApplication | null = null,
  disposition: Disposition = 'inline',
): string | null {
  const file = files.get(id ?? '');
  return file && isOpenable(file) ? fileUrl(ctx, file, disposition, ofApplication) : null;
}

/** The seekable copy if it exists, otherwise the original recording. */
export function videoUrl(
  ctx: Context,
  interview: Pick<InterviewRow, 'video_file_id' | 'playable_key'>,
  files: Map<string, FileRow>,
  of: Omit<FileOfApplication, 'what'>,
): string | null {
  const film: FileOfApplication = { ...of, what: 'film' };
  if (!files.has(interview.video_file_id ?? '')) return null;
  if (interview.playable_key === null) return linkTo(ctx, files, interview.video_file_id, film);
  const container = containerOfKey(interview.playable_key);
  const video = {
    object_key: interview.playable_key,
    media_type: mediaTypeOf(container),
    filename: `video.${container}`,
  };
  return objectUrl(ctx, video, 'inline', film);
}
