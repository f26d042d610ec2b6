import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteCandidates } from '#contract/job/candidate-invitations.ts';
import { getInsights } from '#contract/company/insights.ts';
import { sendCandidateApplication } from '#contract/interview/interview.ts';
import { getReviewQueue, getSources } from '#contract/interview/pipeline.ts';
import { cleanSource } from '#contract/job/source.ts';
import { readJobPath } from '#contract/account/return-to.ts';
import { publicJobPath } from '#contract/shared/paths.ts';
import { applyTo } from '#server/testing/interviews.ts';
import { type MadeJob, postJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Sue Source');
  job = await postJob(world, employer);
});
afterAll(() => world.close());

async function apply(name: string, source?: string): Promise<Person> {
  const candidate = await world.candidate(name);
  const wish = { jobId: job.id, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
  const sent = await world.call(sendCandidateApplication, { ...wish, source }, candidate.token);
  expectSuccess(sent);
  return candidate;
}

test.each([
  ['LinkedIn', 'linkedin'],
  [' Job fair: Zürich! ', 'job-fair-zurich'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['x'.repeat(100), 'x'.repeat(40)],
  ['none', null],
  ['王', null],
  ['', null],
  [null, null],
])('%j is stored as %j', (given, stored) => {
  expect(cleanSource(given)).toBe(stored);
});

test('the path of a job keeps its source through a registration', () => {
  for (const source of [undefined, 'job-fair', 'x'.repeat(40)])
    expect(readJobPath(publicJobPath('R1-AB12', source))).not.toBeNull();
  for (const path of ['/jobs/R1-AB12?source=', '/jobs/R1-AB12?source=a&b=c', '/jobs/R1-AB12?next=/x'])
    expect(readJobPath(path)).toBeNull();
});

test('where people came from is listed, filtered and counted', async () => {
  await apply('Ann Fair', 'Job Fair');
  await apply('Ben Fair', 'job-fair');
  await apply('Cy Direct');
  const invited = await world.candidate('Di Invited');
  const invitation = { jobId: job.id, kind: 'apply' as const, people: [{ email: invited.email }] };
  expectSuccess(await world.call(inviteCandidates, invitation, employer.token));
  await world.settle();
  await applyTo(world, job, employer, invited);

  const named = async (source: string) =>
    expectSuccess(await world.call(getReviewQueue, { source }, employer.token))
      .applications.map(({ candidateName }) => candidateName)
      .toSorted();
  expect(await named('job-fair')).toEqual(['Ann Fair', 'Ben Fair']);
  expect(await named('none')).toEqual(['Cy Direct']);
  expect(await named('invitation')).toEqual(['Di Invited']);

  const counted = [
    { source: 'job-fair', title: 'job-fair', people: 2 },
    { source: 'invitation', title: 'Invitation', people: 1 },
    { source: 'none', title: 'No source', people: 1 },
  ];
  const { sources } = expectSuccess(await world.call(getSources, { jobId: job.id }, employer.token));
  expect(sources).toEqual(counted);
  const insights = expectSuccess(await world.call(getInsights, {}, employer.token));
  expect(insights.sources).toEqual(counted.map((one) => ({ ...one, hired: 0 })));
});
