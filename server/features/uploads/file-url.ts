import { HOUR_MS } from '#contract/shared/limits.ts';
import type { Context } from '#server/platform/context.ts';
import type { Disposition } from '#server/platform/files/links.ts';
import { type FileOfApplication, holderInLink } from './file-holder.ts';
import type { FileRow } from './store.ts';

/** Long enough for a page that stays open for a working day. Until then, anyone with the link can read the file. */
const LINK_HOURS = 12;

/** A signed link to a file, for a response to a caller who may see it. Relative to the server's address. */
export function fileUrl(
  ctx: Context,
  file: FileRow,
  disposition: Disposition = 'inline',
  ofApplication: FileOfApplication | null = null,
): string {
  return objectUrl(ctx, { ...file, filename: file.original_name || file.path }, disposition, ofApplication);
}

/** When every link to a file that has been created until now will have expired. */
export const lastLinkEnds = (now: Date): Date => new Date(now.getTime() + LINK_HOURS * HOUR_MS);

/** The same for an object without its own row. */
export function objectUrl(
  ctx: Context,
  object: { object_key: string; media_type: string; filename: string },
  disposition: Disposition = 'inline',
  ofApplication: FileOfApplication | null = null,
): string {
  // Rounded to the hour, so that a page that is loaded twice has the same address and the browser's cache is used.
  const hour = Math.floor(ctx.clock.now().getTime() / HOUR_MS);
  const expiresAt = new Date((hour + LINK_HOURS) * HOUR_MS);
  const holder = ofApplication?.holder;
  return ctx.links.sign({
    key: object.object_key,
    filename: object.filename,
    mediaType: object.media_type,
    expiresAt: holder?.kind === 'guest' && holder.expiresAt < expiresAt ? holder.expiresAt : expiresAt,
    disposition,
    ...(ofApplication === null ? {} : { holder: holderInLink(ofApplication) }),
  });
}
