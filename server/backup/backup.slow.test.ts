// Backup, restore and move of a whole installation: to PostgreSQL and back if it is installed, otherwise between
// folders.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { listSchemas } from '#server/database/whole/catalogue.ts';
import { companyArchive } from '#server/features/privacy/company-archive.ts';
import { personArchive } from '#server/features/privacy/person-archive.ts';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { startRoundone, type Roundone } from '#server/roundone.ts';
import { startLocalS3 } from '#server/testing/local-s3.ts';
import { settling } from '#server/testing/stored-tasks.ts';
import { createDatabase, type OwnTestServer, startOwnServer, testEngines } from '#server/testing/postgres.ts';
import { makeBackup } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { move } from './move.ts';
import { restoreBackup } from './restore.ts';
import { openSource, SCHEMAS } from './source.ts';
import { openTarget } from './target.ts';

const PASSWORD = 'Demo1234!';
const EMPLOYER = 'employer@roundone.example';
const log = pino({ level: 'silent' });
const hasPostgres = testEngines.includes('postgres');

let folder: string;
let server: OwnTestServer | undefined;
let original: Roundone | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roundone-backup-'));
  server = hasPostgres ? await startOwnServer() : undefined;
  original = await startRoundone(configOf('original', { DEMO: 'on' }));
  // A video of the demonstration may still be waiting for its captions, which are in the archives.
  await settling(original.ctx.db)();
});
afterAll(async () => {
  await original?.stop();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

function configOf(name: string, env: Record<string, string> = {}): Config {
  return loadConfig({ DATA_DIR: join(folder, name), PORT: '0', DEMO: 'off', LOG_LEVEL: 'silent', ...env });
}

/** The settings for an empty database on PostgreSQL, or for another folder. */
async function emptyPlace(name: string, env: Record<string, string> = {}): Promise<Config> {
  if (!server) return configOf(name, env);
  const { url } = await createDatabase(server.url);
  return configOf(name, { DATABASE_URL: url, ...env });
}

/** What must be the same in two backups of the same data. */
const contentOf = ({ tables, sequences, files, secretFingerprint }: Manifest) => ({
  tables: tables.map(({ schema, name, rows, bytes, sha256 }) => ({ schema, name, rows, bytes, sha256 })),
  sequences,
  files,
  secretFingerprint,
});

const fileFor = (name: string): string => join(folder, `${name}.backup`);

async function callOn({ address }: Roundone, path: string, token?: string, body?: object): Promise<unknown> {
  const response = await fetch(`${address}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as { responseData: unknown };
  expect(response.status).toBe(200);
  return answer.responseData;
}

async function signInOn(roundone: Roundone): Promise<string> {
  const { token } = (await callOn(roundone, 'auth/signin', undefined, {
    email: EMPLOYER,
    password: PASSWORD,
  })) as { token: string };
  return token;
}

/** What the employer sees, without the signatures of file links, which contain the time. */
async function shownBy(roundone: Roundone, token: string): Promise<string> {
  const answers = [
    await callOn(roundone, 'employer/getEmployerDashboard', token),
    await callOn(roundone, 'interview/getReceivedApplications', token),
    await callOn(roundone, 'company/getMembers', token),
  ];
  return JSON.stringify(answers)
    .replaceAll(/\/files\/[\w.-]+/g, '/files/LINK')
    .replaceAll(String(roundone.address), '');
}

test('a running server is backed up, restored, and restored again from an encrypted backup, and stays the same', async () => {
  // While people sign in and files arrive.
  const running = original!;
  const token = await signInOn(running);
  const isDone = new AbortController();
  const signIns = (async () => {
    let count = 0;
    for (; !isDone.signal.aborted; count += 1) await signInOn(running);
    return count;
  })();
  const slow = Readable.from(
    (async function* () {
      for (let part = 0; !isDone.signal.aborted; part += 1) {
        yield Buffer.alloc(10_000, part);
        await pause(20);
      }
    })(),
    { objectMode: false },
  );
  const arriving = running.ctx.files.write('pieces/arriving/0', slow, { isNew: true });
  const busy = await makeBackup(configOf('original'), log, fileFor('busy'));
  isDone.abort();
  await arriving;
  expect(await signIns).toBeGreaterThan(0);
  const sessions = busy.manifest.tables.find(({ name }) => name === 'sessions')!.rows;
  expect(sessions).toBeGreaterThan(0);
  expect(existsSync(join(folder, 'original', 'backups', '.copy'))).toBe(false);

  // Restoring fails if a row refers to one that is not in the backup.
  const filled = await emptyPlace('filled');
  const encrypted = { ...filled, backupPassphrase: 'a key of the operator' };
  await restoreBackup(filled, log, fileFor('busy'));
  const again = await makeBackup(encrypted, log, fileFor('again'));
  expect(contentOf(again.manifest)).toEqual(contentOf(busy.manifest));

  // Back into a folder, from an encrypted backup.
  const back = { ...configOf('back'), backupPassphrase: 'a key of the operator' };
  await restoreBackup(back, log, fileFor('again'));
  const folderAgain = await makeBackup(back, log, fileFor('back'));
  expect(contentOf(folderAgain.manifest)).toEqual(contentOf(busy.manifest));

  // The program continues with it: the same session works and shows the same.
  const restored = await startRoundone(back);
  try {
    // Both run tasks that were in the queue, so that they end up showing the same.
    await expect
      .poll(async () => (await shownBy(restored, token)) === (await shownBy(running, token)))
      .toBe(true);
    expect(await shownBy(restored, await signInOn(restored))).toContain('Registered Nurse');
  } finally {
    await restored.stop();
  }
});

/** The hashes of the archives that a candidate and a company get, at a given time. */
async function archivesOf(config: Config): Promise<Record<string, string>> {
  // Without tasks: one that has become due, such as a reminder, would be in this archive but not in the one before.
  const roundone = await startRoundone({ ...config, process: 'web' });
  try {
    const at = new Date('2027-01-01T12:00:00Z');
    const ctx = { ...roundone.ctx, clock: { ...roundone.ctx.clock, now: () => at } };
    const members = await ctx.db.selectFrom('company_members').select('company_id').distinct().execute();
    const candidates = await ctx.db
      .selectFrom('users')
      .select(['id', 'name'])
      .where('role', '=', 'candidate')
      .orderBy('id')
      .execute();
    const hashes: Record<string, string> = {};
    for (const { id, name } of candidates) hashes[name] = await hashOf(personArchive(ctx, id));
    for (const { company_id: id } of members) hashes[id] = await hashOf(companyArchive(ctx, id));
    return hashes;
  } finally {
    await roundone.stop();
  }
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of content) hash.update(part);
  return hash.digest('hex');
}

test('the archives of candidates and of the company are the same where they are restored, byte by byte', async () => {
  await original!.stop();
  original = undefined;
  const from = configOf('original');
  const expected = await archivesOf(from);
  expect(Object.keys(expected)).toContain('María Fernández');
  await makeBackup(from, log, fileFor('archives'));
  const to = await emptyPlace('archives');
  await restoreBackup(to, log, fileFor('archives'));
  expect(await archivesOf(to)).toEqual(expected);
});

test('a move that was interrupted is run again, and everything arrives', async () => {
  const from = configOf('original');
  const bucket = await startLocalS3('roundone');
  try {
    process.env['AWS_ACCESS_KEY_ID'] ??= 'test';
    process.env['AWS_SECRET_ACCESS_KEY'] ??= 'test';
    const storage = { STORAGE_URL: `s3://roundone/all?endpoint=${bucket.endpoint}` };
    const archives = await archivesOf(from);
    const before = await makeBackup(from, log, fileFor('before'));
    const key = before.manifest.files.find(({ bytes }) => bytes > 1000)!.key;
    // The first run stored part of a file, created the tables, and wrote some rows.
    const to = await emptyPlace('moved', storage);
    const target = { ...to, dataDirectory: from.dataDirectory };
    await createFiles({ ...to, storageUrl: to.storageUrl!, log }).write(key, Buffer.from('torn'));
    if (hasPostgres) {
      const source = await openSource(from, log, { mayAskServer: false });
      const begun = await openTarget(target, source, log);
      await begun.write('public.settings', ['["left","over"]']);
      await begun.close();
      await source.close();
      await expect(startRoundone({ ...to, port: 0 })).rejects.toThrow(
        'This database is only partly filled because a restore or a move was interrupted. Run the same command again before you start.',
      );
      expect(await move(target, log)).toMatchObject({ files: { count: before.manifest.files.length } });
      const after = await makeBackup({ ...target, authSecret: undefined }, log, fileFor('after'));
      expect(contentOf(after.manifest)).toEqual(contentOf(before.manifest));
      expect(await archivesOf({ ...target, port: 0 })).toEqual(archives);
      await expect(move(target, log)).rejects.toThrow(
        'The database already has tables. Use an empty one; nothing was changed.',
      );
    } else {
      await move({ ...target, databaseUrl: undefined }, log);
      const after = await makeBackup({ ...from, storageUrl: to.storageUrl }, log, fileFor('after'));
      expect(contentOf(after.manifest)).toEqual(contentOf(before.manifest));
    }
  } finally {
    await bucket.close();
  }
});

test('nothing is overwritten, and nothing is made where there is nothing', async () => {
  const full = configOf('original');
  await expect(restoreBackup(full, log, fileFor('before'))).rejects.toThrow(
    'The database already has tables. Use an empty one; nothing was changed.',
  );
  const files = configOf('only-files');
  await createFiles({ ...files, log }).write('avatars/somebody', Buffer.from('picture'));
  await expect(restoreBackup(files, log, fileFor('before'))).rejects.toThrow(
    'The file storage isn’t empty: it has avatars/somebody.',
  );
  const secret = configOf('empty', { AUTH_SECRET: '4f9d1c7b82e6a05361fbd82c9e07a4d5' });
  await expect(restoreBackup(secret, log, fileFor('before'))).rejects.toThrow(
    'The backup was made with another AUTH_SECRET.',
  );
  await expect(makeBackup(configOf('nowhere'), log)).rejects.toThrow('There is no database in');
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  await expect(makeBackup(full, log, fileFor('before'))).rejects.toThrow(
    'exists already. Name another file.',
  );
});

test('no schema of the database is forgotten', async () => {
  const { db, close } = await openDatabase({ ...configOf('original'), log });
  try {
    await migrate(db);
    expect(await listSchemas(db)).toEqual(SCHEMAS.toSorted());
  } finally {
    await close();
  }
});
