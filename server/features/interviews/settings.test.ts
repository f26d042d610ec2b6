import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { rescheduleInterview, moveOpening } from '#contract/interview/interview-again.ts';
import { getInterviewSession, startQuestion } from '#contract/interview/interview-session.ts';
import {
  getFeedback,
  getScheduleInterviews,
  scheduleInterview,
  startInterview,
  submitInterview,
} from '#contract/interview/interview.ts';
import type { InterviewSettings } from '#contract/interview/interview-settings.ts';
import { submitInterviewProcess } from '#contract/job/job-steps.ts';
import { copyJob, saveTemplate, startFromTemplate } from '#contract/job/job-copies.ts';
import { getCreateJobPreview, getJobById, publishJob } from '#contract/job/jobs.ts';
import { CONSENT_VERSION, DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import {
  applyTo,
  beScheduled,
  beginInterview,
  giveConsent,
  postInterviewJob,
} from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

type Settings = Partial<InterviewSettings>;

const USUAL = {
  openDays: 3,
  thinkingSeconds: 0,
  retakes: 0,
  answerSeconds: 120,
  followUps: false,
  language: 'en',
  offer: 'graded',
};

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld({ settings: { SESSION_IDLE_DAYS: '80' } });
  employer = await world.employer('Setta Tings');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

const silence = (seconds: number) => wavFile([new Float32Array(16_000 * seconds)], { sampleRate: 16_000 });
const now = () => world.clock.now().getTime();
const process = { rounds: '1', communicationMode: {}, tips: { tip: 'false' as const, tipText: '' } };
const set = (jobId: string, settings: Settings) =>
  world.call(submitInterviewProcess, { ...process, jobId, settings }, employer.token);
const publish = async (jobId: string) =>
  expectSuccess(await world.call(publishJob, { jobId, isUpdate: 'YES' }, employer.token));
const settingsIn = async (jobId: string, token = employer.token) =>
  expectSuccess(await world.call(getJobById, { jobId }, token)).interviewProcessId?.settings;
const own = async (candidate: Person) =>
  expectSuccess(await world.call(getScheduleInterviews, {}, candidate.token))[0]!;
const sessionOf = async (candidate: Person, applicationId: string) =>
  expectSuccess(await world.call(getInterviewSession, { applicationId }, candidate.token));

/** A posted job with these settings. */
async function jobWith(settings: Settings): Promise<MadeJob> {
  const made = await postInterviewJob(world, employer);
  expectSuccess(await set(made.id, settings));
  await publish(made.id);
  return made;
}

/** Someone whose interview at a job with these settings is open. */
async function invitedTo(settings: Settings, name: string) {
  const made = await jobWith(settings);
  const candidate = await world.candidate(name);
  const applicationId = await beScheduled(world, made, employer, candidate);
  return { made, candidate, applicationId };
}

describe('a job that sets nothing', () => {
  test('has the values of the specification, and its interviews are as they were', async () => {
    const plain = await postInterviewJob(world, employer);
    const candidate = await world.candidate('Una Sual');
    expect(await settingsIn(plain.id)).toEqual(USUAL);
    expect(await settingsIn(plain.id, candidate.token)).toEqual(USUAL);
    const applicationId = await beScheduled(world, plain, employer, candidate);
    const row = await own(candidate);
    expect(Date.parse(row.openUntil) - Date.parse(row.date)).toBe(259_200_000);
    const started = expectSuccess(
      await world.call(startInterview, { applicationId, consentVersion: CONSENT_VERSION }, candidate.token),
    );
    expect(started).toMatchObject({
      proctoring: 'enforced',
      timeFactor: 1,
      thinkingSeconds: 0,
      retakes: 0,
      answerSeconds: 120,
      hasBreaks: false,
      noCamera: false,
      inWriting: false,
    });
    const [mcq, skill] = (await sessionOf(candidate, applicationId)).questions;
    for (const { questionId } of [mcq!, skill!]) {
      const put = expectSuccess(
        await world.call(startQuestion, { applicationId, questionId }, candidate.token),
      );
      expect(Date.parse(put.deadline) - Date.parse(put.askedAt)).toBe(120_000);
    }
    const again = { applicationId, questionId: skill!.questionId, take: 1 };
    expect(await world.call(startQuestion, again, candidate.token)).toMatchObject({
      code: 'interview.no-retake',
    });
    const file = { filename: 'answer.wav', content: silence(1) };
    const taken = { audioName: `${applicationId}answer1`, take: '1' };
    expect(await world.upload(candidateAnswerAudio, taken, file, candidate.token)).toMatchObject({
      code: 'interview.no-retake',
    });
  });

  test('a step that leaves the settings out changes none of them', async () => {
    const made = await jobWith({ openDays: 7, retakes: 2 });
    expectSuccess(await world.call(submitInterviewProcess, { ...process, jobId: made.id }, employer.token));
    await publish(made.id);
    expect(await settingsIn(made.id)).toEqual({ ...USUAL, openDays: 7, retakes: 2 });
  });
});

describe('the settings of a job', () => {
  test.each([
    [{ openDays: 0 }, 'An interview can be open for 1 to 30 days'],
    [{ openDays: 31 }, 'An interview can be open for 1 to 30 days'],
    [{ openDays: 2.5 }, 'An interview can be open for 1 to 30 days'],
    [{ thinkingSeconds: -1 }, 'Thinking time can be 0 to 120 seconds'],
    [{ thinkingSeconds: 121 }, 'Thinking time can be 0 to 120 seconds'],
    [{ retakes: -1 }, 'A spoken answer can be recorded again 0 to 3 times'],
    [{ retakes: 4 }, 'A spoken answer can be recorded again 0 to 3 times'],
    [{ answerSeconds: 29 }, 'The time for a spoken answer can be 30 to 300 seconds'],
    [{ answerSeconds: 301 }, 'The time for a spoken answer can be 30 to 300 seconds'],
  ])('refuses %j', async (settings, message) => {
    expect(await set(job.id, settings)).toMatchObject({ httpStatus: 400, message });
  });

  test('at their edges they decide the window and the times of an interview', async () => {
    const least = await invitedTo(
      { openDays: 1, thinkingSeconds: 0, retakes: 0, answerSeconds: 30 },
      'Lea St',
    );
    const most = await invitedTo(
      { openDays: 30, thinkingSeconds: 120, retakes: 3, answerSeconds: 300 },
      'Mo St',
    );
    for (const [{ candidate, applicationId, made }, days, seconds] of [
      [least, 1, 30],
      [most, 30, 420],
    ] as const) {
      const row = await own(candidate);
      expect(Date.parse(row.openUntil) - Date.parse(row.date)).toBe(days * DAY_MS);
      await beginInterview(world, made, applicationId, candidate);
      const skill = (await sessionOf(candidate, applicationId)).questions[1]!;
      const put = expectSuccess(
        await world.call(startQuestion, { applicationId, questionId: skill.questionId }, candidate.token),
      );
      expect(Date.parse(put.deadline) - Date.parse(put.askedAt)).toBe(seconds * 1000);
    }
    const [told] = (await world.mailTo(most.candidate.email)).filter(({ subject }) =>
      subject.includes('Your interview for'),
    );
    expect(told!.text).toContain('Your interview is open for 30 days');
    // The limit has a minute of reserve, like the default limit.
    const answer = async (seconds: number) =>
      world.upload(
        candidateAnswerAudio,
        { audioName: `${least.applicationId}answer1` },
        { filename: 'a.wav', content: silence(seconds) },
        least.candidate.token,
      );
    expectSuccess(await answer(85));
    expect(await answer(95)).toMatchObject({ code: 'interview.answer-too-long' });
  });

  test('go with copies and templates', async () => {
    const settings = {
      openDays: 9,
      thinkingSeconds: 15,
      retakes: 1,
      answerSeconds: 90,
      followUps: true,
      language: 'de' as const,
    };
    const made = await jobWith(settings);
    const copy = expectSuccess(await world.call(copyJob, { jobId: made.id }, employer.token));
    expect(await settingsIn(copy._id)).toEqual({ ...settings, offer: 'recorded' });
    const saved = expectSuccess(
      await world.call(saveTemplate, { jobId: made.id, name: 'With settings' }, employer.token),
    );
    const begun = expectSuccess(
      await world.call(startFromTemplate, { templateId: saved.templateId }, employer.token),
    );
    expect(await settingsIn(begun._id)).toEqual({ ...settings, offer: 'recorded' });
  });

  test('of a posted job wait until they are published, and are for later interviews alone', async () => {
    const { made, candidate, applicationId } = await invitedTo({ answerSeconds: 60 }, 'Ear Lier');
    expectSuccess(await set(made.id, { answerSeconds: 200, retakes: 3 }));
    expect(await settingsIn(made.id, candidate.token)).toEqual({ ...USUAL, answerSeconds: 60 });
    const preview = expectSuccess(
      await world.call(getCreateJobPreview, { refJobId: made.id }, employer.token),
    );
    expect(preview).toMatchObject({
      changedSteps: ['interviewProcessSubmitted'],
      interviewProcessId: { settings: { ...USUAL, answerSeconds: 200, retakes: 3 } },
    });
    await publish(made.id);
    await giveConsent(world, applicationId, candidate);
    expect(await sessionOf(candidate, applicationId)).toMatchObject({ answerSeconds: 60, retakes: 0 });
    const later = await world.candidate('La Ter');
    const second = await beScheduled(world, made, employer, later);
    expect(await sessionOf(later, second)).toMatchObject({ answerSeconds: 200, retakes: 3 });
  });
});

test('of an answer that is recorded again the last recording counts, and all are kept', async () => {
  const { made, candidate, applicationId } = await invitedTo({ retakes: 2, thinkingSeconds: 20 }, 'Ree Take');
  await beginInterview(world, made, applicationId, candidate);
  const skill = (await sessionOf(candidate, applicationId)).questions[1]!;
  const { questionId } = skill;
  const begin = (take: number) =>
    world.call(startQuestion, { applicationId, questionId, take }, candidate.token);
  const send = (take: number, seconds: number) =>
    world.upload(
      candidateAnswerAudio,
      { audioName: `${applicationId}answer1`, take: String(take) },
      { filename: `${take}.wav`, content: silence(seconds) },
      candidate.token,
    );
  const first = expectSuccess(await begin(0));
  expect(Date.parse(first.deadline) - Date.parse(first.askedAt)).toBe(140_000);
  const early = expectSuccess(await send(0, 3));
  world.clock.set(new Date(now() + 30_000));
  const second = expectSuccess(await begin(1));
  // Only the first recording has thinking time.
  expect(Date.parse(second.deadline) - Date.parse(second.askedAt)).toBe(120_000);
  expect(expectSuccess(await begin(0)).deadline).toBe(second.deadline);
  expect(await begin(3)).toMatchObject({ code: 'interview.no-retake' });
  // The connection is slow: the last recording arrives before the middle one.
  expectSuccess(await begin(2));
  const last = expectSuccess(await send(2, 5));
  expectSuccess(await send(1, 4));
  expect(await send(3, 1)).toMatchObject({ code: 'interview.no-retake' });
  expect((await sessionOf(candidate, applicationId)).questions[1]).toMatchObject({
    take: 2,
    answerTake: 2,
    answerPath: last,
    answerSeconds: 5,
  });
  const answers = [{ question: 'What is a closure in JavaScript?', answer: early }];
  expectSuccess(await world.call(submitInterview, { applicationId, answers }, candidate.token));
  await world.settle();
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
  const entry = report.questionnaireReport.find((each) => each.questionId === questionId)!;
  expect(entry.durationSeconds).toBeCloseTo(5, 1);
  expect(entry.earlierTakes).toMatchObject([{ seconds: 3 }, { seconds: 4 }]);
  const visitor = expectSuccess(await world.call(getFeedback, { applicationId }))!;
  expect(visitor.questionnaireReport.every((each) => each.earlierTakes === undefined)).toBe(true);
});

describe('moving the opening', () => {
  const move = (candidate: Person, applicationId: string, date: number) =>
    world.call(moveOpening, { applicationId, date }, candidate.token);

  async function invited(name: string) {
    const candidate = await world.candidate(name);
    const applicationId = await applyTo(world, job, employer, candidate);
    const date = now() + 2 * DAY_MS;
    expectSuccess(await world.call(scheduleInterview, { applicationId, date }, employer.token));
    return { candidate, applicationId, date };
  }

  test('is the candidate’s once, within the window; the calendar gets the same entry with a higher number', async () => {
    const { candidate, applicationId, date } = await invited('Mo Ving');
    expect(await own(candidate)).toMatchObject({ canMoveOpening: true });
    const wanted = date + DAY_MS;
    expect(expectSuccess(await move(candidate, applicationId, wanted))).toEqual({
      date: new Date(wanted).toISOString(),
      openUntil: new Date(wanted + 3 * DAY_MS).toISOString(),
      openDays: 3,
    });
    // Safe to repeat.
    expectSuccess(await move(candidate, applicationId, wanted));
    expect(await own(candidate)).toMatchObject({
      date: new Date(wanted).toISOString(),
      canMoveOpening: false,
    });
    expect(await move(candidate, applicationId, wanted + HOUR_MS)).toMatchObject({
      code: 'interview.opening-moved',
    });
    const mails = await world.mailTo(candidate.email);
    const entries = mails.flatMap(({ attachments }) => attachments.map(({ content }) => String(content)));
    expect(entries).toHaveLength(2);
    const uids = entries.map((entry) => /UID:(.*)/.exec(entry)?.[1]);
    expect(uids[0]).toBe(uids[1]);
    expect(entries[0]).toContain('SEQUENCE:0');
    expect(entries[1]).toContain('SEQUENCE:1');
    expect(mails.at(-1)!.text).toContain('You have moved your interview for the position Web Developer');
    // If the company sets a new window, the candidate can move it again.
    const anew = { applicationId, date: wanted + 2 * DAY_MS };
    expectSuccess(await world.call(rescheduleInterview, anew, employer.token));
    expectSuccess(await move(candidate, applicationId, anew.date + HOUR_MS));
  });

  test('not outside the window, not into the past, not once it has begun, and not by others', async () => {
    const { candidate, applicationId, date } = await invited('Out Side');
    for (const wanted of [date - 1, date + 3 * DAY_MS])
      expect(await move(candidate, applicationId, wanted)).toMatchObject({
        code: 'interview.outside-window',
      });
    const other = await world.candidate('Oth Er');
    expect(await move(other, applicationId, date + HOUR_MS)).toMatchObject({ httpStatus: 404 });
    world.clock.set(new Date(date + DAY_MS));
    expect(await move(candidate, applicationId, date + HOUR_MS)).toMatchObject({
      code: 'interview.outside-window',
    });
    await giveConsent(world, applicationId, candidate);
    expect(await move(candidate, applicationId, date + 2 * DAY_MS)).toMatchObject({
      code: 'interview.already-begun',
    });
    const waiting = await world.candidate('Wai Ting');
    const pending = await applyTo(world, job, employer, waiting);
    expect(await move(waiting, pending, now())).toMatchObject({ code: 'interview.not-scheduled' });
    const late = await invited('La Te');
    world.clock.set(new Date(late.date + 4 * DAY_MS));
    expect(await move(late.candidate, late.applicationId, now())).toMatchObject({
      code: 'interview.expired',
    });
  });

  test('of two moves at once one counts', async () => {
    const { candidate, applicationId, date } = await invited('At Once');
    const replies = await Promise.all(
      [1, 2].map((hours) => move(candidate, applicationId, date + hours * HOUR_MS)),
    );
    expect(replies.map(({ code }) => code).filter(Boolean)).toEqual(['interview.opening-moved']);
  });
});
