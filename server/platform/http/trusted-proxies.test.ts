import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contactUs } from '#contract/account/users.ts';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { routes } from '#server/features/features.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { buildApp } from './app.ts';

/** The caller's address decides whose limit a call counts toward: 30 messages a minute from one address. */

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => app.close());
afterAll(() => world.close());

async function serve(trustProxy: string): Promise<void> {
  const config = { ...world.ctx.config, trustProxy: loadConfig({ TRUST_PROXY: trustProxy }).trustProxy };
  app = await buildApp({ ...world.ctx, config }, { routes, authenticate });
}

/** Sends `count` messages, each with the headers for its number, and returns the status of the last one. */
async function lastOf(count: number, peer: string, forwarded: (index: number) => string): Promise<number> {
  let status = 0;
  for (let index = 0; index < count; index += 1) {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/${contactUs.path}`,
      remoteAddress: peer,
      headers: { 'x-forwarded-for': forwarded(index) },
      // Refused because of its fields, so nothing is emailed, but it still counts.
      payload: {},
    });
    status = reply.statusCode;
  }
  return status;
}

const PROXY = '10.0.0.7';

test.each(['1', '10.0.0.0/8'])(
  'TRUST_PROXY=%s: what a caller writes before the proxy adds their address changes nothing',
  async (setting) => {
    await serve(setting);
    expect(await lastOf(31, PROXY, (index) => `198.51.${index}.1, 203.0.113.9`)).toBe(429);
    expect(await lastOf(1, PROXY, () => '203.0.99.10')).toBe(400);
  },
);

test('a proxy that writes ports, or IPv6 addresses in brackets, names the same caller each time', async () => {
  await serve('1');
  expect(await lastOf(31, PROXY, (index) => `203.0.113.9:${50_000 + index}`)).toBe(429);
  expect(await lastOf(1, PROXY, () => '203.0.99.10:50000')).toBe(400);
  expect(await lastOf(31, PROXY, (index) => `[2001:db8::1]:${50_000 + index}`)).toBe(429);
});

test('TRUST_PROXY=2: the address before the second proxy from behind counts', async () => {
  await serve('2');
  expect(await lastOf(31, PROXY, (index) => `198.51.${index}.1, 203.0.113.9, 10.0.0.6`)).toBe(429);
  expect(await lastOf(1, PROXY, () => '203.0.99.10, 10.0.0.6')).toBe(400);
});

test('with networks, a caller who gets past the proxies speaks for nobody else', async () => {
  await serve('10.0.0.0/8, fd00::/8');
  expect(await lastOf(31, '203.0.113.20', (index) => `198.51.${index}.1`)).toBe(429);
  expect(await lastOf(31, 'fd00::1', (index) => `198.51.${index}.1`)).toBe(400);
});

test('TRUST_PROXY=off: nobody speaks for others', async () => {
  await serve('off');
  expect(await lastOf(31, '203.0.113.30', (index) => `198.51.${index}.1`)).toBe(429);
});
