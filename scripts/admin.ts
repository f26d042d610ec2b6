// Says who may run the installation: npm run admin -- grant <e-mail> | revoke <e-mail> | list
// Compares rows with stored files: npm run admin -- check
// While the program runs on its embedded database, the program is asked to do it.

import { hostname, userInfo } from 'node:os';
import { pino } from 'pino';
import { askForOrder } from '#server/backup/door.ts';
import { CannotGoOn } from '#server/backup/errors.ts';
import { migrate, openDatabase } from '#server/database/database.ts';
import { DataFolderInUse, DatabaseUnusable, HalfFilled } from '#server/database/errors.ts';
import { type AdminOrder, OrderRefused, carryOut } from '#server/features/accounts/operators.ts';
import { answerCheck } from '#server/features/operator/file-checks.ts';
import { systemClock } from '#server/platform/clock.ts';
import { type Config, ConfigError, loadConfig } from '#server/platform/config.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { createSecurityLog } from '#server/platform/http/security-log.ts';
import { createLog } from '#server/platform/log.ts';

const USAGE = `Give one of these commands:
  npm run admin -- grant <e-mail>
  npm run admin -- revoke <e-mail>
  npm run admin -- list
  npm run admin -- check`;

const SENTENCES = [CannotGoOn, ConfigError, DataFolderInUse, DatabaseUnusable, HalfFilled, OrderRefused];

function readOrder([act, email, ...more]: string[]): AdminOrder | { act: 'check' } {
  const by = `${userInfo().username} at ${hostname()}`;
  if (act === 'check' && email === undefined) return { act };
  if (act === 'list' && email === undefined) return { act, by };
  if ((act === 'grant' || act === 'revoke') && email !== undefined && more.length === 0)
    return { act, email, by };
  throw new CannotGoOn(USAGE);
}

async function carryOutHere(config: Config, order: AdminOrder | { act: 'check' }): Promise<string> {
  const log = createLog('warn');
  const database = await openDatabase({ ...config, log });
  try {
    await migrate(database.db);
    if (order.act === 'check') {
      const { status, sentence } = await answerCheck({
        db: database.db,
        files: createFiles({ ...config, log }),
        clock: systemClock,
      });
      if (status !== 200) throw new CannotGoOn(sentence);
      return sentence;
    }
    // The security log is the program's; here its lines go where they are not taken for the answer.
    const securityLog = createSecurityLog(pino(pino.destination({ dest: 2, sync: true })));
    return await carryOut({ db: database.db, clock: systemClock, securityLog }, order);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const order = readOrder(process.argv.slice(2));
  const config = loadConfig();
  try {
    console.log(await carryOutHere(config, order));
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    console.log(await askForOrder(config.dataDirectory, order));
  }
}

main().catch((error: unknown) => {
  const isSentence = SENTENCES.some((kind) => error instanceof kind);
  console.error(isSentence && error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
