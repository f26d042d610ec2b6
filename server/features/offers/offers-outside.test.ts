import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveWebhook } from '#contract/company/company-webhooks.ts';
import { makeToken } from '#contract/company/company-tokens.ts';
import * as contract from '#contract/interview/offers.ts';
import { requestErasure } from '#contract/privacy/privacy.ts';
import { decidingCompany } from '#server/testing/decisions.ts';
import { offerTerms, offerToken } from '#server/testing/offers.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** Offers as seen by programs and in legal exports. */

let world: World;
let company: Awaited<ReturnType<typeof decidingCompany>>;
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
  company = await decidingCompany(world);
});
afterAll(() => world.close());

test('a program makes an offer with its scope, and webhooks tell of each step without its words', async () => {
  const by = company.employer.token;
  const webhook = {
    // No server listens there.
    address: 'http://127.0.0.1:9/',
    events: ['offer.made' as const, 'offer.accepted' as const, 'offer.declined' as const],
  };
  expectSuccess(await world.call(saveWebhook, webhook, by));
  const tokenWith = async (scope: 'applications:read' | 'applications:write') =>
    expectSuccess(await world.call(makeToken, { name: scope, scopes: [scope], expires: null }, by)).token;
  const { candidate, id } = await company.interviewed('Prue Programmed');
  const offer = { applicationId: id, ...offerTerms(world) };
  expect(await world.call(contract.makeOffer, offer, await tokenWith('applications:read'))).toMatchObject({
    httpStatus: 403,
  });
  expectSuccess(await world.call(contract.makeOffer, offer, await tokenWith('applications:write')));
  expect((await company.history(id)).offerSteps).toMatchObject([
    { kind: 'made', by: 'A program of your company' },
  ]);
  const token = await offerToken(world, candidate);
  expectSuccess(await world.call(contract.declineOffer, { token, text: 'No, thank you.' }));
  expectSuccess(await world.call(contract.makeOffer, offer, by));
  const second = await offerToken(world, candidate);
  expectSuccess(await world.call(contract.acceptOffer, { token: second, name: 'Prue Programmed' }));
  await world.settle();
  const deliveries = await world.db
    .selectFrom('webhook_deliveries')
    .select(['event', 'body'])
    .orderBy('created_at')
    .orderBy('event')
    .execute();
  expect(deliveries.map(({ event }) => event).toSorted()).toEqual([
    'offer.accepted',
    'offer.declined',
    'offer.made',
    'offer.made',
  ]);
  expect(JSON.parse(deliveries[0]!.body)).toMatchObject({ data: { applicationId: id } });
  expect(JSON.stringify(deliveries)).not.toMatch(/52000|No, thank you|Prue/);
});

test('the erasure of a person takes the offers along', async () => {
  const { candidate, id } = await company.interviewed('Ella Erased');
  const offer = { applicationId: id, ...offerTerms(world) };
  const { offerId } = expectSuccess(await world.call(contract.makeOffer, offer, company.employer.token));
  await world.settle();
  const atOnce = { atOnce: true, current: candidate.password };
  expectSuccess(await world.call(requestErasure, atOnce, candidate.token));
  await world.settle();
  expect(await world.db.selectFrom('offers').select('id').where('id', '=', offerId).execute()).toEqual([]);
});
