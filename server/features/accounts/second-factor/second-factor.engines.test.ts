import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetPassword, resetPassword, signIn } from '#contract/account/auth.ts';
import * as contract from '#contract/account/second-factor.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { getAvatar } from '#contract/account/users.ts';
import { softwarePasskey } from '#server/testing/passkey.ts';
import { type Person, type Reply, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret }).generate({ timestamp: world.clock.now().getTime() + stepsAhead * 30_000 });
const wait = (seconds: number) => world.clock.set(new Date(world.clock.now().getTime() + seconds * 1_000));
const withPassword = ({ email, password }: Person) => world.call(signIn, { email, password });
/** The ticket of a sign-in that still needs a second factor. */
async function ticketOf(person: Person): Promise<string> {
  const reply: Reply<unknown> = await withPassword(person);
  return contract.secondFactorWanted.parse(reply.data).ticket;
}

async function turnAppOn(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const input = { current: person.password };
  const { secret } = expectSuccess(await world.call(contract.startTotp, input, person.token));
  const reply = await world.call(contract.confirmTotp, { code: codeOf(secret) }, person.token);
  return { secret, recoveryCodes: expectSuccess(reply).recoveryCodes };
}

async function addPasskey(person: Person, passkey = softwarePasskey(world.ctx.config.publicUrl)) {
  const input = { current: person.password };
  const options = expectSuccess(await world.call(contract.startPasskey, input, person.token));
  const reply = await world.call(
    contract.addPasskey,
    { name: 'My phone', passkey: passkey.create(options) },
    person.token,
  );
  return { passkey, ...expectSuccess(reply) };
}

