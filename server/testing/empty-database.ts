import { pino } from 'pino';
import { beforeAll } from 'vitest';
import { type OpenedDatabase, openDatabase, overEmbedded } from '#server/database/database.ts';
import { openEmbeddedPool } from '#server/database/embedded/pool.ts';
import { QUEUE_SCHEMA } from '#server/platform/tasks/tables.ts';
import { createDatabase, testEngine } from './postgres.ts';

type EmptyDatabase = Omit<OpenedDatabase, 'close'>;

const SHARED = Symbol.for('roundone.empty-database');
const shared = globalThis as { [SHARED]?: Promise<OpenedDatabase> };

/** A database without tables, on this run's engine, for the tests of the file or `describe` that calls this. */
export function emptyDatabase(): EmptyDatabase {
  let opened: EmptyDatabase;
  beforeAll(async () => {
    if (testEngine === 'postgres') {
      const { url, drop } = await createDatabase();
      const log = pino({ level: 'silent' });
      const { close, ...own } = await openDatabase({ databaseUrl: url, dataDirectory: '', log });
      opened = own;
      return () => close().then(drop);
    }
    opened = await (shared[SHARED] ??= openInMemory());
    await opened.pgBossDb.executeSql(
      `DROP SCHEMA IF EXISTS ${QUEUE_SCHEMA} CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public`,
    );
  });
  return {
    get db() {
      return opened.db;
    },
    get engine() {
      return opened.engine;
    },
    get pgBossDb() {
      return opened.pgBossDb;
    },
  };
}

/** Creating one takes seconds, so the test files of a process share it. */
async function openInMemory(): Promise<OpenedDatabase> {
  const settings = { folder: null, freeSpaceFloorBytes: 0, deadlineMs: 60_000, onRestart: () => undefined };
  return overEmbedded(await openEmbeddedPool(settings));
}
