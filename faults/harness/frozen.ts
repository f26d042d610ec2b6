// The data of a release as it stands on disk and in PostgreSQL, packed beside the tests.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { World } from './frozen-world.ts';

const FOLDER = fileURLToPath(new URL('../frozen', import.meta.url));
/** More than a packed world needs. */
const LARGEST_BYTES = 500_000_000;

/** The versions with frozen data, oldest first. */
export const frozenVersions = (): string[] =>
  readdirSync(FOLDER).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

export interface Frozen {
  /** When the program ended that wrote the data. */
  frozenAt: string;
  world: World;
}

const fileOf = (version: string, name: string): string => path.join(FOLDER, version, name);

export const readFrozen = (version: string): Frozen =>
  JSON.parse(readFileSync(fileOf(version, 'world.json'), 'utf8')) as Frozen;

/** Unpacks a data folder with its embedded database. */
export function unpackFolder(version: string, folder: string): void {
  const input = zstdDecompressSync(readFileSync(fileOf(version, 'data.tar.zst')));
  execFileSync('tar', ['-xf', '-', '-C', folder], { input });
}

/** The statements that fill an empty PostgreSQL database, as `pg_dump` wrote them. */
export const readDump = (version: string): string =>
  zstdDecompressSync(readFileSync(fileOf(version, 'postgres.sql.zst'))).toString();

/** Keeps the data of a version, instead of what was kept of it before. */
export function writeFrozen(
  version: string,
  { folder, dump, ...frozen }: Frozen & { folder: string; dump: string },
): void {
  mkdirSync(path.join(FOLDER, version), { recursive: true });
  const tar = execFileSync('tar', ['-cf', '-', '-C', folder, '.'], { maxBuffer: LARGEST_BYTES });
  writeFileSync(fileOf(version, 'data.tar.zst'), compressed(tar));
  writeFileSync(fileOf(version, 'postgres.sql.zst'), compressed(Buffer.from(dump)));
  writeFileSync(fileOf(version, 'world.json'), `${JSON.stringify(frozen, null, 2)}\n`);
}

const compressed = (content: Buffer): Buffer =>
  zstdCompressSync(content, {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      // The same pages are far apart in a database.
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
      [constants.ZSTD_c_windowLog]: 27,
    },
  });
