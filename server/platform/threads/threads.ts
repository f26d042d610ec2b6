import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './job-thread.ts';

/** A thread ended, or took too long, before it finished its job. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded';
  readonly why: 'late' | 'out of memory' | 'given up' | 'ended';
  constructor(why: ThreadEnded['why'], cause?: unknown) {
    super('A thread ended before its job was done.', { cause });
    this.why = why;
  }
}

export interface Usage {
  /** Processor time. */
  workMs: number;
  /** Memory outside the heap, such as buffers, beyond what the thread had at the start. */
  externalBytes: number;
}

/** One job of a thread. */
export interface ThreadJob<Order, Message, Result> {
  send(order: Order): void;
  /**
   * The next message, or the result. Throws ThreadEnded if the thread ended, or if nothing arrives within `withinMs`.
   */
  next(withinMs?: number): Promise<{ message: Message } | { result: Result }>;
  /** The resources that this job has used. Rejects if the thread has ended. */
  usage(): Promise<Usage>;
  /** A pending `next` throws ThreadEnded. */
  giveUp(): void;
  /**
   * Must be called at the end. A thread is kept for the next job only if it gave its result and `keep` is not false.
   */
  close(options?: { keep?: boolean }): Promise<void>;
}

export interface Threads<Job, Order, Message, Result> {
  begin(job: Job): Promise<ThreadJob<Order, Message, Result>>;
}

/** Starting a thread takes a tenth of a second of processor time, so one is kept this long for the next job. */
const IDLE_MS = 10_000;

interface Thread {
  worker: Worker;
  /** The number of jobs that it has been given. */
  jobs: number;
  idleTimer: NodeJS.Timeout | null;
}

/**
 * Threads for work on data that people send; their program calls `doJobs`. Each does one job at a time, sees nothing
 * of the environment, and has a memory limit. A thread whose job failed or was given up is ended.
 */
export function threadsFor<Job, Order, Message, Result>(
  script: URL,
  { heapLimitMb }: { heapLimitMb: number },
): Threads<Job, Order, Message, Result> {
  let idle: Thread | null = null;

  function start(): Thread {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: heapLimitMb },
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
    });
    // Parsers' messages about unusual files are dropped.
    worker.stdout.resume();
    worker.stderr.resume();
    // Needed even without a job: otherwise an error would end the process.
    worker.on('error', () => {});
    const thread: Thread = { worker, jobs: 0, idleTimer: null };
    worker.once('exit', () => forget(thread));
    return thread;
  }

  function forget(thread: Thread): void {
    if (idle === thread) idle = null;
  }

  function take(): Thread {
    const thread = idle ?? start();
    idle = null;
    if (thread.idleTimer) clearTimeout(thread.idleTimer);
    thread.worker.ref();
    return thread;
  }

  async function giveBack(thread: Thread): Promise<void> {
    if (idle) {
      await thread.worker.terminate();
      return;
    }
    idle = thread;
    thread.worker.unref();
    const end = () => {
      forget(thread);
      void thread.worker.terminate();
    };
    thread.idleTimer = setTimeout(end, IDLE_MS).unref();
  }

  async function begin(job: Job): Promise<ThreadJob<Order, Message, Result>> {
    const thread = take();
    const { worker } = thread;
    const number = (thread.jobs += 1);
    const said: ({ message: Message } | { result: Result })[] = [];
    let isDone = false;
    let ended: ThreadEnded | null = null;
    let look = () => {};
    const hear = (answer: FromThread<Message, Result>) => {
      if (answer.number !== number) return;
      isDone ||= 'result' in answer;
      said.push(answer);
      look();
    };
    const end = (why: ThreadEnded['why'], cause?: unknown) => {
      ended ??= new ThreadEnded(why, cause);
      look();
    };
    const fail = (cause: unknown) => end(isOutOfMemory(cause) ? 'out of memory' : 'ended', cause);
    const exit = () => end('ended');
    worker.on('message', hear).on('error', fail).on('exit', exit);
    const before = number === 1 ? NOTHING : await usageOf(worker).catch(() => NOTHING);
    const tell = (what: { job: Job } | { order: Order }) =>
      worker.postMessage({ number, ...what } satisfies ToThread<Job, Order>);
    tell({ job });

    async function next(withinMs?: number): Promise<{ message: Message } | { result: Result }> {
      let timer: NodeJS.Timeout | undefined;
      try {
        return await new Promise((resolve, reject) => {
          look = () => {
            const one = said.shift();
            if (one) resolve(one);
            else if (ended) reject(ended);
          };
          if (withinMs !== undefined) timer = setTimeout(end, withinMs, 'late');
          look();
        });
      } finally {
        look = () => {};
        clearTimeout(timer);
      }
    }

    return {
      send: (order) => tell({ order }),
      next,
      usage: async () => {
        const { workMs, externalBytes } = await usageOf(worker);
        return { workMs: workMs - before.workMs, externalBytes: externalBytes - before.externalBytes };
      },
      giveUp: () => end('given up'),
      close: async ({ keep = true } = {}) => {
        worker.off('message', hear).off('error', fail).off('exit', exit);
        if (isDone && !ended && keep) await giveBack(thread);
        else await worker.terminate();
      },
    };
  }

  return { begin };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const NOTHING: Usage = { workMs: 0, externalBytes: 0 };

async function usageOf(worker: Worker): Promise<Usage> {
  const [{ user, system }, heap] = await Promise.all([worker.cpuUsage(), worker.getHeapStatistics()]);
  return { workMs: (user + system) / 1000, externalBytes: heap.external_memory };
}
