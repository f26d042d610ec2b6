import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteObjects } from '#server/features/uploads/delete-objects.ts';
import { loadConfig } from '#server/platform/config.ts';
import { type Roundone, startRoundone } from '#server/roundone.ts';
import { type TestServer, startTestServer, testEngines } from '#server/testing/postgres.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { buildWorkerApp } from './worker-app.ts';

/** The address of a process that only performs tasks: its health, whether it is ready, and its figures. */

const TOKEN = 'a-token-for-graphs';
const textAt = async (url: string, init?: RequestInit) => {
  const answer = await fetch(url, init);
  return { status: answer.status, text: await answer.text() };
};
const messageIn = (text: string): string =>
  (JSON.parse(text) as { responseStatus: { message: string } }).responseStatus.message;

describe('the address of a worker', () => {
  let world: World;
  let app: FastifyInstance;
  let url: string;

  beforeAll(async () => {
    world = await startWorld();
    app = buildWorkerApp(world.ctx);
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  test('says that it is alive and ready', async () => {
    const health = await textAt(`${url}/api/health`);
    expect([health.status, messageIn(health.text)]).toEqual([200, 'Alive']);
    const ready = await textAt(`${url}/api/ready`);
    expect([ready.status, messageIn(ready.text)]).toEqual([200, 'Ready']);
  });

  test('is not ready while its files cannot be written', async () => {
    const files = { ...world.ctx.files, writable: () => Promise.reject(new Error('no space')) };
    const other = buildWorkerApp({ ...world.ctx, files });
    const answer = await other.inject('/api/ready');
    await other.close();
    expect([answer.statusCode, messageIn(answer.body)]).toEqual([503, 'The file storage does not answer.']);
  });

  test('has figures of the process, of the calls and of the queue', async () => {
    await textAt(`${url}/api/health`);
    await world.ctx.tasks.queue(
      world.db,
      deleteObjects,
      { keys: [] },
      { startAfter: new Date('2099-01-01') },
    );
    const { status, text } = await textAt(`${url}/metrics`);
    expect(status).toBe(200);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toMatch(
      /roundone_http_requests_total\{method="GET",route="\/api\/health",status="200"\} \d/,
    );
    expect(text).toContain('roundone_tasks{queue="uploads.delete-objects",state="waiting"} 1');
    expect(text).toContain('roundone_tasks{queue="uploads.delete-objects",state="failed"} 0');
    expect(text).toContain('roundone_tasks_oldest_seconds{queue="uploads.delete-objects"} 0');
  });

  test('has its figures for this machine alone, or with their token', async () => {
    const config = { ...world.ctx.config, host: '0.0.0.0', metricsToken: TOKEN };
    const other = buildWorkerApp({ ...world.ctx, config });
    const [without, wrong, right] = await Promise.all(
      [{}, { authorization: 'Bearer another' }, { authorization: `Bearer ${TOKEN}` }].map((headers) =>
        other.inject({ url: '/metrics', headers }),
      ),
    );
    await other.close();
    expect([without?.statusCode, wrong?.statusCode, right?.statusCode]).toEqual([404, 404, 200]);
  });

  test('has nothing else: no call, no page and no mail', async () => {
    for (const path of ['/', '/api/jobs/getJobs', '/outbox', '/api/docs', '/jobs']) {
      const { status, text } = await textAt(`${url}${path}`);
      expect([path, status, messageIn(text)]).toEqual([path, 404, 'There is nothing at this address.']);
    }
  });
});

describe.skipIf(!testEngines.includes('postgres'))('a process that only performs tasks', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await startTestServer();
    folder = await mkdtemp(join(tmpdir(), 'roundone-worker-'));
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

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
    expect((await textAt(`${url}/api/ready`)).status).toBe(200);
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
