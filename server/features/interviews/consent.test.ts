import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/shared/api.ts';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { getInterviewSession, startQuestion } from '#contract/interview/interview-session.ts';
import {
  getFeedback,
  getQuestionsForInterview,
  startInterview,
  submitAnswerVideo,
  submitInterview,
} from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { beScheduled, giveConsent, postInterviewJob, speak } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { tusClient } from '#server/testing/resumable.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

const NEEDED = {
  httpStatus: 200,
  statusCode: 1,
  code: 'interview.consent-needed',
  message: 'Please read and accept the consent before you start the interview.',
  data: { consentVersion: '2026-12' },
};

async function scheduled(name: string) {
  const candidate = await world.candidate(name);
  return { candidate, applicationId: await beScheduled(world, job, employer, candidate) };
}

describe('before the consent', () => {
  test('every call that declares the refusal returns it, and stores nothing', async () => {
    const { candidate, applicationId } = await scheduled('Nora No');
    const files = () =>
      world.db.selectFrom('files').select('id').where('owner_id', '=', candidate.id).execute();
    const before = await files();
    const questionId = randomUUID();
    const recorded = {
      wav: readVoice('dont-know.wav'),
      video: await readFile(new URL('../../testing/recordings/camera.webm', import.meta.url)),
    };
    const send: Record<string, () => Promise<unknown>> = {
      'interview/getQuestionsForInterview': () =>
        world.call(getQuestionsForInterview, { jobId: job.id }, candidate.token),
      'interview/startInterview': () =>
        world.call(startInterview, { applicationId, consentVersion: '2020-01' }, candidate.token),
      'candidate/candidateAnswerAudio': () =>
        world.upload(
          candidateAnswerAudio,
          { audioName: `${applicationId}answer1` },
          { filename: 'answer.wav', content: recorded.wav },
          candidate.token,
        ),
      'interview/submitAnswerVideo': () =>
        world.upload(
          submitAnswerVideo,
          { applicationId },
          { filename: 'video.webm', content: recorded.video },
          candidate.token,
        ),
    };
    const inputs: Record<string, object> = {
      'interview/recordProctoringEvent': { applicationId, kind: 'tab-hidden' },
      'interview/startQuestion': { applicationId, questionId },
      'interview/beginAnswer': { applicationId, questionId, recordingId: questionId, videoOffsetSeconds: 0 },
      'interview/chooseOption': { applicationId, questionId, option: 'const' },
      'interview/writeAnswer': { applicationId, questionId, text: 'In writing' },
      'interview/findFollowUps': { applicationId },
      'interview/skipFollowUp': { applicationId, questionId },
      'interview/submitInterview': { applicationId, answers: [] },
    };
    const naming = endpoints.filter((one) => one.refusals?.includes('interview.consent-needed'));
    expect(naming.map(({ path }) => path).toSorted()).toEqual(
      [...Object.keys(send), ...Object.keys(inputs)].toSorted(),
    );
    for (const endpoint of naming) {
      const reply = await (send[endpoint.path]?.() ??
        world.callRaw(endpoint, inputs[endpoint.path], candidate.token));
      const message = endpoint === startInterview ? refusals.consentChanged() : NEEDED.message;
      expect(reply, endpoint.path).toMatchObject({ ...NEEDED, message });
    }
    expect(await files()).toEqual(before);
    expect(
      expectSuccess(await world.call(getInterviewSession, { applicationId }, candidate.token)),
    ).toMatchObject({ startedAt: null, questions: [], recordings: [] });
    expect(expectSuccess(await world.call(getFeedback, { applicationId }, candidate.token))).toBeNull();
  });

  test('no recording can be started with tus', async () => {
    const { candidate, applicationId } = await scheduled('Tessa Tus');
    const reply = await tusClient(world, candidate).create({ applicationId, recordingId: randomUUID() });
    expect(reply).toMatchObject({
      status: 403,
      envelope: {
        responseStatus: { statusCode: 1, message: NEEDED.message, code: NEEDED.code },
        responseData: NEEDED.data,
      },
    });
  });
});

test('an older version is refused; the current one opens the interview, and the report shows it', async () => {
  const { candidate, applicationId } = await scheduled('Olga Old');
  const consent = (consentVersion: string) =>
    world.call(startInterview, { applicationId, consentVersion }, candidate.token);
  expect(await consent('2025-01')).toMatchObject({ ...NEEDED, message: refusals.consentChanged() });
  expect(await world.call(getQuestionsForInterview, { jobId: job.id }, candidate.token)).toMatchObject(
    NEEDED,
  );
  expectSuccess(await consent(CONSENT_VERSION));
  const { questions } = expectSuccess(
    await world.call(getInterviewSession, { applicationId }, candidate.token),
  );
  expect(questions).toHaveLength(3);
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await world.settle();
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token));
  expect(report?.consent).toMatchObject({ version: '2026-12' });
});

test('an interview that began with an earlier consent continues, and keeps that version', async () => {
  const { candidate, applicationId } = await scheduled('Bea Begun');
  await giveConsent(world, applicationId, candidate);
  // Simulates a new version of the consent.
  await world.db
    .updateTable('interviews')
    .set({ consent_version: '2026-05' })
    .where('application_id', '=', applicationId)
    .execute();
  for (const consentVersion of ['2026-05', CONSENT_VERSION])
    expectSuccess(await world.call(startInterview, { applicationId, consentVersion }, candidate.token));
  const asked = expectSuccess(await world.call(getQuestionsForInterview, { jobId: job.id }, candidate.token));
  const put = { applicationId, questionId: asked.mcqQuestion[0]!._id };
  expectSuccess(await world.call(startQuestion, put, candidate.token));
  await speak(world, candidate, applicationId, 1, readVoice('dont-know.wav'));
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await world.settle();
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token));
  expect(report?.consent).toMatchObject({ version: '2026-05' });
});
