import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedDatabase, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { VERSION } from '#server/platform/config/version.ts';
import { upgrade, upgradeInWords } from './upgrade.ts';

/** A data folder that a version before migration 078 left, with an application that ended two years ago. */

const LAST = '078_retention_waits.sql';
const log = pino({ level: 'silent' });
let folder: string;
let database: OpenedDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roundone-upgrade-'));
  database = await openDatabase({ dataDirectory: join(folder, 'data'), log, isPrepared: true });
  await migrate(database.db);
  await stepBack();
  // Retention comes with this upgrade.
  await sql`UPDATE schema_migrations SET applied_at = now() WHERE name = '049_retention.sql'`.execute(
    database.db,
  );
  await endApplication();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function endApplication(): Promise<void> {
  const { db } = database;
  const [employer, candidate, sector, job] = Array.from({ length: 4 }, () => crypto.randomUUID());
  await sql`INSERT INTO users (id, role, name, email, mobile, password_hash) VALUES
    (${employer}, 'employer', 'Nina', 'nina@example.com', '5550101234', 'x'),
    (${candidate}, 'candidate', 'Cara', 'cara@example.com', '5550101235', 'x')`.execute(db);
  await sql`INSERT INTO companies (id, name, slug, created_at, decision_minutes, film_days, report_days, ended_days)
    VALUES (${employer}, 'Pine', 'pine', now(), 10, 180, 730, 365)`.execute(db);
  await sql`INSERT INTO sectors VALUES (${sector}, 'Care at home', 0)`.execute(db);
  await sql`INSERT INTO files (id, path, object_key, owner_id, kind, media_type, bytes, original_name)
    VALUES (${candidate}, 'resume', 'resume', ${candidate}, 'resume', 'application/pdf', 1, 'a.pdf')`.execute(
    db,
  );
  await sql`INSERT INTO jobs (id, alternate_id, employer_id, status, designation, job_type, sector_id, description_html,
      proctoring, interview_open_days, thinking_seconds, retakes, answer_seconds, language)
    VALUES (${job}, 'R1-AAAAAA', ${employer}, 'open', 'Nurse', 'CTH', ${sector}, '<p>Care</p>', 'enforced', 3, 0, 0, 180, 'en')`.execute(
    db,
  );
  await sql`INSERT INTO applications (id, job_id, candidate_id, employer_id, travel_preferred,
    relocation_preferred, resume_file_id, outcome, told_outcome, stage_since, report_public, time_factor, open_days, thinking_seconds, retakes,
    answer_seconds, language)
    VALUES ('ended', ${job}, ${candidate}, ${employer}, true, true, ${candidate}, 'withdrawn',
      'withdrawn', now() - interval '2 years', true, 1, 3, 0, 0, 180, 'en')`.execute(db);
}

/** What an upgrade says, with FOLDER for the folder of its backups and TIME for the time in a name. */
async function upgraded(upgradeBackup = true): Promise<string[]> {
  const said: string[] = [];
  const add = (sentence: string): void => {
    const named = sentence.replace(join(folder, 'data', 'backups'), 'FOLDER');
    said.push(named.replace(/\d{8}T\d{9}Z/, 'TIME'));
  };
  const config = { dataDirectory: join(folder, 'data'), upgradeBackup };
  await upgrade({ config, database, log: { info: add, warn: add } });
  return said;
}

const backups = async () => (await readdir(join(folder, 'data', 'backups'))).toSorted();

/** As if the last migration had not been applied. */
async function stepBack(): Promise<void> {
  await sql`DELETE FROM schema_migrations WHERE name = ${LAST}`.execute(database.db);
}

const WAITS =
  'After this upgrade, retention would delete 1 ended application. Nothing is deleted until you confirm it with: roundone admin retention --confirm. Companies can choose to keep things longer before that.';
const UP_TO_DATE = 'The database is up to date';
const COPIED = 'The database was copied to FOLDER/before-upgrade-TIME before the upgrade';
const plan = (from: string) => `The database is upgraded from ${from} to ${VERSION} by 1 migration: ${LAST}.`;

test('an upgrade says what it will do, copies the database, and says what the night would delete', async () => {
  expect(await upgradeInWords(database.db)).toBe(plan('an earlier version'));
  expect(await upgraded()).toEqual([plan('an earlier version'), COPIED, UP_TO_DATE, WAITS]);
  const [copy] = await backups();
  const before = await openDatabase({ dataDirectory: join(folder, 'data', 'backups', copy!), log });
  const { rows } = await sql`SELECT (SELECT count(*)::int FROM applications) AS applications,
    (SELECT count(*)::int FROM schema_migrations WHERE name = ${LAST}) AS newest`.execute(before.db);
  await before.close();
  expect(rows).toEqual([{ applications: 1, newest: 0 }]);
  // A start without an upgrade says nothing.
  expect(await upgraded()).toEqual([]);
  expect(await upgradeInWords(database.db)).toBeNull();
});

test('the last three copies are kept; an upgrade that was interrupted keeps the copy it began with', async () => {
  const [oldest] = await backups();
  for (let count = 0; count < 3; count += 1) {
    await stepBack();
    expect(await upgraded()).toEqual([plan(VERSION), COPIED, UP_TO_DATE, WAITS]);
  }
  const kept = await backups();
  expect(kept).toHaveLength(3);
  expect(kept).not.toContain(oldest);

  await stepBack();
  await database.db.insertInto('settings').values({ key: 'upgrade.backup', value: kept[1]! }).execute();
  expect(await upgraded()).toEqual([
    plan(VERSION),
    'The backup from before this upgrade is FOLDER/before-upgrade-TIME',
    UP_TO_DATE,
    WAITS,
  ]);
  expect(
    await database.db.selectFrom('settings').where('key', '=', 'upgrade.backup').selectAll().execute(),
  ).toEqual([]);
  await stepBack();
  expect(await upgraded(false)).toEqual([plan(VERSION), UP_TO_DATE, WAITS]);
  expect(await backups()).toEqual(kept);
});
