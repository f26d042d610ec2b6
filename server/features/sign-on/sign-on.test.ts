import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '#contract/auth.ts';
import type { InputOf } from '#contract/endpoint.ts';
import {
  addSignOnDomain,
  finishSignOn,
  getCompanySignOn,
  getSignOn,
  proveSignOnDomain,
  saveCompanySignOn,
  setSignOnRules,
  startLinkingSignOn,
  startSignOn,
  unlinkSignOn,
} from '#contract/sign-on.ts';
import { getCompany } from '#contract/company.ts';
import { getAccount } from '#contract/account.ts';
import { createNameServer } from '#server/platform/name-server.ts';
import { localNameServer } from '#server/testing/name-server.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#server/testing/openid-provider.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

const NOBODY =
  'No account here belongs to this sign-on. If you have an account, sign in with your password and link the sign-on under Account. If not, ask your company for an invitation.';
const EXPIRED = 'This sign-on is too old, or was begun in another browser. Please begin again.';
const NOT_ACCEPTED = 'The answer of the single sign-on is not valid. Please begin again.';
const AWAY =
  'The single sign-on cannot be reached right now. Please sign in with your password, or try again in a few minutes.';

let world: World;
let provider: OpenIdProvider;
let domains = 0;
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.0/8' } });
});
afterAll(() => world.close());
beforeEach(async () => {
  // The provider's clock is the real one.
  world.clock.set(new Date());
  provider = await startOpenIdProvider();
  return () => provider.stop();
});

const newDomain = () => `company-${(domains += 1)}.test`;

/** An owner whose company uses the provider and has proven the domain of the owner's address. */
async function companyWithSignOn({ isProven = true } = {}): Promise<{
  owner: Person;
  domain: string;
  companyId: string;
}> {
  const domain = newDomain();
  const owner = await world.employer('Olga Owner', { profile: false, domain });
  await useProvider(owner);
  if (isProven) await prove(owner, domain);
  const { companyId } = expectSuccess(await world.call(getCompanySignOn, {}, owner.token));
  return { owner, domain, companyId };
}

async function useProvider(owner: Person): Promise<void> {
  const { issuer, clientId, clientSecret } = provider;
  const form = { issuer, clientId, clientSecret, current: owner.password };
  expectSuccess(await world.call(saveCompanySignOn, form, owner.token));
}

async function prove(owner: Person, domain: string): Promise<void> {
  const { nameServer, records } = await localNameServer();
  world.ctx.nameServer = nameServer;
  expectSuccess(await world.call(addSignOnDomain, { domain }, owner.token));
  const shown = expectSuccess(await world.call(getCompanySignOn, {}, owner.token));
  const { record } = shown.domains.find((one) => one.domain === domain)!;
  records.set(record.name, [record.value]);
  expectSuccess(await world.call(proveSignOnDomain, { domain }, owner.token));
  world.ctx.nameServer = createNameServer();
}

const rules = { required: false, isSecondFactor: false, admitsNew: false };
async function setRules(owner: Person, change: Partial<typeof rules>): Promise<void> {
  const input = { ...rules, ...change, current: owner.password };
  expectSuccess(await world.call(setSignOnRules, input, owner.token));
}

async function start(input: InputOf<typeof startSignOn>) {
  const reply = await world.call(startSignOn, input);
  return { address: expectSuccess(reply).address, cookies: reply.cookies };
}

/** The whole way: to the provider, there as this person, and back. */
async function signOn(input: InputOf<typeof startSignOn>, sub: string) {
  const { address, cookies } = await start(input);
  const answer = await provider.answerFor(address, sub);
  return world.call(finishSignOn, answer, undefined, { cookies });
}

async function link(person: Person, sub: string) {
  const started = await world.call(
    startLinkingSignOn,
    { kind: 'company', current: person.password },
    person.token,
  );
  const answer = await provider.answerFor(expectSuccess(started).address, sub);
  return world.call(finishSignOn, answer, person.token, { cookies: started.cookies });
}

/** Makes a reviewer who has no password. */
async function reviewerBySignOn(companyId: string, domain: string, owner: Person, name = 'Rita Reviewer') {
  await setRules(owner, { admitsNew: true });
  const email = `${name.split(' ')[0]!.toLowerCase()}@${domain}`;
  provider.people.set(name, { email, email_verified: true, name });
  const { login } = expectSuccess(await signOn({ companyId }, name));
  await setRules(owner, {});
  return { email, token: login!.token, id: login!.user._id };
}

