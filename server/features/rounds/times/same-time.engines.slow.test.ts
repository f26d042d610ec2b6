import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseRoundTime, getUpcomingRounds } from '#contract/interview/round-times.ts';
import { roundsCompany } from '#server/testing/rounds.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let company: Awaited<ReturnType<typeof roundsCompany>>;
beforeAll(async () => {
  world = await startWorld();
  company = await roundsCompany(world);
});
afterAll(() => world?.close());

const PEOPLE = 20;
const SLOTS = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.parse('2030-03-07T09:00:00Z') + index * 3_600_000).toISOString(),
);

test('20 people choose the same of 12 times at the same instant: one holds it, 19 get the next ones', async () => {
  const ids: string[] = [];
  const candidates = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const { candidate, applicationId } = await company.reviewed('Tess Twenty');
    ids.push(applicationId);
    candidates.push(candidate);
  }
  const memberIds = [company.employer.id, company.colleague.id];
  expect((await company.invite(ids, { times: SLOTS, memberIds })).invited).toBe(PEOPLE);
  const tokens = await Promise.all(candidates.map((candidate) => company.linkOf(candidate)));
  const choose = async (startsAt: string) =>
    Promise.all(tokens.map((token) => world.call(chooseRoundTime, { token, startsAt })));

  const answers = await choose(SLOTS[0]!);
  const held = answers.filter(({ statusCode }) => statusCode === 0);
  expect(held).toHaveLength(1);
  const refused = answers.filter(({ code }) => code === 'round.time-taken');
  expect(refused).toHaveLength(PEOPLE - 1);
  for (const { data, httpStatus } of refused) {
    expect(httpStatus).toBe(200);
    expect(data).toEqual({ times: SLOTS.slice(1) });
  }
  // No one was invited twice, and each participant gets one email.
  await world.settle();
  const { rounds } = expectSuccess(await world.call(getUpcomingRounds, {}, company.employer.token));
  expect(rounds.map(({ startsAt }) => startsAt)).toEqual([SLOTS[0]]);
  const told = (await world.mailTo(company.colleague.email)).filter(({ subject }) =>
    subject.startsWith('Tess'),
  );
  expect(told).toHaveLength(1);
});
