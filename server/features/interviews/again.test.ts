import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { getMissedInterviews } from '#contract/account/employer.ts';
import { getGuestReport, makeGuestLink } from '#contract/interview/guest-links.ts';
import { type AgainAsks, giveAgain } from '#contract/interview/interview-again.ts';
import { chooseOption, getInterviewSession, startQuestion } from '#contract/interview/interview-session.ts';
import {
  getApplicationByJobId,
  getFeedback,
  getQuestionsForInterview,
  getScheduleInterviews,
  sendCandidateApplication,
  startInterview,
  submitInterview,
  withdrawApplication,
} from '#contract/interview/interview.ts';
import { CONSENT_VERSION, DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { correctAnswer, markAnswer } from '#contract/interview/review.ts';
import { getScorecards, submitScorecard } from '#contract/company/company-reviews.ts';
import {
  CLOSURES,
  INTRODUCTION,
  MCQ,
  beScheduled,
  beginInterview,
  giveConsent,
  postInterviewJob,
  speak,
} from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { tusClient } from '#server/testing/resumable.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { makePlayableTask, makeReportTask } from './tasks.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Greta Again');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

const now = () => world.clock.now().getTime();
const later = (milliseconds: number) => world.clock.set(new Date(now() + milliseconds));
const give = (applicationId: string, what: AgainAsks, change: { date?: number; openDays?: number } = {}) =>
  world.call(giveAgain, { applicationId, what, date: now(), ...change }, employer.token);
const session = async (applicationId: string, candidate: Person) =>
  expectSuccess(await world.call(getInterviewSession, { applicationId }, candidate.token));
const report = async (applicationId: string, reader: Person, attempt?: number) =>
  expectSuccess(
    await world.call(
      getFeedback,
      { applicationId, ...(attempt === undefined ? {} : { attempt }) },
      reader.token,
    ),
  );
const mailed = async (person: Person, part: string) =>
  (await world.mailTo(person.email)).filter(({ subject }) => subject.includes(part));
const submit = (applicationId: string, candidate: Person, answers: { question: string; answer: string }[]) =>
  world.call(submitInterview, { applicationId, answers }, candidate.token);

/** Someone who has begun the interview and chosen the correct option. */
async function choosing(name: string) {
  const candidate = await world.candidate(name);
  const applicationId = await beScheduled(world, job, employer, candidate);
  const asked = await beginInterview(world, job, applicationId, candidate);
  const questionId = asked.mcqQuestion[0]!._id;
  expectSuccess(
    await world.call(chooseOption, { applicationId, questionId, option: MCQ.answer }, candidate.token),
  );
  return { candidate, applicationId, questionId };
}

describe('an interview that was cut off', () => {
  test('is given again for what is unanswered, and ends in one report with what was kept', async () => {
    const { candidate, applicationId } = await choosing('Cora Cut');
    expect(await give(applicationId, 'unanswered')).toMatchObject({ code: 'interview.still-open' });
    later(4 * DAY_MS);
    const given = expectSuccess(await give(applicationId, 'unanswered', { openDays: 5 }));
    expect(given).toMatchObject({ attempt: 2, keptAnswers: 1, askedQuestions: 2, openDays: 5 });

    const [told] = await mailed(candidate, 'again');
    expect(told!.text).toContain('We keep your 1 answer from before.');
    expect(told!.text).toContain('You’ll only be asked what you haven’t answered yet (2 questions).');
    expect(told!.attachments[0]!.content).toContain('SEQUENCE:1');
    const [row] = expectSuccess(await world.call(getScheduleInterviews, {}, candidate.token));
    expect(row).toMatchObject({
      canStart: true,
      openUntil: given.openUntil,
      givenAgain: { attempt: 2, keptAnswers: 1, askedQuestions: 2 },
    });
    expect(expectSuccess(await world.call(getMissedInterviews, {}, employer.token))).toEqual([]);

    // The earlier consent was for the previous attempt.
    const questions = await world.call(getQuestionsForInterview, { jobId: job.id }, candidate.token);
    expect(questions).toMatchObject({ code: 'interview.consent-needed' });
    expect(await beginInterview(world, job, applicationId, candidate)).toMatchObject({
      mcqQuestion: [],
      skillBasedQuestions: [{ name: CLOSURES.question }],
      personalQuestions: [{ name: INTRODUCTION }],
    });
    expect((await session(applicationId, candidate)).questions).toMatchObject([
      { kind: 'skill', ordinal: 1, askedAt: null },
      { kind: 'personal', ordinal: 2, askedAt: null },
    ]);
    await speak(world, candidate, applicationId, 1, readVoice('closures-good.wav'));
    await speak(world, candidate, applicationId, 2, readVoice('introduction.wav'));
    const choice = [{ question: MCQ.question, answer: 'let' }];
    expect(await submit(applicationId, candidate, choice)).toMatchObject({ httpStatus: 400 });
    expectSuccess(await submit(applicationId, candidate, []));
    await world.settle();

    const after = (await report(applicationId, employer))!;
    expect(after).toMatchObject({ attempt: 2, analysisStatus: 'ready', totalAnalyzedQuestions: 1 });
    expect(
      after.questionnaireReport.map(({ kind, answerStatus, isKept }) => [kind, answerStatus, isKept]),
    ).toEqual([
      ['mcq', 'Correct', true],
      ['skill', 'Needs Review', undefined],
      ['personal', 'Not Scored', undefined],
    ]);
    expect(after.attempts.map(({ attempt }) => attempt)).toEqual([1, 2]);
    // The interrupted attempt was never submitted, so only the company can read it.
    const before = (await report(applicationId, employer, 1))!;
    expect(before).toMatchObject({
      attempt: 1,
      isEarlier: true,
      submittedDate: null,
      analysisStatus: 'ready',
    });
    expect(before.questionnaireReport.map(({ answerStatus }) => answerStatus)).toEqual([
      'Correct',
      'Not Answered',
      'Not Scored',
    ]);
    expect(await report(applicationId, candidate, 1)).toBeNull();
    expect((await report(applicationId, candidate))!.attempt).toBe(2);
    expect(await mailed(employer, 'Cora Cut')).toHaveLength(2);
  });

  test('of a missed interview nothing is kept, and it stays the same attempt', async () => {
    const candidate = await world.candidate('Mia Missed');
    const applicationId = await beScheduled(world, job, employer, candidate);
    later(4 * DAY_MS);
    const given = expectSuccess(await give(applicationId, 'unanswered', { date: now() + HOUR_MS }));
    expect(given).toMatchObject({ attempt: 1, keptAnswers: 0, askedQuestions: 3 });
    const [row] = expectSuccess(await world.call(getScheduleInterviews, {}, candidate.token));
    expect(row).toMatchObject({ canStart: false, isExpired: false, date: given.date });
    later(2 * HOUR_MS);
    await giveConsent(world, applicationId, candidate);
    expectSuccess(await submit(applicationId, candidate, []));
  });
});

describe('an interview that was submitted', () => {
  test('is given again: the earlier report stays, with what people said of it, and what is kept counts on', async () => {
    const { candidate, applicationId, questionId } = await choosing('Sue Bmitted');
    await speak(world, candidate, applicationId, 1, readVoice('closures-wrong.wav'));
    expectSuccess(await submit(applicationId, candidate, []));
    await world.settle();
    const first = (await report(applicationId, employer))!;
    const closures = first.questionnaireReport[1]!;
    const mark = {
      applicationId,
      questionId: closures.questionId,
      verdict: 'Correct' as const,
      reason: 'Heard it',
    };
    expectSuccess(await world.call(markAnswer, mark, employer.token));
    const word = { wordIndex: 0, text: 'Indeed' };
    const corrections = { applicationId, questionId: closures.questionId, corrections: [word] };
    expectSuccess(await world.call(correctAnswer, corrections, candidate.token));
    const card = { applicationId, scores: [], overall: 3 as const, reason: 'Good' };
    expectSuccess(await world.call(submitScorecard, card, employer.token));
    const expires = new Date(now() + 30 * DAY_MS).toISOString();
    const link = { applicationId, name: 'Board', expires, inFull: false };
    const { address } = expectSuccess(await world.call(makeGuestLink, link, employer.token));
    const reportBefore = (await report(applicationId, employer))!;

    const given = expectSuccess(await give(applicationId, 'unanswered'));
    expect(given).toMatchObject({ attempt: 2, keptAnswers: 2, askedQuestions: 1 });
    // Until the next report exists, the earlier one is shown.
    const meanwhile = (await report(applicationId, employer))!;
    expect(meanwhile).toMatchObject({
      attempt: 1,
      isEarlier: true,
      givenAgain: { date: given.date, openUntil: given.openUntil },
    });
    expect(await world.call(markAnswer, mark, employer.token)).toMatchObject({ code: 'report.not-ready' });
    expect((await report(applicationId, candidate))!).toMatchObject({ attempt: 1, canCorrect: false });

    await giveConsent(world, applicationId, candidate);
    await speak(world, candidate, applicationId, 1, readVoice('introduction.wav'));
    expectSuccess(await submit(applicationId, candidate, []));
    await world.settle();
    const second = (await report(applicationId, employer))!;
    expect(second).toMatchObject({ attempt: 2, analysisStatus: 'ready' });
    expect(second.questionnaireReport.map(({ isKept }) => isKept ?? false)).toEqual([true, true, false]);
    expect(second.questionnaireReport[0]).toMatchObject({ questionId, answer: MCQ.answer });
    expect(second.questionnaireReport[1]).toMatchObject({
      answer: closures.answer,
      answerStatus: 'Correct',
      review: { verdict: 'Correct', reason: 'Heard it', by: 'Greta Again' },
      videoOffsetSeconds: null,
    });
    expect(second.questionnaireReport[1]!.correction).toMatchObject({ replacedWords: 1 });
    expect(second.questionnaireReport[2]!.answer).not.toBe('');
    expect(second.findApplicationId.isSensePercent).toBe(100);

    const { givenAgain: _g, ...earlier } = (await report(applicationId, employer, 1))!;
    const { audioUrl: _a, ...same } = reportBefore.questionnaireReport[1]!;
    expect(earlier.questionnaireReport[1]).toMatchObject(same);
    expect(earlier.submittedDate).toBe(reportBefore.submittedDate);
    const cards = (attempt: number) => world.call(getScorecards, { applicationId, attempt }, employer.token);
    expect(expectSuccess(await cards(1)).own).toMatchObject({ overall: 3 });
    expect(expectSuccess(await cards(2)).own).toBeNull();
    const token = address.slice(address.lastIndexOf('/') + 1);
    const guest = expectSuccess(await world.call(getGuestReport, { token }));
    expect(guest.report).toMatchObject({ attempt: 1 });
    const done = await world.call(
      getApplicationByJobId,
      { jobId: job.id, applicationType: 'COMPLETED' },
      employer.token,
    );
    const rows = expectSuccess(done).filter((row) => row.applicationId === applicationId);
    expect(rows).toMatchObject([{ iSensePercent: 100, interview: { attempt: 2 } }]);
  });

  test('is given again as a whole, with nothing kept', async () => {
    const { candidate, applicationId } = await choosing('Walt Whole');
    expectSuccess(await submit(applicationId, candidate, []));
    expect(expectSuccess(await give(applicationId, 'all'))).toMatchObject({
      attempt: 2,
      keptAnswers: 0,
      askedQuestions: 3,
    });
    expect((await mailed(candidate, 'again'))[0]!.text).toContain(
      'You’ll be asked all the questions again (3 questions).',
    );
    const asked = await beginInterview(world, job, applicationId, candidate);
    expect(asked.mcqQuestion).toHaveLength(1);
  });

  test('fifty equal calls give it once, with one mail', async () => {
    const { candidate, applicationId } = await choosing('Fred Fifty');
    expectSuccess(await submit(applicationId, candidate, []));
    const date = now() + DAY_MS;
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => give(applicationId, 'unanswered', { date })),
    );
    for (const reply of replies)
      expect(expectSuccess(reply)).toMatchObject({ attempt: 2, keptAnswers: 1, askedQuestions: 2 });
    expect(await mailed(candidate, 'again')).toHaveLength(1);
    expect(await give(applicationId, 'all', { date })).toMatchObject({ code: 'interview.still-open' });
  });

  test('is not given again for what is unanswered if nothing is, nor by another company, nor after withdrawing', async () => {
    const { candidate, applicationId } = await choosing('Ann Swered');
    await speak(world, candidate, applicationId, 1, readVoice('closures-good.wav'));
    await speak(world, candidate, applicationId, 2, readVoice('introduction.wav'));
    expectSuccess(await submit(applicationId, candidate, []));
    expect(await give(applicationId, 'unanswered')).toMatchObject({ code: 'interview.all-answered' });
    expect((await report(applicationId, employer))!.attempt).toBe(1);
    const other = await world.employer('Olga Other');
    const foreign = { applicationId, what: 'all' as const, date: now() };
    expect(await world.call(giveAgain, foreign, other.token)).toMatchObject({ httpStatus: 404 });
    const gone = await world.candidate('Gus Gone');
    const withdrawn = await beScheduled(world, job, employer, gone);
    expectSuccess(await world.call(withdrawApplication, { applicationId: withdrawn }, gone.token));
    expect(await give(withdrawn, 'all')).toMatchObject({ code: 'application.withdrawn' });
  });
});

