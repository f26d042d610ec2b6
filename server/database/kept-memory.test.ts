import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startTestServer, testEngines } from '#server/testing/postgres.ts';
import { openDatabase } from './database.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it.skipIf(!testEngines.includes('postgres'))(
  'what a PostgreSQL server answered is not kept',
  async () => {
    const server = await startTestServer();
    const log = pino({ level: 'silent' });
    const { db, close } = await openDatabase({ databaseUrl: server.url, dataDirectory: '', log });
    const ask = async () => {
      for (let time = 0; time < 100; time += 1)
        await sql`SELECT repeat('x', 1000000) || ${String(time)} AS text`.execute(db);
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    const first = await ask();
    expect((await ask()) - first).toBeLessThan(20e6);
    await close();
    await server.stop();
  },
  60_000,
);
