import { sql } from 'kysely';
import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import * as platform from '#contract/messages/en/platform.ts';
import type { Context } from '#server/platform/context.ts';
import { StorageFull } from '#server/platform/files/errors.ts';
import { refuseWhenLow } from '#server/platform/files/room.ts';
import { VERSION } from '#server/platform/config/version.ts';
import { isForThisMachine, isFromThisMachine } from '#server/platform/process/this-machine.ts';
import type { TaskCounts } from '#server/platform/tasks/definition.ts';
import { taskCounts } from '#server/platform/tasks/figures.ts';
import { queueVersion } from '#server/platform/tasks/tables.ts';
import { no, success } from './errors.ts';

/** A readiness check gets an answer within two seconds. */
const READY_MS = 1_800;

/** Rejects if `answer` takes too long. */
const inTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    wait(READY_MS, undefined, { ref: false }).then(() => {
      throw new Error(`no answer within ${READY_MS} ms`);
    }),
  ]);

/** /api/health, /api/ready and /metrics, as docs/operations.md describes them. */
export function registerObservability(app: FastifyInstance, ctx: Context): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'roundone_http_requests_total',
    help: 'Requests served, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'roundone_http_request_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'roundone_info',
    help: 'Always 1; its label is the version of the program.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: VERSION }, 1);
  measureTasks(registry, ctx);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requests.inc({ method: request.method, route, status: reply.statusCode });
    seconds.observe({ method: request.method, route }, reply.elapsedTime / 1000);
    const level = route.startsWith('/api/') ? 'info' : 'debug';
    request.log[level](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });

  app.get('/api/health', async () => success('Alive', { version: VERSION }));

  app.get('/api/ready', async (_request, reply) => {
    const troubles: string[] = [];
    // Most calls still work on a nearly full disk, so a proxy must not take the process out of service.
    let isReadOnly = false;
    const check = async (what: string, attempt: () => Promise<unknown>) => {
      try {
        await inTime(attempt());
      } catch (error) {
        if (error instanceof StorageFull) {
          ctx.log.warn(error.message);
          isReadOnly = true;
          return;
        }
        ctx.log.warn({ err: error }, `${what} does not answer`);
        troubles.push(`The ${what} does not answer.`);
      }
    };
    await Promise.all([
      check('database', () => sql`select 1`.execute(ctx.db)),
      check('queue', () => queueVersion(ctx.db)),
      check('file storage', () => ctx.files.writable()),
      check('disk', () => refuseWhenLow(ctx.config)),
    ]);
    if (troubles.length === 0)
      return isReadOnly
        ? success('read-only: disk', { readOnly: 'disk' })
        : success('Ready', { readOnly: null });
    return reply.code(503).send(no('server-busy', troubles.join(' ')));
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, ctx.config)) {
      return reply.code(404).send(no('not-found', platform.nothingHere()));
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Queue metrics, read on each scrape. There are none while the database is unavailable. */
function measureTasks(registry: Registry, ctx: Context): void {
  // Both gauges are collected at once, and each is written out when its own values are set, so one read serves both.
  let reading: Promise<TaskCounts[]> | null = null;
  const read = (): Promise<TaskCounts[]> =>
    (reading ??= inTime(taskCounts(ctx.db))
      .catch((error: unknown) => {
        ctx.log.warn({ err: error }, 'The figures of the task queue could not be read');
        return [];
      })
      .finally(() => {
        reading = null;
      }));
  const oldest = new Gauge({
    name: 'roundone_tasks_oldest_seconds',
    help: 'Age of the oldest task that is due, by queue.',
    labelNames: ['queue'],
    registers: [registry],
    collect: async () => {
      const counts = await read();
      oldest.reset();
      for (const { queue, oldestSeconds } of counts) oldest.set({ queue }, oldestSeconds ?? 0);
    },
  });
  const tasks = new Gauge({
    name: 'roundone_tasks',
    help: 'Tasks by queue and state: waiting, running, or failed.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect: async () => {
      const counts = await read();
      tasks.reset();
      for (const { queue, waiting, running, failed } of counts)
        for (const [state, count] of Object.entries({ waiting, running, failed }))
          tasks.set({ queue, state }, count);
    },
  });
}

/**
 * Allows callers with the token. If the settings have no token, allows only this machine, and only while the program
 * is not meant for others.
 */
function mayReadMetrics({ headers, raw }: FastifyRequest, config: Context['config']): boolean {
  const { metricsToken } = config;
  if (metricsToken && isSame(headers.authorization ?? '', `Bearer ${metricsToken}`)) return true;
  return isForThisMachine(config) && isFromThisMachine(raw);
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
