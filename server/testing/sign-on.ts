import { randomBytes } from 'node:crypto';
import type { InputOf } from '#contract/shared/endpoint.ts';
import {
  addSignOnDomain,
  finishSignOn,
  getCompanySignOn,
  proveSignOnDomain,
  saveCompanySignOn,
  setSignOnRules,
  startLinkingSignOn,
  startSignOn,
} from '#contract/account/sign-on.ts';
import { createNameServer } from '#server/platform/outgoing/name-server.ts';
import { localNameServer } from './name-server.ts';
import type { OpenIdProvider } from './openid-provider.ts';
import { type Person, type World, expectSuccess } from './world.ts';

/** Companies that use this provider, and helpers to sign on with it. */
export function signingOn(world: World, provider: OpenIdProvider) {
  const newDomain = () => `company-${randomBytes(4).toString('hex')}.test`;

  /** An owner whose company uses the provider and has proven that it owns the domain of the owner's address. */
  async function companyWithSignOn({ isProven = true } = {}): Promise<{
    owner: Person;
    domain: string;
    companyId: string;
  }> {
    const domain = newDomain();
    const owner = await world.employer('Olga Owner', { profile: false, domain });
    await setProvider(owner);
    if (isProven) await prove(owner, domain);
    const { companyId } = expectSuccess(await world.call(getCompanySignOn, {}, owner.token));
    return { owner, domain, companyId };
  }

  async function setProvider(owner: Person): Promise<void> {
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

  /** The whole flow: to the provider, signing in there as this person, and back. */
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

  /** Creates a reviewer without a password. */
  async function reviewerBySignOn(companyId: string, domain: string, owner: Person, name = 'Rita Reviewer') {
    await setRules(owner, { admitsNew: true });
    const email = `${name.split(' ')[0]!.toLowerCase()}@${domain}`;
    provider.people.set(name, { email, email_verified: true, name });
    const { login } = expectSuccess(await signOn({ companyId }, name));
    await setRules(owner, {});
    return { email, token: login!.token, id: login!.user._id };
  }

  return { companyWithSignOn, setRules, start, signOn, link, reviewerBySignOn };
}
