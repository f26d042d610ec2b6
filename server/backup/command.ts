// The commands `npm run backup`, `npm run restore` and `npm run move`.

import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { DataFolderInUse, HalfFilled } from '#server/database/errors.ts';
import { ConfigError, loadConfig, type Config } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { makeBackup } from './backup.ts';
import { CannotGoOn } from './errors.ts';
import { move } from './move.ts';
import { restoreBackup } from './restore.ts';

const USAGE = `Give one of these commands:
  npm run backup [-- FILE]
  npm run restore -- FILE [--other-secret]
  npm run move`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

async function main(): Promise<void> {
  const { positionals, values } = parseArguments();
  const [command, file, ...more] = positionals;
  if (more.length > 0) throw new CannotGoOn(USAGE);
  const config = loadConfig();
  // What the libraries log is for a server that runs long; here each failure ends the command.
  const log = createLog(config.logLevel === 'info' ? 'error' : config.logLevel);
  if (command === 'backup') return backup(config, log, file);
  if (command === 'restore' && file !== undefined)
    return restore(config, log, file, values['other-secret'] ?? false);
  if (command === 'move' && file === undefined) return moveAll(config, log);
  throw new CannotGoOn(USAGE);
}

function parseArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { 'other-secret': { type: 'boolean' } } });
  } catch (error) {
    throw new CannotGoOn(USAGE, { cause: error });
  }
}

async function backup(config: Config, log: Logger, file: string | undefined): Promise<void> {
  const { path, manifest } = await makeBackup(config, log, file);
  const { tables, files, vanished } = manifest;
  const rows = sum(tables.map((table) => table.rows));
  say(`${path} was written and read back.`);
  say(
    `It holds ${rows} rows of ${tables.length} tables, and ${files.length} files with ${megabytes(sum(files.map(({ bytes }) => bytes)))}.`,
  );
  if (vanished.length > 0) say(`${vanished.length} files were deleted while it was made, and are not in it.`);
  if (config.backupKeyFile === undefined && config.backupPassphrase === undefined)
    say(
      'It is not encrypted, and holds everything that people stored here. Keep it where only you can read it.',
    );
  if (config.authSecret !== undefined) say('AUTH_SECRET is not in it. Keep that too.');
}

async function restore(
  config: Config,
  log: Logger,
  file: string,
  mayHaveOtherSecret: boolean,
): Promise<void> {
  const { tables, files, madeAt } = await restoreBackup(config, log, file, { mayHaveOtherSecret });
  const rows = sum(tables.map((table) => table.rows));
  say(
    `The backup of ${madeAt} was restored: ${rows} rows of ${tables.length} tables, and ${files.length} files.`,
  );
  say('Everything was read back and is the same. Make sure that the server it comes from no longer runs.');
}

async function moveAll(config: Config, log: Logger): Promise<void> {
  const { tables, files } = await move(config, log);
  if (tables) say(`${tables.rows} rows of ${tables.count} tables are in PostgreSQL now.`);
  if (files) say(`${files.count} files with ${megabytes(files.bytes)} are in the object storage now.`);
  say('All was read back and is the same. Start the server with these settings.');
  say(`Nothing in ${config.dataDirectory} was changed. Its secret is still needed: see docs/operations.md.`);
}

main().catch((error: unknown) => {
  const isSentence = [CannotGoOn, ConfigError, DataFolderInUse, HalfFilled].some(
    (kind) => error instanceof kind,
  );
  console.error(isSentence && error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
