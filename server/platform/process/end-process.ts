import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

/** For the last lines of the log, which a slow reader may not take. */
const LAST_LINES_MS = 1_000;

const running = new Set<Worker>();

/** Notes a thread that makes native calls, such as those of the recogniser. */
export function noteNativeThread(worker: Worker): void {
  running.add(worker);
  worker.once('exit', () => running.delete(worker));
}

/**
 * Ends this process. `process.exit` first ends all threads, and a thread that is ended during a native call aborts the
 * process: "terminate called after throwing an instance of 'Napi::Error'". On a busy machine such a call can take a
 * minute. So, while there are such threads, a program that only ends with this code takes the place of this one.
 */
export async function endProcess(code: 0 | 1, log: Pick<Logger, 'flush'>): Promise<never> {
  // Windows has no execve.
  if (running.size === 0 || process.execve === undefined) return process.exit(code);
  await Promise.race([new Promise((resolve) => log.flush(resolve)), wait(LAST_LINES_MS)]);
  return process.execve(process.execPath, [process.execPath, '--eval', `process.exit(${code})`], {});
}
