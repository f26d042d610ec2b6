import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import {
  arrive,
  begin,
  choose,
  makeInterviewJob,
  readReport,
  textOf,
  videoSeconds,
  type InterviewJob,
} from './harness/interview-journey.ts';
import { INTRODUCTION, postInterviewJob } from './harness/interviews.ts';
import { MOST_MISSING, answer, answerOf, expectReceipt, now, speak } from './harness/nothing-lost.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { launchRoundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

let job: InterviewJob;
test.beforeAll(async ({ shared }) => {
  job = await makeInterviewJob(shared);
});

/** Skips a question without speaking. */
async function skip(page: Page): Promise<void> {
  const { button } = drive(() => page);
  await button('I am done').click();
}

test('a machine without room, a network that blocks resumable uploads, a refused video: each time the candidate can continue', async () => {
  const journey = await arrive(job, {
    name: 'Tara Troubles',
  });
  const { page, applicationId } = journey;
  const { button, expectText } = drive(() => page);
  const debug = await journey.person.context.newCDPSession(page);
  await debug.send('Storage.overrideQuotaForOrigin', { origin: job.url, quotaSize: 1 });
  // Some companies' proxies answer like this.
  await page.route('**/api/interview/recordings/**', (route) => route.fulfill({ status: 405, body: 'no' }));
  await begin(page);
  await choose(page, 'const');
  const begun = now();
  await expectText('This browser has no room for a copy of the recording');
  await screenshot(page, 'interview-no-room');
  await answer(page, 'dont-know');
  await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
  const recordedSeconds = now() - begun;
  await skip(page);
  await page.getByRole('heading', { name: 'Preview Video' }).waitFor();
  const video = '**/api/interview/submitAnswerVideo*';
  const tooLarge = {
    responseStatus: { statusCode: 2, message: 'This file is too large.' },
    responseData: null,
  };
  await page.route(video, (route) => route.fulfill({ status: 413, json: tooLarge }));
  await button('Submit').click();
  await expectText('We couldn’t save the video');
  await expectText('This file is too large.');
  await screenshot(page, 'interview-refused');
  await expectAccessible(page);
  await page.unroute(video);
  await button('Try again').click();
  await expectReceipt(page);
  await journey.close();

  const report = await readReport(job, applicationId);
  expect(wordErrorRate(textOf('dont-know'), answerOf(report, 1))).toBeLessThanOrEqual(0.2);
  expect(await videoSeconds(job, applicationId)).toBeGreaterThan(recordedSeconds - MOST_MISSING);
});

test('a killed server and an expired login while recording, a killed server while submitting: nothing is lost', async () => {
  const own = await launchRoundone();
  let running = own;
  const again = async (env: Record<string, string>) => {
    await running.kill();
    running = await launchRoundone({ dataDirectory: own.dataDirectory, port: own.port, env });
  };
  const employer = await makeEmployer(own.url);
  const jobId = await postInterviewJob(own.url, employer, 'Web Developer');
  const journey = await arrive(
    { browser: job.browser, url: own.url, employer, jobId },
    { name: 'Kim Kill', granted: { timeFactor: 2, recordOnly: false } },
  );
  const { page, applicationId } = journey;
  const { button } = drive(() => page);
  await begin(page);
  await choose(page, 'const');
  const begun = now();
  await speak(page, 'closures-good');
  const spokenSeconds = now() - begun;
  // A new secret invalidates the session.
  const env = { AUTH_SECRET: 'q8Vd2mTz7Lw4Xc9Rb1Nf6Hs3Jk5Yp0Ga' };
  await again(env);
  const modal = page.getByRole('dialog');
  const signInNow = button('Sign in now');
  // On a slow machine, silence has ended the questions before the server is back. Then the dialog opens by itself.
  await signInNow.or(modal).waitFor();
  await screenshot(page, 'interview-signed-out');
  if (await signInNow.isVisible()) await signInNow.click();
  await screenshot(page, 'interview-sign-in-again');
  await expectAccessible(page);
  await modal.getByLabel('Email').fill(journey.candidate.email);
  await modal.getByLabel('Password', { exact: true }).fill(journey.candidate.password);
  await button('Sign In', modal).click();
  await page.getByText('You’ve been signed out').waitFor({ state: 'hidden' });
  // The silence after the last word ends the answer; on a slow machine, this happens before signing in again.
  const introduction = page.getByRole('heading', { name: INTRODUCTION });
  const preview = page.getByRole('heading', { name: 'Preview Video' });
  await introduction.or(preview).waitFor();
  let recordedSeconds = spokenSeconds;
  if (await introduction.isVisible()) {
    recordedSeconds = now() - begun;
    await skip(page);
  }
  await preview.waitFor();
  await button('Submit').click();
  await again(env);
  await expectReceipt(page);
  await journey.close();

  const { token } = await callApi(own.url, signIn, employer);
  const there = { browser: job.browser, url: own.url, employer: { ...employer, token }, jobId };
  const report = await readReport(there, applicationId);
  expect(report.questionnaireReport[0]).toMatchObject({ answer: 'const', answerStatus: 'Correct' });
  expect(wordErrorRate(textOf('closures-good'), answerOf(report, 1))).toBeLessThanOrEqual(0.2);
  expect(await videoSeconds(there, applicationId)).toBeGreaterThan(recordedSeconds - MOST_MISSING);
  await running.stop();
});
