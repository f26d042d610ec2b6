import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmEmail,
  getAccount,
  undoEmailChange,
} from '#contract/account/account.ts';
import { forgetPassword, resetPassword, signIn } from '#contract/account/auth.ts';
import { lockPerson } from '#contract/shared/operator.ts';
import { getAvatar } from '#contract/account/users.ts';
import { forgetOldEmailChanges } from '#server/features/accounts/email/change-email.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const SESSION_ENDED = 'Your session has expired. Please sign in again.';
const LINK_EXPIRED = 'This link is no longer valid. Please ask for a new one.';
const PASSWORD = 'Quoin7!vex';
const NEW_PASSWORD = { password: 'Gnu7$opal', confirm: 'Gnu7$opal' };
const HOUR = 3_600_000;

const somebody = (name: string) => world.candidate(name, { profile: false });
const isSignedIn = async (token: string) => (await world.call(getAvatar, {}, token)).httpStatus === 200;
const newAddress = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;
const later = (milliseconds: number) => world.clock.set(new Date(world.clock.now().getTime() + milliseconds));
const canSignIn = async (email: string, password: string) =>
  (await world.call(signIn, { email, password })).statusCode === 0;

/** The newest email to an address with this subject. */
async function newest(address: string, subject: string) {
  const mail = (await world.mailTo(address)).findLast((each) => each.subject === subject);
  if (!mail) throw new Error(`no mail "${subject}" to ${address}`);
  return { ...mail, token: new URL(mail.link ?? 'none:').searchParams.get('token') ?? '' };
}

async function ask(person: Person, email: string, token = person.token) {
  const reply = await world.call(changeEmail, { current: PASSWORD, email }, token);
  await world.settle();
  return reply;
}

const confirmToken = async (email: string) =>
  (await newest(email, 'Please confirm your new email address')).token;

