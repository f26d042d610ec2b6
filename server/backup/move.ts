import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { createTableDigest, readTable, type TableDigest } from '#server/database/whole/read-table.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { assertNothingElse, hashOf, holds, storeFile } from './copy-files.ts';
import { CannotGoOn } from './errors.ts';
import { openSource, type Source, type StoreConfig } from './source.ts';
import { openTarget } from './target.ts';

export interface Moved {
  /** Null if the database stays where it is. */
  tables: { count: number; rows: number } | null;
  /** Null if the files stay where they are. */
  files: { count: number; bytes: number } | null;
}

/**
 * Copies the embedded database and the data folder's files to the PostgreSQL server and the object storage in the
 * settings. The data folder is not changed. It can be run again after an interruption. Throws CannotGoOn.
 */
export async function move(config: StoreConfig, log: Logger): Promise<Moved> {
  const { databaseUrl, storageUrl } = config;
  if (databaseUrl === undefined && storageUrl === undefined)
    throw new CannotGoOn('Set DATABASE_URL, STORAGE_URL or both to where the data should go.');
  const source = await openSource({ ...config, databaseUrl: undefined, storageUrl: undefined }, log, {
    mayAskServer: false,
  });
  try {
    const files = storageUrl === undefined ? null : await moveFiles(source, config, log);
    const tables = databaseUrl === undefined ? null : await moveTables(source, config, log);
    return { tables, files };
  } finally {
    await source.close();
  }
}

async function moveFiles(source: Source, config: StoreConfig, log: Logger) {
  const target = createFiles({ ...config, log });
  const keys = new Set<string>();
  for await (const key of source.files.list('')) keys.add(key);
  await assertNothingElse(target, keys);
  let bytes = 0;
  for (const key of keys) {
    const file = await hashOf(source.files, key);
    // An interrupted run may have stored it already.
    if (!(await holds(target, file))) {
      const stored = await storeFile(target, key, (await source.files.open(key)).body);
      if (!isDeepStrictEqual(stored, file))
        throw new CannotGoOn(`The file ${key} changed while it was copied.`);
    }
    bytes += file.bytes;
  }
  return { count: keys.size, bytes };
}

async function moveTables(source: Source, config: StoreConfig, log: Logger) {
  const target = await openTarget(config, source, log);
  try {
    const digests: TableDigest[] = [];
    for (const table of source.tables) {
      const digest = createTableDigest();
      for await (const lines of readTable(source.tx, table)) {
        digest.add(lines);
        await target.write(`${table.schema}.${table.name}`, lines);
      }
      digests.push(digest.result());
    }
    await target.finish(source.sequences, digests);
    return { count: digests.length, rows: digests.reduce((sum, { rows }) => sum + rows, 0) };
  } finally {
    await target.close();
  }
}
