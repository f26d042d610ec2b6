import * as said from '#contract/messages/en/privacy-mails.ts';
import { type Table, listTables } from '#server/database/whole/catalogue.ts';
import type { Context } from '#server/platform/context.ts';
import * as store from './archive-rows-store.ts';
import { type ArchiveEntry, type Listed, indexPage, safeName, zipOf } from './archive.ts';
import {
  COMPANY_KINDS,
  HELD_FOR_COMPANY,
  type HeldForCompany,
  LEFT,
  companyFiles,
} from './company-held-store.ts';

/** All data stored for a company, without secrets. */
export const companyArchive = (ctx: Context, companyId: string): AsyncGenerator<Uint8Array> =>
  zipOf(entriesOf(ctx, companyId), ctx.clock.now());

async function* entriesOf(ctx: Context, companyId: string): AsyncGenerator<ArchiveEntry> {
  const name = await store.companyName(ctx.db, companyId);
  if (name === null) return;
  const listed: Listed[] = [];
  const known = new Map((await listTables(ctx.db, ['public'])).map((each) => [each.name, each]));
  for (const [kind, tables] of Object.entries(HELD_FOR_COMPANY)) {
    for (const [tableName, held] of Object.entries(tables)) {
      const table = known.get(tableName)!;
      const file = `data/${kind}/${tableName}.json`;
      listed.push({ name: file, what: COMPANY_KINDS[kind as keyof typeof COMPANY_KINDS]() });
      yield { name: file, content: rowsAsJson(ctx, table, held, companyId) };
    }
  }
  for (const file of await store.filesWhere(ctx.db, companyFiles.where(companyId))) {
    if ((await ctx.files.size(file.object_key)) === null) continue;
    const folder = file.application_id === null ? 'files' : `files/${file.application_id}`;
    const path = `${folder}/${file.id.slice(0, 8)}-${safeName(file.original_name)}`;
    listed.push({ name: path, what: file.original_name });
    yield { name: path, content: await ctx.files.read(file.object_key) };
  }
  yield indexPage({
    title: said.archiveOfCompany({ name }),
    lead: said.archiveOfCompanyLead({ name, when: ctx.clock.now().toUTCString() }),
    listed,
    left: LEFT.map(([why, tables]) => said.archiveLacksTables({ why: why(), tables: tables.join(', ') })),
  });
}

/** The rows one by one, so that a large table is never completely in memory. */
async function* rowsAsJson(
  ctx: Context,
  table: Table,
  held: HeldForCompany,
  companyId: string,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let begun = '[';
  for await (const row of store.rowsOfCompany(ctx.db, table, held, companyId)) {
    yield encoder.encode(`${begun}\n${JSON.stringify(row)}`);
    begun = ',';
  }
  yield encoder.encode(begun === '[' ? '[]\n' : '\n]\n');
}
