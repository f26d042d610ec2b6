import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Answers with its thread id and the request. `die` ends the thread; `die once` ends the first thread that gets it. */
const SCRIPT = `
  import { parentPort, threadId, workerData } from 'node:worker_threads';
  parentPort.on('message', (message) => {
    if (message === 'end') process.exit();
    if (message.request === 'die') throw new Error('The request is deadly.');
    if (message.request === 'die once' && Atomics.add(workerData, 0, 1) === 0) process.exit(3);
    if (message.request !== 'never') parentPort.postMessage({ threadId, request: message.request });
  });
`;

let pool: WorkerPool<string, { threadId: number; request: string }>;
afterEach(() => pool.close());

function open(size: number, idleMs = 60_000): void {
  pool = createWorkerPool({
    script: new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`),
    workerData: new Int32Array(new SharedArrayBuffer(4)),
    size,
    idleMs,
    log: pino({ level: 'silent' }),
  });
}

describe('worker pool', () => {
  test('answers every request, by no more workers than it may have', async () => {
    open(2);
    const requests = Array.from({ length: 20 }, (_, i) => String(i));
    const replies = await Promise.all(requests.map((request) => pool.run(request)));
    expect(replies.map((reply) => reply.request)).toEqual(requests);
    expect(new Set(replies.map((reply) => reply.threadId)).size).toBe(2);
  });

  test('work of a worker that died is done by another', async () => {
    open(1);
    const [first, second] = await Promise.all([pool.run('die once'), pool.run('next')]);
    expect(first.request).toBe('die once');
    expect(second.request).toBe('next');
  });

  test('a request that kills two workers is rejected, and the others are served', async () => {
    open(1);
    const deadly = pool.run('die');
    const other = pool.run('fine');
    await expect(deadly).rejects.toThrow('The request is deadly.');
    await expect(other).resolves.toMatchObject({ request: 'fine' });
  });

  test('an idle worker ends, and the next request gets a new one', async () => {
    const workers: { once(event: 'exit', listener: () => void): unknown }[] = [];
    const note = (worker: (typeof workers)[number]) => workers.push(worker);
    process.on('worker', note);
    open(1, 0);
    const before = await pool.run('a');
    await new Promise<void>((resolve) => workers[0]!.once('exit', resolve));
    const after = await pool.run('b');
    process.off('worker', note);
    expect(after.threadId).not.toBe(before.threadId);
  });

  test('closing rejects what was not answered and what comes later', async () => {
    open(1);
    const running = expect(pool.run('never')).rejects.toThrow('closed before the work was done');
    const waiting = expect(pool.run('fine')).rejects.toThrow('closed before the work was done');
    await pool.close();
    await running;
    await waiting;
    await expect(pool.run('fine')).rejects.toThrow('closed');
  });
});
