import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAccount } from '#contract/account/account.ts';
import { signIn } from '#contract/account/auth.ts';
import { finishSignOn, getSignOn, startSignOn } from '#contract/account/sign-on.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#server/testing/openid-provider.ts';
import { signingOn } from '#server/testing/sign-on.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** Signing in through the provider: what is accepted, and what is not. */

const NOBODY =
  'No account is linked to this single sign-on. If you have an account, sign in with your password and link it under Account. If not, ask your company for an invitation.';
const EXPIRED = 'This sign-on has expired or was started in another browser. Please start again.';
const NOT_ACCEPTED = 'We couldn’t verify the answer from your single sign-on provider. Please start again.';
const AWAY =
  'We can’t reach your single sign-on provider right now. Please sign in with your password, or try again in a few minutes.';

let world: World;
let provider: OpenIdProvider;
let on: ReturnType<typeof signingOn>;
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.0/8' } });
});
afterAll(() => world.close());
beforeEach(async () => {
  // The provider uses the real clock.
  world.clock.set(new Date());
  provider = await startOpenIdProvider();
  on = signingOn(world, provider);
  return () => provider.stop();
});

test('a member signs on with the provider of the company, found by the domain of the address', async () => {
  const { owner } = await on.companyWithSignOn();
  provider.people.set('olga', { email: owner.email.toUpperCase(), email_verified: true });
  const { login } = expectSuccess(await on.signOn({ email: owner.email }, 'olga'));
  expect(login).toMatchObject({ userRole: 'employer', user: { _id: owner.id, email: owner.email } });
  expect(expectSuccess(await world.call(getAccount, {}, login!.token)).email).toBe(owner.email);
  const shown = expectSuccess(await world.call(getSignOn, {}, owner.token));
  expect(shown).toEqual({
    providers: [
      {
        kind: 'company',
        name: new URL(provider.issuer).host,
        linkedDate: expect.any(String),
        lastUsedDate: expect.any(String),
      },
    ],
    required: false,
  });
  const mails = await world.mailTo(owner.email);
  expect(mails.at(-1)?.subject).toBe('Single sign-on was linked to your account');
});

test('from then on the person of the provider counts, and not the address', async () => {
  const { owner, companyId } = await on.companyWithSignOn();
  provider.people.set('olga', { email: owner.email, email_verified: true });
  expectSuccess(await on.signOn({ companyId }, 'olga'));
  provider.people.set('olga', { email: 'renamed@example.com', email_verified: false });
  expect(expectSuccess(await on.signOn({ companyId }, 'olga')).login?.user._id).toBe(owner.id);
  // The provider gave the address to someone else.
  provider.people.set('successor', { email: owner.email, email_verified: true });
  expect(await on.signOn({ companyId }, 'successor')).toMatchObject({
    code: 'sign-on.nobody',
    message: NOBODY,
  });
});

describe('an answer that this server did not ask for in this browser', () => {
  test('is refused without the cookie, with that of another browser, and with another state', async () => {
    const { owner, companyId } = await on.companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    const mine = await on.start({ companyId });
    const other = await on.start({ companyId });
    const answer = await provider.answerFor(mine.address, 'olga');
    const refused = { httpStatus: 400, code: 'sign-on.expired', message: EXPIRED };
    expect(await world.call(finishSignOn, answer)).toMatchObject(refused);
    expect(await world.call(finishSignOn, answer, undefined, { cookies: other.cookies })).toMatchObject(
      refused,
    );
    expect(
      await world.call(finishSignOn, { ...answer, state: 'another' }, undefined, { cookies: mine.cookies }),
    ).toMatchObject(refused);
    expectSuccess(await world.call(finishSignOn, answer, undefined, { cookies: mine.cookies }));
  });

  test('is refused a second time, and with the code of another sign-on', async () => {
    const { owner, companyId } = await on.companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    const first = await on.start({ companyId });
    const answer = await provider.answerFor(first.address, 'olga');
    expectSuccess(await world.call(finishSignOn, answer, undefined, { cookies: first.cookies }));
    expect(await world.call(finishSignOn, answer, undefined, { cookies: first.cookies })).toMatchObject({
      code: 'sign-on.expired',
    });
    const second = await on.start({ companyId });
    const { state, iss } = await provider.answerFor(second.address, 'olga');
    const mixed = { state, iss, code: answer.code };
    expect(await world.call(finishSignOn, mixed, undefined, { cookies: second.cookies })).toMatchObject({
      httpStatus: 400,
      code: 'sign-on.not-accepted',
      message: NOT_ACCEPTED,
    });
  });

  test('is refused after ten minutes', async () => {
    const { owner, companyId } = await on.companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    const { address, cookies } = await on.start({ companyId });
    const answer = await provider.answerFor(address, 'olga');
    world.clock.set(new Date(Date.now() + 601_000));
    expect(await world.call(finishSignOn, answer, undefined, { cookies })).toMatchObject({
      code: 'sign-on.expired',
      message: EXPIRED,
    });
  });

  test('tells that the provider or the person ended it', async () => {
    const { companyId } = await on.companyWithSignOn();
    const { address, cookies } = await on.start({ companyId });
    const state = new URL(address).searchParams.get('state')!;
    const input = { state, error: 'access_denied' };
    expect(await world.call(finishSignOn, input, undefined, { cookies })).toMatchObject({
      statusCode: 1,
      code: 'sign-on.cancelled',
    });
  });
});

