import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCandidateDashboard } from '#contract/account/candidate.ts';
import { getCompletedJobs, getEmployerDashboard } from '#contract/account/employer.ts';
import {
  getFeedback,
  getScheduleInterviews,
  recordProctoringEvent,
  submitAnswerVideo,
  submitInterview,
} from '#contract/interview/interview.ts';
import { TEXTS } from '#contract/shared/texts.ts';
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
import { createLlm } from '#server/platform/llm/llm.ts';
import { nonSpeech } from '#server/testing/voices/non-speech.ts';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { judgeText } from './judge-text.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

const spokenText = (name: string) => voices.find(({ file }) => file === `${name}.wav`)!.text;

describe('the main job, using only the public API', () => {
  let applicationId: string;
  let candidate: Person;

  test('a good interview ends in a report that transcribes, grades and shows the answers', async () => {
    candidate = await world.candidate('Ada Good');
    applicationId = await beScheduled(world, job, employer, candidate);
    expect(expectSuccess(await world.call(getFeedback, { applicationId }, candidate.token))).toBeNull();

    const asked = await beginInterview(world, job, applicationId, candidate);
    expect(asked).toEqual({
      mcqQuestion: [{ _id: expect.any(String), name: MCQ.question, options: MCQ.options }],
      skillBasedQuestions: [{ _id: expect.any(String), name: CLOSURES.question }],
      personalQuestions: [{ _id: expect.any(String), name: INTRODUCTION }],
    });
    const closures = await speak(world, candidate, applicationId, 1, readVoice('closures-good.wav'));
    const introduction = await speak(world, candidate, applicationId, 2, readVoice('introduction.wav'));
    const hidden = { applicationId, kind: 'tab-hidden' as const, seconds: 4 };
    expectSuccess(await world.call(recordProctoringEvent, hidden, candidate.token));
    const recorded = await readFile(new URL('../../testing/recordings/camera.webm', import.meta.url));
    expectSuccess(
      await world.upload(
        submitAnswerVideo,
        { applicationId },
        { filename: 'video.webm', content: recorded },
        candidate.token,
      ),
    );
    const answers = [
      { question: MCQ.question, answer: 'const' },
      { question: CLOSURES.question, answer: closures },
      { question: INTRODUCTION, answer: introduction },
    ];
    const submitted = await world.call(submitInterview, { applicationId, answers }, candidate.token);
    expect(submitted).toMatchObject({ statusCode: 0, message: TEXTS.interviewSubmitted });
    await world.settle();

    const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
    expect(report).toMatchObject({
      analysisStatus: 'ready',
      position: 'Web Developer',
      name: 'Ada Good',
      viewer: 'employer',
      totalAnalyzedQuestions: 1,
      totalCorrectQuestions: 1,
      proctoringTimeline: [{ kind: 'tab-hidden', seconds: 4 }],
      consent: { version: expect.any(String) },
    });
    const [mcq, skill, personal] = report.questionnaireReport;
    expect(mcq).toMatchObject({
      kind: 'mcq',
      answer: 'const',
      answerStatus: 'Correct',
      correctOption: 'const',
    });
    expect(skill).toMatchObject({
      kind: 'skill',
      answerStatus: 'Needs Review',
      score: null,
      referenceAnswer: CLOSURES.answer,
    });
    expect(wordErrorRate(spokenText('closures-good'), skill!.answer)).toBeLessThanOrEqual(0.2);
    expect(skill!.ideas.some(({ found, evidence }) => found && evidence?.startSeconds !== null)).toBe(true);
    expect(personal).toMatchObject({ kind: 'personal', answerStatus: 'Not Scored', score: null });
    expect(wordErrorRate(spokenText('introduction'), personal!.answer)).toBeLessThanOrEqual(0.2);
    // One of two is settled, which is not enough for a score.
    expect(report.findApplicationId.isSensePercent).toBeNull();
    expect(report.iHireReport).toContain('The answer to question 2 needs a person’s review');

    const video = await world.app.inject({
      method: 'GET',
      url: report.candidateAnswerVideo!,
      headers: { range: 'bytes=0-11' },
    });
    expect(video.statusCode).toBe(206);
    expect(video.headers['content-type']).toBe('video/webm');
    expect(video.rawPayload.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  });

  test('the interview is submitted once, and appears in everybody’s lists', async () => {
    const again = await world.call(submitInterview, { applicationId, answers: [] }, candidate.token);
    expect(again).toMatchObject({ httpStatus: 200, statusCode: 1, message: TEXTS.interviewAlreadySubmitted });

    const [row] = expectSuccess(await world.call(getScheduleInterviews, {}, candidate.token));
    expect(row).toMatchObject({
      applicationId,
      applicationStatus: 'COMPLETED',
      canStart: false,
      isExpired: false,
    });
    const completed = expectSuccess(await world.call(getCompletedJobs, {}, employer.token));
    expect(completed[0]).toMatchObject({ _id: applicationId, applicationStatus: 'COMPLETED' });
    expect(completed[0]?.isSensePercent).toBeNull();
    const dashboard = expectSuccess(await world.call(getEmployerDashboard, {}, employer.token));
    expect(dashboard).toMatchObject({ totalJobCount: 1, openJobs: 1, scheduledIntervieList: [] });
    expect(expectSuccess(await world.call(getCandidateDashboard, {}, candidate.token))).toMatchObject({
      appliedjobs: 1,
      scheduledJobsList: [],
    });
  });

  test('both are told by mail', async () => {
    const toCandidate = await world.mailTo(candidate.email);
    expect(toCandidate.map(({ subject }) => subject)).toContain('Your interview report for Web Developer');
    const invitation = toCandidate.find(({ attachments }) => attachments.length > 0);
    expect(invitation?.attachments[0]?.content).toContain('BEGIN:VEVENT');
    expect(
      (await world.mailTo(employer.email)).some(({ link }) =>
        link?.includes(`/feedback?id=${applicationId}`),
      ),
    ).toBe(true);
  });
});

test('answers off the topic, empty and silent ones get no credit', async () => {
  const candidate = await world.candidate('Wally Wrong');
  const applicationId = await beScheduled(world, job, employer, candidate);
  await beginInterview(world, job, applicationId, candidate);
  await speak(world, candidate, applicationId, 1, readVoice('off-topic.wav'));
  const silence = Buffer.concat([readVoice('off-topic.wav').subarray(0, 44), Buffer.alloc(32_000 * 5)]);
  await speak(world, candidate, applicationId, 2, silence);
  // Answers that were uploaded count even if the submission does not name them.
  const answers = [{ question: MCQ.question, answer: 'var' }];
  expectSuccess(await world.call(submitInterview, { applicationId, answers }, candidate.token));
  await world.settle();

  const report = expectSuccess(await world.call(getFeedback, { applicationId }, candidate.token))!;
  const [mcq, skill, personal] = report.questionnaireReport;
  expect(mcq).toMatchObject({ answerStatus: 'Incorrect', score: 0, correctOption: null });
  expect(skill?.answerStatus).toBe('Needs Review');
  expect(skill?.ideas).toEqual([]);
  expect(personal).toMatchObject({ answer: '', words: [] });
  expect(report.totalCorrectQuestions).toBe(0);
  expect(report.findApplicationId.isSensePercent).toBeNull();
});

test('a voice without recognised words goes to a person, and does not count as no answer', async () => {
  const candidate = await world.candidate('Hanna Hum');
  const applicationId = await beScheduled(world, job, employer, candidate);
  await beginInterview(world, job, applicationId, candidate);
  const hummed = wavFile([nonSpeech(6, 16_000)['melody']!], { sampleRate: 16_000 });
  await speak(world, candidate, applicationId, 1, hummed);
  await speak(world, candidate, applicationId, 2, hummed);
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await world.settle();
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, candidate.token))!;
  expect(report.questionnaireReport[1]).toMatchObject({
    answerStatus: 'Needs Review',
    score: null,
    certainty: 'low',
    reasons: ['We can hear a voice, but we couldn’t recognise any words. Please listen to the recording.'],
  });
  expect(report.questionnaireReport[2]?.reasons).toEqual([
    'We can hear a voice, but we couldn’t recognise any words. Please listen to the recording.',
  ]);
  expect(report.iHireReport).toContain('question 2 needs a person’s review');
});

