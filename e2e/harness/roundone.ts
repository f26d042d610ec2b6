import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings } from '#server/platform/config/settings.ts';
import { freePort } from '#server/testing/free-port.ts';

export interface LaunchOptions {
  /**
   * By default a new folder, which stop() removes. Within a run of journeys it already contains the database. Pass an
   * earlier process's folder to start with its data.
   */
  dataDirectory?: string;
  /** By default a free port. Pass an earlier port, so that open pages find the server again. */
  port?: number;
  env?: Record<string, string>;
  /** The program's file and its command. By default, the server is started as people start it. */
  program?: readonly string[];
  /** Whether a new database gets the demonstration world. Off by default. */
  demo?: boolean;
  /** A command that starts the program, such as one that puts it into a namespace. */
  within?: readonly string[];
}

export interface Roundone {
  /** Without a trailing slash. For a worker, the address of its health check. */
  url: string;
  port: number;
  /** The id of its process. */
  pid: number;
  dataDirectory: string;
  /** Everything that it has written to standard output and standard error. */
  logs(): string;
  /** Sends SIGTERM, as an operator would. Rejects if the server does not end cleanly within a minute. */
  stop(): Promise<void>;
  /** Sends SIGKILL, which is like a power cut. The data directory stays. */
  kill(): Promise<void>;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));
const endWithParent = new URL('end-with-parent.ts', import.meta.url).href;
/** Tells the workers the folder of a server that has started once: see `first-start.ts`. */
export const FIRST_DATA = 'ROUNDONE_FIRST_DATA';
/** Node's cache of compiled sources. Without it, a start takes twice as long. */
const compileCache = path.join(repository, 'node_modules', '.cache', 'roundone', 'compiled');
const startLimitMs = 240_000;
/** The server needs up to 10 s for running tasks, and the machine may be slow. */
const stopLimitMs = 60_000;

/** Starts the real server in its own process and resolves when it is ready. The web client must have been built. */
export async function launchRoundone(options: LaunchOptions = {}): Promise<Roundone> {
  const isOwnDirectory = options.dataDirectory === undefined;
  const dataDirectory = options.dataDirectory ?? mkdtempSync(path.join(os.tmpdir(), 'roundone-e2e-'));
  const firstData = process.env[FIRST_DATA];
  // The demonstration world is created only together with the database.
  if (isOwnDirectory && !options.demo && firstData !== undefined)
    cpSync(firstData, dataDirectory, { recursive: true });
  const port = options.port ?? (await freePort());
  const { program = ['server/main.ts', 'serve'], within = [] } = options;
  const [command = '', ...parameters] = [...within, process.execPath, '--import', endWithParent, ...program];
  const server = spawn(command, parameters, {
    cwd: repository,
    // Through the channel, the server notices when this process has ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...withoutSettings(process.env),
      NODE_COMPILE_CACHE: compileCache,
      TZ: 'UTC',
      LC_ALL: 'C.UTF-8',
      ...(isOwnDirectory ? { FOLDER_OF_TEST: dataDirectory } : {}),
      PORT: String(port),
      DATA_DIR: dataDirectory,
      DEMO: options.demo ? 'on' : 'off',
      ...options.env,
    },
  });
  const killAtExit = () => server.kill('SIGKILL');
  process.once('exit', killAtExit);
  let written = '';
  const exited = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(`could not be started: ${error.message}`));
    server.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    );
  });
  void exited.then(() => process.off('exit', killAtExit));
  const ready = new Promise<string>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        written += text;
        const address = /(?:Roundone is ready|Its health is) at (https?:\/\/[^\s"]+)/.exec(written)?.[1];
        if (address) resolve(address.replace(/\/$/, ''));
      });
    }
  });
  const limit = timer(startLimitMs);
  const first = await Promise.race([
    ready.then((url) => ({ url })),
    exited.then((how) => ({ trouble: `The server ${how} before it was ready.` })),
    limit.over.then(() => ({ trouble: `The server was not ready after ${startLimitMs / 1000} s.` })),
  ]);
  limit.cancel();
  if (!('url' in first)) {
    server.kill('SIGKILL');
    throw new Error(`${first.trouble} It wrote:\n${written}`);
  }
  return {
    url: first.url,
    port,
    pid: server.pid!,
    dataDirectory,
    logs: () => written,
    stop: async () => {
      server.kill('SIGTERM');
      const stopLimit = timer(stopLimitMs);
      const how = await Promise.race([exited, stopLimit.over]);
      stopLimit.cancel();
      server.kill('SIGKILL');
      await exited;
      if (isOwnDirectory) rmSync(dataDirectory, { recursive: true, force: true });
      if (how === 'ended with code 0') return;
      throw new Error(`The server ${how ?? 'did not stop in time'}. It wrote:\n${written}`);
    },
    kill: async () => {
      server.kill('SIGKILL');
      await exited;
    },
  };
}

/** The developer's own environment variables must not affect a test. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = new Set(Object.values(settings).map((setting) => setting.env));
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !own.has(name) && name !== 'NODE_OPTIONS'),
  );
}

function timer(milliseconds: number): { over: Promise<undefined>; cancel(): void } {
  let cancel = () => {};
  const over = new Promise<undefined>((resolve) => {
    const id = setTimeout(() => resolve(undefined), milliseconds);
    cancel = () => clearTimeout(id);
  });
  return { over, cancel };
}
