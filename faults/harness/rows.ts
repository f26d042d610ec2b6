import { sql } from 'kysely';
import { SCHEMAS } from '#server/backup/source.ts';
import type { Database } from '#server/database/database.ts';
import { listTables } from '#server/database/whole/catalogue.ts';

type Row = Record<string, unknown>;
/** The rows of each of the program's own tables. */
export type Rows = Map<string, Row[]>;

export async function readRows(db: Database): Promise<Rows> {
  const rows: Rows = new Map();
  for (const { schema, name } of await listTables(db, ['public'])) {
    const found = await sql<{
      row: Row;
    }>`SELECT to_jsonb(each) AS row FROM ${sql.id(schema, name)} each`.execute(db);
    rows.set(
      name,
      found.rows.map(({ row }) => row),
    );
  }
  return rows;
}

/** The tables whose rows from before are not all there as they were, and those with more rows than before. */
export function compareRows(before: Rows, after: Rows): { changed: string[]; grown: string[] } {
  const changed: string[] = [];
  const grown: string[] = [];
  for (const [table, old] of before) {
    const now = after.get(table) ?? [];
    const columns = Object.keys(old[0] ?? {});
    const textOf = (row: Row): string => JSON.stringify(columns.map((column) => row[column]));
    const there = new Set(now.map(textOf));
    if (old.some((row) => !there.has(textOf(row)))) changed.push(table);
    if (now.length > old.length) grown.push(table);
  }
  return { changed, grown };
}

/**
 * Moves all times that are stored, so that what was frozen long ago goes on as if the program had ended at `now`:
 * otherwise links, sessions and tasks would be over.
 */
export async function moveTimes(db: Database, frozenAt: Date, now: Date): Promise<void> {
  const by = sql`make_interval(secs => ${(now.getTime() - frozenAt.getTime()) / 1000})`;
  await db.transaction().execute(async (tx) => {
    // Triggers would take the changes for people's own.
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    for (const { schema, name, columns } of await listTables(tx, SCHEMAS)) {
      const times = columns.filter(({ type }) => /^timestamp\b|^date$/.test(type));
      if (times.length === 0) continue;
      const moved = times.map((column) => sql`${sql.id(column.name)} = ${sql.id(column.name)} + ${by}`);
      await sql`UPDATE ${sql.id(schema, name)} SET ${sql.join(moved)}`.execute(tx);
    }
  });
}
