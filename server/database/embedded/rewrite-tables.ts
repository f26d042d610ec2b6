// Deleted rows stay in the files of the database: a vacuum gives their room back and leaves their bytes, and the log
// keeps what was once written. PostgreSQL cleans up after itself in time; an embedded database that is hardly used may
// hold them for years.

import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/**
 * Writes tables anew without what was deleted, and drops the log of before. Others can use the database between two
 * tables, and wait while one is written: about a second for 10 MB on a slow machine. Returns the names of the tables
 * that are larger than `mostBytes` and were left out.
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
  // The planner's statistics hold the most common values of each column.
  await sql`VACUUM (FULL) pg_statistic`.execute(db);
  await sql`SELECT pg_switch_wal()`.execute(db);
  await sql`CHECKPOINT`.execute(db);
  return large.map(({ name }) => name);
}
