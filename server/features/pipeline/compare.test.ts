import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setBlindReview, submitScorecard } from '#contract/company/company-reviews.ts';
import { compareAnswers, getComparison } from '#contract/interview/compare.ts';
import { moveApplications } from '#contract/interview/decisions.ts';
import { getFeedback } from '#contract/interview/interview.ts';
import { markAnswer } from '#contract/interview/review.ts';
import { CLOSURES, INTRODUCTION, MCQ, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

const MINUTE_MS = 60_000;
const NAMES = ['Ada One', 'Bea Two', 'Cid Three'];

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

interface Compared {
  employer: Person;
  job: MadeJob;
  /** The interviews in the order in which they were submitted. */
  ids: string[];
}

/** A job of a new company, with an interview for each chosen option. The first one also speaks about closures. */
async function interviewed(options: readonly string[]): Promise<Compared> {
  const employer = await world.employer();
  const job = await postInterviewJob(world, employer);
  const ids: string[] = [];
  for (const [index, option] of options.entries()) {
    const voices = index === 0 ? ['closures-good.wav'] : [];
    const taking = { name: NAMES[index]!, voices, choice: option };
    const { applicationId } = await takeInterview(world, { job, owner: employer }, taking);
    world.clock.set(new Date(world.clock.now().getTime() + MINUTE_MS));
    ids.push(applicationId);
  }
  return { employer, job, ids };
}

async function questionIdOf({ employer, ids }: Compared, asked: string): Promise<string> {
  const report = expectSuccess(await world.call(getFeedback, { applicationId: ids[0]! }, employer.token));
  return report!.questionnaireReport.find(({ question }) => question === asked)!.questionId;
}

describe('the interviews of a job beside each other', () => {
  test('those who were chosen are compared alone, also after they were declined', async () => {
    const { employer, job, ids } = await interviewed(['const', 'var', 'let']);
    const [ada, , cid] = ids as [string, string, string];
    const decline = { applicationIds: [ada], outcome: 'declined' as const };
    expectSuccess(await world.call(moveApplications, decline, employer.token));
    const compare = (applicationIds: string[]) =>
      world.call(getComparison, { jobId: job.id, applicationIds: applicationIds.join() }, employer.token);
    const { candidates } = expectSuccess(await compare([ada, cid]));
    expect(candidates.map(({ candidateName }) => candidateName)).toEqual(['Cid Three', 'Ada One']);
    expect(await compare(Array.from({ length: 51 }, () => ada))).toMatchObject({
      httpStatus: 400,
      message: 'You can compare at most 50 interviews at once',
    });
  });

  test('each answer is a cell, the newest interview first', async () => {
    const { employer, job, ids } = await interviewed(['const', 'var']);
    const asked = { jobId: job.id, applicationIds: ids.join() };
    const { questions, candidates } = expectSuccess(await world.call(getComparison, asked, employer.token));
    expect(questions.map(({ question, kind }) => [question, kind])).toEqual([
      [MCQ.question, 'mcq'],
      [CLOSURES.question, 'skill'],
      [INTRODUCTION, 'personal'],
    ]);
    const [newest, first] = candidates;
    expect(newest!.cells.map(({ verdict }) => verdict)).toEqual(['Incorrect', 'Not Answered', 'Not Scored']);
    expect(first).toMatchObject({ applicationId: ids[0], candidateName: NAMES[0] });
    expect(first).toMatchObject({ score: null, settled: 1, scored: 2 });
    const [choice, closures, introduction] = first!.cells;
    expect(choice).toMatchObject({ verdict: 'Correct', coverage: null, seconds: null });
    expect(closures).toMatchObject({ verdict: 'Needs Review' });
    expect(closures!.coverage!.found).toBeGreaterThan(0);
    expect(closures!.seconds).toBeGreaterThan(3);
    expect(introduction).toMatchObject({ verdict: 'Not Scored', coverage: null });
  });

  test('a verdict of a person counts', async () => {
    const made = await interviewed(['var']);
    const questionId = await questionIdOf(made, MCQ.question);
    const mark = {
      applicationId: made.ids[0]!,
      questionId,
      verdict: 'Correct',
      reason: 'Both are right.',
    } as const;
    expectSuccess(await world.call(markAnswer, mark, made.employer.token));
    const asked = { jobId: made.job.id, applicationIds: made.ids[0]! };
    const { candidates } = expectSuccess(await world.call(getComparison, asked, made.employer.token));
    expect(candidates[0]!.cells[0]).toMatchObject({ questionId, verdict: 'Correct' });
  });
});

describe('everybody’s answer to one question', () => {
  test('has the words, the evidence and the sound', async () => {
    const made = await interviewed(['const', 'var']);
    const questionId = await questionIdOf(made, CLOSURES.question);
    const asked = { jobId: made.job.id, questionId, applicationIds: made.ids.join() };
    const { question, answers } = expectSuccess(await world.call(compareAnswers, asked, made.employer.token));
    expect(question).toMatchObject({ questionId, question: CLOSURES.question, kind: 'skill' });
    expect(answers.map(({ applicationId }) => applicationId)).toEqual([made.ids[1], made.ids[0]]);
    const [silent, spoken] = answers;
    expect(silent!.entry).toMatchObject({ answerStatus: 'Not Answered', words: [], audioUrl: null });
    expect(spoken!.entry.words.length).toBeGreaterThan(10);
    expect(spoken!.entry.ideas.some(({ evidence }) => evidence?.startSeconds !== null)).toBe(true);
    const sound = await world.app.inject({ method: 'GET', url: spoken!.entry.audioUrl! });
    expect(sound.statusCode).toBe(200);
  });

  test('a question of another job is not found', async () => {
    const made = await interviewed(['const']);
    const other = await interviewed(['const']);
    const questionId = await questionIdOf(other, MCQ.question);
    const asked = { jobId: made.job.id, questionId, applicationIds: made.ids.join() };
    expect(await world.call(compareAnswers, asked, made.employer.token)).toMatchObject({ httpStatus: 404 });
  });
});

test('with blind review, an interview has no verdicts until the member’s own scorecard is in', async () => {
  const made = await interviewed(['const', 'var']);
  const { job, ids, employer } = made;
  const reviewer = await joinCompany(world, employer, {
    name: 'Rita Reviewer',
    memberRole: 'reviewer',
    jobIds: [job.id],
  });
  const questionId = await questionIdOf(made, CLOSURES.question);
  expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: true }, employer.token));
  const asked = { jobId: job.id, applicationIds: ids.join() };
  const read = async () => {
    const comparison = await world.call(getComparison, asked, reviewer.token);
    return expectSuccess(comparison).candidates.map((one) => [
      one.mustScoreFirst,
      one.settled === null,
      one.cells.some(({ verdict, coverage }) => verdict !== 'Not Scored' || coverage !== null),
    ]);
  };
  expect(await read()).toEqual([
    [true, true, false],
    [true, true, false],
  ]);
  const blind = expectSuccess(await world.call(compareAnswers, { ...asked, questionId }, reviewer.token));
  expect(blind.answers[1]!.entry).toMatchObject({ answerStatus: 'Not Scored', ideas: [], reasons: [] });
  expect(blind.answers[1]!.coverage).toBeNull();
  expect(blind.answers[1]!.entry.words.length).toBeGreaterThan(10);
  const card = { applicationId: ids[0]!, overall: 4, reason: 'Knows closures.' } as const;
  expectSuccess(await world.call(submitScorecard, card, reviewer.token));
  expect(await read()).toEqual([
    [true, true, false],
    [false, false, true],
  ]);
});

test('a reviewer compares assigned jobs alone', async () => {
  const { employer, job, ids } = await interviewed(['const']);
  const elsewhere = await joinCompany(world, employer, { name: 'Nils Elsewhere', memberRole: 'reviewer' });
  const asked = { jobId: job.id, applicationIds: ids.join() };
  expect(await world.call(getComparison, asked, elsewhere.token)).toMatchObject({ httpStatus: 404 });
});
