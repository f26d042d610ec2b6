import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEmployerDashboard } from '#contract/account/employer.ts';
import { inviteCandidates } from '#contract/job/candidate-invitations.ts';
import { publishJob } from '#contract/job/jobs.ts';
import { applyTo } from '#server/testing/interviews.ts';
import { completeDraft } from '#server/testing/jobs.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** There is no demonstration company. */
const NONE = { demonstration: null };

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('a company is led to its first job and its first invitation, until somebody applies', async () => {
  const employer = await world.employer('Fiona First');
  const steps = async () =>
    expectSuccess(await world.call(getEmployerDashboard, {}, employer.token)).firstSteps;
  expect(await steps()).toEqual({ ...NONE, openJobId: null, draftId: null, hasInvited: false });

  const job = await completeDraft(world, employer);
  const jobId = job.id;
  expect(await steps()).toEqual({ ...NONE, openJobId: null, draftId: jobId, hasInvited: false });
  expectSuccess(await world.call(publishJob, { jobId }, employer.token));
  const people = [{ email: 'ina.invited@example.com' }];
  expectSuccess(await world.call(inviteCandidates, { jobId, kind: 'apply', people }, employer.token));
  expect(await steps()).toEqual({ ...NONE, openJobId: jobId, draftId: null, hasInvited: true });

  await applyTo(world, job, employer, await world.candidate('Ada Applies'));
  expect(await steps()).toBeNull();
});
