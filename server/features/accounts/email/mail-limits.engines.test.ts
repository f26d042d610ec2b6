import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetPassword } from '#contract/account/auth.ts';
import { MAIL_WINDOW_HOURS } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { contactUs, signUp, support } from '#contract/account/users.ts';
import { inTransaction } from '#server/database/database.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { MAIL_LIMITS, countAccountMail, forgetOldCounts } from './mail-limits.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const newEmail = (name: string) => `${name}.${randomBytes(4).toString('hex')}@example.com`;

/** Makes a call from this address. */
async function callFrom(remoteAddress: string, path: string, payload: object) {
  const response = await world.app.inject({ method: 'POST', url: `/api/${path}`, payload, remoteAddress });
  const body: { responseStatus: { message: string } } = response.json();
  return { httpStatus: response.statusCode, message: body.responseStatus.message };
}

/** Counts emails directly: calls would be slow because of the limit per minute. */
async function fillNetwork(prefix: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const mail = { purpose: 'reset', to: newEmail('x'), address: `${prefix}${index.toString(16)}` } as const;
    expect(await inTransaction(world.db, (tx) => countAccountMail(world.ctx, tx, mail))).toBeNull();
  }
}

describe('mails about accounts', () => {
  test('180 requests, 60 at a time, for a new password of one address send five mails an hour, and all get the same answer', async () => {
    const person = await world.candidate('Flooded Flora', { profile: false });
    const replies = [];
    for (const first of [0, 60, 120]) {
      const addresses = Array.from({ length: 60 }, (_, index) => `198.51.100.${first + index}`);
      replies.push(
        ...(await Promise.all(
          addresses.map((address) => callFrom(address, forgetPassword.path, { email: person.email })),
        )),
      );
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([JSON.stringify({ httpStatus: 200, message: TEXTS.resetLinkSent })]),
    );
    const resets = async () =>
      (await world.mailTo(person.email)).filter(({ subject }) => subject === 'Reset your password');
    expect(await resets()).toHaveLength(5);

    const before = world.clock.now();
    world.clock.set(new Date(before.getTime() + HOUR_MS + 1_000));
    await forgetOldCounts(world.ctx);
    expectSuccess(await world.call(forgetPassword, { email: person.email.toUpperCase() }));
    expect(await resets()).toHaveLength(6);
    world.clock.set(before);
  });

  test('a request for an address does the same whether it has an account or not', async () => {
    const person = await world.candidate('Known Kim', { profile: false });
    await world.settle();
    const queued = async (email: string) => {
      const before = await world.db.selectFrom('email_tokens').select('token_hash').execute();
      expectSuccess(await world.call(forgetPassword, { email }));
      const after = await world.db.selectFrom('email_tokens').select('token_hash').execute();
      await world.settle();
      return after.length - before.length;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 15; round += 1) {
      for (const [kind, email] of [
        ['known', person.email],
        ['unknown', newEmail('nobody')],
      ] as const) {
        // Processor time of this process, because it does not include other work on the machine.
        const start = process.cpuUsage();
        expectSuccess(await world.call(forgetPassword, { email }));
        const { user, system } = process.cpuUsage(start);
        times[kind].push((user + system) / 1000);
        await world.settle();
      }
    }
    expect(Math.min(...times.known)).toBeLessThan(Math.min(...times.unknown) * 2 + 2);
    expect(await queued(newEmail('nobody'))).toBe(0);
  });

  test('a network that asks for too many mails must wait; another one need not', async () => {
    await fillNetwork('2001:db8:1:1::', MAIL_LIMITS.perNetwork);
    const form = (email: string, captcha: string) => ({
      name: 'Nadia Network',
      email,
      mobile: '5550101234',
      password: 'Quoin7!vex',
      confirm: 'Quoin7!vex',
      type: 'candidate',
      captcha,
    });
    const email = newEmail('network');
    const refused = await callFrom(
      '2001:db8:1:1:ffff::9',
      signUp.path,
      form(email, await world.solveCaptcha()),
    );
    expect(refused).toEqual({
      httpStatus: 429,
      message: refusals.tooManyMailsFromNetwork({ hours: MAIL_WINDOW_HOURS }),
    });
    const taken = await callFrom('2001:db8:1:2::9', signUp.path, form(email, await world.solveCaptcha()));
    expect(taken).toEqual({ httpStatus: 200, message: 'newSignup' });
    expect(await world.mailTo(email)).toHaveLength(1);
  });

  test('the counts contain no names or addresses', async () => {
    expectSuccess(await world.call(forgetPassword, { email: 'counted@example.com' }));
    const rows = await world.db.selectFrom('limited_acts').select('limit_key').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ limit_key }) => !/^[\w-]{43}$/.test(limit_key))).toEqual([]);
  });
});

test('messages to the operator: five an hour from one sender, and the sixth is refused', async () => {
  const from = { phone: '5550101234', email: newEmail('writer') };
  for (const endpoint of [contactUs, support, contactUs, support, contactUs]) {
    expect(await world.call(endpoint, from)).toMatchObject({ statusCode: 0 });
  }
  expect(await world.call(support, from)).toMatchObject({
    httpStatus: 429,
    message: refusals.tooManyMessages({ hours: MAIL_WINDOW_HOURS }),
  });
  expect(await world.call(support, { ...from, email: newEmail('other') })).toMatchObject({ statusCode: 0 });
});

test('one network sends 30 messages to the operator in an hour, whoever signs them', async () => {
  const statuses: number[] = [];
  for (let message = 0; message < 32; message += 1) {
    const endpoint = message % 2 === 0 ? contactUs : support;
    const from = { phone: '5550101234', email: `writer.${message}@example.com` };
    // Addresses of one IPv6 subscriber.
    const address = `2001:db8:7:7::${message + 1}`;
    statuses.push((await world.call(endpoint, from, undefined, { address })).httpStatus);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
  const other = { phone: '5550101234', email: 'other@example.com' };
  expect(await world.call(support, other, undefined, { address: '2001:db8:7:8::1' })).toMatchObject({
    httpStatus: 200,
  });
});
