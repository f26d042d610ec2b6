import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rescheduleInterview } from '#contract/interview/interview-again.ts';
import { scheduleInterview, submitInterview } from '#contract/interview/interview.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { setMailPreferences } from '#contract/account/notices.ts';
import { applyTo, giveConsent, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { markNoShowsTask, remindTask } from '../tasks.ts';

let world: World;
let employer: Person;
let job: MadeJob;
let candidate: Person;
let applicationId: string;
/** When the interview opens: in two days. */
let at: number;
beforeAll(async () => {
  world = await startWorld({ settings: { SESSION_IDLE_DAYS: '80' } });
  employer = await world.employer('Winnie Dow');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());
beforeEach(async () => {
  candidate = await world.candidate('Ope Ning');
  applicationId = await applyTo(world, job, employer, candidate);
  at = world.clock.now().getTime() + 2 * DAY_MS;
  expectSuccess(await world.call(scheduleInterview, { applicationId, date: at }, employer.token));
});

const runAt = async (moment: number) => {
  world.clock.set(new Date(moment));
  await world.ctx.tasks.queue(world.db, markNoShowsTask, {});
  await world.ctx.tasks.queue(world.db, remindTask, {});
  await world.settle();
};
const told = async () =>
  (await world.mailTo(candidate.email))
    .map(({ subject }) => /is open|closes soon|has closed/.exec(subject)?.[0])
    .filter((word) => word !== undefined);
const extend = (openDays: number) =>
  world.call(rescheduleInterview, { applicationId, date: at, openDays }, employer.token);

test('the candidate is told once when it opens, a day before it closes, and when it has closed', async () => {
  await runAt(at - 1_000);
  expect(await told()).toEqual([]);
  await runAt(at + 1_000);
  await runAt(at + 2_000);
  expect(await told()).toEqual(['is open']);
  await runAt(at + 2 * DAY_MS - 1_000);
  expect(await told()).toEqual(['is open']);
  await Promise.all([runAt(at + 2 * DAY_MS + 1_000), runAt(at + 2 * DAY_MS + 2_000)]);
  expect(await told()).toEqual(['is open', 'closes soon']);
  await runAt(at + 3 * DAY_MS + 1_000);
  await runAt(at + 3 * DAY_MS + HOUR_MS);
  expect(await told()).toEqual(['is open', 'closes soon', 'has closed']);
  const [mail] = (await world.mailTo(candidate.email)).filter(({ subject }) => subject.includes('closed'));
  expect(mail!.text).toContain('A person at Winnie Dow will decide on the next step.');
});

test('whoever has begun is not told that it closes, and whoever submitted not that it has closed', async () => {
  await runAt(at + 1_000);
  await giveConsent(world, applicationId, candidate);
  await runAt(at + 2 * DAY_MS + 1_000);
  expect(await told()).toEqual(['is open']);
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await runAt(at + 3 * DAY_MS + 1_000);
  expect(await told()).toEqual(['is open']);
});

test('an interview that is scheduled for now has one mail, and an extended one is told of anew', async () => {
  const now = world.clock.now().getTime();
  const other = await world.candidate('At Once');
  const second = await applyTo(world, job, employer, other);
  expectSuccess(await world.call(scheduleInterview, { applicationId: second, date: now }, employer.token));
  await runAt(now + 60_000);
  expect((await world.mailTo(other.email)).filter(({ subject }) => subject.includes('is open'))).toEqual([]);

  await runAt(at + 2 * DAY_MS + 1_000);
  expect(await told()).toEqual(['closes soon']);
  expectSuccess(await extend(6));
  await runAt(at + 5 * DAY_MS + 1_000);
  expect(await told()).toEqual(['closes soon', 'closes soon']);
});

test('they can be turned off', async () => {
  const preferences = [{ kind: 'interview-window' as const, isOn: false }];
  expectSuccess(await world.call(setMailPreferences, { preferences }, candidate.token));
  await runAt(at + 1_000);
  expect(await told()).toEqual([]);
});

test('who applies is told that it has arrived', async () => {
  const [mail] = await world.mailTo(candidate.email);
  expect(mail!.subject).toBe('Your application to Winnie Dow: Web Developer');
  expect(mail!.text).toContain('Your application for the position Web Developer');
});
