import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { HOUR_MS } from '#contract/shared/limits.ts';

const PREFIX = 'roundone-task-';

/** Longer than any task can take. An older folder belongs to a process that was killed. */
const ABANDONED_MS = 2 * HOUR_MS;

/** Gives the work a folder for its files, such as copies of videos, and deletes the folder afterwards. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Deletes folders left by killed processes. They contain copies of people's videos that no erasure would find. Folders
 * of other users of the machine are kept. If something cannot be read or deleted, this is logged, and no startup or
 * task fails because of it.
 */
export async function deleteAbandonedFolders(
  log: Logger,
  directory = tmpdir(),
  // File times use the machine's clock.
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
  // Another process may be deleting it at the same time.
  const found = await lstat(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (found === null || (process.getuid !== undefined && found.uid !== process.getuid())) return;
  if (nowMs - found.mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
}
