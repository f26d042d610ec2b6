import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setBlindReview } from '#contract/company/company-reviews.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { getFeedback, submitInterview } from '#contract/interview/interview.ts';
import { getReviewQueue } from '#contract/interview/pipeline.ts';
import {
  getAnswerToReview,
  getQuestionReview,
  getQuestionsToReview,
  giveGrade,
  keepAcceptedAnswer,
  undoGrade,
} from '#contract/interview/question-review.ts';
import { markAnswer } from '#contract/interview/review.ts';
import {
  CLOSURES,
  beScheduled,
  beginInterview,
  postInterviewJob,
  speak,
} from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { answerOpenly } from '#server/testing/open-answers.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

const RIGHT =
  'A closure is a function that remembers the variables of the place where it was created, even after the outer function has returned.';
const TEXTS = [
  RIGHT,
  'Closures are functions which remember variables of the place where they were created, after the outer function returned.',
  'Closures keep data private and carry state into callbacks and event handlers.',
  'It is a function that remembers the variables around it and keeps data private.',
  'It closes the browser window and frees the memory of the page.',
  'It is the closing bracket at the end of a block of code.',
  `${RIGHT} It keeps data private.`,
];
const NAMES = ['Ada Abbot', 'Bob Beck', 'Cid Clay', 'Dot Dean', 'Eve East', 'Fay Ford', 'Gus Gray'];

let world: World;
let employer: Person;
let job: MadeJob;
let taken: { applicationId: string; questionId: string; text: string }[];
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Harriet Hiring');
  job = await postInterviewJob(world, employer);
  taken = [];
  for (const [index, text] of TEXTS.entries())
    taken.push({ ...(await answerOpenly(world, { job, employer }, NAMES[index]!, text)), text });
});
afterAll(() => world.close());

type Review = OutputOf<typeof getQuestionReview>;

const ask = () => ({ jobId: job.id, questionId: taken[0]!.questionId });
const read = async (token = employer.token): Promise<Review> =>
  expectSuccess(await world.call(getQuestionReview, ask(), token));
const grade = async (answerId: string, given: 1 | 2 | 3 | 4, token = employer.token): Promise<Review> =>
  expectSuccess(await world.call(giveGrade, { ...ask(), answerId, grade: given }, token));
const undo = async (answerId: string): Promise<Review> =>
  expectSuccess(await world.call(undoGrade, { ...ask(), answerId }, employer.token));

/** The ids of the answers, in the order of TEXTS. */
async function answerIds(): Promise<string[]> {
  const { answers } = await read();
  const texts = new Map<string, string>();
  for (const { answerId } of answers) {
    const { answer } = expectSuccess(
      await world.call(getAnswerToReview, { ...ask(), answerId }, employer.token),
    );
    texts.set(answer, answerId);
  }
  return taken.map(({ text }) => texts.get(text)!);
}

const report = async (index: number) =>
  expectSuccess(
    await world.call(getFeedback, { applicationId: taken[index]!.applicationId }, employer.token),
  )!;

test('the questions of a job are listed with what they need', async () => {
  expect(expectSuccess(await world.call(getQuestionsToReview, { jobId: job.id }, employer.token))).toEqual([
    {
      questionId: taken[0]!.questionId,
      question: CLOSURES.question,
      skillName: 'JavaScript',
      total: 7,
      marked: 0,
      settled: 0,
      needYou: 7,
    },
  ]);
});

