import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/shared/api.ts';
import { makeToken } from '#contract/company/company-tokens.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { TOKEN_SCOPE_NAMES, type TokenScope } from '#contract/company/token-scopes.ts';
import { PNG } from '#server/testing/documents.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** Generated from the contract: how each endpoint answers a token with each scope. */

let world: World;
let employer: Person;
const tokens = new Map<TokenScope, string>();
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
  for (const scope of TOKEN_SCOPE_NAMES) {
    const made = await world.call(
      makeToken,
      { name: `Only ${scope}`, scopes: [scope], expires: null },
      employer.token,
    );
    tokens.set(scope, expectSuccess(made).token);
  }
});
afterAll(() => world.close());

const send = (endpoint: Endpoint, token: string) =>
  endpoint.upload
    ? world.upload(endpoint, {}, { filename: 'file', content: PNG }, token)
    : world.callRaw(endpoint, {}, token);

const isOpen = ({ audience }: Endpoint) => audience.includes('visitor');
const named = (list: readonly Endpoint[]) => list.map((endpoint) => [endpoint.path, endpoint] as const);
const REFUSED = { httpStatus: 403, statusCode: 2, code: 'token.not-allowed' };

describe('with a scope', () => {
  const scoped = endpoints.filter(({ scope }) => scope !== undefined);
  test.each(named(scoped))('%s may be called with its scope and with no other', async (_, endpoint) => {
    for (const [scope, token] of tokens) {
      const reply = await send(endpoint, token);
      if (scope === endpoint.scope) expect([401, 403], scope).not.toContain(reply.httpStatus);
      else expect(reply, scope).toMatchObject(REFUSED);
    }
  });

  test('every scope lets a token do something', () => {
    const used = new Set(scoped.map(({ scope }) => scope));
    expect(TOKEN_SCOPE_NAMES.filter((scope) => !used.has(scope))).toEqual([]);
  });
});

describe('without a scope', () => {
  const closed = endpoints.filter((endpoint) => endpoint.scope === undefined && !isOpen(endpoint));
  test.each(named(closed))('%s takes no token', async (_, endpoint) => {
    for (const token of tokens.values()) {
      expect(await send(endpoint, token)).toMatchObject({ httpStatus: 403, statusCode: 2 });
    }
  });

  const open = endpoints.filter((endpoint) => endpoint.scope === undefined && isOpen(endpoint));
  test.each(named(open))('%s answers a program as it answers a visitor', async (_, endpoint) => {
    const [token = ''] = tokens.values();
    const { httpStatus } = await send(endpoint, token);
    expect([401, 403]).not.toContain(httpStatus);
  });
});

test('what is about a person, its login, members, webhooks or tokens has no scope; kits and templates have one', () => {
  const ofPeople =
    /^(?:auth|users|practice)\/|^company\/(?!getCompany$|\w+(?:Kits?|VideoLink|MessageTemplates?)$)|[Tt]oken|[Ww]ebhook|[Mm]ember/;
  const wrong = endpoints.filter(({ path, scope }) => scope !== undefined && ofPeople.test(path));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
