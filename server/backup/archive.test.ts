import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#server/database/whole/catalogue.ts';
import { createTableDigest } from '#server/database/whole/read-table.ts';
import { manifestWith } from '#server/testing/backups.ts';
import { createArchive, readArchive, readKey } from './archive.ts';
import { DamagedBackup } from './errors.ts';
import { FORMAT } from './manifest.ts';

const TABLE: Table = {
  schema: 'public',
  name: 'people',
  columns: [{ name: 'name', type: 'text', isText: true }],
  key: ['name'],
  partitions: [],
};
const LINES = ['["Ada"]', '["Grace \\"the\\" Hopper\\n"]', '[null]'];
const LONG_KEY = `pieces/${'a'.repeat(150)}/0`;
const KEY = 'a key of the operator';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roundone-archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A small archive with every kind of content; `large` is the size of one of its files. */
async function makeArchive(name: string, key?: string, large = 600): Promise<string> {
  const path = join(folder, name);
  const archive = await createArchive(path, key);
  await archive.rows(TABLE, LINES.slice(0, 2));
  await archive.rows(TABLE, LINES.slice(2));
  await archive.secret('auth-secret', Buffer.from('a secret'));
  const files = [
    await archive.file('avatars/empty', 0, bodyOf(Buffer.alloc(0))),
    await archive.file(LONG_KEY, large, bodyOf(Buffer.alloc(large, 7))),
  ];
  const digest = createTableDigest();
  digest.add(LINES);
  await archive.finish(manifestWith({ tables: [{ ...TABLE, ...digest.result() }], files }));
  await archive.publish();
  return path;
}

async function* bodyOf(content: Buffer) {
  yield content;
}

describe.each([['as it is', undefined] as const, ['encrypted', KEY] as const])(
  'an archive, %s',
  (name, key) => {
    test('gives back what was written', async () => {
      const path = await makeArchive(name, key, 2_500_000);
      const rows: string[] = [];
      const files = new Map<string, number>();
      const secrets = new Map<string, string>();
      const manifest = await readArchive(path, key, {
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
        [LONG_KEY, 2_500_000],
      ]);
      expect([...secrets]).toEqual([['auth-secret', 'a secret']]);
      expect(manifest.tables[0]).toMatchObject({ name: 'people', rows: 3 });
      const content = (await readFile(path)).toString('latin1');
      expect(content.includes('Hopper')).toBe(key === undefined);
    });

    test('a part that is missing at its end is noticed', async () => {
      const path = await makeArchive(`${name} short`, key);
      const whole = await readFile(path);
      const cut = join(folder, 'cut');
      await writeFile(cut, whole.subarray(0, whole.length - 1));
      await expect(readArchive(cut, key)).rejects.toThrow('The backup');
      await writeFile(cut, Buffer.concat([whole, Buffer.from('x')]));
      await expect(readArchive(cut, key)).rejects.toThrow('The backup');
    });
  },
);

test('a changed byte is noticed, wherever it is', async () => {
  const path = await makeArchive('flipped');
  const whole = await readFile(path);
  const changed = join(folder, 'changed');
  const unnoticed: number[] = [];
  // Every byte takes half a minute; the step meets each column of each kind of block.
  for (let at = 0; at < whole.length; at += 11) {
    whole[at]! ^= 1;
    await writeFile(changed, whole);
    whole[at]! ^= 1;
    const error = await readArchive(changed, undefined).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof DamagedBackup)) unnoticed.push(at);
  }
  expect(unnoticed).toEqual([]);
});

test('a changed byte of an encrypted archive is noticed, wherever it is', async () => {
  const path = await makeArchive('sealed', KEY, 1_500_000);
  const whole = await readFile(path);
  const changed = join(folder, 'changed-sealed');
  for (const at of [0, 30, 50, 100, 1_048_700, whole.length - 1]) {
    whole[at]! ^= 1;
    await writeFile(changed, whole);
    whole[at]! ^= 1;
    await expect(readArchive(changed, KEY), `byte ${at}`).rejects.toThrow(/^The backup/);
  }
});

test('another key, and no key, are refused with a sentence', async () => {
  const path = await makeArchive('locked', KEY);
  await expect(readArchive(path, 'the key of a neighbour')).rejects.toThrow(
    'The backup cannot be decrypted: the key is another one, or its beginning is damaged.',
  );
  await expect(readArchive(path, undefined)).rejects.toThrow(
    'The backup is encrypted. Set BACKUP_KEY_FILE or BACKUP_PASSPHRASE to its key.',
  );
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
  await expect(readArchive(path, undefined)).rejects.toThrow('made by a newer version of this program');
});
