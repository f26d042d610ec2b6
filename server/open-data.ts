import { type OpenedDatabase, openDatabase } from '#server/database/database.ts';
import { checkDataFolder } from '#server/database/embedded/check-folder.ts';
import { type Config, listeningOn } from '#server/platform/config/config.ts';
import { floorsOf } from '#server/platform/files/room.ts';
import { CannotListen, usablePort } from '#server/platform/http/listening.ts';
import { createLog } from '#server/platform/process/log.ts';
import { VERSION } from '#server/platform/config/version.ts';

/** What a start needs first. */
export interface OpenedData {
  config: Config;
  /** Null for a worker whose port is taken, because it can work without one. */
  port: number | null;
  log: ReturnType<typeof createLog>;
  database: OpenedDatabase;
  /** Default: the migrations of this version. */
  migrations?: URL;
}

/**
 * Checks the port, before anything is created, and opens the database. This file imports little, because the embedded
 * engine starts in its own thread while the rest of the program loads, and each takes more than a second. Loading
 * blocks this thread, so it must not begin before `onStarting` is called.
 */
export async function openData(settings: Config, onStarting?: () => void): Promise<OpenedData> {
  const port = await usablePort(settings.host, settings.port).catch((error: unknown) => {
    if (settings.process === 'worker' && error instanceof CannotListen) return null;
    throw error;
  });
  const config = settings.port === 0 && port !== null ? listeningOn(settings, port) : settings;
  await checkDataFolder(config.dataDirectory, config.databaseUrl === undefined);
  const log = createLog(config.logLevel);
  log.info({ version: VERSION, node: process.version }, `Roundone ${VERSION} is starting`);
  const freeSpaceFloorBytes = floorsOf(config.freeSpaceMb).writes;
  const database = await openDatabase({ ...config, freeSpaceFloorBytes, log, onStarting, isPrepared: true });
  return { config, port, log, database };
}
