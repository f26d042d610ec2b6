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

/** Stores files. Keys are plain segments with `/` between them (see keys.ts). Sizes are in bytes. */
export interface Files {
  /**
   * Stores the body under the key, and replaces an earlier one. If it fails (TooLarge, StorageFull,
   * StorageUnavailable, or an error of the body), the earlier state remains. With `isNew`, nothing is stored under
   * the key yet, and nobody reads it before this is finished; that is faster on a disk.
   */
  write(
    key: string,
    body: Readable | Uint8Array,
    options?: { maxBytes?: number; isNew?: boolean },
  ): Promise<StoredObject>;
  /** Reads all, or the bytes from `start` to `end`, both included. Throws FileNotFound. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** The whole content as a stream, with the size of just this content. Throws FileNotFound. */
  open(key: string): Promise<{ bytes: number; body: Readable }>;
  /** The size in bytes, or null where there is no such file. */
  size(key: string): Promise<number | null>;
  /** When it was stored, or null where there is no such file. */
  storedAt(key: string): Promise<Date | null>;
  /** The whole content, for small files. Throws FileNotFound. */
  bytes(key: string): Promise<Uint8Array>;
  /** Deletes the file. It is no error if there is none. */
  delete(key: string): Promise<void>;
  /** Every key that begins with the prefix ('' for all), in the order of their characters' codes. */
  list(prefix: string): AsyncIterable<string>;
  /** Throws StorageFull or StorageUnavailable if a file cannot be stored now. */
  writable(): Promise<void>;
  /** What is free on the disk; null where the store does not tell. */
  freeBytes(): Promise<number | null>;
}

/**
 * Opens the store that `storageUrl` names (`s3://bucket/prefix?endpoint=…&region=…`), else the folder `files`
 * in the data directory.
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
