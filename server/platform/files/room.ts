import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import * as platform from '#contract/messages/en/platform.ts';
import type { Config } from '#server/platform/config/config.ts';
import { StorageFull } from './errors.ts';

/** The default of the setting. */
export const FREE_SPACE_MB = 200;

/**
 * How much of the disk stays free, in bytes. Below `growth`, anything that stores a lot is refused: files,
 * registrations, new interviews. Signing in, deciding and deleting still work, so that someone can free space. Below
 * `writes`, the embedded database accepts nothing: on a disk that is really full, its engine may hang.
 */
export const floorsOf = (freeSpaceMb = FREE_SPACE_MB) => ({
  growth: freeSpaceMb * 1e6,
  writes: (freeSpaceMb * 1e6) / 2,
});

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export function freeBytesNow(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

type Stores = Pick<Config, 'dataDirectory' | 'databaseUrl' | 'storageUrl' | 'freeSpaceMb'>;

/** Whether the disk with the database or the files has less free space than the first floor. */
async function isDiskLow({ dataDirectory, ...stores }: Stores): Promise<boolean> {
  if (stores.databaseUrl !== undefined && stores.storageUrl !== undefined) return false;
  return (await freeBytesOf(dataDirectory)) < floorsOf(stores.freeSpaceMb).growth;
}

/** For calls that store a lot. */
export async function refuseWhenLow(stores: Stores): Promise<void> {
  if (!(await isDiskLow(stores))) return;
  throw new StorageFull(platform.diskLow());
}
