import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { DAY_MS } from '#contract/shared/limits.ts';
import { isBeingFilled } from '#server/database/migrate.ts';
import { openDatabase, type Database, type OpenedDatabase } from '#server/database/database.ts';
import { DataFolderInUse, HalfFilled } from '#server/database/errors.ts';
import { lockFolder } from '#server/database/embedded/folder-lock.ts';
import {
  listMigrations,
  listSequences,
  listTables,
  type Sequence,
  type Table,
} from '#server/database/whole/catalogue.ts';
import { beginReading } from '#server/database/whole/read-table.ts';
import type { Config } from '#server/platform/config/config.ts';
import { createFiles, type Files } from '#server/platform/files/files.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { QUEUE_SCHEMA, queueVersion } from '#server/platform/tasks/tables.ts';
import { backupsIn, copyIn } from './copy-database.ts';
import { askForCopy } from './admin-socket.ts';
import { CannotGoOn } from './errors.ts';

/** Backing up a large table takes longer than any call may. */
export const LONG_MS = DAY_MS;

/** Nothing is stored, so a full disk does not matter. */
const READING = { deadlineMs: LONG_MS, freeSpaceFloorBytes: 0 };

/** The program's schemas. */
export const SCHEMAS = ['public', QUEUE_SCHEMA];

/** The settings that a backup, a restore and a move need. */
export type StoreConfig = Pick<
  Config,
  | 'dataDirectory'
  | 'databaseUrl'
  | 'storageUrl'
  | 'freeSpaceMb'
  | 'authSecret'
  | 'backupKeyFile'
  | 'backupPassphrase'
>;

/** A snapshot of a database, and the files that go with it. */
export interface Source {
  engine: OpenedDatabase['engine'];
  migrations: { name: string; checksum: string }[];
  queueVersion: number;
  tables: Table[];
  sequences: Sequence[];
  /** All reading happens in this transaction, so that the rows of all tables are consistent. */
  tx: Database;
  files: Files;
  close(): Promise<void>;
}

/** Opens the stores in the settings, even while a server is using them. Throws CannotGoOn. */
export async function openSource(
  config: StoreConfig,
  log: Logger,
  options: { mayAskServer: boolean },
): Promise<Source> {
  const { dataDirectory, databaseUrl } = config;
  assertThereIsOne(config);
  const database =
    databaseUrl === undefined
      ? await openFolder(dataDirectory, log, options.mayAskServer)
      : await openDatabase({ dataDirectory, databaseUrl, log, ...READING });
  try {
    if (await isBeingFilled(database.db)) throw new HalfFilled();
    const tx = await beginReading(database.db);
    const tables = await listTables(tx, SCHEMAS);
    if (!tables.some(({ name }) => name === 'schema_migrations'))
      throw new CannotGoOn('The database is empty, so there’s nothing to copy.');
    return {
      engine: database.engine,
      migrations: await listMigrations(tx),
      queueVersion: await queueVersion(tx),
      tables,
      sequences: await listSequences(tx, SCHEMAS),
      tx,
      files: createFiles({ ...config, log }),
      close: async () => {
        await tx.rollback().execute();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Refuses before anything is created, because opening a database would create one. */
export function assertThereIsOne({ databaseUrl, dataDirectory }: StoreConfig): void {
  if (databaseUrl === undefined && !existsSync(join(dataDirectory, 'database')))
    throw new CannotGoOn(
      `There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL to where it is.`,
    );
}

/** The embedded database, or the running server's copy of it. */
async function openFolder(
  dataDirectory: string,
  log: Logger,
  mayAskServer: boolean,
): Promise<OpenedDatabase> {
  try {
    return await openDatabase({ dataDirectory, log, ...READING });
  } catch (error) {
    if (!(error instanceof DataFolderInUse) || !mayAskServer) throw error;
  }
  const copy = await askForCopy(dataDirectory);
  const opened = await openDatabase({ dataDirectory: copy, log, ...READING });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await rm(copy, { recursive: true, force: true });
    },
  };
}

/** Only one backup at a time uses the folder for backups. Returns a function that releases the lock. */
export async function lockBackups(dataDirectory: string): Promise<() => void> {
  await mkdir(backupsIn(dataDirectory), { recursive: true, mode: 0o700 });
  try {
    const unlock = lockFolder(dataDirectory, join(backupsIn(dataDirectory), '.lock'));
    await rm(copyIn(dataDirectory), { recursive: true, force: true });
    return unlock;
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new CannotGoOn('Another backup of this data folder is running. Wait until it has finished.', {
      cause: error,
    });
  }
}

/** The secrets in the data folder, by file name. */
export async function readSecrets(dataDirectory: string): Promise<Map<string, Buffer>> {
  const folder = join(dataDirectory, 'secrets');
  const names = existsSync(folder)
    ? (await readdir(folder)).filter((name) => /^[a-z][a-z-]*$/.test(name))
    : [];
  const secrets = new Map<string, Buffer>();
  for (const name of names.toSorted()) secrets.set(name, await readFile(join(folder, name)));
  return secrets;
}

/** Distinguishes one secret from another without revealing either. Null if there is none. */
export function fingerprintOf(authSecret: string | undefined, secrets: Map<string, Buffer>): string | null {
  const secret = authSecret ?? secrets.get('auth-secret')?.toString().trim();
  if (secret === undefined) return null;
  return keyFor(new TextEncoder().encode(secret), 'backup fingerprint').toString('hex').slice(0, 16);
}
