import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { giveAgain } from '#contract/interview/interview-again.ts';
import { holdInterview } from '#contract/interview/interview-handover.ts';
import { getInterviewSession, startQuestion, writeAnswer } from '#contract/interview/interview-session.ts';
import { getFeedback, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { submitInterviewProcess } from '#contract/job/job-steps.ts';
import { publishJob } from '#contract/job/jobs.ts';
import { CONSENT_VERSION, DAY_MS } from '#contract/shared/limits.ts';
import { answerRequest, getRequests, makeRequest } from '#contract/interview/requests.ts';
import { beScheduled, postInterviewJob } from '#server/testing/interviews.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
beforeAll(async () => {
  world = await startWorld({ settings: { SESSION_IDLE_DAYS: '80' } });
  employer = await world.employer('Tara Takes');
});
afterAll(() => world.close());

const silence = (seconds: number) => wavFile([new Float32Array(16_000 * seconds)], { sampleRate: 16_000 });
const later = (seconds: number) => world.clock.set(new Date(world.clock.now().getTime() + seconds * 1000));
const process = { rounds: '1', communicationMode: {}, tips: { tip: 'false' as const, tipText: '' } };
const ELSEWHERE = { code: 'interview.open-elsewhere' };

/** Someone who is invited to a job with these settings. */
async function invited(name: string, settings: Record<string, number>) {
  const job = await postInterviewJob(world, employer);
  expectSuccess(
    await world.call(submitInterviewProcess, { ...process, jobId: job.id, settings }, employer.token),
  );
  expectSuccess(await world.call(publishJob, { jobId: job.id, isUpdate: 'YES' }, employer.token));
  const candidate = await world.candidate(name);
  return { candidate, applicationId: await beScheduled(world, job, employer, candidate) };
}

/** A page on its own device, with the calls that it makes. */
function pageOf(candidate: Person, applicationId: string) {
  const named = { applicationId, holderId: randomUUID() };
  const deviceId = randomUUID();
  return {
    hold: async (takesOver?: number) =>
      expectSuccess(
        await world.call(
          holdInterview,
          { ...named, deviceId, ...(takesOver === undefined ? {} : { takesOver }) },
          candidate.token,
        ),
      ),
    start: () => world.call(startInterview, { ...named, consentVersion: CONSENT_VERSION }, candidate.token),
    ask: (questionId: string, take = 0) =>
      world.call(startQuestion, { ...named, questionId, take }, candidate.token),
    say: (sound: number | Uint8Array, more: { take?: string; isCutOff?: boolean; readings?: string } = {}) =>
      world.upload(
        candidateAnswerAudio,
        { ...named, audioName: `${applicationId}answer1`, ...more },
        { filename: 'answer.wav', content: typeof sound === 'number' ? silence(sound) : sound },
        candidate.token,
      ),
    write: (questionId: string, text: string) =>
      world.call(writeAnswer, { ...named, questionId, text }, candidate.token),
    submit: async () =>
      expectSuccess(await world.call(submitInterview, { ...named, answers: [] }, candidate.token)),
    /** What is stored for the first spoken question. */
    spoken: async () => {
      const session = expectSuccess(
        await world.call(getInterviewSession, { applicationId, deviceId }, candidate.token),
      );
      const question = session.questions.find(({ ordinal }) => ordinal === 1)!;
      const { deadline } = question;
      const secondsLeft = (Date.parse(deadline ?? '') - Date.parse(session.serverTime)) / 1000;
      return { ...question, secondsLeft };
    },
  };
}

/** Allows for the clock running during the calls. */
function expectLeft({ secondsLeft }: { secondsLeft: number }, seconds: number) {
  expect(secondsLeft).toBeLessThanOrEqual(seconds);
  expect(secondsLeft).toBeGreaterThan(seconds - 9);
}

async function begunBy({ candidate, applicationId }: { candidate: Person; applicationId: string }) {
  const first = pageOf(candidate, applicationId);
  await first.hold();
  expectSuccess(await first.start());
  const { questionId } = await first.spoken();
  return { candidate, applicationId, first, second: pageOf(candidate, applicationId), questionId };
}

const begun = async (name: string, settings: Record<string, number>) =>
  begunBy(await invited(name, settings));

const reportOf = async (applicationId: string) => {
  await world.settle();
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
  return report.questionnaireReport.find(({ kind }) => kind === 'skill')!;
};

describe('another device goes on with an answer that is recorded again', () => {
  test('with the time that is left of this recording; the one before stays whole', async () => {
    const { applicationId, first, second, questionId } = await begun('Rea Take', { retakes: 1 });
    expectSuccess(await first.ask(questionId));
    expectSuccess(await first.say(7));
    later(60);
    expectSuccess(await first.ask(questionId, 1));
    later(20);
    await second.hold(1);
    // The first device has not sent its recording yet.
    const here = await second.spoken();
    expect(here).toMatchObject({ take: 1, answerTake: 0 });
    expectLeft(here, 100);
    expectSuccess(await first.say(3, { take: '1', isCutOff: true }));
    expect(await second.spoken()).toMatchObject({ take: 1, answerTake: 1, isCutOff: true });
    expectSuccess(await second.say(4, { take: '1' }));
    const joined = await second.spoken();
    expect(joined).toMatchObject({ answerTake: 1, answerSeconds: 7 });
    expect(joined.isCutOff).toBeUndefined();
    await second.submit();
    expect((await reportOf(applicationId)).earlierTakes).toMatchObject([{ seconds: 7 }]);
  });

  test('what the first device sends late belongs to the recording that it is of', async () => {
    const { applicationId, first, second, questionId } = await begun('Lea Late', { retakes: 2 });
    expectSuccess(await first.ask(questionId));
    later(5);
    await second.hold(1);
    expectSuccess(await second.say(4));
    later(5);
    expectSuccess(await second.ask(questionId, 1));
    expectSuccess(await second.say(6, { take: '1' }));
    const { answerPath } = await second.spoken();
    expectSuccess(await first.say(3, { isCutOff: true }));
    expect(await second.spoken()).toMatchObject({ answerTake: 1, answerPath, answerSeconds: 6 });
    expect(await first.say(3, { take: '1', isCutOff: true })).toMatchObject(ELSEWHERE);
    await second.submit();
    expect((await reportOf(applicationId)).earlierTakes).toMatchObject([{ seconds: 7 }]);
  });
});

test('another device finds the time to think that is left', async () => {
  const settings = { thinkingSeconds: 30, answerSeconds: 60 };
  const { first, second, questionId } = await begun('Tia Think', settings);
  expectSuccess(await first.ask(questionId));
  later(10);
  await second.hold(1);
  const here = await second.spoken();
  expect(here).toMatchObject({ answerPath: null });
  expectLeft(here, 80);
});

/** Someone who was allowed to answer in writing. */
async function writer(name: string) {
  const one = await invited(name, {});
  const kinds = ['in-writing' as const];
  const { candidate, applicationId } = one;
  expectSuccess(await world.call(makeRequest, { applicationId, kinds, text: '' }, candidate.token));
  const { requests } = expectSuccess(await world.call(getRequests, { applicationId }, employer.token));
  const { requestId } = requests[0]!;
  expectSuccess(await world.call(answerRequest, { requestId, granted: true }, employer.token));
  return begunBy(one);
}

test('an answer in writing goes on where it was, and the page that lost the interview writes no more', async () => {
  const { candidate, applicationId, first, second, questionId } = await writer('Wi Rita');
  expectSuccess(await first.ask(questionId));
  expectSuccess(await first.write(questionId, 'A closure is'));
  expect(
    await world.call(writeAnswer, { applicationId, questionId, text: 'By a program' }, candidate.token),
  ).toMatchObject(ELSEWHERE);
  later(30);
  await second.hold(1);
  expect(await first.write(questionId, 'Written by the first')).toMatchObject(ELSEWHERE);
  const here = await second.spoken();
  expect(here).toMatchObject({ writtenAnswer: 'A closure is' });
  expectLeft(here, 330);
  expectSuccess(await second.write(questionId, 'A closure is a function that remembers the variables.'));
  await second.submit();
  expect(await reportOf(applicationId)).toMatchObject({
    answer: 'A closure is a function that remembers the variables.',
    isWritten: true,
  });
});

test('what is given again keeps which recordings there were, and what was written', async () => {
  const again = (applicationId: string) =>
    world.call(
      giveAgain,
      { applicationId, what: 'unanswered', date: world.clock.now().getTime() },
      employer.token,
    );
  const spoken = await begun('Kea Kept', { retakes: 1 });
  expectSuccess(await spoken.first.ask(spoken.questionId));
  expectSuccess(await spoken.first.say(2));
  expectSuccess(await spoken.first.ask(spoken.questionId, 1));
  expectSuccess(await spoken.first.say(readVoice('closures-good.wav'), { take: '1' }));
  await world.settle();
  const written = await writer('Wo Rita');
  expectSuccess(await written.first.write(written.questionId, 'Functions and their variables'));
  later((4 * DAY_MS) / 1000);
  for (const { candidate, applicationId } of [spoken, written]) {
    expect(expectSuccess(await again(applicationId))).toMatchObject({ keptAnswers: 1 });
    const page = pageOf(candidate, applicationId);
    await page.hold();
    expectSuccess(await page.start());
    await page.submit();
  }
  expect(await reportOf(spoken.applicationId)).toMatchObject({
    answerStatus: 'Needs Review',
    earlierTakes: [{ seconds: 2 }],
  });
  expect(await reportOf(written.applicationId)).toMatchObject({
    answer: 'Functions and their variables',
    isWritten: true,
  });
});
