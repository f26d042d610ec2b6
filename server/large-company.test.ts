import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCompletedJobs, getEmployerDashboard, getRejectedJobs } from '#contract/employer.ts';
import { PAGE_LIMIT, type Endpoint } from '#contract/endpoint.ts';
import { getApplicationByJobId, getReceivedApplications } from '#contract/interview.ts';
import { deletedJobs, draftedJobs, getPostedJobs } from '#contract/jobs.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** One company with 500 jobs and 5,000 applications: each call of its day stays quick and bounded. */

let world: World;
let employer: Person;
let busiestJob: string;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
  busiestJob = await fillCompany(world, employer, { jobs: 500, applications: 5_000 });
}, 120_000);
afterAll(() => world.close());

const calls: [Endpoint, () => Record<string, unknown>][] = [
  [getEmployerDashboard, () => ({})],
  [getPostedJobs, () => ({})],
  [getPostedJobs, () => ({ designation: 'developer', status: 'open' })],
  [draftedJobs, () => ({})],
  [deletedJobs, () => ({})],
  [getReceivedApplications, () => ({ applicationType: 'PENDING' })],
  [getReceivedApplications, () => ({ applicationType: 'SCHEDULED' })],
  [getApplicationByJobId, () => ({ jobId: busiestJob, applicationType: 'PENDING' })],
  [getApplicationByJobId, () => ({ jobId: busiestJob, applicationType: 'COMPLETED' })],
  [getCompletedJobs, () => ({})],
  [getRejectedJobs, () => ({})],
];

test.each(calls.map(([endpoint, input]) => [endpoint.path, endpoint, input] as const))(
  '%s answers within a second, with one page',
  async (_, endpoint, input) => {
    const begin = performance.now();
    const data = expectSuccess(await world.callRaw(endpoint, input(), employer.token));
    expect(performance.now() - begin).toBeLessThan(1_000);
    const lists = Array.isArray(data) ? [data] : Object.values(data as object).filter(Array.isArray);
    for (const list of lists) expect(list.length).toBeLessThanOrEqual(PAGE_LIMIT.default);
  },
);

test('following the cursors gives every application of a job once', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const input = { jobId: busiestJob, applicationType: 'PENDING' as const, limit: 100, cursor };
    const page = await world.call(getApplicationByJobId, input, employer.token);
    seen.push(...expectSuccess(page).map(({ applicationId }) => applicationId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const { count } = await world.db
    .selectFrom('applications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('job_id', '=', busiestJob)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  expect(seen).toHaveLength(count);
  expect(new Set(seen).size).toBe(count);
});

test('following the cursors gives every job with applications once', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await world.call(getReceivedApplications, { limit: 70, cursor }, employer.token);
    seen.push(...expectSuccess(page).map(({ jobId }) => jobId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen.length).toBeGreaterThan(300);
  expect(new Set(seen).size).toBe(seen.length);
});
