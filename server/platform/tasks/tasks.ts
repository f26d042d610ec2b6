// Background tasks, stored in the database. A task is queued together with the change that causes it, retried if it
// fails, and taken over by another process if its own process dies.

import { randomUUID } from 'node:crypto';
import { fromKysely, type JobWithMetadata, PgBoss, type SendOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, OpenedDatabase } from '#server/database/database.ts';
import { StorageFull } from '#server/database/errors.ts';
import type { Context } from '#server/platform/context.ts';
import {
  type AnyTask,
  type Forgotten,
  QUEUES,
  type StoredTask,
  type TaskDefinition,
  type TaskHandler,
  definedTasks,
} from './definition.ts';
import { tasksAbout } from './figures.ts';
import { LONG_PRIORITY, startWorkers } from './workers.ts';

export {
  FailedForGood,
  defineTask,
  taskHandler,
  type TaskHandler,
  type TaskDefinition,
} from './definition.ts';

export interface Tasks {
  /**
   * Queues a task through the given database handle. In a transaction, the task exists only if the transaction
   * commits. Adds nothing while a task with the same `singletonKey` is waiting. Throws if the payload does not fit the
   * task's schema.
   */
  queue<P>(
    db: Database,
    task: TaskDefinition<P>,
    payload: P,
    options?: { startAfter?: Date; singletonKey?: string },
  ): Promise<void>;
  /**
   * Queues the task at the times of `cron` (five fields, in this machine's time zone), once for all processes
   * together.
   */
  every<P>(cron: string, task: TaskDefinition<P>, payload: P): Promise<void>;
  /** Starts running tasks. Refuses if a task has no handler or two of them. */
  work(handlers: TaskHandler[]): Promise<void>;
  /** Stops running tasks. Tasks that are still running after `timeoutMs` go back to the queue for another process. */
  close(options?: { timeoutMs?: number }): Promise<void>;
  /** The payloads of the tasks of a kind that any process is running now. */
  running<P>(db: Database, task: TaskDefinition<P>): Promise<P[]>;
  isRunning(db: Database, id: string): Promise<boolean>;
  /** Makes the waiting tasks of a kind due if their payload contains this. */
  makeDue<P>(db: Database, task: TaskDefinition<P>, payload: Partial<P>): Promise<void>;
  /**
   * Retries a failed task, or all of a kind, at once and if necessary as often as new ones. Returns how many; tasks
   * that are running or done are not counted.
   */
  retry(db: Database, which: { id: string } | { kind: string }): Promise<number>;
  /** Deletes a failed task with its data, so that it is never retried. False if there is no such task, as for retry. */
  giveUp(db: Database, id: string): Promise<boolean>;
  /**
   * Deletes tasks that contain data about a person, whether waiting, running or failed. Returns how many were deleted.
   */
  forget(db: Database, forgotten: Forgotten): Promise<number>;
}

export interface TasksSettings {
  database: Pick<OpenedDatabase, 'pgBossDb' | 'engine'>;
  log: Logger;
  /** Passed to handlers. Called only once tasks run. */
  context: () => Context;
  /** Seconds before the second try, doubled for each further try. With 0, a task is retried at once. */
  retryDelaySeconds?: number;
}

/** A task of a process that died also waits this long. */
const RETRY_DELAY_SECONDS = 1;
const RETRY_DELAY_MAX_SECONDS = 600;
const RETRY_LIMIT = 7;
const EXPIRE_IN_SECONDS = 15 * 60;
/** The minimum that the library accepts. A task whose worker is silent for this long goes to another worker. */
const HEARTBEAT_SECONDS = 10;
const LOOK_FOR_SILENT_SECONDS = 3;
/** Long enough for the operator to come back from a holiday. */
const FAILED_KEPT_SECONDS = 30 * 24 * 60 * 60;
const CLOSE_TIMEOUT_MS = 10_000;
/** The most that the library lists in one call. */
const MOST = 100_000;

type Stored = JobWithMetadata<StoredTask>;

