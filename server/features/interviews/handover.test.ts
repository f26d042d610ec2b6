import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { holdInterview } from '#contract/interview/interview-handover.ts';
import { chooseOption, getInterviewSession, startQuestion } from '#contract/interview/interview-session.ts';
import {
  getFeedback,
  getQuestionsForInterview,
  startInterview,
  submitInterview,
} from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { MCQ, beScheduled, postInterviewJob, speak } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { tusClient } from '#server/testing/resumable.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { readWav } from '#server/platform/speech/wav.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Hanna Hold');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

const wait = (seconds: number) => world.clock.set(new Date(world.clock.now().getTime() + seconds * 1000));

/** One page on a device, with the calls that it makes. */
function pageOf(candidate: Person, applicationId: string, deviceId: string = randomUUID()) {
  const holderId = randomUUID();
  const named = { applicationId, holderId };
  const hold = (takesOver?: number) =>
    world.call(
      holdInterview,
      { ...named, deviceId, ...(takesOver === undefined ? {} : { takesOver }) },
      candidate.token,
    );
  return {
    holderId,
    deviceId,
    hold,
    start: () => world.call(startInterview, { ...named, consentVersion: CONSENT_VERSION }, candidate.token),
    ask: (questionId: string) => world.call(startQuestion, { ...named, questionId }, candidate.token),
    choose: (questionId: string, option = MCQ.answer) =>
      world.call(chooseOption, { ...named, questionId, option }, candidate.token),
    say: (ordinal: number, content: Uint8Array, more: { isCutOff?: boolean } = {}) => {
      const audioName = `${applicationId}answer${ordinal}`;
      const file = { filename: 'answer.wav', content };
      return world.upload(candidateAnswerAudio, { audioName, holderId, ...more }, file, candidate.token);
    },
    submit: () => world.call(submitInterview, { ...named, answers: [] }, candidate.token),
    session: async () =>
      expectSuccess(await world.call(getInterviewSession, { applicationId, deviceId }, candidate.token)),
    record: (recordingId = randomUUID()) =>
      tusClient(world, candidate).create({ applicationId, recordingId, holderId }),
  };
}

/** A candidate whose interview has begun on a first device. */
async function begun(name: string) {
  const candidate = await world.candidate(name);
  const applicationId = await beScheduled(world, job, employer, candidate);
  const first = pageOf(candidate, applicationId);
  expectSuccess(await first.hold());
  expectSuccess(await first.start());
  const asked = expectSuccess(await world.call(getQuestionsForInterview, { jobId: job.id }, candidate.token));
  return {
    candidate,
    applicationId,
    first,
    other: () => pageOf(candidate, applicationId),
    choice: asked.mcqQuestion[0]!._id,
    skill: asked.skillBasedQuestions[0]!._id,
    personal: asked.personalQuestions[0]!._id,
  };
}

/** A recording in two halves. */
function halvesOf(voice: string): [Uint8Array, Uint8Array] {
  const { samples, sampleRate } = readWav(readVoice(voice));
  // Split in a pause, so that no word is cut.
  const window = sampleRate / 4;
  let quietest = 0;
  let least = Infinity;
  for (let at = Math.floor(samples.length * 0.35); at < samples.length * 0.65; at += window / 4) {
    const loudness = samples.subarray(at, at + window).reduce((sum, sample) => sum + sample * sample, 0);
    if (loudness < least) [least, quietest] = [loudness, Math.floor(at + window / 2)];
  }
  return [
    wavFile([samples.subarray(0, quietest)], { sampleRate }),
    wavFile([samples.subarray(quietest)], { sampleRate }),
  ];
}

const ELSEWHERE = { code: 'interview.open-elsewhere' };

