import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Roundone } from './roundone.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Gives the role of operators with the command that people use, while the server runs. Resolves with what it says. */
export async function makeOperator({ dataDirectory }: Roundone, email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'grant', email], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDirectory },
  });
  return stdout.trim();
}
