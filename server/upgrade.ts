import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { counted, listed } from '#contract/shared/words.ts';
import { backupsIn, copyDatabase } from '#server/backup/copy-database.ts';
import { type Database, type OpenedDatabase, migrate } from '#server/database/database.ts';
import { DatabaseUnusable, StorageFull } from '#server/database/errors.ts';
import { pendingMigrations } from '#server/database/migrate.ts';
import { deleteSetting, readSetting, writeSetting } from '#server/database/settings-store.ts';
import type { Config } from '#server/platform/config/config.ts';
import { VERSION } from '#server/platform/config/version.ts';

/** The version that last brought the database up to date. */
const VERSION_KEY = 'version';
/** The backup of an upgrade that has not ended. */
const BACKUP_KEY = 'upgrade.backup';
const BACKUP_NAME = /^before-upgrade-/;
const KEPT_BACKUPS = 3;

/** The program's log, or the terminal of a command. */
interface Teller {
  info(sentence: string): void;
  warn(sentence: string): void;
}

interface Upgrading {
  config: Pick<Config, 'dataDirectory' | 'upgradeBackup'>;
  database: OpenedDatabase;
  /** Default: the migrations of this version. */
  migrations?: URL | undefined;
  log: Teller;
  /** Called with each step that may take long, such as "upgrading the database". */
  onStep?(step: string): Promise<void>;
}

/** What an upgrade of this database would do, in a sentence; null if there is nothing to do. */
export async function upgradeInWords(db: Database, migrations?: URL): Promise<string | null> {
  const { pending, isNew } = await pendingMigrations(db, migrations);
  if (isNew || pending.length === 0) return null;
  const from = (await readSetting(db, VERSION_KEY)) ?? 'an earlier version';
  return `The database is upgraded from ${from} to ${VERSION} by ${counted(pending.length, 'migration')}: ${listed(pending, 'and')}.`;
}

/**
 * Brings the database up to date. Before it changes one that is in use, it says what it will do, and copies the
 * embedded one. Throws a sentence.
 */
export async function upgrade({ config, database, migrations, log, onStep }: Upgrading): Promise<void> {
  const { db, engine } = database;
  const words = await upgradeInWords(db, migrations);
  if (words !== null) {
    log.info(words);
    if (engine === 'postgres') log.info(NOT_BACKED_UP);
    else if (config.upgradeBackup) {
      await onStep?.('backing up the database before an upgrade');
      await backUp(db, config.dataDirectory, log);
    }
    await onStep?.('upgrading the database');
  }
  await migrate(db, migrations);
  await noteUpgraded(db).catch((error: unknown) => {
    // A start that changes nothing else must work on a full disk.
    if (!(error instanceof StorageFull)) throw error;
  });
  if (words !== null) log.info('The database is up to date');
}

export const NOT_BACKED_UP =
  'PostgreSQL is not backed up by an upgrade. To go back to the version before, you need a backup that you made yourself, for example with pg_dump.';

/** Copies the embedded database, and deletes older copies. An upgrade that was interrupted keeps the copy that it began with. */
async function backUp(db: Database, dataDirectory: string, log: Teller): Promise<void> {
  const folder = backupsIn(dataDirectory);
  const begun = await readSetting(db, BACKUP_KEY);
  if (begun !== null && existsSync(join(folder, begun))) {
    log.info(`The backup from before this upgrade is ${join(folder, begun)}`);
    return;
  }
  const unfinished = join(folder, '.before-upgrade');
  const name = `before-upgrade-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`;
  try {
    await copyDatabase(db, dataDirectory, unfinished);
    await rename(unfinished, join(folder, name));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnusable(
      `The database could not be backed up before the upgrade, so nothing was changed: ${reason} Mend this, or set UPGRADE_BACKUP=off to upgrade without a backup.`,
      { cause: error },
    );
  }
  await writeSetting(db, BACKUP_KEY, name);
  log.info(`The database was copied to ${join(folder, name)} before the upgrade`);
  const copies = (await readdir(folder)).filter((entry) => BACKUP_NAME.test(entry)).toSorted();
  for (const old of copies.slice(0, -KEPT_BACKUPS))
    await rm(join(folder, old), { recursive: true, force: true });
}

/** Also where a start was killed between the last migration and this. */
async function noteUpgraded(db: Database): Promise<void> {
  if ((await readSetting(db, VERSION_KEY)) !== VERSION) await writeSetting(db, VERSION_KEY, VERSION);
  await deleteSetting(db, BACKUP_KEY);
}
