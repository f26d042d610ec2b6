import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { resumable, routes, webRoutes } from '#server/features/features.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { buildApp } from './app.ts';

/** A crowd of visitors waits, is asked to try again later, and takes nothing that signed-in people need. */

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await startWorld();
  const visitorTurns = { atOnce: 2, waiting: 3, waitMs: 1_000 };
  app = await buildApp(world.ctx, { routes, webRoutes, resumable, authenticate, visitorTurns });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const lookAtJobs = () => app.inject('/api/jobs/getPublicJobs');

/** Blocks all reads of jobs until the returned function is called. */
async function lockJobs(): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const done = world.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE jobs, open_job_counts IN ACCESS EXCLUSIVE MODE`.execute(tx);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  return async () => {
    released.resolve();
    await done;
  };
}

test('those who cannot wait are told when to come again, and the others are served', async () => {
  const release = await lockJobs();
  let answered = 0;
  const crowd = Array.from({ length: 12 }, async () => {
    const answer = await lookAtJobs();
    answered += 1;
    return answer;
  });
  // Two are served, three wait for at most a second, and seven find the queue full.
  await expect.poll(() => answered).toBe(10);
  await release();
  const answers = await Promise.all(crowd);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(statuses.filter((status) => status === 503)).toHaveLength(10);
  const busy = answers.find(({ statusCode }) => statusCode === 503)!;
  expect(busy.headers['retry-after']).toBe('5');
  expect(busy.json()).toMatchObject({
    responseStatus: { statusCode: 2, code: 'server-busy', message: expect.stringContaining('try again') },
  });
  expect((await lookAtJobs()).statusCode).toBe(200);
});

test('lists that are in memory are for everybody at once, and the sitemap waits like other lists of jobs', async () => {
  const release = await lockJobs();
  const crowd = Array.from({ length: 5 }, lookAtJobs);
  const states = await app.inject('/api/master/getMasterState?countryId=DE');
  expect(states.statusCode).toBe(200);
  // Two are being served and three are waiting.
  const sitemap = await app.inject('/sitemap.xml');
  expect([sitemap.statusCode, sitemap.headers['retry-after']]).toEqual([503, '5']);
  await release();
  await Promise.all(crowd);
});
