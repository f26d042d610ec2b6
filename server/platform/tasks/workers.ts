import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { TaskDatabase } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { FailedForGood, type TaskHandler } from './definition.ts';
import { emptyPerformed, endRetries, wasPerformed } from './pg-boss-tables.ts';

type StoredTask = JobWithMetadata<{ payload: unknown }>;

interface Workers {
  /** Starts one more worker of this task. */
  start(one: TaskHandler): Promise<void>;
  /** Lets the workers of a queue look for tasks now. */
  wake(queue: string): void;
  /** The ids of the tasks that are performed now. */
  running(): string[];
  /** Takes no further tasks; resolves when those that run have ended. */
  stop(): Promise<void>;
}

export function createWorkers(parts: {
  boss: PgBoss;
  database: TaskDatabase;
  log: Logger;
  context: () => Context;
}): Workers {
  const { boss, database, log, context } = parts;
  const workers = new Map<string, string[]>();
  const running = new Set<string>();

  async function perform({ task, perform: act }: TaskHandler, job: StoredTask): Promise<void> {
    running.add(job.id);
    try {
      if (wasPerformed(job.data)) return;
      await act(context(), job.data.payload);
      // Payloads name people and hold their mails; nobody needs them any more.
      await emptyPerformed(database, job.id);
    } catch (error) {
      const isFinal = error instanceof FailedForGood;
      if (isFinal) await endRetries(database, job.id);
      const isLast = isFinal || job.retryCount >= job.retryLimit;
      log.error(
        { err: error, task: task.name, taskId: job.id, attempt: job.retryCount + 1 },
        isLast ? 'A task failed for good' : 'A task failed and will be tried again',
      );
      throw error;
    } finally {
      running.delete(job.id);
    }
  }

  return {
    start: async (one) => {
      const queue = one.task.name;
      const id: string = await boss.work(
        queue,
        { includeMetadata: true, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 30 },
        async ([job]: StoredTask[]) => {
          if (!job) return;
          try {
            await perform(one, job);
          } finally {
            // Look for the next one at once instead of waiting for the next notification.
            boss.notifyWorker(id);
          }
        },
      );
      workers.set(queue, [...(workers.get(queue) ?? []), id]);
    },
    wake: (queue) => {
      for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
    },
    running: () => [...running],
    stop: async () => {
      await Promise.all([...workers.keys()].map((queue) => boss.offWork(queue, { wait: true })));
    },
  };
}
