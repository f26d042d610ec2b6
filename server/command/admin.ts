// Commands about the installation: operators, a new password, rows and files. If Roundone is running on its embedded
// database, which only one process can open, it is asked to run them.

import { hostname, userInfo } from 'node:os';
import { pino } from 'pino';
import { askForCommand, type AdminAnswer } from '#server/backup/admin-socket.ts';
import { CannotGoOn } from '#server/backup/errors.ts';
import { openDatabase } from '#server/database/database.ts';
import { DataFolderInUse } from '#server/database/errors.ts';
import { runAdmin } from '#server/admin-commands.ts';
import { systemClock } from '#server/platform/clock.ts';
import { type Config, loadConfig } from '#server/platform/config/config.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { createLog } from '#server/platform/process/log.ts';
import { upgrade } from '#server/upgrade.ts';

interface Command {
  act: string;
  email?: string | undefined;
}

/** Runs a command and prints its answer. Throws CannotGoOn if the command was refused. */
export async function runCommand(command: Command): Promise<void> {
  const config = loadConfig();
  const given = { ...command, by: `${userInfo().username} at ${hostname()}` };
  const { status, sentence } = await runHere(config, given).catch((error: unknown) => {
    if (!(error instanceof DataFolderInUse)) throw error;
    return askForCommand(config.dataDirectory, given);
  });
  if (status !== 200) throw new CannotGoOn(sentence);
  console.log(sentence);
}

async function runHere(config: Config, command: Command & { by: string }): Promise<AdminAnswer> {
  // Standard output contains only the answer.
  const log = createLog('warn', pino.destination({ dest: 2, sync: true }));
  const database = await openDatabase({ ...config, log });
  try {
    await upgrade({ config, database, log });
    const files = createFiles({ ...config, log });
    return await runAdmin({ db: database.db, files, clock: systemClock, config, log }, command);
  } finally {
    await database.close();
  }
}
