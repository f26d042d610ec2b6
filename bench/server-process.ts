import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface ServerProcess {
  url: string;
  /** The id of the process. */
  pid: number;
  stop(): Promise<void>;
}

/** Starts a file of the project that prints `ready at ADDRESS`. Its log is read and dropped. */
export async function startProcess(
  file: string,
  parameters: readonly string[],
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [file, ...parameters], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready.`)));
    child.stdout.on('data', function look(text: Buffer) {
      const address = /ready at (\S+)/.exec(text.toString())?.[1];
      if (address === undefined) return;
      // From now on it is not looked at: the process that reads it also makes the load.
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
