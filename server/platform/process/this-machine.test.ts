import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticate } from '#server/features/accounts/sessions/sessions.ts';
import { routes } from '#server/features/features.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { buildApp } from '../http/app.ts';

/** The outbox and the metrics are for people at this machine, and not for anyone behind a proxy on it. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const TOKEN = 'a-token-for-graphs';
/**
 * A call from a plain reverse proxy on this machine: from 127.0.0.1, to 127.0.0.1, without saying who it speaks for.
 */
const PLAIN_PROXY = { remoteAddress: '127.0.0.1', headers: { host: '127.0.0.1:3000' } };
const WITH_TOKEN = { ...PLAIN_PROXY, headers: { ...PLAIN_PROXY.headers, authorization: `Bearer ${TOKEN}` } };

async function statuses(settings: object, from: object): Promise<number[]> {
  const config = { ...world.ctx.config, ...settings };
  const app = await buildApp({ ...world.ctx, config }, { routes, authenticate });
  const found = [];
  for (const url of ['/outbox', '/outbox.json', '/metrics'])
    found.push((await app.inject({ url, ...from })).statusCode);
  await app.close();
  return found;
}

describe.each([
  ['PUBLIC_URL is not this machine’s', { publicUrl: 'https://jobs.example.com' }],
  ['PUBLIC_URL only begins like this machine’s', { publicUrl: 'http://localhost.example.com' }],
  ['HOST lets others in', { host: '0.0.0.0' }],
  ['HOST lets others in over IPv6', { host: '::' }],
])('where %s', (_, settings) => {
  test('the mails are gone, and the figures want their token', async () => {
    expect(await statuses(settings, PLAIN_PROXY)).toEqual([404, 404, 404]);
    expect(await statuses({ ...settings, metricsToken: TOKEN }, PLAIN_PROXY)).toEqual([404, 404, 404]);
    expect(await statuses({ ...settings, metricsToken: TOKEN }, WITH_TOKEN)).toEqual([404, 404, 200]);
  });
});

describe.each([
  { host: '127.0.0.1', publicUrl: 'http://localhost:3000' },
  { host: '::1', publicUrl: 'http://[::1]:3000' },
])('on this machine alone: %j', (settings) => {
  test('they are there for it, by its own name', async () => {
    expect(await statuses(settings, PLAIN_PROXY)).toEqual([200, 200, 200]);
  });

  test.each([
    { remoteAddress: '192.168.1.20' },
    { remoteAddress: '2001:db8::1' },
    { headers: { host: 'localhost', forwarded: 'for=127.0.0.1' } },
    { headers: { host: 'evil.example.org' } },
    { headers: { host: 'localhost.evil.example.org' } },
    { headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } },
    { headers: { host: 'localhost', 'x-forwarded-host': 'jobs.example.com' } },
    { headers: { host: 'localhost', via: '1.1 proxy' } },
  ])('and for nobody else: %j', async (from) => {
    expect(await statuses(settings, from)).toEqual([404, 404, 404]);
  });
});
