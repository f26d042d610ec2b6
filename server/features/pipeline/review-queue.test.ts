import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setBlindReview, submitScorecard } from '#contract/company/company-reviews.ts';
import { getCompletedJobs } from '#contract/account/employer.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { getApplicationByJobId, getFeedback, rejectJobApplication } from '#contract/interview/interview.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { getReviewQueue } from '#contract/interview/pipeline.ts';
import {
  countVerdicts,
  flagsOf,
  heardPercent,
  overallCertainty,
} from '#contract/interview/report-figures.ts';
import { correctAnswer, decideCorrection, markAnswer, unmarkAnswer } from '#contract/interview/review.ts';
import { MCQ, applyTo, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Taken, takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

interface Company {
  owner: Person;
  job: MadeJob;
}

async function company(name: string): Promise<Company> {
  const owner = await world.employer(name);
  return { owner, job: await postInterviewJob(world, owner) };
}

const queue = async ({ token }: Person, input: InputOf<typeof getReviewQueue> = {}) =>
  expectSuccess(await world.call(getReviewQueue, input, token));
const names = async (person: Person, input: InputOf<typeof getReviewQueue> = {}) =>
  (await queue(person, input)).applications.map(({ candidateName }) => candidateName);

/** Three finished interviews (Bea's correct, Carl's incorrect, Dora's spoken), and Ed, who only applied. */
async function fourApplicants(name: string) {
  const { owner, job } = await company(name);
  const take = (person: string, choice: string, voices: string[] = []) =>
    takeInterview(world, { job, owner }, { name: person, choice, voices });
  const bea = await take('Bea Right', MCQ.answer);
  const carl = await take('Carl Wrong', 'var');
  const dora = await take('Dora Spoken', MCQ.answer, ['closures-good.wav']);
  const spoken = { applicationId: dora.applicationId, questionId: dora.skillId, verdict: 'Correct' as const };
  expectSuccess(await world.call(markAnswer, spoken, owner.token));
  const ed = await world.candidate('Ed Applied');
  const edId = await applyTo(world, job, owner, ed);
  return { owner, job, bea, carl, dora, edId };
}

/** The figures of a report, as its page calculates them. */
async function figuresOfReport({ token }: Person, { applicationId }: Taken) {
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, token))!;
  const entries = report.questionnaireReport;
  return {
    score: report.findApplicationId.isSensePercent,
    verdicts: countVerdicts(entries),
    certainty: overallCertainty(entries),
    heard: heardPercent(entries.flatMap(({ words }) => words)),
    flags: flagsOf(entries, report.proctoringTimeline),
  };
}

async function itemOf(person: Person, { applicationId }: Taken) {
  const { applications } = await queue(person, { outcome: 'all' });
  return applications.find((item) => item.applicationId === applicationId)!;
}

test('lists say of an interview what its report says, after each decision on it', async () => {
  const { owner, dora } = await fourApplicants('Olga Figures');
  const before = await itemOf(owner, dora);
  expect(before).toMatchObject({
    candidateName: 'Dora Spoken',
    stage: 'review',
    stageTitle: 'Review',
    outcome: null,
    analysisStatus: 'ready',
    band: 'Strong',
    verdicts: { correct: 2, partial: 0, incorrect: 0, notAnswered: 0, needsReview: 0 },
    flags: 0,
    ownScore: null,
    mustScoreFirst: false,
  });
  expect(before).toMatchObject(await figuresOfReport(owner, dora));

  const { applicationId, skillId: questionId, candidate } = dora;
  const wrong = { applicationId, questionId, verdict: 'Incorrect' as const, reason: 'Learned by heart.' };
  expectSuccess(await world.call(markAnswer, wrong, owner.token));
  const marked = await itemOf(owner, dora);
  expect(marked).toMatchObject({ verdicts: { correct: 1, incorrect: 1 }, band: 'Fair' });
  expect(marked).toMatchObject(await figuresOfReport(owner, dora));
  expectSuccess(await world.call(unmarkAnswer, { applicationId, questionId }, owner.token));

  const { questionnaireReport } = expectSuccess(
    await world.call(getFeedback, { applicationId }, owner.token),
  )!;
  const wordCount = questionnaireReport.find((entry) => entry.questionId === questionId)!.words.length;
  const corrections = [{ wordIndex: 0, wordCount, text: 'I do not know.' }];
  expectSuccess(await world.call(correctAnswer, { applicationId, questionId, corrections }, candidate.token));
  const corrected = await itemOf(owner, dora);
  // Both the answer and its correction need a person.
  expect(corrected.flags).toBe(2);
  expect(corrected).toMatchObject(await figuresOfReport(owner, dora));
  const take = { applicationId, questionId, take: 'corrected' as const };
  expectSuccess(await world.call(decideCorrection, take, owner.token));
  const decided = await itemOf(owner, dora);
  expect([corrected.verdicts!.needsReview, decided.verdicts!.notAnswered]).toEqual([1, 1]);
  expect(decided).toMatchObject(await figuresOfReport(owner, dora));
});

