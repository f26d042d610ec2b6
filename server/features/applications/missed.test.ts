import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCandidateDashboard } from '#contract/account/candidate.ts';
import { getEmployerDashboard, getMissedInterviews } from '#contract/account/employer.ts';
import {
  getApplicationByJobId,
  getApplicationDetailsCandidate,
  getCandidateApplications,
  getReceivedApplications,
  getReceivedApplicationsTotal,
  getScheduleInterviews,
  scheduleInterview,
} from '#contract/interview/interview.ts';
import { getPerson, getReviewQueue, searchApplicants } from '#contract/interview/pipeline.ts';
import { applyTo, beScheduled, giveConsent } from '#server/testing/interviews.ts';
import { type MadeJob, postJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { markNoShowsTask } from './tasks.ts';

/**
 * Two jobs. The first has one missed and two future interviews. The second has one future interview, which is before
 * both of those, although its application was made first.
 */
const HOUR_MS = 3_600_000;
const NOW = Date.parse('2030-03-10T12:00:00.000Z');
const SCHEDULED = 'SCHEDULED' as const;

let world: World;
let employer: Person;
let baker: MadeJob;
let nurse: MadeJob;
let missing: Person;
let missed: string;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Mia Misser');
  nurse = await postJob(world, employer, { details: { role: 'Nurse' } });
  baker = await postJob(world, employer, { details: { role: 'Baker' } });
  missing = await world.candidate('Miss Ing');
  await invite('Soon Est', nurse, NOW + HOUR_MS);
  missed = await invite(missing, baker, NOW - 3 * 24 * HOUR_MS - HOUR_MS);
  await invite('Late Er', baker, NOW + 3 * HOUR_MS);
  await invite('Next Up', baker, NOW + 2 * HOUR_MS);
  world.clock.set(new Date(NOW));
});
afterAll(() => world.close());

async function invite(who: Person | string, job: MadeJob, date: number): Promise<string> {
  const candidate = typeof who === 'string' ? await world.candidate(who) : who;
  const applicationId = await applyTo(world, job, employer, candidate);
  expectSuccess(await world.call(scheduleInterview, { applicationId, date }, employer.token));
  return applicationId;
}

