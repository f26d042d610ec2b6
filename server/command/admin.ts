// Orders about the installation: operators, a new password, rows and files. While Roundone runs on its embedded
// database, which one process alone can open, it is asked to carry them out.

import { hostname, userInfo } from 'node:os';
import { pino } from 'pino';
import { askForOrder, type DoorAnswer } from '#server/backup/door.ts';
import { CannotGoOn } from '#server/backup/errors.ts';
import { openDatabase } from '#server/database/database.ts';
import { DataFolderInUse } from '#server/database/errors.ts';
import { answerAdmin } from '#server/orders.ts';
import { systemClock } from '#server/platform/clock.ts';
import { type Config, loadConfig } from '#server/platform/config/config.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { createLog } from '#server/platform/process/log.ts';
import { upgrade } from '#server/upgrade.ts';

interface Order {
  act: string;
  email?: string | undefined;
  confirm: boolean;
}

/** Carries an order out and prints what came of it. Throws CannotGoOn if it was refused. */
export async function giveOrder(order: Order): Promise<void> {
  const config = loadConfig();
  const given = { ...order, by: `${userInfo().username} at ${hostname()}` };
  const { status, sentence } = await carryOutHere(config, given).catch((error: unknown) => {
    if (!(error instanceof DataFolderInUse)) throw error;
    return askForOrder(config.dataDirectory, given);
  });
  if (status !== 200) throw new CannotGoOn(sentence);
  console.log(sentence);
}

async function carryOutHere(config: Config, order: Order & { by: string }): Promise<DoorAnswer> {
  // Standard output has the answer alone.
  const log = createLog('warn', pino.destination({ dest: 2, sync: true }));
  const database = await openDatabase({ ...config, log });
  try {
    await upgrade({ config, database, log });
    const files = createFiles({ ...config, log });
    return await answerAdmin({ db: database.db, files, clock: systemClock, config, log }, order);
  } finally {
    await database.close();
  }
}
