// Deleted rows stay in the database's files: a vacuum frees their space but leaves their bytes, and the log keeps what
// was written. PostgreSQL cleans up in time; an embedded database that is hardly used might keep them for years.

import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/**
 * Rewrites tables without deleted rows, and drops the old log. Others can use the database between two tables, and
 * wait while one is written: about a second per 10 MB on a slow machine. Returns the names of the tables that were
 * left out because they are larger than `mostBytes`.
 */
export async function rewriteTables(db: Database, mostBytes: number): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; bytes: string }>`
    SELECT oid::regclass::text AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
    WHERE relkind = 'r' AND relnamespace::regnamespace::text <> ALL ('{pg_catalog,information_schema}')
      AND pg_relation_size(oid) > 0
    ORDER BY 1`.execute(db);
  const large = tables.filter(({ bytes }) => Number(bytes) > mostBytes);
  for (const { name, bytes } of tables)
    if (Number(bytes) <= mostBytes) await sql`VACUUM (FULL, ANALYZE) ${sql.raw(name)}`.execute(db);
  // The planner's statistics contain the most common values of each column.
  await sql`VACUUM (FULL) pg_statistic`.execute(db);
  await sql`SELECT pg_switch_wal()`.execute(db);
  await sql`CHECKPOINT`.execute(db);
  return large.map(({ name }) => name);
}
