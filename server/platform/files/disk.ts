import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { DAY_MS } from '#contract/shared/limits.ts';
import { FileNotFound, StorageFull, StorageUnavailable, TooLarge } from './errors.ts';
import type { Files } from './files.ts';
import { checkKey, checkPrefix } from './keys.ts';
import { floorsOf, freeBytesOf } from './room.ts';

const RECHECK_EVERY_BYTES = 32 * 1024 * 1024;
const LEFTOVER_AGE_MS = DAY_MS;
// A hidden folder, so that no key can name it. It is next to the files, so that a rename stays within one file system.
const INCOMING = '.incoming';

/** Stores files in a folder. Refuses new files while `freeBytes`, the free space on the disk, is below the floor. */
export function createDiskFiles(options: {
  directory: string;
  log: Logger;
  freeBytes?: () => Promise<number>;
  freeSpaceFloorBytes?: number;
}): Files {
  const { directory, log, freeSpaceFloorBytes = floorsOf().growth } = options;
  const freeBytes = options.freeBytes ?? (() => freeBytesOf(directory));
  const pathOf = (key: string) => join(directory, ...checkKey(key).split('/'));
  let prepared: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    prepared ??= (async () => {
      await mkdir(join(directory, INCOMING), { recursive: true });
      await removeLeftovers(join(directory, INCOMING), log);
    })();
    try {
      await prepared;
    } catch (error) {
      prepared = undefined;
      throw storageError(error);
    }
  }

  async function freeNow(): Promise<number> {
    await prepare();
    try {
      return await freeBytes();
    } catch (error) {
      throw storageError(error);
    }
  }

  async function refuseWhenFull(): Promise<void> {
    if ((await freeNow()) < freeSpaceFloorBytes) throw new StorageFull();
  }

  return {
    async write(key, body, limits) {
      const path = pathOf(key);
      await refuseWhenFull();
      const isNew = limits?.isNew ?? false;
      const incoming = isNew ? path : join(directory, INCOMING, randomUUID());
      let bodyError: unknown;
      if (body instanceof Readable) body.once('error', (error) => (bodyError = error));
      try {
        if (isNew) await makeFolders(directory, dirname(path));
        const bytes = await writeDurably(incoming, body, limits?.maxBytes ?? Infinity, refuseWhenFull);
        if (!isNew) {
          await makeFolders(directory, dirname(path));
          await rename(incoming, path);
          await syncFolder(dirname(path));
        }
        return { key, bytes };
      } catch (error) {
        await rm(incoming, { force: true });
        if (body instanceof Readable) body.destroy();
        throw error === bodyError ? error : storageError(error);
      }
    },

    async read(key, range) {
      const path = pathOf(key);
      const handle = await openFile(path, key);
      // With its own descriptor, a reader gets the whole file that it opened, even if the file is replaced in the
      // meantime.
      return createReadStream(path, { fd: handle, start: range?.start, end: range?.end });
    },

    async open(key) {
      const path = pathOf(key);
      const handle = await openFile(path, key);
      try {
        const { size: bytes } = await handle.stat();
        // A file that is still being written may grow in the meantime.
        const body = bytes === 0 ? Readable.from([]) : createReadStream(path, { fd: handle, end: bytes - 1 });
        if (bytes === 0) await handle.close();
        return { bytes, body };
      } catch (error) {
        await handle.close();
        throw readError(key, error);
      }
    },

    size: async (key) => (await fileAt(pathOf(key)))?.size ?? null,
    storedAt: async (key) => (await fileAt(pathOf(key)))?.mtime ?? null,

    async bytes(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        throw readError(key, error);
      }
    },

    async delete(key) {
      try {
        await rm(pathOf(key));
      } catch (error) {
        if (!isAbsent(error)) throw storageError(error);
      }
    },

    list(prefix) {
      return walk(directory, '', checkPrefix(prefix));
    },

    writable: refuseWhenFull,
    freeBytes: freeNow,
  };
}

async function openFile(path: string, key: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    throw readError(key, error);
  }
}

async function removeLeftovers(folder: string, log: Logger): Promise<void> {
  const now = Date.now();
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null); // another process may have finished with it in the meantime
    if (found && now - found.mtimeMs > LEFTOVER_AGE_MS) {
      await rm(path, { force: true });
      log.info({ name }, 'removed an unfinished file of an earlier run');
    }
  }
}

/** Null if there is no such file. */
async function fileAt(path: string): Promise<{ size: number; mtime: Date } | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? found : null;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw storageError(error);
  }
}

async function writeDurably(
  path: string,
  body: Readable | Uint8Array,
  maxBytes: number,
  refuseWhenFull: () => Promise<void>,
): Promise<number> {
  const handle = await open(path, 'wx', 0o600);
  try {
    let bytes = 0;
    let checkAt = RECHECK_EVERY_BYTES;
    for await (const chunk of body instanceof Readable ? body : [body]) {
      const data: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      bytes += data.length;
      if (bytes > maxBytes) throw new TooLarge(maxBytes);
      if (bytes >= checkAt) {
        await refuseWhenFull();
        checkAt = bytes + RECHECK_EVERY_BYTES;
      }
      await writeAll(handle, data);
    }
    // The file's name is made durable at the same time, so that there is one wait for the disk instead of two.
    await Promise.all([handle.datasync(), syncFolder(dirname(path))]);
    return bytes;
  } finally {
    await handle.close();
  }
}

/**
 * Writes at the current position. FileHandle.writeFile() writes 512 KiB at a time and waits for the event loop in
 * between.
 */
async function writeAll(handle: FileHandle, data: Uint8Array): Promise<void> {
  let written = 0;
  while (written < data.length) written += (await handle.write(data, written)).bytesWritten;
}

/**
 * Creates the folders down to `folder`, and syncs the parent of each new one, so that a power cut cannot lose it.
 */
async function makeFolders(root: string, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length && made !== root; made = dirname(made)) {
    await syncFolder(dirname(made));
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* walk(directory: string, base: string, prefix: string): AsyncGenerator<string> {
  let entries;
  try {
    entries = await readdir(join(directory, base), { withFileTypes: true });
  } catch (error) {
    if (isAbsent(error)) return;
    throw storageError(error);
  }
  const found = entries
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => ({ entry, path: base + entry.name + (entry.isDirectory() ? '/' : '') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { entry, path } of found) {
    if (entry.isDirectory()) {
      if (path.startsWith(prefix) || prefix.startsWith(path)) yield* walk(directory, path, prefix);
    } else if (path.startsWith(prefix)) {
      yield path;
    }
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function isAbsent(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ERR_FS_EISDIR';
}

function readError(key: string, error: unknown): unknown {
  return isAbsent(error) ? new FileNotFound(key) : storageError(error);
}

/** Converts file system errors to those of the `Files` interface. Other errors are returned unchanged. */
function storageError(error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return error;
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageFull(undefined, { cause: error });
  return new StorageUnavailable({ cause: error });
}