describe('an ID token that is not right is refused', () => {
  test.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'another-client' }],
    ['another issuer', { iss: 'https://login.example.com' }],
    ['no subject', { sub: undefined }],
    ['an end that is over', { exp: Math.floor(Date.now() / 1000) - 60 }],
  ])('%s', async (_, change) => {
    const { owner, companyId } = await on.companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    provider.state.alter = (claims, signed) => signed({ ...claims, ...change });
    expect(await on.signOn({ companyId }, 'olga')).toMatchObject({
      code: 'sign-on.not-accepted',
      message: NOT_ACCEPTED,
      data: null,
    });
  });

  test('one that ended a moment ago is taken, because clocks differ', async () => {
    const { owner, companyId } = await on.companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    provider.state.alter = (claims, signed) => signed({ ...claims, exp: Math.floor(Date.now() / 1000) - 5 });
    expectSuccess(await on.signOn({ companyId }, 'olga'));
  });

  test('one that is signed with the client secret', async () => {
    const { owner, companyId } = await on.companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    provider.state.alter = (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(provider.clientSecret));
    expect(await on.signOn({ companyId }, 'olga')).toMatchObject({ code: 'sign-on.not-accepted' });
  });

  test('without a signature, or signed by somebody else', async () => {
    const { owner, companyId } = await on.companyWithSignOn();
    const stranger = await startOpenIdProvider();
    try {
      provider.people.set('olga', { email: owner.email, email_verified: true });
      provider.state.alter = async (claims, signed) => {
        const [, payload = ''] = (await signed(claims)).split('.');
        const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
        return `${header}.${payload}.`;
      };
      expect(await on.signOn({ companyId }, 'olga')).toMatchObject({ code: 'sign-on.not-accepted' });
      const own = provider.state.key;
      provider.state.key = { ...stranger.state.key, ...(own.kid === undefined ? {} : { kid: own.kid }) };
      provider.state.alter = (claims, signed) => signed(claims);
      expect(await on.signOn({ companyId }, 'olga')).toMatchObject({ code: 'sign-on.not-accepted' });
    } finally {
      stranger.stop();
    }
  });
});

test('the provider may change its key; its keys are read again once, and not for every unknown key', async () => {
  const { owner, companyId } = await on.companyWithSignOn();
  provider.people.set('olga', { email: owner.email, email_verified: true });
  expectSuccess(await on.signOn({ companyId }, 'olga'));
  expect(provider.state.keysRead).toBe(1);
  await provider.rotateKey();
  expectSuccess(await on.signOn({ companyId }, 'olga'));
  expect(provider.state.keysRead).toBe(2);
  await provider.rotateKey();
  expect(await on.signOn({ companyId }, 'olga')).toMatchObject({ code: 'sign-on.not-accepted' });
  expect(provider.state.keysRead).toBe(2);
});

describe('a provider that is away', () => {
  test('is told, and the password still works', async () => {
    const { owner, companyId } = await on.companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    const { address, cookies } = await on.start({ companyId });
    const answer = await provider.answerFor(address, 'olga');
    provider.stop();
    const away = { statusCode: 1, code: 'sign-on.provider-away', message: AWAY };
    expect(await world.call(finishSignOn, answer, undefined, { cookies })).toMatchObject(away);
    expectSuccess(await world.call(signIn, { email: owner.email, password: owner.password }));
  });

  test('and that has not described itself yet', async () => {
    const { owner, companyId } = await on.companyWithSignOn();
    provider.stop();
    // A different issuer, so that the description is requested again.
    await world.db
      .updateTable('sign_on_providers')
      .set({ issuer: `${provider.issuer}/` })
      .where('company_id', '=', companyId)
      .execute();
    expect(await world.call(startSignOn, { email: owner.email })).toMatchObject({
      statusCode: 1,
      code: 'sign-on.provider-away',
      message: AWAY,
    });
  });
});

test('a sign-on is the code flow with PKCE, state and nonce; its cookie and its state are stored as hashes', async () => {
  const { companyId } = await on.companyWithSignOn();
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/${startSignOn.path}`,
    payload: { companyId },
  });
  expect(answer.statusCode).toBe(200);
  const address = new URL(answer.json().responseData.address as string);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{20,}$/),
    state: expect.stringMatching(/^[\w-]{20,}$/),
  });
  expect(address.href).not.toContain(provider.clientSecret);
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(
    /^roundone_sign_on=[\w-]{43}; Path=\/api\/auth; Max-Age=600; HttpOnly; SameSite=Strict$/,
  );
  const value = /=([\w-]{43});/.exec(cookie)![1]!;
  const stored = JSON.stringify(await world.db.selectFrom('sign_on_attempts').selectAll().execute());
  expect(stored).toContain(address.searchParams.get('nonce'));
  expect(stored).not.toContain(value);
  expect(stored).not.toContain(address.searchParams.get('state'));
});