describe('an interview has one holder', () => {
  test('another device is told who holds it, and changes nothing until the person agrees', async () => {
    const { first, other, choice } = await begun('Ada Asked');
    const second = other();
    const refused = await second.hold();
    expect(refused).toMatchObject({ httpStatus: 200, ...ELSEWHERE, data: { turn: 1, isAlive: true } });
    expect(await second.session()).toMatchObject({
      submittedAt: null,
      holder: { turn: 1, isAlive: true, isThisDevice: false },
    });
    expectSuccess(await first.hold());
    expectSuccess(await first.choose(choice));

    expect(expectSuccess(await second.hold(1))).toEqual({ turn: 2, isHandover: true });
    expect(await first.hold()).toMatchObject({ ...ELSEWHERE, data: { turn: 2 } });
    expect(await first.session()).toMatchObject({ holder: { turn: 2, isThisDevice: false } });
    for (const call of [first.choose(choice), first.ask(choice), first.start(), first.submit()])
      expect(await call).toMatchObject(ELSEWHERE);
    expectSuccess(await second.choose(choice, 'let'));
  });

  test('of two devices that take over at once, one gets it', async () => {
    const { first, other } = await begun('Tina Twice');
    const devices = Array.from({ length: 6 }, other);
    const taken = await Promise.all(devices.map((device) => device.hold(1)));
    expect(taken.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1);
    expect(taken.filter(({ code }) => code === 'interview.open-elsewhere')).toHaveLength(5);
    const holding = await Promise.all([first, ...devices].map((device) => device.hold()));
    expect(holding.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1);
  });

  test('two devices that begin at once do not both begin', async () => {
    const candidate = await world.candidate('Bea Begin');
    const applicationId = await beScheduled(world, job, employer, candidate);
    const pages = [pageOf(candidate, applicationId), pageOf(candidate, applicationId)];
    const held = await Promise.all(pages.map((page) => page.hold()));
    expect(held.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1);
  });

  test('a silent holder loses it in seconds, without being asked; one that only lost its network keeps it until then', async () => {
    const { first, other, choice } = await begun('Sina Silent');
    const second = other();
    wait(11);
    expect(await second.hold()).toMatchObject(ELSEWHERE);
    wait(2);
    expectSuccess(await first.choose(choice));
    expect(await second.session()).toMatchObject({ holder: { isAlive: false } });
    expect(expectSuccess(await second.hold())).toEqual({ turn: 2, isHandover: true });
    expect(await first.choose(choice)).toMatchObject(ELSEWHERE);
  });

  test('another page of the same device takes it at once: it was reloaded', async () => {
    const { candidate, applicationId, first, choice } = await begun('Rita Reload');
    const reloaded = pageOf(candidate, applicationId, first.deviceId);
    expect(await reloaded.session()).toMatchObject({ holder: { isThisDevice: true } });
    expect(expectSuccess(await reloaded.hold())).toEqual({ turn: 2, isHandover: false });
    expect(await first.choose(choice)).toMatchObject(ELSEWHERE);
    expectSuccess(await reloaded.submit());
    const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token));
    expect(report!.proctoringTimeline).toEqual([]);
  });

  test('it goes back to the first device, whose new page has a new id', async () => {
    const { candidate, applicationId, first, other } = await begun('Bob Back');
    expectSuccess(await other().hold(1));
    expect(await first.hold(2)).toMatchObject({ httpStatus: 400 });
    const back = pageOf(candidate, applicationId, first.deviceId);
    expect(await back.hold()).toMatchObject(ELSEWHERE);
    expect(expectSuccess(await back.hold(2))).toEqual({ turn: 3, isHandover: true });
  });

  test('a program that names no holder calls as long as no page holds it', async () => {
    const { candidate, applicationId, choice } = await begun('Pia Program');
    const bare = { applicationId, questionId: choice, option: MCQ.answer };
    expect(await world.call(chooseOption, bare, candidate.token)).toMatchObject(ELSEWHERE);
    expect(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token)).toMatchObject(
      ELSEWHERE,
    );
    wait(13);
    expectSuccess(await world.call(chooseOption, bare, candidate.token));
    await speak(world, candidate, applicationId, 1, readVoice('dont-know.wav'));
  });

  test('a page that never held it does nothing, whatever it calls itself', async () => {
    const { candidate, applicationId, other, choice, skill } = await begun('Mara Made-up');
    const stranger = other();
    expect(await stranger.choose(choice)).toMatchObject(ELSEWHERE);
    expect(await stranger.ask(skill)).toMatchObject(ELSEWHERE);
    expect(await stranger.say(1, readVoice('dont-know.wav'))).toMatchObject(ELSEWHERE);
    expect(await stranger.record()).toMatchObject({ status: 403 });
    expect(await stranger.submit()).toMatchObject(ELSEWHERE);
    expect(await stranger.hold(7)).toMatchObject(ELSEWHERE);
    const wrong = { applicationId, holderId: 'me', deviceId: randomUUID() };
    expect(await world.callRaw(holdInterview, wrong, candidate.token)).toMatchObject({ httpStatus: 400 });
    const stranger2 = await world.candidate('Olga Other');
    const foreign = { applicationId, holderId: randomUUID(), deviceId: randomUUID(), takesOver: 1 };
    expect(await world.call(holdInterview, foreign, stranger2.token)).toMatchObject({ httpStatus: 404 });
  });

  test('before it is held, a page cannot act in its name', async () => {
    const candidate = await world.candidate('Nora Not-held');
    const applicationId = await beScheduled(world, job, employer, candidate);
    expect(await pageOf(candidate, applicationId).start()).toMatchObject({ httpStatus: 400 });
  });

  test('nothing is held of an interview that was submitted', async () => {
    const { first, other } = await begun('Susi Submitted');
    expectSuccess(await first.submit());
    expect(await first.hold()).toMatchObject({ code: 'interview.already-submitted' });
    expect(await other().hold(1)).toMatchObject({ code: 'interview.already-submitted' });
  });
});

