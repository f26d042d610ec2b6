import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { VERSION_FILE } from '#server/database/embedded/check-folder.ts';
import { readPacked, writeUnpacked } from '#server/database/embedded/packed-folder.ts';

/**
 * Creates an empty database in `folder` unless there is one: a copy of the `prepared` one if that file exists. It is
 * created in a folder next to it and renamed when it is complete and on disk, so that an interrupted start leaves
 * nothing incomplete. If the file is damaged, `onDamaged` is called with the reason, and the database is created from
 * scratch.
 */
export async function initialiseFolder(
  folder: string,
  prepared: string | null,
  onDamaged: (reason: string) => void,
): Promise<void> {
  if (existsSync(join(folder, VERSION_FILE))) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const packed =
    prepared === null || !existsSync(prepared)
      ? null
      : await readPacked(prepared).catch((error: unknown) => {
          onDamaged(error instanceof Error ? error.message : String(error));
          return null;
        });
  if (packed === null) {
    const database = await PGlite.create({ fs: new NodeFS(unfinished) });
    await database.close();
  } else await writeUnpacked(packed, unfinished);
  await syncTree(unfinished);
  await rename(unfinished, folder);
  await syncPath(dirname(folder));
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
