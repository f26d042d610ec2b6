// Backup and restore of a whole installation: to PostgreSQL and back if it is installed, otherwise between folders.
// backup.long.test.ts moves one, and compares what people get of it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { listSchemas } from '#server/database/whole/catalogue.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { startRoundone, type Roundone } from '#server/roundone.ts';
import { contentOf, installation } from '#server/testing/installation.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { SCHEMAS } from './source.ts';

const PASSWORD = 'Demo1234!';
const EMPLOYER = 'employer@roundone.example';

const { log, configOf, emptyPlace, fileFor, original, stopOriginal } = installation();

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
  const running = original();
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
  expect(existsSync(join(configOf('original').dataDirectory, 'backups', '.copy'))).toBe(false);

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

test('nothing is overwritten, and nothing is made where there is nothing', async () => {
  await stopOriginal();
  const full = configOf('original');
  await expect(restoreBackup(full, log, fileFor('busy'))).rejects.toThrow(
    'The database already has tables. Use an empty one; nothing was changed.',
  );
  const files = configOf('only-files');
  await createFiles({ ...files, log }).write('avatars/somebody', Buffer.from('picture'));
  await expect(restoreBackup(files, log, fileFor('busy'))).rejects.toThrow(
    'The file storage isn’t empty: it has avatars/somebody.',
  );
  const secret = configOf('empty', { AUTH_SECRET: '4f9d1c7b82e6a05361fbd82c9e07a4d5' });
  await expect(restoreBackup(secret, log, fileFor('busy'))).rejects.toThrow(
    'The backup was made with another AUTH_SECRET.',
  );
  await expect(makeBackup(configOf('nowhere'), log)).rejects.toThrow('There is no database in');
  expect(existsSync(configOf('nowhere').dataDirectory)).toBe(false);
  await expect(makeBackup(full, log, fileFor('busy'))).rejects.toThrow('exists already. Name another file.');
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
