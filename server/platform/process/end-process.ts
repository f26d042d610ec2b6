import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

/** Time for the last log lines, in case a slow reader does not accept them. */
const LAST_LINES_MS = 1_000;

const running = new Set<Worker>();

/** Registers a thread that makes native calls, such as the recogniser's. */
export function noteNativeThread(worker: Worker): void {
  running.add(worker);
  worker.once('exit', () => running.delete(worker));
}

/**
 * Ends this process. `process.exit` first ends all threads, and ending a thread during a native call aborts the
 * process: "terminate called after throwing an instance of 'Napi::Error'". On a busy machine such a call can take a
 * minute. So if there are such threads, this process is replaced by a program that only exits with this code.
 */
export async function endProcess(code: 0 | 1, log: Pick<Logger, 'flush'>): Promise<never> {
  // Windows has no execve.
  if (running.size === 0 || process.execve === undefined) return process.exit(code);
  await Promise.race([new Promise((resolve) => log.flush(resolve)), wait(LAST_LINES_MS)]);
  return process.execve(process.execPath, [process.execPath, '--eval', `process.exit(${code})`], {});
}
