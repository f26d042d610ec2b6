import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changePassword,
  endOtherSessions,
  endSession,
  getSessions,
  signOut,
} from '#contract/account/account.ts';
import { forgetPassword, resetPassword } from '#contract/account/auth.ts';
import { getAvatar } from '#contract/account/users.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { forgetKnownSessions, knownSession } from './session-cache.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const NEW_PASSWORD = 'Wexford9!quay';
const status = async (token: string) => (await world.call(getAvatar, {}, token)).httpStatus;
const somebody = () => world.candidate('Cleo Cache', { profile: false });
const later = (milliseconds: number) => world.clock.set(new Date(world.clock.now().getTime() + milliseconds));
const endInTheTable = (person: Person) =>
  world.db
    .updateTable('sessions')
    .set({ ended_at: world.clock.now() })
    .where('user_id', '=', person.id)
    .execute();

/** The ways to end a session that was used a moment ago. */
const ways: Record<string, (person: Person, used: string) => Promise<unknown>> = {
  'signing out': async (_, used) => expectSuccess(await world.call(signOut, {}, used)),
  'ending it from another session': async (person, used) => {
    const sessions = expectSuccess(await world.call(getSessions, {}, used));
    const { sessionId } = sessions.find(({ isThis }) => isThis)!;
    expectSuccess(await world.call(endSession, { sessionId }, person.token));
  },
  'ending all others': async (person) => expectSuccess(await world.call(endOtherSessions, {}, person.token)),
  'a changed password': async (person) => {
    const input = { current: person.password, password: NEW_PASSWORD, confirm: NEW_PASSWORD };
    expectSuccess(await world.call(changePassword, input, person.token));
  },
  'a new password by mail': async ({ email }) => {
    expectSuccess(await world.call(forgetPassword, { email }));
    const link = (await world.mailTo(email)).at(-1)!.link!;
    const token = new URL(link).searchParams.get('token')!;
    const input = { token, password: NEW_PASSWORD, confirm: NEW_PASSWORD };
    expectSuccess(await world.call(resetPassword, input));
  },
  'guessing the password in it': async (_, used) => {
    const input = { current: 'Wrong1!word', password: NEW_PASSWORD, confirm: NEW_PASSWORD };
    for (let attempt = 0; attempt < 11; attempt += 1) await world.call(changePassword, input, used);
  },
};

describe('a session that was used a moment ago fails on the very next call after', () => {
  test.each(Object.entries(ways))('%s', async (_, end) => {
    const person = await somebody();
    const used = await world.signInAgain(person);
    expect([await status(used), await status(used)]).toEqual([200, 200]);
    await end(person, used);
    expect(await status(used)).toBe(401);
  });
});

test('what a call read before a session ended is not kept after it', async () => {
  const ids = { sessionId: randomUUID(), userId: randomUUID() };
  const now = world.clock.now();
  const live = { person: { id: ids.userId, role: 'candidate' as const, isOperator: false }, lastUsedAt: now };
  const isRead = Promise.withResolvers<void>();
  const slow = knownSession(world.ctx, ids, now, () => isRead.promise.then(() => live));
  forgetKnownSessions();
  isRead.resolve();
  expect(await slow).toEqual(live);
  expect(await knownSession(world.ctx, ids, now, async () => null)).toBeNull();
});

test('one process alone looks a session up again after 5 seconds; several look at each call', async () => {
  const person = await somebody();
  expect(await status(person.token)).toBe(200);
  await endInTheTable(person);
  expect(await status(person.token)).toBe(world.ctx.isAlone ? 200 : 401);
  later(5_000);
  expect(await status(person.token)).toBe(401);
});

test('a session in memory belongs to its person alone', async () => {
  const [one, other] = [await somebody(), await somebody()];
  expect([await status(one.token), await status(other.token)]).toEqual([200, 200]);
  const both = await Promise.all([one, other].map(({ token }) => world.call(getSessions, {}, token)));
  const [own, theirs] = both.map((reply) => expectSuccess(reply).map(({ sessionId }) => sessionId));
  expect(own).not.toEqual(theirs);
});
