import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSignOn } from '#contract/sign-on.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#server/testing/openid-provider.ts';
import { signingOn } from '#server/testing/sign-on.ts';
import { type World, startWorld } from '#server/testing/world.ts';

let world: World;
let provider: OpenIdProvider;
let on: ReturnType<typeof signingOn>;
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.0/8' } });
});
afterAll(() => world.close());
beforeEach(async () => {
  // The provider's clock is the real one.
  world.clock.set(new Date());
  provider = await startOpenIdProvider();
  on = signingOn(world, provider);
  return () => provider.stop();
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

test('an ID token that is signed with the client secret is refused', async () => {
  const { owner, companyId } = await on.companyWithSignOn();
  provider.people.set('olga', { email: owner.email, email_verified: true });
  provider.state.alter = (claims) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(provider.clientSecret));
  expect(await on.signOn({ companyId }, 'olga')).toMatchObject({ code: 'sign-on.not-accepted' });
});