describe('changing the e-mail address', () => {
  test('takes effect when the mailed link is confirmed; the old address gets a mail before and after', async () => {
    const person = await somebody('Maria Moves');
    const other = await world.signInAgain(person);
    const email = newAddress('maria.new');
    expect(await ask(person, email)).toMatchObject({
      statusCode: 0,
      message: 'We’ve sent a link to your new email. Open it there to confirm the change.',
    });
    expect(expectSuccess(await world.call(getAccount, {}, person.token))).toEqual({
      email: person.email,
      newEmail: email,
      language: null,
    });
    const warning = await newest(person.email, 'Your email address is about to change');
    expect(warning.text).toContain(email);
    expect(warning.text).toContain('This wasn’t me');
    expect(await canSignIn(email, PASSWORD)).toBe(false);
    expect(await canSignIn(person.email, PASSWORD)).toBe(true);
    expectSuccess(await world.call(forgetPassword, { email: person.email }));
    const reset = await newest(person.email, 'Reset your password');

    const token = await confirmToken(email);
    expect(await world.call(confirmEmail, { token })).toMatchObject({
      statusCode: 0,
      message: 'Your email has been changed.',
    });
    // Opening it twice is not an error.
    expectSuccess(await world.call(confirmEmail, { token }));
    expect(expectSuccess(await world.call(getAccount, {}, person.token))).toMatchObject({
      email,
      newEmail: null,
    });
    expect(await world.call(getAvatar, {}, other)).toMatchObject({ httpStatus: 401, message: SESSION_ENDED });
    expect(await world.call(resetPassword, { token: reset.token, ...NEW_PASSWORD })).toMatchObject({
      httpStatus: 400,
      message: LINK_EXPIRED,
    });
    expect((await newest(person.email, 'Your email address was changed')).text).toContain(email);
    expect(await canSignIn(person.email, PASSWORD)).toBe(false);
    expect(await canSignIn(email, PASSWORD)).toBe(true);
  });

  test('needs the current password and an address that is not in use', async () => {
    const [person, other] = [await somebody('Ursula Unsure'), await somebody('Tom Taken')];
    const refused = async (input: { current: string; email: string }, path: string, message: string) => {
      const reply = await world.callRaw<{ issues: { path: string; message: string }[] }>(
        changeEmail,
        input,
        person.token,
      );
      expect(reply).toMatchObject({ httpStatus: 400, statusCode: 2 });
      expect(reply.data.issues).toContainEqual({ path, message });
    };
    const free = newAddress('ursula.new');
    await refused({ current: 'Wrong123!', email: free }, 'current', 'This isn’t your current password');
    await refused({ current: PASSWORD, email: 'nobody' }, 'email', 'Please enter a valid Email Id');
    const own = person.email.toUpperCase();
    await refused({ current: PASSWORD, email: own }, 'email', 'This is already your email');
    const taken = other.email.toUpperCase();
    await refused({ current: PASSWORD, email: taken }, 'email', 'This email is already registered.');
    expect(await world.mailTo(free)).toHaveLength(0);
    expect(await world.mailTo(person.email)).toEqual([]);
  });

  test('the link works for a day, and for the newest request only', async () => {
    const person = await somebody('Lars Late');
    const [first, second] = [newAddress('lars.one'), newAddress('lars.two')];
    expectSuccess(await ask(person, first));
    expectSuccess(await ask(person, second));
    expect(await world.call(confirmEmail, { token: await confirmToken(first) })).toMatchObject({
      httpStatus: 400,
      message: LINK_EXPIRED,
    });
    const before = world.clock.now();
    later(25 * HOUR);
    expect(await world.call(confirmEmail, { token: await confirmToken(second) })).toMatchObject({
      httpStatus: 400,
    });
    const waiting = async () => expectSuccess(await world.call(getAccount, {}, person.token)).newEmail;
    expect(await waiting()).toBeNull();
    world.clock.set(before);
    expect(await waiting()).toBe(second);
    expectSuccess(await world.call(confirmEmail, { token: await confirmToken(second) }));
  });

  test('an address whose link has expired does not wait again when the link is deleted', async () => {
    const person = await somebody('Nils Night');
    expectSuccess(await ask(person, newAddress('nils.new')));
    const before = world.clock.now();
    later(25 * HOUR);
    await forgetOldEmailChanges(world.ctx);
    expect(expectSuccess(await world.call(getAccount, {}, person.token)).newEmail).toBeNull();
    world.clock.set(before);
  });

  test('is cancelled by its owner, and by a new password', async () => {
    const person = await somebody('Carl Cancel');
    const email = newAddress('carl.new');
    expectSuccess(await ask(person, email));
    expect(await world.call(cancelEmailChange, {}, person.token)).toMatchObject({
      statusCode: 0,
      message: 'Your email stays as it is.',
    });
    expect(await world.call(confirmEmail, { token: await confirmToken(email) })).toMatchObject({
      httpStatus: 400,
    });
    expectSuccess(await ask(person, email));
    expectSuccess(await world.call(changePassword, { current: PASSWORD, ...NEW_PASSWORD }, person.token));
    expect(await world.call(confirmEmail, { token: await confirmToken(email) })).toMatchObject({
      httpStatus: 400,
    });
    expect(expectSuccess(await world.call(getAccount, {}, person.token)).email).toBe(person.email);
  });

  test('an address that another account took meanwhile is refused with a sentence', async () => {
    const [one, two] = [await somebody('Ruth Rival'), await somebody('Ralf Rival')];
    const email = newAddress('the.same');
    expectSuccess(await ask(one, email));
    const oneToken = await confirmToken(email);
    expectSuccess(await ask(two, email));
    expectSuccess(await world.call(confirmEmail, { token: await confirmToken(email) }));
    expect(await world.call(confirmEmail, { token: oneToken })).toMatchObject({
      httpStatus: 200,
      statusCode: 1,
      message: 'This email is already registered.',
    });
    expect(await isSignedIn(one.token)).toBe(true);
  });

  test('is limited to five times an hour, by one person or to one address', async () => {
    const person = await somebody('Flo Flood');
    const victim = newAddress('victim');
    for (let nth = 0; nth < 5; nth += 1) expectSuccess(await ask(person, victim));
    expect(await ask(person, newAddress('another'))).toMatchObject({
      httpStatus: 429,
      message: 'You’ve asked for this too often. Please wait an hour and try again.',
    });
    const other = await somebody('Flora Flood');
    expect(await ask(other, victim.toUpperCase())).toMatchObject({ httpStatus: 429 });
    expect(await world.mailTo(victim)).toHaveLength(5);
    const before = world.clock.now();
    later(HOUR + 60_000);
    expectSuccess(await ask(person, newAddress('another')));
    world.clock.set(before);
  });

  test('is limited to five times an hour even for somebody who takes each change back', async () => {
    const person = await somebody('Uwe Undo');
    const victim = newAddress('victim');
    for (let nth = 0; nth < 5; nth += 1) expectSuccess(await ask(person, victim));
    const { token } = await newest(person.email, 'Your email address is about to change');
    expectSuccess(await world.call(undoEmailChange, { token, ...NEW_PASSWORD }));
    const { email, password } = { email: person.email, password: NEW_PASSWORD.password };
    const again = expectSuccess(await world.call(signIn, { email, password })).token;
    expect(await world.call(changeEmail, { current: password, email: victim }, again)).toMatchObject({
      httpStatus: 429,
    });
    expect(await world.mailTo(victim)).toHaveLength(5);
  });

  test('is not for a locked person: the mailed links are refused with the sentence of the lock', async () => {
    const person = await somebody('Leo Locked');
    const operator = await world.employer('Olga Operator', { profile: false });
    await makeOperator(world, operator);
    const email = newAddress('leo.new');
    expectSuccess(await ask(person, email));
    const wish = { personId: person.id, reason: 'Spam', current: operator.password };
    expectSuccess(await world.call(lockPerson, wish, operator.token));
    const undo = (await newest(person.email, 'Your email address is about to change')).token;
    const locked = {
      statusCode: 1,
      message:
        'This account has been locked by the people who run this site. If you think that’s a mistake, write to them.',
    };
    expect(await world.call(confirmEmail, { token: await confirmToken(email) })).toMatchObject(locked);
    expect(await world.call(undoEmailChange, { token: undo, ...NEW_PASSWORD })).toMatchObject(locked);
  });

  test('of 50 simultaneous confirmations one changes it', async () => {
    const person = await somebody('Rosi Race');
    const email = newAddress('rosi.new');
    expectSuccess(await ask(person, email));
    const token = await confirmToken(email);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        world.call(confirmEmail, { token }, undefined, { address: '10.2.0.1' }),
      ),
    );
    expect(replies.every(({ statusCode }) => statusCode === 0)).toBe(true);
    const told = (await world.mailTo(person.email)).filter(
      ({ subject }) => subject === 'Your email address was changed',
    );
    expect(told).toHaveLength(1);
  });
});

