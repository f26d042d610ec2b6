import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCompanyDecisions } from '#contract/company/company-decisions.ts';
import { removeMember } from '#contract/company/company-members.ts';
import { withdrawApplication } from '#contract/interview/interview.ts';
import { decidingCompany } from '#server/testing/decisions.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let company: Awaited<ReturnType<typeof decidingCompany>>;
beforeAll(async () => {
  world = await startWorld();
  company = await decidingCompany(world);
});
afterAll(() => world.close());

test('the company reads who decided what, when, on how many of which job, and what became of it', async () => {
  const { employer, colleague, job } = company;
  const listed = async (input = {}, person = employer) =>
    expectSuccess(await world.call(getCompanyDecisions, input, person.token));
  expect(await listed()).toEqual({ decisions: [], nextCursor: null });

  const people = await company.applicants('Ann First', 'Ben Second', 'Cem Third', 'Dan Fourth');
  const [ann, ben, cem, dan] = people.map(({ id }) => id) as [string, string, string, string];
  const madeAt = world.clock.now().toISOString();
  const first = await company.declined([ann, ben, cem]);
  await company.move({ applicationIds: [cem], outcome: 'withdrawn' });
  const own = people[1]!.candidate;
  expectSuccess(await world.call(withdrawApplication, { applicationId: ben }, own.token));
  await company.tell(first.decisionId);
  const undone = await company.declined([dan], {}, colleague);
  await company.undo(undone.decisionId);

  const { decisions } = await listed();
  const parts = decisions.map(({ by, parts: [part] }) => ({ by, ...part }));
  const of = { jobId: job.id, role: 'Web Developer' };
  expect(parts).toEqual([
    {
      by: 'Cole League',
      what: 'Application declined.',
      ...of,
      applications: 1,
      waiting: 0,
      sent: 0,
      undone: 1,
      dropped: 0,
    },
    {
      by: 'Dea Decider',
      what: 'Application marked as withdrawn.',
      ...of,
      applications: 1,
      waiting: 1,
      sent: 0,
      undone: 0,
      dropped: 0,
    },
    {
      by: 'Dea Decider',
      what: '3 applications declined.',
      ...of,
      applications: 3,
      waiting: 0,
      sent: 1,
      undone: 1,
      dropped: 1,
    },
  ]);
  expect(decisions[2]!.at >= madeAt).toBe(true);

  // By member, by time, and page by page.
  const ofColleague = await listed({ memberId: colleague.id });
  expect(ofColleague.decisions).toEqual([decisions[0]]);
  const later = await listed({ from: decisions[1]!.at });
  expect(later.decisions).toEqual(decisions.slice(0, 2));
  const page = await listed({ limit: 2 });
  expect(page.decisions).toEqual(decisions.slice(0, 2));
  const rest = await listed({ limit: 2, cursor: page.nextCursor });
  expect(rest).toEqual({ decisions: decisions.slice(2), nextCursor: null });

  // A reviewer and another company can't read any of it.
  const reviewer = await joinCompany(world, employer, { name: 'Rea Viewer', memberRole: 'reviewer' });
  expect(await world.call(getCompanyDecisions, {}, reviewer.token)).toMatchObject({ httpStatus: 403 });
  const rival = await world.employer('Riva Lin');
  expect((await listed({ memberId: employer.id }, rival)).decisions).toEqual([]);

  // The name stays after a member has left.
  expectSuccess(await world.call(removeMember, { memberId: colleague.id }, employer.token));
  expect((await listed()).decisions[0]!.by).toBe('Cole League');
});
