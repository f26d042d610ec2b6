import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword } from '#contract/account/account.ts';
import { forgetPassword, resetPassword, signIn, verifyEmail } from '#contract/account/auth.ts';
import { MOBILE_DIGITS } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { contactUs, getAvatar, signUp, uploadProfilePicture } from '#contract/account/users.ts';
import { PNG } from '#server/testing/documents.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const PASSWORD = 'Quoin7!vex';
const form = (email: string) => ({
  name: "Siobhán O'Neil-李",
  email,
  mobile: '5550101234',
  password: PASSWORD,
  confirm: PASSWORD,
  type: 'candidate' as const,
});
const tokenIn = (link: string | null | undefined) => new URL(link ?? 'none:').searchParams.get('token') ?? '';

describe('registration', () => {
  test('one can sign in only after the mailed link has verified the address', async () => {
    const email = 'siobhan@example.com';
    const signedUp = await world.call(signUp, { ...form(email), captcha: await world.solveCaptcha() });
    expect(signedUp).toMatchObject({
      httpStatus: 200,
      statusCode: 0,
      message: 'newSignup',
      data: { emailSent: true },
    });

    const early = await world.call(signIn, { email, password: PASSWORD });
    expect(early).toMatchObject({ httpStatus: 200, statusCode: 1, message: 'Email is Not verified' });

    const [mail] = await world.mailTo(email);
    expect(mail?.link).toContain('/verifyEmail?token=');
    expectSuccess(await world.call(verifyEmail, { token: tokenIn(mail?.link) }));
    expectSuccess(await world.call(verifyEmail, { token: tokenIn(mail?.link) }));

    const login = expectSuccess(await world.call(signIn, { email: email.toUpperCase(), password: PASSWORD }));
    expect(login).toMatchObject({ userRole: 'candidate', user: { name: "Siobhán O'Neil-李" } });
    const claims = JSON.parse(Buffer.from(login.token.split('.')[1]!, 'base64url').toString());
    expect(claims).toMatchObject({ sub: login.user._id, roleType: 'candidate', exp: expect.any(Number) });
  });

  test('a captcha counts only with a correct solution', async () => {
    const payload = JSON.parse(Buffer.from(await world.solveCaptcha(), 'base64').toString());
    const wrong = Buffer.from(JSON.stringify({ ...payload, number: payload.number + 1 })).toString('base64');
    expect(await world.call(signUp, { ...form('w@example.com'), captcha: wrong })).toMatchObject({
      httpStatus: 400,
      message: refusals.captchaFailed(),
    });
    expect(await world.call(signUp, { ...form('w@example.com'), captcha: 'nonsense' })).toMatchObject({
      httpStatus: 400,
    });
    expect(await world.mailTo('w@example.com')).toHaveLength(0);
  });

  test('a solved captcha stays solved through refusals, until there is a registration', async () => {
    const taken = await world.candidate('Taken Address', { profile: false });
    const captcha = await world.solveCaptcha();
    const weak = { ...form('third.try@example.com'), password: 'Password1!', confirm: 'Password1!' };
    expect(await world.call(signUp, { ...weak, captcha })).toMatchObject({ code: 'password.guessable' });
    expect(await world.call(signUp, { ...form(taken.email), captcha })).toMatchObject({
      code: 'email.already-registered',
    });
    expectSuccess(await world.call(signUp, { ...form('third.try@example.com'), captcha }));
    expect(await world.call(signUp, { ...form('fourth.try@example.com'), captcha })).toMatchObject({
      code: 'captcha.failed',
    });
  });

  test('one captcha makes one registration, and asks about ten addresses at most', async () => {
    const captcha = await world.solveCaptcha();
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        world.call(signUp, { ...form(`${name}.race@example.com`), captcha }),
      ),
    );
    expect(replies.map(({ code }) => code ?? 'registered').toSorted()).toEqual([
      'captcha.failed',
      'captcha.failed',
      'captcha.failed',
      'registered',
    ]);

    const taken = await world.candidate('Asked About', { profile: false });
    const other = await world.solveCaptcha();
    const codes: (string | undefined)[] = [];
    for (let ask = 0; ask < 11; ask += 1)
      codes.push((await world.call(signUp, { ...form(taken.email), captcha: other })).code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('email.already-registered'));
    expect(codes[10]).toBe('captcha.failed');
  });

  test.each([
    [{ name: 'R2D2' }, 'name', TEXTS.invalidName],
    [{ email: 'nobody@example' }, 'email', TEXTS.invalidEmail],
    [{ mobile: '55501o1234' }, 'mobile', TEXTS.onlyNumbers],
    [{ mobile: '555010123' }, 'mobile', rules.mobileLength({ digits: MOBILE_DIGITS })],
    [{ password: 'secret1', confirm: 'secret1' }, 'password', TEXTS.passwordRule],
    [{ confirm: 'Secret2!' }, 'confirm', rules.passwordMismatch()],
    [{ type: 'admin' }, 'type', 'Please choose to register as employer or as job seeker'],
    [{ captcha: '' }, 'captcha', refusals.captchaFailed()],
  ])('%j is refused with a sentence', async (change, path, message) => {
    const captcha = 'captcha' in change ? change.captcha : 'unsolved';
    const reply = await world.callRaw<{ issues: { path: string; message: string }[] }>(signUp, {
      ...form('bad@example.com'),
      ...change,
      captcha,
    });
    expect(reply).toMatchObject({ httpStatus: 400, statusCode: 2 });
    expect(reply.data.issues).toContainEqual({ path, message });
  });
});

