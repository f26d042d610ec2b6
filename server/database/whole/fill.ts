// Fills an empty database with the rows of another one, on either engine, with the rights of the database's owner.
//
// Meanwhile it has no foreign keys and its triggers are off: the rows are complete, and a trigger that counts would
// count them twice. A special schema marks the database until everything is restored, so that an interrupted filling
// is recognised and can be started again.

import { sql } from 'kysely';
import { inTransaction, type Database } from '#server/database/database.ts';
import { isBeingFilled, MARK } from '#server/database/migrate.ts';
import { setSequence, type Sequence, type Table } from './catalogue.ts';

/**
 * Marks the database. If an interrupted filling has already marked it, its tables must be those of `source`, which
 * identifies the migrations. Otherwise returns false.
 */
export async function beginFilling(db: Database, source: string): Promise<boolean> {
  if (!(await isBeingFilled(db))) {
    await inTransaction(db, async (tx) => {
      await sql`CREATE SCHEMA ${sql.id(MARK)}`.execute(tx);
      await sql`CREATE TABLE ${sql.id(MARK, 'source')} AS SELECT ${source}::text AS name`.execute(tx);
    });
    return true;
  }
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.id(MARK, 'source')}`.execute(db);
  return rows[0]?.name === source;
}

/** Whether the tables exist without foreign keys, left by an interrupted filling. */
export async function isOpenForRows(db: Database): Promise<boolean> {
  const name = `${MARK}.foreign_keys`;
  const { rows } = await sql<{ there: boolean }>`SELECT to_regclass(${name}) IS NOT NULL AS there`.execute(
    db,
  );
  return rows[0]?.there ?? false;
}

/** Sets foreign keys and triggers aside. */
export async function openForRows(db: Database, tables: readonly Table[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const schemas = [...new Set(tables.map(({ schema }) => schema))];
    await sql`CREATE TABLE ${sql.id(MARK, 'foreign_keys')} AS
      SELECT conrelid::regclass::text AS "table", conname::text AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint
      WHERE contype = 'f' AND conparentid = 0
        AND connamespace IN (SELECT oid FROM pg_namespace WHERE nspname = ANY (${schemas}))`.execute(tx);
    for (const { table, name } of await keptForeignKeys(tx))
      await sql`ALTER TABLE ${sql.raw(table)} DROP CONSTRAINT ${sql.id(name)}`.execute(tx);
    for (const table of tables) await sql`ALTER TABLE ${idOf(table)} DISABLE TRIGGER USER`.execute(tx);
  });
}

/** Deletes all rows, such as those created by migrations. */
export async function emptyTables(db: Database, tables: readonly Table[]): Promise<void> {
  await sql`TRUNCATE ${sql.join(tables.map(idOf))}`.execute(db);
}

async function keptForeignKeys(db: Database) {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    SELECT "table", name, definition FROM ${sql.id(MARK, 'foreign_keys')}`.execute(db);
  return rows;
}

/** Creates the partitions that this table's rows need. */
export async function addPartitions(db: Database, table: Table): Promise<void> {
  for (const { name, bound } of table.partitions)
    await sql`CREATE TABLE IF NOT EXISTS ${sql.id(table.schema, name)}
      PARTITION OF ${idOf(table)} ${sql.raw(bound)}`.execute(db);
}

/** Adds rows in the form returned by `readTable`. */
export async function writeRows(db: Database, table: Table, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const columns = sql.join(table.columns.map(({ name }) => sql.id(name)));
  const values = table.columns.map(({ type }, at) => sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`);
  await sql`INSERT INTO ${idOf(table)} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${sql.join(values)} FROM jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) AS line`.execute(
    db,
  );
}

/**
 * Restores foreign keys, triggers and sequences. Fails, and leaves the database marked, if a row refers to another one
 * that does not exist.
 */
export async function endFilling(
  db: Database,
  tables: readonly Table[],
  sequences: readonly Sequence[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx);
    for (const sequence of sequences) await setSequence(tx, sequence);
    for (const table of tables) await sql`ALTER TABLE ${idOf(table)} ENABLE TRIGGER USER`.execute(tx);
    for (const { table, name, definition } of await keptForeignKeys(tx))
      await sql`ALTER TABLE ${sql.raw(table)} ADD CONSTRAINT ${sql.id(name)} ${sql.raw(definition)}`.execute(
        tx,
      );
    await sql`DROP TABLE ${sql.id(MARK, 'foreign_keys')}`.execute(tx);
  });
  // The planner does not know about the new rows.
  await sql`ANALYZE`.execute(db);
}

/** Removes the mark, once the rows have been compared with their source. */
export async function unmark(db: Database): Promise<void> {
  await sql`DROP SCHEMA ${sql.id(MARK)} CASCADE`.execute(db);
}

const idOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => sql.id(schema, name);
