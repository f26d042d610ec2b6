import { sql } from 'kysely';
import { pino, type Logger } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { emptyDatabase } from '#server/testing/empty-database.ts';
import { testEngine } from '#server/testing/postgres.ts';
import {
  deleteAllTasks,
  deleteOldTasks,
  letTimePass,
  schedules,
  settling,
  taskTables,
  tasksWithState,
} from '#server/testing/stored-tasks.ts';
import { failedTasks, taskCounts } from './figures.ts';
import {
  FailedForGood,
  createTasks,
  taskHandler,
  type TaskDefinition,
  type Tasks,
  type TasksSettings,
} from './tasks.ts';

const numbered = z.object({ number: z.number() });
type Numbered = z.infer<typeof numbered>;

// Written out instead of declared with defineTask, because these are not the product's tasks.
const greet: TaskDefinition<Numbered> = { name: 'test-greet', payload: numbered };
const stubborn: TaskDefinition<Numbered> = { name: 'test-stubborn', payload: numbered, retryLimit: 2 };
const lengthy: TaskDefinition<Numbered> = { name: 'test-lengthy', payload: numbered, isLong: true };

const database = emptyDatabase();

describe(`tasks on ${testEngine}`, () => {
  let settle: () => Promise<void>;
  let opened: Tasks[] = [];
  let logged: { msg: string; task?: string; attempt?: number; err?: { message: string } }[] = [];
  const log: Logger = pino(
    { level: 'info' },
    { write: (line: string) => void logged.push(JSON.parse(line)) },
  );
  const context = { log } as Context;

  beforeAll(async () => {
    await sql`CREATE TABLE causes (number int)`.execute(database.db);
  });
  beforeEach(() => {
    settle = settling(database.db);
    logged = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((tasks) => tasks.close({ timeoutMs: 0 })));
    opened = [];
    await sql`TRUNCATE ${sql.join(taskTables)}, causes`.execute(database.db);
  });
  const create = async (settings: Partial<TasksSettings> = {}): Promise<Tasks> => {
    const tasks = await createTasks({
      database,
      log,
      context: () => context,
      retryDelaySeconds: 0,
      ...settings,
    });
    opened.push(tasks);
    return tasks;
  };

  it('begins soon after the transaction that queued it commits, and not before', async () => {
    const tasks = await create();
    const begun = Promise.withResolvers<number>();
    await tasks.work([taskHandler(greet, async () => begun.resolve(performance.now()))]);
    await settle();
    let committing = 0;
    await inTransaction(database.db, async (tx) => {
      await tasks.queue(tx, greet, { number: 1 });
      await sql`SELECT pg_sleep(0.3)`.execute(tx);
      committing = performance.now();
    });
    const waited = (await begun.promise) - committing;
    expect(waited).toBeGreaterThan(0);
    expect(waited).toBeLessThan(10_000);
  });

  it('queues nothing when the transaction is undone', async () => {
    const tasks = await create();
    const performed: number[] = [];
    await tasks.work([taskHandler(greet, async (_, { number }) => void performed.push(number))]);
    const failing = inTransaction(database.db, async (tx) => {
      await sql`INSERT INTO causes VALUES (1)`.execute(tx);
      await tasks.queue(tx, greet, { number: 1 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await tasks.queue(database.db, greet, { number: 2 });
    await settle();
    expect(performed).toEqual([2]);
  });

  it('works through many, each once', async () => {
    const tasks = await create();
    const performed: number[] = [];
    await tasks.work([taskHandler(greet, async (_, { number }) => void performed.push(number))]);
    await inTransaction(database.db, async (tx) => {
      for (let number = 0; number < 40; number += 1) await tasks.queue(tx, greet, { number });
    });
    await settle();
    expect(performed.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, number) => number));
  });

  it('performs short tasks while it is busy with many long ones', async () => {
    const tasks = await create();
    const released = Promise.withResolvers<void>();
    const performed: number[] = [];
    await tasks.work([
      taskHandler(greet, async (_, { number }) => void performed.push(number)),
      taskHandler(lengthy, () => released.promise),
    ]);
    for (let number = 0; number < 20; number += 1) await tasks.queue(database.db, lengthy, { number });
    await tasks.queue(database.db, greet, { number: 1 });
    await expect.poll(() => performed).toEqual([1]);
    released.resolve();
    await settle();
  });

  it('keeps one waiting task for each singleton key', async () => {
    const tasks = await create();
    const performed: number[] = [];
    await tasks.queue(database.db, greet, { number: 1 }, { singletonKey: 'a' });
    await tasks.queue(database.db, greet, { number: 2 }, { singletonKey: 'a' });
    await tasks.queue(database.db, greet, { number: 3 }, { singletonKey: 'b' });
    await tasks.queue(database.db, greet, { number: 4 });
    await tasks.queue(database.db, greet, { number: 5 });
    await tasks.work([taskHandler(greet, async (_, { number }) => void performed.push(number))]);
    await settle();
    expect(performed.toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5]);
  });

  it('leaves a task for later alone until its time', async () => {
    const tasks = await create();
    const performed: number[] = [];
    const done = Promise.withResolvers<void>();
    const perform = async (_: Context, { number }: Numbered): Promise<void> => {
      performed.push(number);
      done.resolve();
    };
    await tasks.work([taskHandler(greet, perform)]);
    const inHours = (hours: number) => ({ startAfter: new Date(Date.now() + hours * 3_600_000) });
    await tasks.queue(database.db, greet, { number: 1 }, inHours(3));
    await tasks.queue(database.db, greet, { number: 2 }, inHours(1));
    await settle();
    await letTimePass(database.db, 3_500);
    await settle();
    expect(performed).toEqual([]);
    const begun = performance.now();
    await letTimePass(database.db, 101);
    await done.promise;
    expect(performance.now() - begun).toBeLessThan(25_000);
    expect(performed).toEqual([2]);
  });

  it('refuses a payload that the task does not take, when queueing and when performing', async () => {
    const tasks = await create();
    const wrong = { number: 'one' } as unknown as Numbered;
    await expect(tasks.queue(database.db, greet, wrong)).rejects.toThrow(/number/);

    const loose: TaskDefinition<unknown> = { name: 'test-stubborn', payload: z.unknown() };
    const performed: unknown[] = [];
    const handlers = [greet, stubborn].map((task) =>
      taskHandler(task, async (...given) => void performed.push(given)),
    );
    await tasks.work(handlers);
    await tasks.queue(database.db, loose, wrong);
    await expect(settle()).rejects.toThrow(/number/);
    expect(performed).toEqual([]);
  });

  it('tries a failing task again, and says so in the log', async () => {
    const tasks = await create();
    const attempts: number[] = [];
    const perform = async (_: Context, { number }: Numbered): Promise<void> => {
      attempts.push(number);
      if (attempts.length < 3) throw new Error('not yet');
    };
    await tasks.work([taskHandler(stubborn, perform)]);
    await tasks.queue(database.db, stubborn, { number: 5 });
    await settle();
    expect(attempts).toEqual([5, 5, 5]);
    expect(logged).toMatchObject([
      {
        msg: 'A task failed and will be tried again',
        task: 'test-stubborn',
        attempt: 1,
        err: { message: 'not yet' },
      },
      {
        msg: 'A task failed and will be tried again',
        task: 'test-stubborn',
        attempt: 2,
        err: { message: 'not yet' },
      },
    ]);
  });

  it('gives up after the last try, and says so', async () => {
    const tasks = await create();
    let attempts = 0;
    const perform = async (): Promise<void> => {
      attempts += 1;
      throw new Error('never');
    };
    await tasks.work([taskHandler(stubborn, perform)]);
    await tasks.queue(database.db, stubborn, { number: 1 });
    await expect(settle()).rejects.toThrow('never');
    await settle();
    expect(attempts).toBe(3);
    expect(logged.at(-1)).toMatchObject({ msg: 'A task failed for good', attempt: 3 });
  });

  it('lets running tasks finish when it closes', async () => {
    const tasks = await create();
    const begun = Promise.withResolvers<void>();
    const allowed = Promise.withResolvers<void>();
    let finished = false;
    const perform = async (): Promise<void> => {
      begun.resolve();
      await allowed.promise;
      finished = true;
    };
    await tasks.work([taskHandler(greet, perform)]);
    await tasks.queue(database.db, greet, { number: 1 });
    await begun.promise;
    const closing = tasks.close();
    allowed.resolve();
    await closing;
    expect(finished).toBe(true);
    expect(await tasksWithState(database.db)).toEqual([]);
  });

  it('puts a task that does not finish in time back, for another to perform at once', async () => {
    const closing = await create();
    const begun = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const perform = async (): Promise<void> => {
      begun.resolve();
      await released.promise;
    };
    await closing.work([taskHandler(greet, perform)]);
    await closing.queue(database.db, greet, { number: 1 });
    await begun.promise;
    await closing.close({ timeoutMs: 0 });

    const other = await create();
    const performed: number[] = [];
    await other.work([taskHandler(greet, async (_, { number }) => void performed.push(number))]);
    await settle();
    expect(performed).toEqual([1]);
    // Whatever the abandoned try reports afterwards changes nothing.
    released.resolve();
    await settle();
    expect(performed).toEqual([1]);
  });

  it('remembers a schedule, and refuses one that says no time', async () => {
    const tasks = await create();
    await tasks.every('30 3 * * *', greet, { number: 3 });
    expect(await schedules(database.db)).toEqual([
      { name: 'quick', cron: '30 3 * * *', data: { task: 'test-greet', payload: { number: 3 } } },
    ]);
    const wrong = tasks.every('30 3 * * *', greet, { number: 'three' } as unknown as Numbered);
    await expect(wrong).rejects.toThrow(/number/);
    await expect(tasks.every('not a time', greet, { number: 3 })).rejects.toThrow('Invalid characters');
  });
});

