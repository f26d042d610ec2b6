import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/shared/api.ts';
import { getMailPreferences } from '#contract/account/notices.ts';
import { authenticate } from '#server/features/authenticate.ts';
import { routes } from '#server/features/features.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { buildApp } from './app.ts';

/** What an answer may contain. */

let world: World;
let app: FastifyInstance | undefined;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => app?.close());
afterAll(() => world.close());

test('an answer has what the contract names, whatever a route gives', async () => {
  const person = await world.candidate('Nora New', { profile: false });
  const usual = expectSuccess(await world.call(getMailPreferences, {}, person.token));
  const careless = routes.map((route) =>
    route.endpoint.path === getMailPreferences.path
      ? { ...route, handle: async () => ({ data: { ...usual, password_hash: 'a new column' } }) }
      : route,
  );
  app = await buildApp(world.ctx, { routes: careless, authenticate });
  const answer = await app.inject({
    url: `/api/${getMailPreferences.path}`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(answer.json().responseData).toEqual(usual);
});

test('every call of the contract has a schema for its output', () => {
  const open = endpoints.filter(({ output }) => ['any', 'unknown'].includes(output.def.type));
  expect(open.map(({ path }) => path)).toEqual([]);
});

test('pages run our own scripts alone, without eval, and are in no frame', async () => {
  const answer = await world.app.inject('/api/health');
  const policy = new Map(
    String(answer.headers['content-security-policy'])
      .split(';')
      .map((rule) => rule.trim().split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );
  // WebAssembly is not eval: it does not run text.
  expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(policy.get('script-src-attr')).toEqual(["'none'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(answer.headers['x-frame-options']).toBe('DENY');
});
