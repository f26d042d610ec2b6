import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { signIn, verifyEmail } from '#contract/account/auth.ts';
import { getCompanySignOn } from '#contract/account/sign-on.ts';
import { getWebhooks } from '#contract/company/company-webhooks.ts';
import { getInterviewSession } from '#contract/interview/interview-session.ts';
import { getApplicationDetailsCandidate, getFeedback } from '#contract/interview/interview.ts';
import { getMessages } from '#contract/interview/messages.ts';
import { getMyOffers } from '#contract/interview/offers.ts';
import { type OpenedDatabase, openDatabase } from '#server/database/database.ts';
import { SAMPLES } from '#server/house-rules/stored-samples.ts';
import { VERSION } from '#server/platform/config/version.ts';
import { createLog } from '#server/platform/process/log.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startOwnServer, testEngines } from '#server/testing/postgres.ts';
import { tablesWith } from '#server/testing/tables-with.ts';
import { readAllMails, readMail } from '../e2e/harness/mail.ts';
import { callApi } from '../e2e/harness/people.ts';
import { launchRoundone } from '../e2e/harness/roundone.ts';
import { beginRecording, sendChunk } from '../e2e/harness/tus.ts';
import { frozenVersions, readDump, readFrozen, unpackFolder } from './harness/frozen.ts';
import { type World, readCamera } from './harness/frozen-world.ts';
import { newFolder, runToItsEnd } from './harness/program.ts';
import { compareRows, moveTimes, readRows } from './harness/rows.ts';

/** Each release is upgraded from what a release before it left, is killed meanwhile, and nothing is lost. */

const MIGRATIONS = fileURLToPath(new URL('../server/database/migrations', import.meta.url));
const NEXT = 'faults/harness/next-release.ts';
const NEXT_MIGRATION = '900_next_release.sql';
/** So that there is something to upgrade while the newest version is the frozen one. It is long enough to be killed. */
const NEXT_SQL = `
  ALTER TABLE applications ADD COLUMN rehearsed text NOT NULL DEFAULT 'no';
  UPDATE applications SET rehearsed = 'yes';
  SELECT pg_sleep(4);
  CREATE INDEX applications_rehearsed ON applications (rehearsed);`;

/** What is changed after the upgrade: calls are counted, Ben's recording ends, and Finn's registration becomes a user. */
const CHANGED = ['attempts', 'interview_recordings', 'registrations'];
/** What those people, the waiting tasks and the upgrade itself add. */
const GROWN = [
  'answer_verdicts',
  'application_views',
  'attempts',
  'email_tokens',
  'interview_pieces',
  'outbox_mails',
  'reports',
  'schema_migrations',
  'sessions',
  'users',
];

const cases = frozenVersions().flatMap((version) => testEngines.map((engine) => ({ version, engine })));

test.each(cases)('$version on $engine', async ({ version, engine }) => {
  const { frozenAt, world } = readFrozen(version);
  const dataDirectory = newFolder();
  const migrations = newFolder();
  cpSync(MIGRATIONS, migrations, { recursive: true });
  writeFileSync(path.join(migrations, NEXT_MIGRATION), NEXT_SQL);
  unpackFolder(version, dataDirectory);
  const server = engine === 'postgres' ? await startOwnServer() : null;
  if (server) {
    rmSync(path.join(dataDirectory, 'database'), { recursive: true });
    await load(server.url, readDump(version));
  }
  const opened = async <T>(act: (db: OpenedDatabase['db']) => Promise<T>): Promise<T> => {
    const log = createLog('error');
    const { db, close } = await openDatabase({
      dataDirectory,
      log,
      ...(server && { databaseUrl: server.url }),
    });
    return act(db).finally(close);
  };
  const before = await opened(async (db) => {
    await moveTimes(db, new Date(frozenAt), new Date());
    return readRows(db);
  });

  const port = await freePort();
  const env = {
    MIGRATIONS: migrations,
    LOG_LEVEL: 'info',
    ...(server && { DATABASE_URL: server.url }),
  };
  const plan = `The database is upgraded from ${version} to ${VERSION} by`;
  const killed = await runToItsEnd(
    { ...env, PORT: String(port), DATA_DIR: dataDirectory },
    { file: NEXT, command: [], killWhen: () => whileUpgrading(port) },
  );
  expect(killed.said).toContain(plan);
  const program = await launchRoundone({ dataDirectory, port, env, program: [NEXT] });
  // Nothing of the first try was left.
  expect(program.logs()).toContain(plan);
  expect(program.logs()).toContain(NEXT_MIGRATION);
  await expectAllGoesOn(program.url, world);
  await program.stop();

  const after = await opened(async (db) => {
    expect(await upgradedRows(db)).toBe(4);
    await expectFormsRead(db);
    expect([await tablesWith(db, 'Dora'), await tablesWith(db, 'dora.erased')]).toEqual([[], []]);
    return readRows(db);
  });
  expect(compareRows(before, after)).toEqual({ changed: CHANGED, grown: GROWN });
  expect(filesWith(path.join(dataDirectory, 'files'), 'Dora')).toEqual([]);
  const copies = server ? [] : readdirSync(path.join(dataDirectory, 'backups'));
  expect(copies).toEqual(server ? [] : [expect.stringMatching(/^before-upgrade-\d{8}T\d{9}Z$/)]);

  await server?.stop();
  rmSync(dataDirectory, { recursive: true });
  rmSync(migrations, { recursive: true });
});

