import { parentPort, workerData } from 'node:worker_threads';

/**
 * Requests the health page again and again, each time from another address behind the proxy. Reports the time
 * within which 99 of 100 answers arrived.
 */
const { url, forMs } = workerData as { url: string; forMs: number };
const until = performance.now() + forMs;
const took: number[] = [];
while (performance.now() < until) {
  const begun = performance.now();
  const address = `172.16.${took.length >> 8}.${took.length & 255}`;
  const response = await fetch(`${url}/api/health`, { headers: { 'x-forwarded-for': address } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`The health request was answered with ${response.status}.`);
  took.push(performance.now() - begun);
}
parentPort!.postMessage(took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)]);
