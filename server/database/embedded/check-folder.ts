import { constants, existsSync } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseUnusable } from '#server/database/errors.ts';

/** A file that is in every PostgreSQL database folder. */
export const VERSION_FILE = 'PG_VERSION';

/** What a start writes to, relative to the data folder. */
const WRITTEN = ['', 'database', join('database', VERSION_FILE), 'files', 'secrets'];

/**
 * Throws DatabaseUnusable with a sentence if the data folder cannot be used, before anything is created in it.
 * `isEmbedded` says whether the database is in it too.
 */
export async function checkDataFolder(folder: string, isEmbedded: boolean): Promise<void> {
  await refuseUnlessPossible(folder);
  for (const part of WRITTEN) await refuseUnlessUsable(folder, part);
  if (isEmbedded) await refuseHalfRestored(folder);
}

/** If the folder does not exist, it will be created in the nearest existing folder above it. */
async function refuseUnlessPossible(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const above = nearestAbove(resolve(folder));
  try {
    await access(above, constants.W_OK | constants.X_OK);
  } catch (error) {
    const sentence =
      codeOf(error) === 'EROFS'
        ? `${above} is on a file system that is read-only.`
        : `This user may not make a folder in ${above}.`;
    throw new DatabaseUnusable(
      `The data folder ${folder} does not exist and cannot be made: ${sentence} Make it for this user, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

function nearestAbove(folder: string): string {
  const above = dirname(folder);
  return existsSync(above) ? above : nearestAbove(above);
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

async function refuseUnlessUsable(folder: string, part: string): Promise<void> {
  const path = join(folder, part);
  try {
    const found = await stat(path);
    if (part === '' && !found.isDirectory()) {
      throw new DatabaseUnusable(`DATA_DIR must be a folder, and ${path} is a file.`);
    }
    await access(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    if (error instanceof DatabaseUnusable) throw error;
    const code = codeOf(error);
    if (code === 'ENOENT') return;
    throw new DatabaseUnusable(sentenceFor(code, path, String(error)), { cause: error });
  }
}

function sentenceFor(code: unknown, path: string, otherwise: string): string {
  if (code === 'EROFS')
    return `${path} is on a file system that is read-only. Set DATA_DIR to another folder.`;
  if (code === 'EACCES' || code === 'EPERM') {
    return `${path} may not be read and written by this user. Give it to this user, or start the program as its owner.`;
  }
  if (code === 'ENOTDIR')
    return `A part of the path ${path} is a file and not a folder. Set DATA_DIR to another folder.`;
  return `${path} cannot be used: ${otherwise}`;
}

/**
 * A folder without a database is filled with a new one. But if it has other data, part of a restore is probably
 * missing, and a new database would hide that.
 */
async function refuseHalfRestored(folder: string): Promise<void> {
  const database = join(folder, 'database');
  if (existsSync(join(database, VERSION_FILE))) return;
  const remains: string[] = [];
  for (const name of ['database', 'files', 'secrets']) {
    if (await hasEntries(join(folder, name))) remains.push(`${name}/`);
  }
  if (remains.length === 0) return;
  throw new DatabaseUnusable(
    `The data folder ${folder} has ${remains.join(' and ')} but no database: database/${VERSION_FILE} is missing. ` +
      'If you restore a backup, copy all of it. To begin anew, move what is there away, or set DATA_DIR to another folder.',
  );
}

async function hasEntries(folder: string): Promise<boolean> {
  return existsSync(folder) && (await readdir(folder)).some((name) => !name.startsWith('.'));
}
