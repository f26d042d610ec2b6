import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerRequest, getRequests, makeRequest } from '#contract/interview/requests.ts';
import { findFollowUps, skipFollowUp } from '#contract/interview/follow-ups.ts';
import { giveAgain } from '#contract/interview/interview-again.ts';
import { getInterviewSession, startQuestion, writeAnswer } from '#contract/interview/interview-session.ts';
import { getFeedback, getQuestionsForInterview, submitInterview } from '#contract/interview/interview.ts';
import { getJobById } from '#contract/job/jobs.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { beScheduled, giveConsent, postInterviewJob } from '#server/testing/interviews.ts';
import { jobFromBank, takeFollowUp } from '#server/testing/bank-jobs.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld({ settings: { SESSION_IDLE_DAYS: '80' } });
  employer = await world.employer('Fola Lowup');
  job = await jobFromBank(world, employer, 5);
});
afterAll(() => world.close());

const CLOSURE = 'What is a closure in JavaScript, and what is it useful for?';
const OUTER_CALL = `About “${CLOSURE}”: What can the inner part still do once the call around it is over?`;
const KEEPS = `About “${CLOSURE}”: What exactly does JavaScript keep when it makes a closure?`;
/** Contains the first of the two ideas that the follow-ups ask for. */
const FIRST_IDEA =
  'A closure is a function together with the variables of the scope in which it was created.';
const SECOND_IDEA = 'It can still read and change those variables after the outer function has returned.';
const BESIDE = 'I have used it for many years, and I liked it very much in my last job.';

/** Someone who may answer in writing and has begun the interview of this job. */
async function begun(name: string, at: MadeJob = job) {
  const candidate = await world.candidate(name);
  const applicationId = await beScheduled(world, at, employer, candidate);
  expectSuccess(
    await world.call(makeRequest, { applicationId, kinds: ['in-writing'], text: '' }, candidate.token),
  );
  const { requests } = expectSuccess(await world.call(getRequests, { applicationId }, employer.token));
  const { requestId } = requests[0]!;
  expectSuccess(await world.call(answerRequest, { requestId, granted: true }, employer.token));
  await giveConsent(world, applicationId, candidate);
  const session = async () =>
    expectSuccess(await world.call(getInterviewSession, { applicationId }, candidate.token));
  const call = { applicationId, jobId: at.id };
  return {
    candidate,
    applicationId,
    session,
    questions: async () =>
      expectSuccess(await world.call(getQuestionsForInterview, { jobId: call.jobId }, candidate.token)),
    write: async (ordinal: number, text: string) => {
      const question = (await session()).questions.find((one) => one.ordinal === ordinal)!;
      const { questionId } = question;
      expectSuccess(await world.call(writeAnswer, { applicationId, questionId, text }, candidate.token));
    },
    find: async (goesOn = false) =>
      expectSuccess(await world.call(findFollowUps, { applicationId, goesOn }, candidate.token)),
    skip: (questionId: string) => world.call(skipFollowUp, { applicationId, questionId }, candidate.token),
    report: async (reader = employer) => {
      expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
      await world.settle();
      const report = expectSuccess(await world.call(getFeedback, { applicationId }, reader.token));
      return report!.questionnaireReport.filter(({ kind }) => kind !== 'mcq');
    },
  };
}

test('off, as without the setting, nothing is asked, and the interview is as it was', async () => {
  const plain = await jobFromBank(world, employer, 1, false);
  const at = expectSuccess(await world.call(getJobById, { jobId: plain.id }, employer.token));
  expect(at.interviewProcessId?.settings.followUps).toBe(false);
  const one = await begun('Off Course', plain);
  expect(await one.session()).toMatchObject({ followUps: false, isFollowUpsSettled: true });
  await one.write(1, BESIDE);
  expect(await one.find()).toEqual({ isSettled: true, waitsUntil: null, followUps: [] });
  expect(Object.keys(await one.questions())).toEqual([
    'mcqQuestion',
    'skillBasedQuestions',
    'personalQuestions',
  ]);
  const [closure] = await one.report();
  expect(closure).not.toHaveProperty('followUp');
});

