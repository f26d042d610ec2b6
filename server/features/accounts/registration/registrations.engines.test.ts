import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetPassword, resetPassword, signIn, verifyEmail } from '#contract/account/auth.ts';
import { MAIL_WINDOW_HOURS } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { signUp } from '#contract/account/users.ts';
import type { Schema } from '#server/database/schema.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { deleteExpiredRegistrations } from './registration-store.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const newEmail = (name: string) => `${name}.${randomBytes(4).toString('hex')}@example.com`;
const tokenIn = (link: string | null | undefined) => new URL(link ?? 'none:').searchParams.get('token') ?? '';

async function signUpAs(
  email: string,
  password: string,
  form: { name?: string; type?: string; captcha?: string } = {},
) {
  return world.callRaw<{ emailSent: boolean } | null>(signUp, {
    name: 'Olive Owner',
    email,
    mobile: '5550101234',
    password,
    confirm: password,
    type: 'candidate',
    captcha: form.captcha ?? (await world.solveCaptcha()),
    ...form,
  });
}

/** The token of each email's link, oldest first. */
async function tokensOf(email: string): Promise<string[]> {
  return (await world.mailTo(email)).map(({ link }) => tokenIn(link));
}

describe('registrations of one address', () => {
  test('four that are sent at once with the same form get one mail, and a later one gets its own', async () => {
    const email = newEmail('four');
    const captchas = await Promise.all(Array.from({ length: 4 }, () => world.solveCaptcha()));
    const replies = await Promise.all(captchas.map((captcha) => signUpAs(email, 'Plum8*fizz', { captcha })));
    expect(replies.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'email.already-registered')).toHaveLength(3);
    expect(await world.mailTo(email)).toHaveLength(1);
    await signUpAs(email, 'Plum8*fizz');
    expect(await world.mailTo(email)).toHaveLength(2);
  });

  test('each has its own link, which activates it with its own password and voids the others', async () => {
    const email = newEmail('own');
    expectSuccess(await signUpAs(email, 'Jolt5#kiwi', { name: 'Alan Attacker', type: 'employer' }));
    await world.settle();
    const owners = await signUpAs(email.toUpperCase(), 'Plum8*fizz');
    expect(owners).toMatchObject({
      httpStatus: 200,
      statusCode: 1,
      message: refusals.emailAlreadyExists(),
      data: { emailSent: true },
    });
    const first = await world.mailTo(email);
    const [mail] = await world.mailTo(email.toUpperCase());
    expect(first).toHaveLength(1);
    expect(first[0]!.text).toContain('as employer, with the name Alan Attacker');
    expect(mail!.text).toMatch(
      /Someone registered this email on 5 Mar 2030, 10:00 AM \(UTC\) as job seeker, with the name Olive Owner\./,
    );
    expect(mail!.text).toContain('Then do nothing');

    const verified = expectSuccess(await world.call(verifyEmail, { token: tokenIn(mail!.link) }));
    expect(verified).toMatchObject({ name: 'Olive Owner', role: 'candidate' });
    expect(verified.registeredAt).toMatch(/^2030-03-05T10:00/);
    const again = expectSuccess(await world.call(verifyEmail, { token: tokenIn(mail!.link) }));
    expect(again).toEqual(verified);

    expect(await world.call(signIn, { email, password: 'Jolt5#kiwi' })).toMatchObject({
      httpStatus: 401,
      message: refusals.wrongCredentials(),
    });
    const login = expectSuccess(await world.call(signIn, { email, password: 'Plum8*fizz' }));
    expect(login).toMatchObject({ userRole: 'candidate', user: { name: 'Olive Owner' } });
    expect(await world.call(verifyEmail, { token: tokenIn(first[0]!.link) })).toMatchObject({
      httpStatus: 400,
      message: refusals.linkExpired(),
    });
    expect(await signUpAs(email, 'Third12!')).toMatchObject({ statusCode: 1, data: { emailSent: false } });
  });

  test('signing in with the password of one mails its link again; a wrong one reveals nothing', async () => {
    const email = newEmail('pending');
    expectSuccess(await signUpAs(email, 'Jolt5#kiwi', { name: 'Alan Attacker' }));
    await signUpAs(email, 'Plum8*fizz');
    await world.settle();
    const before = (await tokensOf(email)).length;
    expect(await world.call(signIn, { email, password: 'Plum8*fizz' })).toMatchObject({
      httpStatus: 200,
      statusCode: 1,
      message: 'Email is Not verified',
      data: { emailSent: true },
    });
    const mails = await world.mailTo(email);
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)!.text).toContain('with the name Olive Owner');
    const wrong = await world.call(signIn, { email, password: 'Wrong12!' });
    const unknown = await world.call(signIn, { email: newEmail('nobody'), password: 'Wrong12!' });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ httpStatus: 401, message: refusals.wrongCredentials() });

    expectSuccess(await world.call(verifyEmail, { token: tokenIn(mails.at(-1)!.link) }));
    expectSuccess(await world.call(signIn, { email, password: 'Plum8*fizz' }));
  });

  test('seven simultaneous registrations send five mails, and none of them is lost', async () => {
    const email = newEmail('flood');
    const passwords = Array.from({ length: 7 }, (_, index) => `Flood${index}ab!`);
    const captchas = await Promise.all(passwords.map(() => world.solveCaptcha()));
    const replies = await Promise.all(
      passwords.map((password, index) => signUpAs(email, password, { captcha: captchas[index]! })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1);
    expect(replies.filter(({ data }) => data?.emailSent === true)).toHaveLength(5);
    const refused = replies.filter(({ httpStatus }) => httpStatus === 429);
    expect(refused.map(({ message }) => message)).toEqual(
      Array(2).fill(refusals.tooManyMails({ hours: MAIL_WINDOW_HOURS })),
    );
    expect(await world.mailTo(email)).toHaveLength(5);

    // A registration without an email: its password is known, and after an hour it gets its link.
    const password = passwords[replies.findIndex(({ httpStatus }) => httpStatus === 429)]!;
    expect(await world.call(signIn, { email, password })).toMatchObject({
      statusCode: 1,
      message: 'Email is Not verified',
      data: { emailSent: false },
    });
    const now = world.clock.now();
    world.clock.set(new Date(now.getTime() + HOUR_MS + 1_000));
    expect(await world.call(signIn, { email, password })).toMatchObject({ data: { emailSent: true } });
    const mails = await world.mailTo(email);
    expect(mails).toHaveLength(6);
    expectSuccess(await world.call(verifyEmail, { token: tokenIn(mails.at(-1)!.link) }));
    expectSuccess(await world.call(signIn, { email, password }));
    world.clock.set(now);
  });

  test('links of two that are followed at once make one account', async () => {
    const email = newEmail('race');
    await signUpAs(email, 'Zeal6&tuba');
    await signUpAs(email, 'Yurt2%mage');
    const tokens = await tokensOf(email);
    expect(tokens).toHaveLength(2);
    const replies = await Promise.all(
      [...tokens, ...tokens].map((token) => world.call(verifyEmail, { token })),
    );
    expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(2);
    expect(replies.filter(({ httpStatus }) => httpStatus === 400)).toHaveLength(2);
    const logins = await Promise.all(
      ['Zeal6&tuba', 'Yurt2%mage'].map((password) => world.call(signIn, { email, password })),
    );
    expect(logins.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
    expect(logins.filter(({ httpStatus }) => httpStatus === 401)).toHaveLength(1);
  });

  test('at most twenty are pending; those with a link are kept', async () => {
    const email = newEmail('many');
    expectSuccess(await signUpAs(email, 'Plum8*fizz'));
    const [token] = await tokensOf(email);
    const [{ id: _, mailed_at: __, ...pending }] = (await world.db
      .selectFrom('registrations')
      .selectAll()
      .where('email', '=', email)
      .execute()) as [Selectable<Schema['registrations']>];
    const created_at = world.clock.now();
    const flood = Array.from({ length: 25 }, () => ({ ...pending, created_at }));
    await world.db.insertInto('registrations').values(flood).execute();
    await signUpAs(email, 'Flood1ab!');
    const { count } = await world.db
      .selectFrom('registrations')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(20);
    expectSuccess(await world.call(verifyEmail, { token: token! }));
    expectSuccess(await world.call(signIn, { email, password: 'Plum8*fizz' }));
  });

  test('a registration that nobody activates is deleted when its link has expired', async () => {
    const email = newEmail('late');
    expectSuccess(await signUpAs(email, 'Plum8*fizz'));
    await world.settle();
    const now = world.clock.now();
    const after = new Date(now.getTime() + 73 * HOUR_MS);
    world.clock.set(after);
    expect(await world.call(signIn, { email, password: 'Plum8*fizz' })).toMatchObject({ httpStatus: 401 });
    await deleteExpiredRegistrations(world.db, after);
    const rows = await world.db.selectFrom('registrations').select('id').where('email', '=', email).execute();
    expect(rows).toEqual([]);
    expectSuccess(await signUpAs(email, 'Plum8*fizz'));
    world.clock.set(now);
  });

  test('a forgotten password can be replaced even before the address was verified', async () => {
    const email = newEmail('forgot');
    expectSuccess(await signUpAs(email, 'Jolt5#kiwi', { name: 'Alan Attacker' }));
    expectSuccess(await world.call(forgetPassword, { email }));
    const mail = (await world.mailTo(email)).find(({ subject }) => subject === 'Reset your password');
    expect(mail!.text).toContain('with the name Alan Attacker');
    const token = tokenIn(mail!.link);
    expectSuccess(await world.call(resetPassword, { token, password: 'Plum8*fizz', confirm: 'Plum8*fizz' }));
    expectSuccess(await world.call(signIn, { email, password: 'Plum8*fizz' }));
    expect(await world.call(signIn, { email, password: 'Jolt5#kiwi' })).toMatchObject({ httpStatus: 401 });
  });
});
