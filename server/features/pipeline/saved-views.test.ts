import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeMember } from '#contract/company/company-members.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { getViews, removeView, saveView } from '#contract/company/saved-views.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const VIEW = { name: 'Best', list: 'review' as const, query: 'stage=review&sort=-score', isShared: false };
const save = ({ token }: Person, change: Partial<InputOf<typeof saveView>> = {}) =>
  world.call(saveView, { ...VIEW, ...change }, token);
const views = async ({ token }: Person) => expectSuccess(await world.call(getViews, {}, token));
const namesOf = async (person: Person) => (await views(person)).map(({ name }) => name);

test('a member has own views; shared ones are the company’s', async () => {
  const owner = await world.employer('Olga Views');
  const recruiter = await joinCompany(world, owner, { name: 'Rico Recruiter', memberRole: 'recruiter' });
  const reviewer = await joinCompany(world, owner, { name: 'Rita Reviewer', memberRole: 'reviewer' });
  const stranger = await world.employer('Otto Stranger');
  expectSuccess(await save(recruiter));
  const { viewId } = expectSuccess(await save(recruiter, { name: 'Team', isShared: true }));
  expect(await views(recruiter)).toMatchObject([
    { ...VIEW, isOwn: true, canChange: true, by: 'Rico Recruiter' },
    { viewId, name: 'Team', isShared: true, isOwn: true, canChange: true },
  ]);
  expect(await views(reviewer)).toMatchObject([{ viewId, isOwn: false, canChange: false }]);
  expect(await views(owner)).toMatchObject([{ viewId, isOwn: false, canChange: true }]);
  expect(await views(stranger)).toEqual([]);

  expect(await world.call(removeView, { viewId }, reviewer.token)).toMatchObject({ httpStatus: 403 });
  expect(await save(reviewer, { viewId, name: 'Mine' })).toMatchObject({ httpStatus: 403 });
  expect(await world.call(removeView, { viewId }, stranger.token)).toMatchObject({ httpStatus: 404 });
  expectSuccess(await save(recruiter, { viewId, name: 'The team', query: 'stage=offer', isShared: true }));
  expect(await views(reviewer)).toMatchObject([{ viewId, name: 'The team', query: 'stage=offer' }]);
  expectSuccess(await world.call(removeView, { viewId }, owner.token));
  expect(await namesOf(recruiter)).toEqual(['Best']);
  expect(await world.call(removeView, { viewId }, owner.token)).toMatchObject({ httpStatus: 404 });
});

test('a shared view stays when the member who made it is removed', async () => {
  const owner = await world.employer('Olga Keeps');
  const recruiter = await joinCompany(world, owner, { name: 'Rico Leaves', memberRole: 'recruiter' });
  expectSuccess(await save(recruiter, { isShared: true }));
  expectSuccess(await save(recruiter, { name: 'Only mine' }));
  expectSuccess(await world.call(removeMember, { memberId: recruiter.id }, owner.token));
  expect(await views(owner)).toMatchObject([{ name: 'Best', by: 'Rico Leaves', canChange: true }]);
});

test('a name is one view’s of a list, whatever its case', async () => {
  const owner = await world.employer('Olga Names');
  expectSuccess(await save(owner));
  expect(await save(owner, { name: 'BEST' })).toMatchObject({ statusCode: 1, code: 'view.name-taken' });
  expectSuccess(await save(owner, { list: 'completed' }));
  expectSuccess(await save(owner, { isShared: true }));
  expect(await save(owner, { name: 'best', isShared: true })).toMatchObject({ code: 'view.name-taken' });
});

test('there are at most 50 own views', async () => {
  const owner = await world.employer('Olga Many');
  for (let number = 1; number <= 50; number += 1)
    expectSuccess(await save(owner, { name: `View ${number}` }));
  expect(await save(owner, { name: 'View 51' })).toMatchObject({
    statusCode: 1,
    code: 'view.too-many',
    message: 'You already have 50 saved views, the most you can. Please remove one first.',
  });
  expectSuccess(await save(owner, { name: 'View 51', isShared: true }));
  expect(await namesOf(owner)).toHaveLength(51);
});

test.each([
  [{ name: '' }, 'name'],
  [{ list: 'everything' }, 'list'],
  [{ query: '?stage=review' }, 'query'],
  [{ query: 'a b=1' }, 'query'],
  [{ query: Array.from({ length: 21 }, (_, at) => `p${at}=1`).join('&') }, 'query'],
  [{ query: `text=${'x'.repeat(1_000)}` }, 'query'],
])('%j is refused with a sentence', async (change, path) => {
  const owner = await world.employer('Olga Bad');
  const reply = await world.callRaw(saveView, { ...VIEW, ...change }, owner.token);
  expect(reply).toMatchObject({ httpStatus: 400, data: { issues: [{ path }] } });
  expect(await views(owner)).toEqual([]);
});