describe('an authenticator app', () => {
  test('is active after its first code; then each sign-in needs a code, and each code works once', async () => {
    const person = await world.candidate('Tess Totp', { profile: false });
    const input = { current: person.password };
    const { secret, address } = expectSuccess(await world.call(contract.startTotp, input, person.token));
    expect(address).toContain(`otpauth://totp/Roundone:${encodeURIComponent(person.email)}?`);
    expectSuccess(await withPassword(person));
    expect(await world.call(contract.confirmTotp, { code: '000000' }, person.token)).toMatchObject({
      httpStatus: 400,
      message: refusals.wrongCode(),
    });
    const code = codeOf(secret);
    const on = expectSuccess(await world.call(contract.confirmTotp, { code }, person.token));
    expect(new Set(on.recoveryCodes).size).toBe(10);
    expect((await world.mailTo(person.email)).at(-1)?.subject).toBe('An authenticator app was added');

    const stopped = await withPassword(person);
    expect(stopped).toMatchObject({
      httpStatus: 200,
      statusCode: 1,
      message: 'Please confirm it’s you with your second factor.',
      data: { secondFactor: ['totp'], ticket: expect.any(String) },
    });
    const ticket = await ticketOf(person);
    const replayed = await world.call(contract.secondFactor, { ticket, code });
    expect(replayed).toMatchObject({ httpStatus: 400, message: refusals.wrongCode() });
    wait(30);
    const next = codeOf(secret);
    const login = expectSuccess(await world.call(contract.secondFactor, { ticket, code: next }));
    expect(login).toMatchObject({ userRole: 'candidate', user: { _id: person.id, name: 'Tess Totp' } });
    expectSuccess(await world.call(getAvatar, {}, login.token));
    expect(await world.call(contract.secondFactor, { ticket, code: next })).toMatchObject({
      httpStatus: 400,
    });
  });

  test('a clock may be off by one step only; a code sent twice at once works once', async () => {
    const person = await world.candidate('Clara Clock', { profile: false });
    const { secret } = await turnAppOn(person);
    wait(600);
    const send = async (code: string) =>
      world.call(contract.secondFactor, { ticket: await ticketOf(person), code });
    for (const steps of [-2, 2]) {
      expect(await send(codeOf(secret, steps))).toMatchObject({ httpStatus: 400 });
    }
    expectSuccess(await send(codeOf(secret, -1)));
    expectSuccess(await send(codeOf(secret, 1)));
    wait(600);
    const ticket = await ticketOf(person);
    const code = codeOf(secret);
    const both = await Promise.all([1, 2].map(() => world.call(contract.secondFactor, { ticket, code })));
    expect(both.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('guessing codes is limited like guessing passwords', async () => {
    const person = await world.candidate('Gil Guessed', { profile: false });
    const { secret } = await turnAppOn(person);
    const ticket = await ticketOf(person);
    const wrong = codeOf(secret, 40);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, () => world.call(contract.secondFactor, { ticket, code: wrong })),
    );
    expect(guesses.filter(({ httpStatus }) => httpStatus === 400)).toHaveLength(10);
    expect(guesses.find(({ httpStatus }) => httpStatus === 429)?.message).toBe(
      'Too many wrong codes. Please try again in 1 minute.',
    );
    wait(61);
    expectSuccess(await world.call(contract.secondFactor, { ticket, code: codeOf(secret) }));
  });

  test('a ticket ends after ten minutes or when the password changes, and allows nothing else', async () => {
    const person = await world.candidate('Tim Ticket', { profile: false });
    const { secret } = await turnAppOn(person);
    const old = await ticketOf(person);
    expect(await world.call(getAvatar, {}, old)).toMatchObject({ httpStatus: 401 });
    const asTicket = await world.call(contract.secondFactor, {
      ticket: person.token,
      code: codeOf(secret, 1),
    });
    expect(asTicket).toMatchObject({ httpStatus: 400, message: refusals.ticketExpired() });
    expect(await world.call(contract.startEnrolment, { ticket: old })).toMatchObject({ httpStatus: 400 });
    wait(601);
    const late = await world.call(contract.secondFactor, { ticket: old, code: codeOf(secret) });
    expect(late).toMatchObject({ httpStatus: 400, message: refusals.ticketExpired() });

    const ticket = await ticketOf(person);
    expectSuccess(await world.call(forgetPassword, { email: person.email }));
    const link = (await world.mailTo(person.email)).at(-1)?.link ?? 'none:';
    const token = new URL(link).searchParams.get('token') ?? '';
    const password = 'Brisk9?owl';
    expectSuccess(await world.call(resetPassword, { token, password, confirm: password }));
    const afterReset = await world.call(contract.secondFactor, { ticket, code: codeOf(secret) });
    expect(afterReset).toMatchObject({ httpStatus: 400, message: refusals.ticketExpired() });
    expect(await withPassword({ ...person, password })).toMatchObject({ statusCode: 1 });
  });

  test('turning it off needs the password, sends a mail and voids the recovery codes', async () => {
    const person = await world.candidate('Olive Off', { profile: false });
    await turnAppOn(person);
    const off = (current: string) => world.call(contract.removeTotp, { current }, person.token);
    expect(await off('Wrong1!guess')).toMatchObject({
      httpStatus: 400,
      message: 'This isn’t your current password',
    });
    expect(await withPassword(person)).toMatchObject({ statusCode: 1 });
    expectSuccess(await off(person.password));
    expect((await world.mailTo(person.email)).at(-1)?.subject).toBe('Your authenticator app was removed');
    expectSuccess(await withPassword(person));
    const status = expectSuccess(await world.call(contract.getSecondFactor, {}, person.token));
    expect(status).toEqual({ totp: false, passkeys: [], recoveryCodesLeft: 0, required: false });
  });
});

describe('recovery codes', () => {
  test('each works once and sends a mail, and new ones void the old ones', async () => {
    const person = await world.candidate('Rex Recovered', { profile: false });
    const { recoveryCodes } = await turnAppOn(person);
    const recover = async (code: string) =>
      world.call(contract.secondFactor, { ticket: await ticketOf(person), code });
    expectSuccess(await recover(recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ')));
    expect((await world.mailTo(person.email)).at(-1)).toMatchObject({
      subject: 'A recovery code was used',
      text: expect.stringContaining('9 of them are left'),
    });
    expect(await recover(recoveryCodes[0]!)).toMatchObject({
      httpStatus: 400,
      message: 'This recovery code is wrong or has already been used.',
    });

    const { current } = { current: person.password };
    const made = expectSuccess(await world.call(contract.makeRecoveryCodes, { current }, person.token));
    expect(made.recoveryCodes).toHaveLength(10);
    expect(await recover(recoveryCodes[1]!)).toMatchObject({ httpStatus: 400 });
    expectSuccess(await recover(made.recoveryCodes[1]!));
    const status = expectSuccess(await world.call(contract.getSecondFactor, {}, person.token));
    expect(status.recoveryCodesLeft).toBe(9);
  });

  test('do not exist without a factor', async () => {
    const person = await world.candidate('Nora None', { profile: false });
    const reply = await world.call(contract.makeRecoveryCodes, { current: person.password }, person.token);
    expect(reply).toMatchObject({
      statusCode: 1,
      message: 'Add an authenticator app or a passkey first.',
    });
  });
});

describe('passkeys', () => {
  test('a passkey is a second factor, answers each challenge once, and belongs to one account', async () => {
    const person = await world.candidate('Petra Passkey', { profile: false });
    const stranger = await world.candidate('Sam Stranger', { profile: false });
    const { passkey, recoveryCodes } = await addPasskey(person);
    expect(recoveryCodes).toHaveLength(10);
    expect((await world.mailTo(person.email)).at(-1)?.subject).toBe('A passkey was added');
    expect(await withPassword(person)).toMatchObject({ statusCode: 1, data: { secondFactor: ['passkey'] } });

    const ticket = await ticketOf(person);
    const options = expectSuccess(await world.call(contract.startPasskeySignIn, { ticket }));
    const answer = { ticket, passkey: passkey.get(options) };
    const login = expectSuccess(await world.call(contract.secondFactor, answer));
    expectSuccess(await world.call(getAvatar, {}, login.token));
    expect(await world.call(contract.secondFactor, answer)).toMatchObject({
      httpStatus: 400,
      message: refusals.passkeyNotAccepted(),
    });

    const theirs = await addPasskey(stranger);
    const again = expectSuccess(await world.call(contract.startPasskeySignIn, { ticket }));
    const wrong = { ticket, passkey: theirs.passkey.get(again) };
    expect(await world.call(contract.secondFactor, wrong)).toMatchObject({ httpStatus: 400 });
  });

  test('a passkey alone can sign in if it verified its owner; one of another site or without verification cannot', async () => {
    const person = await world.candidate('Alma Alone', { profile: false });
    const { passkey } = await addPasskey(person);
    const start = async () => expectSuccess(await world.call(contract.startPasskeySignIn, {}));
    const login = expectSuccess(
      await world.call(contract.passkeySignIn, { passkey: passkey.get(await start()) }),
    );
    expect(login.user._id).toBe(person.id);

    const silent = softwarePasskey(world.ctx.config.publicUrl, { verifiesUser: false });
    await addPasskey(person, silent);
    const unasked = await world.call(contract.passkeySignIn, { passkey: silent.get(await start()) });
    expect(unasked).toMatchObject({ httpStatus: 400, message: refusals.passkeyNotAccepted() });

    const options = expectSuccess(
      await world.call(contract.startPasskey, { current: person.password }, person.token),
    );
    const elsewhere = softwarePasskey('https://evil.example').create(options);
    expect(
      await world.call(contract.addPasskey, { name: 'Evil', passkey: elsewhere }, person.token),
    ).toMatchObject({ httpStatus: 400, message: refusals.passkeyNotAccepted() });
  });

  test('passkeys have names, and are removed with the password; nobody else’s can be changed', async () => {
    const person = await world.candidate('Nina Named', { profile: false });
    const stranger = await world.candidate('Stan Stranger', { profile: false });
    await addPasskey(person);
    const read = async () => expectSuccess(await world.call(contract.getSecondFactor, {}, person.token));
    const passkeyId = (await read()).passkeys[0]!._id;
    const remove = (by: Person, current: string) =>
      world.call(contract.removePasskey, { passkeyId, current }, by.token);
    expect(
      await world.call(contract.renamePasskey, { passkeyId, name: 'Mine' }, stranger.token),
    ).toMatchObject({ httpStatus: 404 });
    expect(await remove(stranger, stranger.password)).toMatchObject({ httpStatus: 404 });
    expectSuccess(await world.call(contract.renamePasskey, { passkeyId, name: 'Key ring' }, person.token));
    expect((await read()).passkeys).toMatchObject([{ name: 'Key ring', lastUsedDate: null }]);
    expect(await remove(person, 'Wrong1!guess')).toMatchObject({ httpStatus: 400 });
    expectSuccess(await remove(person, person.password));
    expect((await world.mailTo(person.email)).at(-1)).toMatchObject({
      subject: 'A passkey was removed',
      text: expect.stringContaining('Key ring'),
    });
    expectSuccess(await withPassword(person));
  });
});

describe('a company that asks for a second factor', () => {
  const require = (person: Person, required: boolean, current = person.password) =>
    world.call(contract.requireSecondFactor, { required, current }, person.token);

  test('requires people without one to set it up before they are signed in', async () => {
    const employer = await world.employer('Enno Employer', { profile: false });
    expect(await require(employer, true, 'Wrong1!guess')).toMatchObject({ httpStatus: 400 });
    expectSuccess(await withPassword(employer));
    expectSuccess(await require(employer, true));
    expect(await withPassword(employer)).toMatchObject({
      statusCode: 1,
      message: 'Your company requires a second factor. Set one up to continue.',
      data: { secondFactor: [], ticket: expect.any(String) },
    });

    const ticket = await ticketOf(employer);
    expect(await world.call(getAvatar, {}, ticket)).toMatchObject({ httpStatus: 401 });
    const { totp } = expectSuccess(await world.call(contract.startEnrolment, { ticket }));
    expect(await world.call(contract.enrol, { ticket, code: '123456' })).toMatchObject({ httpStatus: 400 });
    const login = expectSuccess(await world.call(contract.enrol, { ticket, code: codeOf(totp.secret) }));
    expect(login.recoveryCodes).toHaveLength(10);
    expectSuccess(await world.call(getAvatar, {}, login.token));
    expect(await withPassword(employer)).toMatchObject({ statusCode: 1, data: { secondFactor: ['totp'] } });

    // The password alone can set up the first factor, but never a second one.
    expect(await world.call(contract.startEnrolment, { ticket })).toMatchObject({
      httpStatus: 400,
      message: refusals.ticketExpired(),
    });
    const last = await world.call(contract.removeTotp, { current: employer.password }, login.token);
    expect(last).toMatchObject({ statusCode: 1, message: refusals.secondFactorLast() });
    expectSuccess(await require(employer, false));
    expectSuccess(await world.call(contract.removeTotp, { current: employer.password }, login.token));
    expectSuccess(await withPassword(employer));
  });

  test('accepts a passkey as well', async () => {
    const employer = await world.employer('Paula Passkey', { profile: false });
    expectSuccess(await require(employer, true));
    const ticket = await ticketOf(employer);
    const { passkey: options } = expectSuccess(await world.call(contract.startEnrolment, { ticket }));
    const passkey = softwarePasskey(world.ctx.config.publicUrl);
    const login = expectSuccess(
      await world.call(contract.enrol, { ticket, passkey: passkey.create(options) }),
    );
    expect(login.recoveryCodes).toHaveLength(10);
    expect(await withPassword(employer)).toMatchObject({ data: { secondFactor: ['passkey'] } });
  });
});
