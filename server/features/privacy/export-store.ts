import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Held, Subject } from './held-store.ts';
import type { RowOrder } from './row-order-store.ts';

export type ExportRow = Selectable<Schema['exports']>;

/** Puts the request in place of an earlier one. Returns the object of that one. */
export async function replaceExport(
  tx: Database,
  { id, userId, askedAt }: { id: string; userId: string; askedAt: Date },
): Promise<string | null> {
  const earlier = await tx
    .deleteFrom('exports')
    .where('user_id', '=', userId)
    .returning('object_key')
    .executeTakeFirst();
  await tx
    .insertInto('exports')
    .values({ id, user_id: userId, asked_at: askedAt, state: 'making' })
    .execute();
  return earlier?.object_key ?? null;
}

export async function exportOf(db: Database, userId: string): Promise<ExportRow | null> {
  const row = await db.selectFrom('exports').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ?? null;
}

export async function exportById(db: Database, id: string): Promise<ExportRow | null> {
  const row = await db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** False if the request was replaced, or its person erased, meanwhile. */
export async function markExportReady(
  db: Database,
  id: string,
  { key, bytes, expiresAt }: { key: string; bytes: number; expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('exports')
    .set({ state: 'ready', object_key: key, bytes, expires_at: expiresAt })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markExportFailed(db: Database, id: string): Promise<void> {
  await db.updateTable('exports').set({ state: 'failed' }).where('id', '=', id).execute();
}

/** Deletes archives that nobody can open any more. Returns the keys of their objects. */
export async function deleteOldExports(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('exports')
    .where('expires_at', '<=', now)
    .returning('object_key')
    .execute();
  return rows.flatMap(({ object_key }) => object_key ?? []);
}

/** The rows of a table about the subject, without its secrets. */
export async function rowsOf(
  db: Database,
  { table, where, secret = [] }: Held,
  subject: Subject,
  order: RowOrder,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ held: Record<string, unknown> }>`
    SELECT to_jsonb(held_row) - ${[...secret]}::text[] AS held
    FROM (SELECT * FROM ${sql.table(table)} WHERE ${where(subject)} ORDER BY ${order.by}) AS held_row`.execute(
    db,
  );
  return rows.map(({ held }) => held);
}

/** The mails to these addresses that are stored here. */
export async function mailsTo(db: Database, addresses: readonly string[]) {
  return db
    .selectFrom('outbox_mails')
    .select(['created_at', 'recipient', 'subject', 'body_text'])
    .where(sql<boolean>`lower(recipient) = ANY(${[...addresses]}::text[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The files of the person, in the order of their names. */
export async function filesOf(db: Database, subject: Subject, files: Held) {
  return db
    .selectFrom('files')
    .select(['id', 'object_key', 'original_name', 'kind', 'application_id'])
    .where(files.where(subject))
    .orderBy('id')
    .execute();
}