/** All rows of a list, read one row per page. */
async function allOf<T>(
  read: (cursor: string | undefined) => Promise<{ data: T[]; nextCursor: string | null }>,
) {
  const rows: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    rows.push(...page.data);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

test('a missed interview is never counted as upcoming', async () => {
  const total = await world.call(
    getReceivedApplicationsTotal,
    { applicationType: SCHEDULED },
    employer.token,
  );
  expect(expectSuccess(total)).toEqual({ jobs: 2, applications: 3 });
  const dashboard = expectSuccess(await world.call(getEmployerDashboard, {}, employer.token));
  expect(dashboard.scheduledIntervieList.map((item) => item.candidateId.userId.name)).toEqual([
    'Soon Est',
    'Next Up',
    'Late Er',
  ]);
  expect(expectSuccess(await world.call(getCandidateDashboard, {}, missing.token)).scheduledJobsList).toEqual(
    [],
  );
});

test('jobs are ordered by their soonest interview, and interviews soonest first, page by page', async () => {
  const jobs = await allOf((cursor) =>
    world.call(getReceivedApplications, { applicationType: SCHEDULED, limit: 1, cursor }, employer.token),
  );
  expect(jobs.map(({ role, applicationReceived }) => [role, applicationReceived])).toEqual([
    ['Nurse', 1],
    ['Baker', 2],
  ]);
  const interviews = await allOf((cursor) =>
    world.call(
      getApplicationByJobId,
      { jobId: baker.id, applicationType: SCHEDULED, limit: 1, cursor },
      employer.token,
    ),
  );
  expect(interviews.map(({ candidateName }) => candidateName)).toEqual(['Next Up', 'Late Er']);
  const latestFirst = await world.call(
    getApplicationByJobId,
    { jobId: baker.id, applicationType: SCHEDULED, sort: '-interviewDate' },
    employer.token,
  );
  expect(expectSuccess(latestFirst).map(({ candidateName }) => candidateName)).toEqual([
    'Late Er',
    'Next Up',
  ]);
});

test('the employer sees who missed an interview, and another company does not', async () => {
  const found = expectSuccess(await world.call(getMissedInterviews, {}, employer.token));
  expect(found.map((item) => [item._id, item.candidateId.userId.name, item.jobId.role])).toEqual([
    [missed, 'Miss Ing', 'Baker'],
  ]);
  const other = await world.employer('Otto Other');
  expect(expectSuccess(await world.call(getMissedInterviews, {}, other.token))).toEqual([]);
});

test('the candidate sees that it has expired, wherever the application is shown', async () => {
  const [application] = expectSuccess(await world.call(getCandidateApplications, {}, missing.token));
  expect(application).toMatchObject({ applicationStatus: 'SCHEDULED', isExpired: true });
  const details = await world.call(getApplicationDetailsCandidate, { applicationId: missed }, missing.token);
  expect(expectSuccess(details)).toMatchObject({ isExpired: true });
  const [interview] = expectSuccess(await world.call(getScheduleInterviews, {}, missing.token));
  expect(interview).toMatchObject({ isExpired: true, canStart: false });
});

test('missed interviews are found by a part of the name, and by the address for those who see it', async () => {
  const reviewer = await joinCompany(world, employer, {
    name: 'Rae Viewer',
    memberRole: 'reviewer',
    jobIds: [baker.id],
  });
  const { email } = missing;
  const found = async (text: string, by = employer) =>
    expectSuccess(await world.call(getMissedInterviews, { text }, by.token)).map(({ _id }) => _id);
  expect(await found('SS IN')).toEqual([missed]);
  expect(await found(email.slice(0, 12))).toEqual([missed]);
  expect(await found('Nobody')).toEqual([]);
  expect(await found('%')).toEqual([]);
  expect(await found('Miss', reviewer)).toEqual([missed]);
  expect(await found(email.slice(0, 12), reviewer)).toEqual([]);
});

test('it has expired in every list of the company, also for who began and before the task has marked the others', async () => {
  const owner = await world.employer('Ella Expired');
  const job = await postJob(world, owner);
  const invited = async (name: string) => {
    const candidate = await world.candidate(name);
    return { candidate, applicationId: await beScheduled(world, job, owner, candidate) };
  };
  const begun = await invited('Quincy Begun');
  await invited('Quincy Absent');
  await giveConsent(world, begun.applicationId, begun.candidate);
  world.clock.set(new Date(world.clock.now().getTime() + 2 * 24 * HOUR_MS));
  await invited('Quincy Early');
  world.clock.set(new Date(world.clock.now().getTime() + 2 * 24 * HOUR_MS));

  const token = await world.signInAgain(owner);
  const standing = async () => {
    const queue = { jobId: job.id, stage: 'ai-interview' as const, outcome: 'all' as const };
    const { applications } = expectSuccess(await world.call(getReviewQueue, queue, token));
    const { people } = expectSuccess(await world.call(searchApplicants, { text: 'Quincy' }, token));
    return [
      applications.map((one) => [one.candidateName, one.stage, one.isExpired] as const),
      people.flatMap(({ candidateName, applications: found }) =>
        found.map(({ stage, isExpired }) => [candidateName, stage, isExpired] as const),
      ),
    ].map((list) => list.toSorted(([one], [other]) => one.localeCompare(other)));
  };
  const all = [
    ['Quincy Absent', 'ai-interview', true],
    ['Quincy Begun', 'ai-interview', true],
    ['Quincy Early', 'ai-interview', false],
  ];
  expect(await standing()).toEqual([all, all]);
  const { applications } = expectSuccess(
    await world.call(getPerson, { candidateId: begun.candidate.id }, token),
  );
  expect(applications).toMatchObject([{ outcome: null, isExpired: true }]);
  const items = expectSuccess(await world.call(getMissedInterviews, {}, token));
  expect(items.map(({ isExpired }) => isExpired)).toEqual([true, true]);

  await world.ctx.tasks.queue(world.db, markNoShowsTask, {});
  await world.settle();
  expect(await standing()).toEqual([all, all]);
});