test('answers have numbers instead of names, and nothing tells who gave them', async () => {
  const review = await read();
  expect(review.referenceAnswer).toBe(CLOSURES.answer);
  expect(review.answers.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const entry = await world.call(
    getAnswerToReview,
    { ...ask(), answerId: review.answers[0]!.answerId },
    employer.token,
  );
  const sent = JSON.stringify([review, entry]);
  for (const name of NAMES.flatMap((full) => full.split(' '))) expect(sent).not.toContain(name);
  for (const { applicationId } of taken) expect(sent).not.toContain(applicationId);
  expect(sent).not.toContain('@');
});

test('a mark is the person’s verdict on the report, without a reason, and can be undone', async () => {
  const [first] = await answerIds();
  const marked = await grade(first!, 2);
  expect(marked).toMatchObject({ marked: 1, needYou: 6 });
  expect(marked.answers.find(({ answerId }) => answerId === first)).toMatchObject({
    verdict: 'Correct',
    settledBy: 'person',
    mark: { grade: 2, by: 'Harriet Hiring', isOwn: true },
  });
  expect((await report(0)).questionnaireReport[0]).toMatchObject({
    answerStatus: 'Correct',
    score: 0.75,
    analysisVerdict: 'Needs Review',
    review: { verdict: 'Correct', reason: '', by: 'Harriet Hiring' },
  });
  const undone = await undo(first!);
  expect(undone).toMatchObject({ marked: 0, needYou: 7 });
  expect((await report(0)).questionnaireReport[0]).toMatchObject({
    answerStatus: 'Needs Review',
    review: null,
    reviewHistory: [{ verdict: 'Correct' }, { verdict: null }],
  });
});

test('marks settle other answers, which reports and lists show; undone marks settle nothing', async () => {
  const ids = await answerIds();
  for (const [index, given] of ([1, 1, 1, 1, 4, 4] as const).entries()) await grade(ids[index]!, given);
  const review = await read();
  expect(review).toMatchObject({ marked: 6, settled: 1, needYou: 0 });
  expect(review.answers.find(({ answerId }) => answerId === ids[6])).toMatchObject({
    verdict: 'Correct',
    settledBy: 'marks',
    mark: null,
  });
  const settled = await report(6);
  expect(settled.questionnaireReport[0]).toMatchObject({
    answerStatus: 'Correct',
    analysisVerdict: 'Needs Review',
    review: null,
    settledBy: 'marks',
  });
  expect(settled).toMatchObject({ totalCorrectQuestions: 1 });
  const queue = expectSuccess(await world.call(getReviewQueue, { jobId: job.id }, employer.token));
  expect(
    queue.applications.find(({ applicationId }) => applicationId === taken[6]!.applicationId),
  ).toMatchObject({ verdicts: { correct: 1, needsReview: 0 }, flags: 0 });

  for (const answerId of ids.slice(0, 6)) await undo(answerId);
  expect(await read()).toMatchObject({ marked: 0, settled: 0, needYou: 7 });
  expect((await report(6)).questionnaireReport[0]).toMatchObject({ answerStatus: 'Needs Review' });
});

test('a verdict of the marks can be changed on the report with a reason; an open answer needs none', async () => {
  const ids = await answerIds();
  const change = (index: number, reason: string) =>
    world.call(
      markAnswer,
      {
        applicationId: taken[index]!.applicationId,
        questionId: taken[index]!.questionId,
        verdict: 'Incorrect',
        reason,
      },
      employer.token,
    );
  expectSuccess(await change(4, ''));
  await undo(ids[4]!);
  for (const [index, given] of ([1, 1, 1, 1, 4, 4] as const).entries()) await grade(ids[index]!, given);
  expect(await change(6, '')).toMatchObject({ httpStatus: 400, data: { issues: [{ path: 'reason' }] } });
  expectSuccess(await change(6, 'He recites it.'));
  expect(await read()).toMatchObject({ marked: 7, settled: 0, needYou: 0 });
  for (const answerId of ids) await undo(answerId);
});

describe('who may review', () => {
  test('two members see each other’s marks', async () => {
    const ana = await joinCompany(world, employer, { name: 'Ana Recruiter', memberRole: 'recruiter' });
    const [first, second] = await answerIds();
    await grade(first!, 3, ana.token);
    await grade(second!, 1);
    const seen = await read();
    expect(seen.answers.find(({ answerId }) => answerId === first)?.mark).toMatchObject({
      grade: 3,
      by: 'Ana Recruiter',
      isOwn: false,
    });
    expect((await read(ana.token)).answers.find(({ answerId }) => answerId === second)?.mark).toMatchObject({
      by: 'Harriet Hiring',
      isOwn: false,
    });
    // Either can undo or change it.
    await undo(first!);
    expect(await undo(second!)).toMatchObject({ marked: 0 });
  });

  test('a company sees neither the questions nor the answers of another one', async () => {
    const other = await world.employer('Otto Other');
    const otherJob = await postInterviewJob(world, other);
    const [answerId] = await answerIds();
    const strange = [
      await world.call(getQuestionsToReview, { jobId: job.id }, other.token),
      await world.call(getQuestionReview, ask(), other.token),
      await world.call(getQuestionReview, { ...ask(), jobId: otherJob.id }, other.token),
      await world.call(giveGrade, { ...ask(), answerId: answerId!, grade: 1 }, other.token),
    ];
    expect(strange.map(({ httpStatus }) => httpStatus)).toEqual([404, 404, 404, 404]);
    // The same question of another company has its own answers.
    expect(
      expectSuccess(await world.call(getQuestionsToReview, { jobId: otherJob.id }, other.token)),
    ).toEqual([]);
  });

  test('in a blind review members can mark before their scorecard, because the answers have no names', async () => {
    expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: true }, employer.token));
    const [first] = await answerIds();
    expect(await grade(first!, 1)).toMatchObject({ marked: 1 });
    const { applicationId, questionId } = taken[0]!;
    expect(
      await world.call(markAnswer, { applicationId, questionId, verdict: 'Correct' }, employer.token),
    ).toMatchObject({ statusCode: 1, code: 'scorecard.needed' });
    await undo(first!);
    expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: false }, employer.token));
  });

  test('an answer that is not there, and a mark that is none, are refused', async () => {
    const [answerId] = await answerIds();
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(
      await world.call(giveGrade, { ...ask(), answerId: unknown, grade: 1 }, employer.token),
    ).toMatchObject({ httpStatus: 404 });
    expect(await world.callRaw(giveGrade, { ...ask(), answerId, grade: 5 }, employer.token)).toMatchObject({
      httpStatus: 400,
      message: 'A mark is 1 (full), 2 (mostly), 3 (partly) or 4 (none)',
    });
  });
});

