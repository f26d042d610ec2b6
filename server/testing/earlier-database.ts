import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type Database, type OpenedDatabase, migrate, openDatabase } from '#server/database/database.ts';
import { type TestServer, startTestServer, type testEngines } from './postgres.ts';

const MIGRATIONS = new URL('../database/migrations/', import.meta.url);

export interface EarlierDatabase {
  db: Database;
  /** Applies the migrations that are missing. */
  migrate(): Promise<void>;
}

/**
 * A database as it was before the migration whose name begins with `number`, for the tests of the file or of the
 * `describe` that calls this. They fill it, migrate it, and look at what became of the rows.
 */
export function databaseBefore(number: string, engine: (typeof testEngines)[number]): EarlierDatabase {
  const name = `roundone_before_${number}_${process.pid}`;
  let folder: string;
  let server: TestServer | undefined;
  let opened: OpenedDatabase | undefined;

  const onServer = async (text: string) => {
    const admin = new pg.Client({ connectionString: server!.url });
    await admin.connect();
    await admin.query(text);
    await admin.end();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roundone-earlier-'));
    let databaseUrl: string | undefined;
    if (engine === 'postgres') {
      server = await startTestServer();
      await onServer(`CREATE DATABASE ${name}`);
      databaseUrl = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    }
    const log = pino({ level: 'silent' });
    opened = await openDatabase({ databaseUrl, dataDirectory: join(folder, 'data'), log });
    const earlier = join(folder, 'earlier');
    for (const file of await readdir(MIGRATIONS)) {
      if (file < number) await cp(new URL(file, MIGRATIONS), join(earlier, file));
    }
    await migrate(opened.db, pathToFileURL(`${earlier}/`));
  }, 60_000);
  afterAll(async () => {
    await opened?.close();
    if (server) await onServer(`DROP DATABASE IF EXISTS ${name}`);
    await server?.stop();
    await rm(folder, { recursive: true });
  });

  const db = () => {
    if (opened === undefined) throw new Error('The database is opened before the first test.');
    return opened.db;
  };
  return {
    get db() {
      return db();
    },
    migrate: () => migrate(db(), MIGRATIONS),
  };
}
