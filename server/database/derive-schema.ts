// Writes schema.ts from the migrations: `npm run db:types`.

import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Database, overEmbedded } from './database.ts';
import { openEmbeddedPool } from './embedded/pool.ts';
import { migrate } from './migrate.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  /** True if the database computes the column, so that it is never written. */
  is_computed: boolean;
  /** The SQL text of the values that a CHECK (column IN (…)) allows. Null without such a check. */
  allowed: string | null;
}

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
};

/** The expected text of schema.ts, from a database with all migrations. */
export async function deriveSchema(db: Database): Promise<string> {
  const { rows } = await sql<Column>`
    SELECT c.relname AS table, a.attname AS name, t.typname AS type, NOT a.attnotnull AS is_nullable,
      a.atthasdef OR a.attidentity <> '' AS has_default, a.attgenerated <> '' AS is_computed,
      (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
          AND pg_get_constraintdef(k.oid) LIKE '%= ANY%' LIMIT 1) AS allowed
    FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid
    JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname, a.attnum`.execute(db);
  return schemaText(rows);
}

function schemaText(columns: Column[]): string {
  const tables = Object.entries(Object.groupBy(columns, ({ table }) => table));
  return [
    '// Derived from migrations/ by derive-schema.ts; do not edit.',
    '',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';",
    '',
    '/** A JSON column is read as its value and written as JSON text: `JSON.stringify(value)`. */',
    'export type Json = ColumnType<unknown, string, string>;',
    'export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;',
    'export type GeneratedJson = ColumnType<unknown, string | undefined, string>;',
    '',
    ...tables.flatMap(([table, list]) => [
      `export interface ${typeName(table)} {`,
      ...(list ?? []).map((column) => `  ${column.name}: ${columnType(column)};`),
      '}',
      '',
    ]),
    'export interface Schema {',
    ...tables.map(([table]) => `  ${table}: ${typeName(table)};`),
    '}',
    '',
  ].join('\n');
}

function typeName(table: string): string {
  return `${table.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Table`;
}

function columnType(column: Column): string {
  const type = TYPES[column.type];
  if (!type)
    throw new Error(
      `${column.table}.${column.name} has the type ${column.type}, which has no TypeScript type here.`,
    );
  if (type === 'Json')
    return column.is_nullable ? 'NullableJson' : column.has_default ? 'GeneratedJson' : 'Json';
  const words = [...(column.allowed ?? '').matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word}'`);
  const base = words.length > 0 ? words.join(' | ') : type;
  const value = column.is_nullable ? `${base} | null` : base;
  if (column.is_computed) return `GeneratedAlways<${value}>`;
  return column.has_default ? `Generated<${value}>` : value;
}

if (import.meta.main) {
  const settings = { folder: null, freeSpaceFloorBytes: 0, deadlineMs: 60_000, onRestart: () => undefined };
  const { db, close } = overEmbedded(await openEmbeddedPool(settings));
  await migrate(db);
  await writeFile(new URL('./schema.ts', import.meta.url), await deriveSchema(db));
  await close();
}
