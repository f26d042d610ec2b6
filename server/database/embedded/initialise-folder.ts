import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { VERSION_FILE } from '#server/database/embedded/check-folder.ts';
import { unpackFolder } from '#server/database/embedded/packed-folder.ts';

/**
 * Makes an empty database in `folder` unless there is one: a copy of the `prepared` one if that file is there. It is made
 * in a folder beside it, and renamed when it is complete and on the disk, so that an interrupted start leaves nothing
 * half made. If that file is damaged, `onDamaged` is told why, and the database is made.
 */
export async function initialiseFolder(
  folder: string,
  prepared: string | null,
  onDamaged: (reason: string) => void,
): Promise<void> {
  if (existsSync(join(folder, VERSION_FILE))) return;
  const unfinished = `${folder}.unfinished`;
  const unpack = async (file: string): Promise<boolean> => {
    await makeEmpty(unfinished);
    try {
      await unpackFolder(file, unfinished);
      return true;
    } catch (error) {
      onDamaged(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  const isCopied = prepared !== null && existsSync(prepared) && (await unpack(prepared));
  if (!isCopied) {
    await makeEmpty(unfinished);
    const database = await PGlite.create({ fs: new NodeFS(unfinished) });
    await database.close();
  }
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await syncPath(dirname(folder));
}

async function makeEmpty(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? syncTree(path) : syncPath(path));
  }
  await syncPath(folder);
}

async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
