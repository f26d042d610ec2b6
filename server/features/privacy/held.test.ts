import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { testDatabase } from '#server/testing/database.ts';
import { HELD } from './held-store.ts';
import { AFTER_INTERVIEW, NOT_HELD } from './not-held.ts';

/** Walks the schema: each table and column must be in the erasure, or be listed as not needing it. */

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

/** The columns of each table that is not part of PostgreSQL. */
async function columnsOfTables(schema: string): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ table_name: string; columns: string[] }>`
    SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns WHERE table_schema = ${schema}
    GROUP BY table_name ORDER BY table_name`.execute(db);
  return Object.fromEntries(rows.map(({ table_name, columns }) => [table_name, columns]));
}

test('each table is in the erasure, or named as one that is not', async () => {
  const tables = Object.keys(await columnsOfTables('public'));
  const named = [...HELD.map(({ table }) => table as string), ...Object.keys(NOT_HELD)];
  expect(named.toSorted()).toEqual(tables);
});

test('each column of a table that the erasure leaves is named', async () => {
  const tables = await columnsOfTables('public');
  const found = Object.keys(NOT_HELD).map((table) => [table, tables[table]?.toSorted()]);
  const named = Object.entries(NOT_HELD).map(([table, columns]) => [table, columns.split(' ').toSorted()]);
  expect(named).toEqual(found);
});

test('each column of an interview stays or is emptied when the interview is erased', async () => {
  const { interviews } = await columnsOfTables('public');
  const named = `${AFTER_INTERVIEW.stay} ${AFTER_INTERVIEW.emptied}`.split(' ');
  expect(named.toSorted()).toEqual(interviews!.toSorted());
});

test('a table with rows of an interview is in the erasure of an interview', async () => {
  const tables = await columnsOfTables('public');
  const ofAttempts = Object.keys(tables).filter((table) => tables[table]!.includes('attempt'));
  const KEPT = ['application_moves', 'applications', 'interviews'];
  const erased = HELD.filter(({ ofInterview }) => ofInterview === true).map(({ table }) => table as string);
  expect(ofAttempts.filter((table) => !KEPT.includes(table) && !erased.includes(table))).toEqual([]);
});

test('every other row goes with one that the erasure deletes', async () => {
  const { rows } = await sql<{ child: string; parent: string }>`
    SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
    FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c'`.execute(db);
  const gone = new Set<string>(HELD.filter(({ deletes }) => deletes === true).map(({ table }) => table));
  for (let before = -1; before !== gone.size;) {
    before = gone.size;
    for (const { child, parent } of rows) if (gone.has(parent)) gone.add(child);
  }
  expect(HELD.map(({ table }) => table as string).filter((table) => !gone.has(table))).toEqual([]);
});

test('a secret is a column', async () => {
  const tables = await columnsOfTables('public');
  const wrong = HELD.flatMap(({ table, secret = [] }) =>
    secret.filter((column) => !tables[table]!.includes(column)).map((column) => `${table}.${column}`),
  );
  expect(wrong).toEqual([]);
});

test('of the tables of the queue, that of the tasks alone holds data on people', async () => {
  const tables = Object.keys(await columnsOfTables('pgboss'));
  expect(tables.filter((table) => !table.startsWith('queue_stats'))).toEqual([
    // The queue's own maintenance.
    'bam',
    // The machines that process it. Nothing is written there.
    'instance',
    // Erasures delete from these two, which are one table in two parts.
    'job',
    'job_common',
    // Which task waits for which, by id.
    'job_dependency',
    // Names, times and settings of queues.
    'queue',
    'schedule',
    'subscription',
    'version',
    // How slow the queue is.
    'warning',
  ]);
});
