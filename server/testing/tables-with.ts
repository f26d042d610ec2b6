import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** The tables that contain a text in any column, including the queue's, once for each row. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      SELECT 1 FROM ${sql.raw(name)} AS row WHERE strpos(row::text, ${text}) > 0`.execute(db);
    found.push(...rows.map(() => name));
  }
  return found;
}