const brittle: TaskDefinition<{ number: number }> = {
  name: 'test-brittle',
  payload: numbered,
  retryLimit: 1,
};
const slow: TaskDefinition<{ number: number }> = { ...brittle, name: 'test-slow', retryLimit: 50 };
const DAY = 24 * 60 * 60;

describe(`failed tasks on ${testEngine}`, () => {
  let tasks: Tasks;
  const log = pino({ level: 'silent' });

  beforeAll(async () => {
    tasks = await createTasks({ database, log, context: () => ({ log }) as Context });
    const perform = async (_: Context, { number }: { number: number }): Promise<void> => {
      throw new FailedForGood(`number ${number} is refused`);
    };
    const fail = async (): Promise<void> => {
      throw new Error('not now');
    };
    await tasks.work([taskHandler(brittle, perform), taskHandler(slow, fail)]);
  });
  afterEach(() => deleteAllTasks(database.db));
  afterAll(() => tasks.close());

  const failed = async () => (await failedTasks(database.db, { limit: 10 })).tasks;
  const failing = async (...numbers: number[]): Promise<void> => {
    for (const number of numbers) await tasks.queue(database.db, brittle, { number });
    await expect.poll(async () => (await failed()).length).toBe(numbers.length);
  };

  it('are counted by queue, with the age of the oldest', async () => {
    await failing(1);
    await tasks.queue(database.db, slow, { number: 2 });
    await tasks.queue(database.db, slow, { number: 3 }, { startAfter: new Date(Date.now() + 3_600_000) });
    await expect.poll(async () => (await failed()).length).toBe(2);
    await letTimePass(database.db, 600);
    // Enough time has passed for another try. It may be running at this moment, and will wait again.
    await expect
      .poll(async () => (await taskCounts(database.db))[1])
      .toMatchObject({ queue: 'test-slow', waiting: 2, retrying: 1, running: 0, failed: 0 });
    const [first, second] = await taskCounts(database.db);
    expect(first).toEqual({
      queue: 'test-brittle',
      waiting: 0,
      retrying: 0,
      running: 0,
      failed: 1,
      oldestSeconds: null,
    });
    expect(second!.oldestSeconds).toBeGreaterThan(599);
    expect(second!.oldestSeconds).toBeLessThan(660);
  });

  it('are listed page by page, also of one queue', async () => {
    await failing(1, 2, 3);
    const first = await failedTasks(database.db, { limit: 2 });
    expect(first.tasks).toHaveLength(2);
    const rest = await failedTasks(database.db, { limit: 2, cursor: first.nextCursor! });
    expect(rest.nextCursor).toBeNull();
    const ids = [...first.tasks, ...rest.tasks].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect((await failedTasks(database.db, { limit: 9, queues: ['test-slow'] })).tasks).toEqual([]);
  });

  it('are kept for four weeks', async () => {
    await failing(1);
    await letTimePass(database.db, 28 * DAY);
    await deleteOldTasks(database.db);
    expect(await failed()).toMatchObject([{ payload: { number: 1 }, why: 'number 1 is refused' }]);
    await letTimePass(database.db, 3 * DAY);
    await deleteOldTasks(database.db);
    expect(await failed()).toEqual([]);
  });
});