async function load(url: string, dump: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(dump).finally(() => client.end());
}

/** Resolves in the middle of the upgrade. */
async function whileUpgrading(port: number): Promise<void> {
  let seen = 0;
  const step = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if ((await answer?.text())?.includes('"step":"upgrading the database"')) seen += 1;
    return seen;
  };
  await expect.poll(step, { interval: 250 }).toBe(4);
}

/** What people see is what they saw, what they had begun goes on, and what waited is done. */
async function expectAllGoesOn(url: string, { owner, ada, ben, cleo, finn }: World): Promise<void> {
  const tokenOf = async ({ email, password }: { email: string; password: string }) =>
    (await callApi(url, signIn, { email, password })).token;
  const company = await tokenOf(owner);
  const token = await tokenOf(ada);

  const { applicationId } = ada;
  const report = await callApi(url, getFeedback, { applicationId }, company);
  expect(
    report?.questionnaireReport.map(({ question, answer, answerStatus }) => [question, answer, answerStatus]),
  ).toEqual([
    ['Which keyword declares a variable that cannot be assigned again?', 'const', 'Correct'],
    [
      'What is a closure in JavaScript?',
      "I am sorry, I don't know the answer to this question.",
      'Not Answered',
    ],
    ['Tell me about yourself?', '', 'Not Scored'],
  ]);
  const application = await callApi(url, getApplicationDetailsCandidate, { applicationId }, token);
  expect(application).toMatchObject({
    role: 'Harbour Nurse',
    applicationStatus: 'COMPLETED',
    iSensePercent: 50,
    employerId: { userId: { name: 'Olive Owner' } },
  });
  const { offers } = await callApi(url, getMyOffers, {}, token);
  expect(offers).toMatchObject([{ role: 'Harbour Nurse', state: 'waiting' }]);
  const { messages } = await callApi(url, getMessages, { applicationId }, token);
  expect(messages.map(({ text }) => text)).toEqual(['The ferry leaves at nine.']);
  const { webhooks } = await callApi(url, getWebhooks, {}, company);
  expect(webhooks.map(({ address }) => address)).toEqual(['http://127.0.0.1:9/events']);
  expect(await callApi(url, getCompanySignOn, {}, company)).toMatchObject({
    provider: { clientId: 'roundone' },
  });

  await expectRecordingEnds(url, ben.recording, await tokenOf(ben));

  const made = async () =>
    (await callApi(url, getFeedback, { applicationId: cleo.applicationId }, company))?.analysisStatus;
  await expect.poll(made).toBe('ready');
  // Whatever was sent twice would be here twice; the older ones are from before.
  const subjects = async () => {
    const mails = await readAllMails(url);
    return [cleo, finn].map(({ email }) =>
      mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject),
    );
  };
  await expect
    .poll(subjects)
    .toEqual([
      [
        'Your interview report for Harbour Nurse',
        'Your interview for Harbour Nurse',
        'Your application to Olive Owner: Harbour Nurse',
        'Please verify your email address',
      ],
      ['Please verify your email address'],
    ]);
  const [link = ''] = (await readMail(url, finn.email)).links;
  await callApi(url, verifyEmail, { token: new URL(link).searchParams.get('token') ?? '' });
  expect(await tokenOf(finn)).not.toBe('');
}

async function expectRecordingEnds(
  url: string,
  { acknowledged, ...recording }: World['ben']['recording'],
  token: string,
): Promise<void> {
  const video = readCamera();
  const { recordingId, applicationId } = recording;
  expect(acknowledged).toBe(15_000);
  expect(await beginRecording(url, token, recording)).toBe(15_000);
  const rest = { recordingId, offset: 15_000, content: video.slice(15_000), totalBytes: video.length };
  await sendChunk(url, token, rest);
  const { recordings } = await callApi(url, getInterviewSession, { applicationId }, token);
  expect(recordings).toMatchObject([{ recordingId, bytes: video.length, isComplete: true }]);
}

async function upgradedRows(db: OpenedDatabase['db']): Promise<number> {
  const { rows } = await sql`SELECT FROM applications WHERE rehearsed = 'yes'`.execute(db);
  return rows.length;
}

/** Each form is in some row, and its reader reads all of them. */
async function expectFormsRead(db: OpenedDatabase['db']): Promise<void> {
  for (const { table, column, read } of SAMPLES) {
    const { rows } = await sql<{ value: unknown }>`
      SELECT ${sql.ref(column)} AS value FROM ${sql.table(table)} WHERE ${sql.ref(column)} IS NOT NULL`.execute(
      db,
    );
    expect(rows, `${table}.${column}`).not.toEqual([]);
    for (const { value } of rows) expect(() => read(value), `${table}.${column}`).not.toThrow();
  }
}

/** The files that contain a text, in their name or content. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file.includes(text) || readFileSync(file).includes(text));
}
