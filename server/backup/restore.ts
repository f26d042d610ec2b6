import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createFiles } from '#server/platform/files/files.ts';
import { readArchive, readKey } from './archive.ts';
import { assertNothingElse, storeFile } from './copy-files.ts';
import { CannotGoOn } from './errors.ts';
import type { Manifest } from './manifest.ts';
import { fingerprintOf, readSecrets, type StoreConfig } from './source.ts';
import { openTarget } from './target.ts';

/**
 * Fills what the settings name from a backup. All of the backup is checked before anything is changed. Only an empty
 * database and an empty storage are filled, or those that an interrupted restore has left. Throws CannotGoOn.
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

  const target = await openTarget(config, manifest, log);
  try {
    await writeSecrets(dataDirectory, secrets);
    await readArchive(path, key, {
      rows: (table, lines) => target.write(table, lines),
      file: async (name, body) => void (await storeFile(files, name, body)),
    });
    await target.finish(manifest.sequences, manifest.tables);
  } finally {
    await target.close();
  }
  return manifest;
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
      `${join(config.dataDirectory, 'secrets', name)} is there already, and is not that of the backup. Set DATA_DIR to an empty folder; nothing was changed.`,
    );
  }
  const made = fingerprintOf(config.authSecret, archived);
  if (mayBeOther || manifest.secretFingerprint === null || made === manifest.secretFingerprint) return;
  throw new CannotGoOn(
    'The backup was made with another AUTH_SECRET. Set AUTH_SECRET to that one. If it is lost, add --other-secret: everybody signs in once more then, and authenticator apps and the secrets of webhooks no longer work.',
  );
}

async function writeSecrets(dataDirectory: string, secrets: Map<string, Buffer>): Promise<void> {
  const folder = join(dataDirectory, 'secrets');
  if (secrets.size > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
  const present = existsSync(folder) ? await readdir(folder) : [];
  for (const [name, content] of secrets) {
    if (!present.includes(name)) await writeFile(join(folder, name), content, { mode: 0o600, flush: true });
  }
}