test('a member signs on with the provider of the company, found by the domain of the address', async () => {
  const { owner } = await companyWithSignOn();
  provider.people.set('olga', { email: owner.email.toUpperCase(), email_verified: true });
  const { login } = expectSuccess(await signOn({ email: owner.email }, 'olga'));
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
  const { owner, companyId } = await companyWithSignOn();
  provider.people.set('olga', { email: owner.email, email_verified: true });
  expectSuccess(await signOn({ companyId }, 'olga'));
  provider.people.set('olga', { email: 'renamed@example.com', email_verified: false });
  expect(expectSuccess(await signOn({ companyId }, 'olga')).login?.user._id).toBe(owner.id);
  // The provider gave the address to somebody else.
  provider.people.set('successor', { email: owner.email, email_verified: true });
  expect(await signOn({ companyId }, 'successor')).toMatchObject({
    code: 'sign-on.nobody',
    message: NOBODY,
  });
});

describe('an answer that this server did not ask for in this browser', () => {
  test('is refused without the cookie, with that of another browser, and with another state', async () => {
    const { owner, companyId } = await companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    const mine = await start({ companyId });
    const other = await start({ companyId });
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
    const { owner, companyId } = await companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    const first = await start({ companyId });
    const answer = await provider.answerFor(first.address, 'olga');
    expectSuccess(await world.call(finishSignOn, answer, undefined, { cookies: first.cookies }));
    expect(await world.call(finishSignOn, answer, undefined, { cookies: first.cookies })).toMatchObject({
      code: 'sign-on.expired',
    });
    const second = await start({ companyId });
    const { state, iss } = await provider.answerFor(second.address, 'olga');
    const mixed = { state, iss, code: answer.code };
    expect(await world.call(finishSignOn, mixed, undefined, { cookies: second.cookies })).toMatchObject({
      httpStatus: 400,
      code: 'sign-on.not-accepted',
      message: NOT_ACCEPTED,
    });
  });

  test('is refused after ten minutes', async () => {
    const { owner, companyId } = await companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    const { address, cookies } = await start({ companyId });
    const answer = await provider.answerFor(address, 'olga');
    world.clock.set(new Date(Date.now() + 601_000));
    expect(await world.call(finishSignOn, answer, undefined, { cookies })).toMatchObject({
      code: 'sign-on.expired',
      message: EXPIRED,
    });
  });

  test('tells that the provider or the person ended it', async () => {
    const { companyId } = await companyWithSignOn();
    const { address, cookies } = await start({ companyId });
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
    const { owner, companyId } = await companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    provider.state.alter = (claims, signed) => signed({ ...claims, ...change });
    expect(await signOn({ companyId }, 'olga')).toMatchObject({
      code: 'sign-on.not-accepted',
      message: NOT_ACCEPTED,
      data: null,
    });
  });

  test('one that ended a moment ago is taken, because clocks differ', async () => {
    const { owner, companyId } = await companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    provider.state.alter = (claims, signed) => signed({ ...claims, exp: Math.floor(Date.now() / 1000) - 5 });
    expectSuccess(await signOn({ companyId }, 'olga'));
  });

  test('without a signature, or signed by somebody else', async () => {
    const { owner, companyId } = await companyWithSignOn();
    const stranger = await startOpenIdProvider();
    try {
      provider.people.set('olga', { email: owner.email, email_verified: true });
      provider.state.alter = async (claims, signed) => {
        const [, payload = ''] = (await signed(claims)).split('.');
        const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
        return `${header}.${payload}.`;
      };
      expect(await signOn({ companyId }, 'olga')).toMatchObject({ code: 'sign-on.not-accepted' });
      const own = provider.state.key;
      provider.state.key = { ...stranger.state.key, ...(own.kid === undefined ? {} : { kid: own.kid }) };
      provider.state.alter = (claims, signed) => signed(claims);
      expect(await signOn({ companyId }, 'olga')).toMatchObject({ code: 'sign-on.not-accepted' });
    } finally {
      stranger.stop();
    }
  });
});

