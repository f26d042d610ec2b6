import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseOption, getInterviewSession, startQuestion } from '#contract/interview/interview-session.ts';
import {
  getFeedback,
  scheduleInterview,
  setAccommodation,
  startInterview,
  submitInterview,
} from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import {
  CLOSURES,
  INTRODUCTION,
  MCQ,
  applyTo,
  beScheduled,
  beginInterview,
  postInterviewJob,
  speak,
} from '#server/testing/interviews.ts';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { deadlineOf, longestAnswer } from './session-state.ts';

describe('the time of a question', () => {
  const start = Date.parse('2030-03-05T10:00:00.000Z');
  const usual = { timeFactor: 1, thinkingSeconds: 0, retakes: 0, answerSeconds: 120, inWriting: false };
  const factor = fc.constantFrom(1, 1.5, 2);

  test('a typed answer has three times the time of a spoken one, a choice does not', () => {
    const put = { askedAt: new Date(start), take: 0 };
    const inWriting = { ...usual, inWriting: true };
    expect(deadlineOf(put, 'skill', usual).getTime()).toBe(start + 120_000);
    expect(deadlineOf(put, 'skill', inWriting).getTime()).toBe(start + 360_000);
    expect(deadlineOf(put, 'mcq', inWriting)).toEqual(deadlineOf(put, 'mcq', usual));
  });

  test('more time never makes a deadline earlier or an answer shorter', () => {
    fc.assert(
      fc.property(factor, factor, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const put = { askedAt: new Date(start), take: 0 };
        const times = (timeFactor: number) => ({ ...usual, timeFactor });
        expect(deadlineOf(put, 'skill', times(less)).getTime()).toBeLessThanOrEqual(
          deadlineOf(put, 'skill', times(more)).getTime(),
        );
        expect(longestAnswer(times(less))).toBeLessThanOrEqual(longestAnswer(times(more)));
        expect(longestAnswer(times(less))).toBeGreaterThan(120 * less);
      }),
    );
  });
});