export async function createTasks(settings: TasksSettings): Promise<Tasks> {
  const { log, context, retryDelaySeconds = RETRY_DELAY_SECONDS } = settings;
  let closing = false;
  let performed: ReadonlySet<Stored> = new Set();
  const boss = openBoss(settings, () => closing);
  await boss.start();
  // A start that changes nothing writes nothing, so that it works on a full disk.
  const existing = (await boss.getQueues()).map(({ name }) => name);
  for (const name of QUEUES)
    if (!existing.includes(name)) await boss.createQueue(name, { policy: 'short', notify: true });

  const optionsOf = (task: AnyTask): SendOptions => ({
    priority: task.isLong ? LONG_PRIORITY : 0,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: task.retryLimit ?? RETRY_LIMIT,
    retryDelay: retryDelaySeconds,
    retryBackoff: retryDelaySeconds > 0,
    ...(retryDelaySeconds > 0 && { retryDelayMax: task.retryDelayMaxSeconds ?? RETRY_DELAY_MAX_SECONDS }),
    expireInSeconds: task.expireInSeconds ?? EXPIRE_IN_SECONDS,
    deleteAfterSeconds: FAILED_KEPT_SECONDS,
  });

  async function stored(db: Database | null, which: { id?: string; data?: object } = {}): Promise<Stored[]> {
    const options = { ...which, ...(db && { db: fromKysely(db) }), limit: MOST };
    const jobs: Stored[] = [];
    for (const name of QUEUES) jobs.push(...(await boss.findJobs<StoredTask>(name, options)));
    return jobs;
  }

  // No other process can have the embedded database open, so a running task was left by a process that died.
  if (settings.database.engine === 'pglite')
    await unlessFull(log, async () => {
      for (const { name, id, state } of await stored(null))
        if (state === 'active') await boss.fail(name, id, new Error('The program ended meanwhile.'));
    });

  return {
    queue: async (db, task, payload, { startAfter, singletonKey } = {}) => {
      await boss.send(
        queueOf(task),
        { task: task.name, payload: task.payload.parse(payload) },
        {
          ...optionsOf(task),
          db: fromKysely(db),
          singletonKey: singletonKey === undefined ? randomUUID() : `${task.name} ${singletonKey}`,
          ...(startAfter && { startAfter }),
        },
      );
    },

    every: async (cron, task, payload) => {
      const data = { task: task.name, payload: task.payload.parse(payload) };
      const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const { name: key } = task;
      const options = { ...optionsOf(task), key, singletonKey: key, tz, missed: 'once' } as const;
      await unlessFull(log, () => boss.schedule(queueOf(task), cron, data, options));
    },

    work: async (handlers) => {
      performed = await startWorkers(handlers, { boss, log, context });
    },

    close: async ({ timeoutMs = CLOSE_TIMEOUT_MS } = {}) => {
      if (closing) return;
      closing = true;
      await boss.stop({ timeout: timeoutMs });
      for (const { name, id, retryLimit } of performed) {
        // The library counts this as a failed try. One more try, at once, makes up for it.
        await boss.retry(name, id);
        await boss.update(name, undefined, { id, startAfter: 0, retryLimit: retryLimit + 1 });
        log.warn({ taskId: id }, 'A task still running at the end went back to the queue');
      }
    },

    running: async (db, task) => {
      const jobs = await stored(db, { data: { task: task.name } });
      return jobs
        .filter(({ state }) => state === 'active')
        .map(({ data }) => task.payload.parse(data.payload));
    },

    isRunning: async (db, id) => (await stored(db, { id })).some(({ state }) => state === 'active'),

    makeDue: async (db, task, payload) => {
      for (const { name, id } of await stored(db, { data: { task: task.name, payload } }))
        await boss.update(name, undefined, { id, startAfter: 0, db: fromKysely(db) });
    },

    retry: async (db, which) => {
      const options = { db: fromKysely(db) };
      let count = 0;
      const jobs = await stored(db, 'id' in which ? which : { data: { task: which.kind } });
      for (const { name, id, retryCount, data } of jobs.filter(hasFailed)) {
        await boss.retry(name, id, options);
        const { retryLimit = RETRY_LIMIT } = definedTasks().find((task) => task.name === data.task) ?? {};
        const again = { id, startAfter: 0, retryLimit: retryCount + 1 + retryLimit };
        const change = { ...options, ...again, retentionSeconds: FAILED_KEPT_SECONDS };
        count += (await boss.update(name, undefined, change)).updated;
      }
      return count;
    },

    giveUp: async (db, id) => {
      const jobs = (await stored(db, { id })).filter(hasFailed);
      for (const { name } of jobs) await boss.deleteJob(name, id, { db: fromKysely(db) });
      return jobs.length > 0;
    },

    forget: async (db, forgotten) => {
      const found = await tasksAbout(db, forgotten);
      for (const { queue, id } of found) await boss.deleteJob(queue, id, { db: fromKysely(db) });
      return found.length;
    },
  };
}

/**
 * What a start writes is either there already or can wait. The program must be able to start and read on a full disk.
 */
async function unlessFull(log: Logger, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    log.warn({ reason: error.message }, 'The task queue could not be tidied at the start');
  }
}

const queueOf = (task: AnyTask) => task.queue ?? 'quick';
const hasFailed = ({ state }: Stored): boolean => state === 'failed' || state === 'retry';

const SAME_ERROR_MS = 60_000;

function openBoss({ database, log }: TasksSettings, isClosing: () => boolean): PgBoss {
  const boss = new PgBoss({
    db: database.pgBossDb,
    backend: database.engine,
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_FOR_SILENT_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_SILENT_SECONDS,
    flowIntervalSeconds: 3600,
    registerInstance: false,
  });
  /** Each worker repeatedly reports errors that concern all of them, so each error is logged once a minute. */
  const told = new Map<string, number>();
  boss.on('error', (error) => {
    if (isClosing()) return;
    const now = performance.now();
    if (now - (told.get(error.message) ?? -Infinity) < SAME_ERROR_MS) return;
    told.set(error.message, now);
    log.error({ err: error }, 'The task queue met an error');
  });
  boss.on('warning', (warning) => log.warn(warning, 'The task queue warns'));
  return boss;
}
