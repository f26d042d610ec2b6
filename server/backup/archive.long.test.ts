import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeArchive, unnoticedChanges } from '#server/testing/backups.ts';

test('a changed byte is noticed, in each column of each kind of block', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roundone-archive-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await unnoticedChanges(await makeArchive(join(folder, 'plain'), 600), 11)).toEqual([]);
});
