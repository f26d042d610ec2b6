import type { Database } from '#server/database/database.ts';
import { keysOfFiles } from '#server/features/uploads/object-keys-store.ts';
import type { Files } from '#server/platform/files/files.ts';
import { keysOfRecordings } from './object-keys-store.ts';

export interface FileCheck {
  /** How many objects the rows name, and how many are in storage. */
  named: number;
  stored: number;
  /** Keys that a row names, of objects that are not there: their content is lost. */
  missing: string[];
  /** Keys of objects that no row names. One that is being uploaded is among them for a moment. */
  unnamed: string[];
}

/** Compares the rows that name files with the files that are there. It changes nothing. */
export async function checkFiles({ db, files }: { db: Database; files: Files }): Promise<FileCheck> {
  const named = new Set([...(await keysOfFiles(db)), ...(await keysOfRecordings(db))]);
  const missing = new Set(named);
  const unnamed: string[] = [];
  let stored = 0;
  for await (const key of files.list('')) {
    stored += 1;
    missing.delete(key);
    if (!named.has(key)) unnamed.push(key);
  }
  return { named: named.size, stored, missing: [...missing].toSorted(), unnamed };
}
