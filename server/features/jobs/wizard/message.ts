import type { UploadRule } from '#contract/shared/endpoint.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { storeUpload } from '#server/features/uploads/store-upload.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, IncomingFile } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { editJob, refuseDeleted } from '#server/features/jobs/changes/change-job.ts';
import type { Edit } from '#server/features/jobs/changes/revisions.ts';
import { messageByPath, replaceMessage, takeUnusedMessages } from '#server/features/jobs/details-store.ts';
import { jobInReach, jobSeenByCandidate, ownJob, updateJob } from '#server/features/jobs/store.ts';

/** The personal message: one video per job, shown to candidates. A new one replaces the previous one. */
export async function uploadMessage(
  ctx: Context,
  edit: Edit,
  rule: UploadRule,
  file: IncomingFile,
): Promise<string> {
  await requireEditable(ctx, edit.companyId, edit.jobId);
  const stored = await storeUpload(ctx, edit.companyId, rule, file);
  const keys = await editJob(ctx, edit, async (tx, job) => {
    const now = ctx.clock.now();
    await updateJob(tx, job.id, { updated_at: now });
    const replaced = await replaceMessage(tx, job.id, stored.id, now);
    // The video that candidates still see is kept until the changes are applied.
    return takeUnusedMessages(tx, replaced);
  });
  for (const key of keys) await ctx.files.delete(key);
  return stored.path;
}

async function requireEditable(ctx: Context, employerId: string, jobId: string): Promise<void> {
  const job = await ownJob(ctx.db, employerId, jobId);
  if (!job) throw notFound();
  refuseDeleted(job);
}

/** A link to a personal message, for anyone who can see its job. */
export async function messageUrl(ctx: Context, viewer: Caller, path: string): Promise<string> {
  const message = await messageByPath(ctx.db, path);
  if (!message) throw notFound();
  const { file, jobIds, changed } = message;
  const shownBy = viewer.role === 'employer' ? [...jobIds, ...changed] : jobIds;
  const job =
    shownBy.length === 0
      ? null
      : viewer.role === 'employer'
        ? await jobInReach(ctx.db, reachOf(viewer), shownBy)
        : await jobSeenByCandidate(ctx.db, viewer.id, shownBy);
  if (!job) throw notFound();
  return fileUrl(ctx, file);
}
