import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetPassword, resetPassword, signIn } from '#contract/account/auth.ts';
import type { Envelope } from '#contract/shared/endpoint.ts';
import { signInScopes } from '#server/features/accounts/sign-in/guesses.ts';
import { hashPassword } from '#server/features/accounts/sign-in/passwords.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** Guessing passwords is always slow, while people who know theirs can sign in. */

let world: World;
let start: Date;
beforeAll(async () => {
  world = await startWorld();
  start = world.clock.now();
});
afterAll(() => world.close());
// Each test starts an hour after the one before, with its own networks.
let hour = 0;
beforeEach(() => later(3_600 * 1_000 * ++hour));
const later = (milliseconds: number) => world.clock.set(new Date(start.getTime() + milliseconds));
const wait = (seconds: number) => world.clock.set(new Date(world.clock.now().getTime() + seconds * 1_000));

interface Attempt {
  status: number;
  message: string;
  retryAfter: number | null;
  cookie: string | null;
}

async function tryToSignIn(
  email: string,
  password: string,
  from: { address: string; cookie?: string | null },
): Promise<Attempt> {
  const response = await world.app.inject({
    method: 'POST',
    url: `/api/${signIn.path}`,
    remoteAddress: from.address,
    headers: from.cookie ? { cookie: from.cookie } : {},
    payload: { email, password },
  });
  const { responseStatus } = JSON.parse(response.body) as Envelope;
  const retryAfter = response.headers['retry-after'];
  const cookie = response.headers['set-cookie'];
  return {
    status: response.statusCode,
    message: responseStatus.message,
    retryAfter: retryAfter === undefined ? null : Number(retryAfter),
    cookie: typeof cookie === 'string' ? cookie : null,
  };
}
const right = (person: Person, address: string, cookie?: string | null) =>
  tryToSignIn(person.email, person.password, { address, cookie });
const wrong = (person: Person, address: string, cookie?: string | null) =>
  tryToSignIn(person.email, 'Wrong1!guess', { address, cookie });
const counted = (attempts: Attempt[]) => ({
  tried: attempts.filter(({ status }) => status === 401).length,
  refused: attempts.filter(({ status }) => status === 429).length,
});

test('of 100 wrong passwords at once ten are tried; the owner can sign in elsewhere and from a known device', async () => {
  const person = await world.candidate('Gus Guessed', { profile: false });
  const { cookie } = await right(person, '198.51.100.1');
  const guesses = await Promise.all(Array.from({ length: 100 }, () => wrong(person, '198.51.100.1')));
  expect(counted(guesses)).toEqual({ tried: 10, refused: 90 });

  const refused = await right(person, '198.51.100.1');
  expect(refused).toMatchObject({
    status: 429,
    message: 'Too many wrong passwords. Please try again in 1 minute.',
  });
  expect(refused.retryAfter).toBeGreaterThan(50);
  expect(refused.retryAfter).toBeLessThanOrEqual(60);
  expect(await right(person, '198.51.100.1', cookie)).toMatchObject({ status: 200 });
  expect(await right(person, '198.51.100.2')).toMatchObject({ status: 200 });
});

test('each further wrong password doubles the wait, up to an hour; a correct one ends it', async () => {
  const person = await world.candidate('Dora Delayed', { profile: false });
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await wrong(person, '198.51.100.3')).toMatchObject({ status: 401 });
  }
  for (const minutes of [1, 2, 4, 8, 16, 32]) {
    const refused = await wrong(person, '198.51.100.3');
    const unit = minutes === 1 ? 'minute' : 'minutes';
    expect(refused.message).toBe(`Too many wrong passwords. Please try again in ${minutes} ${unit}.`);
    wait(minutes * 60);
    expect(await wrong(person, '198.51.100.3')).toMatchObject({ status: 401 });
  }
  expect((await wrong(person, '198.51.100.3')).retryAfter).toBeLessThanOrEqual(3_600);
  wait(3_600);
  expect(await right(person, '198.51.100.3')).toMatchObject({ status: 200 });
  expect(await wrong(person, '198.51.100.3')).toMatchObject({ status: 401 });
  expect(await right(person, '198.51.100.3')).toMatchObject({ status: 200 });
});

