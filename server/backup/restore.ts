import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { VERSION_FILE } from '#server/database/embedded/check-folder.ts';
import { type Files, createFiles } from '#server/platform/files/files.ts';
import { floorsOf } from '#server/platform/files/room.ts';
import { readArchive, readKey } from './archive.ts';
import { assertNothingElse, storeFile } from './copy-files.ts';
import { CannotGoOn, isDiskFull } from './errors.ts';
import type { Manifest } from './manifest.ts';
import { fingerprintOf, readSecrets, type StoreConfig } from './source.ts';
import { openTarget } from './target.ts';

/**
 * Fills the stores in the settings from a backup. The whole backup is checked before anything is changed. The database
 * and the storage must be empty, or left by an interrupted restore. Throws CannotGoOn.
 */
export async function restoreBackup(
  config: StoreConfig,
  log: Logger,
  path: string,
  options: { mayHaveOtherSecret?: boolean } = {},
): Promise<Manifest> {
  const { dataDirectory } = config;
  const key = await readKey(config);
  const secrets = new Map<string, Buffer>();
  const manifest = await readArchive(path, key, {
    secret: async (name, content) => void secrets.set(name, content),
  });
  await assertSameSecret(config, manifest, secrets, options.mayHaveOtherSecret ?? false);
  const files = createFiles({ ...config, log });
  await assertNothingElse(files, new Set(manifest.files.map((file) => file.key)));

  await assertRoom(config, files, manifest);

  // An existing database belongs to this restore only once `openTarget` has checked it.
  const made: Made = { database: !existsSync(join(dataDirectory, 'database', VERSION_FILE)), secrets: [] };
  try {
    const target = await openTarget(config, manifest, log);
    made.database = true;
    try {
      await writeSecrets(dataDirectory, secrets, made);
      await readArchive(path, key, {
        rows: (table, lines) => target.write(table, lines),
        file: async (name, body) => void (await storeFile(files, name, body)),
      });
      await target.finish(manifest.sequences, manifest.tables);
    } finally {
      await target.close();
    }
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    await undo(config, files, manifest, made);
    throw new CannotGoOn(
      config.databaseUrl === undefined
        ? `The disk is full, so the backup can't be restored to ${dataDirectory}. What was written has been deleted. Free some space, or set DATA_DIR to a larger disk, and run the command again.`
        : "The disk is full, so the backup can't be restored. The files that were written have been deleted, and the database is only partly filled. Free some space and run the same command again.",
      { cause: error },
    );
  }
  return manifest;
}

interface Made {
  database: boolean;
  /** The names of the secrets that were written. */
  secrets: string[];
}

/** No one should wait for hours for a restore that cannot fit. How much the database will need is not known. */
async function assertRoom(config: StoreConfig, files: Files, manifest: Manifest): Promise<void> {
  const free = await files.freeBytes();
  if (free === null) return;
  let needed = floorsOf(config.freeSpaceMb).growth;
  for (const { key, bytes } of manifest.files) if ((await files.size(key)) !== bytes) needed += bytes;
  if (needed <= free) return;
  const [needs, has] = [needed, free].map((bytes) => Math.ceil(bytes / 1e6));
  throw new CannotGoOn(
    `The backup needs at least ${needs} MB free, with FREE_SPACE_MB, and the disk of ${config.dataDirectory} has ${has} MB. Free some space, or set DATA_DIR to a larger disk; nothing was changed.`,
  );
}

/** Deletes what has been restored. A storage or database with other content was refused before. */
async function undo(config: StoreConfig, files: Files, manifest: Manifest, made: Made): Promise<void> {
  const within = (...names: string[]) =>
    rm(join(config.dataDirectory, ...names), { recursive: true, force: true });
  if (config.databaseUrl === undefined && made.database)
    for (const name of ['database', 'database.unfinished']) await within(name);
  if (config.storageUrl === undefined) await within('files');
  else for (const { key } of manifest.files) await files.delete(key);
  for (const name of made.secrets) await within('secrets', name);
}

async function assertSameSecret(
  config: StoreConfig,
  manifest: Manifest,
  archived: Map<string, Buffer>,
  mayBeOther: boolean,
): Promise<void> {
  const present = await readSecrets(config.dataDirectory);
  for (const [name, content] of present) {
    if (archived.get(name)?.equals(content)) continue;
    throw new CannotGoOn(
      `${join(config.dataDirectory, 'secrets', name)} already exists and differs from the one in the backup. Set DATA_DIR to an empty folder; nothing was changed.`,
    );
  }
  const made = fingerprintOf(config.authSecret, archived);
  if (mayBeOther || manifest.secretFingerprint === null || made === manifest.secretFingerprint) return;
  throw new CannotGoOn(
    'The backup was made with another AUTH_SECRET. Set AUTH_SECRET to that value. If it’s lost, add --other-secret: everyone has to sign in again, and authenticator apps and the secrets of webhooks no longer work.',
  );
}

async function writeSecrets(dataDirectory: string, secrets: Map<string, Buffer>, made: Made): Promise<void> {
  const folder = join(dataDirectory, 'secrets');
  if (secrets.size > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
  const present = existsSync(folder) ? await readdir(folder) : [];
  for (const [name, content] of secrets) {
    if (present.includes(name)) continue;
    made.secrets.push(name);
    await writeFile(join(folder, name), content, { mode: 0o600, flush: true });
  }
}
