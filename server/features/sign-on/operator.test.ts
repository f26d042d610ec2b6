import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import {
  finishSignOn,
  getCompanySignOn,
  setSignOnRules,
  startLinkingSignOn,
  startSignOn,
} from '#contract/account/sign-on.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#server/testing/openid-provider.ts';
import { signingOn } from '#server/testing/sign-on.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let provider: OpenIdProvider;
beforeEach(async () => {
  provider = await startOpenIdProvider();
});
afterEach(() => provider.stop());

/** Uses the operator's provider. It is in a private network, which needs no other setting. */
async function worldWith(settings: Record<string, string> = {}): Promise<World> {
  const world = await startWorld({
    settings: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_NAME: 'Example Login',
      ...settings,
    },
  });
  onTestFinished(() => world.close());
  world.clock.set(new Date());
  return world;
}

async function signOn(world: World, sub: string) {
  const started = await world.call(startSignOn, {});
  const answer = await provider.answerFor(expectSuccess(started).address, sub);
  return world.call(finishSignOn, answer, undefined, { cookies: started.cookies });
}

const startLink = (world: World, person: Person) =>
  world.call(startLinkingSignOn, { kind: 'operator', current: person.password }, person.token);

async function link(world: World, person: Person, sub: string) {
  const started = await startLink(world, person);
  const answer = await provider.answerFor(expectSuccess(started).address, sub);
  return world.call(finishSignOn, answer, person.token, { cookies: started.cookies });
}

test('without a provider of the operator there is no sign-on', async () => {
  const world = await startWorld();
  onTestFinished(() => world.close());
  expect(await world.call(startSignOn, {})).toMatchObject({ code: 'sign-on.unknown-provider' });
});

test('it opens accounts that are linked, and none by an address', async () => {
  const world = await worldWith();
  const owner = await world.employer('Olga Owner', { profile: false });
  provider.people.set('olga', { email: owner.email, email_verified: true });
  expect(await signOn(world, 'olga')).toMatchObject({ code: 'sign-on.nobody' });
  expectSuccess(await link(world, owner, 'olga'));
  expect(expectSuccess(await signOn(world, 'olga')).login?.user._id).toBe(owner.id);
});

test('it opens accounts by a verified address if the operator says so, and makes none', async () => {
  const world = await worldWith({ OIDC_LINK_BY_EMAIL: 'on' });
  const owner = await world.employer('Olga Owner', { profile: false });
  provider.people.set('olga', { email: owner.email, email_verified: false });
  expect(await signOn(world, 'olga')).toMatchObject({ code: 'sign-on.nobody' });
  provider.people.set('olga', { email: owner.email, email_verified: true });
  expect(expectSuccess(await signOn(world, 'olga')).login?.user._id).toBe(owner.id);
  provider.people.set('new', { email: 'new@example.com', email_verified: true });
  expect(await signOn(world, 'new')).toMatchObject({ code: 'sign-on.nobody' });
});

test('it opens accounts of candidates only if the operator says so', async () => {
  const closed = await worldWith({ OIDC_LINK_BY_EMAIL: 'on' });
  const candidate = await closed.candidate('Cam Candidate', { profile: false });
  provider.people.set('cam', { email: candidate.email, email_verified: true });
  expect(await signOn(closed, 'cam')).toMatchObject({ code: 'sign-on.nobody' });
  expect(await startLink(closed, candidate)).toMatchObject({ code: 'sign-on.unknown-provider' });

  const open = await worldWith({ OIDC_ROLES: 'candidate' });
  const other = await open.candidate('Cam Candidate', { profile: false });
  expectSuccess(await link(open, other, 'other'));
  expect(expectSuccess(await signOn(open, 'other')).login).toMatchObject({
    userRole: 'candidate',
    user: { _id: other.id },
  });
  const employer = await open.employer('Olga Owner', { profile: false });
  expect(await startLink(open, employer)).toMatchObject({ code: 'sign-on.unknown-provider' });
});

test('it does not open the account of a member whose company requires its own provider', async () => {
  const world = await worldWith({ OUTGOING_PRIVATE_ADDRESSES: '127.0.0.0/8', OIDC_LINK_BY_EMAIL: 'on' });
  const ofCompany = await startOpenIdProvider();
  onTestFinished(() => ofCompany.stop());
  const on = signingOn(world, ofCompany);
  const { owner, companyId, domain } = await on.companyWithSignOn();
  const member = await on.reviewerBySignOn(companyId, domain, owner, 'Petra Past');
  provider.people.set('petra', { email: member.email, email_verified: true });
  expect(expectSuccess(await signOn(world, 'petra')).login?.user._id).toBe(member.id);
  await on.setRules(owner, { required: true });
  expect(await signOn(world, 'petra')).toMatchObject({
    statusCode: 1,
    code: 'sign-in.sign-on-required',
    message: 'Please sign in with your company’s single sign-on.',
    data: { companyId },
  });
  expect(expectSuccess(await on.signOn({ companyId }, 'Petra Past')).login?.user._id).toBe(member.id);

  // A person's first sign-on is refused before anything is linked.
  await on.setRules(owner, {});
  const newer = await on.reviewerBySignOn(companyId, domain, owner, 'Nora New');
  await on.setRules(owner, { required: true });
  provider.people.set('nora', { email: newer.email, email_verified: true });
  expect(await signOn(world, 'nora')).toMatchObject({ code: 'sign-in.sign-on-required' });
  // The only email is about the company's provider.
  expect((await world.mailTo(newer.email)).map(({ subject }) => subject)).toEqual([
    'Single sign-on was linked to your account',
  ]);
});

test('a company without a provider of its own may require it, and the operator names domains', async () => {
  const id = '2f1c9a34-0b5e-4c6d-8e7f-1a2b3c4d5e6f';
  const world = await worldWith({ COMPANY_DOMAINS: `other.test=${id}` });
  const owner = await world.employer('Olga Owner', { profile: false });
  const rules = { required: true, isSecondFactor: false, admitsNew: false, current: owner.password };
  expectSuccess(await world.call(setSignOnRules, rules, owner.token));
  expect(expectSuccess(await world.call(getCompanySignOn, {}, owner.token))).toMatchObject({
    required: true,
    operatorsProvider: 'Example Login',
    domains: [],
  });
  // An owner can still use the password.
  expectSuccess(await world.call(signIn, { email: owner.email, password: owner.password }));
  expect(await world.call(startSignOn, { email: 'somebody@other.test' })).toMatchObject({
    code: 'sign-on.unknown-provider',
  });
});