describe('the same rule for everybody', () => {
  test('the first idea that an answer lacks, in the order of the questions, one an answer and three in all', async () => {
    const one = await begun('Ann Swers');
    await one.write(1, FIRST_IDEA);
    for (const ordinal of [2, 3, 4, 5]) await one.write(ordinal, BESIDE);
    const { isSettled, followUps } = await one.find();
    expect(isSettled).toBe(true);
    expect(followUps.map(({ ordinal, question }) => [ordinal, question])).toEqual([
      [7, OUTER_CALL],
      [
        8,
        'About “How do var, let and const differ in JavaScript?”: Where in the code can you use a name that was declared with let or const?',
      ],
      [
        9,
        'About “How does the JavaScript event loop handle asynchronous code?”: Several of them are waiting. Which ones come before the others?',
      ],
    ]);
    // Once determined, they stay the same, whatever is written afterwards.
    await one.write(1, BESIDE);
    expect((await one.find()).followUps).toEqual(followUps);
    expect((await one.questions()).followUpQuestions?.map(({ _id }) => _id)).toEqual(
      followUps.map(({ questionId }) => questionId),
    );
    expect((await one.questions()).skillBasedQuestions).toHaveLength(5);

    const other = await begun('Bob Sames');
    await other.write(1, `${FIRST_IDEA} I like it.`);
    for (const ordinal of [2, 3, 4, 5])
      await other.write(ordinal, 'It depends on what the team needs at that time.');
    expect((await other.find()).followUps).toEqual(followUps);
  });

  test('who lacks another idea is asked for that, and who lacks none is asked nothing', async () => {
    const lacking = await begun('Otto Ther');
    await lacking.write(1, SECOND_IDEA);
    expect((await lacking.find(true)).followUps).toEqual([]);
    const other = await begun('Otti Ther', await jobFromBank(world, employer, 1));
    await other.write(1, SECOND_IDEA);
    expect((await other.find()).followUps.map(({ question }) => question)).toEqual([KEEPS]);
    const whole = await begun('Una Whole', await jobFromBank(world, employer, 1));
    await whole.write(1, `${FIRST_IDEA} ${SECOND_IDEA}`);
    expect((await whole.find()).followUps).toEqual([]);
  });

  test('nothing said, or "I do not know", has no follow-up; own questions have none', async () => {
    const silent = await begun('Sy Lent', await jobFromBank(world, employer, 2));
    await silent.write(1, 'I do not know.');
    expect((await silent.find()).followUps).toEqual([]);
    const own = await begun('Owen Own', await postInterviewJob(world, employer));
    expect((await own.find()).followUps).toEqual([]);
  });
});

describe('its answer', () => {
  test('is said beside the answer: the report has both, and the coverage says where the idea was', async () => {
    const one = await begun('Cora Count', await jobFromBank(world, employer, 1));
    await one.write(1, FIRST_IDEA);
    const alone = await begun('Cara Count', await jobFromBank(world, employer, 1));
    await alone.write(1, FIRST_IDEA);
    await alone.find();
    const [notTaken] = await alone.report();
    expect(notTaken?.followUp).toMatchObject({ isTaken: false, answer: '', audioUrl: null });

    const [followUp] = (await one.find()).followUps;
    expect(followUp?.question).toBe(OUTER_CALL);
    await one.write(followUp!.ordinal, SECOND_IDEA);
    const entries = await one.report();
    expect(entries.map(({ kind }) => kind)).toEqual(['skill', 'personal']);
    const [entry] = entries;
    expect(entry?.followUp).toMatchObject({
      question: 'What can the inner part still do once the call around it is over?',
      idea: 'change those variables after the outer function has returned',
      isTaken: true,
      isWritten: true,
      answer: SECOND_IDEA,
    });
    const found = entry!.ideas.filter((idea) => idea.found);
    expect(found.filter((idea) => idea.isInFollowUp).map(({ idea }) => idea)).toEqual([
      expect.stringContaining('change those variables after the outer function has returned'),
    ]);
    expect(found[0]).not.toHaveProperty('isInFollowUp');
    expect(found.length).toBe(notTaken!.ideas.filter((idea) => idea.found).length + 1);
    // Candidates can read the question and their own words, but nothing from the reference answer.
    const own = expectSuccess(
      await world.call(getFeedback, { applicationId: one.applicationId }, one.candidate.token),
    );
    expect(own?.questionnaireReport[1]?.followUp).toMatchObject({ idea: null, answer: SECOND_IDEA });
  });

  test.each([
    ['nonsense', 'I think that bananas are yellow, and that trains are late on most days of the week.'],
    [
      'the opposite',
      'No. The function can never read or change those variables after the outer function has returned.',
    ],
    ['not knowing', 'I do not know.'],
    ['nothing', ''],
  ])('takes nothing away: %s', async (_what, text) => {
    const at = await jobFromBank(world, employer, 1);
    const alone = await begun('Al One', at);
    await alone.write(1, FIRST_IDEA);
    await alone.find();
    const [before] = await alone.report();
    const one = await begun('Wors Off', at);
    await one.write(1, FIRST_IDEA);
    const [followUp] = (await one.find()).followUps;
    await one.write(followUp!.ordinal, text);
    const [entry] = await one.report();
    expect(entry!.answerStatus).toBe(before!.answerStatus);
    const found = (one: typeof entry) => one!.ideas.filter((idea) => idea.found).map(({ idea }) => idea);
    expect(found(entry)).toEqual(expect.arrayContaining(found(before)));
  });
});

