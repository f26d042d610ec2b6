// Runs `roundone backup`, `roundone restore` and `roundone move`, and prints their results.

import type { Logger } from 'pino';
import { makeBackup } from '#server/backup/backup.ts';
import { move } from '#server/backup/move.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import { createLog } from '#server/platform/process/log.ts';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The settings, and a log for a command. What libraries log is meant for a long-running server, while here each
 * failure ends the command.
 */
function settingsOf(): { config: Config; log: Logger } {
  const config = loadConfig();
  return { config, log: createLog(config.logLevel === 'info' ? 'error' : config.logLevel) };
}

export async function backup(file: string | undefined): Promise<void> {
  const { config, log } = settingsOf();
  const { path, manifest } = await makeBackup(config, log, file);
  const { tables, files, vanished } = manifest;
  const rows = sum(tables.map((table) => table.rows));
  console.log(`${path} was written and verified.`);
  console.log(
    `It holds ${rows} rows of ${tables.length} tables, and ${files.length} files with ${megabytes(sum(files.map(({ bytes }) => bytes)))}.`,
  );
  if (vanished.length > 0)
    console.log(`${vanished.length} files were deleted during the backup and aren’t in it.`);
  if (config.backupKeyFile === undefined && config.backupPassphrase === undefined)
    console.log(
      'It isn’t encrypted and contains everything people stored here. Keep it where only you can read it.',
    );
  if (config.authSecret !== undefined) console.log('AUTH_SECRET isn’t in it. Keep a copy of that too.');
}

export async function restore(file: string, mayHaveOtherSecret: boolean): Promise<void> {
  const { config, log } = settingsOf();
  const { tables, files, madeAt } = await restoreBackup(config, log, file, { mayHaveOtherSecret });
  const rows = sum(tables.map((table) => table.rows));
  console.log(
    `The backup of ${madeAt} was restored: ${rows} rows of ${tables.length} tables, and ${files.length} files.`,
  );
  console.log('Everything was verified. Make sure the server it came from no longer runs.');
}

export async function moveAll(): Promise<void> {
  const { config, log } = settingsOf();
  const { tables, files } = await move(config, log);
  if (tables) console.log(`${tables.rows} rows of ${tables.count} tables are in PostgreSQL now.`);
  if (files)
    console.log(`${files.count} files with ${megabytes(files.bytes)} are in the object storage now.`);
  console.log('Everything was verified. Start the server with these settings.');
  console.log(
    `Nothing in ${config.dataDirectory} was changed. You still need its secret: see docs/operations.md.`,
  );
}