describe('passwords', () => {
  test('the answer for an unknown address reveals nothing', async () => {
    const reply = await world.call(forgetPassword, { email: 'nobody@example.com' });
    expect(reply).toMatchObject({ statusCode: 0, message: TEXTS.resetLinkSent });
    expect(await world.mailTo('nobody@example.com')).toHaveLength(0);
  });

  const STOLEN = 'This password is on a list of stolen passwords. Please choose another one.';
  const OWN_NAME =
    'This password is your own name or email with a few characters added. Please choose another one.';

  test.each([
    ['Password1!', STOLEN],
    ['P@SSW0RD', STOLEN],
    ['Siobhan12!', OWN_NAME],
    ['!ONEIL*1999', OWN_NAME],
    ['First.guess1!', OWN_NAME],
  ])('%s is refused, and nobody has to solve a captcha before', async (password, message) => {
    const person = { ...form('first.guess@example.com'), name: "Siobhán O'Neil" };
    const reply = await world.callRaw(signUp, {
      ...person,
      password,
      confirm: password,
      captcha: 'unsolved',
    });
    expect(reply).toMatchObject({ httpStatus: 400, statusCode: 2, message, code: 'password.guessable' });
    expect(reply.data).toMatchObject({ issues: [{ path: 'password' }] });
  });

  test.each(['Barton#78704', 'Passw0rd!x', 'Summer2024!', 'Marker7!plum'])(
    '%s is accepted: nobody stole it, and it is not the name',
    async (password) => {
      const captcha = await world.solveCaptcha();
      const person = { ...form(`${crypto.randomUUID()}@example.com`), name: 'Mark Whitfield' };
      expectSuccess(await world.call(signUp, { ...person, password, confirm: password, captcha }));
    },
  );

  test('a new password by mail or under Account follows the same rule', async () => {
    const person = await world.candidate('Reset Renate', { profile: false });
    await world.call(forgetPassword, { email: person.email });
    const token = tokenIn((await world.mailTo(person.email)).at(-1)?.link);
    const choose = (password: string) => world.call(resetPassword, { token, password, confirm: password });
    expect(await choose('Renate2024!')).toMatchObject({ httpStatus: 400, message: OWN_NAME });
    expect(await choose('Welcome1!')).toMatchObject({ httpStatus: 400, message: STOLEN });
    expectSuccess(await choose('Brisk9?owl'));
    const { token: login } = expectSuccess(
      await world.call(signIn, { email: person.email, password: 'Brisk9?owl' }),
    );
    const change = (password: string) =>
      world.call(changePassword, { current: 'Brisk9?owl', password, confirm: password }, login);
    expect(await change('Renate2024!')).toMatchObject({ httpStatus: 400, message: OWN_NAME });
    expect(await change('Welcome1!')).toMatchObject({ httpStatus: 400, message: STOLEN });
    expectSuccess(await change('Passw0rd!x'));
  });
});

