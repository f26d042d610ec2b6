import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUse } from '#server/database/errors.ts';

/**
 * Locks the data folder for this process. The lock is the operating system's, on a file that SQLite holds open, so it
 * is released however this process ends. Returns a function that releases it. Throws DataFolderInUse if another
 * process holds it.
 */
export function lockFolder(folder: string, lockFile: string): () => void {
  const file = new DatabaseSync(lockFile);
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (isHeld(error)) {
      throw new DataFolderInUse(
        `The data folder ${folder} is in use by another running Roundone. Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    throw error;
  }
  return () => file.close();
}

/** SQLite's codes for a file that is locked by another connection: SQLITE_BUSY and SQLITE_LOCKED. */
function isHeld(error: unknown): boolean {
  const number = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return number === 5 || number === 6;
}
