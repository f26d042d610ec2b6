import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '#server/testing/empty-database.ts';
import { testEngine } from '#server/testing/postgres.ts';
import { type Database, inTransaction, isUniqueViolation, migrate, type OpenedDatabase } from './database.ts';
import { OutsideTransaction } from './errors.ts';

describe(`a database on ${testEngine}`, () => {
  const opened = emptyDatabase();

  beforeAll(async () => {
    await sql`CREATE TABLE scratch (id int PRIMARY KEY, text text NOT NULL)`.execute(opened.db);
  });
  beforeEach(async () => {
    await sql`TRUNCATE scratch`.execute(opened.db);
  });

  const insert = (db: OpenedDatabase['db'], id: number) =>
    sql`INSERT INTO scratch VALUES (${id}, ${`note ${id}`})`.execute(db);
  const count = async (db: OpenedDatabase['db']) =>
    (await sql<{ count: number }>`SELECT count(*) FROM scratch`.execute(db)).rows[0]?.count;

  it('reads every type as the same JavaScript value', async () => {
    const { rows } = await sql`
      SELECT count(*) AS count, 9007199254740993::bigint AS beyond, 1.25::numeric AS numeric, 0.5::float8 AS float,
        true AS yes, '2026-02-28'::date AS day, '2026-02-28 12:00:00.123456+05:30'::timestamptz AS moment,
        '2026-02-28 12:00'::timestamp AS local, '{"a":[1,null]}'::jsonb AS json, 'null'::jsonb AS json_null,
        NULL::jsonb AS nothing, '\\x00ff'::bytea AS bytes, '7d444840-9dc0-11d1-b245-5ffdce74fad2'::uuid AS id,
        ARRAY['a,b', 'c"d', NULL, ''] AS texts, ARRAY[1, 2]::bigint[] AS numbers, ARRAY[ARRAY[1,2],ARRAY[3,4]] AS grid,
        '{}'::text[] AS empty, '1 day'::interval AS span
      FROM scratch`.execute(opened.db);
    expect(rows).toEqual([
      {
        count: 0,
        beyond: 9007199254740993n,
        numeric: 1.25,
        float: 0.5,
        yes: true,
        day: '2026-02-28',
        moment: new Date('2026-02-28T06:30:00.123Z'),
        local: new Date('2026-02-28T12:00:00Z'),
        json: { a: [1, null] },
        json_null: null,
        nothing: null,
        bytes: Uint8Array.of(0, 255),
        id: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
        texts: ['a,b', 'c"d', null, ''],
        numbers: [1, 2],
        grid: [
          [1, 2],
          [3, 4],
        ],
        empty: [],
        span: '1 day',
      },
    ]);
  });

  it('writes JavaScript values as the same SQL values', async () => {
    const moment = new Date('2026-02-28T06:30:00.123Z');
    const { rows } = await sql`
      SELECT ${moment}::timestamptz AS moment, ${JSON.stringify(['a'])}::jsonb AS json, ${{ b: 1 }}::jsonb AS object,
        ${['x', 'y"z', null]}::text[] AS texts, ${Uint8Array.of(1, 254)}::bytea AS bytes, ${false}::boolean AS no,
        ${12345678901n}::bigint AS big, ${null}::int AS nothing`.execute(opened.db);
    expect(rows).toEqual([
      {
        moment,
        json: ['a'],
        object: { b: 1 },
        texts: ['x', 'y"z', null],
        bytes: Uint8Array.of(1, 254),
        no: false,
        big: 12345678901,
        nothing: null,
      },
    ]);
  });

  it('keeps a transaction whole', async () => {
    await inTransaction(opened.db, async (tx) => {
      await insert(tx, 1);
      await insert(tx, 2);
    });
    expect(await count(opened.db)).toBe(2);

    const failing = inTransaction(opened.db, async (tx) => {
      await insert(tx, 3);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await count(opened.db)).toBe(2);
  });

  it('refuses to commit a transaction in which a statement failed', async () => {
    await insert(opened.db, 1);
    const swallowing = inTransaction(opened.db, async (tx) => {
      await insert(tx, 2);
      await insert(tx, 1).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('rolled back instead of committed');
    expect(await count(opened.db)).toBe(1);
  });

  it('isolates transactions that run at the same time', async () => {
    const order: string[] = [];
    const half = Promise.withResolvers<void>();
    const slow = inTransaction(opened.db, async (tx) => {
      await insert(tx, 1);
      half.resolve();
      await new Promise((resolve) => setImmediate(resolve));
      await insert(tx, 2);
      order.push('slow');
    });
    await half.promise;
    const seen = await count(opened.db);
    await slow;
    expect(seen === 0 || (seen === 2 && order[0] === 'slow')).toBe(true);
    expect(await count(opened.db)).toBe(2);
  });

  it('counts right when many transactions read and write the same row', async () => {
    await sql`INSERT INTO scratch VALUES (1, '0')`.execute(opened.db);
    await Promise.all(
      Array.from({ length: 25 }, () =>
        inTransaction(opened.db, async (tx) => {
          const { rows } = await sql<{
            text: string;
          }>`SELECT text FROM scratch WHERE id = 1 FOR UPDATE`.execute(tx);
          await sql`UPDATE scratch SET text = ${String(Number(rows[0]?.text) + 1)} WHERE id = 1`.execute(tx);
        }),
      ),
    );
    const { rows } = await sql<{ text: string }>`SELECT text FROM scratch`.execute(opened.db);
    expect(rows).toEqual([{ text: '25' }]);
  });

  it('refuses at once a query that bypasses the open transaction, and works on', async () => {
    const began = performance.now();
    const mistaken = inTransaction(opened.db, async (tx) => {
      await insert(tx, 1);
      await insert(opened.db, 2);
    });
    await expect(mistaken).rejects.toThrow(OutsideTransaction);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await count(opened.db)).toBe(0);

    const nested = inTransaction(opened.db, () => inTransaction(opened.db, (tx) => insert(tx, 1)));
    await expect(nested).rejects.toThrow(OutsideTransaction);
    const viaQueue = inTransaction(opened.db, () => opened.pgBossDb.executeSql('SELECT 1'));
    await expect(viaQueue).rejects.toThrow(OutsideTransaction);
  });

  it('joins a transaction that it is given', async () => {
    const failing = inTransaction(opened.db, async (tx) => {
      await inTransaction(tx, (same) => insert(same, 1));
      throw new Error('undo all');
    });
    await expect(failing).rejects.toThrow('undo all');
    expect(await count(opened.db)).toBe(0);
  });

  it('lets work that outlives its transaction use the database', async () => {
    const later = Promise.withResolvers<void>();
    let outliving: Promise<unknown> = Promise.resolve();
    await inTransaction(opened.db, async (tx) => {
      await insert(tx, 1);
      outliving = later.promise.then(() => count(opened.db));
    });
    later.resolve();
    expect(await outliving).toBe(1);
  });

  it('goes on after statements that fail, also when they run often', async () => {
    await insert(opened.db, 1);
    const failing = [
      (db: Database) => insert(db, 1),
      (db: Database) => sql`SELECT ${'no number'}::int AS number`.execute(db),
      (db: Database) => sql`SELECT ${1} FROM missing`.execute(db),
      (db: Database) => sql`SELECT FROM WHERE ${1}`.execute(db),
    ];
    const codes = ['23505', '22P02', '42P01', '42601'];
    for (let time = 0; time < 30; time += 1) {
      for (const [index, fail] of failing.entries()) {
        const code = codes[index];
        await expect(fail(opened.db)).rejects.toMatchObject({ code });
        await expect(inTransaction(opened.db, fail)).rejects.toMatchObject({ code });
        expect(await count(opened.db)).toBe(1);
      }
      const { rows } = await sql`SELECT ${time}::int AS time, ${null}::text AS nothing`.execute(opened.db);
      expect(rows).toEqual([{ time, nothing: null }]);
    }
  });

  it('recognises a value that is already there', async () => {
    await insert(opened.db, 1);
    const error: unknown = await insert(opened.db, 1).catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'scratch_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
    const other: unknown = await sql`SELECT 1 / 0`.execute(opened.db).catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(other)).toBe(false);
  });

  it('runs several statements for the task queue, and is none the worse when they fail', async () => {
    const { rows } = await opened.pgBossDb.executeSql(
      `BEGIN; INSERT INTO scratch VALUES (1, 'a') RETURNING id; COMMIT; SELECT 2 AS id`,
    );
    expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
    await expect(
      opened.pgBossDb.executeSql(`BEGIN; INSERT INTO scratch VALUES (2, 'b'); SELECT 1 / 0; COMMIT`),
    ).rejects.toThrow('division by zero');
    expect(await count(opened.db)).toBe(1);
  });

  it('hears notifications of committed transactions', async () => {
    const heard: string[] = [];
    const arrived = Promise.withResolvers<void>();
    const connected = Promise.withResolvers<void>();
    const listening = await opened.pgBossDb.listen(
      'Round One',
      (payload) => {
        heard.push(payload);
        if (payload === 'last') arrived.resolve();
      },
      connected.resolve,
    );
    await connected.promise;
    await inTransaction(opened.db, async (tx) => {
      await sql`SELECT pg_notify('Round One', 'undone')`.execute(tx);
      throw new Error('undo');
    }).catch(() => undefined);
    await sql`SELECT pg_notify('Round One', 'last')`.execute(opened.db);
    await arrived.promise;
    await listening.close();
    expect(heard).toEqual(['last']);
  });

  it('migrates once, also when several start together', async () => {
    await Promise.all([migrate(opened.db), migrate(opened.db)]);
    await migrate(opened.db);
    const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations ORDER BY name`.execute(
      opened.db,
    );
    expect(rows[0]?.name).toBe('001_baseline.sql');
    expect(await opened.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });
});
