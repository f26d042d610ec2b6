// PostgreSQL for tests and benchmarks: databases on the server in TEST_DATABASE_URL, or on a server that they start
// themselves.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { appendFile, chown, glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** A test's own server, with which it can do anything. */
export interface OwnTestServer {
  url: string;
  stop(): Promise<void>;
  /** Kills all its processes, like a power cut. */
  crash(): Promise<void>;
  /** Starts it after a crash, on the same port with the same data. */
  restart(): Promise<void>;
  /** Suspends all its processes without ending them: connections stay open, but nothing answers. */
  freeze(): void;
  thaw(): void;
}

/** The folder with the programs of the newest installed PostgreSQL, version 15 or later. Null if there is none. */
async function findPrograms(): Promise<string | null> {
  const folders = [
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/{opt/homebrew,usr/local}/opt/postgresql@*/bin',
  ];
  const found = await Array.fromAsync(glob(folders));
  const versionOf = (folder: string) => Number(/(\d+)\/bin$/.exec(folder)?.[1]);
  const newest = found
    .filter((folder) => versionOf(folder) >= 15)
    .toSorted((a, b) => versionOf(b) - versionOf(a));
  return newest[0] ?? null;
}

/** The engine of this run. Test files with `.engines.` in the name run once for each engine. */
export const testEngine: 'pglite' | 'postgres' = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite';

const programs = await findPrograms();

/** The engines for tests that start their own server. */
export const testEngines: ('pglite' | 'postgres')[] = programs === null ? ['pglite'] : ['pglite', 'postgres'];

/** Creates an empty database on this server, by default the one in TEST_DATABASE_URL. */
export async function createDatabase(
  server = process.env['TEST_DATABASE_URL']!,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `roundone_empty_${randomBytes(6).toString('hex')}`;
  const ask = async (text: string): Promise<void> => {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(text).finally(() => admin.end());
  };
  await ask(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => ask(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** With `others`, machines of that range may use it too, at the address `others.address` of this machine. */
export async function startOwnServer(others?: { address: string; range: string }): Promise<OwnTestServer> {
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
  if (others) await appendFile(join(data, 'pg_hba.conf'), `host all all ${others.range} trust\n`);
  const port = await freePort();
  const addresses = ['127.0.0.1', ...(others ? [others.address] : [])].join(',');
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', addresses, '-F', '-N', '200'];
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
  const killAtExit = () => server.kill('SIGINT');
  process.once('exit', killAtExit);
  const signal = (name: NodeJS.Signals): void => {
    // The children first, because otherwise their parent would start others.
    if (name !== 'SIGCONT') server.kill('SIGSTOP');
    for (const child of childrenOf(server.pid!)) killIfThere(child, name);
    server.kill(name);
  };
  return {
    url,
    stop: async () => {
      process.off('exit', killAtExit);
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
    // A child process whose connection was closed has ended in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .filter((child) => child > 0);
}

async function idsOf(name: string): Promise<{ uid?: number; gid?: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
  );
  return { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) };
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
