import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { emptyDatabase } from '#server/testing/empty-database.ts';
import { testEngine } from '#server/testing/postgres.ts';
import { deleteAllTasks, deleteOldTasks, letTimePass, settling } from '#server/testing/stored-tasks.ts';
import { failedTasks, giveUpTask, retryTask, retryTasksOf, taskCounts } from './pg-boss-tables.ts';
import { FailedForGood, createTasks, taskHandler, type TaskDefinition, type Tasks } from './tasks.ts';

const numbered = z.object({ number: z.number() });
const brittle: TaskDefinition<{ number: number }> = {
  name: 'test-brittle',
  payload: numbered,
  retryLimit: 1,
};
const slow: TaskDefinition<{ number: number }> = { ...brittle, name: 'test-slow', retryLimit: 50 };
const DAY = 24 * 60 * 60;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe(`failed tasks on ${testEngine}`, () => {
  const database = emptyDatabase();
  let tasks: Tasks;
  let performed: number[] = [];
  let isBroken = true;
  const log = pino({ level: 'silent' });

  beforeAll(async () => {
    tasks = await createTasks({
      database,
      log,
      context: () => ({ log }) as Context,
      defined: [brittle, slow],
    });
    const perform = async (_: Context, { number }: { number: number }): Promise<void> => {
      if (isBroken) throw new FailedForGood(`number ${number} is refused`);
      performed.push(number);
    };
    const fail = async (): Promise<void> => {
      throw new Error('not now');
    };
    await tasks.work([taskHandler(brittle, perform), taskHandler(slow, fail)]);
  });
  afterEach(async () => {
    await deleteAllTasks(database.db);
    performed = [];
    isBroken = true;
  });
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
    // The time that passed made another try due. It may run at this moment, and will wait again.
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

  it('say why they failed, how often, and when they are tried again', async () => {
    await failing(7);
    await tasks.queue(database.db, slow, { number: 8 });
    await expect.poll(async () => (await failed()).length).toBe(2);
    const [newer, older] = await failed();
    expect(older).toMatchObject({
      queue: 'test-brittle',
      payload: { number: 7 },
      tries: 1,
      why: 'number 7 is refused',
      nextTryAt: null,
    });
    expect(newer).toMatchObject({
      queue: 'test-slow',
      tries: 1,
      why: 'not now',
      nextTryAt: expect.any(Date),
    });
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

  it('are performed when they are tried again, alone or all of a queue', async () => {
    await failing(1, 2, 3);
    isBroken = false;
    const one = (await failed()).find(({ payload }) => (payload as { number: number }).number === 2)!;
    expect(await retryTask(database.db, one.id)).toBe(true);
    await settling(database.db)().catch(() => undefined);
    await expect.poll(() => performed).toEqual([2]);
    expect(await retryTask(database.db, one.id)).toBe(false);
    expect(await retryTasksOf(database.db, 'test-brittle')).toBe(2);
    await expect.poll(() => performed.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(await failed()).toEqual([]);
  });

  it('are forgotten when they are given up', async () => {
    await failing(1);
    const [one] = await failed();
    expect(await giveUpTask(database.db, one!.id)).toBe(true);
    expect(await giveUpTask(database.db, one!.id)).toBe(false);
    expect(await giveUpTask(database.db, UNKNOWN)).toBe(false);
    expect(await failed()).toEqual([]);
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
