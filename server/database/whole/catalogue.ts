// The contents of a database, read from its own catalogue, so that a new table is never forgotten.

import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

export interface Column {
  name: string;
  /** The type as written in SQL. */
  type: string;
  /** Whether the order of its values depends on the database's locale. */
  isText: boolean;
}

export interface Table {
  schema: string;
  name: string;
  /** Without columns that the database computes itself. */
  columns: Column[];
  /** The columns of the primary key. None for a table without one. */
  key: string[];
  /** The partitions that hold this table's rows, with the SQL for their bounds. */
  partitions: { name: string; bound: string }[];
}

export interface Sequence {
  schema: string;
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** All tables of these schemas, sorted by name. A partition is part of its table. */
export async function listTables(db: Database, schemas: readonly string[]): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT n.nspname AS schema, c.relname AS name,
      (SELECT coalesce(json_agg(json_build_object(
            'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isText', a.attcollation <> 0
          ) ORDER BY a.attnum), '[]')
        FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT coalesce(json_agg(a.attname ORDER BY array_position(k.conkey, a.attnum)), '[]')
        FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
        WHERE k.conrelid = c.oid AND k.contype = 'p') AS key,
      (SELECT coalesce(json_agg(json_build_object(
            'name', p.relname, 'bound', pg_get_expr(p.relpartbound, p.oid)
          ) ORDER BY p.relname), '[]')
        FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhrelid
        WHERE i.inhparent = c.oid AND p.relispartition) AS partitions
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = ANY (${schemas}) AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND NOT EXISTS (SELECT 1 FROM pg_depend d
        WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`.execute(db);
  return rows;
}

/** The current value of each sequence in these schemas. */
export async function listSequences(db: Database, schemas: readonly string[]): Promise<Sequence[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    SELECT n.nspname AS schema, c.relname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = ANY (${schemas}) AND c.relkind = 'S'
    ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`.execute(db);
  const sequences: Sequence[] = [];
  for (const { schema, name } of rows) {
    const sequence = sql.id(schema, name);
    const state = await sql<{ lastValue: string; isCalled: boolean }>`
      SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${sequence}`.execute(db);
    sequences.push({ schema, name, ...state.rows[0]! });
  }
  return sequences;
}

export async function setSequence(db: Database, sequence: Sequence): Promise<void> {
  const name = `"${sequence.schema}"."${sequence.name}"`;
  await sql`SELECT setval(${name}::regclass, ${sequence.lastValue}::bigint, ${sequence.isCalled})`.execute(
    db,
  );
}

/** The schemas that are not PostgreSQL's own. */
export async function listSchemas(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT nspname AS name FROM pg_namespace
    WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
    ORDER BY nspname COLLATE "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** The migrations that were applied, with the checksums of their files. */
export async function listMigrations(db: Database): Promise<{ name: string; checksum: string }[]> {
  return db.selectFrom('schema_migrations').select(['name', 'checksum']).orderBy('name').execute();
}
