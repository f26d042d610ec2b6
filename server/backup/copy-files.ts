import { Readable } from 'node:stream';
import type { Files } from '#server/platform/files/files.ts';
import { hashing } from './archive.ts';
import { CannotGoOn } from './errors.ts';
import type { ArchivedFile } from './manifest.ts';

/** Refuses a storage that contains anything but `keys`, which an interrupted run may have left. */
export async function assertNothingElse(files: Files, keys: ReadonlySet<string>): Promise<void> {
  for await (const key of files.list('')) {
    if (!keys.has(key))
      throw new CannotGoOn(
        `The file storage isn’t empty: it has ${key}. Use an empty one; nothing was changed.`,
      );
  }
}

/** Stores a file and reads it back. */
export async function storeFile(
  files: Files,
  key: string,
  body: AsyncIterable<Uint8Array>,
): Promise<ArchivedFile> {
  const { hashed, sha256 } = hashing(body);
  const { bytes } = await files.write(key, Readable.from(hashed, { objectMode: false }));
  const file = { key, bytes, sha256: sha256() };
  if (!(await holds(files, file))) throw new CannotGoOn(`The file ${key} isn’t the same after writing.`);
  return file;
}

/** Whether the storage has exactly this file. */
export async function holds(files: Files, { key, bytes, sha256 }: ArchivedFile): Promise<boolean> {
  if ((await files.size(key)) !== bytes) return false;
  return (await hashOf(files, key)).sha256 === sha256;
}

export async function hashOf(files: Files, key: string): Promise<ArchivedFile> {
  const { bytes, body } = await files.open(key);
  const { hashed, sha256 } = hashing(body);
  for await (const chunk of hashed) void chunk;
  return { key, bytes, sha256: sha256() };
}