describe('what the device before recorded', () => {
  test('its answer so far and what is said on the next device are one answer, and the change is in the timeline', async () => {
    const { candidate, applicationId, first, other, skill } = await begun('Hugo Handover');
    const [before, after] = halvesOf('closures-good.wav');
    expectSuccess(await first.ask(skill));
    const recorded = randomUUID();
    expect(await first.record(recorded)).toMatchObject({ status: 201 });
    wait(5);
    const second = other();
    expectSuccess(await second.hold(1));
    // What the previous device sends late is kept.
    const part = expectSuccess(await first.say(1, before, { isCutOff: true }));
    expect(await tusClient(world, candidate).patch(recorded, 0, randomBytes(900))).toMatchObject({
      status: 204,
    });
    expect(await first.record()).toMatchObject({ status: 201 });
    const session = await second.session();
    const question = session.questions.find(({ questionId }) => questionId === skill)!;
    expect(question).toMatchObject({ answerPath: part, isCutOff: true });
    // The server counts the remaining time.
    const leftMs = Date.parse(question.deadline!) - Date.parse(session.serverTime);
    expect(leftMs).toBeGreaterThan(110_000);
    expect(leftMs).toBeLessThanOrEqual(115_000);

    const whole = expectSuccess(await second.say(1, after));
    expect(whole).not.toBe(part);
    const joined = (await second.session()).questions.find(({ questionId }) => questionId === skill)!;
    const seconds = [before, after, readVoice('closures-good.wav')].map((wav) => {
      const { samples, sampleRate } = readWav(wav);
      return samples.length / sampleRate;
    });
    expect(joined).toMatchObject({ answerPath: whole });
    expect(joined.isCutOff).toBeUndefined();
    expect(joined.answerSeconds).toBeCloseTo(seconds[2]!, 1);
    expectSuccess(await second.submit());
    await world.settle();
    const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
    expect(report.proctoringTimeline).toMatchObject([{ kind: 'device-changed' }]);
    const answer = report.questionnaireReport.find(({ kind }) => kind === 'skill')!;
    expect(answer.answer).toMatch(/^a closure is a function that remembers the variables/i);
    expect(answer.answer).toMatch(/keep data private.* event handlers/i);
    expect(answer.ideas.every(({ found }) => found)).toBe(true);
  });

  test('a part that arrives after the rest comes before it, and the submission keeps both', async () => {
    const { candidate, applicationId, first, other, skill } = await begun('Lara Late');
    const [before, after] = halvesOf('closures-good.wav');
    expectSuccess(await first.ask(skill));
    const second = other();
    expectSuccess(await second.hold(1));
    const path = expectSuccess(await second.say(1, after));
    expectSuccess(await first.say(1, before, { isCutOff: true }));
    const answers = [{ question: 'What is a closure in JavaScript?', answer: path }];
    const submitted = { applicationId, holderId: second.holderId, answers };
    expectSuccess(await world.call(submitInterview, submitted, candidate.token));
    await world.settle();
    const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
    const answer = report.questionnaireReport.find(({ kind }) => kind === 'skill')!;
    expect(answer.answer).toMatch(/^a closure is a function/i);
    expect(answer.answer).toMatch(/event handlers/i);
  });

  test('an answer to a question that was asked only afterwards is refused with the reason', async () => {
    const { first, other, skill, personal } = await begun('Rosa Refused');
    expectSuccess(await first.ask(skill));
    const second = other();
    expectSuccess(await second.hold(1));
    wait(1);
    expectSuccess(await second.ask(personal));
    const refused = await first.say(2, readVoice('introduction.wav'));
    expect(refused).toMatchObject({
      ...ELSEWHERE,
      message: expect.stringContaining('It’s still in the video.'),
    });
    expectSuccess(await second.say(2, readVoice('introduction.wav')));
  });

  test('if the answer does not go on, what was said before counts', async () => {
    const { applicationId, first, other, skill } = await begun('Karl Kept');
    expectSuccess(await first.ask(skill));
    const second = other();
    expectSuccess(await second.hold(1));
    expectSuccess(await first.say(1, readVoice('closures-good.wav'), { isCutOff: true }));
    expectSuccess(await second.submit());
    await world.settle();
    const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
    const spoken = report.questionnaireReport.find(({ kind }) => kind === 'skill')!;
    expect(spoken.ideas.some(({ found }) => found)).toBe(true);
  });

  test('a part that is not sound does not spoil the rest', async () => {
    const { applicationId, first, other, skill } = await begun('Dora Damaged');
    expectSuccess(await first.ask(skill));
    const second = other();
    expectSuccess(await second.hold(1));
    const damaged = readVoice('closures-good.wav').slice(0, 44);
    const sent = await first.say(1, damaged, { isCutOff: true });
    expect([200, 400, 415]).toContain(sent.httpStatus);
    expectSuccess(await second.say(1, readVoice('closures-good.wav')));
    expectSuccess(await second.submit());
    await world.settle();
    const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
    const spoken = report.questionnaireReport.find(({ kind }) => kind === 'skill')!;
    expect(spoken.ideas.some(({ found }) => found)).toBe(true);
  });
});
