import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { noteNativeThread } from '#server/platform/process/end-process.ts';

export interface WorkerPool<Request, Reply> {
  /**
   * Gives the request to the next free worker. Rejects if two workers died while working on it, or if the pool is
   * closed.
   */
  run(request: Request): Promise<Reply>;
  /** Ends all workers. Requests that have not been answered are rejected. */
  close(): Promise<void>;
}

export interface WorkerPoolOptions {
  script: URL;
  workerData: unknown;
  size: number;
  /** A worker that is idle for this long is ended to free its memory. */
  idleMs: number;
  log: Logger;
}

/** Messages to a worker: a request, which it answers with one message, or the command to end. */
export type WorkerMessage<Request> = { request: Request } | 'end';

interface Job<Request, Reply> {
  request: Request;
  attempts: number;
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

interface Slot<Request, Reply> {
  worker: Worker;
  job: Job<Request, Reply> | null;
  idleTimer: NodeJS.Timeout | null;
}

/** If a worker dies, its request is tried once more. If another worker dies too, the request is the cause. */
const MAX_ATTEMPTS = 2;

/** `terminate()` during a native call ends the whole process, so a worker is asked to end itself. */
function end(worker: Worker): void {
  worker.postMessage('end' satisfies WorkerMessage<never>);
}

/**
 * Threads that answer each message with one message. They start when first needed, are replaced when they die, and do
 * not keep an idle process alive.
 */
export function createWorkerPool<Request, Reply>(options: WorkerPoolOptions): WorkerPool<Request, Reply> {
  const slots = new Set<Slot<Request, Reply>>();
  const waiting: Job<Request, Reply>[] = [];
  let closed = false;

  function dispatch(): void {
    while (waiting.length > 0) {
      const slot = [...slots].find((candidate) => !candidate.job) ?? addSlot();
      if (!slot) return;
      const job = waiting.shift()!;
      job.attempts++;
      slot.job = job;
      if (slot.idleTimer) clearTimeout(slot.idleTimer);
      slot.worker.ref();
      slot.worker.postMessage({ request: job.request } satisfies WorkerMessage<Request>);
    }
  }

  function addSlot(): Slot<Request, Reply> | null {
    if (slots.size >= options.size) return null;
    const worker = new Worker(options.script, { workerData: options.workerData });
    noteNativeThread(worker);
    const slot: Slot<Request, Reply> = { worker, job: null, idleTimer: null };
    slots.add(slot);
    let failure: Error | null = null;
    worker.on('message', (reply: Reply) => {
      const job = slot.job;
      slot.job = null;
      rest(slot);
      job?.resolve(reply);
      dispatch();
    });
    worker.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', (code) => {
      slots.delete(slot);
      if (slot.idleTimer) clearTimeout(slot.idleTimer);
      if (slot.job) lost(slot.job, failure ?? new Error(`A worker thread ended with code ${code}.`));
      dispatch();
    });
    return slot;
  }

  function rest(slot: Slot<Request, Reply>): void {
    slot.worker.unref();
    slot.idleTimer = setTimeout(() => {
      slots.delete(slot);
      end(slot.worker);
    }, options.idleMs);
    slot.idleTimer.unref();
  }

  function lost(job: Job<Request, Reply>, failure: Error): void {
    if (closed) {
      job.reject(new Error('The worker threads were closed before the work was done.'));
    } else if (job.attempts >= MAX_ATTEMPTS) {
      job.reject(failure);
    } else {
      options.log.warn({ err: failure }, 'a worker thread died; its work is tried once more');
      waiting.unshift(job);
    }
  }

  function run(request: Request): Promise<Reply> {
    if (closed) return Promise.reject(new Error('The worker threads are closed.'));
    return new Promise((resolve, reject) => {
      waiting.push({ request, attempts: 0, resolve, reject });
      dispatch();
    });
  }

  async function close(): Promise<void> {
    closed = true;
    for (const job of waiting.splice(0)) {
      job.reject(new Error('The worker threads were closed before the work was done.'));
    }
    const ended = [...slots].map(({ worker }) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const { worker } of slots) {
      worker.ref();
      end(worker);
    }
    await Promise.all(ended);
  }

  return { run, close };
}
