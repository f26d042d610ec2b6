import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/shared/api.ts';
import { startAnyCaller } from '#server/testing/any-input.ts';

/** Generated from the contract: whatever the input, an endpoint answers with a sentence and the right status. */

let caller: Awaited<ReturnType<typeof startAnyCaller>>;
beforeAll(async () => {
  caller = await startAnyCaller();
});
afterAll(() => caller.world.close());

const calls = endpoints.filter(({ upload }) => !upload);
test.each(calls.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s answers anything with the envelope and a sentence, and never fails',
  async (_, endpoint) => {
    expect(await caller.wrongAnswers(endpoint, 5)).toEqual([]);
  },
);

test.each([
  ['broken JSON', { payload: '{"email":', headers: { 'content-type': 'application/json' } }, 400],
  ['a form', { payload: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ['3 MB of JSON', { payload: { email: 'x'.repeat(3_000_000) } }, 413],
  ['a list', { payload: [] }, 400],
])('%s gets the envelope with a sentence', async (_, request, status) => {
  const response = await caller.world.app.inject({ method: 'POST', url: '/api/auth/signin', ...request });
  expect(response.statusCode).toBe(status);
  const { message } = response.json().responseStatus as { message: string };
  expect(message).toMatch(/^[A-Z].*\.?$/);
  expect(message).not.toMatch(/undefined|Error|expected/i);
});
