import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Stop } from './console.mjs';

export interface Postgres {
  /** The URL of the maintenance database. The role may create other databases. */
  url: string;
  stop(): Promise<void>;
}

const leastVersion = 15;

/**
 * Starts a PostgreSQL server on a free port of this machine, in a temporary folder. Resolves with undefined
 * if PostgreSQL is not installed. PostgreSQL refuses to run as root, so for root it runs as another user.
 */
export async function startPostgres(): Promise<Postgres | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  const directory = mkdtempSync(path.join(os.tmpdir(), 'roundone-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const as = { cwd: directory, ...user };
  const data = path.join(directory, 'data');
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...as, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    // The data are not needed after the run, so durability would only take time.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...args], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for connections to close.
  const killAtExit = () => server.kill('SIGINT');
  process.once('exit', killAtExit);
  await readyLine(server.stderr, ended);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', killAtExit);
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The folder with the programs of the newest PostgreSQL. */
function findPrograms(): string | undefined {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const candidates = [
    ...globSync('/usr/lib/postgresql/*/bin'),
    ...globSync('/usr/pgsql-*/bin'),
    ...globSync('/{opt/homebrew,usr/local}/opt/postgresql@*/bin'),
    ...(configured ? [configured] : []),
  ];
  const found = candidates
    .filter((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')))
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= leastVersion)
    .sort((a, b) => b.version - a.version);
  return found[0]?.folder;
}

function versionIn(folder: string): number {
  const said = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return Number(/\d+/.exec(said)?.[0] ?? 0);
}

/** For root: the user that Debian's package makes, or else nobody. Undefined for any other user. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout);
    const gid = Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout);
    if (uid > 0) return { uid, gid };
  }
  throw new Stop('PostgreSQL refuses to run as root, and this machine has no other user for it.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function readyLine(log: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  let said = '';
  const ready = new Promise<true>((resolve) => {
    log.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < 20_000) said += text;
      if (said.includes('database system is ready to accept connections')) resolve(true);
    });
  });
  if (await Promise.race([ready, ended])) return;
  throw new Stop(`The PostgreSQL for the tests ended before it was ready. It said:\n${said}`);
}
