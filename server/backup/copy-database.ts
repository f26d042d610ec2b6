import { constants } from 'node:fs';
import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { whileStill } from '#server/database/whole/read-table.ts';
import { floorsOf, freeBytesOf } from '#server/platform/files/room.ts';

/** The copy must leave this much for the server, which refuses uploads below the floor. */
const ROOM_LEFT_BYTES = 1.5 * floorsOf().growth;

/** The folder for backups and for the copies made along the way. */
export const backupsIn = (dataDirectory: string): string => join(dataDirectory, 'backups');

export const copyIn = (dataDirectory: string): string => join(backupsIn(dataDirectory), '.copy');

/** Copies a data folder's embedded database, which this process has open, to `database` in `folder`. */
export async function copyDatabase(db: Database, dataDirectory: string, folder: string): Promise<void> {
  const from = join(dataDirectory, 'database');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const needed = await bytesIn(from);
  if ((await freeBytesOf(folder)) - needed < ROOM_LEFT_BYTES)
    throw new Error(`the disk has too little room for a copy of ${Math.ceil(needed / 1e6)} MB.`);
  // If the file system supports it, the copy shares its blocks with the original.
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
  await whileStill(db, () => cp(from, join(folder, 'database'), options));
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    // PostgreSQL may have just deleted it.
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    bytes += found?.size ?? 0;
  }
  return bytes;
}