describe('the link in the mail "this was not me"', () => {
  test('before the change: the change is cancelled, the password is replaced, and every login ends', async () => {
    const person = await somebody('Nina Notme');
    const thief = await world.signInAgain(person);
    const email = newAddress('thief');
    expectSuccess(await ask(person, email, thief));
    const { token } = await newest(person.email, 'Your email address is about to change');
    // A thief who also changes the password cannot disable the link.
    const stolen = { password: 'Wisp3!dune', confirm: 'Wisp3!dune' };
    expectSuccess(await world.call(changePassword, { current: PASSWORD, ...stolen }, thief));
    expect(await world.call(undoEmailChange, { token, ...NEW_PASSWORD })).toMatchObject({
      statusCode: 0,
      message: 'Your email address has been restored. Use your new password to sign in.',
    });
    expect(await world.call(getAvatar, {}, thief)).toMatchObject({ httpStatus: 401, message: SESSION_ENDED });
    expect(await isSignedIn(person.token)).toBe(false);
    expect(await world.call(confirmEmail, { token: await confirmToken(email) })).toMatchObject({
      httpStatus: 400,
    });
    expect(await canSignIn(person.email, 'Wisp3!dune')).toBe(false);
    expect(await canSignIn(person.email, NEW_PASSWORD.password)).toBe(true);
    expect(await world.call(undoEmailChange, { token, ...NEW_PASSWORD })).toMatchObject({
      httpStatus: 400,
      message: LINK_EXPIRED,
    });
  });

  test('after the change: the old address is restored, even if the thief changed it again; both get a mail', async () => {
    const person = await somebody('Nora Notme');
    const thief = await world.signInAgain(person);
    const [first, second] = [newAddress('thief.one'), newAddress('thief.two')];
    expectSuccess(await ask(person, first, thief));
    expectSuccess(await world.call(confirmEmail, { token: await confirmToken(first) }));
    expectSuccess(await ask(person, second, thief));
    expectSuccess(await world.call(confirmEmail, { token: await confirmToken(second) }));
    const owners = await newest(person.email, 'Your email address was changed');
    const thiefs = await newest(first, 'Your email address was changed');

    const before = world.clock.now();
    later(6 * 24 * HOUR);
    await forgetOldEmailChanges(world.ctx);
    expectSuccess(await world.call(undoEmailChange, { token: owners.token, ...NEW_PASSWORD }));
    expect(await isSignedIn(thief)).toBe(false);
    expect(await canSignIn(second, PASSWORD)).toBe(false);
    expect(await canSignIn(person.email, NEW_PASSWORD.password)).toBe(true);
    // Nor can the thief undo it with their own link.
    const stolen = { token: thiefs.token, password: 'Wisp3!dune', confirm: 'Wisp3!dune' };
    expect(await world.call(undoEmailChange, stolen)).toMatchObject({ httpStatus: 400 });
    expect((await newest(second, 'Your account was recovered')).text).toContain(person.email);
    expect((await newest(person.email, 'Your account was recovered')).text).toContain('new password');
    world.clock.set(before);
  });

  test('works for seven days', async () => {
    const person = await somebody('Wim Week');
    const email = newAddress('wim.new');
    expectSuccess(await ask(person, email));
    expectSuccess(await world.call(confirmEmail, { token: await confirmToken(email) }));
    const { token } = await newest(person.email, 'Your email address was changed');
    const before = world.clock.now();
    later(7 * 24 * HOUR + 60_000);
    expect(await world.call(undoEmailChange, { token, ...NEW_PASSWORD })).toMatchObject({ httpStatus: 400 });
    await forgetOldEmailChanges(world.ctx);
    const rows = await world.db
      .selectFrom('email_changes')
      .select('id')
      .where('user_id', '=', person.id)
      .execute();
    expect(rows).toEqual([]);
    world.clock.set(before);
  });
});
