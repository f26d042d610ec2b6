import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { Manifest } from '#server/backup/manifest.ts';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import { startRoundone, type Roundone } from '#server/roundone.ts';
import { createDatabase, type OwnTestServer, startOwnServer, testEngines } from './postgres.ts';
import { settling } from './stored-tasks.ts';

/** The demonstration's world as a running program, for the tests of the file that calls this, and places to copy it to. */
export function installation() {
  const log = pino({ level: 'silent' });
  const hasPostgres = testEngines.includes('postgres');
  let folder: string;
  let server: OwnTestServer | undefined;
  let original: Roundone;
  let isRunning = false;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roundone-backup-'));
    server = hasPostgres ? await startOwnServer() : undefined;
    original = await startRoundone(configOf('original', { DEMO: 'on' }));
    isRunning = true;
    // A video of the demonstration may still be waiting for its captions, which are in the archives.
    await settling(original.ctx.db)();
  });
  afterAll(async () => {
    if (isRunning) await original.stop();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  function configOf(name: string, env: Record<string, string> = {}): Config {
    return loadConfig({
      DATA_DIR: join(folder, name),
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    });
  }

  /** The settings for an empty database on PostgreSQL, or for another folder. */
  async function emptyPlace(name: string, env: Record<string, string> = {}): Promise<Config> {
    if (!server) return configOf(name, env);
    const { url } = await createDatabase(server.url);
    return configOf(name, { DATABASE_URL: url, ...env });
  }

  async function stopOriginal(): Promise<void> {
    isRunning = false;
    await original.stop();
  }

  return {
    log,
    hasPostgres,
    configOf,
    emptyPlace,
    fileFor: (name: string): string => join(folder, `${name}.backup`),
    original: () => original,
    stopOriginal,
  };
}

/** What must be the same in two backups of the same data. */
export const contentOf = ({ tables, sequences, files, secretFingerprint }: Manifest) => ({
  tables: tables.map(({ schema, name, rows, bytes, sha256 }) => ({ schema, name, rows, bytes, sha256 })),
  sequences,
  files,
  secretFingerprint,
});
