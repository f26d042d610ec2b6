import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATHS, reportPath } from '#contract/shared/paths.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { launchOwnBrowser, type OwnBrowser } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { jobWithFollowUps, toTheFollowUp } from './harness/follow-ups.ts';
import {
  arrive,
  begin,
  choose,
  endAnswer,
  makeInterviewJob,
  readReport,
  whileClockRuns,
  type InterviewJob,
} from './harness/interview-journey.ts';
import { CLOSURES, INTRODUCTION } from './harness/interviews.ts';
import { signInOnPage } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';
import { test } from './harness/worker.ts';

/** Speaks for this many seconds in answer to the current question. */
async function speak(page: Page, voice: string, seconds: number): Promise<void> {
  const { expectText } = drive(() => page);
  await expectText('Your turn: please speak.');
  await say(page, voice);
  await expectText('Listening.');
  await whileClockRuns(page, seconds);
}

async function answer(page: Page, voice: string): Promise<void> {
  await drive(() => page).expectText('Your turn: please speak.');
  await say(page, voice);
  await endAnswer(page);
}

/** A browser profile on disk, and the browsers that open it. */
function newProfile(onTestFinished: (clean: () => Promise<void>) => void) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'roundone-profile-'));
  const opened: OwnBrowser[] = [];
  onTestFinished(async () => {
    await Promise.all(opened.map(({ context }) => context.close()));
    rmSync(folder, { recursive: true, force: true });
  });
  return async (): Promise<OwnBrowser> => {
    const browser = await launchOwnBrowser(folder);
    opened.push(browser);
    return browser;
  };
}

/** The same job, taken in a browser that can be killed. */
const takenIn = (job: InterviewJob, own: OwnBrowser): InterviewJob => ({
  ...job,
  browser: { ...job.browser, newPerson: async () => own },
});

const goOn = async (page: Page) => {
  const { button } = drive(() => page);
  // The lease of the browser that is gone may or may not have ended.
  await button('Yes, continue here').or(button('Continue the interview')).click();
  await page.getByText('Recording', { exact: true }).waitFor();
};

test('a browser that is killed in an answer loses no word: the interview goes on in another one, which is killed and opened again', async ({
  shared,
  open,
  onTestFinished,
}) => {
  const job = await makeInterviewJob(shared);
  const address = (id: string) => `${job.url}${PATHS.startInterview}?ApplicationId=${id}`;
  const laptop = await newProfile(onTestFinished)();
  const { page, applicationId, candidate } = await arrive(takenIn(job, laptop), { name: 'Kit Killed' });
  await begin(page);
  await choose(page, 'const');
  await speak(page, 'closures-good', 7);
  await laptop.kill();

  const openPhone = newProfile(onTestFinished);
  const phone = await openPhone();
  await signInOnPage(phone.page, job.url, candidate);
  await phone.page.goto(address(applicationId));
  await goOn(phone.page);
  await phone.page.getByRole('heading', { name: CLOSURES.question }).waitFor();
  await answer(phone.page, 'closures-good');
  await phone.page.getByRole('heading', { name: INTRODUCTION }).waitFor();
  await speak(phone.page, 'introduction', 7);
  await phone.kill();

  // With the same profile, everything it stored is still there, and this does not count as a reload.
  const again = await openPhone();
  await again.page.goto(address(applicationId));
  await goOn(again.page);
  await again.page.getByRole('heading', { name: INTRODUCTION }).waitFor();
  await answer(again.page, 'introduction');
  await drive(() => again.page)
    .button('Submit')
    .click();
  const receipt = again.page.getByRole('dialog', { name: 'Interview submitted successfully' });
  await receipt.getByText('2 of 2 spoken answers').waitFor();

  const report = await readReport(job, applicationId);
  const [, spoken, personal] = report.questionnaireReport;
  expect(spoken!.answer.match(/closure is a function/gi)).toHaveLength(2);
  expect(spoken!.reasons[0]).toMatch(/expected points found/);
  expect(spoken!.reasons).toContainEqual(expect.stringMatching(/^Recording interrupted for \d+ seconds\.$/));
  expect(personal!.answer.match(/my name is daniel/gi)).toHaveLength(2);
  expect(report.proctoringTimeline.map(({ kind }) => kind)).toEqual([
    'recording-interrupted',
    'device-changed',
    'recording-interrupted',
  ]);
  const reader = await open(job.employer);
  await reader.page.goto(`${job.url}${reportPath(applicationId)}`);
  await reader.page
    .getByText(/^Recording interrupted for \d+ seconds$/)
    .first()
    .waitFor();
  await screenshot(reader.page, 'report-interrupted');
  await expectAccessible(reader.page);
});

test('a browser that is killed in a follow-up loses no word of it', async ({
  shared,
  open,
  onTestFinished,
}) => {
  const job = await jobWithFollowUps(shared);
  const laptop = await newProfile(onTestFinished)();
  const { page, applicationId, candidate } = await toTheFollowUp(takenIn(job, laptop), 'Fay Killed');
  await drive(() => page)
    .button('Take this question')
    .click();
  await speak(page, 'closures-good', 7);
  await laptop.kill();

  const other = await open(candidate);
  await other.page.goto(`${job.url}${PATHS.startInterview}?ApplicationId=${applicationId}`);
  await goOn(other.page);
  await answer(other.page, 'dont-know');
  await drive(() => other.page)
    .button('Submit')
    .click();
  await other.page.getByText('3 of 3 spoken answers').waitFor();
  const [, entry] = (await readReport(job, applicationId)).questionnaireReport;
  expect(entry?.followUp?.answer).toMatch(/closure is a function.*don.t know/i);
  expect(entry?.reasons).toContainEqual(expect.stringMatching(/^Recording interrupted for \d+ seconds\.$/));
});
