import { createHash } from 'node:crypto';
import { sql, type ControlledTransaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Table } from './catalogue.ts';

/** About this much is read at once. */
const BATCH_BYTES = 1024 * 1024;
const BATCH_ROWS = 1000;
const FIRST_BATCH_ROWS = 20;

/** A table's contents, for comparing it with a copy. `sha256` is the hash of its lines, each with its line break. */
export interface TableDigest {
  rows: number;
  bytes: number;
  sha256: string;
}

/**
 * The rows of a table as lines of text. A line is a JSON array with the value of each column as PostgreSQL writes it.
 * They are sorted by primary key without regard to the locale, so that the same rows give the same bytes on every
 * engine. `tx` must be a transaction.
 */
export async function* readTable(tx: Database, table: Table): AsyncGenerator<string[]> {
  const columns = table.columns.map(({ name }, at) => sql`${sql.id(name)}::text AS ${sql.id(String(at))}`);
  await sql`DECLARE whole_table NO SCROLL CURSOR FOR
    SELECT ${sql.join(columns)} FROM ${sql.id(table.schema, table.name)} ORDER BY ${orderOf(table)}`.execute(
    tx,
  );
  let count = FIRST_BATCH_ROWS;
  for (;;) {
    const { rows } = await sql<Record<string, string | null>>`
      FETCH ${sql.lit(count)} FROM whole_table`.execute(tx);
    if (rows.length === 0) break;
    const lines = rows.map((row) => JSON.stringify(columns.map((_, at) => row[String(at)] ?? null)));
    const bytesPerRow = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    count = Math.max(1, Math.min(BATCH_ROWS, count * 4, Math.floor(BATCH_BYTES / bytesPerRow)));
    yield lines;
  }
  await sql`CLOSE whole_table`.execute(tx);
}

function orderOf({ key, columns }: Table) {
  if (key.length === 0)
    return sql.join(columns.map(({ name }) => sql`${sql.id(name)}::text COLLATE "C" NULLS FIRST`));
  return sql.join(
    key.map((name) => {
      const isText = columns.find((column) => column.name === name)?.isText ?? false;
      return isText ? sql`${sql.id(name)} COLLATE "C"` : sql`${sql.id(name)}`;
    }),
  );
}

/** Counts and hashes lines as they pass. */
export function createTableDigest() {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  return {
    add(lines: readonly string[]): void {
      for (const line of lines) {
        const content = Buffer.from(`${line}\n`);
        rows += 1;
        bytes += content.length;
        hash.update(content);
      }
    },
    result: (): TableDigest => ({ rows, bytes, sha256: hash.copy().digest('hex') }),
  };
}

export async function digestTable(tx: Database, table: Table): Promise<TableDigest> {
  const digest = createTableDigest();
  for await (const lines of readTable(tx, table)) digest.add(lines);
  return digest.result();
}

/**
 * A transaction that reads a snapshot. It is a controlled one, because another database may be written while it is
 * open.
 */
export async function beginReading(db: Database): Promise<ControlledTransaction<Schema>> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
  return tx;
}

/** Runs `work` while nothing changes the embedded database's files. All other queries wait. */
export async function whileStill(db: Database, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`CHECKPOINT`.execute(connection);
    // The worker may make its own checkpoint after it has answered. The next answer comes after that.
    await sql`SELECT 1`.execute(connection);
    await work();
  });
}
