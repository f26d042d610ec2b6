import { backupsIn } from '#server/backup/copy-database.ts';
import { assertThereIsOne, openSource } from '#server/backup/source.ts';
import { openDatabase } from '#server/database/database.ts';
import { type Config, loadConfig } from '#server/platform/config/config.ts';
import { createLog } from '#server/platform/process/log.ts';
import { NOT_BACKED_UP, upgrade, upgradeInWords } from '#server/upgrade.ts';

/** Brings the database up to date, or with `isDry` only says what a start would do. Throws a sentence. */
export async function migrateByCommand(isDry: boolean): Promise<void> {
  const config = loadConfig();
  const log = createLog('error');
  assertThereIsOne(config);
  if (isDry) {
    const source = await openSource(config, log, { mayAskServer: true });
    const words = await upgradeInWords(source.tx).finally(() => source.close());
    for (const line of words === null
      ? [NOTHING_TO_DO]
      : [words, backupInWords(config), 'Nothing was changed.'])
      console.log(line);
    return;
  }
  const database = await openDatabase({ ...config, log });
  try {
    await upgrade({ config, database, log: { info: console.log, warn: console.log } });
    console.log('The database is up to date.');
  } finally {
    await database.close();
  }
}

const NOTHING_TO_DO = 'The database is up to date: there is nothing to do.';

function backupInWords({ databaseUrl, dataDirectory, upgradeBackup }: Config): string {
  if (databaseUrl !== undefined) return NOT_BACKED_UP;
  return upgradeBackup
    ? `It is copied to ${backupsIn(dataDirectory)} first.`
    : 'It is not backed up first, because UPGRADE_BACKUP is off.';
}
