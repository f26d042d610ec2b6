import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { HOUR_MS } from '#contract/shared/limits.ts';

const PREFIX = 'roundone-task-';

/** Longer than any task may take: whoever made an older folder was killed. */
const ABANDONED_MS = 2 * HOUR_MS;

/** Gives the work a folder for its files, such as copies of videos, and deletes it afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Deletes the folders that killed processes left. They hold copies of people's videos, which nobody would find to
 * erase. What another user of the machine made stays. What cannot be read or deleted is logged: nobody's start or
 * task fails for it.
 */
export async function deleteAbandonedFolders(
  log: Logger,
  directory = tmpdir(),
  // The times of files are the machine's.
  nowMs = Date.now(),
): Promise<void> {
  const warn = (folder: string) => (error: unknown) =>
    log.warn({ err: error, folder }, 'temporary folders cannot be deleted');
  const names = await readdir(directory).catch(warn(directory));
  for (const name of names ?? []) {
    const folder = join(directory, name);
    if (name.startsWith(PREFIX)) await deleteIfAbandoned(folder, nowMs).catch(warn(folder));
  }
}

async function deleteIfAbandoned(folder: string, nowMs: number): Promise<void> {
  // Another process may delete it at the same time.
  const found = await lstat(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (found === null || (process.getuid !== undefined && found.uid !== process.getuid())) return;
  if (nowMs - found.mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
}
