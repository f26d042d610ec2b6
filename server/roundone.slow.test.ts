import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#server/platform/config/config.ts';
import { startRoundone } from '#server/roundone.ts';

/** What a start tells the person who started the program. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roundone-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const NO_MAIL =
  'Mail is not configured: nobody can register or get a new password. Set SMTP_URL to the address of a mail server.';

// All use one folder, so only the first start creates its database.
test.each([
  ['HOST is public', { HOST: '0.0.0.0' }, [NO_MAIL]],
  ['PUBLIC_URL is public', { PUBLIC_URL: 'https://jobs.example.com' }, [NO_MAIL]],
  ['it is public and SMTP_URL is set', { HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example.com' }, []],
  ['it is for this machine, whose outbox shows the mails', {}, []],
])('where %s', async (_, settings, notes) => {
  const config = loadConfig({
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const roundone = await startRoundone(config);
  await roundone.stop();
  expect(roundone.notes).toEqual(notes);
});
