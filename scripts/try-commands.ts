import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Stop } from './console.mjs';

const START_MS = 120_000;

/**
 * A command of `roundone`, its expected output, and its expected exit code. `FOLDER` in it is a folder that is empty
 * at first.
 */
type Expected = [command: string, says: RegExp, endsWith?: number];

const WITHOUT_DATA: Expected[] = [
  ['', /^Usage: roundone COMMAND/],
  ['--help', /roundone reset-password EMAIL/],
  ['restore --help', /^Usage: roundone restore FILE \[--other-secret\]/],
  ['version', /^\d+\.\d+\.\d+$/],
  ['check-config', /^The settings are valid\./],
  ['bakcup', /^There is no command "bakcup"\. roundone --help lists them all\.$/, 2],
  ['admin', /^Say which: roundone admin grant, roundone admin revoke,/, 2],
  ['admin grant', /^Usage: roundone admin grant EMAIL$/, 2],
  ['backup --fast', /^Usage: roundone backup \[FILE\]$/, 2],
  ['backup', /^There is no database in /, 1],
];

const WHILE_SERVING: Expected[] = [
  ['admin list', /^Nobody is an operator\.$/],
  ['admin grant employer@roundone.example', /is an operator now/],
  ['admin grant daniel@roundone.example', /is an operator now/],
  ['admin revoke daniel@roundone.example', /is no operator any more/],
  ['admin grant nobody@example.com', /^No account has the address nobody@example\.com\.$/, 1],
  ['admin check', /^Rows without their file: 0\.$/m],
  ['reset-password maria@roundone.example', /\/resetPassword\?token=[\w-]+$/],
  ['backup FOLDER/all.backup', /all\.backup was written and verified\./],
  ['migrate --dry-run', /^The database is up to date: there is nothing to do\.$/],
  ['serve', /in use by another/, 1],
];

const ELSEWHERE: Expected[] = [
  ['restore FOLDER/all.backup', /^Everything was verified\./m],
  ['admin list', /^employer@roundone\.example \(/],
  ['migrate', /^The database is up to date\.$/],
  ['move', /^Set DATABASE_URL/, 1],
];

/**
 * Runs each command of the program in `folder`, with nothing on the PATH and none of the caller's settings: first
 * without data, then next to a server, then on restored data. Throws Stop if anything is not as expected.
 */
export async function tryCommands(folder: string, scratch: string): Promise<void> {
  const at = (name: string) => ({
    PATH: '',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: path.join(scratch, name),
  });
  giveAll(folder, scratch, at('data'), WITHOUT_DATA);
  const server = spawn(path.join(folder, 'roundone'), ['serve'], {
    env: at('data'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<never>((_, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Stop(`The program ended at its start, with code ${code}.`)));
    setTimeout(() => reject(new Stop('The program did not start in time.')), START_MS).unref();
  });
  try {
    const address = await Promise.race([readyAddress(server.stdout), ended]);
    for (const page of ['api/health', 'api/ready', '']) {
      const response = await fetch(`${address}/${page}`);
      if (!response.ok) throw new Stop(`The program answers ${response.status} for /${page}.`);
    }
    giveAll(folder, scratch, at('data'), WHILE_SERVING);
  } finally {
    ended.catch(() => undefined);
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await stopped;
    }
  }
  giveAll(folder, scratch, at('restored'), ELSEWHERE);
}

function giveAll(
  folder: string,
  scratch: string,
  env: Record<string, string>,
  expected: readonly Expected[],
): void {
  for (const [command, says, endsWith = 0] of expected) {
    const args = command
      .replace('FOLDER', scratch)
      .split(' ')
      .filter((word) => word !== '');
    const { status, stdout, stderr } = spawnSync(path.join(folder, 'roundone'), args, {
      env,
      cwd: scratch,
      encoding: 'utf8',
    });
    const said = (stdout + stderr).trim();
    if (status !== endsWith || !says.test(said))
      throw new Stop(`roundone ${command} ended with ${status}, and not ${endsWith}, and said:\n${said}`);
  }
}

async function readyAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Stop('The program did not say where it listens.');
}
