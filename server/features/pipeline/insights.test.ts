import { afterAll, beforeAll, expect, test } from 'vitest';
import { setBlindReview, submitScorecard } from '#contract/company/company-reviews.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { getInsights } from '#contract/company/insights.ts';
import { rejectJobApplication, scheduleInterview } from '#contract/interview/interview.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { CLOSURES, MCQ, applyTo, postInterviewJob } from '#server/testing/interviews.ts';
import { joinCompany } from '#server/testing/members.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const insights = async ({ token }: Person, input: InputOf<typeof getInsights> = {}) =>
  expectSuccess(await world.call(getInsights, input, token));
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));

async function hiring(name: string) {
  const owner = await world.employer(name);
  return { owner, job: await postInterviewJob(world, owner) };
}

test('counts who came how far, how long it took, the scores, and how hard each question proved', async () => {
  const { owner, job } = await hiring('Olga Insights');
  const fast = await world.candidate('Fay Fast');
  const slow = await world.candidate('Sid Slow');
  const fastId = await applyTo(world, job, owner, fast);
  const slowId = await applyTo(world, job, owner, slow);
  later(2 * HOUR_MS);
  const date = world.clock.now().getTime();
  expectSuccess(await world.call(scheduleInterview, { applicationId: fastId, date }, owner.token));
  later(2 * HOUR_MS);
  expectSuccess(await world.call(rejectJobApplication, { applicationId: slowId }, owner.token));
  await takeInterview(world, { job, owner }, { name: 'Rhea Right', choice: MCQ.answer });
  await takeInterview(world, { job, owner }, { name: 'Wes Wrong', choice: 'var' });

  const figures = await insights(owner, { jobId: job.id });
  expect(figures.applications).toBe(4);
  expect(figures.funnel.map(({ title, people }) => `${title} ${people}`).slice(0, 3)).toEqual([
    'Applied 4',
    'AI Interview 3',
    'Review 2',
  ]);
  expect(figures.dropOff).toEqual([
    { step: 'applied', people: 4 },
    { step: 'invited', people: 3 },
    { step: 'began', people: 2 },
    { step: 'submitted', people: 2 },
  ]);
  expect(figures.timeInStage[0]).toMatchObject({ stage: 'applied', people: 4, medianHours: 1 });
  expect(figures.timeToFirstDecision).toMatchObject({ people: 4, medianHours: 1 });
  expect(figures.timeToDecisionAfterInterview).toEqual({ people: 0, medianHours: null, p90Hours: null });
  expect(figures.scores).toMatchObject({ people: 2, median: 25 });
  expect(figures.scores.steps.filter(({ people }) => people > 0)).toEqual([
    { from: 0, to: 10, people: 1 },
    { from: 50, to: 60, people: 1 },
  ]);
  expect(figures.questions).toMatchObject([
    { question: CLOSURES.question, people: 2, notAnswered: 2, correct: 0, role: 'Web Developer' },
    { question: MCQ.question, people: 2, correct: 1, incorrect: 1 },
  ]);
  expect((await insights(owner)).funnel).toEqual(figures.funnel);
});

test('is about those who applied in the time, to jobs in reach', async () => {
  const { owner, job } = await hiring('Olga Times');
  const second = await postInterviewJob(world, owner);
  await applyTo(world, job, owner, await world.candidate('Abe Early'));
  later(2 * DAY_MS);
  const now = world.clock.now();
  await applyTo(world, second, owner, await world.candidate('Lia Late'));
  const all = await insights(owner);
  expect(all.applications).toBe(2);
  expect(Date.parse(all.to) - Date.parse(all.from)).toBe(90 * DAY_MS);
  const from = new Date(now.getTime() - DAY_MS).toISOString();
  expect((await insights(owner, { from })).applications).toBe(1);
  expect((await insights(owner, { to: now.toISOString() })).applications).toBe(1);
  expect((await insights(owner, { from, to: now.toISOString() })).applications).toBe(0);
  expect((await insights(owner, { jobId: second.id })).applications).toBe(1);
  const access = { name: 'Rita Reviewer', memberRole: 'reviewer' as const, jobIds: [job.id] };
  const reviewer = await joinCompany(world, owner, access);
  expect((await insights(reviewer)).applications).toBe(1);
  const stranger = (await hiring('Otto Stranger')).owner;
  expect((await insights(stranger)).applications).toBe(0);
});

test('interviews that a member must judge first are in no figure of judgements', async () => {
  const { owner, job } = await hiring('Olga Blinds');
  const access = { name: 'Rita Reviewer', memberRole: 'reviewer' as const, jobIds: [job.id] };
  const reviewer = await joinCompany(world, owner, access);
  const { applicationId } = await takeInterview(
    world,
    { job, owner },
    { name: 'Bo Blind', choice: MCQ.answer },
  );
  expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: true }, owner.token));
  expect(await insights(reviewer)).toMatchObject({
    hiddenInterviews: 1,
    scores: { people: 0, median: null },
    questions: [],
  });
  const card = { applicationId, overall: 3 as const, reason: 'Good.' };
  expectSuccess(await world.call(submitScorecard, card, reviewer.token));
  expect(await insights(reviewer)).toMatchObject({ hiddenInterviews: 0, scores: { people: 1, median: 50 } });
});

test.each([
  [{ from: 'yesterday' }, 'from'],
  [{ to: '2030-99-01T00:00:00Z' }, 'to'],
  [{ from: '2030-03-05T00:00:00Z', to: '2030-03-04T00:00:00Z' }, 'from'],
])('%j is refused with a sentence', async (input, path) => {
  const { owner } = await hiring('Olga Bad');
  expect(await world.callRaw(getInsights, input, owner.token)).toMatchObject({
    httpStatus: 400,
    data: { issues: [{ path }] },
  });
});
