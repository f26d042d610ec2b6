import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  LINES,
  LONG_KEY,
  makeArchive,
  makeSealedArchive,
  manifestWith,
  unnoticedChanges,
} from '#server/testing/backups.ts';
import { createArchive, readArchive, readKey } from './archive.ts';
import { FORMAT } from './manifest.ts';

const KEY = 'a key of the operator';

let folder: string;
let plain: string;
let sealed: string;
/** For what reads it often. */
let quicklyRead: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roundone-archive-'));
  plain = await makeArchive(join(folder, 'plain'), 600);
  sealed = await makeArchive(join(folder, 'sealed'), 200_000, KEY);
  quicklyRead = await makeSealedArchive(join(folder, 'quickly-read'), 200_000, KEY);
});
afterAll(() => rm(folder, { recursive: true }));

describe.each([
  ['as it is', () => plain, () => plain, 600, undefined],
  ['encrypted', () => sealed, () => quicklyRead, 200_000, KEY],
] as const)('an archive, %s', (_, path, like, size, key) => {
  test('gives back what was written', async () => {
    const rows: string[] = [];
    const files = new Map<string, number>();
    const secrets = new Map<string, string>();
    const manifest = await readArchive(path(), key, {
      rows: async (table, lines) => {
        expect(table).toBe('public.people');
        rows.push(...lines);
      },
      file: async (file, body) => {
        let bytes = 0;
        for await (const chunk of body) bytes += chunk.filter((byte) => byte === 7).length;
        files.set(file, bytes);
      },
      secret: async (file, content) => void secrets.set(file, content.toString()),
    });
    expect(rows).toEqual(LINES);
    expect([...files]).toEqual([
      ['avatars/empty', 0],
      [LONG_KEY, size],
    ]);
    expect([...secrets]).toEqual([['auth-secret', 'a secret']]);
    expect(manifest.tables[0]).toMatchObject({ name: 'people', rows: 3 });
    const content = (await readFile(path())).toString('latin1');
    expect(content.includes('Hopper')).toBe(key === undefined);
  });

  test('a part that is missing at its end is noticed', async () => {
    const whole = await readFile(like());
    const cut = join(folder, 'cut');
    await writeFile(cut, whole.subarray(0, whole.length - 1));
    await expect(readArchive(cut, key)).rejects.toThrow('The backup');
    await writeFile(cut, Buffer.concat([whole, Buffer.from('x')]));
    await expect(readArchive(cut, key)).rejects.toThrow('The backup');
  });
});

test('a changed byte is noticed, wherever it is', async () => {
  // A few blocks of each kind; archive.long.test.ts changes nine times as many.
  expect(await unnoticedChanges(plain, 97)).toEqual([]);
});

test('a changed byte of an encrypted archive is noticed, wherever it is', async () => {
  const whole = await readFile(quicklyRead);
  const changed = join(folder, 'changed-sealed');
  for (const at of [0, 50, 100_000, whole.length - 1]) {
    whole[at]! ^= 1;
    await writeFile(changed, whole);
    whole[at]! ^= 1;
    await expect(readArchive(changed, KEY), `byte ${at}`).rejects.toThrow(/^The backup/);
  }
});

test('another key, and no key, are refused with a sentence', async () => {
  await expect(readArchive(quicklyRead, 'the key of a neighbour')).rejects.toThrow(
    'The backup can’t be decrypted: either the key is wrong or the beginning of the file is damaged.',
  );
  await expect(readArchive(sealed, undefined)).rejects.toThrow(
    'The backup is encrypted. Set BACKUP_KEY_FILE or BACKUP_PASSPHRASE to its key.',
  );
});

test('a file that cannot be read to its end fails the backup, for its own reason', async () => {
  const archive = await createArchive(join(folder, 'broken'), undefined);
  const content = (async function* () {
    yield Buffer.alloc(100);
    throw new Error('The storage is away.');
  })();
  await expect(archive.file('avatars/one', 200, content)).rejects.toThrow('The storage is away.');
  await archive.discard();
});

test('a key comes from a file or from a setting, not from both', async () => {
  const backupKeyFile = join(folder, 'key');
  await writeFile(backupKeyFile, '0123456789abcdef0123\n');
  expect(await readKey({ backupKeyFile })).toBe('0123456789abcdef0123');
  expect(await readKey({ backupPassphrase: KEY })).toBe(KEY);
  expect(await readKey({})).toBeUndefined();
  await expect(readKey({ backupKeyFile, backupPassphrase: KEY })).rejects.toThrow(
    'Set either BACKUP_KEY_FILE or BACKUP_PASSPHRASE, not both.',
  );
  await writeFile(backupKeyFile, 'short');
  await expect(readKey({ backupKeyFile })).rejects.toThrow('has fewer than 16 characters');
});

test('a newer format is refused with a sentence', async () => {
  const path = join(folder, 'newer');
  const archive = await createArchive(path, undefined);
  await archive.finish(manifestWith({ format: FORMAT + 1 }));
  await archive.publish();
  await expect(readArchive(path, undefined)).rejects.toThrow('made by a newer version of Roundone');
});
