import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Roundone } from './roundone.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Makes a person an operator with the command that people use, while the server runs. Resolves with the command's
 * output.
 */
export async function makeOperator({ dataDirectory }: Roundone, email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['server/main.ts', 'admin', 'grant', email],
    {
      cwd: repository,
      env: { ...process.env, DATA_DIR: dataDirectory },
    },
  );
  return stdout.trim();
}

/** The output of the command about rows and stored files while the server runs, and how it ends. */
export async function checkCommand({
  dataDirectory,
}: Roundone): Promise<{ exitCode: number | null; said: string }> {
  const command = spawn(process.execPath, ['server/main.ts', 'admin', 'check'], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close') as Promise<[number | null]>,
  ]);
  return { exitCode, said: stdout + stderr };
}
