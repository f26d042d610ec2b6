import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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
import { INTRODUCTION } from './harness/interviews.ts';
import { MOST_MISSING, answer, answerOf, expectReceipt, now, speak } from './harness/nothing-lost.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

let job: InterviewJob;
test.beforeAll(async ({ shared }) => {
  job = await makeInterviewJob(shared);
});

const kinds = (report: Report) => report.proctoringTimeline.map(({ kind }) => kind);

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

test('record only: a reload in the middle of an answer continues the answer, with the granted extra time', async () => {
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
});

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
