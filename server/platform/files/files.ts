import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { createDiskFiles } from './disk.ts';
import { floorsOf } from './room.ts';
import { createS3Files } from './s3.ts';

export interface StoredObject {
  key: string;
  bytes: number;
}

/** Stores files. Keys are plain segments separated by `/` (see keys.ts). Sizes are in bytes. */
export interface Files {
  /**
   * Stores the body under the key, replacing any earlier content. If this fails (TooLarge, StorageFull,
   * StorageUnavailable, or an error of the body), the earlier content remains. `isNew` says that nothing is stored
   * under the key yet and that no one reads it before this is finished; that is faster on a disk.
   */
  write(
    key: string,
    body: Readable | Uint8Array,
    options?: { maxBytes?: number; isNew?: boolean },
  ): Promise<StoredObject>;
  /** Reads the whole content, or the bytes from `start` to `end`, both included. Throws FileNotFound. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** The whole content as a stream, with the size of exactly this content. Throws FileNotFound. */
  open(key: string): Promise<{ bytes: number; body: Readable }>;
  /** The size in bytes, or null if there is no such file. */
  size(key: string): Promise<number | null>;
  /** When it was stored, or null if there is no such file. */
  storedAt(key: string): Promise<Date | null>;
  /** The whole content, for small files. Throws FileNotFound. */
  bytes(key: string): Promise<Uint8Array>;
  /** Deletes the file, if there is one. */
  delete(key: string): Promise<void>;
  /** Every key that begins with the prefix ('' for all), in order of character codes. */
  list(prefix: string): AsyncIterable<string>;
  /** Throws StorageFull or StorageUnavailable if a file cannot be stored now. */
  writable(): Promise<void>;
  /** The free space on the disk, or null if the store does not report it. */
  freeBytes(): Promise<number | null>;
}

/**
 * Opens the store at `storageUrl` (`s3://bucket/prefix?endpoint=…&region=…`), or otherwise the folder `files` in the
 * data directory.
 */
export function createFiles(options: {
  storageUrl?: string | undefined;
  dataDirectory: string;
  freeSpaceMb?: number;
  log: Logger;
}): Files {
  if (options.storageUrl) return createS3Files({ url: options.storageUrl, log: options.log });
  const { dataDirectory, freeSpaceMb, log } = options;
  return createDiskFiles({
    directory: join(dataDirectory, 'files'),
    log,
    freeSpaceFloorBytes: floorsOf(freeSpaceMb).growth,
  });
}