test('a known device has its own count; a cookie of another account or an invalid one has no effect', async () => {
  const person = await world.candidate('Kim Known', { profile: false });
  const other = await world.candidate('Otto Other', { profile: false });
  const { cookie } = await right(person, '198.51.100.4');
  expect(cookie).toMatch(
    /^roundone_device=[\w.-]+; Path=\/api\/auth; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
  const others = (await right(other, '198.51.100.5')).cookie;
  const onDevice = await Promise.all(Array.from({ length: 12 }, () => wrong(person, '198.51.100.4', cookie)));
  expect(counted(onDevice)).toEqual({ tried: 10, refused: 2 });
  expect(await right(person, '198.51.100.4', cookie)).toMatchObject({ status: 429 });
  expect(await right(person, '198.51.100.4')).toMatchObject({ status: 200 });

  await Promise.all(Array.from({ length: 10 }, () => wrong(person, '198.51.100.6')));
  for (const worthless of [others, 'roundone_device=made.up.token', `${cookie!.slice(0, -80)}x`]) {
    expect(await right(person, '198.51.100.6', worthless)).toMatchObject({ status: 429 });
  }
});

test('many known devices of one account share a limit, and a new password makes all of them unknown', async () => {
  const person = await world.candidate('Dave Devices', { profile: false });
  const devices: (string | null)[] = [];
  for (let nth = 0; nth < 6; nth += 1) devices.push((await right(person, '10.9.0.1')).cookie);
  const guess = async (cookie: string | null) =>
    Promise.all(Array.from({ length: 10 }, () => wrong(person, '10.9.0.2', cookie)));
  const attempts: Attempt[] = [];
  for (const cookie of devices) attempts.push(...(await guess(cookie)));
  expect(counted(attempts)).toEqual({ tried: 50, refused: 10 });

  expectSuccess(await world.call(forgetPassword, { email: person.email }));
  const link = (await world.mailTo(person.email)).at(-1)?.link;
  const token = new URL(link ?? 'none:').searchParams.get('token') ?? '';
  expectSuccess(await world.call(resetPassword, { token, password: 'Brisk9?owl', confirm: 'Brisk9?owl' }));
  // They count for the network that they are in.
  expect(counted(await guess(devices[0]!))).toEqual({ tried: 10, refused: 0 });
  expect(counted(await guess(devices[1]!))).toEqual({ tried: 0, refused: 10 });
});

test('an attacker with many networks reaches a limit over all of them, and an IPv6 network counts as one', async () => {
  const person = await world.candidate('Fay Farguessed', { profile: false });
  const fromMany = await Promise.all(
    Array.from({ length: 60 }, (_, index) => wrong(person, `203.0.113.${index}`)),
  );
  expect(counted(fromMany)).toEqual({ tried: 50, refused: 10 });

  const ivy = await world.candidate('Ivy Sixth', { profile: false });
  const fromOne = await Promise.all(
    Array.from({ length: 12 }, (_, index) => wrong(ivy, `2001:db8:1:2::${index + 1}`)),
  );
  expect(counted(fromOne)).toEqual({ tried: 10, refused: 2 });
  expect(await right(ivy, '2001:db8:1:3::1')).toMatchObject({ status: 200 });
});

test('200 people of an office behind one address can sign in at once', async () => {
  const password = 'Monday7#tram';
  const password_hash = await hashPassword(password);
  const emails = Array.from({ length: 200 }, (_, index) => `colleague.${index}@office.example`);
  await world.db
    .insertInto('users')
    .values(
      emails.map((email) => ({
        role: 'employer' as const,
        name: 'Colleague',
        email,
        mobile: '5550101234',
        password_hash,
        email_verified_at: start,
      })),
    )
    .execute();
  const signedIn = await Promise.all(
    emails.map((email) => tryToSignIn(email, password, { address: '192.0.2.1' })),
  );
  expect(signedIn.filter(({ status }) => status !== 200)).toEqual([]);
});

test('one network that tries many accounts is slowed down', async () => {
  const spray = (from: number, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        tryToSignIn(`nobody.${from + index}@example.com`, 'Spring24!', { address: '192.0.2.2' }),
      ),
    );
  await spray(0, 1);
  // Skips another 589 guesses by setting the count.
  const ofNetwork = signInScopes(world.ctx, 'password', '', '192.0.2.2', null).at(-1)!;
  await world.db.updateTable('attempts').set({ level: 590 }).where('key', '=', ofNetwork.key).execute();
  expect(counted(await spray(1, 10))).toEqual({ tried: 10, refused: 0 });
  const beyond = await spray(11, 20);
  expect(counted(beyond).tried).toBeLessThan(10);
  expect(beyond.at(-1)!.message).toMatch(
    /^Too many wrong passwords came from your network\. Please try again in \d+ seconds?\.$/,
  );
});

test('a sign-in while 500 others wait is told when to try again, and is not counted', async () => {
  const person = await world.candidate('Pat Patient', { profile: false });
  const over = new AbortController();
  // Each tries again as soon as it gets an answer, so that the queue stays full, and leaves if it is full. One or two
  // are hashed at once, depending on the machine's processors.
  const crowd = Array.from({ length: 502 }, async () => {
    while (!over.signal.aborted) {
      const hashed = await hashPassword('Monday7#tram').catch(() => null);
      if (hashed === null) return;
    }
  });
  for (let tries = 0; tries < 12; tries += 1) {
    expect(await right(person, '198.51.100.8')).toMatchObject({
      status: 503,
      message: 'The server is busy. Please try again in a moment.',
      retryAfter: 5,
    });
  }
  over.abort();
  await Promise.all(crowd);
  expect(await right(person, '198.51.100.8')).toMatchObject({ status: 200 });
});

test('resetting the password by mail resets the counts', async () => {
  const person = await world.candidate('Rita Reset', { profile: false });
  for (let guess = 0; guess < 10; guess += 1) await wrong(person, '198.51.100.9');
  expect(await right(person, '198.51.100.9')).toMatchObject({ status: 429 });
  expectSuccess(await world.call(forgetPassword, { email: person.email }));
  const link = (await world.mailTo(person.email)).at(-1)?.link ?? 'none:';
  const token = new URL(link).searchParams.get('token') ?? '';
  const password = 'Brisk9?owl';
  expectSuccess(await world.call(resetPassword, { token, password, confirm: password }));
  expect(await right({ ...person, password }, '198.51.100.9')).toMatchObject({ status: 200 });
});
