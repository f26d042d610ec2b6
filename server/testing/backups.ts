import { readFile, writeFile } from 'node:fs/promises';
import { Encrypter } from 'age-encryption';
import { createArchive, readArchive } from '#server/backup/archive.ts';
import { DamagedBackup } from '#server/backup/errors.ts';
import { FORMAT, type Manifest } from '#server/backup/manifest.ts';
import type { Table } from '#server/database/whole/catalogue.ts';
import { createTableDigest } from '#server/database/whole/read-table.ts';

/** An archive's manifest. It has no tables or files unless the change names some. */
export const manifestWith = (change: Partial<Manifest> = {}): Manifest => ({
  format: FORMAT,
  madeAt: '2030-03-05T10:00:00.000Z',
  engine: 'pglite',
  migrations: [],
  queueVersion: 1,
  secretFingerprint: null,
  tables: [],
  sequences: [],
  files: [],
  vanished: [],
  ...change,
});

const TABLE: Table = {
  schema: 'public',
  name: 'people',
  columns: [{ name: 'name', type: 'text', isText: true }],
  key: ['name'],
  partitions: [],
};
export const LINES = ['["Ada"]', '["Grace \\"the\\" Hopper\\n"]', '[null]'];
export const LONG_KEY = `pieces/${'a'.repeat(150)}/0`;

/** A small archive with every kind of content. Its last file has this many bytes, all the same. */
export async function makeArchive(path: string, bytes: number, key?: string): Promise<string> {
  const archive = await createArchive(path, key);
  await archive.rows(TABLE, LINES.slice(0, 2));
  await archive.rows(TABLE, LINES.slice(2));
  await archive.secret('auth-secret', Buffer.from('a secret'));
  const files = [
    await archive.file('avatars/empty', 0, bodyOf(Buffer.alloc(0))),
    await archive.file(LONG_KEY, bytes, bodyOf(Buffer.alloc(bytes, 7))),
  ];
  const digest = createTableDigest();
  digest.add(LINES);
  await archive.finish(manifestWith({ tables: [{ ...TABLE, ...digest.result() }], files }));
  await archive.publish();
  return path;
}

/**
 * The same archive, encrypted like one of the program, except that its key is stretched so little that reading it takes
 * no time.
 */
export async function makeSealedArchive(path: string, bytes: number, key: string): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(1);
  encrypter.setPassphrase(key);
  const plain = await readFile(await makeArchive(path, bytes));
  await writeFile(path, await encrypter.encrypt(plain));
  return path;
}

async function* bodyOf(content: Buffer) {
  yield content;
}

/** Changes one byte in every `step`, one at a time. Returns the positions where reading did not detect it. */
export async function unnoticedChanges(path: string, step: number): Promise<number[]> {
  const whole = await readFile(path);
  const changed = `${path}.changed`;
  const unnoticed: number[] = [];
  for (let at = 0; at < whole.length; at += step) {
    whole[at]! ^= 1;
    await writeFile(changed, whole);
    whole[at]! ^= 1;
    const error = await readArchive(changed, undefined).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof DamagedBackup)) unnoticed.push(at);
  }
  return unnoticed;
}
