import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, verifyEmail } from '#contract/account/auth.ts';
import * as contract from '#contract/account/second-factor.ts';
import { signUp } from '#contract/account/users.ts';
import { routes } from '#server/features/features.ts';
import { authenticate } from '#server/features/authenticate.ts';
import { buildApp } from '#server/platform/http/app.ts';
import { inviteSomebody } from '#server/testing/members.ts';
import { softwarePasskey } from '#server/testing/passkey.ts';
import { tablesWith } from '#server/testing/tables-with.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** How secrets are stored: what a copy of the database reveals. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: world.clock.now().getTime() });

async function withApp(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = expectSuccess(
    await world.call(contract.startTotp, { current: person.password }, person.token),
  );
  const { recoveryCodes } = expectSuccess(
    await world.call(contract.confirmTotp, { code: codeOf(secret) }, person.token),
  );
  return { secret, recoveryCodes };
}

test('the program hashes a password as argon2id with 19 MiB and 2 passes', async () => {
  // In a separate process, because a world lowers the cost for the tests in this one.
  const code = `
    import { hashPassword } from '#server/features/accounts/sign-in/passwords.ts';
    console.log(await hashPassword('Quoin7!vex'));`;
  const inProcess = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  expect((await inProcess).stdout).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a password is stored as its hash, from the registration on', async () => {
  const email = 'hanna.hashed@example.com';
  const password = 'Quoin7!vex';
  const form = { name: 'Hanna Hashed', email, mobile: '5550101234', type: 'candidate' as const };
  const captcha = await world.solveCaptcha();
  expectSuccess(await world.call(signUp, { ...form, password, confirm: password, captcha }));
  const [mail] = await world.mailTo(email);
  const hashOf = async (table: 'registrations' | 'users') =>
    world.db.selectFrom(table).select('password_hash').where('email', '=', email).executeTakeFirst();
  const argon2id = expect.stringMatching(/^\$argon2id\$v=19\$/) as unknown;
  expect(await hashOf('registrations')).toEqual({ password_hash: argon2id });
  const token = new URL(mail!.link!).searchParams.get('token')!;
  expectSuccess(await world.call(verifyEmail, { token }));
  expect(await hashOf('users')).toEqual({ password_hash: argon2id });
  expect(await tablesWith(world.db, password)).toEqual([]);
});

test('neither the secret of an authenticator app nor a recovery code is in any table', async () => {
  const person = await world.candidate('Sven Sealed', { profile: false });
  const { secret, recoveryCodes } = await withApp(person);
  for (const each of [secret, ...recoveryCodes, recoveryCodes[0]!.replaceAll('-', '')])
    expect(await tablesWith(world.db, each)).toEqual([]);
});

test('with another AUTH_SECRET app codes no longer work; recovery codes and passkeys do', async () => {
  const person = await world.candidate('Otto Othersecret', { profile: false });
  const { secret, recoveryCodes } = await withApp(person);
  const passkey = softwarePasskey(world.ctx.config.publicUrl);
  const options = expectSuccess(
    await world.call(contract.startPasskey, { current: person.password }, person.token),
  );
  const added = { name: 'Phone', passkey: passkey.create(options) };
  expectSuccess(await world.call(contract.addPasskey, added, person.token));
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));

  const ctx = { ...world.ctx, secret: new Uint8Array(32).fill(7) };
  const app = await buildApp(ctx, { routes, authenticate });
  const post = async (path: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/api/${path}`, payload });
    return { status: answer.statusCode, data: answer.json().responseData };
  };
  const { email, password } = person;
  const { ticket } = (await post(signIn.path, { email, password })).data;
  const second = (answer: object) => post(contract.secondFactor.path, { ticket, ...answer });
  expect((await second({ code: codeOf(secret) })).status).toBe(400);
  expect(await second({ code: recoveryCodes[0] })).toMatchObject({
    status: 200,
    data: { user: { _id: person.id } },
  });
  const { data: challenge } = await post(contract.startPasskeySignIn.path, { ticket });
  expect(await second({ passkey: passkey.get(challenge) })).toMatchObject({
    status: 200,
    data: { user: { _id: person.id } },
  });
  await app.close();
});

test('the link of an invitation to a company is in its mail alone', async () => {
  const owner = await world.employer('Olga Onlyhash', { profile: false });
  const { token } = await inviteSomebody(world, owner, { memberRole: 'recruiter' });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await tablesWith(world.db, token)).toEqual(['public.outbox_mails']);
});