test('copies of a question in other jobs share their answers, and each answer has its sound', async () => {
  const copy = await postInterviewJob(world, employer);
  const candidate = await world.candidate('Vera Voice');
  const applicationId = await beScheduled(world, copy, employer, candidate);
  const asked = await beginInterview(world, copy, applicationId, candidate);
  await speak(world, candidate, applicationId, 1, readVoice('closures-good.wav'));
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await world.settle();
  const questionId = asked.skillBasedQuestions[0]!._id;
  const listed = expectSuccess(await world.call(getQuestionsToReview, { jobId: copy.id }, employer.token));
  expect(listed).toMatchObject([{ questionId, total: 8 }]);
  const { answers } = await read();
  const spoken = [];
  for (const { answerId } of answers) {
    const entry = expectSuccess(await world.call(getAnswerToReview, { ...ask(), answerId }, employer.token));
    if (entry.audioUrl !== null) spoken.push(entry);
  }
  expect(spoken).toHaveLength(1);
  expect(spoken[0]!.words.length).toBeGreaterThan(10);
  expect((await world.app.inject({ method: 'GET', url: spoken[0]!.audioUrl! })).statusCode).toBe(200);
});

test('a right answer in other words is kept as another accepted answer, until there are enough', async () => {
  const keep = (text: string, token = employer.token) =>
    world.call(keepAcceptedAnswer, { ...ask(), text }, token);
  const first = 'It is like a backpack of variables that a function carries around.';
  expect(expectSuccess(await keep(first)).acceptedAnswers).toEqual([first]);
  // Kept only once, even if it is sent twice.
  expect(expectSuccess(await keep(first)).acceptedAnswers).toEqual([first]);
  for (const number of [2, 3, 4, 5]) expectSuccess(await keep(`Another way to say it, number ${number}.`));
  expect(await keep('One more.')).toMatchObject({
    statusCode: 1,
    message: 'This question already has 5 more accepted answers. Remove one from the job first.',
  });
  expect(await keep('')).toMatchObject({ httpStatus: 400 });
  const other = await world.employer('Olga Other');
  expect(await keep('Not mine.', other.token)).toMatchObject({ httpStatus: 404 });
});
