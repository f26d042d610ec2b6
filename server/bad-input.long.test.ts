import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/shared/api.ts';
import { startAnyCaller } from '#server/testing/any-input.ts';

/** The same as bad-input.test.ts, with more inputs for each call. */

let caller: Awaited<ReturnType<typeof startAnyCaller>>;
beforeAll(async () => {
  caller = await startAnyCaller();
});
afterAll(() => caller.world.close());

const calls = endpoints.filter(({ upload }) => !upload);
test.each(calls.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s answers anything with the envelope and a sentence, and never fails',
  async (_, endpoint) => {
    expect(await caller.wrongAnswers(endpoint, 40)).toEqual([]);
  },
);
