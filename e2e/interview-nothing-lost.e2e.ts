import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import type { Report } from '#contract/interview/report.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import {
  arrive,
  begin,
  choose,
  endAnswer,
  clockOf,
  makeInterviewJob,
  videoSeconds,
  readReport,
  textOf,
  until,
  whileClockRuns,
  type InterviewJob,
} from './harness/interview-journey.ts';
import { INTRODUCTION, postInterviewJob } from './harness/interviews.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { launchRoundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';
import { test } from './harness/worker.ts';

/** How much of a recording may be missing, in seconds. */
const MOST_MISSING = 3;

let job: InterviewJob;
test.beforeAll(async ({ shared }) => {
  job = await makeInterviewJob(shared);
});

const answerOf = (report: Report, place: number) => report.questionnaireReport[place]?.answer ?? '';
const kinds = (report: Report) => report.proctoringTimeline.map(({ kind }) => kind);
/** The time of this machine's clock, in seconds. */
const now = () => performance.now() / 1000;

/** Plays the voice when the question is asked. */
async function speak(page: Page, voice: string): Promise<void> {
  const { expectText } = drive(() => page);
  await expectText('Your turn: please speak.');
  await say(page, voice);
  await expectText('Listening.');
}

async function answer(page: Page, voice: string): Promise<void> {
  await speak(page, voice);
  await endAnswer(page);
}

/** Skips a question without speaking. */
async function skip(page: Page): Promise<void> {
  const { button } = drive(() => page);
  await button('I am done').click();
}

/** How many chunks of the recording are saved on this machine's disk. */
const savedChunks = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('roundone-interview');
        opening.addEventListener('error', () => reject(new Error('The chunks cannot be counted.')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('video').objectStore('video').count();
          counting.addEventListener('error', () => reject(new Error('The chunks cannot be counted.')));
          counting.addEventListener('success', () => {
            resolve(counting.result);
            opening.result.close();
          });
        });
      }),
  );

/** Presses Submit, and waits until the receipt says that everything has arrived. */
async function expectReceipt(page: Page): Promise<void> {
  const receipt = page.getByRole('dialog', { name: 'Interview submitted successfully' });
  await receipt.getByText('1 of 1 multiple-choice answer').waitFor();
  await receipt.getByText('2 of 2 spoken answers').waitFor();
  await receipt.getByText('The video').waitFor();
}