describe('what is under way for an earlier attempt', () => {
  test('is never written into the present one', async () => {
    const { candidate, applicationId, questionId } = await choosing('Una Derway');
    const client = tusClient(world, candidate);
    const recordingId = randomUUID();
    expect(await client.create({ applicationId, recordingId })).toMatchObject({ status: 201 });
    expect(await client.patch(recordingId, 0, randomBytes(1_000))).toMatchObject({ status: 204 });
    await world.settle();
    later(4 * DAY_MS);
    expectSuccess(await give(applicationId, 'all'));
    await giveConsent(world, applicationId, candidate);

    // A page of the previous attempt that the candidate left open.
    expect(await client.patch(recordingId, 1_000, randomBytes(1_000))).toMatchObject({ status: 403 });
    expect(await client.create({ applicationId, recordingId })).toMatchObject({ status: 403 });
    const next = { applicationId, recordingId: randomUUID(), attempt: 1 };
    expect(await client.create(next)).toMatchObject({ status: 403 });
    const sound = { filename: 'answer.wav', content: readVoice('closures-good.wav') };
    const audioName = `${applicationId}answer1`;
    const audio = (more: { attempt?: number; recordingId?: string }) =>
      world.upload(candidateAnswerAudio, { audioName, ...more }, sound, candidate.token);
    expect(await audio({ attempt: 1 })).toMatchObject({ code: 'interview.given-again' });
    expect(await audio({ recordingId })).toMatchObject({ httpStatus: 400 });
    const option = { applicationId, questionId, option: MCQ.answer, attempt: 1 };
    const refused = [
      await world.call(chooseOption, option, candidate.token),
      await world.call(startQuestion, { applicationId, questionId, attempt: 1 }, candidate.token),
      await world.call(submitInterview, { applicationId, answers: [], attempt: 1 }, candidate.token),
      await world.call(
        startInterview,
        { applicationId, consentVersion: CONSENT_VERSION, attempt: 1 },
        candidate.token,
      ),
    ];
    for (const reply of refused) expect(reply).toMatchObject({ code: 'interview.given-again' });

    // Tasks that run late, for example after a restart.
    await world.ctx.tasks.queue(world.db, makeReportTask, { applicationId, attempt: 1 });
    await world.ctx.tasks.queue(world.db, makePlayableTask, { applicationId, attempt: 1 });
    await world.settle();
    const state = await session(applicationId, candidate);
    expect(state).toMatchObject({ attempt: 2, submittedAt: null, recordings: [] });
    for (const question of state.questions)
      expect(question).toMatchObject({ askedAt: null, chosenOption: null, answerPath: null });
    expect((await report(applicationId, employer))!).toMatchObject({ attempt: 1, isEarlier: true });
    expect(await mailed(employer, 'Una Derway')).toHaveLength(1);

    expectSuccess(await submit(applicationId, candidate, []));
    await world.settle();
    const after = (await report(applicationId, employer))!;
    expect(after).toMatchObject({ attempt: 2, totalCorrectQuestions: 0 });
    expect(after.questionnaireReport[0]!.answerStatus).toBe('Not Answered');
  });

  test('goes with the application, however many attempts it has', async () => {
    const { candidate, applicationId } = await choosing('Remo Ved');
    const client = tusClient(world, candidate);
    const recordingId = randomUUID();
    await client.create({ applicationId, recordingId });
    await client.patch(recordingId, 0, randomBytes(500));
    later(4 * DAY_MS);
    expectSuccess(await give(applicationId, 'unanswered'));
    expectSuccess(await world.call(withdrawApplication, { applicationId }, candidate.token));
    const wish = { jobId: job.id, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
    expectSuccess(await world.call(sendCandidateApplication, wish, candidate.token));
    await world.settle();
    for (const table of ['interviews', 'interview_answers', 'interview_recordings', 'reports'] as const) {
      const rows = await world.db
        .selectFrom(table)
        .select('attempt')
        .where('application_id', '=', applicationId)
        .execute();
      expect(rows).toEqual([]);
    }
    const left: string[] = [];
    for await (const key of world.ctx.files.list(`pieces/${recordingId}/`)) left.push(key);
    expect(left).toEqual([]);
  });
});
