import type { UploadRule } from '#contract/endpoint.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { storeUpload } from '#server/features/uploads/store-upload.ts';
import { fileById, ownFile } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { IncomingFile } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { updateUser, userById } from './store.ts';

/** Stores a picture and sets it as the account's picture. */
export async function uploadPicture(
  ctx: Context,
  userId: string,
  rule: UploadRule,
  file: IncomingFile,
): Promise<string> {
  const stored = await storeUpload(ctx, userId, rule, file);
  await updateUser(ctx.db, userId, { avatar_file_id: stored.id });
  return stored.path;
}

/**
 * A link to one's own picture, or to one's own upload if a path is given; null if there is no picture yet.
 */
export async function pictureUrl(
  ctx: Context,
  userId: string,
  path: string | undefined,
): Promise<string | null> {
  if (path) {
    const named = await ownFile(ctx.db, userId, path, ['image']);
    if (!named) throw notFound();
    return fileUrl(ctx, named);
  }
  const user = await userById(ctx.db, userId);
  const picture = await fileById(ctx.db, user?.avatar_file_id ?? null);
  return picture ? fileUrl(ctx, picture) : null;
}