// These tests mostly wait for speech, so even a small machine can run both at once.
describe('an interview that is cut off', () => {
  test(
    'record only: a reload in the middle of an answer continues the answer, with the granted extra time',
    { concurrent: true },
    async () => {
      const journey = await arrive(job, {
        name: 'Rita Reload',
        granted: { timeFactor: 1.5, recordOnly: true },
      });
      const { page, applicationId } = journey;
      const { button, expectText } = drive(() => page);
      page.on('dialog', (dialog) => void dialog.accept());
      await begin(page);
      // Three minutes instead of two.
      await page
        .getByRole('timer')
        .getByText(/^(3:00|2:[2-5]\d)$/)
        .waitFor();
      await choose(page, 'const');
      const begun = now();
      await speak(page, 'introduction');
      // Some seconds into the first answer, which may take 180 s.
      await whileClockRuns(page, 8);
      const first = now() - begun;
      const secondsLeft = await clockOf(page);
      await until('the recording is kept that far', async () =>
        (await savedChunks(page)) >= first - 1 ? true : null,
      );
      await page.reload();

      await page.getByRole('heading', { name: 'Welcome back Rita Reload' }).waitFor();
      await screenshot(page, 'interview-goes-on');
      await expectAccessible(page);
      await button('Continue the interview').click();
      await page.getByText('Recording', { exact: true }).waitFor();
      const again = now();
      await expectText('Your turn: please speak.');
      // The time does not start again. The server counts from when it learned of the question, and a busy one learns
      // late.
      expect(await clockOf(page)).toBeLessThan(secondsLeft + 5);
      await answer(page, 'introduction');
      await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
      await expectText('Your turn: please speak.');
      // Unplugging a camera ends its track.
      await page.getByLabel('Your camera').evaluate((element: HTMLVideoElement) => {
        const stream = element.srcObject instanceof MediaStream ? element.srcObject : null;
        for (const track of stream?.getVideoTracks() ?? []) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      });
      const lost = page.getByRole('dialog', { name: 'The camera stopped.' });
      await lost.waitFor();
      // From here on, nothing is recorded until the interview continues.
      const stoodStill = now();
      await screenshot(page, 'interview-camera-lost');
      await expectAccessible(page);
      await button('Continue', lost).click();
      await lost.waitFor({ state: 'hidden' });
      const paused = now() - stoodStill;
      const second = now() - again - paused;
      await button('I am done').click();
      await page.getByRole('heading', { name: 'Preview Video' }).waitFor();
      await screenshot(page, 'interview-preview-parts');
      await button('Submit').click();
      await expectReceipt(page);
      await journey.close();

      const report = await readReport(job, applicationId);
      expect(report.questionnaireReport[0]).toMatchObject({ answer: 'const', answerStatus: 'Correct' });
      // The beginning was said twice: before the reload and after it.
      expect(answerOf(report, 1).match(/my name is daniel/gi)).toHaveLength(2);
      expect(answerOf(report, 1)).toMatch(/looking for a place where i can learn/i);
      expect(kinds(report).toSorted()).toEqual(['page-reloaded', 'recording-interrupted']);
      expect(await videoSeconds(job, applicationId)).toBeGreaterThan(first + second - MOST_MISSING);
    },
  );

  test(
    'a machine without room, a network that blocks resumable uploads, a refused video: each time the candidate can continue',
    { concurrent: true },
    async () => {
      const journey = await arrive(job, {
        name: 'Tara Troubles',
      });
      const { page, applicationId } = journey;
      const { button, expectText } = drive(() => page);
      const debug = await journey.person.context.newCDPSession(page);
      await debug.send('Storage.overrideQuotaForOrigin', { origin: job.url, quotaSize: 1 });
      // Some companies' proxies answer like this.
      await page.route('**/api/interview/recordings/**', (route) =>
        route.fulfill({ status: 405, body: 'no' }),
      );
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
    },
  );
});

describe('what the interview depends on fails', () => {
  test('three minutes without a network, while choosing, recording and submitting, lose nothing', async () => {
    // Twice the time, because ninety seconds of it pass at once.
    const journey = await arrive(job, {
      name: 'Nora Network',
      granted: { timeFactor: 2, recordOnly: false },
    });
    const { page, applicationId } = journey;
    const { context } = journey.person;
    const { button, expectText } = drive(() => page);
    // While nothing is recorded, the page's clock can be moved.
    await page.clock.install();
    await page.reload();
    await begin(page);
    await page.getByRole('timer').waitFor();
    await context.setOffline(true);
    await expectText('Connection lost');
    await page.clock.fastForward(90_000);
    await screenshot(page, 'interview-offline');
    await choose(page, 'const');
    const begun = now();
    await answer(page, 'closures-good');
    await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
    await speak(page, 'introduction');
    const recordedSeconds = now() - begun;
    await endAnswer(page);
    await page.getByRole('heading', { name: 'Preview Video' }).waitFor();
    await button('Submit').click();
    await page.getByText(/^Sending the video · \d/).waitFor();
    await screenshot(page, 'interview-submitting-offline');
    await expectAccessible(page);
    await page.clock.fastForward(90_000);
    await context.setOffline(false);
    await expectReceipt(page);
    await journey.close();

    const report = await readReport(job, applicationId);
    expect(report.questionnaireReport[0]).toMatchObject({ answer: 'const', answerStatus: 'Correct' });
    expect(wordErrorRate(textOf('closures-good'), answerOf(report, 1))).toBeLessThanOrEqual(0.2);
    expect(wordErrorRate(textOf('introduction'), answerOf(report, 2))).toBeLessThanOrEqual(0.2);
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
});
