// A PostgreSQL server for tests that compare engines: the one that TEST_DATABASE_URL names, or else one
// started for the test, if PostgreSQL is installed.

import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/** The folder with the newest PostgreSQL's programs from Debian's packages; null if there are none. */
async function findPrograms(): Promise<string | null> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  const newest = versions
    .filter((version) => Number(version) >= 15)
    .toSorted((a, b) => Number(b) - Number(a))[0];
  return newest ? join(root, newest, 'bin') : null;
}

const isPostgresFound = Boolean(process.env['TEST_DATABASE_URL']) || (await findPrograms()) !== null;

/** The engines that can be tested on this machine. */
export const testEngines: ('pglite' | 'postgres')[] = isPostgresFound ? ['pglite', 'postgres'] : ['pglite'];

export async function startTestServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const programs = await findPrograms();
  if (!programs) throw new Error('No PostgreSQL was found on this machine.');

  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? await idsOf('postgres') : {};
  const folder = await mkdtemp(join(tmpdir(), 'roundone-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    user,
  );
  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F'];
  const server = spawn(join(programs, 'postgres'), options, { ...user, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const answered = untilItAnswers(url).then(() => true);
  if (!(await Promise.race([answered, ended.then(() => false)])))
    throw new Error('PostgreSQL ended at its start.');
  return { url, stop };
}

async function idsOf(name: string): Promise<{ uid?: number; gid?: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
  );
  return { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // Not listening yet, or still starting (57P03).
      if (code !== 'ECONNREFUSED' && code !== '57P03') throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