test('the provider may change its key; its keys are read again once, and not for every unknown key', async () => {
  const { owner, companyId } = await companyWithSignOn();
  provider.people.set('olga', { email: owner.email, email_verified: true });
  expectSuccess(await signOn({ companyId }, 'olga'));
  expect(provider.state.keysRead).toBe(1);
  await provider.rotateKey();
  expectSuccess(await signOn({ companyId }, 'olga'));
  expect(provider.state.keysRead).toBe(2);
  await provider.rotateKey();
  expect(await signOn({ companyId }, 'olga')).toMatchObject({ code: 'sign-on.not-accepted' });
  expect(provider.state.keysRead).toBe(2);
});

describe('a provider that is away', () => {
  test('is told, and the password still works', async () => {
    const { owner, companyId } = await companyWithSignOn();
    provider.people.set('olga', { email: owner.email, email_verified: true });
    const { address, cookies } = await start({ companyId });
    const answer = await provider.answerFor(address, 'olga');
    provider.stop();
    const away = { statusCode: 1, code: 'sign-on.provider-away', message: AWAY };
    expect(await world.call(finishSignOn, answer, undefined, { cookies })).toMatchObject(away);
    expectSuccess(await world.call(signIn, { email: owner.email, password: owner.password }));
  });

  test('and that has not described itself yet', async () => {
    const { owner, companyId } = await companyWithSignOn();
    provider.stop();
    // Another secret, so that the description is asked for anew.
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

describe('a person whom the provider knows and who has no account for it', () => {
  const nobody = { statusCode: 1, code: 'sign-on.nobody', message: NOBODY, data: null };

  test('with an address that the provider did not verify, or does not tell', async () => {
    const { owner, companyId } = await companyWithSignOn();
    for (const person of [
      { email: owner.email, email_verified: false },
      { email: owner.email },
      { email_verified: true },
    ]) {
      provider.people.set('olga', person);
      expect(await signOn({ companyId }, 'olga')).toMatchObject(nobody);
    }
  });

  test('of a domain that the company has not proven', async () => {
    const { owner, companyId } = await companyWithSignOn({ isProven: false });
    provider.people.set('olga', { email: owner.email, email_verified: true });
    expect(await signOn({ companyId }, 'olga')).toMatchObject(nobody);
  });

  test('of another company, as whose member the provider presents its own person', async () => {
    const { owner: victim } = await companyWithSignOn();
    const { companyId, owner } = await companyWithSignOn();
    await setRules(owner, { admitsNew: true });
    provider.people.set('thief', { email: victim.email, email_verified: true });
    expect(await signOn({ companyId }, 'thief')).toMatchObject(nobody);
    const { domains: shown } = expectSuccess(await world.call(getCompanySignOn, {}, owner.token));
    expect(shown.map(({ domain }) => domain)).not.toContain(victim.email.split('@')[1]);
  });

  test('of another company, who is linked to the same provider there', async () => {
    const { owner: other } = await companyWithSignOn();
    expectSuccess(await link(other, 'other'));
    const { companyId } = await companyWithSignOn();
    expect(await signOn({ companyId }, 'other')).toMatchObject(nobody);
  });

  test('whose address belongs to a candidate, or to nobody', async () => {
    const { companyId, domain } = await companyWithSignOn();
    const candidate = await world.candidate('Cam Candidate', { profile: false });
    provider.people.set('cam', { email: candidate.email, email_verified: true });
    expect(await signOn({ companyId }, 'cam')).toMatchObject(nobody);
    provider.people.set('new', { email: `new@${domain}`, email_verified: true });
    expect(await signOn({ companyId }, 'new')).toMatchObject(nobody);
  });

  test('becomes a reviewer if the company wants that', async () => {
    const { owner, companyId, domain } = await companyWithSignOn();
    const reviewer = await reviewerBySignOn(companyId, domain, owner);
    const shown = expectSuccess(await world.call(getCompany, {}, reviewer.token));
    expect(shown).toMatchObject({ companyId, member: { name: 'Rita Reviewer', memberRole: 'reviewer' } });
    expect(await world.call(getCompanySignOn, {}, reviewer.token)).toMatchObject({ httpStatus: 403 });
  });
});

test('the answer to an address does not tell whether it has an account', async () => {
  const { owner, domain } = await companyWithSignOn();
  const known = await start({ email: owner.email });
  const unknown = await start({ email: `nobody@${domain}` });
  const parts = (address: string) => [...new URL(address).searchParams.keys()];
  expect(parts(known.address)).toEqual(parts(unknown.address));
  expect(await world.call(startSignOn, { email: 'somebody@elsewhere.test' })).toMatchObject({
    statusCode: 1,
    code: 'sign-on.unknown-provider',
    message: 'No company uses single sign-on for this address. Please sign in with your password.',
  });
});

describe('a company that requires single sign-on', () => {
  test('refuses the right password of a member, but not of an owner', async () => {
    const { owner, companyId, domain } = await companyWithSignOn();
    const reviewer = await reviewerBySignOn(companyId, domain, owner, 'Petra Password');
    const password = 'Brisk9?owl';
    const { hashPassword } = await import('#server/features/accounts/passwords.ts');
    await world.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', reviewer.id)
      .execute();
    expectSuccess(await world.call(signIn, { email: reviewer.email, password }));
    await setRules(owner, { required: true });
    expect(await world.call(signIn, { email: reviewer.email, password })).toMatchObject({
      statusCode: 1,
      code: 'sign-in.sign-on-required',
      message: 'Your company asks you to sign in with its single sign-on.',
      data: { companyId },
    });
    // A wrong password tells nothing of the company.
    expect(await world.call(signIn, { email: reviewer.email, password: 'Wrong7!word' })).toMatchObject({
      code: 'sign-in.wrong-credentials',
    });
    expectSuccess(await world.call(signIn, { email: owner.email, password: owner.password }));
    expectSuccess(await signOn({ companyId }, 'Petra Password'));
  });
});

describe('the second factor', () => {
  async function withFactorRequired() {
    const made = await companyWithSignOn();
    await world.db
      .insertInto('sign_in_rules')
      .values({ company_id: made.companyId, requires_second_factor: true })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ requires_second_factor: true }))
      .execute();
    provider.people.set('olga', { email: made.owner.email, email_verified: true });
    return made;
  }

  test('is asked for after a sign-on', async () => {
    const { companyId } = await withFactorRequired();
    expect(await signOn({ companyId }, 'olga')).toMatchObject({
      code: 'sign-in.second-factor-to-set-up',
      data: { secondFactor: [], ticket: expect.any(String) },
    });
  });

  test('is not asked for if the company says that the sign-on is enough', async () => {
    const { companyId, owner } = await withFactorRequired();
    await setRules(owner, { isSecondFactor: true });
    expect(expectSuccess(await signOn({ companyId }, 'olga')).login?.user._id).toBe(owner.id);
  });
});

describe('an account', () => {
  test('is linked by the person who is signed in, whatever the address at the provider', async () => {
    const { owner, companyId } = await companyWithSignOn({ isProven: false });
    provider.people.set('olga', { email: 'olga@elsewhere.test' });
    expect(expectSuccess(await link(owner, 'olga')).login).toBeNull();
    expect(expectSuccess(await signOn({ companyId }, 'olga')).login?.user._id).toBe(owner.id);
    const input = { kind: 'company' as const, current: owner.password };
    expectSuccess(await world.call(unlinkSignOn, input, owner.token));
    expect(await signOn({ companyId }, 'olga')).toMatchObject({ code: 'sign-on.nobody' });
    const subjects = (await world.mailTo(owner.email)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual([
      'Single sign-on was linked to your account',
      'Single sign-on was removed',
    ]);
  });

  test('is not linked without the password, nor in the login of somebody else', async () => {
    const { owner } = await companyWithSignOn({ isProven: false });
    const wrong = { kind: 'company' as const, current: 'Wrong7!word' };
    expect(await world.call(startLinkingSignOn, wrong, owner.token)).toMatchObject({
      code: 'password.wrong-current',
    });
    const started = await world.call(
      startLinkingSignOn,
      { kind: 'company', current: owner.password },
      owner.token,
    );
    const answer = await provider.answerFor(expectSuccess(started).address, 'olga');
    const other = await world.candidate('Cam Candidate', { profile: false });
    expect(await world.call(finishSignOn, answer, other.token, { cookies: started.cookies })).toMatchObject({
      code: 'sign-on.expired',
    });
  });

  test('is not linked to a person of the provider who has another account', async () => {
    const { owner, companyId, domain } = await companyWithSignOn();
    await reviewerBySignOn(companyId, domain, owner);
    expect(await link(owner, 'Rita Reviewer')).toMatchObject({
      statusCode: 1,
      code: 'sign-on.linked-elsewhere',
    });
  });
});
