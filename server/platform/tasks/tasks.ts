// Background work, kept in the database: queued with the change that causes it, tried again when it fails, and taken
// over when the process that performed it dies.

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
   * Queues in the given database handle: inside a transaction it is sent only if that commits. While a task with the
   * same `singletonKey` waits, nothing is added. Throws when the payload is not what the task takes.
   */
  queue<P>(
    db: Database,
    task: TaskDefinition<P>,
    payload: P,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>;
  /** Queues the task whenever `cron` (five fields, in this machine's time zone) comes round, by all processes once. */
  every<P>(cron: string, task: TaskDefinition<P>, payload: P): Promise<void>;
  /** Begins to perform tasks; `concurrency` of each at once. Refuses when a task has no performer, or two. */
  work(performers: Performer[], options?: { concurrency?: number }): Promise<void>;
  /** For tests: resolves when nothing is left to do now; rejects with the failure when a task failed for good. */
  settle(): Promise<void>;
  /** Stops performing. Tasks still running after `timeoutMs` go back to the queue for another process. */
  close(options?: { timeoutMs?: number }): Promise<void>;
}

export interface TasksSettings {
  database: Pick<OpenedDatabase, 'pgBossDb' | 'engine'>;
  log: Logger;
  /** What performers are given; asked for only once tasks are performed. */
  context: () => Context;
  /** Tasks there are; all that were defined, unless told. */
  defined?: readonly AnyTask[];
  /** Wait before the second try, doubled for each one after it; 0 tries again at once. */
  retryDelaySeconds?: number;
}

const RETRY_LIMIT = 5;
const RETRY_DELAY_SECONDS = 5;
const RETRY_DELAY_MAX_SECONDS = 600;
const EXPIRE_IN_SECONDS = 15 * 60;
/** The least the library takes: a task whose worker was silent for so long goes to another. */
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
    // The sweep below sees to dead workers within a second; the library's own rounds only tidy up.
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
    // Only one process can have this database, so whatever is active was left by one that died: the first sweep finds it.
    await disownActive(pgBossDb);
  }

  await emptyCompleted(pgBossDb);

  const workers = new Map<string, string[]>();
  const running = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  let sweepTimer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  let sweepFailed = false;

  /** Looking into each one fills the library's cache: sending in a transaction must need no query outside it. */
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

  /** Wakes workers for what came due, and frees tasks of dead workers; one query a second, whatever there is to do. */
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
      // Payloads name people and hold their mails; nobody needs them any more.
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
          // Look for the next one at once instead of waiting for the next notification.
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
