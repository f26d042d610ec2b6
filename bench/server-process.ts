import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startOwnServer, testEngines } from '#server/testing/postgres.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface ServerProcess {
  /** The address of the process. For a worker, the address of its health check. */
  url: string;
  /** The id of the process. */
  pid: number;
  stop(): Promise<void>;
}

/** What a server prints once it answers, and what a process with PROCESS=worker prints once it works. */
const READY = /(?:ready|health is) at (\S+)/;

/**
 * Starts a file of the project, and resolves when it says that it is ready. Its log is read and dropped. With `cores`,
 * such as `0,1`, it is restricted to these from the start, because the cores that it finds then decide how many
 * threads it starts.
 */
export async function startProcess(
  file: string,
  parameters: readonly string[],
  env: Record<string, string> = {},
  { cores }: { cores?: string } = {},
): Promise<ServerProcess> {
  const kept = cores === undefined ? [] : ['taskset', '-c', cores];
  const [program = process.execPath, ...rest] = [...kept, process.execPath, file, ...parameters];
  const child = spawn(program, rest, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready.`)));
    child.stdout.on('data', function look(text: Buffer) {
      const address = READY.exec(text.toString())?.[1];
      if (address === undefined) return;
      // The output is not parsed from now on, because the process that reads it also generates the load.
      child.stdout.off('data', look).resume();
      resolve(address);
    });
  });
  return {
    url,
    pid: child.pid!,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Measures on a PostgreSQL server that does not sync. Null if PostgreSQL is not installed. */
export async function onPostgres<T>(
  what: string,
  measure: (server: string) => Promise<T>,
): Promise<T | null> {
  if (!testEngines.includes('postgres')) {
    console.error(`${what}: not measured on PostgreSQL, which is not installed on this machine.`);
    return null;
  }
  const server = await startOwnServer();
  return measure(server.url).finally(() => server.stop());
}
