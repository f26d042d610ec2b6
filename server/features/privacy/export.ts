import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { HELD_KINDS } from '#contract/held-kinds.ts';
import { EXPORT_HOURS, HOUR_MS } from '#contract/limits.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { getExport } from '#contract/privacy.ts';
import { inTransaction } from '#server/database/database.ts';
import { userById } from '#server/features/accounts/store.ts';
import { timelineOf } from '#server/features/applications/stages/timeline.ts';
import { showReport } from '#server/features/feedback/show-report.ts';
import { deleteObjects } from '#server/features/uploads/delete-objects.ts';
import type { Context } from '#server/platform/context.ts';
import type { CandidateCaller } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { defineTask } from '#server/platform/tasks/tasks.ts';
import { type ArchiveEntry, type Listed, indexPage, jsonEntry, safeName, zipOf } from './archive.ts';
import { addressesOf, applicationsOf } from './erasure-store.ts';
import * as store from './export-store.ts';
import { HELD, type Subject } from './held-store.ts';
import { rowOrders } from './row-order-store.ts';

/** The archive with everything that is held on a candidate. It finds the tables where the erasure does. */

export const makeExportTask = defineTask({
  name: 'privacy.make-export',
  payload: z.object({ exportId: z.string() }),
  retryLimit: 2,
});

/** Asks for a new archive, which replaces an earlier one. */
export async function requestExport(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const id = randomUUID();
    const earlier = await store.replaceExport(tx, { id, userId, askedAt: ctx.clock.now() });
    if (earlier !== null) await ctx.tasks.queue(tx, deleteObjects, { keys: [earlier] });
    await ctx.tasks.queue(tx, makeExportTask, { exportId: id });
  });
}

export async function showExport(ctx: Context, userId: string): Promise<OutputOf<typeof getExport>> {
  const row = await store.exportOf(ctx.db, userId);
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
            filename: 'my-data.zip',
            mediaType: 'application/zip',
            expiresAt,
            disposition: 'attachment',
          }),
  };
}

/** Makes the archive. Safe to repeat. */
export async function makeExport(ctx: Context, exportId: string): Promise<void> {
  const row = await store.exportById(ctx.db, exportId);
  if (row?.state !== 'making') return;
  const key = `exports/${exportId}.zip`;
  try {
    const { bytes } = await ctx.files.write(key, Readable.from(zipOf(entriesOfPerson(ctx, row.user_id))));
    const expiresAt = new Date(ctx.clock.now().getTime() + EXPORT_HOURS * HOUR_MS);
    if (!(await store.markExportReady(ctx.db, exportId, { key, bytes, expiresAt })))
      await ctx.files.delete(key);
    ctx.log.info({ exportId, bytes }, 'an archive for a candidate was made');
  } catch (error) {
    await store.markExportFailed(ctx.db, exportId);
    throw error;
  }
}

/** Run regularly: deletes archives whose link has ended. */
export async function forgetOldExports(ctx: Context): Promise<void> {
  const keys = await store.deleteOldExports(ctx.db, ctx.clock.now());
  if (keys.length > 0) await ctx.tasks.queue(ctx.db, deleteObjects, { keys });
}

/** What the archive has. The same data give the same bytes on every engine, but for the time that the page states. */
export async function* entriesOfPerson(ctx: Context, userId: string): AsyncGenerator<ArchiveEntry> {
  const user = await userById(ctx.db, userId);
  if (!user) return;
  const applicationIds = await applicationsOf(ctx.db, userId);
  const emails = await addressesOf(ctx.db, userId, user.email);
  const subject: Subject = { userId, emails, applicationIds };
  const listed: Listed[] = [];
  const orderOf = await rowOrders(ctx.db);
  const json = (name: string, what: string, value: unknown) => jsonEntry(listed, name, what, value);

  for (const [kind, title] of Object.entries(HELD_KINDS)) {
    const tables: Record<string, unknown> = {};
    for (const held of HELD) {
      if (held.kind !== kind || held.notExported !== undefined) continue;
      const rows = await store.rowsOf(ctx.db, held, subject, orderOf(held.table));
      if (rows.length > 0) tables[held.table] = rows;
    }
    if (kind === 'mails') tables['mails'] = await store.mailsTo(ctx.db, emails);
    if (Object.keys(tables).length > 0) yield json(`data/${kind}.json`, title, tables);
  }
  const reader: CandidateCaller = { id: userId, sessionId: userId, role: 'candidate', isOperator: false };
  for (const id of applicationIds) {
    yield json(
      `applications/${id}/history.json`,
      'How an application went',
      await timelineOf(ctx, userId, id),
    );
    const report = await showReport(ctx, reader, { applicationId: id }).catch((error: unknown) => {
      // It was erased, which the history says.
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (report) yield json(`applications/${id}/report.json`, 'The report on an interview', report);
  }
  for (const file of await store.filesOf(
    ctx.db,
    subject,
    HELD.find(({ table }) => table === 'files')!,
  )) {
    if ((await ctx.files.size(file.object_key)) === null) continue;
    const folder = file.application_id === null ? 'files' : `applications/${file.application_id}`;
    const name = `${folder}/${file.id.slice(0, 8)}-${safeName(file.original_name)}`;
    listed.push({ name, what: file.original_name });
    yield { name, content: await ctx.files.read(file.object_key) };
  }
  yield indexPage({
    title: `Data on ${user.name}`,
    lead: `Everything that Roundone held on you on ${ctx.clock.now().toUTCString()}.`,
    listed,
    left: [...new Set(HELD.flatMap(({ notExported }) => notExported ?? []))],
  });
}
