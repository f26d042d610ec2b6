import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getApplicationByJobId,
  getCandidateApplications,
  getFeedback,
  rejectJobApplication,
  scheduleInterview,
  setAccommodation,
  submitInterview,
} from '#contract/interview/interview.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { applyTo, beScheduled, beginInterview, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Aria Attentive');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

const grant = (applicationId: string, timeFactor: 1 | 1.5 | 2, recordOnly: boolean) =>
  world.call(setAccommodation, { applicationId, timeFactor, recordOnly }, employer.token);

async function listed(applicationId: string, applicationType: 'PENDING' | 'SCHEDULED') {
  const rows = await world.call(getApplicationByJobId, { jobId: job.id, applicationType }, employer.token);
  return expectSuccess(rows).find((row) => row.applicationId === applicationId);
}

test('an accommodation granted before scheduling is shown in the employer’s list and in the mail that schedules', async () => {
  const candidate = await world.candidate('Ellis Extra');
  const applicationId = await applyTo(world, job, employer, candidate);
  expect(await listed(applicationId, 'PENDING')).toMatchObject({ timeFactor: 1, recordOnly: false });
  expect(await grant(applicationId, 1.5, true)).toMatchObject({
    statusCode: 0,
    message: outcomes.accommodationSaved(),
  });
  expectSuccess(await grant(applicationId, 1.5, true));
  expect((await world.mailTo(candidate.email)).map(({ subject }) => subject)).toEqual([
    'Your application to Aria Attentive: Web Developer',
  ]);

  const date = world.clock.now().getTime();
  expectSuccess(await world.call(scheduleInterview, { applicationId, date }, employer.token));
  expect(await listed(applicationId, 'SCHEDULED')).toMatchObject({ timeFactor: 1.5, recordOnly: true });
  const mail = (await world.mailTo(candidate.email)).at(-1)!;
  expect(mail.text).toContain('You have 1.5 times the usual time for each answer.');
  expect(mail.text).toContain('it doesn’t end your interview');
});

test('a change after scheduling is mailed once, and so is its withdrawal', async () => {
  const candidate = await world.candidate('Chris Changed');
  const applicationId = await beScheduled(world, job, employer, candidate);
  expectSuccess(await grant(applicationId, 2, false));
  expectSuccess(await grant(applicationId, 2, false));
  const told = async () =>
    (await world.mailTo(candidate.email)).filter(({ subject }) => subject.includes('has changed'));
  expect((await told()).map(({ text }) => text.includes('2 times the usual time'))).toEqual([true]);
  expectSuccess(await grant(applicationId, 1, false));
  expect((await told()).at(-1)!.text).toContain('You have the usual time for each answer');
});

test('nothing can be granted once the interview has begun, or if there will be none', async () => {
  const begun = await world.candidate('Bea Begun');
  const begunId = await beScheduled(world, job, employer, begun);
  await beginInterview(world, job, begunId, begun);
  expect(await grant(begunId, 2, true)).toMatchObject({
    httpStatus: 200,
    statusCode: 1,
    message: expect.stringMatching(/already started/),
  });
  const declinedId = await applyTo(world, job, employer, await world.candidate('Dee Declined'));
  expectSuccess(await world.call(rejectJobApplication, { applicationId: declinedId }, employer.token));
  expect(await grant(declinedId, 2, true)).toMatchObject({ httpStatus: 200, statusCode: 1 });
});

test('neither the report nor the candidate’s lists show it', async () => {
  const plain = await world.candidate('Sam Same');
  const granted = await world.candidate('Gia Granted');
  const [plainId, grantedId] = [
    await beScheduled(world, job, employer, plain),
    await beScheduled(world, job, employer, granted),
  ];
  expectSuccess(await grant(grantedId, 2, true));
  for (const [candidate, applicationId] of [
    [plain, plainId],
    [granted, grantedId],
  ] as const) {
    await beginInterview(world, job, applicationId, candidate);
    expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  }
  await world.settle();

  const report = async (applicationId: string, token?: string) =>
    JSON.stringify(expectSuccess(await world.call(getFeedback, { applicationId }, token)));
  const telling = /accommodat|timeFactor|time_factor|recordOnly|record_only|record-only|extra time/i;
  for (const token of [undefined, granted.token, employer.token]) {
    expect(await report(grantedId, token)).not.toMatch(telling);
  }
  const fields = async (applicationId: string) =>
    fieldNames(JSON.parse(await report(applicationId, employer.token))).toSorted();
  expect(await fields(grantedId)).toEqual(await fields(plainId));
  const own = expectSuccess(await world.call(getCandidateApplications, {}, granted.token));
  expect(JSON.stringify(own)).not.toMatch(telling);
});

function fieldNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldNames);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...fieldNames(part)]);
}
