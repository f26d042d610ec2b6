import type { Role } from '#contract/shared/audience.ts';
import type { UploadRule } from '#contract/shared/endpoint.ts';
import { updateUser, userById } from '#server/features/accounts/store.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { storeUpload } from '#server/features/uploads/store-upload.ts';
import { fileById, ownFile } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, IncomingFile } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { companyById, updateCompany } from './store.ts';

/** A candidate, or the company of an employer. */
interface PictureOwner {
  role: Role;
  id: string;
}

/** Stores a picture as a candidate's picture or a company's logo. */
export async function uploadPicture(
  ctx: Context,
  owner: PictureOwner,
  rule: UploadRule,
  file: IncomingFile,
): Promise<string> {
  const stored = await storeUpload(ctx, owner.id, rule, file);
  const update = owner.role === 'employer' ? updateCompany : updateUser;
  await update(ctx.db, owner.id, { avatar_file_id: stored.id });
  return stored.path;
}

/** A link to the caller's picture, or to the upload at this path. Null if there is no picture yet. */
export async function pictureUrl(
  ctx: Context,
  caller: Caller,
  path: string | undefined,
): Promise<string | null> {
  const owner = pictureOwner(caller);
  if (path) {
    const named = await ownFile(ctx.db, owner.id, path, ['image']);
    if (!named) throw notFound();
    return fileUrl(ctx, named);
  }
  const row = await (owner.role === 'employer' ? companyById : userById)(ctx.db, owner.id);
  const picture = await fileById(ctx.db, row?.avatar_file_id ?? null);
  return picture ? fileUrl(ctx, picture) : null;
}

/** The owner of the caller's picture: the candidate, or the employer's company. */
export const pictureOwner = (caller: Caller): PictureOwner =>
  caller.role === 'employer'
    ? { role: 'employer', id: caller.companyId }
    : { role: 'candidate', id: caller.id };
