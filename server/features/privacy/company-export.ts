import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OutputOf } from '#contract/endpoint.ts';
import { EXPORT_HOURS, HOUR_MS } from '#contract/limits.ts';
import type { getCompanyExport } from '#contract/privacy.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { insertExportViews } from '#server/features/feedback/view-store.ts';
import { deleteObjects } from '#server/features/uploads/delete-objects.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { type ArchiveEntry, type Listed, indexPage, safeName, zipOf } from './archive.ts';
import * as store from './company-export-store.ts';
import { COMPANY_KINDS, HELD_FOR_COMPANY, LEFT } from './company-held-store.ts';
import type { Table } from './held-store.ts';
import { rowOrders } from './row-order-store.ts';
import { makeCompanyExportTask } from './tasks.ts';

/** The archive with everything that is held for a company, but no secret. Owners ask for it. */

export async function requestCompanyExport(
  ctx: Context,
  caller: EmployerCaller,
  address: string,
): Promise<void> {
  const { companyId } = caller;
  const at = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const id = randomUUID();
    const earlier = await store.replaceCompanyExport(tx, { id, companyId, askedAt: at });
    if (earlier !== null) await ctx.tasks.queue(tx, deleteObjects, { keys: [earlier] });
    await ctx.tasks.queue(tx, makeCompanyExportTask, { exportId: id });
    await insertExportViews(tx, {
      companyId,
      userId: caller.id,
      role: caller.memberRole,
      at,
      visit: caller.sessionId,
    });
    await recordAudit(tx, {
      at,
      companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'company.export-asked',
      address,
    });
  });
}

export async function showCompanyExport(
  ctx: Context,
  caller: EmployerCaller,
): Promise<OutputOf<typeof getCompanyExport>> {
  const row = await store.companyExportOf(ctx.db, caller.companyId);
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
            filename: 'company-data.zip',
            mediaType: 'application/zip',
            expiresAt,
            disposition: 'attachment',
          }),
  };
}

/** Makes the archive. Safe to repeat. */
export async function makeCompanyExport(ctx: Context, exportId: string): Promise<void> {
  const row = await store.companyExportById(ctx.db, exportId);
  if (row?.state !== 'making') return;
  const key = `exports/${exportId}.zip`;
  try {
    const { bytes } = await ctx.files.write(key, Readable.from(zipOf(entriesOfCompany(ctx, row.company_id))));
    const expiresAt = new Date(ctx.clock.now().getTime() + EXPORT_HOURS * HOUR_MS);
    if (!(await store.markCompanyExportReady(ctx.db, exportId, { key, bytes, expiresAt })))
      await ctx.files.delete(key);
    ctx.log.info({ exportId, bytes }, 'an archive for a company was made');
  } catch (error) {
    await store.markCompanyExportFailed(ctx.db, exportId);
    throw error;
  }
}

/** Run regularly: deletes archives whose link has ended. */
export async function forgetOldCompanyExports(ctx: Context): Promise<void> {
  const keys = await store.deleteOldCompanyExports(ctx.db, ctx.clock.now());
  if (keys.length > 0) await ctx.tasks.queue(ctx.db, deleteObjects, { keys });
}

/** What the archive has. The same data give the same bytes on every engine, but for the time that the page states. */
export async function* entriesOfCompany(ctx: Context, companyId: string): AsyncGenerator<ArchiveEntry> {
  const name = await store.companyName(ctx.db, companyId);
  if (name === null) return;
  const listed: Listed[] = [];
  const orderOf = await rowOrders(ctx.db);
  for (const [kind, tables] of Object.entries(HELD_FOR_COMPANY)) {
    for (const [table, held] of Object.entries(tables)) {
      const file = `data/${kind}/${table}.json`;
      listed.push({ name: file, what: COMPANY_KINDS[kind as keyof typeof COMPANY_KINDS] });
      yield {
        name: file,
        content: rowsAsJson(
          store.rowsOfCompany(ctx.db, table as Table, held, companyId, orderOf(table as Table)),
        ),
      };
    }
  }
  for (const file of await store.filesOfCompany(ctx.db, companyId)) {
    if ((await ctx.files.size(file.object_key)) === null) continue;
    const folder = file.application_id === null ? 'files' : `files/${file.application_id}`;
    const path = `${folder}/${file.id.slice(0, 8)}-${safeName(file.original_name)}`;
    listed.push({ name: path, what: file.original_name });
    yield { name: path, content: await ctx.files.read(file.object_key) };
  }
  yield indexPage({
    title: `Data of ${name}`,
    lead: `Everything that Roundone held for ${name} on ${ctx.clock.now().toUTCString()}: one file for each table, and the files.`,
    listed,
    left: Object.entries(LEFT).map(([why, left]) => `${why} (${left.join(', ')})`),
  });
}

/** The rows one by one, so that a large table is never in memory as a whole. */
async function* rowsAsJson(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let begun = '[';
  for await (const row of rows) {
    yield encoder.encode(`${begun}\n${JSON.stringify(row)}`);
    begun = ',';
  }
  yield encoder.encode(begun === '[' ? '[]\n' : '\n]\n');
}