test('is sorted and filtered on the server, page by page', async () => {
  const { owner, job, carl, edId } = await fourApplicants('Olga Sorts');
  expect(await names(owner, { sort: '-score' })).toEqual([
    'Dora Spoken',
    'Bea Right',
    'Carl Wrong',
    'Ed Applied',
  ]);
  expect((await names(owner, { sort: 'score' })).at(-1)).toBe('Ed Applied');
  expect(await names(owner, { sort: 'name' })).toEqual([
    'Bea Right',
    'Carl Wrong',
    'Dora Spoken',
    'Ed Applied',
  ]);
  expect(await names(owner, { sort: '-submitted' })).toEqual([
    'Dora Spoken',
    'Carl Wrong',
    'Bea Right',
    'Ed Applied',
  ]);
  expect((await names(owner, { sort: 'stage' }))[0]).toBe('Ed Applied');
  expect((await names(owner, { sort: '-waiting' }))[0]).toBe('Bea Right');
  expect(await names(owner)).toEqual(await names(owner, { sort: '-waiting' }));

  expect(await names(owner, { minScore: 40, sort: '-score' })).toEqual(['Dora Spoken', 'Bea Right']);
  expect(await names(owner, { minScore: 0, maxScore: 30 })).toEqual(['Carl Wrong']);
  expect(await names(owner, { stage: 'applied' })).toEqual(['Ed Applied']);
  expect(await names(owner, { stage: 'review', jobId: job.id, sort: 'name' })).toHaveLength(3);
  expect(await names(owner, { text: 'carl' })).toEqual(['Carl Wrong']);
  expect(await names(owner, { text: 'counter' })).toEqual(['Dora Spoken']);
  const two = { applicationIds: `${edId},${carl.applicationId}`, sort: 'name' as const };
  expect(await names(owner, two)).toEqual(['Carl Wrong', 'Ed Applied']);
  expect(await names(owner, { ...two, stage: 'review' })).toEqual(['Carl Wrong']);

  const card = { applicationId: carl.applicationId, overall: 2 as const, reason: 'No.' };
  expectSuccess(await world.call(submitScorecard, card, owner.token));
  expect(await queue(owner, { reviewedByMe: 'yes' })).toMatchObject({
    total: 1,
    applications: [{ candidateName: 'Carl Wrong', ownScore: 2 }],
  });
  expect(await names(owner, { reviewedByMe: 'no', stage: 'review', sort: 'name' })).toEqual([
    'Bea Right',
    'Dora Spoken',
  ]);

  expectSuccess(await world.call(rejectJobApplication, { applicationId: edId }, owner.token));
  expect(await names(owner, { outcome: 'open' })).not.toContain('Ed Applied');
  expect(await names(owner, { outcome: 'closed' })).toEqual(['Ed Applied']);
  expect(await names(owner, { outcome: 'declined' })).toEqual(['Ed Applied']);
  expect(await names(owner, { outcome: 'all' })).toHaveLength(4);

  expect(await names(owner, { waitingDays: 2 })).toEqual([]);
  const then = world.clock.now();
  world.clock.set(new Date(then.getTime() + 3 * DAY_MS));
  expect(await names(owner, { waitingDays: 2, sort: 'name' })).toHaveLength(3);
  world.clock.set(then);

  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await queue(owner, { sort: '-score', outcome: 'all', limit: 1, ...(cursor && { cursor }) });
    expect(page.total).toBe(4);
    seen.push(...page.applications.map(({ candidateName }) => candidateName));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(['Dora Spoken', 'Bea Right', 'Carl Wrong', 'Ed Applied']);
});

