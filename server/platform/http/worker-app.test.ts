import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteObjects } from '#server/features/uploads/delete-objects.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { VERSION } from '#server/platform/config/version.ts';
import { buildWorkerApp } from './worker-app.ts';

/** The address of a process that only runs tasks: its health, whether it is ready, and its metrics. */

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
    expect(JSON.parse(health.text)).toMatchObject({ responseData: { version: VERSION } });
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
    expect(text).toContain(`roundone_info{version="${VERSION}"} 1`);
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
