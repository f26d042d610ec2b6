// A PostgreSQL server for tests that compare engines: the one that TEST_DATABASE_URL names, or else one
// started for the test, if PostgreSQL is installed.

import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
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

/** A server of the test's own, with which it may do what it likes. */
export interface OwnTestServer extends TestServer {
  /** Kills all its processes, as a power cut would. */
  crash(): Promise<void>;
  /** Starts it after a crash, on the same port and with the same data. */
  restart(): Promise<void>;
  /** Stops all its processes without ending them: connections stay open, and nothing answers. */
  freeze(): void;
  thaw(): void;
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
  return startOwnServer();
}

export async function startOwnServer(): Promise<OwnTestServer> {
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
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  let ended: Promise<unknown>;
  const start = async (): Promise<void> => {
    server = spawn(join(programs, 'postgres'), options, { ...user, stdio: 'ignore' });
    ended = new Promise((resolve) => server.once('exit', resolve));
    const answered = untilItAnswers(url).then(() => true);
    if (!(await Promise.race([answered, ended.then(() => false)])))
      throw new Error('PostgreSQL ended at its start.');
  };
  await start();
  const signal = (name: NodeJS.Signals): void => {
    // The children first: their parent would start others.
    if (name !== 'SIGCONT') server.kill('SIGSTOP');
    for (const child of childrenOf(server.pid!)) killIfThere(child, name);
    server.kill(name);
  };
  return {
    url,
    stop: async () => {
      signal('SIGCONT');
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
    crash: async () => {
      signal('SIGKILL');
      await ended;
    },
    restart: start,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
}

function killIfThere(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // A child whose connection was closed has ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function childrenOf(pid: number): number[] {
  const said = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;
  return said
    .split('\n')
    .map(Number)
    .filter((child) => child > 0);
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
