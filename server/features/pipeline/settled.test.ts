import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  getCandidateApplications,
  getApplicationByJobId,
  getFeedback,
} from '#contract/interview/interview.ts';
import { getComparison } from '#contract/interview/compare.ts';
import { saveWebhook } from '#contract/company/company-webhooks.ts';
import { setBlindReview } from '#contract/company/company-reviews.ts';
import { getCompletedJobs } from '#contract/account/employer.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { getInsights } from '#contract/company/insights.ts';
import { getReviewQueue } from '#contract/interview/pipeline.ts';
import { markAnswer } from '#contract/interview/review.ts';
import { MCQ, postInterviewJob } from '#server/testing/interviews.ts';
import { type MadeJob, skillId } from '#server/testing/jobs.ts';
import { type Taken, takeInterview } from '#server/testing/taken-interviews.ts';
import { startReceiver, verified } from '#server/testing/webhook-receiver.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/**
 * An interview with two of five answers settled, alongside one without any correct answer. A chosen option and silence
 * are settled, and three answers in Spanish wait for a person.
 */

let world: World;
let owner: Person;
let job: MadeJob;
let waiting: Taken;
let wrong: Taken;
const { address, received, close } = await startReceiver();
let secret: string;

beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
  owner = await world.employer('Olga Settles');
  const webhook = { address, events: ['report.ready' as const] };
  secret = expectSuccess(await world.call(saveWebhook, webhook, owner.token)).secret!;
  const skill = await skillId(world, 'JavaScript');
  job = await postInterviewJob(world, owner, {
    skillBasedCustomeQuestion: ['a closure', 'a promise', 'a prototype', 'hoisting'].map((thing) => ({
      skillId: skill,
      question: `What is ${thing} in JavaScript?`,
      answer: `In JavaScript, ${thing} is explained on the page of its name in the manual of the language.`,
    })),
  });
  const spoken = ['spanish.wav', 'spanish.wav', 'spanish.wav'];
  waiting = await takeInterview(
    world,
    { job, owner },
    { name: 'Wim Waits', choice: MCQ.answer, voices: spoken },
  );
  wrong = await takeInterview(world, { job, owner }, { name: 'Walt Wrong', choice: 'var' });
});
afterAll(async () => {
  await world?.close();
  close();
});

const queue = async (input: InputOf<typeof getReviewQueue>) =>
  expectSuccess(await world.call(getReviewQueue, input, owner.token)).applications;
const names = async (input: InputOf<typeof getReviewQueue>) =>
  (await queue(input)).map(({ candidateName }) => candidateName);

const TWO_OF_FIVE = { score: null, settled: 2, scored: 5, band: null };

test('two settled answers of five give no score, in no list', async () => {
  const report = expectSuccess(
    await world.call(getFeedback, { applicationId: waiting.applicationId }, owner.token),
  )!;
  expect(report).toMatchObject({ totalAnalyzedQuestions: 2, totalCorrectQuestions: 1 });
  expect(report.findApplicationId.isSensePercent).toBeNull();

  const [first, second] = await queue({ sort: '-score' });
  expect(first).toMatchObject({ candidateName: 'Wim Waits', ...TWO_OF_FIVE });
  expect(second).toMatchObject({ candidateName: 'Walt Wrong', score: 0, settled: 5, scored: 5 });
  const ofJob = { jobId: job.id, applicationType: 'COMPLETED' as const, sort: '-score' as const };
  const applicants = expectSuccess(await world.call(getApplicationByJobId, ofJob, owner.token));
  expect(applicants[0]).toMatchObject({ candidateName: 'Wim Waits', iSensePercent: null, ...TWO_OF_FIVE });
  const completed = expectSuccess(await world.call(getCompletedJobs, { sort: 'score' }, owner.token));
  expect(completed[0]).toMatchObject({ _id: waiting.applicationId, isSensePercent: null, ...TWO_OF_FIVE });
  const compared = { jobId: job.id, applicationIds: waiting.applicationId };
  const { candidates } = expectSuccess(await world.call(getComparison, compared, owner.token));
  expect(candidates).toMatchObject([{ score: null, settled: 2, scored: 5 }]);
  const own = expectSuccess(await world.call(getCandidateApplications, {}, waiting.candidate.token));
  expect(own[0]).toMatchObject({ iSensePercent: null, settled: 2, scored: 5 });
  const { scores } = expectSuccess(await world.call(getInsights, { jobId: job.id }, owner.token));
  expect(scores).toMatchObject({ people: 1, reviewFirst: 1, median: 0 });
});

test('the webhook says how much is settled', () => {
  const ready = received.map((request) => verified(secret, request, world.clock.now()));
  expect(ready.map(({ data }) => [data['applicationId'], data['settled'], data['scored']])).toEqual([
    [waiting.applicationId, 2, 5],
    [wrong.applicationId, 5, 5],
  ]);
});

test('a filter separates what has a score from what a person must review first', async () => {
  expect(await names({ settled: 'no' })).toEqual(['Wim Waits']);
  expect(await names({ settled: 'yes' })).toEqual(['Walt Wrong']);
  expect(await names({ maxScore: 100 })).toEqual(['Walt Wrong']);
});

test('by score, interviews to review come first in both directions, on pages too, until they are settled', async () => {
  const other = await takeInterview(
    world,
    { job, owner },
    { name: 'Fay Found', choice: 'var', voices: ['spanish.wav', 'spanish.wav', 'spanish.wav'] },
  );
  // The grader decides what the words of an answer show.
  await sql`UPDATE reports SET found = 0.5 WHERE application_id = ${other.applicationId}`.execute(world.db);
  for (const sort of ['score', '-score'] as const) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = expectSuccess(
        await world.call(getReviewQueue, { sort, limit: 1, ...(cursor && { cursor }) }, owner.token),
      );
      seen.push(...page.applications.map(({ candidateName }) => candidateName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(['Fay Found', 'Wim Waits', 'Walt Wrong']);
  }

  const { applicationId, skillId: questionId } = other;
  const mark = { applicationId, questionId, verdict: 'Incorrect' as const, reason: 'Not in English.' };
  expectSuccess(await world.call(markAnswer, mark, owner.token));
  expect((await queue({ sort: 'name' }))[0]).toMatchObject({ score: 0, settled: 3, scored: 5, band: 'Weak' });
  expect((await names({ sort: '-score' }))[0]).toBe('Wim Waits');
});

test('a blind review hides how much is settled, and puts nobody first', async () => {
  expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: true }, owner.token));
  onTestFinished(async () => {
    expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: false }, owner.token));
  });
  for (const item of await queue({}))
    expect(item).toMatchObject({ score: null, settled: null, scored: null });
  expect(await names({ settled: 'no' })).toEqual([]);
  expect(await names({ settled: 'yes' })).toEqual([]);
});
