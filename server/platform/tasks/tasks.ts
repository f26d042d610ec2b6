// Background tasks, stored in the database. A task is queued together with the change that causes it, tried again
// when it fails, and taken over by another process when its own process dies.

import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss, type JobWithMetadata, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, OpenedDatabase } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import {
  assertOnePerformerEach,
  definedTasks,
  type AnyTask,
  type Performer,
  type TaskDefinition,
} from './definition.ts';
import {
  bringForward,
  disownActive,
  emptyCompleted,
  emptyPerformed,
  handBack,
  needingAttention,
  unfinished,
  wasPerformed,
} from './queue-state.ts';

export { defineTask, performer, type Performer, type TaskDefinition } from './definition.ts';

export interface Tasks {
  /**
   * Queues a task through the given database handle. Inside a transaction, the task exists only if the transaction
   * commits. While a task with the same `singletonKey` waits, nothing is added. Throws if the payload does not fit
   * the schema of the task.
   */
  queue<P>(
    db: Database,
    task: TaskDefinition<P>,
    payload: P,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>;
  /**
   * Queues the task at the times of `cron` (five fields, in the time zone of this machine), once for all processes
   * together.
   */
  every<P>(cron: string, task: TaskDefinition<P>, payload: P): Promise<void>;
  /** Starts to run tasks, `concurrency` of each kind at once. Throws if a task has no handler, or two. */
  work(performers: Performer[], options?: { concurrency?: number }): Promise<void>;
  /**
   * For tests: resolves when no task is left to run now. Rejects with the error of a task that failed for good.
   */
  settle(): Promise<void>;
  /**
   * Stops running tasks. A task that still runs after `timeoutMs` returns to the queue for another process.
   */
  close(options?: { timeoutMs?: number }): Promise<void>;
}

export interface TasksSettings {
  database: Pick<OpenedDatabase, 'pgBossDb' | 'engine'>;
  log: Logger;
  /** The context for the handlers. It is requested only when a task runs. */
  context: () => Context;
  /** The tasks of this queue; by default all that were defined. */
  defined?: readonly AnyTask[];
  /** Seconds before the second try, doubled for each further try. With 0 a task is tried again at once. */
  retryDelaySeconds?: number;
}

const RETRY_LIMIT = 5;
const RETRY_DELAY_SECONDS = 5;
const RETRY_DELAY_MAX_SECONDS = 600;
const EXPIRE_IN_SECONDS = 15 * 60;
/** The shortest time that the library allows: after this silence of a worker, its task goes to another. */
const HEARTBEAT_SECONDS = 10;
const SWEEP_MS = 1000;
const SETTLE_LOOK_MS = 20;
const CLOSE_TIMEOUT_MS = 10_000;

/** Opens the queue for all tasks defined so far. */
export async function createTasks(settings: TasksSettings): Promise<Tasks> {
  const { database, log, defined = definedTasks(), retryDelaySeconds = RETRY_DELAY_SECONDS } = settings;
  const { pgBossDb } = database;
  const boss = new PgBoss({
    db: pgBossDb,
    backend: database.engine,
    useListenNotify: true,
    // The sweep below finds dead workers within a second. The rounds of the library only clean up.
    monitorIntervalSeconds: 1,
    superviseIntervalSeconds: 60,
    flowIntervalSeconds: 3600,
  });
  let closing = false;
  boss.on('error', (error) => {
    if (!closing) log.error({ err: error }, 'The task queue met an error');
  });
  boss.on('warning', (warning) => log.warn(warning, 'The task queue warns'));

  await boss.start();
  await createQueues();
  if (database.engine === 'pglite') {
    // Only one process can open this database. Every active task was therefore left by a process that died, and
    // the first sweep finds it.
    await disownActive(pgBossDb);
  }

  await emptyCompleted(pgBossDb);

  const workers = new Map<string, string[]>();
  const running = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  let sweepTimer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  let sweepFailed = false;

  /**
   * Reading each queue fills the cache of the library. Queueing within a transaction must not need a query outside
   * it.
   */
  async function createQueues(): Promise<void> {
    const existing = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const task of defined) {
      const options = queueOptions(task, retryDelaySeconds);
      if (existing.has(task.name)) await boss.updateQueue(task.name, options);
      else await boss.createQueue(task.name, { ...options, policy: 'short' });
      await boss.findJobs(task.name, { id: randomUUID() });
    }
  }

  function wake(queue: string): void {
    for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
  }

