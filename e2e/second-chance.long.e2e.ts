import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { giveAgain } from '#contract/interview/interview-again.ts';
import { getInterviewCourse } from '#contract/interview/interview-course.ts';
import { holdInterview } from '#contract/interview/interview-handover.ts';
import { chooseOption, getInterviewSession, startQuestion } from '#contract/interview/interview-session.ts';
import { makeRequest } from '#contract/interview/requests.ts';
import { getFeedback, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { makeCandidate } from './harness/candidates.ts';
import { until } from './harness/interview-journey.ts';
import { MCQ, beScheduled, postInterviewJob } from './harness/interviews.ts';
import { type Account, CallRefused, callApi, makeEmployer, uploadTo } from './harness/people.ts';
import { seededRandom } from './harness/random.ts';
import { type Roundone, launchRoundone } from './harness/roundone.ts';
import { beginRecording, sendChunk } from './harness/tus.ts';

/** To choose another run: `KILL_SEED=2 npm test e2e/second-chance`. */
const SEED = Number(process.env['KILL_SEED'] ?? 1);
const CAMERA = Uint8Array.from(
  readFileSync(new URL('../server/testing/recordings/camera.webm', import.meta.url).pathname),
);
const CHUNK_BYTES = 4_000;
/** The moments at which something ends: one in each part of the interview. */
const MOMENTS = 10;

/** A page of an interview, which makes its calls in the order of a real page. */
function pageOf(url: string, candidate: Account, applicationId: string, deviceId: string) {
  const named = { applicationId, holderId: randomUUID() };
  const { token } = candidate;
  const recordingId = randomUUID();
  let sent = 0;
  const session = () => callApi(url, getInterviewSession, { applicationId, deviceId }, token);
  const say = (ordinal: number, voice: string) =>
    uploadTo(
      url,
      candidateAnswerAudio,
      { filename: 'answer.wav', content: Uint8Array.from(readVoice(voice)) },
      token,
      { audioName: `${applicationId}answer${ordinal}`, holderId: named.holderId },
    );
  const film = async () => {
    const content = CAMERA.slice(sent, sent + CHUNK_BYTES);
    await sendChunk(url, token, { recordingId, offset: sent, content });
    sent += content.length;
  };
  const ask = async (kind: string) => {
    const { questions } = await session();
    const question = questions.find((each) => each.kind === kind);
    // A question with a kept answer is not asked again.
    if (question) await callApi(url, startQuestion, { ...named, questionId: question.questionId }, token);
    return question;
  };
  const mimeType = 'video/webm;codecs=vp8,opus';
  const metadata = { applicationId, recordingId, mimeType, offsetSeconds: 0, holderId: named.holderId };
  return {
    /** Everything from the first call to the last answer. */
    steps: [
      () => callApi(url, holdInterview, { ...named, deviceId }, token),
      () => callApi(url, startInterview, { ...named, consentVersion: CONSENT_VERSION }, token),
      () => ask('mcq'),
      async () => {
        const question = (await session()).questions.find(({ kind }) => kind === 'mcq');
        if (question)
          await callApi(
            url,
            chooseOption,
            { ...named, questionId: question.questionId, option: MCQ.answer },
            token,
          );
      },
      () => beginRecording(url, token, metadata),
      film,
      () => ask('skill'),
      film,
      async () => {
        const question = (await session()).questions.find(({ kind }) => kind === 'skill');
        if (question) await say(question.ordinal!, 'closures-good.wav');
      },
      film,
      () => ask('personal'),
      async () => {
        const question = (await session()).questions.find(({ kind }) => kind === 'personal');
        if (question) await say(question.ordinal!, 'introduction.wav');
      },
    ] as (() => Promise<unknown>)[],
    hold: () => callApi(url, holdInterview, { ...named, deviceId }, token),
    start: () => callApi(url, startInterview, { ...named, consentVersion: CONSENT_VERSION }, token),
    submit: (cause: 'reloaded' | 'finished') =>
      callApi(url, submitInterview, { ...named, answers: [], cause }, token),
  };
}

/** Ignores a broken connection, which is expected when the server is killed, but not an answer from the server. */
function onlyIfCutOff(error: unknown): void {
  if (error instanceof CallRefused || !(error instanceof TypeError)) throw error;
}

test(
  `whatever is killed, and whenever, a second chance ends in a report (seed ${SEED})`,
  // The server is started eleven times. The limit only ends what hangs, even with other work on a slow machine.
  { timeout: 1_800_000 },
  async ({ onTestFinished }) => {
    const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'roundone-second-chance-'));
    onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
    const random = seededRandom(SEED);
    let server: Roundone = await launchRoundone({ dataDirectory });
    onTestFinished(() => server.kill());
    const { url, port } = server;
    const employer = await makeEmployer(url);
    const jobId = await postInterviewJob(url, employer, 'Second Chance');
    const given: string[] = [];

    for (let moment = 1; moment <= MOMENTS; moment += 1) {
      const candidate = await makeCandidate(url, `Candidate ${'ABCDEFGHIJ'[moment - 1]}`);
      const applicationId = await beScheduled(url, jobId, employer, candidate);
      const deviceId = randomUUID();
      const page = pageOf(url, candidate, applicationId, deviceId);
      const last = moment + Math.floor(random() * 2);
      for (const step of page.steps.slice(0, last)) await step();
      // The browser disappears in the middle of a call, and every other time the server is killed with it.
      const cutOff = page.steps[last]?.().catch(onlyIfCutOff);
      if (moment % 2 === 0) {
        await new Promise((resolve) => setTimeout(resolve, random() * 40));
        await server.kill();
        server = await launchRoundone({ dataDirectory, port });
      }
      await cutOff;

      // The page is opened again on the same device: what was answered is submitted, as the specification says.
      const reopened = pageOf(url, candidate, applicationId, deviceId);
      await reopened.hold();
      await reopened.start();
      await reopened.submit('reloaded');
      const problem = { applicationId, kinds: ['problem' as const], text: 'My browser was gone.' };
      await callApi(url, makeRequest, problem, candidate.token);
      const found = await callApi(url, getInterviewCourse, { applicationId }, employer.token);
      expect(found).toMatchObject({ canGiveAgain: true, endCause: 'reloaded' });
      const isWhole = found.questions.answered === found.questions.all;
      const what = isWhole ? 'all' : 'unanswered';
      await callApi(url, giveAgain, { applicationId, what, date: Date.now() }, employer.token);
      const second = pageOf(url, candidate, applicationId, deviceId);
      for (const step of second.steps) await step();
      await second.submit('finished');
      given.push(applicationId);
    }

    for (const applicationId of given) {
      const report = await until(`the report of ${applicationId}`, async () => {
        const made = await callApi(url, getFeedback, { applicationId }, employer.token);
        return made?.attempt === 2 && made.analysisStatus === 'ready' ? made : null;
      });
      expect(report.questionnaireReport.map(({ answerStatus }) => answerStatus)).toEqual([
        'Correct',
        'Needs Review',
        'Not Scored',
      ]);
      const first = await callApi(url, getFeedback, { applicationId, attempt: 1 }, employer.token);
      expect(first).toMatchObject({ attempt: 1, isEarlier: true });
    }
  },
);
