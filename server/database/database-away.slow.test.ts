import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnTestServer, startOwnServer, testEngines } from '#server/testing/postgres.ts';
import { inTransaction, openDatabase, type OpenedDatabase } from './database.ts';

const AWAY = { name: 'DatabaseAway', message: expect.stringContaining('Please try again in a moment') };

describe.skipIf(!testEngines.includes('postgres'))('a PostgreSQL server', () => {
  let server: OwnTestServer;
  let opened: OpenedDatabase;
  let logged: string[] = [];
  const log = pino(
    {},
    { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const open = () => openDatabase({ databaseUrl: server.url, dataDirectory: '', log });

  beforeAll(async () => {
    server = await startOwnServer();
    opened = await open();
    await sql`CREATE TABLE scratch (number int)`.execute(opened.db);
  });
  afterAll(async () => {
    await opened.close();
    await server.stop();
  });

  const ask = () => sql`SELECT 1`.execute(opened.db);
  const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    return (performance.now() - began) / 1000;
  };

  it('that freezes is given up within seconds, also within a transaction, and used again when it thaws', async () => {
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const transaction = inTransaction(opened.db, async (tx) => {
      await sql`INSERT INTO scratch VALUES (1)`.execute(tx);
      reached.resolve();
      await goOn.promise;
      await sql`INSERT INTO scratch VALUES (2)`.execute(tx);
    }).catch((error: unknown) => error);
    await reached.promise;
    server.freeze();
    goOn.resolve();
    const waited = await secondsOf(() => expect(ask()).rejects.toMatchObject(AWAY));
    // About seven seconds on an idle machine.
    expect(waited).toBeLessThan(60);
    expect(await transaction).toMatchObject(AWAY);
    expect(await secondsOf(() => expect(ask()).rejects.toMatchObject(AWAY))).toBeLessThan(30);
    await expect(opened.pgBossDb.executeSql('SELECT 1')).rejects.toMatchObject(AWAY);

    server.thaw();
    await expect
      .poll(() =>
        ask().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    const { rows } = await sql`SELECT * FROM scratch`.execute(opened.db);
    expect(rows).toEqual([]);
  });

  it('that answers slowly is waited for', async () => {
    expect(await secondsOf(() => sql`SELECT pg_sleep(7)`.execute(opened.db))).toBeGreaterThan(6.9);
  });

  it('that is away at the start is waited for, and the log says so', async () => {
    await server.crash();
    logged = [];
    const opening = open();
    await expect
      .poll(() => logged)
      .toContain('The database named by DATABASE_URL does not answer yet; waiting for it');
    await server.restart();
    const other = await opening;
    await sql`SELECT 1`.execute(other.db);
    await other.close();
  });

  it('without the named database is not waited for', async () => {
    const databaseUrl = server.url.replace(/postgres$/, 'missing');
    await expect(openDatabase({ databaseUrl, dataDirectory: '', log })).rejects.toMatchObject({
      name: 'DatabaseUnusable',
      message:
        'The PostgreSQL server named by DATABASE_URL cannot be used: database "missing" does not exist.',
    });
  });
});
