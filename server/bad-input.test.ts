import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { NAUGHTY } from '#server/testing/naughty-strings.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { type Person, type World, startWorld } from '#server/testing/world.ts';

/** Generated from the contract: for any input, an endpoint answers with a sentence and the right status. */

let world: World;
let people: { employer: Person; candidate: Person };
beforeAll(async () => {
  world = await startWorld();
  people = { employer: await world.employer(), candidate: await world.candidate() };
  await makeOperator(world, people.employer);
});
afterAll(() => world.close());

const NASTY: unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  true,
  [],
  {},
  [null],
  ...Object.values(NAUGHTY),
  '2024-02-30',
  '00000000-0000-4000-8000-000000000000',
];

const fieldsOf = (endpoint: Endpoint): string[] => {
  const names = new Set<string>();
  const collect = (schema: unknown): void => {
    const { shape, def } = schema as {
      shape?: object;
      def?: { left?: unknown; right?: unknown; in?: unknown };
    };
    if (shape) for (const name of Object.keys(shape)) names.add(name);
    for (const part of [def?.left, def?.right, def?.in]) if (part) collect(part);
  };
  collect(endpoint.input);
  return [...names];
};

const calls = endpoints.filter(({ upload }) => !upload);

test.each(calls.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s answers anything with the envelope and a sentence, and never fails',
  async (_, endpoint) => {
    const role = endpoint.audience.includes('employer') ? 'employer' : 'candidate';
    // Each has its own session, because some calls end it. The address
    // differs, because sign-ins per minute are limited.
    const token = await world.signInAgain(people[role], { address: '10.3.0.1' });
    const fields = fieldsOf(endpoint);
    const value = fc.oneof(fc.constantFrom(...NASTY), fc.jsonValue({ maxDepth: 2 }));
    const input =
      fields.length === 0
        ? fc.dictionary(fc.string({ maxLength: 20 }), value, { maxKeys: 4 })
        : fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(input, async (sent) => {
        const reply = await world.callRaw(endpoint, sent, token);
        expect([200, 400, 401, 404, 413, 414, 429], reply.message).toContain(reply.httpStatus);
        expect(reply.statusCode).toBe(reply.httpStatus === 200 ? reply.statusCode : 2);
        expect(reply.message).toMatch(/\S/);
        expect(reply.message).not.toMatch(
          /undefined|invalid input|expected|received|regex|zod|at least \d+ items/i,
        );
      }),
      { numRuns: 40, seed: 20_261_121 },
    );
  },
);

test.each([
  ['broken JSON', { payload: '{"email":', headers: { 'content-type': 'application/json' } }, 400],
  ['a form', { payload: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ['3 MB of JSON', { payload: { email: 'x'.repeat(3_000_000) } }, 413],
  ['a list', { payload: [] }, 400],
])('%s gets the envelope with a sentence', async (_, request, status) => {
  const response = await world.app.inject({ method: 'POST', url: '/api/auth/signin', ...request });
  expect(response.statusCode).toBe(status);
  const { message } = response.json().responseStatus as { message: string };
  expect(message).toMatch(/^[A-Z].*\.?$/);
  expect(message).not.toMatch(/undefined|Error|expected/i);
});
