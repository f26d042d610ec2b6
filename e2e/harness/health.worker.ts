import { existsSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Requests the health page repeatedly, each time from another address behind the proxy. Reports the server's delay
 * within which 99 of 100 answers arrived.
 *
 * Other work on the machine delays answers as well, and is not the server's fault. So time in which the server's main
 * thread, or this one, was ready to run but had no processor does not count. A call that keeps the server's thread
 * busy still counts in full. If the machine does not report this time, the whole time counts.
 */
const { url, pid, forMs } = workerData as { url: string; pid: number; forMs: number };

/** Linux has one such file for each thread. A process's file is about its main thread. */
const schedules = [`/proc/${pid}/schedstat`, '/proc/thread-self/schedstat'].filter((file) =>
  existsSync(file),
);

/** How long the two threads have waited for a processor since they started. */
function waitedMs(): number {
  // The time on a processor and the time waiting for one, both in nanoseconds, and a count.
  const waits = schedules.map((file) => Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6);
  return waits.reduce((sum, wait) => sum + wait, 0);
}

const until = performance.now() + forMs;
const delays: number[] = [];
while (performance.now() < until) {
  const [begun, waited] = [performance.now(), waitedMs()];
  const address = `172.16.${delays.length >> 8}.${delays.length & 255}`;
  const response = await fetch(`${url}/api/health`, { headers: { 'x-forwarded-for': address } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The health request was answered with ${response.status}.`);
  delays.push(Math.max(0, performance.now() - begun - (waitedMs() - waited)));
}
parentPort!.postMessage(delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.99)]);
