import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { createDatabase, testEngine } from '#server/testing/postgres.ts';
import { createTasks, taskHandler, type TaskDefinition } from './tasks.ts';

const WORKER = fileURLToPath(new URL('../../testing/endless-worker.ts', import.meta.url));
const log = pino({ level: 'silent' });
const endless: TaskDefinition<{ number: number }> = {
  name: 'test-endless',
  payload: z.object({ number: z.number() }),
};

test(`the task of a process that was killed is taken over within 15 seconds, on ${testEngine}`, async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'roundone-killed-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  const made = testEngine === 'postgres' ? await createDatabase() : null;
  if (made) onTestFinished(made.drop);
  const databaseUrl = made?.url;
  const child = spawn(process.execPath, [WORKER, dataDirectory, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('begun 7');

  const takenOver = Promise.withResolvers<number>();
  const takeOver = async (): Promise<void> => {
    const database = await openDatabase({ databaseUrl, dataDirectory, log });
    const tasks = await createTasks({
      database,
      log,
      context: () => ({ log }) as Context,
    });
    onTestFinished(async () => {
      await tasks.close();
      await database.close();
    });
    await tasks.work([taskHandler(endless, async (_, { number }) => takenOver.resolve(number))]);
  };
  // With a server, another process is already there. The embedded database is opened again after the crash.
  if (databaseUrl) await takeOver();
  child.kill('SIGKILL');
  const killed = performance.now();
  await ended;
  if (!databaseUrl) await takeOver();
  expect(await takenOver.promise).toBe(7);
  // And not when the task would have expired, a quarter of an hour later.
  expect((performance.now() - killed) / 1000).toBeLessThan(120);
});
