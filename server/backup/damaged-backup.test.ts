import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#server/platform/config/config.ts';
import { manifestWith } from '#server/testing/backups.ts';
import { createArchive } from './archive.ts';
import { restoreBackup } from './restore.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roundone-damaged-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a damaged backup changes nothing where it is restored', async () => {
  const path = join(folder, 'damaged');
  const archive = await createArchive(path, undefined);
  const content = (async function* () {
    yield Buffer.alloc(600, 7);
  })();
  const files = [await archive.file('avatars/one', 600, content)];
  await archive.finish(manifestWith({ files }));
  await archive.publish();
  const whole = await readFile(path);
  // The content of the file is the first thing in the archive that a restore could write.
  whole[whole.indexOf(Buffer.alloc(600, 7))]! ^= 1;
  await writeFile(path, whole);

  const config = loadConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
  await expect(restoreBackup(config, pino({ level: 'silent' }), path)).rejects.toThrow(/^The backup/);
  const left = await readdir(join(folder, 'data'), { recursive: true }).catch(() => []);
  expect(left).toEqual([]);
});
