import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { createDiskFiles } from './disk.ts';
import { createS3Files } from './s3.ts';

export interface StoredObject {
  key: string;
  bytes: number;
}

/** Where files are kept. Keys are `/`-separated plain segments (see keys.ts); sizes are in bytes. */
export interface Files {
  /**
   * Stores the body under the key, replacing what was there, all or nothing: a failure (TooLarge, StorageFull,
   * StorageUnavailable, or the body's own error) leaves the former state.
   */
  write(key: string, body: Readable | Uint8Array, options?: { maxBytes?: number }): Promise<StoredObject>;
  /** Reads all, or the bytes from `start` to `end`, both included. Throws FileNotFound. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** The size in bytes, or null where there is no such file. */
  size(key: string): Promise<number | null>;
  /** The whole content, for small files. Throws FileNotFound. */
  bytes(key: string): Promise<Uint8Array>;
  /** Removes the file; removing what is not there is fine. */
  delete(key: string): Promise<void>;
  /** Every key that begins with the prefix ('' for all), in the order of their characters' codes. */
  list(prefix: string): AsyncIterable<string>;
  /** Throws StorageFull or StorageUnavailable when a file could not be stored now. */
  writable(): Promise<void>;
}

/**
 * Opens the store that `storageUrl` names (`s3://bucket/prefix?endpoint=…&region=…`), else the folder `files`
 * in the data directory.
 */
export function createFiles(options: { storageUrl?: string; dataDirectory: string; log: Logger }): Files {
  if (options.storageUrl) return createS3Files({ url: options.storageUrl, log: options.log });
  return createDiskFiles({ directory: join(options.dataDirectory, 'files'), log: options.log });
}
