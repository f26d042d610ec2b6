// What people get of an installation that was restored, and a move. backup.slow.test.ts compares the rows and files.

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { companyArchive } from '#server/features/privacy/company-archive.ts';
import { personArchive } from '#server/features/privacy/person-archive.ts';
import type { Config } from '#server/platform/config/config.ts';
import { createFiles } from '#server/platform/files/files.ts';
import { startRoundone } from '#server/roundone.ts';
import { contentOf, installation } from '#server/testing/installation.ts';
import { startLocalS3 } from '#server/testing/local-s3.ts';
import { makeBackup } from './backup.ts';
import { move } from './move.ts';
import { restoreBackup } from './restore.ts';
import { openSource } from './source.ts';
import { openTarget } from './target.ts';

const { log, hasPostgres, configOf, emptyPlace, fileFor, stopOriginal } = installation();

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
  await stopOriginal();
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
