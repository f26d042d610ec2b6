import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { SECRET_MIN } from './guessing.ts';

/**
 * The secret of installations without AUTH_SECRET: 64 hexadecimal digits. It is generated on the first call and stored
 * in the data directory, where only the owner can read it.
 */
export async function ensureSecret(dataDirectory: string): Promise<string> {
  const directory = path.join(dataDirectory, 'secrets');
  const file = path.join(directory, 'auth-secret');
  const kept = await readSecret(file);
  if (kept) return kept;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(randomBytes(32).toString('hex'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    // A hard link does not replace an existing file. If two processes start at once, both use the first one's secret.
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  const made = await readSecret(file);
  if (!made) throw new Error(`The secret in ${file} could not be read back.`);
  return made;
}

async function readSecret(file: string): Promise<string | undefined> {
  let secret: string;
  try {
    secret = (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  if (secret.length >= SECRET_MIN) return secret;
  throw new Error(
    `The secret in ${file} is damaged. Restore it from a backup, or delete the file: a new one is made then, and everybody has to log in again.`,
  );
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
