// A database folder packed into one file.

import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';

export interface Packed {
  /** Paths within the folder, each after its parent. */
  folders: string[];
  files: { path: string; bytes: Uint8Array }[];
}

/** Packs the files of a closed database into `file`, and removes everything else from that file's folder. */
export async function packFolder(database: string, file: string): Promise<void> {
  const packed: Packed = { folders: [], files: [] };
  const entries = await readdir(database, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) packed.folders.push(relative(database, path));
    else packed.files.push({ path: relative(database, path), bytes: await readFile(path) });
  }
  packed.folders.sort();
  await rm(dirname(file), { recursive: true, force: true });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.unfinished`, gzipSync(serialize(packed)));
  await rename(`${file}.unfinished`, file);
}

/** Throws if the file cannot be read or is incomplete. */
export async function readPacked(file: string): Promise<Packed> {
  return deserialize(gunzipSync(await readFile(file))) as Packed;
}

/** Unpacks a database's files into an empty folder. */
export async function writeUnpacked(packed: Packed, folder: string): Promise<void> {
  for (const path of packed.folders) await mkdir(join(folder, path), { mode: 0o700 });
  for (const { path, bytes } of packed.files) {
    const written = await open(join(folder, path), 'wx', 0o600);
    try {
      await written.writeFile(bytes);
    } finally {
      await written.close();
    }
  }
}
