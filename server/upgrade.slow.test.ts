import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedDatabase, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { VERSION } from '#server/platform/config/version.ts';
import { upgrade, upgradeInWords } from './upgrade.ts';

/** A data folder of this version, and versions after it, each with one migration more. */

const log = pino({ level: 'silent' });
let folder: string;
let migrations: URL;
let database: OpenedDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roundone-upgrade-'));
  migrations = pathToFileURL(`${join(folder, 'migrations')}/`);
  await cp(new URL('./database/migrations/', import.meta.url), migrations, { recursive: true });
  database = await openDatabase({ dataDirectory: join(folder, 'data'), log, isPrepared: true });
  await migrate(database.db);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const upgraded = async (upgradeBackup = true) => {
  const sentences: string[] = [];
  const steps: string[] = [];
  // With FOLDER for the folder of the backups and TIME for the time in a name.
  const add = (sentence: string): void => {
    const named = sentence.replace(join(folder, 'data', 'backups'), 'FOLDER');
    sentences.push(named.replace(/\d{8}T\d{9}Z/, 'TIME'));
  };
  const config = { dataDirectory: join(folder, 'data'), upgradeBackup };
  const onStep = async (step: string): Promise<void> => void steps.push(step);
  await upgrade({ config, database, migrations, log: { info: add, warn: add }, onStep });
  return { sentences, steps };
};

const backups = async () => (await readdir(join(folder, 'data', 'backups'))).toSorted();

/** Returns what an upgrade by this migration says first. */
async function addMigration(number: number, from: string = VERSION): Promise<string> {
  const name = `90${number}_later.sql`;
  await writeFile(new URL(name, migrations), `CREATE TABLE later_${number} ();`);
  return `The database is upgraded from ${from} to ${VERSION} by 1 migration: ${name}.`;
}

const UP_TO_DATE = 'The database is up to date';
const COPIED = 'The database was copied to FOLDER/before-upgrade-TIME before the upgrade';
const BACKING_UP = 'backing up the database before an upgrade';
const UPGRADING = 'upgrading the database';

test('an upgrade says what it will do, and copies the database', async () => {
  const plan = await addMigration(1, 'an earlier version');
  expect(await upgradeInWords(database.db, migrations)).toBe(plan);
  expect(await upgraded()).toEqual({ sentences: [plan, COPIED, UP_TO_DATE], steps: [BACKING_UP, UPGRADING] });
  const tables = sql`SELECT to_regclass('users')::text AS kept, to_regclass('later_1')::text AS later`;
  expect((await tables.execute(database.db)).rows).toEqual([{ kept: 'users', later: 'later_1' }]);
  const [copy] = await backups();
  const before = await openDatabase({ dataDirectory: join(folder, 'data', 'backups', copy!), log });
  const { rows } = await tables.execute(before.db);
  await before.close();
  expect(rows).toEqual([{ kept: 'users', later: null }]);
  // A start without an upgrade says nothing.
  expect(await upgraded()).toEqual({ sentences: [], steps: [] });
  expect(await upgradeInWords(database.db, migrations)).toBeNull();
});

test('the last three copies are kept; an upgrade that was interrupted keeps the copy it began with', async () => {
  const [oldest] = await backups();
  for (const number of [2, 3, 4]) {
    const plan = await addMigration(number);
    expect((await upgraded()).sentences).toEqual([plan, COPIED, UP_TO_DATE]);
  }
  const kept = await backups();
  expect(kept).toHaveLength(3);
  expect(kept).not.toContain(oldest);

  const fifth = await addMigration(5);
  await database.db.insertInto('settings').values({ key: 'upgrade.backup', value: kept[1]! }).execute();
  expect((await upgraded()).sentences).toEqual([
    fifth,
    'The backup from before this upgrade is FOLDER/before-upgrade-TIME',
    UP_TO_DATE,
  ]);
  expect(
    await database.db.selectFrom('settings').where('key', '=', 'upgrade.backup').selectAll().execute(),
  ).toEqual([]);
  const sixth = await addMigration(6);
  expect(await upgraded(false)).toEqual({ sentences: [sixth, UP_TO_DATE], steps: [UPGRADING] });
  expect(await backups()).toEqual(kept);
});
