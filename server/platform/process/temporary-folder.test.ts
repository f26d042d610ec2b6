import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteAbandonedFolders, inTemporaryFolder } from './temporary-folder.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const log = pino({ level: 'silent' });
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'roundone-test-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function folderOf(name: string, since: string): Promise<string> {
  const folder = path.join(directory, name);
  await mkdir(folder);
  await writeFile(path.join(folder, 'film'), 'a copy of a video');
  await utimes(folder, new Date(since), new Date(since));
  return folder;
}

test('a folder is there for its work, and not afterwards', async () => {
  const folder = await inTemporaryFolder(async (own) => {
    await writeFile(path.join(own, 'film'), 'a copy of a video');
    return own;
  });
  expect(existsSync(folder)).toBe(false);
});

test('a folder is deleted when its work fails, too', async () => {
  let folder = '';
  const failing = inTemporaryFolder(async (own) => {
    folder = own;
    throw new Error('no video');
  });
  await expect(failing).rejects.toThrow('no video');
  expect([folder === '', existsSync(folder)]).toEqual([false, false]);
});

test('what a killed process left is deleted after two hours, and nothing else', async () => {
  const left = await folderOf('roundone-task-left', '2026-11-23T09:59:00Z');
  const inUse = await folderOf('roundone-task-in-use', '2026-11-23T10:01:00Z');
  const other = await folderOf('somebody-elses', '2026-11-01T00:00:00Z');
  await deleteAbandonedFolders(log, directory, NOW);
  expect([left, inUse, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});

test('a directory that cannot be read fails nothing', async () => {
  await expect(deleteAbandonedFolders(log, path.join(directory, 'missing'), NOW)).resolves.toBeUndefined();
});
