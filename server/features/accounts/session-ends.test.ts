import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAvatar } from '#contract/users.ts';
import { type World, startWorld } from '#server/testing/world.ts';
import { knownSession } from './session-cache.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const later = (milliseconds: number) => world.clock.set(new Date(world.clock.now().getTime() + milliseconds));

test('a session that is used all the time ends 91 days after it began', async () => {
  const person = await world.candidate('Nadia Neverpauses', { profile: false });
  const begun = world.clock.now().getTime();
  const isSignedIn = async () => (await world.call(getAvatar, {}, person.token)).httpStatus === 200;
  for (let day = 1; day <= 90; day += 1) {
    world.clock.set(new Date(begun + day * DAY - MINUTE));
    expect(await isSignedIn()).toBe(true);
  }
  while (world.clock.now().getTime() < begun + 91 * DAY - 45 * MINUTE) {
    expect(await isSignedIn()).toBe(true);
    later(40 * MINUTE);
  }
  world.clock.set(new Date(begun + 91 * DAY + MINUTE));
  expect(await isSignedIn()).toBe(false);
});

test('a process that shares its database looks a session up at each call', async () => {
  const shared = { ...world.ctx, isAlone: false };
  const ids = { sessionId: randomUUID(), userId: randomUUID() };
  const now = world.clock.now();
  const live = { person: { id: ids.userId, role: 'candidate' as const, isOperator: false }, lastUsedAt: now };
  let lookUps = 0;
  const lookUp = async () => {
    lookUps += 1;
    return live;
  };
  for (let call = 0; call < 3; call += 1) await knownSession(shared, ids, now, lookUp);
  expect(lookUps).toBe(3);
});
