import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { getCompany } from '#contract/company/company.ts';
import {
  finishSignOn,
  getCompanySignOn,
  startLinkingSignOn,
  startSignOn,
  unlinkSignOn,
} from '#contract/account/sign-on.ts';
import { hashPassword } from '#server/features/accounts/sign-in/passwords.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#server/testing/openid-provider.ts';
import { signingOn } from '#server/testing/sign-on.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** Which account a provider's person may open. */

const NOBODY =
  'No account is linked to this single sign-on. If you have an account, sign in with your password and link it under Account. If not, ask your company for an invitation.';

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

describe('a person whom the provider knows and who has no account for it', () => {
  const nobody = { statusCode: 1, code: 'sign-on.nobody', message: NOBODY, data: null };

  test('with an address that the provider did not verify, or does not tell', async () => {
    const { owner, companyId } = await on.companyWithSignOn();
    for (const person of [
      { email: owner.email, email_verified: false },
      { email: owner.email },
      { email_verified: true },
    ]) {
      provider.people.set('olga', person);
      expect(await on.signOn({ companyId }, 'olga')).toMatchObject(nobody);
    }
  });

  test('of a domain that the company has not proven', async () => {
    const { owner, companyId } = await on.companyWithSignOn({ isProven: false });
    provider.people.set('olga', { email: owner.email, email_verified: true });
    expect(await on.signOn({ companyId }, 'olga')).toMatchObject(nobody);
  });

  test('of another company, as whose member the provider presents its own person', async () => {
    const { owner: victim } = await on.companyWithSignOn();
    const { companyId, owner } = await on.companyWithSignOn();
    await on.setRules(owner, { admitsNew: true });
    provider.people.set('thief', { email: victim.email, email_verified: true });
    expect(await on.signOn({ companyId }, 'thief')).toMatchObject(nobody);
    const { domains: shown } = expectSuccess(await world.call(getCompanySignOn, {}, owner.token));
    expect(shown.map(({ domain }) => domain)).not.toContain(victim.email.split('@')[1]);
  });

  test('of another company, who is linked to the same provider there', async () => {
    const { owner: other } = await on.companyWithSignOn();
    expectSuccess(await on.link(other, 'other'));
    const { companyId } = await on.companyWithSignOn();
    expect(await on.signOn({ companyId }, 'other')).toMatchObject(nobody);
  });

  test('whose address belongs to a candidate, or to nobody', async () => {
    const { companyId, domain } = await on.companyWithSignOn();
    const candidate = await world.candidate('Cam Candidate', { profile: false });
    provider.people.set('cam', { email: candidate.email, email_verified: true });
    expect(await on.signOn({ companyId }, 'cam')).toMatchObject(nobody);
    provider.people.set('new', { email: `new@${domain}`, email_verified: true });
    expect(await on.signOn({ companyId }, 'new')).toMatchObject(nobody);
  });

  test('becomes a reviewer if the company wants that', async () => {
    const { owner, companyId, domain } = await on.companyWithSignOn();
    const reviewer = await on.reviewerBySignOn(companyId, domain, owner);
    const shown = expectSuccess(await world.call(getCompany, {}, reviewer.token));
    expect(shown).toMatchObject({ companyId, member: { name: 'Rita Reviewer', memberRole: 'reviewer' } });
    expect(await world.call(getCompanySignOn, {}, reviewer.token)).toMatchObject({ httpStatus: 403 });
  });
});

test('the answer to an address does not tell whether it has an account', async () => {
  const { owner, domain } = await on.companyWithSignOn();
  const known = await on.start({ email: owner.email });
  const unknown = await on.start({ email: `nobody@${domain}` });
  const parts = (address: string) => [...new URL(address).searchParams.keys()];
  expect(parts(known.address)).toEqual(parts(unknown.address));
  expect(await world.call(startSignOn, { email: 'somebody@elsewhere.test' })).toMatchObject({
    statusCode: 1,
    code: 'sign-on.unknown-provider',
    message: 'No company uses single sign-on with this email. Please sign in with your password.',
  });
});

describe('a company that requires single sign-on', () => {
  test('refuses the right password of a member, but not of an owner', async () => {
    const { owner, companyId, domain } = await on.companyWithSignOn();
    const reviewer = await on.reviewerBySignOn(companyId, domain, owner, 'Petra Password');
    const password = 'Brisk9?owl';
    await world.db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', reviewer.id)
      .execute();
    expectSuccess(await world.call(signIn, { email: reviewer.email, password }));
    await on.setRules(owner, { required: true });
    expect(await world.call(signIn, { email: reviewer.email, password })).toMatchObject({
      statusCode: 1,
      code: 'sign-in.sign-on-required',
      message: 'Please sign in with your company’s single sign-on.',
      data: { companyId },
    });
    // A wrong password reveals nothing about the company.
    expect(await world.call(signIn, { email: reviewer.email, password: 'Wrong7!word' })).toMatchObject({
      code: 'sign-in.wrong-credentials',
    });
    expectSuccess(await world.call(signIn, { email: owner.email, password: owner.password }));
    expectSuccess(await on.signOn({ companyId }, 'Petra Password'));
  });
});

describe('the second factor', () => {
  async function withFactorRequired() {
    const made = await on.companyWithSignOn();
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
    expect(await on.signOn({ companyId }, 'olga')).toMatchObject({
      code: 'sign-in.second-factor-to-set-up',
      data: { secondFactor: [], ticket: expect.any(String) },
    });
  });

  test('is not asked for if the company says that the sign-on is enough', async () => {
    const { companyId, owner } = await withFactorRequired();
    await on.setRules(owner, { isSecondFactor: true });
    expect(expectSuccess(await on.signOn({ companyId }, 'olga')).login?.user._id).toBe(owner.id);
  });
});

describe('an account', () => {
  test('is linked by the person who is signed in, whatever the address at the provider', async () => {
    const { owner, companyId } = await on.companyWithSignOn({ isProven: false });
    provider.people.set('olga', { email: 'olga@elsewhere.test' });
    expect(expectSuccess(await on.link(owner, 'olga')).login).toBeNull();
    expect(expectSuccess(await on.signOn({ companyId }, 'olga')).login?.user._id).toBe(owner.id);
    const input = { kind: 'company' as const, current: owner.password };
    expectSuccess(await world.call(unlinkSignOn, input, owner.token));
    expect(await on.signOn({ companyId }, 'olga')).toMatchObject({ code: 'sign-on.nobody' });
    const subjects = (await world.mailTo(owner.email)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual([
      'Single sign-on was linked to your account',
      'Single sign-on was removed',
    ]);
  });

  test('is not linked without the password, nor in the login of somebody else', async () => {
    const { owner } = await on.companyWithSignOn({ isProven: false });
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
    const { owner, companyId, domain } = await on.companyWithSignOn();
    await on.reviewerBySignOn(companyId, domain, owner);
    expect(await on.link(owner, 'Rita Reviewer')).toMatchObject({
      statusCode: 1,
      code: 'sign-on.linked-elsewhere',
    });
  });
});