describe('the session over HTTP', () => {
  let world: World;
  let employer: Person;
  let job: Awaited<ReturnType<typeof postInterviewJob>>;
  beforeAll(async () => {
    world = await startWorld();
    employer = await world.employer();
    job = await postInterviewJob(world, employer);
  });
  afterAll(() => world.close());

  async function interviewed() {
    const candidate = await world.candidate();
    const applicationId = await beScheduled(world, job, employer, candidate);
    const questions = await beginInterview(world, job, applicationId, candidate);
    const session = async () =>
      expectSuccess(await world.call(getInterviewSession, { applicationId }, candidate.token));
    return { candidate, applicationId, questions, session };
  }

  test('has the questions shown, the options chosen and the answers given, also after a reload', async () => {
    const { candidate, applicationId, questions, session } = await interviewed();
    const before = await session();
    expect(before).toMatchObject({
      submittedAt: null,
      proctoring: 'enforced',
      timeFactor: 1,
      questions: [
        { kind: 'mcq', ordinal: null, askedAt: null, deadline: null, chosenOption: null },
        { kind: 'skill', ordinal: 1, answerPath: null, answerSeconds: null },
        { kind: 'personal', ordinal: 2 },
      ],
      recordings: [],
    });
    expect(before.startedAt).not.toBeNull();
    expect(before.questions.map(({ questionId }) => questionId)).toEqual([
      questions.mcqQuestion[0]!._id,
      questions.skillBasedQuestions[0]!._id,
      questions.personalQuestions[0]!._id,
    ]);

    const [mcq, skill] = before.questions.map(({ questionId }) => questionId);
    const put = { applicationId, questionId: mcq! };
    const first = expectSuccess(await world.call(startQuestion, put, candidate.token));
    world.clock.set(new Date(world.clock.now().getTime() + 50_000));
    const again = expectSuccess(await world.call(startQuestion, put, candidate.token));
    expect(again).toMatchObject({ askedAt: first.askedAt, deadline: first.deadline });
    expect(Date.parse(again.deadline) - Date.parse(again.serverTime)).toBeLessThanOrEqual(70_000);

    expectSuccess(await world.call(chooseOption, { ...put, option: 'let' }, candidate.token));
    expectSuccess(await world.call(chooseOption, { ...put, option: MCQ.answer }, candidate.token));
    const path = await speak(world, candidate, applicationId, 1, readVoice('closures-good.wav'));
    const after = await session();
    expect(after.questions[0]).toMatchObject({ chosenOption: MCQ.answer, deadline: first.deadline });
    expect(after.questions[1]).toMatchObject({ questionId: skill, answerPath: path });
    const said = voices.find(({ file }) => file === 'closures-good.wav');
    expect(after.questions[1]?.answerSeconds).toBeCloseTo(said!.seconds, 1);
  });

  test('the chosen options count even if the submission does not name them; the session stays as the receipt', async () => {
    const { candidate, applicationId, session } = await interviewed();
    const [mcq] = (await session()).questions;
    const choice = { applicationId, questionId: mcq!.questionId, option: MCQ.answer };
    expectSuccess(await world.call(chooseOption, choice, candidate.token));
    const answers = [
      { question: CLOSURES.question, answer: '' },
      { question: INTRODUCTION, answer: '' },
    ];
    expectSuccess(await world.call(submitInterview, { applicationId, answers }, candidate.token));
    await world.settle();
    const report = expectSuccess(await world.call(getFeedback, { applicationId }, candidate.token));
    expect(report?.questionnaireReport[0]).toMatchObject({ answer: MCQ.answer, answerStatus: 'Correct' });
    const receipt = await session();
    expect(receipt.submittedAt).not.toBeNull();
    expect(receipt.questions[0]).toMatchObject({ chosenOption: MCQ.answer });

    const closed = { statusCode: 1, message: TEXTS.interviewAlreadySubmitted };
    expect(await world.call(chooseOption, choice, candidate.token)).toMatchObject(closed);
    const put = { applicationId, questionId: mcq!.questionId };
    expect(await world.call(startQuestion, put, candidate.token)).toMatchObject(closed);
    expect(await world.call(submitInterview, { applicationId, answers }, candidate.token)).toMatchObject(
      closed,
    );
    expect(await session()).toMatchObject({ submittedAt: receipt.submittedAt });
  });

  test('more time and record-only are granted to this candidate only', async () => {
    const candidate = await world.candidate();
    const applicationId = await beScheduled(world, job, employer, candidate);
    const granted = { applicationId, timeFactor: 1.5 as const, recordOnly: true };
    expectSuccess(await world.call(setAccommodation, granted, employer.token));
    const consent = { applicationId, consentVersion: CONSENT_VERSION };
    const started = expectSuccess(await world.call(startInterview, consent, candidate.token));
    expect(started).toMatchObject({ timeFactor: 1.5, proctoring: 'record-only' });
    const session = expectSuccess(await world.call(getInterviewSession, { applicationId }, candidate.token));
    expect(session).toMatchObject({ timeFactor: 1.5, proctoring: 'record-only' });
    const { questionId } = session.questions[1]!;
    const put = expectSuccess(
      await world.call(startQuestion, { applicationId, questionId }, candidate.token),
    );
    expect(Date.parse(put.deadline) - Date.parse(put.askedAt)).toBe(180_000);
  });

  test('no question can be shown and no option chosen before the consent, or outside the interview’s time', async () => {
    const candidate = await world.candidate();
    const applicationId = await applyTo(world, job, employer, candidate);
    const look = () => world.call(getInterviewSession, { applicationId }, candidate.token);
    expect(await look()).toMatchObject({ statusCode: 1, message: refusals.interviewNotScheduled() });
    const date = world.clock.now().getTime() + 3_600_000;
    expectSuccess(await world.call(scheduleInterview, { applicationId, date }, employer.token));
    expect(await look()).toMatchObject({ statusCode: 1, message: refusals.interviewTooEarly() });

    const before = world.clock.now();
    world.clock.set(new Date(date));
    expect(expectSuccess(await look())).toMatchObject({ startedAt: null, questions: [] });
    const put = { applicationId, questionId: '00000000-0000-4000-8000-000000000000' };
    const unstarted = { statusCode: 1, message: refusals.consentNeeded() };
    expect(await world.call(startQuestion, put, candidate.token)).toMatchObject(unstarted);
    const choice = { ...put, option: MCQ.answer };
    expect(await world.call(chooseOption, choice, candidate.token)).toMatchObject(unstarted);

    world.clock.set(new Date(date + 259_200_001));
    expect(expectSuccess(await look())).toMatchObject({ submittedAt: null });
    expect(await world.call(startQuestion, put, candidate.token)).toMatchObject({
      statusCode: 1,
      message: 'This interview has expired: it was open for 3 days after its scheduled time.',
    });
    world.clock.set(before);
  });

  test('a question of another interview and an unknown option are refused', async () => {
    const { candidate, applicationId, session } = await interviewed();
    const stranger = { applicationId, questionId: '00000000-0000-4000-8000-000000000000' };
    expect(await world.call(startQuestion, stranger, candidate.token)).toMatchObject({ httpStatus: 400 });
    const [mcq, skill] = (await session()).questions.map(({ questionId }) => questionId);
    for (const [questionId, option] of [
      [mcq!, 'lett'],
      [skill!, 'let'],
    ] as const) {
      const choice = { applicationId, questionId, option };
      expect(await world.call(chooseOption, choice, candidate.token)).toMatchObject({
        httpStatus: 400,
        message: rules.notAnOption(),
      });
    }
  });
});
