import type { InterviewRow } from '#server/features/interviews/store.ts';
import type { FileOfApplication } from '#server/features/uploads/file-holder.ts';
import { fileUrl, objectUrl } from '#server/features/uploads/file-url.ts';
import { isOpenable } from '#server/features/uploads/scan.ts';
import type { FileRow } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { containerOfKey, mediaTypeOf } from '#server/platform/media/containers.ts';

/** The seekable copy if it exists, else the original recording. */
export function videoUrl(
  ctx: Context,
  interview: Pick<InterviewRow, 'video_file_id' | 'playable_key'>,
  files: Map<string, FileRow>,
  of: Omit<FileOfApplication, 'what'>,
): string | null {
  const film: FileOfApplication = { ...of, what: 'film' };
  const recorded = interview.video_file_id === null ? undefined : files.get(interview.video_file_id);
  if (!recorded) return null;
  if (interview.playable_key === null)
    return isOpenable(recorded) ? fileUrl(ctx, recorded, 'inline', film) : null;
  const container = containerOfKey(interview.playable_key);
  const video = {
    object_key: interview.playable_key,
    media_type: mediaTypeOf(container),
    filename: `video.${container}`,
  };
  return objectUrl(ctx, video, 'inline', film);
}
