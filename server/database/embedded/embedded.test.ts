import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, openDatabase, overEmbedded, type OpenedDatabase } from '#server/database/database.ts';
import { DataFolderInUse, StorageFull } from '#server/database/errors.ts';
import { type EmbeddedPool, openEmbeddedPool } from './pool.ts';

let dataDirectory: string;
const log = pino({ level: 'silent' });
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'roundone-embedded-'));
  await mkdir(join(dataDirectory, 'database.unfinished'));
  await writeFile(join(dataDirectory, 'database.unfinished', 'PG_VERSION'), 'half of one');
  const made = await openDatabase({ dataDirectory, log, isPrepared: true });
  await sql`CREATE TABLE jotted (id int)`.execute(made.db);
  await sql`CREATE TABLE kept (id int)`.execute(made.db);
  await made.close();
});
afterAll(() => rm(dataDirectory, { recursive: true }));

describe('a data folder', () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openDatabase({ dataDirectory, log, freeSpaceFloorBytes: Number.MAX_SAFE_INTEGER });
  });
  afterAll(() => opened.close());

  it('is made whole or not at all', () => {
    expect(existsSync(join(dataDirectory, 'database.unfinished'))).toBe(false);
  });

  it('belongs to one opening at a time within a process too', async () => {
    await expect(openDatabase({ dataDirectory, log })).rejects.toThrow(DataFolderInUse);
  });

  it('on a disk that is nearly full takes no writes, says so, and still serves reads', async () => {
    const refusal = 'so nothing new can be stored. Free some space first.';
    await expect(sql`INSERT INTO jotted VALUES (1)`.execute(opened.db)).rejects.toThrow(refusal);
    await expect(
      sql`WITH n AS (DELETE FROM jotted RETURNING id) SELECT * FROM n`.execute(opened.db),
    ).rejects.toThrow(StorageFull);
    const mixed = inTransaction(opened.db, async (tx) => {
      await sql`SELECT 1`.execute(tx);
      await sql`INSERT INTO jotted VALUES (1)`.execute(tx);
    });
    await expect(mixed).rejects.toThrow(StorageFull);
    expect((await sql`WITH n AS (SELECT id FROM jotted) SELECT * FROM n`.execute(opened.db)).rows).toEqual(
      [],
    );
  });
});

describe('an open database', () => {
  let pool: EmbeddedPool;
  let opened: OpenedDatabase;
  beforeAll(async () => {
    pool = await openEmbeddedPool({
      folder: join(dataDirectory, 'database'),
      freeSpaceFloorBytes: 0,
      deadlineMs: 30_000,
      onRestart: () => undefined,
    });
    opened = overEmbedded(pool);
  });
  afterAll(() => opened.close());

  it('makes every commit durable before it is acknowledged, and reads cost nothing', async () => {
    for (let id = 1; id <= 20; id += 1) {
      const before = pool.syncCount();
      await sql`INSERT INTO kept VALUES (${id})`.execute(opened.db);
      expect(pool.syncCount()).toBeGreaterThan(before);
    }
    const before = pool.syncCount();
    await inTransaction(opened.db, async (tx) => {
      for (let id = 1; id <= 5; id += 1) await sql`INSERT INTO kept VALUES (${id})`.execute(tx);
    });
    expect(pool.syncCount() - before).toBe(1);
    const afterwards = pool.syncCount();
    for (let id = 1; id <= 20; id += 1) await sql`SELECT count(*) FROM kept`.execute(opened.db);
    expect(pool.syncCount()).toBe(afterwards);
  });

  it('does not stop the event loop while a query takes long', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await sql`SELECT count(*) FROM generate_series(1, 2000000)`.execute(opened.db);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });

  it('serves whoever asked first', async () => {
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3, 4, 5].map(async (number) => {
        await sql`SELECT pg_sleep(${number === 1 ? 0.2 : 0})`.execute(opened.db);
        order.push(number);
      }),
    );
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it('lets work that waits finish before it closes, and refuses more', async () => {
    const waiting = sql`SELECT 1 AS one`.execute(opened.db);
    await opened.close();
    expect((await waiting).rows).toEqual([{ one: 1 }]);
    await expect(sql`SELECT 1`.execute(opened.db)).rejects.toThrow('The database is closed.');
  });
});