describe('names', () => {
  const register = async (name: string, type: 'employer' | 'candidate') => {
    const email = `named-${crypto.randomUUID()}@example.com`;
    const captcha = await world.solveCaptcha();
    return world.callRaw(signUp, { ...form(email), name, type, captcha });
  };

  test.each([
    'Harbour & Pine',
    '3M',
    'Acme GmbH & Co.KG',
    'A/S Dansk (København)',
    'Łódź Tech [Holding]',
    '$1 Store',
    '株式会社ナカノ',
  ])('a company may be called %s', async (name) => {
    expect(await register(name, 'employer')).toMatchObject({ statusCode: 0, message: TEXTS.newSignup });
  });

  test.each([
    ['', TEXTS.invalidName],
    ['&&', TEXTS.invalidName],
    [
      'jobs@win.example.com',
      'A name can’t contain a web address. If it isn’t one, put a space after the full stop.',
    ],
    ['<b>Acme</b>', TEXTS.invalidName],
    ['Ac\u200bme', TEXTS.invalidName],
    [
      'win.example.com',
      'A name can’t contain a web address. If it isn’t one, put a space after the full stop.',
    ],
    ['A'.repeat(101), 'A company name has at most 100 characters'],
  ])('no company is called %j', async (name, message) => {
    expect(await register(name, 'employer')).toMatchObject({ httpStatus: 400, statusCode: 2, message });
  });

  test('a job seeker must have the name of a person', async () => {
    expect(await register('3M', 'candidate')).toMatchObject({ httpStatus: 400, message: TEXTS.invalidName });
  });
});

test('a picture becomes the account’s and is served through a link; another person’s is not found', async () => {
  const owner = await world.employer('Picture Owner', { profile: false });
  const other = await world.employer('Other Owner', { profile: false });
  expect(expectSuccess(await world.call(getAvatar, {}, owner.token))).toBeNull();
  const path = expectSuccess(
    await world.upload(uploadProfilePicture, {}, { filename: 'logo.png', content: PNG }, owner.token),
  );
  const url = expectSuccess(await world.call(getAvatar, {}, owner.token));
  const served = await world.app.inject({ method: 'GET', url: url! });
  expect(served.rawPayload.equals(PNG)).toBe(true);
  expect(await world.call(getAvatar, { avatarPath: path }, other.token)).toMatchObject({ httpStatus: 404 });

  const script = await world.upload(
    uploadProfilePicture,
    {},
    { filename: 'logo.png', content: Buffer.from('<svg onload="alert(1)"/>') },
    owner.token,
  );
  expect(script).toMatchObject({ httpStatus: 415, statusCode: 2, message: refusals.imageFormat() });
  const large = await world.upload(
    uploadProfilePicture,
    {},
    { filename: 'logo.png', content: Buffer.concat([PNG, Buffer.alloc(5_242_881)]) },
    owner.token,
  );
  expect(large).toMatchObject({ httpStatus: 413, message: TEXTS.fileTooLarge });
  expect(expectSuccess(await world.call(getAvatar, {}, owner.token))).toBe(url);
});

test('the operator gets what visitors write', async () => {
  const reply = await world.call(contactUs, {
    phone: '5550101234',
    email: 'v@example.com',
    message: 'Hello <b>there</b>',
  });
  expect(reply.statusCode).toBe(0);
  const [mail] = await world.mailTo(world.ctx.config.operatorMail);
  expect(mail?.text).toContain('Hello <b>there</b>');
  expect(mail?.text).toContain('v@example.com');
  const bad = await world.callRaw(contactUs, { phone: 'call me', email: 'v@example.com' });
  expect(bad).toMatchObject({ httpStatus: 400, message: TEXTS.invalidPhone });
});
