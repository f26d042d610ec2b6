import { mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { createTableDigest, readTable } from '#server/database/whole/read-table.ts';
import { FileNotFound } from '#server/platform/files/errors.ts';
import { createArchive, readArchive, readKey, type ArchiveWriter } from './archive.ts';
import { backupsIn } from './copy-database.ts';
import { CannotGoOn, isDiskFull } from './errors.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import {
  assertThereIsOne,
  fingerprintOf,
  lockBackups,
  openSource,
  readSecrets,
  type Source,
  type StoreConfig,
} from './source.ts';

export interface MadeBackup {
  path: string;
  manifest: Manifest;
}

/**
 * Writes a backup of everything in the settings' stores to `path`, or by default to a new file in the data folder, and
 * reads it back. The server may be running: the rows are a snapshot, and files are read after the rows, so that every
 * file named in a row already existed. Throws CannotGoOn.
 */
export async function makeBackup(config: StoreConfig, log: Logger, path?: string): Promise<MadeBackup> {
  const key = await readKey(config);
  const now = new Date();
  const target = resolve(path ?? join(backupsIn(config.dataDirectory), nameOf(now)));
  if (existsSync(target)) throw new CannotGoOn(`${target} exists already. Name another file.`);
  assertThereIsOne(config);
  const unlock = await lockBackups(config.dataDirectory);
  try {
    const source = await openSource(config, log, { mayAskServer: true });
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const archive = await createArchive(target, key);
      try {
        const manifest = await fill(archive, source, config, now);
        await archive.finish(manifest);
        await readArchive(archive.unfinished, key);
        await archive.publish();
        return { path: target, manifest };
      } catch (error) {
        await archive.discard();
        if (!isDiskFull(error)) throw error;
        throw new CannotGoOn(
          `The disk is full, so ${target} can't be written. What was written has been deleted. Free some space, or name a file on a larger disk.`,
          { cause: error },
        );
      }
    } finally {
      await source.close();
    }
  } finally {
    unlock();
  }
}

const nameOf = (moment: Date): string =>
  `roundone-${moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`;

async function fill(
  archive: ArchiveWriter,
  source: Source,
  config: StoreConfig,
  now: Date,
): Promise<Manifest> {
  const tables: Manifest['tables'] = [];
  for (const table of source.tables) {
    const digest = createTableDigest();
    for await (const lines of readTable(source.tx, table)) {
      digest.add(lines);
      await archive.rows(table, lines);
    }
    tables.push({ ...table, ...digest.result() });
  }
  const secrets = await readSecrets(config.dataDirectory);
  for (const [name, content] of secrets) await archive.secret(name, content);
  const files: Manifest['files'] = [];
  const vanished: string[] = [];
  for await (const key of source.files.list('')) {
    try {
      const { bytes, body } = await source.files.open(key);
      files.push(await archive.file(key, bytes, body));
    } catch (error) {
      // Its row was deleted in the meantime, and the file with it.
      if (!(error instanceof FileNotFound)) throw error;
      vanished.push(key);
    }
  }
  return {
    format: FORMAT,
    madeAt: now.toISOString(),
    engine: source.engine,
    migrations: source.migrations,
    queueVersion: source.queueVersion,
    secretFingerprint: fingerprintOf(config.authSecret, secrets),
    tables,
    sequences: source.sequences,
    files,
    vanished,
  };
}
