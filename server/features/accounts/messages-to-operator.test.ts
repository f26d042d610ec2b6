import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactUs, support } from '#contract/users.ts';
import { type World, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('one network sends 30 messages to the operator in an hour, whoever signs them', async () => {
  const statuses: number[] = [];
  for (let message = 0; message < 32; message += 1) {
    const endpoint = message % 2 === 0 ? contactUs : support;
    const from = { phone: '5550101234', email: `writer.${message}@example.com` };
    // Addresses of one subscriber of IPv6.
    const address = `2001:db8:7:7::${message + 1}`;
    statuses.push((await world.call(endpoint, from, undefined, { address })).httpStatus);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
  const other = { phone: '5550101234', email: 'other@example.com' };
  expect(await world.call(support, other, undefined, { address: '2001:db8:7:8::1' })).toMatchObject({
    httpStatus: 200,
  });
});
