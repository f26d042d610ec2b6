import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOTP } from 'otpauth';
import { forgetPassword, resetPassword, signIn } from '#contract/account/auth.ts';
import * as contract from '#contract/account/second-factor.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** What guessing costs someone with many networks or a lot of time. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const wait = (seconds: number) => world.clock.set(new Date(world.clock.now().getTime() + seconds * 1_000));

async function tryToSignIn(email: string, password: string, address: string) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/${signIn.path}`,
    remoteAddress: address,
    payload: { email, password },
  });
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after'] ?? 0) };
}

test('over all networks an account waits at most a quarter of an hour', async () => {
  const person = await world.candidate('Wanda Waits', { profile: false });
  const waits: number[] = [];
  // Each guess comes from a different network.
  for (let guess = 0; waits.length < 14; guess += 1) {
    const { status, retryAfter } = await tryToSignIn(person.email, 'Wrong1!guess', `203.0.113.${guess}`);
    if (status !== 429) continue;
    waits.push(retryAfter);
    wait(retryAfter);
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(900);
  expect(Math.max(...waits)).toBeGreaterThan(890);
});

test('right passwords do not count for a network', async () => {
  const person = await world.candidate('Rita Right', { profile: false });
  for (let time = 0; time < 3; time += 1)
    expect((await tryToSignIn(person.email, person.password, '198.51.100.20')).status).toBe(200);
  const levels = async () => {
    const rows = await world.db.selectFrom('attempts').select('level').execute();
    return rows.map(({ level }) => Number(level)).filter((level) => level > 0.01 && level < 2);
  };
  const before = await levels();
  expect((await tryToSignIn(person.email, 'Wrong1!guess', '198.51.100.20')).status).toBe(401);
  // One each: for the account from this network, for the account, and for the network.
  expect((await levels()).length - before.length).toBe(3);
});

test('a new password does not reset the count of wrong codes', async () => {
  const person = await world.candidate('Cora Codes', { profile: false });
  const codeOf = (secret: string) =>
    new TOTP({ secret }).generate({ timestamp: world.clock.now().getTime() });
  const { secret } = expectSuccess(
    await world.call(contract.startTotp, { current: person.password }, person.token),
  );
  expectSuccess(await world.call(contract.confirmTotp, { code: codeOf(secret) }, person.token));
  wait(60);
  const ticketFor = async (password: string) =>
    contract.secondFactorWanted.parse((await world.call(signIn, { email: person.email, password })).data)
      .ticket;
  const ticket = await ticketFor(person.password);
  const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 10; guess += 1)
    expect(await world.call(contract.secondFactor, { ticket, code: wrong })).toMatchObject({
      httpStatus: 400,
    });

  expectSuccess(await world.call(forgetPassword, { email: person.email }));
  const link = (await world.mailTo(person.email)).at(-1)!.link!;
  const token = new URL(link).searchParams.get('token')!;
  const password = 'Brisk9?owl';
  expectSuccess(await world.call(resetPassword, { token, password, confirm: password }));
  const next = { ticket: await ticketFor(password), code: codeOf(secret) };
  expect(await world.call(contract.secondFactor, next)).toMatchObject({ httpStatus: 429 });
});
