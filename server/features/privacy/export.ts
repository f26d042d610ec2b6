import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { EXPORT_HOURS, HOUR_MS } from '#contract/shared/limits.ts';
import type { getExport } from '#contract/privacy/privacy.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { insertExportViews } from '#server/features/feedback/view-store.ts';
import { deleteObjects } from '#server/features/uploads/delete-objects.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { companyArchive } from './company-archive.ts';
import * as store from './export-store.ts';
import { personArchive } from './person-archive.ts';
import { makeExportTasks } from './tasks.ts';

/** Archives with all data about a person, or, for owners, about a company. */

const ARCHIVES = {
  person: { filename: 'my-data.zip', bytesOf: personArchive },
  company: { filename: 'company-data.zip', bytesOf: companyArchive },
};

export const requestExport = (ctx: Context, userId: string): Promise<void> =>
  inTransaction(ctx.db, (tx) => askFor(ctx, tx, 'person', userId));

export async function requestCompanyExport(
  ctx: Context,
  { id: userId, companyId, memberRole: role, sessionId: visit }: EmployerCaller,
  address: string,
): Promise<void> {
  const at = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    await askFor(ctx, tx, 'company', companyId);
    await insertExportViews(tx, { companyId, userId, role, at, visit });
    await recordAudit(tx, {
      at,
      companyId,
      actor: { kind: 'member', userId },
      action: 'company.export-asked',
      address,
    });
  });
}

/** Requests a new archive, which replaces any earlier one. */
async function askFor(ctx: Context, tx: Database, of: store.ExportOf, ownerId: string): Promise<void> {
  const id = randomUUID();
  const keys = await store.deleteExports(tx, of, [ownerId]);
  if (keys.length > 0) await ctx.tasks.queue(tx, deleteObjects, { keys });
  await store.insertExport(tx, of, { id, ownerId, askedAt: ctx.clock.now() });
  await ctx.tasks.queue(tx, makeExportTasks[of], { exportId: id });
}

export async function showExport(
  ctx: Context,
  of: store.ExportOf,
  ownerId: string,
): Promise<OutputOf<typeof getExport>> {
  const row = await store.exportOf(ctx.db, of, ownerId);
  if (!row || (row.expires_at !== null && row.expires_at <= ctx.clock.now())) return null;
  const { object_key: key, expires_at: expiresAt } = row;
  return {
    askedDate: row.asked_at.toISOString(),
    state: row.state,
    bytes: row.bytes === null ? null : Number(row.bytes),
    untilDate: expiresAt?.toISOString() ?? null,
    link:
      key === null || expiresAt === null
        ? null
        : ctx.links.sign({
            key,
            filename: ARCHIVES[of].filename,
            mediaType: 'application/zip',
            expiresAt,
            disposition: 'attachment',
          }),
  };
}

/** Creates the archive. Safe to repeat. */
export async function makeExport(ctx: Context, of: store.ExportOf, exportId: string): Promise<void> {
  const row = await store.exportById(ctx.db, of, exportId);
  if (row?.state !== 'making') return;
  const key = `exports/${exportId}.zip`;
  try {
    const { bytes } = await ctx.files.write(key, Readable.from(ARCHIVES[of].bytesOf(ctx, row.owner_id)));
    const expiresAt = new Date(ctx.clock.now().getTime() + EXPORT_HOURS * HOUR_MS);
    if (!(await store.markExportReady(ctx.db, of, exportId, { key, bytes, expiresAt })))
      await ctx.files.delete(key);
    ctx.log.info({ exportId, bytes }, `an archive for a ${of} was made`);
  } catch (error) {
    await store.markExportFailed(ctx.db, of, exportId);
    throw error;
  }
}

/** Runs regularly: deletes archives whose link has expired. */
export async function forgetOldExports(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const keys = [
    ...(await store.deleteOldExports(ctx.db, 'person', now)),
    ...(await store.deleteOldExports(ctx.db, 'company', now)),
  ];
  if (keys.length > 0) await ctx.tasks.queue(ctx.db, deleteObjects, { keys });
}
