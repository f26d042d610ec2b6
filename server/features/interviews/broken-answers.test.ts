import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { giveAgain } from '#contract/interview/interview-again.ts';
import { holdInterview } from '#contract/interview/interview-handover.ts';
import { beginAnswer, getInterviewSession, startQuestion } from '#contract/interview/interview-session.ts';
import type { EndCause } from '#contract/interview/interview-course.ts';
import {
  getFeedback,
  getQuestionsForInterview,
  startInterview,
  submitInterview,
} from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { beScheduled, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { tusClient } from '#server/testing/resumable.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld({ settings: { SESSION_IDLE_DAYS: '80' } });
  employer = await world.employer('Bea Broken');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

const film = (name: string) =>
  readFileSync(new URL(`../../testing/recordings/${name}`, import.meta.url).pathname);
/** Nine seconds of someone saying that a closure is a block of a style sheet. */
const SPOKEN = film('spoken-opus.mkv');
const SPOKEN_WORDS = /closure/i;
const SILENCE = wavFile([new Float32Array(16_000)], { sampleRate: 16_000 });
const MINUTE = 60;
const later = (seconds: number) => world.clock.set(new Date(world.clock.now().getTime() + seconds * 1000));

/** One page on a device, with the calls that it makes. */
function pageOf(candidate: Person, applicationId: string, deviceId: string = randomUUID()) {
  const named = { applicationId, holderId: randomUUID() };
  const recordingId = randomUUID();
  const tus = tusClient(world, candidate);
  return {
    recordingId,
    deviceId,
    hold: async () => expectSuccess(await world.call(holdInterview, { ...named, deviceId }, candidate.token)),
    start: async () =>
      expectSuccess(
        await world.call(startInterview, { ...named, consentVersion: CONSENT_VERSION }, candidate.token),
      ),
    /** Records, and sends what it has recorded. */
    record: async (content: Uint8Array) => {
      const mimeType = 'video/x-matroska;codecs=vp8,opus';
      const begun = await tus.create({ ...named, recordingId, mimeType });
      expect(begun.status).toBe(201);
      expect(await tus.patch(recordingId, 0, content)).toMatchObject({ status: 204 });
    },
    ask: async (questionId: string) =>
      expectSuccess(await world.call(startQuestion, { ...named, questionId }, candidate.token)),
    begin: async (questionId: string, videoOffsetSeconds = 0, readings = '') =>
      expectSuccess(
        await world.call(
          beginAnswer,
          { ...named, questionId, recordingId, videoOffsetSeconds, readings },
          candidate.token,
        ),
      ),
    say: async (ordinal: number, content: Uint8Array, more: { recordingId?: string } = {}) =>
      expectSuccess(
        await world.upload(
          candidateAnswerAudio,
          { ...named, audioName: `${applicationId}answer${ordinal}`, ...more },
          { filename: 'answer.wav', content },
          candidate.token,
        ),
      ),
    session: async () => {
      await world.settle();
      return expectSuccess(
        await world.call(getInterviewSession, { applicationId, deviceId }, candidate.token),
      );
    },
    submit: async (cause: EndCause = 'finished') => {
      expectSuccess(await world.call(submitInterview, { ...named, answers: [], cause }, candidate.token));
      return reportOn(applicationId);
    },
  };
}

async function reportOn(applicationId: string, attempt?: number) {
  await world.settle();
  const input = { applicationId, ...(attempt === undefined ? {} : { attempt }) };
  const report = expectSuccess(await world.call(getFeedback, input, employer.token))!;
  const [, skill, personal] = report.questionnaireReport;
  return { skill: skill!, personal: personal!, timeline: report.proctoringTimeline };
}

/** Someone whose interview has begun. */
async function begun(name: string) {
  const candidate = await world.candidate(name);
  const applicationId = await beScheduled(world, job, employer, candidate);
  const first = pageOf(candidate, applicationId);
  await first.hold();
  await first.start();
  const asked = expectSuccess(await world.call(getQuestionsForInterview, { jobId: job.id }, candidate.token));
  return {
    candidate,
    applicationId,
    first,
    other: (deviceId?: string) => pageOf(candidate, applicationId, deviceId),
    skill: asked.skillBasedQuestions[0]!._id,
    personal: asked.personalQuestions[0]!._id,
  };
}

/** Someone whose browser died nine seconds into the first spoken answer. */
async function died(name: string, content: Uint8Array = SPOKEN) {
  const interview = await begun(name);
  const { first, skill } = interview;
  await first.ask(skill);
  await first.begin(skill);
  await first.record(content);
  return interview;
}

test('what was said until the browser died is the first half of the answer that goes on elsewhere', async () => {
  const { other, skill } = await died('Ella Elsewhere');
  later(1.5 * MINUTE);
  const second = other();
  await second.hold();
  const { questions } = await second.session();
  expect(questions.find(({ questionId }) => questionId === skill)).toMatchObject({
    isCutOff: true,
    answerSeconds: expect.closeTo(9.1, 0),
  });
  await second.begin(skill);
  await second.record(SPOKEN);
  await second.say(1, readVoice('dont-know.wav'), second);
  const { skill: answer, timeline } = await second.submit();
  expect(answer.answer).toMatch(SPOKEN_WORDS);
  expect(answer.answer).toMatch(/know/i);
  expect(answer.reasons).toContain('Recording interrupted for 2 minutes.');
  expect(timeline.toSorted((one, two) => one.kind.localeCompare(two.kind))).toMatchObject([
    { kind: 'device-changed' },
    { kind: 'recording-interrupted', seconds: expect.closeTo(90, -1) },
  ]);
});

test('after twenty minutes the next question comes, and what was said to the first one counts', async () => {
  const { other, personal } = await died('Tina Twenty');
  later(20 * MINUTE);
  const second = other();
  await second.hold();
  await second.ask(personal);
  await second.begin(personal);
  await second.record(SPOKEN);
  await second.say(2, SILENCE, second);
  const { skill: answer, personal: next } = await second.submit();
  expect(answer.answer).toMatch(SPOKEN_WORDS);
  expect(answer.reasons).toContain('Recording interrupted for 20 minutes.');
  // The report on the complete answer doesn't mention an interruption.
  expect(next.reasons).toEqual(['Nothing was said in answer to the question.']);
});

test('the same browser sends the whole answer, and nothing of it counts twice', async () => {
  const { first, other, skill } = await died('Sam Same');
  later(4 * MINUTE);
  const again = other(first.deviceId);
  await again.hold();
  await again.session();
  await again.begin(skill);
  await again.record(SPOKEN);
  await again.say(1, readVoice('dont-know.wav'), first);
  const { skill: answer, timeline } = await again.submit();
  expect(answer.answer).not.toMatch(SPOKEN_WORDS);
  expect(answer.reasons).toContain('Recording interrupted for 4 minutes.');
  expect(timeline.map(({ kind }) => kind)).toEqual(['recording-interrupted']);
});

test('one that crashed in the last answer and comes back when its time is over sends it, and says that it broke', async () => {
  const { first, other } = await died('Lou Last');
  later(20 * MINUTE);
  const again = other(first.deviceId);
  await again.hold();
  await again.say(1, SILENCE, first);
  const { skill: answer } = await again.submit();
  expect(answer).toMatchObject({ answerStatus: 'Needs Review', certainty: 'low' });
  expect(answer.reasons[0]).toBe('Recording broke off.');
});

test('an answer that a reload ended is whole', async () => {
  const { first, other } = await died('Rea Load');
  const again = other(first.deviceId);
  await again.hold();
  await again.say(1, SILENCE, first);
  const { skill: answer, timeline } = await again.submit('reloaded');
  expect(answer).toMatchObject({ answerStatus: 'Not Answered', certainty: 'high' });
  expect(timeline).toEqual([]);
});

test('what the browser that died sends later takes the place of what was cut out', async () => {
  const { first, other, skill } = await died('Lara Later');
  later(4 * MINUTE);
  const second = other();
  await second.hold();
  await second.session();
  later(MINUTE);
  await first.say(1, readVoice('introduction.wav'), first);
  await second.begin(skill);
  await second.record(SPOKEN);
  await second.say(1, readVoice('dont-know.wav'), second);
  const { skill: answer } = await second.submit();
  expect(answer.answer).toMatch(/daniel/i);
  expect(answer.answer).not.toMatch(SPOKEN_WORDS);
  expect(answer.reasons).toContain('Recording interrupted for 4 minutes.');
});

test('an interrupted answer in which nothing was heard waits for a person', async () => {
  const { other } = await died('Sile Nt', film('no-sound.mp4'));
  later(4 * MINUTE);
  const second = other();
  await second.hold();
  await second.record(SPOKEN);
  const { skill: answer } = await second.submit();
  expect(answer).toMatchObject({ answerStatus: 'Needs Review', certainty: 'low', score: null });
  expect(answer.reasons).toEqual([
    'Recording interrupted for 4 minutes.',
    'We didn’t hear an answer in this recording. Please listen to it.',
  ]);
});

test('an answer that ended and was not sent ends where the next one begins', async () => {
  const { first, other, skill, personal } = await begun('Nadia Next');
  await first.ask(skill);
  await first.begin(skill, 1);
  await first.ask(personal);
  await first.begin(personal, 5);
  await first.record(SPOKEN);
  later(4 * MINUTE);
  const second = other();
  await second.hold();
  const { questions } = await second.session();
  expect(questions.map(({ answerSeconds }) => answerSeconds)).toEqual([
    null,
    expect.closeTo(4, 1),
    expect.closeTo(4.1, 0),
  ]);
});

test('who never comes back has their words in the report on the attempt that is given again', async () => {
  const { applicationId } = await died('Nev Er');
  later(4 * 24 * 60 * MINUTE);
  const again = { applicationId, what: 'all' as const, date: world.clock.now().getTime() };
  expectSuccess(await world.call(giveAgain, again, employer.token));
  const { skill: answer, timeline } = await reportOn(applicationId, 1);
  expect(answer.answer).toMatch(SPOKEN_WORDS);
  expect(answer.reasons).toContain('Recording broke off.');
  expect(timeline).toMatchObject([{ kind: 'recording-interrupted', seconds: null }]);
});

test('a question that a voice was still reading is asked again, and what was said meanwhile counts', async () => {
  const { first, other, skill } = await begun('Vera Voice');
  await first.begin(skill, 0, '0-60');
  await first.record(SPOKEN);
  later(4 * MINUTE);
  const second = other();
  await second.hold();
  const { questions } = await second.session();
  // The question was not put yet, so it is asked again with its full time.
  expect(questions.find(({ questionId }) => questionId === skill)).toMatchObject({
    askedAt: null,
    isCutOff: true,
  });
  // The browser that died may still send its recording.
  await first.say(1, readVoice('introduction.wav'), first);
  const { skill: answer } = await second.submit();
  expect(answer.answer).toMatch(/daniel/i);
});

test('only the page that holds the interview says where its answers are', async () => {
  const { first, other, skill, candidate, applicationId } = await begun('Hola Holder');
  const place = { applicationId, questionId: skill, recordingId: first.recordingId, videoOffsetSeconds: 0 };
  expect(
    await world.call(beginAnswer, { ...place, holderId: other().recordingId }, candidate.token),
  ).toMatchObject({ code: 'interview.open-elsewhere' });
  expect(
    await world.call(beginAnswer, { ...place, questionId: randomUUID() }, candidate.token),
  ).toMatchObject({ code: 'interview.open-elsewhere' });
});
