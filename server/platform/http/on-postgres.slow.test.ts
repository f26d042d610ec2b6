import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { resumable, routes, webRoutes } from '#server/features/features.ts';
import { openData } from '#server/open-data.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { VERSION } from '#server/platform/config/version.ts';
import { type Roundone, startRoundone } from '#server/roundone.ts';
import { freePort } from '#server/testing/free-port.ts';
import { type OwnTestServer, createDatabase, startOwnServer, testEngines } from '#server/testing/postgres.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { buildApp } from './app.ts';

/** What the embedded database cannot have: several connections and several processes. */

describe.skipIf(!testEngines.includes('postgres'))('on a PostgreSQL server', () => {
  let server: OwnTestServer;
  beforeAll(async () => {
    server = await startOwnServer();
  });
  afterAll(() => server.stop());

  describe('people who are signed in', () => {
    let world: World;
    let app: FastifyInstance;
    let headers: { authorization: string };
    beforeAll(async () => {
      world = await startWorld({ server: server.url });
      const candidate = await world.candidate('Cam Candidate', { profile: false });
      headers = { authorization: `Bearer ${candidate.token}` };
      const visitorTurns = { atOnce: 2, waiting: 3, waitMs: 1_000 };
      app = await buildApp(world.ctx, { routes, webRoutes, resumable, authenticate, visitorTurns });
    });
    afterAll(async () => {
      await app.close();
      await world.close();
    });

    const ownSessions = () => app.inject({ url: '/api/users/getSessions', headers });

    /** Keeps a transaction with this statement open on its own connection until the returned function is called. */
    async function hold(statement: string): Promise<() => Promise<void>> {
      const begun = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      const held = world.db.transaction().execute(async (tx) => {
        await sql.raw(statement).execute(tx);
        begun.resolve();
        await released.promise;
      });
      await begun.promise;
      return () => {
        released.resolve();
        return held;
      };
    }

    test('do not wait behind visitors', async () => {
      const release = await hold('LOCK TABLE jobs, open_job_counts IN ACCESS EXCLUSIVE MODE');
      const crowd = Array.from({ length: 5 }, () => app.inject('/api/jobs/getPublicJobs'));
      expect((await ownSessions()).statusCode).toBe(200);
      await release();
      await Promise.all(crowd);
    });

    test('are told to come again when every connection to the database is in use for long', async () => {
      const releases = await Promise.all(Array.from({ length: 10 }, () => hold('SELECT 1')));
      const own = await ownSessions();
      await Promise.all(releases.map((release) => release()));
      expect([own.statusCode, own.headers['retry-after']]).toEqual([503, '5']);
      expect(own.json().responseStatus).toMatchObject({ statusCode: 2, code: 'server-busy' });
      expect((await ownSessions()).statusCode).toBe(200);
    });
  });

  describe('a process that only performs tasks', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'roundone-worker-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    const startWorker = (port: number): Promise<Roundone> =>
      startRoundone(
        loadConfig({
          PROCESS: 'worker',
          DATABASE_URL: server.url,
          DATA_DIR: folder,
          AUTH_SECRET: randomBytes(32).toString('hex'),
          PORT: String(port),
          LOG_LEVEL: 'fatal',
        }),
      );

    test('listens, says where, and is silent after its end', async () => {
      const worker = await startWorker(0);
      const url = /^Its health is at (\S+)\/api\/health$/.exec(worker.notes.join('\n'))?.[1] ?? 'none';
      expect(worker.address).toBeNull();
      expect((await fetch(`${url}/api/ready`)).status).toBe(200);
      await worker.stop();
      await expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed');
    });

    test('performs its tasks without an address where its port is in use, and says so', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const worker = await startWorker((other.address() as AddressInfo).port);
      expect(worker.notes).toEqual([expect.stringContaining('Its PORT is in use')]);
      await worker.stop();
      other.close();
    });
  });

  describe('an upgrade that takes long', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'roundone-upgrade-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    test('says at the address that it is starting, and what it does, until it is ready', async () => {
      const { url } = await createDatabase(server.url);
      const log = pino({ level: 'silent' });
      const database = await openDatabase({ databaseUrl: url, dataDirectory: folder, log });
      await migrate(database.db);
      await database.close();
      const newer = join(folder, 'newer');
      await cp(new URL('../../database/migrations/', import.meta.url), newer, { recursive: true });
      await writeFile(join(newer, '900_later.sql'), 'CREATE TABLE later ();');
      const port = await freePort();
      const asked = async (path: string) => {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`);
        return { status: answer.status, text: await answer.text() };
      };
      // Another process that is upgrading holds this lock for as long as the upgrade takes.
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      await other.query('SELECT pg_advisory_lock(727063001)');
      const config = loadConfig({
        PROCESS: 'worker',
        DATABASE_URL: url,
        DATA_DIR: folder,
        AUTH_SECRET: randomBytes(32).toString('hex'),
        PORT: String(port),
        LOG_LEVEL: 'fatal',
      });
      const opened = { ...(await openData(config)), migrations: pathToFileURL(`${newer}/`) };
      const starting = startRoundone(config, Promise.resolve(opened));
      const health = await vi.waitFor(() => asked('/api/health'), { timeout: 60_000 });
      expect(health.status).toBe(200);
      expect(JSON.parse(health.text)).toMatchObject({
        responseStatus: { message: 'Starting' },
        responseData: { version: VERSION, step: 'upgrading the database' },
      });
      const sentence = 'Roundone is starting: upgrading the database. Please try again in a moment.';
      const ready = await asked('/api/ready');
      expect([ready.status, JSON.parse(ready.text)]).toMatchObject([
        503,
        { responseStatus: { code: 'server-busy', message: sentence } },
      ]);
      expect(await asked('/')).toEqual({ status: 503, text: sentence });
      await other.end();
      const worker = await starting;
      expect(JSON.parse((await asked('/api/health')).text)).toMatchObject({
        responseStatus: { message: 'Alive' },
      });
      expect((await asked('/api/ready')).status).toBe(200);
      await worker.stop();
    });
  });
});
