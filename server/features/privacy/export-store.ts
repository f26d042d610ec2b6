import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

const TABLES = {
  person: { table: 'exports', owner: 'user_id' },
  company: { table: 'company_exports', owner: 'company_id' },
} as const;

export type ExportOf = keyof typeof TABLES;
type ExportRow = Omit<Selectable<Schema['exports']>, 'user_id'> & { owner_id: string };

const tableOf = (of: ExportOf) => sql.table(TABLES[of].table);
const ownerIn = (of: ExportOf, ids: readonly string[]) =>
  sql`${sql.ref(TABLES[of].owner)} = ANY(${[...ids]}::uuid[])`;

async function read(db: Database, of: ExportOf, condition: ReturnType<typeof ownerIn>) {
  const { rows } = await sql<ExportRow>`
    SELECT *, ${sql.ref(TABLES[of].owner)} AS owner_id FROM ${tableOf(of)} WHERE ${condition}`.execute(db);
  return rows[0] ?? null;
}

export const exportOf = (db: Database, of: ExportOf, ownerId: string) => read(db, of, ownerIn(of, [ownerId]));
export const exportById = (db: Database, of: ExportOf, id: string) => read(db, of, sql`id = ${id}`);

export async function insertExport(
  tx: Database,
  of: ExportOf,
  { id, ownerId, askedAt }: { id: string; ownerId: string; askedAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO ${tableOf(of)} (id, ${sql.ref(TABLES[of].owner)}, asked_at, state)
    VALUES (${id}, ${ownerId}, ${askedAt}, 'making')`.execute(tx);
}

/** False if the request was replaced or its owner erased in the meantime. */
export async function markExportReady(
  db: Database,
  of: ExportOf,
  id: string,
  { key, bytes, expiresAt }: { key: string; bytes: number; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE ${tableOf(of)} SET state = 'ready', object_key = ${key}, bytes = ${bytes}, expires_at = ${expiresAt}
    WHERE id = ${id} RETURNING id`.execute(db);
  return rows.length > 0;
}

export async function markExportFailed(db: Database, of: ExportOf, id: string): Promise<void> {
  await sql`UPDATE ${tableOf(of)} SET state = 'failed' WHERE id = ${id}`.execute(db);
}

async function deleteWhere(db: Database, of: ExportOf, condition: ReturnType<typeof ownerIn>) {
  const { rows } = await sql<{ object_key: string | null }>`
    DELETE FROM ${tableOf(of)} WHERE ${condition} RETURNING object_key`.execute(db);
  return rows.flatMap(({ object_key }) => object_key ?? []);
}

/**
 * Deletes the archives of these owners, because a new one replaces them or they would outlive erased data. Returns
 * their keys.
 */
export const deleteExports = (tx: Database, of: ExportOf, ownerIds: readonly string[]) =>
  deleteWhere(tx, of, ownerIn(of, ownerIds));

/** Deletes archives that no one can open any more. Returns the keys of their objects. */
export const deleteOldExports = (db: Database, of: ExportOf, now: Date) =>
  deleteWhere(db, of, sql`expires_at <= ${now}`);
