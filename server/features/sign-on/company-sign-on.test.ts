import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addSignOnDomain,
  finishSignOn,
  getCompanySignOn,
  getSignOn,
  proveSignOnDomain,
  removeCompanySignOn,
  removeSignOnDomain,
  saveCompanySignOn,
  setSignOnRules,
  startLinkingSignOn,
  startSignOn,
} from '#contract/account/sign-on.ts';
import { getHistory } from '#contract/company/company-members.ts';
import { localNameServer } from '#server/testing/name-server.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#server/testing/openid-provider.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let provider: OpenIdProvider;
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.0/8' } });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(new Date());
  provider = await startOpenIdProvider();
  return () => provider.stop();
});

const newOwner = () => world.employer('Olga Owner', { profile: false });
const save = (
  owner: Person,
  change: Partial<Record<'issuer' | 'clientId' | 'clientSecret' | 'current', string>> = {},
) => {
  const { issuer, clientId, clientSecret } = provider;
  const form = { issuer, clientId, clientSecret, current: owner.password, ...change };
  return world.call(saveCompanySignOn, form, owner.token);
};
const show = async (owner: Person) => expectSuccess(await world.call(getCompanySignOn, {}, owner.token));

describe('the provider of a company', () => {
  test('is saved, and its secret is never shown again and not stored in clear', async () => {
    const owner = await newOwner();
    expect(await show(owner)).toMatchObject({ provider: null, required: false, domains: [] });
    expectSuccess(await save(owner));
    const shown = await show(owner);
    expect(shown).toMatchObject({
      companyId: owner.id,
      redirectAddress: 'http://localhost:3000/sign-on',
      startAddress: `http://localhost:3000/login?signOn=${owner.id}`,
      provider: { issuer: provider.issuer, clientId: 'roundone', admitsNew: false },
    });
    expect(JSON.stringify(shown)).not.toContain(provider.clientSecret);
    const rows = await world.db.selectFrom('sign_on_providers').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(provider.clientSecret);
    const { events } = expectSuccess(await world.call(getHistory, {}, owner.token));
    expect(events[0]).toMatchObject({ action: 'sign-on.saved', actorName: 'Olga Owner' });
  });

  test('keeps its secret for the same client, and needs it for another one', async () => {
    const owner = await newOwner();
    expectSuccess(await save(owner));
    expectSuccess(await save(owner, { clientSecret: '' }));
    const missing = {
      httpStatus: 400,
      message: 'Please enter the client secret from your provider',
    };
    expect(await save(owner, { clientSecret: '', clientId: 'another' })).toMatchObject(missing);
    expect(await save(owner, { clientSecret: '', issuer: `${provider.issuer}/other` })).toMatchObject(
      missing,
    );
  });

  test.each([
    [
      'http://10.0.0.1:8443/',
      'This address belongs to a private network, and the operator has not allowed it.',
    ],
    ['not an address', 'Please enter the address of the provider, such as https://login.example.com'],
    ['file:///etc/passwd', 'Please enter the address of the provider, such as https://login.example.com'],
  ])('is not called at %s', async (issuer, message) => {
    const owner = await newOwner();
    expect(await save(owner, { issuer })).toMatchObject({ httpStatus: 400, message });
    expect((await show(owner)).provider).toBeNull();
  });

  test('is not saved if it is away, or calls itself otherwise', async () => {
    const owner = await newOwner();
    provider.stop();
    expect(await save(owner)).toMatchObject({
      statusCode: 1,
      code: 'sign-on.provider-away',
      message:
        'The provider did not describe itself at this address. Nothing was saved. Please compare the address with the one that the provider shows as its issuer.',
    });
    const other = await startOpenIdProvider();
    try {
      const alias = other.issuer.replace('127.0.0.1', 'localhost');
      expect(await save(owner, { issuer: alias })).toMatchObject({ code: 'sign-on.provider-away' });
      expect((await show(owner)).provider).toBeNull();
    } finally {
      other.stop();
    }
  });

  test('is not saved if its page to sign in is a script', async () => {
    const owner = await newOwner();
    const server = createServer((request, response) => {
      const issuer = `http://${request.headers.host}`;
      const endpoints = { token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ issuer, authorization_endpoint: 'javascript:alert(1)//', ...endpoints }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const { port } = server.address() as AddressInfo;
      expect(await save(owner, { issuer: `http://127.0.0.1:${port}` })).toMatchObject({
        code: 'sign-on.provider-away',
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('cannot be used with a secret of another installation, until it is entered again', async () => {
    const owner = await newOwner();
    expectSuccess(await save(owner));
    await world.db
      .updateTable('sign_on_providers')
      .set({ client_secret: 'x'.repeat(80) })
      .where('company_id', '=', owner.id)
      .execute();
    expectSuccess(await world.call(getSignOn, {}, owner.token));
    const start = () => world.call(startSignOn, { companyId: owner.id });
    expect(await start()).toMatchObject({ statusCode: 1, code: 'sign-on.provider-away' });
    expect(await save(owner, { clientSecret: '' })).toMatchObject({ httpStatus: 400 });
    expectSuccess(await save(owner));
    expectSuccess(await start());
  });

  test('is changed with the password alone', async () => {
    const owner = await newOwner();
    const wrong = { code: 'password.wrong-current' };
    expect(await save(owner, { current: 'Wrong7!word' })).toMatchObject(wrong);
    expectSuccess(await save(owner));
    expect(await world.call(removeCompanySignOn, { current: 'Wrong7!word' }, owner.token)).toMatchObject(
      wrong,
    );
    const all = { required: true, isSecondFactor: true, admitsNew: true, current: 'Wrong7!word' };
    expect(await world.call(setSignOnRules, all, owner.token)).toMatchObject(wrong);
  });

  test('ends the links and the rules when it is removed; another client ends the links', async () => {
    const owner = await newOwner();
    expectSuccess(await save(owner));
    const link = async () => {
      const started = await world.call(
        startLinkingSignOn,
        { kind: 'company', current: owner.password },
        owner.token,
      );
      const answer = await provider.answerFor(expectSuccess(started).address, 'olga');
      expectSuccess(await world.call(finishSignOn, answer, owner.token, { cookies: started.cookies }));
    };
    const isLinked = async () =>
      expectSuccess(await world.call(getSignOn, {}, owner.token)).providers[0]?.linkedDate !== null;
    await link();
    expectSuccess(await save(owner, { clientSecret: '' }));
    expect(await isLinked()).toBe(true);
    expectSuccess(await save(owner, { clientId: 'another' }));
    expect(await isLinked()).toBe(false);
    const rules = { required: true, isSecondFactor: true, admitsNew: false, current: owner.password };
    expectSuccess(await world.call(setSignOnRules, rules, owner.token));
    expectSuccess(await world.call(removeCompanySignOn, { current: owner.password }, owner.token));
    expect(await show(owner)).toMatchObject({ provider: null, required: false, isSecondFactor: false });
    expect(await world.call(setSignOnRules, rules, owner.token)).toMatchObject({
      code: 'sign-on.unknown-provider',
    });
  });
});

describe('a domain', () => {
  async function withRecords() {
    const { nameServer, records } = await localNameServer();
    world.ctx.nameServer = nameServer;
    return records;
  }
  const add = (owner: Person, domain: string) => world.call(addSignOnDomain, { domain }, owner.token);
  const proveIt = (owner: Person, domain: string) => world.call(proveSignOnDomain, { domain }, owner.token);
  const recordOf = async (owner: Person, domain: string) =>
    (await show(owner)).domains.find((one) => one.domain === domain)!.record;

  test('counts once its TXT record is found', async () => {
    const records = await withRecords();
    const owner = await newOwner();
    expectSuccess(await save(owner));
    expectSuccess(await add(owner, '@First.test'));
    const email = 'somebody@first.test';
    expect(await world.call(startSignOn, { email })).toMatchObject({ code: 'sign-on.unknown-provider' });
    expect(await proveIt(owner, 'first.test')).toMatchObject({
      statusCode: 1,
      code: 'sign-on.domain-not-proven',
      message:
        'There is no TXT record _roundone.first.test yet. A new record may take an hour to be seen everywhere.',
    });
    const { name, value } = await recordOf(owner, 'first.test');
    expect(name).toBe('_roundone.first.test');
    records.set(name, ['something else']);
    expect(await proveIt(owner, 'first.test')).toMatchObject({
      message: 'The TXT record _roundone.first.test holds something else.',
    });
    records.set(name, ['something else', value]);
    expectSuccess(await proveIt(owner, 'first.test'));
    expect((await show(owner)).domains).toMatchObject([{ domain: 'first.test', provenBy: 'dns' }]);
    expectSuccess(await world.call(startSignOn, { email }));
    expectSuccess(await world.call(removeSignOnDomain, { domain: 'first.test' }, owner.token));
    expect(await world.call(startSignOn, { email })).toMatchObject({ code: 'sign-on.unknown-provider' });
  });

  test('belongs to one company, and moves to another only with its record', async () => {
    const records = await withRecords();
    const [first, second] = [await newOwner(), await newOwner()];
    for (const owner of [first, second]) expectSuccess(await add(owner, 'shared.test'));
    const record = await recordOf(first, 'shared.test');
    const other = await recordOf(second, 'shared.test');
    expect(other.value).not.toBe(record.value);
    records.set(record.name, [record.value]);
    expectSuccess(await proveIt(first, 'shared.test'));
    expect(await proveIt(second, 'shared.test')).toMatchObject({ code: 'sign-on.domain-not-proven' });
    records.set(record.name, [record.value, other.value]);
    expect(await proveIt(second, 'shared.test')).toMatchObject({ code: 'sign-on.domain-taken' });
    records.set(record.name, [other.value]);
    expectSuccess(await proveIt(second, 'shared.test'));
    expect((await show(first)).domains).toMatchObject([{ provenBy: null }]);
    expect((await show(second)).domains).toMatchObject([{ provenBy: 'dns' }]);
  });

  test.each(['', 'example', 'http://example.com'])('%j is none', async (domain) => {
    const owner = await newOwner();
    expect(await add(owner, domain)).toMatchObject({
      httpStatus: 400,
      message: 'Please enter a domain as in e-mail addresses, such as example.com',
    });
  });
});
