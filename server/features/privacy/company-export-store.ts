import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { type HeldForCompany, companyFiles } from './company-held-store.ts';
import type { Table } from './held-store.ts';
import type { RowOrder } from './row-order-store.ts';

export type CompanyExportRow = Selectable<Schema['company_exports']>;

/** Puts the request in place of an earlier one. Returns the object of that one. */
export async function replaceCompanyExport(
  tx: Database,
  { id, companyId, askedAt }: { id: string; companyId: string; askedAt: Date },
): Promise<string | null> {
  const earlier = await tx
    .deleteFrom('company_exports')
    .where('company_id', '=', companyId)
    .returning('object_key')
    .executeTakeFirst();
  await tx
    .insertInto('company_exports')
    .values({ id, company_id: companyId, asked_at: askedAt, state: 'making' })
    .execute();
  return earlier?.object_key ?? null;
}

export async function companyExportOf(db: Database, companyId: string): Promise<CompanyExportRow | null> {
  const row = await db
    .selectFrom('company_exports')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

export async function companyExportById(db: Database, id: string): Promise<CompanyExportRow | null> {
  const row = await db.selectFrom('company_exports').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** False if the request was replaced meanwhile. */
export async function markCompanyExportReady(
  db: Database,
  id: string,
  { key, bytes, expiresAt }: { key: string; bytes: number; expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('company_exports')
    .set({ state: 'ready', object_key: key, bytes, expires_at: expiresAt })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markCompanyExportFailed(db: Database, id: string): Promise<void> {
  await db.updateTable('company_exports').set({ state: 'failed' }).where('id', '=', id).execute();
}

/** Deletes archives that nobody can open any more. Returns the keys of their objects. */
export async function deleteOldCompanyExports(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('company_exports')
    .where('expires_at', '<=', now)
    .returning('object_key')
    .execute();
  return rows.flatMap(({ object_key }) => object_key ?? []);
}

/** Ends archives that would outlive what is erased. Returns the keys of their objects. */
export async function endCompanyExports(tx: Database, companyIds: readonly string[]): Promise<string[]> {
  if (companyIds.length === 0) return [];
  const rows = await tx
    .deleteFrom('company_exports')
    .where('company_id', 'in', [...companyIds])
    .returning('object_key')
    .execute();
  return rows.flatMap(({ object_key }) => object_key ?? []);
}

const AT_A_TIME = 500;

interface Placed {
  place: string[];
  held: Record<string, unknown>;
}

/** The rows of a table that belong to the company, without its secrets, some hundreds at a time. */
export async function* rowsOfCompany(
  db: Database,
  table: Table,
  { where, secret = [] }: HeldForCompany,
  companyId: string,
  order: RowOrder,
): AsyncGenerator<Record<string, unknown>> {
  let after: string[] | null = null;
  for (;;) {
    const rows: Placed[] = (
      await sql<Placed>`
      SELECT ${order.place} AS place, to_jsonb(held_row) - ${[...secret]}::text[] AS held
      FROM (
        SELECT * FROM ${sql.table(table)}
        WHERE ${where(companyId)} AND ${order.after(after)} ORDER BY ${order.by} LIMIT ${AT_A_TIME}
      ) AS held_row ORDER BY ${order.by}`.execute(db)
    ).rows;
    for (const { held } of rows) yield held;
    const last = rows.at(-1);
    if (rows.length < AT_A_TIME || !last) return;
    after = last.place;
  }
}

/** The files of the company, in the order of their names. */
export async function filesOfCompany(db: Database, companyId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'object_key', 'original_name', 'application_id'])
    .where(companyFiles.where(companyId))
    .orderBy('id')
    .execute();
}

export async function companyName(db: Database, companyId: string): Promise<string | null> {
  const row = await db.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirst();
  return row?.name ?? null;
}