test('the lists of the specification have the figures too, and keep their order', async () => {
  const { owner, job } = await fourApplicants('Olga Lists');
  const completed = expectSuccess(await world.call(getCompletedJobs, {}, owner.token));
  expect(completed.map(({ candidateId }) => candidateId.userId.name)).toEqual([
    'Dora Spoken',
    'Carl Wrong',
    'Bea Right',
  ]);
  expect(completed[0]).toMatchObject({
    stage: 'review',
    stageTitle: 'Review',
    outcome: null,
    band: 'Strong',
  });
  expect(completed[0]!.score).toBe(completed[0]!.isSensePercent);
  const best = expectSuccess(
    await world.call(getCompletedJobs, { sort: '-score', minScore: 40 }, owner.token),
  );
  expect(best.map(({ candidateId }) => candidateId.userId.name)).toEqual(['Dora Spoken', 'Bea Right']);
  const ofJob = { jobId: job.id, applicationType: 'COMPLETED' as const, sort: 'score' as const };
  const rows = expectSuccess(await world.call(getApplicationByJobId, ofJob, owner.token));
  expect(rows.map(({ candidateName }) => candidateName)).toEqual(['Carl Wrong', 'Bea Right', 'Dora Spoken']);
});

describe('blind review', () => {
  test('no value, order or filter tells what the analysis says before the own scorecard is in', async () => {
    const { owner, job, bea, carl } = await fourApplicants('Olga Blinds');
    const reviewer = await joinCompany(world, owner, {
      name: 'Rita Reviewer',
      memberRole: 'reviewer',
      jobIds: [job.id],
    });
    expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: true }, owner.token));
    const { applications } = await queue(reviewer, { stage: 'review' });
    expect(applications).toHaveLength(3);
    for (const item of applications) {
      expect(item).toMatchObject({
        score: null,
        band: null,
        certainty: null,
        verdicts: null,
        flags: null,
        mustScoreFirst: true,
      });
    }
    expect(await names(reviewer, { sort: '-score' })).toEqual(
      (await names(reviewer, { sort: 'score' })).toReversed(),
    );
    for (const sort of ['score', 'certainty', 'flags'] as const) {
      // In the order of the ids, which are random.
      const { applications: sorted } = await queue(reviewer, { sort });
      const ids = sorted.map(({ applicationId }) => applicationId);
      expect(ids).toEqual(ids.toSorted());
    }
    expect(await names(reviewer, { minScore: 0 })).toEqual([]);
    expect(await names(reviewer, { maxScore: 100 })).toEqual([]);
    for (const certainty of ['low', 'medium', 'high'] as const)
      expect(await names(reviewer, { certainty })).toEqual([]);
    const completed = { sort: '-score' as const, minScore: 0 };
    expect(expectSuccess(await world.call(getCompletedJobs, completed, reviewer.token))).toEqual([]);

    const card = { applicationId: carl.applicationId, overall: 1 as const, reason: 'No.' };
    expectSuccess(await world.call(submitScorecard, card, reviewer.token));
    expect(await names(reviewer, { minScore: 0 })).toEqual(['Carl Wrong']);
    expect(await itemOf(reviewer, carl)).toMatchObject({
      verdicts: { correct: 0 },
      ownScore: 1,
      band: 'Weak',
    });
    expect(await itemOf(reviewer, bea)).toMatchObject({ score: null, verdicts: null });
  });
});

test('a reviewer finds nobody by an address that is hidden, nor people of other jobs', async () => {
  const { owner, job, carl } = await fourApplicants('Olga Hides');
  const access = { name: 'Rita Reviewer', memberRole: 'reviewer' as const, jobIds: [job.id] };
  const reviewer = await joinCompany(world, owner, access);
  const elsewhere = await joinCompany(world, owner, { ...access, jobIds: [] });
  const text = carl.candidate.email;
  expect(await names(owner, { text })).toEqual(['Carl Wrong']);
  expect(await names(reviewer, { text })).toEqual([]);
  expect(await queue(elsewhere)).toMatchObject({ applications: [], total: 0 });
  const { applicationId: applicationIds } = carl;
  expect(await queue(elsewhere, { applicationIds })).toMatchObject({ applications: [], total: 0 });
});

test.each([
  [{ minScore: 'many' }, 'minScore'],
  [{ stage: 'round-9' }, 'stage'],
  [{ waitingDays: -1 }, 'waitingDays'],
  [{ text: 'x'.repeat(101) }, 'text'],
])('%j is refused with a sentence', async (input, path) => {
  const owner = await world.employer('Olga Bad');
  const reply = await world.callRaw(getReviewQueue, input, owner.token);
  expect(reply).toMatchObject({ httpStatus: 400, data: { issues: [{ path }] } });
  expect(reply.message).toMatch(/^[A-Z]/);
});
