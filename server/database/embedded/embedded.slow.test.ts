import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, openDatabase, type DatabaseSettings } from '#server/database/database.ts';
import { DataFolderInUse, QueryDeadlineExceeded } from '#server/database/errors.ts';

/** Pure computing for far longer than any deadline used here. */
const ENDLESS = sql`SELECT count(*) FROM generate_series(1, 3000000000::bigint)`;
const HOLDER = fileURLToPath(new URL('./holder.fixture.ts', import.meta.url));

let made: string;
let dataDirectory: string;
let children: ChildProcess[] = [];

beforeAll(async () => {
  // Creating a database takes seconds, so one is created and the tests begin with copies of it.
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

/** Starts a process on the data folder. Returns the lines that it writes. */
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

  it('keeps every acknowledged row however often its process is killed', async () => {
    const acknowledged: number[] = [];
    let first = 0;
    for (let round = 0; round < 3; round += 1) {
      const { child, lines } = startHolder(first);
      expect((await lines.next()).value).toBe('open');
      // Some moment after this many rows, however long a row takes on this machine.
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
    expect(acknowledged.length).toBeGreaterThan(15);
    const opened = await open();
    const { rows } = await sql<{ id: number }>`SELECT id FROM kept`.execute(opened.db);
    await opened.close();
    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});

describe('durability', () => {
  it('does not let its log grow without end', async () => {
    const opened = await open();
    await sql`CREATE TABLE bulk (text text)`.execute(opened.db);
    for (let round = 0; round < 12; round += 1) {
      await sql`INSERT INTO bulk SELECT repeat(md5(n::text), 60) FROM generate_series(1, 10000) n`.execute(
        opened.db,
      );
      await sql`TRUNCATE bulk`.execute(opened.db);
    }
    // Closing tidies up, so the segments are counted before.
    const segments = (await readdir(join(dataDirectory, 'database', 'pg_wal'))).filter(
      (name) => name.length === 24,
    );
    await opened.close();
    // Each of the 12 rounds writes about 20 MB: 15 segments of 16 MB, of which at most 128 MB may stay.
    expect(segments.length).toBeLessThanOrEqual(12);
  });
});

describe('a query that takes long', () => {
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

  it('goes on after the deadline on a connection that lifted it, as a migration does', async () => {
    const opened = await open({ deadlineMs: 3_000 });
    const busy = sql`DO $$ BEGIN WHILE clock_timestamp() < statement_timestamp() + interval '4 s' LOOP END LOOP; END $$`;
    await opened.db.connection().execute(async (connection) => {
      await sql`SET statement_timeout = 0`.execute(connection);
      await busy.execute(connection);
      await sql`RESET statement_timeout`.execute(connection);
      await expect(busy.execute(connection)).rejects.toThrow(QueryDeadlineExceeded);
    });
    await opened.close();
  });
});
