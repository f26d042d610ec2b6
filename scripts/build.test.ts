import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { build, isBuilt } from './build.mjs';

beforeAll(() => build(process.execPath));

test('the build leaves the database that a first start looks for, with all tables and lists, and nothing of anybody', async () => {
  expect(isBuilt()).toBe(true);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'roundone-test-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  const { db, close } = await openDatabase({
    dataDirectory,
    isPrepared: true,
    log: pino({ level: 'silent' }),
  });
  try {
    const { rows: applied } = await sql<{ name: string }>`SELECT name FROM schema_migrations`.execute(db);
    const migrations = await readdir(new URL('../server/database/migrations', import.meta.url));
    expect(applied.map(({ name }) => name).toSorted()).toEqual(
      migrations.filter((name) => name.endsWith('.sql')).toSorted(),
    );
    expect(await db.selectFrom('sectors').select('name').limit(1).execute()).toHaveLength(1);
    for (const table of ['users', 'companies', 'jobs', 'files', 'sessions', 'outbox_mails'] as const)
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  } finally {
    await close();
  }
});
