import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeToken } from '#contract/company/company-tokens.ts';
import { getMyTimes, removeMyCalendar, saveMyTimes } from '#contract/interview/my-times.ts';
import * as contract from '#contract/interview/round-times.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { joinCompany } from '#server/testing/members.ts';
import { roundsCompany } from '#server/testing/rounds.ts';
import { tablesWith } from '#server/testing/tables-with.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** What each kind of caller can do with a round: participants or not, people who see the job or not, and strangers. */

let world: World;
let company: Awaited<ReturnType<typeof roundsCompany>>;
let round: Awaited<ReturnType<typeof company.invited>>;
let people: Record<
  'recruiter' | 'reviewer' | 'participant' | 'outsider' | 'otherCompany' | 'candidate' | 'otherCandidate',
  Person
>;
beforeAll(async () => {
  world = await startWorld();
  company = await roundsCompany(world);
  const { employer, job } = company;
  const join = (name: string, jobIds: string[]) =>
    joinCompany(world, employer, { name, memberRole: 'reviewer', jobIds });
  const participant = await join('Pat Participant', []);
  round = await company.invited('Cara Candidate', { memberIds: [participant.id] });
  people = {
    recruiter: company.colleague,
    reviewer: await join('Rae Viewer', [job.id]),
    participant,
    outsider: await join('Otto Outside', []),
    otherCompany: await world.employer('Una Unlike'),
    candidate: round.candidate,
    otherCandidate: await world.candidate('Odo Other'),
  };
});
afterAll(() => world.close());

const statusOf = async (endpoint: Endpoint, input: object, by: Person | null) =>
  (await world.callRaw(endpoint, input, by?.token)).httpStatus;

/** The status for each caller in the order of `people`, followed by a visitor’s. */
async function statuses(endpoint: Endpoint, input: object): Promise<number[]> {
  const all: number[] = [];
  for (const by of [...Object.values(people), null]) all.push(await statusOf(endpoint, input, by));
  return all;
}

test('reading', async () => {
  const { applicationId, roundId } = round;
  //                                         recruiter reviewer participant outsider other candidate other visitor
  expect(await statuses(contract.getRounds, { applicationId })).toEqual([
    200, 200, 200, 404, 404, 403, 403, 401,
  ]);
  expect(await statuses(contract.getRound, { roundId })).toEqual([404, 404, 404, 404, 404, 200, 404, 404]);
  expect(await statuses(contract.getFreeTimes, { jobId: company.job.id, round: 2 })).toEqual([
    200, 403, 403, 403, 404, 403, 403, 401,
  ]);
  expect(await statuses(getMyTimes, {})).toEqual([200, 200, 200, 200, 200, 403, 403, 401]);
  const seen = async (by: Person) =>
    expectSuccess(await world.call(contract.getRounds, { applicationId }, by.token)).rounds[0]!.isOwn;
  expect([await seen(people.participant), await seen(people.reviewer)]).toEqual([true, false]);
});

test('whoever has the link reads and chooses, and nobody without it', async () => {
  const { token } = round;
  for (const by of [...Object.values(people), null])
    expect(await statusOf(contract.getRound, { token }, by)).toBe(200);
  for (const wrong of ['', `${token}x`, 'x'.repeat(43)])
    expect(await world.callRaw(contract.getRound, { token: wrong })).toMatchObject({
      httpStatus: 400,
      message: 'This link is no longer valid. Please ask the company for a new one.',
    });
  expect(await statusOf(contract.getRound, {}, null)).toBe(400);
  expect(await statusOf(contract.getRound, { token, roundId: round.roundId }, null)).toBe(400);
  // The token is only in the email.
  expect(await tablesWith(world.db, token)).toEqual(['public.outbox_mails']);
});

test('changing', async () => {
  const { applicationId, roundId } = round;
  // Each call either changes nothing or is refused with an explanation.
  const invite = { applicationIds: [applicationId], round: 2 };
  expect(await statuses(contract.inviteToRound, invite)).toEqual([200, 403, 403, 403, 404, 403, 403, 401]);
  for (const [endpoint, input] of [
    [contract.changeRound, { roundId }],
    [contract.moveRound, { roundId, startsAt: '2030-04-05T10:00:00Z' }],
    [contract.cancelRound, { roundId }],
  ] as const)
    expect(await statuses(endpoint, input)).toEqual([200, 403, 403, 403, 404, 403, 403, 401]);
  expect(await statuses(contract.cancelOwnRound, { roundId })).toEqual([
    404, 404, 404, 404, 404, 200, 404, 404,
  ]);
  expect(await statuses(saveMyTimes, { hours: null })).toEqual([200, 200, 200, 200, 200, 403, 403, 401]);
  expect(await statuses(removeMyCalendar, {})).toEqual([200, 200, 200, 200, 200, 403, 403, 401]);
});

test('programs, by their scopes', async () => {
  const scoped = async (scope: 'applications:read' | 'applications:write') => {
    const made = { name: scope, scopes: [scope], expires: null };
    return expectSuccess(await world.call(makeToken, made, company.employer.token)).token;
  };
  const [reads, writes] = [await scoped('applications:read'), await scoped('applications:write')];
  const { applicationId } = await company.reviewed('Prue Program');
  const invite = { applicationIds: [applicationId], round: 2 };
  expect((await world.call(contract.getRounds, { applicationId }, reads)).httpStatus).toBe(200);
  expect((await world.call(contract.inviteToRound, invite, reads)).httpStatus).toBe(403);
  expect(await world.call(contract.inviteToRound, invite, writes)).toMatchObject({
    code: 'round.no-member',
    message: 'Please say who takes part.',
  });
  const named = { ...invite, memberIds: [people.participant.id] };
  const { results } = expectSuccess(await world.call(contract.inviteToRound, named, writes));
  expect(results).toMatchObject([{ isInvited: true }]);
  expect(await company.roundsOf(applicationId)).toMatchObject([{ members: [{ name: 'Pat Participant' }] }]);
});
