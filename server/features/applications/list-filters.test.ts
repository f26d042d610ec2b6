import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCompletedJobs } from '#contract/account/employer.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import {
  getApplicationByJobId,
  rejectJobApplication,
  submitInterview,
} from '#contract/interview/interview.ts';
import { applyTo, beScheduled, beginInterview, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
let ben: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Harriet Hirer');
  job = await postInterviewJob(world, employer);
  await applyTo(world, job, employer, await world.candidate('Ada Adams'));
  ben = await world.candidate('Ben Brown');
  await applyTo(world, job, employer, ben);
});
afterAll(() => world?.close());

type Filter = Omit<InputOf<typeof getApplicationByJobId>, 'jobId'>;
const listed = async (filter: Filter, token = employer.token) =>
  expectSuccess(await world.call(getApplicationByJobId, { jobId: job.id, ...filter }, token));
const names = async (filter: Filter, token?: string) =>
  (await listed(filter, token)).map(({ candidateName }) => candidateName).toSorted();

test('a list is searched by a part of the name or of the e-mail, in any case', async () => {
  expect(await names({})).toEqual(['Ada Adams', 'Ben Brown']);
  expect(await names({ text: 'bRO' })).toEqual(['Ben Brown']);
  expect(await names({ text: ben.email.toUpperCase() })).toEqual(['Ben Brown']);
  expect(await names({ text: 'nobody' })).toEqual([]);
});

test('signs that have a meaning in SQL are only letters of the search', async () => {
  for (const text of ['%', '_', '\\', "' OR 1=1 --"]) expect(await names({ text })).toEqual([]);
});

test('who does not see e-mails cannot find out one by searching', async () => {
  const reviewer = await joinCompany(world, employer, {
    name: 'Rita Reviewer',
    memberRole: 'reviewer',
    jobIds: [job.id],
  });
  expect(await names({ text: 'Ben' }, reviewer.token)).toEqual(['Ben Brown']);
  expect(await names({ text: ben.email }, reviewer.token)).toEqual([]);
});

test('each row says where the application stands, and a list can be narrowed to it', async () => {
  const cleo = await world.candidate('Cleo Cole');
  const applicationId = await beScheduled(world, job, employer, cleo);
  await beginInterview(world, job, applicationId, cleo);
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, cleo.token));
  await world.settle();
  const completed = { applicationType: 'COMPLETED' as const };
  expect(await listed(completed)).toMatchObject([
    { candidateName: 'Cleo Cole', stage: 'review', outcome: null },
  ]);
  expect(await names({ ...completed, stage: 'review' })).toEqual(['Cleo Cole']);
  expect(await names({ ...completed, stage: 'offer' })).toEqual([]);
  expect(await names({ ...completed, outcome: 'open' })).toEqual(['Cleo Cole']);
  expect(await names({ ...completed, outcome: 'closed' })).toEqual([]);
  expect(expectSuccess(await world.call(getCompletedJobs, {}, employer.token))).toMatchObject([
    { stage: 'review', outcome: null },
  ]);

  const dora = await world.candidate('Dora Declined');
  const declinedId = await applyTo(world, job, employer, dora);
  expectSuccess(await world.call(rejectJobApplication, { applicationId: declinedId }, employer.token));
  const declined = { applicationType: 'REJECTED' as const };
  expect(await names({ ...declined, outcome: 'declined' })).toEqual(['Dora Declined']);
  expect(await names({ ...declined, outcome: 'hired' })).toEqual([]);
  expect(await names({ ...declined, outcome: 'closed' })).toEqual(['Dora Declined']);
});
