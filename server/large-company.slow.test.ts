import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCompletedJobs, getEmployerDashboard, getRejectedJobs } from '#contract/account/employer.ts';
import type { Endpoint, InputOf, OutputOf } from '#contract/shared/endpoint.ts';
import { PAGE_LIMIT } from '#contract/shared/limits.ts';
import {
  getApplicationByJobId,
  getReceivedApplications,
  getReceivedApplicationsTotal,
} from '#contract/interview/interview.ts';
import { deletedJobs, draftedJobs, getPostedJobs } from '#contract/job/jobs.ts';
import { postJob } from '#server/testing/jobs.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { processorMs } from '#server/testing/processor-time.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';

/** With 500 jobs and 5,000 applications, each of a company's usual calls stays fast and its answers stay small. */

let world: World;
let employer: Person;
let busiestJob: string;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
  busiestJob = (await postJob(world, employer)).id;
  const candidateId = (await world.candidate()).id;
  const size = { jobs: 500, applications: 5_000 };
  await fillCompany(world.db, { jobId: busiestJob, candidateId }, size, world.clock.now());
});
afterAll(() => world.close());

const calls: [Endpoint, () => Record<string, unknown>][] = [
  [getEmployerDashboard, () => ({})],
  [getPostedJobs, () => ({})],
  [getPostedJobs, () => ({ limit: PAGE_LIMIT.max })],
  [getPostedJobs, () => ({ designation: 'developer', status: 'open' })],
  [draftedJobs, () => ({})],
  [deletedJobs, () => ({})],
  [getReceivedApplications, () => ({ applicationType: 'PENDING' })],
  [getReceivedApplications, () => ({ applicationType: 'SCHEDULED' })],
  [getReceivedApplications, () => ({ applicationType: 'PENDING', jobId: busiestJob })],
  [getReceivedApplicationsTotal, () => ({ applicationType: 'SCHEDULED' })],
  [getApplicationByJobId, () => ({ jobId: busiestJob, applicationType: 'PENDING' })],
  [getApplicationByJobId, () => ({ jobId: busiestJob, sort: '-criteriaMatches' })],
  [getApplicationByJobId, () => ({ jobId: busiestJob, applicationType: 'COMPLETED' })],
  [getCompletedJobs, () => ({})],
  [getRejectedJobs, () => ({})],
];

test.each(calls.map(([endpoint, input]) => [endpoint.path, endpoint, input] as const))(
  '%s takes less than a second of the processor, and answers with one page',
  async (_, endpoint, input) => {
    const read = async () => expectSuccess(await world.callRaw(endpoint, input(), employer.token));
    expect(await processorMs(1_000, read)).toBeLessThan(1_000);
    const data = await read();
    const lists = Array.isArray(data) ? [data] : Object.values(data as object).filter(Array.isArray);
    const { limit = PAGE_LIMIT.default } = input();
    for (const list of lists) expect(list.length).toBeLessThanOrEqual(Number(limit));
  },
);

test('candidates search among its jobs in less than a second of the processor', async () => {
  const { token } = await world.candidate('Sina Searches');
  const input = { limit: PAGE_LIMIT.max, stateId: somePlace().stateId };
  const search = async () => expectSuccess(await world.call(getPostedJobs, input, token));
  expect(await processorMs(1_000, search)).toBeLessThan(1_000);
  expect((await search()).jobs).toHaveLength(PAGE_LIMIT.max);
});

test('the total counts all jobs, on every page of the list', async () => {
  const total = expectSuccess(
    await world.call(getReceivedApplicationsTotal, { applicationType: 'SCHEDULED' }, employer.token),
  );
  const jobs: number[] = [];
  let cursor: string | undefined;
  do {
    const input = { applicationType: 'SCHEDULED' as const, limit: 100, cursor };
    const page = await world.call(getReceivedApplications, input, employer.token);
    jobs.push(...expectSuccess(page).map(({ applicationReceived }) => applicationReceived));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(total).toEqual({ jobs: jobs.length, applications: 1_000 });
  expect(jobs.reduce((sum, count) => sum + count, 0)).toBe(1_000);
});

describe('applications in another order', () => {
  type Applicant = OutputOf<typeof getApplicationByJobId>[number];
  type Sort = NonNullable<InputOf<typeof getApplicationByJobId>['sort']>;

  async function allSorted(sort: Sort): Promise<Applicant[]> {
    const seen: Applicant[] = [];
    let cursor: string | undefined;
    do {
      const input = { jobId: busiestJob, applicationType: 'COMPLETED' as const, sort, limit: 60, cursor };
      const page = await world.call(getApplicationByJobId, input, employer.token);
      seen.push(...expectSuccess(page));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return seen;
  }

  const figure = ({ criteriaMatches: match }: Applicant) =>
    typeof match === 'number' && match > 0 ? match : null;
  const values: [Sort, Sort, (row: Applicant) => string | number | null][] = [
    ['candidateName', '-candidateName', (row) => row.candidateName],
    ['candidateEmail', '-candidateEmail', (row) => row.candidateEmail],
    ['appliedDate', '-appliedDate', (row) => row.appliedDate],
    ['interviewDate', '-interviewDate', (row) => row.interviewDate],
    ['criteriaMatches', '-criteriaMatches', figure],
  ];

  test.each(values)(
    'by %s and by %s, page by page: every row once, blanks last',
    async (up, down, valueOf) => {
      for (const sort of [up, down]) {
        const rows = await allSorted(sort);
        expect(new Set(rows.map(({ applicationId }) => applicationId)).size).toBe(333);
        expect(rows).toHaveLength(333);
        const found = rows.map(valueOf);
        const filled = found.filter((value) => value !== null);
        expect(found.slice(filled.length).every((value) => value === null)).toBe(true);
        const inOrder = filled.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(filled).toEqual(sort === up ? inOrder : inOrder.toReversed());
      }
    },
  );

  test('some have no match figure; lists of the dashboard can be sorted too', async () => {
    expect((await allSorted('criteriaMatches')).some((row) => figure(row) === null)).toBe(true);
    const roles = expectSuccess(await world.call(getRejectedJobs, { sort: '-role' }, employer.token));
    const names = roles.map(({ jobId }) => jobId.role.toLowerCase());
    expect(names).toEqual(names.toSorted().toReversed());
  });

  test('a cursor of another order, or a made-up one, is refused', async () => {
    const first = await world.call(
      getApplicationByJobId,
      { jobId: busiestJob, sort: 'candidateName', limit: 1 },
      employer.token,
    );
    const forged = Buffer.from(JSON.stringify(['-criteria_percent', 'all', 'x'])).toString('base64url');
    for (const cursor of [first.nextCursor!, forged, 'nonsense']) {
      const input = { jobId: busiestJob, sort: '-criteriaMatches' as const, cursor };
      const reply = await world.call(getApplicationByJobId, input, employer.token);
      expect(reply).toMatchObject({ httpStatus: 400, statusCode: 2 });
    }
  });
});
