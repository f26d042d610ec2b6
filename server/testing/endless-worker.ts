// killed-process.engines.slow.test.ts runs this as its own process. It runs a task that never ends, and reports when
// the task begins.

import { pino } from 'pino';
import { z } from 'zod';
import { openDatabase } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { createTasks, taskHandler, type TaskDefinition } from '#server/platform/tasks/tasks.ts';

const [dataDirectory = '', databaseUrl] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const endless: TaskDefinition<{ number: number }> = {
  name: 'test-endless',
  payload: z.object({ number: z.number() }),
};

const database = await openDatabase({ dataDirectory, databaseUrl, log });
const tasks = await createTasks({ database, log, context: () => ({ log }) as Context });
await tasks.work([
  taskHandler(endless, async (_context, { number }) => {
    process.stdout.write(`begun ${number}\n`);
    await new Promise(() => undefined);
  }),
]);
await tasks.queue(database.db, endless, { number: 7 });
