import { parentPort } from 'node:worker_threads';

/** Messages to a thread: what to do, and what the program sends while it is done. */
export type ToThread<Job, Order> = { number: number } & ({ job: Job } | { order: Order });
/** Messages from a thread: what it sends while it works, and finally its result. */
export type FromThread<Message, Result> = { number: number } & ({ message: Message } | { result: Result });

/** The program, as a thread sees it during one job. */
export interface Program<Order, Message> {
  send(message: Message, transferred?: readonly ArrayBuffer[]): void;
  /** The next message from the program. Each is returned once. */
  next(): Promise<Order>;
}

/**
 * Does one job after another in the thread that calls it. An error from `work` ends the thread. Late messages from or
 * to an earlier job are dropped.
 */
export function doJobs<Job, Order, Message, Result>(
  work: (job: Job, program: Program<Order, Message>) => Promise<Result>,
): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs as a worker thread.');
  let current: { number: number; order(order: Order): void } = { number: 0, order: () => {} };

  async function begin(number: number, job: Job): Promise<void> {
    const said: Order[] = [];
    const waiting: ((order: Order) => void)[] = [];
    const order = (one: Order) => {
      const next = waiting.shift();
      if (next) next(one);
      else said.push(one);
    };
    current = { number, order };
    const post = (answer: { message: Message } | { result: Result }, transferred?: readonly ArrayBuffer[]) =>
      port!.postMessage({ number, ...answer } satisfies FromThread<Message, Result>, [
        ...(transferred ?? []),
      ]);
    const result = await work(job, {
      send: (message, transferred) => post({ message }, transferred),
      next: () =>
        new Promise((resolve) => {
          if (said.length > 0) resolve(said.shift()!);
          else waiting.push(resolve);
        }),
    });
    post({ result });
  }

  port.on('message', (told: ToThread<Job, Order>) => {
    if ('job' in told) void begin(told.number, told.job);
    else if (told.number === current.number) current.order(told.order);
  });
}
