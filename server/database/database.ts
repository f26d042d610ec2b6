import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  Kysely,
  PostgresDialect,
  sql,
  type PostgresPool,
  type PostgresPoolClient,
  type Transaction,
} from 'kysely';
import type { Logger } from 'pino';
import { floorsOf } from '#server/platform/files/room.ts';
import { checkDataFolder, VERSION_FILE } from './embedded/check-folder.ts';
import { openEmbeddedPool, type EmbeddedPool } from './embedded/pool.ts';
import { preparedDatabase } from './embedded/prepared.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { OutsideTransaction } from './errors.ts';
import { listenOnPostgres, openPostgresPool, waitForPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';

export { migrate } from './migrate.ts';
export { isUniqueViolation } from './errors.ts';

/** The database or a transaction in it. Store functions accept both. */
export type Database = Kysely<Schema>;

/** The database interface that pg-boss, the task queue's library, expects. */
export interface TaskDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }>;
}

export interface OpenedDatabase {
  db: Database;
  engine: 'pglite' | 'postgres';
  pgBossDb: TaskDatabase;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL server. If omitted, the embedded database in `dataDirectory` is used. */
  databaseUrl?: string | undefined;
  dataDirectory: string;
  log: Logger;
  /** The longest that a query may run, in milliseconds. */
  deadlineMs?: number;
  /** Embedded only: writes fail with StorageFull while the disk has less free space. */
  freeSpaceFloorBytes?: number | undefined;
  /** Embedded only: an empty folder gets the database that the build made, with the tables of this version. */
  isPrepared?: boolean;
  /** Called when all that is left to do is wait for the database to answer. */
  onStarting?: (() => void) | undefined;
}

const DEADLINE_MS = 30_000;

/** Opens the database. close() releases everything. Throws an error with a readable sentence if it cannot be opened. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  return settings.databaseUrl ? openPostgres(settings, settings.databaseUrl) : openInFolder(settings);
}

async function openPostgres(settings: DatabaseSettings, databaseUrl: string): Promise<OpenedDatabase> {
  const { log, deadlineMs = DEADLINE_MS } = settings;
  const server = { databaseUrl, deadlineMs, log };
  settings.onStarting?.();
  await waitForPostgres(server);
  return overPool('postgres', openPostgresPool(server), async (channel, onNotification, onReconnect) => ({
    close: await listenOnPostgres(server, channel, onNotification, onReconnect),
  }));
}

async function openInFolder(settings: DatabaseSettings): Promise<OpenedDatabase> {
  const { dataDirectory, log, deadlineMs = DEADLINE_MS, freeSpaceFloorBytes = floorsOf().writes } = settings;
  await checkDataFolder(dataDirectory, true);
  if (!existsSync(dataDirectory)) await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDirectory, join(dataDirectory, 'database.lock'));
  try {
    const folder = join(dataDirectory, 'database');
    const isEmpty = !existsSync(join(folder, VERSION_FILE));
    const pool = await openEmbeddedPool({
      folder,
      prepared: settings.isPrepared && isEmpty ? await preparedDatabase() : null,
      freeSpaceFloorBytes,
      deadlineMs,
      onStarting: settings.onStarting,
      onNotPrepared: (reason) =>
        log.warn(
          { reason },
          'The database of the build cannot be used, and one is made. Build again to replace it.',
        ),
      onRestart: (error) =>
        error
          ? log.error({ err: error }, 'The embedded database could not be started again')
          : log.warn('The embedded database was started again'),
    });
    const opened = overEmbedded(pool);
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The database over an embedded pool that is already open. */
export function overEmbedded(pool: EmbeddedPool): OpenedDatabase {
  return overPool('pglite', pool, async (channel, onNotification, onReconnect) => {
    const stop = await pool.listen(channel, onNotification);
    onReconnect();
    return { close: async () => stop() };
  });
}

/** A pool of either engine. */
interface Pool extends PostgresPool {
  connect(): Promise<Client>;
}
interface Client extends PostgresPoolClient {
  /** Runs one or more statements and returns the result of each. */
  statements(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }[]>;
}

function overPool(
  engine: OpenedDatabase['engine'],
  pool: Pool,
  listen: TaskDatabase['listen'],
): OpenedDatabase {
  const connect = async () => {
    assertNotHolding();
    return pool.connect();
  };
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: { ...pool, connect } }) }),
    engine,
    pgBossDb: {
      executeSql: async (text, values) => {
        const client = await connect();
        try {
          const results = await client.statements(text, values);
          return { rows: results.flatMap(({ rows }) => rows) };
        } catch (error) {
          // A batch that fails inside its own BEGIN must not leave the connection in an aborted transaction.
          await client.statements('ROLLBACK').catch(() => undefined);
          throw error;
        } finally {
          client.release();
        }
      },
      listen,
    },
    close: () => pool.end(),
  };
}

/** Whether this asynchronous flow is in a transaction. */
const holding = new AsyncLocalStorage<{ active: boolean }>();

/** Makes the wrong query fail instead of waiting for the connection that its own flow holds. */
function assertNotHolding(): void {
  if (!holding.getStore()?.active) return;
  throw new OutsideTransaction(
    'A query went to the database outside the transaction that is open. Pass the transaction itself to what it calls.',
  );
}

/**
 * Runs `work` in a transaction: either all of it takes effect or none. If `db` is already a transaction, `work` joins
 * it. If `work` uses the outer database, it fails with OutsideTransaction.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (isTransaction(db)) return work(db);
  const hold = { active: true };
  try {
    return await db.transaction().execute((tx) => holding.run(hold, () => work(tx)));
  } finally {
    hold.active = false;
  }
}

function isTransaction(db: Database): db is Transaction<Schema> {
  return db.isTransaction;
}

/** Removes dead rows and updates the planner's statistics. The embedded engine does neither by itself. */
export async function vacuum(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`VACUUM (ANALYZE)`.execute(connection);
    await sql`RESET statement_timeout`.execute(connection);
  });
}