test('an interview without any answer gets a report too', async () => {
  const candidate = await world.candidate('Nora None');
  const applicationId = await beScheduled(world, job, employer, candidate);
  await giveConsent(world, applicationId, candidate);
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await world.settle();
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
  expect(report.questionnaireReport.map(({ answerStatus }) => answerStatus)).toEqual([
    'Not Answered',
    'Not Answered',
    'Not Scored',
  ]);
  expect(report.findApplicationId.isSensePercent).toBe(0);
});

test('if the language model is unavailable, the built-in analysis counts', async () => {
  const candidate = await world.candidate('Fay Fallback');
  const applicationId = await beScheduled(world, job, employer, candidate);
  await giveConsent(world, applicationId, candidate);
  await speak(world, candidate, applicationId, 1, readVoice('closures-good.wav'));
  world.ctx.llm = createLlm({ baseUrl: 'http://127.0.0.1:9/v1', model: 'away' });
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await world.settle();
  world.ctx.llm = null;
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
  expect(report.analysisStatus).toBe('ready');
  expect(report.questionnaireReport[1]).toMatchObject({ answerStatus: 'Needs Review' });
  expect(report.questionnaireReport[1]?.ideas.some(({ found }) => found)).toBe(true);
  expect(report.models.join()).not.toContain('away');
});

test.each(['See job description', 'n/a'])(
  'without a usable key an answer is not scored: %s',
  async (answer) => {
    const question = { kind: 'skill' as const, question: 'What is a closure?', answer, acceptedAnswers: [] };
    const { judgement } = await judgeText(world.ctx, question, {
      text: 'It remembers the variables around it.',
    });
    expect(judgement).toMatchObject({ verdict: 'Not Scored', score: null, notes: [{ code: 'no-key' }] });
  },
);
