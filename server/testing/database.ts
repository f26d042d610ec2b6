// A migrated, empty database for tests: on PGlite, or on PostgreSQL if TEST_DATABASE_URL names a server.

import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import {
  migrate,
  openDatabase,
  overEmbedded,
  type Database,
  type OpenedDatabase,
} from '#server/database/database.ts';
import { openEmbeddedPool, type EmbeddedSettings } from '#server/database/embedded/pool.ts';
import { seedMasters } from '#server/features/masters/seed.ts';
import { installTaskTables } from '#server/platform/tasks/tables.ts';
import { taskTables } from './stored-tasks.ts';

export interface TestDatabase {
  db: Database;
  engine: OpenedDatabase['engine'];
  pgBossDb: OpenedDatabase['pgBossDb'];
}

const MIGRATIONS = new URL('../database/migrations/', import.meta.url);
const CACHE = new URL('../../node_modules/.cache/roundone/', import.meta.url);
const TABLES_KEPT = [
  'schema_migrations',
  // Says that the master lists below are complete. All other settings are deleted.
  'settings',
  'educations',
  'sectors',
  'offered_benefits',
  'relocation_benefits',
  'communication_modes',
  'boarding_requirements',
  'skills',
  'personal_questions',
  'skill_questions',
  'skill_mcqs',
];

const SHARED = Symbol.for('roundone.test-databases');
const shared = globalThis as { [SHARED]?: Map<string, Promise<OpenedDatabase>> };

/**
 * A database in which every table except the master lists is empty, and there are no tasks. It stays open for the next
 * test file in the same process, which empties it: a new one would take a second, and its connections would start
 * cold.
 */
export async function testDatabase(server = process.env['TEST_DATABASE_URL'] ?? ''): Promise<TestDatabase> {
  const databases = (shared[SHARED] ??= new Map<string, Promise<OpenedDatabase>>());
  const opening = databases.get(server) ?? (server ? openOnServer(server) : openInMemory());
  databases.set(server, opening);
  const { db, engine, pgBossDb } = await opening;
  await emptyTables(db, engine);
  return { db, engine, pgBossDb };
}

async function emptyTables(db: Database, engine: OpenedDatabase['engine']): Promise<void> {
  const { rows } = await sql<{ name: string; isUsed: boolean }>`
    SELECT tablename AS name, pg_relation_size(format('public.%I', tablename)::regclass) > 0 AS "isUsed"
    FROM pg_tables WHERE schemaname = 'public'`.execute(db);
  const tables = rows.filter(({ name }) => !TABLES_KEPT.includes(name));
  if (engine === 'pglite')
    await deleteRows(
      db,
      tables.filter(({ isUsed }) => isUsed).map(({ name }) => sql.table(name)),
    );
  else
    await sql`TRUNCATE ${sql.join([...tables.map(({ name }) => sql.table(name)), ...taskTables])}`.execute(
      db,
    );
  await db.deleteFrom('skills').where('is_master', '=', false).execute();
  await db.deleteFrom('settings').where('key', '!=', 'masters').execute();
}

/**
 * For the embedded database, truncating a hundred tables takes as long as a whole small test, while deleting a few
 * rows is instant.
 */
async function deleteRows(db: Database, tables: RawBuilder<unknown>[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Without foreign keys and triggers, so that the order does not matter and nothing is counted.
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    for (const table of [...tables, ...taskTables]) await sql`DELETE FROM ${table}`.execute(tx);
  });
}

/** Creating and migrating a database takes seconds, so it is created once and then copied. */
async function openInMemory(): Promise<OpenedDatabase> {
  const settings: EmbeddedSettings = {
    folder: null,
    freeSpaceFloorBytes: 0,
    deadlineMs: 60_000,
    onRestart: () => undefined,
  };
  const file = new URL(`test-database-${await fingerprint()}.tar.zst`, CACHE);
  if (existsSync(file)) {
    return overEmbedded(
      await openEmbeddedPool({ ...settings, snapshot: zstdDecompressSync(await readFile(file)) }),
    );
  }
  const pool = await openEmbeddedPool(settings);
  const opened = overEmbedded(pool);
  await prepare(opened);
  await mkdir(CACHE, { recursive: true });
  const unfinished = new URL(`${randomBytes(6).toString('hex')}.tmp`, CACHE);
  await writeFile(unfinished, zstdCompressSync(await pool.snapshot()));
  await rename(unfinished, file);
  return opened;
}

async function prepare({ db, pgBossDb }: OpenedDatabase): Promise<void> {
  await migrate(db);
  await installTaskTables(pgBossDb);
  // A world does this too, so other lists than the template's do no harm.
  await seedMasters(db);
}

/** Changes whenever the migrations or the libraries change. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS)).toSorted())
    hash.update(name).update(await readFile(new URL(name, MIGRATIONS)));
  hash.update(await readFile(new URL('../../package-lock.json', import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

async function openOnServer(server: string): Promise<OpenedDatabase> {
  // Shorter than the limit of a hook, so that the error names the statement if a database cannot be created or
  // dropped.
  const admin = new pg.Client({ connectionString: server, statement_timeout: 50_000 });
  await admin.connect();
  const template = `roundone_template_${await fingerprint()}`;
  const name = `roundone_test_${randomBytes(6).toString('hex')}`;
  // One test process creates the template, and the others wait for it.
  await admin.query('SELECT pg_advisory_lock(727063002)');
  try {
    await dropUnused(admin);
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(admin, server, template);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    await keepInUse(server, name);
  } finally {
    await admin.end();
  }
  return openNamed(server, name);
}

/** Drops databases of earlier processes, which have no time to do so when they end. */
async function dropUnused(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(`
    SELECT datname AS name FROM pg_database
    WHERE starts_with(datname, 'roundone_test_') AND datname NOT IN (SELECT datname FROM pg_stat_activity WHERE datname IS NOT NULL)`);
  for (const { name } of rows) await admin.query(`DROP DATABASE ${name}`);
}

/** A connection that stays open until this process or the server ends. */
async function keepInUse(server: string, name: string): Promise<void> {
  const client = new pg.Client(urlOf(server, name));
  // A test may stop its server.
  client.on('error', () => undefined);
  await client.connect();
}

/** Created under another name and renamed when complete, so that an interrupted run leaves no incomplete template. */
async function makeTemplate(admin: pg.Client, server: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${unfinished}`);
  const opened = await openNamed(server, unfinished);
  try {
    await prepare(opened);
  } finally {
    await opened.close();
  }
  await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
}

function openNamed(server: string, name: string): Promise<OpenedDatabase> {
  return openDatabase({ databaseUrl: urlOf(server, name), dataDirectory: '', log: pino({ level: 'error' }) });
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
