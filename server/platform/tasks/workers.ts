import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Context } from '#server/platform/context.ts';
import { FailedForGood, QUEUES, type StoredTask, type TaskHandler } from './definition.ts';

/** How many tasks of each queue one process runs at once: of any kind and, in addition, of kinds that are not long. */
const WORKERS = {
  quick: { any: 4, short: 2 },
  mail: { any: 3, short: 0 },
  speech: { any: 2, short: 3 },
};
export const LONG_PRIORITY = -1;

/** A new task wakes its queue at once. Tasks that have become due or need another try are found by polling. */
const LOOK_SECONDS = 3;

/** Starts running tasks. Returns the set of tasks that are running at any moment. */
export async function startWorkers(
  handlers: readonly TaskHandler[],
  { boss, log, context }: { boss: PgBoss; log: Logger; context: () => Context },
): Promise<ReadonlySet<JobWithMetadata<StoredTask>>> {
  const running = new Set<JobWithMetadata<StoredTask>>();

  async function perform(job: JobWithMetadata<StoredTask>): Promise<JobResult> {
    const { task, payload } = job.data;
    running.add(job);
    try {
      const handler = handlers.find((one) => one.task.name === task);
      if (!handler) throw new Error(`This version of the program cannot perform ${task}.`);
      await handler.perform(context(), payload);
      // Payloads name people and contain their emails, so nothing of a finished task is kept.
      await boss.deleteJob(job.name, job);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const isFinal = error instanceof FailedForGood;
      const isLast = isFinal || job.retryCount >= job.retryLimit;
      log.error(
        { err: error, task, taskId: job.id, attempt: job.retryCount + 1 },
        isLast ? 'A task failed for good' : 'A task failed and will be tried again',
      );
      return { id: job.id, status: isFinal ? 'deadletter' : 'failed', output: error };
    } finally {
      running.delete(job);
    }
  }

  for (const queue of QUEUES) {
    const { any, short } = WORKERS[queue];
    for (let index = 0; index < any + short; index += 1) {
      const id: string = await boss.work(
        queue,
        {
          includeMetadata: true,
          perJobResults: true,
          pollingIntervalSeconds: 0.5,
          notifyPollingIntervalSeconds: LOOK_SECONDS,
          ...(index >= any && { minPriority: LONG_PRIORITY + 1 }),
        },
        async (jobs: JobWithMetadata<StoredTask>[]) => {
          // Look for the next task at once instead of waiting for the next notification.
          const results = await Promise.all(jobs.map(perform));
          boss.notifyWorker(id);
          return results;
        },
      );
    }
  }
  return running;
}
