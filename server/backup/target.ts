import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { openDatabase, type Database, type OpenedDatabase } from '#server/database/database.ts';
import { isBeingFilled, migrateTo } from '#server/database/migrate.ts';
import { listSequences, listTables, type Sequence, type Table } from '#server/database/whole/catalogue.ts';
import {
  addPartitions,
  beginFilling,
  emptyTables,
  endFilling,
  isOpenForRows,
  openForRows,
  unmark,
  writeRows,
} from '#server/database/whole/fill.ts';
import { beginReading, digestTable, type TableDigest } from '#server/database/whole/read-table.ts';
import { floorsOf } from '#server/platform/files/room.ts';
import { installTaskTables, QUEUE_SCHEMA, queueVersion } from '#server/platform/tasks/tables.ts';
import { CannotGoOn } from './errors.ts';
import { LONG_MS, SCHEMAS, type StoreConfig } from './source.ts';

/** The structure of the other database. */
export interface Shape {
  migrations: { name: string; checksum: string }[];
  queueVersion: number;
  tables: Table[];
}

export interface Target {
  write(table: string, lines: readonly string[]): Promise<void>;
  /**
   * Restores what was set aside, and compares each table with `expected`, in the order of the tables. Afterwards, the
   * server can use the database.
   */
  finish(sequences: readonly Sequence[], expected: readonly TableDigest[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates the tables in the empty database in the settings. An earlier attempt that was interrupted is started again.
 * Throws CannotGoOn if the database is not empty.
 */
export async function openTarget(config: StoreConfig, shape: Shape, log: Logger): Promise<Target> {
  const { dataDirectory, databaseUrl } = config;
  const freeSpaceFloorBytes = floorsOf(config.freeSpaceMb).growth;
  const database = await openDatabase({
    dataDirectory,
    databaseUrl,
    log,
    deadlineMs: LONG_MS,
    freeSpaceFloorBytes,
  });
  try {
    const tables = await prepare(database, shape);
    const { db } = database;
    const byName = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
    return {
      write: async (name, lines) => {
        const table = byName.get(name);
        if (!table) throw new CannotGoOn(`This version of Roundone has no table ${name}.`);
        await writeRows(db, table, lines);
      },
      finish: async (sequences, expected) => {
        await endFilling(db, tables, sequences);
        await compare(db, tables, sequences, expected);
        await unmark(db);
      },
      close: database.close,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function prepare({ db, pgBossDb }: OpenedDatabase, shape: Shape): Promise<Table[]> {
  const present = await listTables(db, SCHEMAS);
  if (present.length > 0 && !(await isBeingFilled(db)))
    throw new CannotGoOn('The database already has tables. Use an empty one; nothing was changed.');
  const migrations = shape.migrations.map(({ name }) => name).join(' ');
  if (!(await beginFilling(db, migrations)))
    throw new CannotGoOn(
      'The database was partly filled by another version of Roundone. Delete it, create an empty one and start again.',
    );
  if (!(await isOpenForRows(db))) {
    await migrateTo(db, shape.migrations);
    if (!present.some(({ schema }) => schema === QUEUE_SCHEMA)) await installTaskTables(pgBossDb);
    if ((await queueVersion(db)) !== shape.queueVersion)
      throw new CannotGoOn(
        'This version of Roundone has different queue tables. Use the version the data comes from, then update.',
      );
    await openForRows(db, await listTables(db, SCHEMAS));
  }
  const tables = await listTables(db, SCHEMAS);
  assertSameShape(shape.tables, tables);
  await emptyTables(db, tables);
  for (const table of shape.tables) await addPartitions(db, table);
  return tables;
}

function assertSameShape(wanted: readonly Table[], found: readonly Table[]): void {
  const plain = (tables: readonly Table[]) =>
    tables.map(({ schema, name, columns }) => ({
      name: `${schema}.${name}`,
      columns: columns.map((column) => `${column.name} ${column.type}`),
    }));
  const [there, here] = [plain(wanted), plain(found)];
  if (isDeepStrictEqual(there, here)) return;
  const different = [...there, ...here].find(
    (table) => ![there, here].every((tables) => tables.some((other) => isDeepStrictEqual(other, table))),
  );
  throw new CannotGoOn(`The table ${different?.name ?? ''} differs in this version of Roundone.`);
}

async function compare(
  db: Database,
  tables: readonly Table[],
  sequences: readonly Sequence[],
  expected: readonly TableDigest[],
): Promise<void> {
  const tx = await beginReading(db);
  try {
    for (const [at, table] of tables.entries()) {
      const { rows, sha256 } = await digestTable(tx, table);
      if (rows === expected[at]?.rows && sha256 === expected[at].sha256) continue;
      throw new CannotGoOn(`The table ${table.schema}.${table.name} isn’t the same after writing.`);
    }
    if (!isDeepStrictEqual(await listSequences(tx, SCHEMAS), sequences))
      throw new CannotGoOn('The numbering of new rows isn’t the same after writing.');
  } finally {
    await tx.rollback().execute();
  }
}