test('not taken: it is noted for a page that opens again, and the report is as without it', async () => {
  const one = await begun('Skip Per', await jobFromBank(world, employer, 1));
  await one.write(1, FIRST_IDEA);
  const [followUp] = (await one.find()).followUps;
  const other = (await one.session()).questions[1]!.questionId;
  expect(await one.skip(other)).toMatchObject({ httpStatus: 400 });
  expectSuccess(await one.skip(followUp!.questionId));
  expectSuccess(await one.skip(followUp!.questionId));
  expect((await one.session()).questions.at(-1)).toMatchObject({
    questionId: followUp!.questionId,
    followUpOf: other,
    isSkipped: true,
    ordinal: 3,
  });
  const [entry] = await one.report();
  expect(entry?.followUp?.isTaken).toBe(false);
  expect(entry?.reasons.join(' ')).not.toContain('follow-up');
});

test('words that are not there in time are not waited for, and nobody has to wait', async () => {
  const at = await jobFromBank(world, employer, 1);
  const one = await begun('Wai Ting', at);
  const [, question] = (await one.session()).questions;
  const put = { applicationId: one.applicationId, questionId: question!.questionId };
  expectSuccess(await world.call(startQuestion, put, one.candidate.token));
  const first = await one.find();
  expect(first).toMatchObject({ isSettled: false, followUps: [] });
  const wait = Date.parse(first.waitsUntil!) - world.clock.now().getTime();
  expect(wait).toBeGreaterThan(30_000);
  expect(wait).toBeLessThanOrEqual(60_000);
  world.clock.set(new Date(Date.parse(first.waitsUntil!)));
  expect(await one.find()).toEqual({ isSettled: true, waitsUntil: null, followUps: [] });

  const hasty = await begun('Has Ty', at);
  await hasty.write(1, BESIDE);
  expect((await hasty.find(true)).followUps).toEqual([]);
  expect((await hasty.find()).followUps).toEqual([]);
  expect((await hasty.session()).isFollowUpsSettled).toBe(true);
});

test('a spoken answer gets its follow-up as soon as its words are there, and its sound is in the report', async () => {
  const answers = { name: 'Vo Ice', voice: 'closures-good.wav' };
  const { applicationId } = await takeFollowUp(world, employer, answers);
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token));
  const [, entry] = report!.questionnaireReport;
  expect(entry?.followUp?.isTaken).toBe(true);
  expect(entry?.followUp?.answer.toLowerCase()).toContain('closure');
  expect(entry?.followUp?.audioUrl).toContain('/files/');
  const said = entry!.ideas.filter((idea) => idea.isInFollowUp);
  expect(said.length).toBeGreaterThan(0);
  for (const { evidence } of said) {
    if (evidence?.startSeconds === null || evidence === null) continue;
    expect(evidence.endSeconds).toBeLessThanOrEqual(entry!.followUp!.durationSeconds!);
  }
});

test('an interview given again for its unanswered questions keeps a follow-up that was taken, and asks none twice', async () => {
  const one = await begun('Aga In', await jobFromBank(world, employer, 2));
  await one.write(1, FIRST_IDEA);
  await one.write(2, BESIDE);
  const { followUps } = await one.find();
  expect(followUps).toHaveLength(2);
  await one.write(followUps[0]!.ordinal, SECOND_IDEA);
  await one.report();
  const date = world.clock.now().getTime();
  const again = expectSuccess(
    await world.call(
      giveAgain,
      { applicationId: one.applicationId, what: 'unanswered', date, openDays: 3 },
      employer.token,
    ),
  );
  // Two questions and a follow-up have answers. The other follow-up is not asked again as a question.
  expect(again).toMatchObject({ askedQuestions: 2, keptAnswers: 3 });
  world.clock.set(new Date(date + DAY_MS / 24));
  await giveConsent(world, one.applicationId, one.candidate);
  expect((await one.session()).questions).toMatchObject([{ kind: 'mcq' }, { kind: 'personal', ordinal: 1 }]);
  const found = (await one.find()).followUps;
  expect(found.map(({ followUpOf }) => followUpOf)).toEqual([followUps[1]!.followUpOf]);
  const [closure] = await one.report();
  expect(closure?.followUp).toMatchObject({ isTaken: true, answer: SECOND_IDEA });
});
