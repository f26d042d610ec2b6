import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteCandidates } from '#contract/job/candidate-invitations.ts';
import { getApplicationHistory, moveApplications } from '#contract/interview/decisions.ts';
import { rescheduleInterview } from '#contract/interview/interview-again.ts';
import { scheduleInterview } from '#contract/interview/interview.ts';
import { listCities } from '#server/features/masters/geography.ts';
import { applyTo, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** A Thursday; ten business days later is Thursday the 29th. */
const TOLD = new Date('2031-05-15T15:00:00Z');
const TOO_SOON = Date.parse('2031-05-28T15:00:00Z');
const EARLIEST = Date.parse('2031-05-29T15:00:00Z');

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Nora Notice');
  job = await postInterviewJob(world, employer);
  world.clock.set(TOLD);
  employer = { ...employer, token: await world.signInAgain(employer) };
  await placeIn('Brooklyn');
});
afterAll(() => world.close());

async function placeIn(city: string): Promise<void> {
  const { id } = listCities('US-NY').find(({ name }) => name === city)!;
  await world.db
    .updateTable('jobs')
    .set({
      work_address: '1 Main Street',
      work_country_id: 'US',
      work_state_id: 'US-NY',
      work_city_id: id,
      work_zip_code: '11201',
    })
    .where('id', '=', job.id)
    .execute();
}
const applied = async (name: string) => applyTo(world, job, employer, await world.candidate(name));

test('an interview in New York City opens ten business days after the application, or the company confirms', async () => {
  const applicationId = await applied('Ten Days');
  expect(
    await world.call(scheduleInterview, { applicationId, date: TOO_SOON }, employer.token),
  ).toMatchObject({
    code: 'interview.notice-period',
    message: expect.stringContaining('so the interview can open from 29 May 2031 on'),
  });
  expectSuccess(await world.call(scheduleInterview, { applicationId, date: EARLIEST }, employer.token));
  const move = { applicationId, date: TOO_SOON };
  expect(await world.call(rescheduleInterview, move, employer.token)).toMatchObject({
    code: 'interview.notice-period',
  });
  expectSuccess(await world.call(rescheduleInterview, { ...move, noticeGiven: true }, employer.token));
  const history = expectSuccess(await world.call(getApplicationHistory, { applicationId }, employer.token));
  expect(JSON.stringify(history)).toContain(
    'Confirmed: the candidate was told about the tool before applying.',
  );
});

test('of many people, those who were told too late are named', async () => {
  const applicationIds = [await applied('Early One'), await applied('Early Two')];
  const move = { applicationIds, stage: 'ai-interview' as const, date: TOO_SOON };
  const { results } = expectSuccess(await world.call(moveApplications, move, employer.token));
  expect(results).toMatchObject([
    { moved: false, needsNotice: true },
    { moved: false, needsNotice: true },
  ]);
  const confirmed = await world.call(moveApplications, { ...move, noticeGiven: true }, employer.token);
  expect(expectSuccess(confirmed).results).toMatchObject([{ moved: true }, { moved: true }]);
});

test('who is invited straight to the interview is told then', async () => {
  const people = [{ email: 'ina.invited@example.com', name: 'Ina Invited' }];
  const invitation = { jobId: job.id, kind: 'interview' as const, people };
  expect(await world.call(inviteCandidates, { ...invitation, date: TOO_SOON }, employer.token)).toMatchObject(
    {
      code: 'interview.notice-period',
      message:
        'In New York City, candidates must be told about the tool at least 10 business days before it is used. We’ll tell people you invite today right away, so the interview can open from 29 May 2031 on, or later if there are public holidays in between.',
    },
  );
  expect(await world.mailTo('ina.invited@example.com')).toEqual([]);
  expectSuccess(await world.call(inviteCandidates, { ...invitation, date: EARLIEST }, employer.token));
  expect(await world.mailTo('ina.invited@example.com')).toHaveLength(1);
});

test('elsewhere an interview opens when the company says', async () => {
  await placeIn('Buffalo');
  const applicationId = await applied('Buffalo Bea');
  const now = TOLD.getTime();
  expectSuccess(await world.call(scheduleInterview, { applicationId, date: now }, employer.token));
});
