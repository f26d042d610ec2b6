import { afterAll, beforeAll, expect, test } from 'vitest';
import { getHistory } from '#contract/company-members.ts';
import { endToken, makeToken } from '#contract/company-tokens.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('all owners get a mail when a token is made, and the history has its begin and its end', async () => {
  const owner = await world.employer('Olga First', { profile: false });
  const second = await joinCompany(world, owner, { name: 'Otto Second', memberRole: 'owner' });
  const recruiter = await joinCompany(world, owner, { name: 'Rita Recruiter', memberRole: 'recruiter' });
  const input = { name: 'Payroll', scopes: ['jobs:read' as const], expires: null };
  expect(await world.call(makeToken, input, recruiter.token)).toMatchObject({ httpStatus: 403 });
  const { _id: tokenId } = expectSuccess(await world.call(makeToken, input, owner.token));
  const told = async (email: string) =>
    (await world.mailTo(email)).filter(({ subject }) => subject === 'A new API token of your company').length;
  expect([await told(owner.email), await told(second.email), await told(recruiter.email)]).toEqual([1, 1, 0]);
  expect(await world.call(endToken, { tokenId }, recruiter.token)).toMatchObject({ httpStatus: 403 });
  expectSuccess(await world.call(endToken, { tokenId }, second.token));
  const { events } = expectSuccess(await world.call(getHistory, {}, owner.token));
  expect(events.slice(0, 2).map(({ action, actorName }) => [action, actorName])).toEqual([
    ['token.ended', 'Otto Second'],
    ['token.made', 'Olga First'],
  ]);
});
