import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { TaskDatabase } from '#server/database/database.ts';
import { bringForward, needingAttention } from './pg-boss-tables.ts';

const SWEEP_MS = 1000;

interface Sweep {
  start(): void;
  /** Resolves when the sweep that runs has ended; none follows. */
  stop(): Promise<void>;
}

/** Wakes workers for what came due, and frees tasks of dead workers; one query a second, whatever there is to do. */
export function createSweep(parts: {
  boss: PgBoss;
  database: TaskDatabase;
  log: Logger;
  wake: (queue: string) => void;
}): Sweep {
  const { boss, database, log, wake } = parts;
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  let isStopped = false;
  let hasFailed = false;

  async function lookThrough(): Promise<void> {
    const { due, silent } = await needingAttention(database);
    for (const queue of silent.queues) await boss.supervise(queue);
    if (silent.ids.length > 0) await bringForward(database, silent.ids);
    for (const queue of [...due, ...silent.queues]) wake(queue);
  }

  async function sweep(): Promise<void> {
    try {
      await lookThrough();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error({ err: error }, 'The task queue could not be looked through; trying again');
      hasFailed = true;
    }
    if (!isStopped) timer = setTimeout(start, SWEEP_MS);
  }

  function start(): void {
    sweeping = sweep();
  }

  return {
    start,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await sweeping;
    },
  };
}
