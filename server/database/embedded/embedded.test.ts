import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  inTransaction,
  openDatabase,
  overEmbedded,
  type DatabaseSettings,
} from '#server/database/database.ts';
import { DataFolderInUse, QueryDeadlineExceeded, StorageFull } from '#server/database/errors.ts';
import { openEmbeddedPool } from './pool.ts';

/** Seconds of pure computing, far above any deadline used here. */
const ENDLESS = sql`SELECT count(*) FROM generate_series(1, 3000000000::bigint)`;
const HOLDER = fileURLToPath(new URL('./holder.fixture.ts', import.meta.url));

let made: string;
let dataDirectory: string;
let children: ChildProcess[] = [];

beforeAll(async () => {
  // Making a database takes seconds, so one is made and the tests begin with copies of it.
  made = await mkdtemp(join(tmpdir(), 'roundone-made-'));
  dataDirectory = made;
  await (await open()).close();
});
afterAll(async () => {
  await rm(made, { recursive: true });
});
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'roundone-embedded-'));
  await cp(join(made, 'database'), join(dataDirectory, 'database'), { recursive: true });
});
afterEach(async () => {
  await Promise.all(children.map(kill));
  children = [];
  await rm(dataDirectory, { recursive: true });
});

function open(settings: Partial<DatabaseSettings> = {}) {
  return openDatabase({ dataDirectory, log: pino({ level: 'silent' }), ...settings });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Starts a process on the data folder; gives the lines it writes. */
function startHolder(first = 0): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, [HOLDER, dataDirectory, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

describe('the data folder', () => {
  it('belongs to one process at a time', async () => {
    const { child, lines } = startHolder();
    expect((await lines.next()).value).toBe('open');

    await expect(open()).rejects.toThrow(DataFolderInUse);
    const second = startHolder();
    expect((await second.lines.next()).value).toBe(
      `DataFolderInUse: The data folder ${dataDirectory} is in use by another running Roundone. ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );

    await kill(child);
    const opened = await open();
    const { rows } = await sql<{ count: number }>`SELECT count(*) FROM kept`.execute(opened.db);
    expect(rows[0]?.count).toBeGreaterThanOrEqual(0);
    await opened.close();
  });

  it('belongs to one opening at a time within a process too', async () => {
    const opened = await open();
    await expect(open()).rejects.toThrow(DataFolderInUse);
    await opened.close();
    await (await open()).close();
  });

  it('keeps every acknowledged row however often its process is killed', async () => {
    const acknowledged: number[] = [];
    let first = 0;
    for (let round = 0; round < 10; round += 1) {
      const { child, lines } = startHolder(first);
      expect((await lines.next()).value).toBe('open');
      // Some moment after so many rows, however long a row takes on this machine.
      const enough = 6 + Math.floor(Math.random() * 20);
      const said: string[] = [];
      for (let line = await lines.next(); !line.done; line = await lines.next())
        if (said.push(line.value) === enough) setTimeout(() => void kill(child), Math.random() * 30);
      await kill(child);
      expect(said.filter((line) => !/^\d+$/.test(line))).toEqual([]);
      acknowledged.push(...said.map(Number));
      // The row after the last acknowledged one may or may not have been committed.
      first += said.length + 1;
    }
    expect(acknowledged.length).toBeGreaterThan(50);
    const opened = await open();
    const { rows } = await sql<{ id: number }>`SELECT id FROM kept`.execute(opened.db);
    await opened.close();
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });

  it('is made whole or not at all', async () => {
    await rm(join(dataDirectory, 'database'), { recursive: true });
    await mkdir(join(dataDirectory, 'database.unfinished'));
    await writeFile(join(dataDirectory, 'database.unfinished', 'PG_VERSION'), 'half of one');
    const opened = await open();
    await sql`SELECT 1`.execute(opened.db);
    await opened.close();
    expect(existsSync(join(dataDirectory, 'database.unfinished'))).toBe(false);
  });
});

describe('durability', () => {
  it('makes every commit durable before it is acknowledged, and reads cost nothing', async () => {
    const pool = await openEmbeddedPool({
      folder: join(dataDirectory, 'database'),
      freeSpaceFloorBytes: 0,
      deadlineMs: 30_000,
      onRestart: () => undefined,
    });
    const { db, close } = overEmbedded(pool);
    await sql`CREATE TABLE notes (id int)`.execute(db);
    for (let id = 1; id <= 20; id += 1) {
      const before = pool.syncCount();
      await sql`INSERT INTO notes VALUES (${id})`.execute(db);
      expect(pool.syncCount()).toBeGreaterThan(before);
    }
    const before = pool.syncCount();
    await inTransaction(db, async (tx) => {
      for (let id = 1; id <= 5; id += 1) await sql`INSERT INTO notes VALUES (${id})`.execute(tx);
    });
    expect(pool.syncCount() - before).toBe(1);
    const afterwards = pool.syncCount();
    for (let id = 1; id <= 20; id += 1) await sql`SELECT count(*) FROM notes`.execute(db);
    expect(pool.syncCount()).toBe(afterwards);
    await close();
  });

  it('does not let its log grow without end', async () => {
    const opened = await open();
    await sql`CREATE TABLE bulk (text text)`.execute(opened.db);
    for (let round = 0; round < 16; round += 1) {
      await sql`INSERT INTO bulk SELECT repeat(md5(n::text), 60) FROM generate_series(1, 10000) n`.execute(
        opened.db,
      );
      await sql`TRUNCATE bulk`.execute(opened.db);
    }
    // Closing tidies up, so what counts is how many there are before.
    const segments = (await readdir(join(dataDirectory, 'database', 'pg_wal'))).filter(
      (name) => name.length === 24,
    );
    await opened.close();
    // 16 rounds write some 20 MB each: 20 segments of 16 MB, of which at most 128 MB may stay.
    expect(segments.length).toBeLessThanOrEqual(12);
  });
});

describe('a query that takes long', () => {
  it('does not stop the event loop', async () => {
    const opened = await open();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const began = performance.now();
    await sql`SELECT count(*) FROM generate_series(1, 6000000)`.execute(opened.db);
    const seconds = (performance.now() - began) / 1000;
    delay.disable();
    await opened.close();
    expect(seconds).toBeGreaterThan(0.3);
    expect(delay.max / 1e9).toBeLessThan(seconds / 2);
  });

  it('ends at its deadline, undoes its transaction and keeps what was committed', async () => {
    const opened = await open({ deadlineMs: 3_000 });
    await sql`CREATE TABLE notes (id int)`.execute(opened.db);
    await sql`INSERT INTO notes VALUES (1)`.execute(opened.db);

    const stuck = inTransaction(opened.db, async (tx) => {
      await sql`INSERT INTO notes VALUES (2)`.execute(tx);
      await ENDLESS.execute(tx);
    });
    const waiting = sql`SELECT id FROM notes`.execute(opened.db);
    await expect(stuck).rejects.toThrow(QueryDeadlineExceeded);
    expect((await waiting).rows).toEqual([{ id: 1 }]);

    await sql`INSERT INTO notes VALUES (3)`.execute(opened.db);
    expect((await sql`SELECT id FROM notes ORDER BY id`.execute(opened.db)).rows).toEqual([
      { id: 1 },
      { id: 3 },
    ]);
    await opened.close();
  });
});

describe('the one connection', () => {
  it('serves whoever asked first', async () => {
    const opened = await open();
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3, 4, 5].map(async (number) => {
        await sql`SELECT pg_sleep(${number === 1 ? 0.2 : 0})`.execute(opened.db);
        order.push(number);
      }),
    );
    await opened.close();
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });

  it('lets work that waits finish before it closes, and refuses more', async () => {
    const opened = await open();
    const waiting = sql`SELECT 1 AS one`.execute(opened.db);
    await opened.close();
    expect((await waiting).rows).toEqual([{ one: 1 }]);
    await expect(sql`SELECT 1`.execute(opened.db)).rejects.toThrow('The database is closed.');
  });
});

describe('a disk that is nearly full', () => {
  it('refuses writes with a sentence and still serves reads', async () => {
    const roomy = await open();
    await sql`CREATE TABLE notes (id int)`.execute(roomy.db);
    await roomy.close();

    const opened = await open({ freeSpaceFloorBytes: Number.MAX_SAFE_INTEGER });
    const refusal = 'so nothing new can be stored. Free some space first.';
    await expect(sql`INSERT INTO notes VALUES (1)`.execute(opened.db)).rejects.toThrow(refusal);
    await expect(
      sql`WITH n AS (DELETE FROM notes RETURNING id) SELECT * FROM n`.execute(opened.db),
    ).rejects.toThrow(StorageFull);
    const mixed = inTransaction(opened.db, async (tx) => {
      await sql`SELECT 1`.execute(tx);
      await sql`INSERT INTO notes VALUES (1)`.execute(tx);
    });
    await expect(mixed).rejects.toThrow(StorageFull);
    expect((await sql`WITH n AS (SELECT id FROM notes) SELECT * FROM n`.execute(opened.db)).rows).toEqual([]);
    await opened.close();
  });
});