  /**
   * Wakes workers for tasks that became due, and releases the tasks of dead workers. It makes one query each
   * second, however many tasks there are.
   */
  async function sweep(): Promise<void> {
    try {
      const { due, silent } = await needingAttention(pgBossDb);
      for (const queue of silent.queues) await boss.supervise(queue);
      if (silent.ids.length > 0) await bringForward(pgBossDb, silent.ids);
      for (const queue of [...due, ...silent.queues]) wake(queue);
      sweepFailed = false;
    } catch (error) {
      if (!sweepFailed) log.error({ err: error }, 'The task queue could not be looked through; trying again');
      sweepFailed = true;
    }
    if (!closing) sweepLater();
  }

  function sweepLater(): void {
    sweepTimer = setTimeout(() => {
      sweeping = sweep();
    }, SWEEP_MS);
  }

  async function perform(
    { task, perform: act }: Performer,
    job: JobWithMetadata<{ payload: unknown }>,
  ): Promise<void> {
    const about = { task: task.name, taskId: job.id, attempt: job.retryCount + 1 };
    const { promise, resolve } = Promise.withResolvers<void>();
    running.set(job.id, promise);
    try {
      if (wasPerformed(job.data)) return;
      await act(settings.context(), job.data.payload);
      // Payloads name people and contain their mails. Nobody needs them after the task.
      await emptyPerformed(pgBossDb, job.id);
    } catch (error) {
      const isLast = job.retryCount >= job.retryLimit;
      log.error(
        { err: error, ...about },
        isLast ? 'A task failed for good' : 'A task failed and will be tried again',
      );
      if (isLast) failures.push(error);
      throw error;
    } finally {
      running.delete(job.id);
      resolve();
    }
  }

  async function startWorker(one: Performer): Promise<void> {
    const queue = one.task.name;
    const ids = workers.get(queue) ?? [];
    const id: string = await boss.work(
      queue,
      { includeMetadata: true, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 30 },
      async ([job]: JobWithMetadata<{ payload: unknown }>[]) => {
        if (!job) return;
        try {
          await perform(one, job);
        } finally {
          // Take the next task at once instead of waiting for the next notification.
          boss.notifyWorker(id);
        }
      },
    );
    workers.set(queue, [...ids, id]);
  }

  return {
    queue: async (db, task, payload, options = {}) => {
      await boss.send(
        task.name,
        { payload: task.payload.parse(payload) },
        {
          db: fromKysely(db),
          singletonKey: options.singletonKey ?? randomUUID(),
          ...(options.startAfter && { startAfter: options.startAfter }),
        },
      );
    },

    every: async (cron, task, payload) => {
      const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
      await boss.schedule(task.name, cron, { payload: task.payload.parse(payload) }, { tz, missed: 'once' });
    },

    work: async (performers, { concurrency = 1 } = {}) => {
      assertOnePerformerEach(defined, performers);
      for (const one of performers) {
        for (let started = 0; started < (one.concurrency ?? concurrency); started += 1)
          await startWorker(one);
      }
      sweeping = sweep();
    },

    settle: async () => {
      if (workers.size === 0)
        throw new Error('No tasks are performed here, so there is nothing to wait for.');
      const queues = [...workers.keys()];
      while ((await unfinished(pgBossDb, queues)) > 0 && failures.length === 0) {
        for (const queue of queues) wake(queue);
        await new Promise((resolve) => setTimeout(resolve, SETTLE_LOOK_MS));
      }
      if (failures.length > 0) throw failures.splice(0)[0];
    },

    close: async ({ timeoutMs = CLOSE_TIMEOUT_MS } = {}) => {
      if (closing) return;
      closing = true;
      clearTimeout(sweepTimer);
      await sweeping;
      const stopped = Promise.all([...workers.keys()].map((queue) => boss.offWork(queue, { wait: true })));
      await Promise.race([stopped, deadline(timeoutMs)]);
      const left = [...running.keys()];
      if (left.length > 0) {
        await handBack(pgBossDb, left);
        log.warn({ taskIds: left }, 'Tasks still running at the end went back to the queue');
      }
      await boss.stop({ graceful: false });
    },
  };
}

function queueOptions(task: AnyTask, retryDelaySeconds: number): QueueOptions & { notify: boolean } {
  return {
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: task.retryLimit ?? RETRY_LIMIT,
    retryDelay: retryDelaySeconds,
    retryBackoff: retryDelaySeconds > 0,
    ...(retryDelaySeconds > 0 && { retryDelayMax: RETRY_DELAY_MAX_SECONDS }),
    expireInSeconds: task.expireInSeconds ?? EXPIRE_IN_SECONDS,
  };
}

function deadline(timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs).unref();
  });
}
