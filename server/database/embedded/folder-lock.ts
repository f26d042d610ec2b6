import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUse } from '#server/database/errors.ts';

/**
 * Takes the data folder for this process. The lock is the operating system's, on a file SQLite holds open, so it is
 * freed however this process ends. Returns what frees it; throws DataFolderInUse when another holds it.
 */
export function lockFolder(folder: string, lockFile: string): () => void {
  const file = new DatabaseSync(lockFile);
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) {
      throw new DataFolderInUse(
        `The data folder ${folder} is in use by another running Roundone. Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    throw error;
  }
  return () => file.close();
}
