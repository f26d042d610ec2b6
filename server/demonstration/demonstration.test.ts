import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#contract/auth.ts';
import { getCompletedJobs, getEmployerDashboard, getRejectedJobs } from '#contract/employer.ts';
import {
  getFeedback,
  getQuestionsForInterview,
  getScheduleInterviews,
  startInterview,
} from '#contract/interview.ts';
import { CONSENT_VERSION } from '#contract/limits.ts';
import { getPostedJobs } from '#contract/jobs.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { fillDemonstration } from './fill.ts';
import { DEMONSTRATION_PASSWORD, daniel, employer, maria } from './people.ts';
import { writeState } from './store.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

async function tokenOf(email: string): Promise<string> {
  return expectSuccess(await world.call(signIn, { email, password: DEMONSTRATION_PASSWORD })).token;
}

test('a new database is filled, once, and every landing screen has something true to show', async () => {
  await fillDemonstration(world.ctx);
  await world.settle();
  await fillDemonstration(world.ctx);

  const employerToken = await tokenOf(employer.email);
  const dashboard = expectSuccess(await world.call(getEmployerDashboard, {}, employerToken));
  expect(dashboard).toMatchObject({ openJobs: 12, closeJobs: 1, deletedJobsCount: 1, draftJobCount: 1 });
  expect(dashboard.scheduledIntervieList.length).toBeGreaterThan(0);
  expect(dashboard.receivedApplicationList.length).toBeGreaterThan(0);
  expect(expectSuccess(await world.call(getRejectedJobs, {}, employerToken))).toHaveLength(1);

  const [completed] = expectSuccess(await world.call(getCompletedJobs, {}, employerToken));
  const report = expectSuccess(
    await world.call(getFeedback, { applicationId: completed!._id }, employerToken),
  )!;
  expect(report).toMatchObject({ analysisStatus: 'ready', name: daniel.name });
  const verdicts = report.questionnaireReport
    .filter(({ kind }) => kind === 'skill')
    .map((entry) => entry.answerStatus);
  expect(verdicts[0]).toBe('Correct');
  expect(verdicts.at(-1)).toBe('Not Answered');
  expect(report.candidateAnswerVideo).not.toBeNull();

  const danielToken = await tokenOf(daniel.email);
  const open = expectSuccess(await world.call(getPostedJobs, {}, danielToken));
  expect(open.total).toBe(12);
  expect(open.jobs.some(({ isApplied }) => isApplied)).toBe(true);

  const mariaToken = await tokenOf(maria.email);
  const [startable] = expectSuccess(await world.call(getScheduleInterviews, {}, mariaToken));
  expect(startable).toMatchObject({ canStart: true });
  const consent = { applicationId: startable!.applicationId, consentVersion: CONSENT_VERSION };
  expectSuccess(await world.call(startInterview, consent, mariaToken));
  expectSuccess(await world.call(getQuestionsForInterview, { jobId: startable!.appliedJobId }, mariaToken));
}, 120_000);

test('a filling that was cut short begins anew', async () => {
  await writeState(world.db, 'filling');
  await fillDemonstration(world.ctx);
  const dashboard = expectSuccess(await world.call(getEmployerDashboard, {}, await tokenOf(employer.email)));
  expect(dashboard).toMatchObject({ openJobs: 12, draftJobCount: 1 });
  await world.settle();
}, 120_000);
