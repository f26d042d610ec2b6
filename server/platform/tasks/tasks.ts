// Background tasks, stored in the database. A task is queued together with the change that causes it, tried again
// when it fails, and taken over by another process when its own process dies.

import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { atMost } from '#server/platform/at-most.ts';
import type { Database, OpenedDatabase } from '#server/database/database.ts';
import { StorageFull } from '#server/database/errors.ts';
import type { Context } from '#server/platform/context.ts';
import {
  assertOneHandlerEach,
  definedTasks,
  type AnyTask,
  type TaskHandler,
  type TaskDefinition,
} from './definition.ts';
import { applyQueueSettings, disownActive, emptyCompleted, handBack } from './pg-boss-tables.ts';
import { createQueues } from './queues.ts';
import { createSweep } from './sweep.ts';
import { createWorkers } from './workers.ts';

export {
  FailedForGood,
  defineTask,
  taskHandler,
  type TaskHandler,
  type TaskDefinition,
} from './definition.ts';

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
  /** Begins to perform tasks; `concurrency` of each at once. Refuses when a task has no handler, or two. */
  work(handlers: TaskHandler[], options?: { concurrency?: number }): Promise<void>;
  /** Stops performing. Tasks still running after `timeoutMs` go back to the queue for another process. */
  close(options?: { timeoutMs?: number }): Promise<void>;
}

export interface TasksSettings {
  database: Pick<OpenedDatabase, 'pgBossDb' | 'engine'>;
  log: Logger;
  /** What handlers are given; asked for only once tasks are performed. */
  context: () => Context;
  /** The tasks of this queue; by default all that were defined. */
  defined?: readonly AnyTask[];
  /** Seconds before the second try, doubled for each further try. With 0 a task is tried again at once. */
  retryDelaySeconds?: number;
}

const RETRY_DELAY_SECONDS = 5;
const CLOSE_TIMEOUT_MS = 10_000;

/** Opens the queue for all tasks defined so far. */
export async function createTasks(settings: TasksSettings): Promise<Tasks> {
  const {
    database,
    log,
    context,
    defined = definedTasks(),
    retryDelaySeconds = RETRY_DELAY_SECONDS,
  } = settings;
  const { pgBossDb } = database;
  let closing = false;
  const boss = openBoss(settings, () => closing);
  await boss.start();
  await createQueues(boss, defined, retryDelaySeconds);
  // The first sweep finds what a process that died has left.
  await unlessFull(log, async () => {
    if (database.engine === 'pglite') await disownActive(pgBossDb);
    await emptyCompleted(pgBossDb);
    await applyQueueSettings(pgBossDb);
  });

  const workers = createWorkers({ boss, database: pgBossDb, log, context });
  const sweep = createSweep({ boss, database: pgBossDb, log, wake: workers.wake });

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
      const data = { payload: task.payload.parse(payload) };
      await unlessFull(log, () => boss.schedule(task.name, cron, data, { tz, missed: 'once' }));
    },

    work: async (handlers, { concurrency = 1 } = {}) => {
      assertOneHandlerEach(defined, handlers);
      for (const one of handlers) {
        const count = one.concurrency ?? concurrency;
        for (let started = 0; started < count; started += 1) await workers.start(one);
      }
      sweep.start();
    },

    close: async ({ timeoutMs = CLOSE_TIMEOUT_MS } = {}) => {
      if (closing) return;
      closing = true;
      await sweep.stop();
      await atMost(timeoutMs, workers.stop());
      const unfinished = workers.running();
      if (unfinished.length > 0) {
        await handBack(pgBossDb, unfinished);
        log.warn({ taskIds: unfinished }, 'Tasks still running at the end went back to the queue');
      }
      await boss.stop({ graceful: false });
    },
  };
}

/** What a start writes is there from the start before, or can wait. A program with a full disk must start and read. */
async function unlessFull(log: Logger, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    log.warn({ reason: error.message }, 'The task queue could not be tidied at the start');
  }
}

const SAME_ERROR_MS = 60_000;

function openBoss({ database, log }: TasksSettings, isClosing: () => boolean): PgBoss {
  const boss = new PgBoss({
    db: database.pgBossDb,
    backend: database.engine,
    useListenNotify: true,
    // Our own sweep finds dead workers within a second; the library's own rounds only tidy up.
    monitorIntervalSeconds: 1,
    superviseIntervalSeconds: 60,
    flowIntervalSeconds: 3600,
  });
  /** Each worker tells what goes wrong for all of them, again and again. It is logged once a minute. */
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
