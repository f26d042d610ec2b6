import type { Page } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#contract/auth.ts';
import { getFeedback } from '#contract/interview.ts';
import type { Report } from '#contract/report.ts';
import { voices } from '#server/testing/voices/voices.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { launchBrowser, type JourneyBrowser, type Person } from './harness/browser.ts';
import { makeProfile } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { CLOSURES, INTRODUCTION, MCQ, beScheduled, postInterviewJob } from './harness/interviews.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, signInOnPage, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { signUpOnPage } from './harness/register.ts';
import { screenshot } from './harness/screenshot.ts';
import { composeVoice, type Utterance, type Voice } from './harness/voice.ts';

let server: Roundone;
let employer: Account;
let jobId: string;

beforeAll(async () => {
  server = await launchRoundone();
  employer = await makeEmployer(server.url);
  jobId = await postInterviewJob(server.url, employer, 'Web Developer');
});
afterAll(() => server?.stop());

const recorded = (name: string) =>
  fileURLToPath(new URL(`../server/testing/voices/${name}.wav`, import.meta.url));
const textOf = (name: string) => voices.find(({ file }) => file === `${name}.wav`)?.text ?? '';

interface Journey {
  browser: JourneyBrowser;
  person: Person;
  page: Page;
  candidate: Account;
  applicationId: string;
  close(): Promise<void>;
}

/**
 * A scheduled candidate who signs in at a machine whose microphone hears the given recording, each time that a page
 * opens it.
 */
async function arrive(name: string, utterances: Utterance[], seconds: number): Promise<Journey> {
  const voice: Voice = await composeVoice(utterances, seconds);
  const browser = await launchBrowser({ voice: voice.file });
  const person = await browser.newPerson();
  const { page } = person;
  const candidate = await join(page, name);
  const applicationId = await beScheduled(server.url, jobId, employer, candidate);
  await page.goto(`${server.url}/start-interview?ApplicationId=${applicationId}`);
  const close = async () => {
    await browser.close();
    await voice.delete();
  };
  return { browser, person, page, candidate, applicationId, close };
}

/** Registers on the page, follows the mail's link and signs in; the profile is made through the API. */
async function join(page: Page, name: string): Promise<Account> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  const password = 'Secret1!';
  const { expectText } = drive(() => page);
  await page.goto(`${server.url}/register`);
  await page.getByRole('tab', { name: 'Register as Job Seeker' }).click();
  await signUpOnPage(page, page, { name, email, password });
  const mail = await readMail(server.url, email);
  await page.goto(mail.links[0] ?? 'missing:');
  await expectText('Your account has been activated successfully.');
  const { token } = await callApi(server.url, signIn, { email, password });
  const account = { token, name, email, password };
  await makeProfile(server.url, account);
  await signInOnPage(page, server.url, account);
  return account;
}

/** Waits for the report to be made, and reads it as the employer. */
async function readReport(applicationId: string): Promise<Report> {
  await readMail(server.url, employer.email, { subject: 'Interview report', withinMs: 60_000 });
  let report: Report | null = null;
  await expect
    .poll(
      async () => {
        report = await callApi(server.url, getFeedback, { applicationId }, employer.token);
        return report?.analysisStatus;
      },
      { timeout: 60_000 },
    )
    .toBe('ready');
  if (!report) throw new Error('There is no report.');
  return report;
}

/** From the instructions to the greeting. */
async function prepare({ page }: Journey, isAudible: boolean): Promise<void> {
  const { button, expectText } = drive(() => page);
  await button('Next').click();
  await expectText('Please agree to the recording to go on.');
  await page.getByLabel('I have read this and agree to be recorded.').check();
  await button('Next').click();
  await button('Start Test Your Audio and Video').click();
  await expectText('How Are You ?');
  // Something is heard, or nothing is: both end in a replay.
  await page.getByText('Say a sentence').waitFor();
  if (isAudible) await expectText('Your microphone is heard.');
  if (isAudible) await screenshot(page, 'interview-device-test');
  await button('Submit').click();
  await expectText(isAudible ? 'It works' : 'Your microphone is silent.');
  await screenshot(page, isAudible ? 'interview-device-test-replay' : 'interview-device-test-silent');
  await expectAccessible(page);
  await button('Proceed').click();
}

describe('an interview, spoken aloud', () => {
  let journey: Journey;
  let report: Report;
  beforeAll(async () => {
    // Within the device test it says the first sentence; in the interview that one falls into the multiple choice.
    const said = [
      { file: recorded('dont-know'), atSeconds: 0.2 },
      { file: recorded('closures-good'), atSeconds: 14 },
      { file: recorded('introduction'), atSeconds: 53 },
    ];
    journey = await arrive('Ada Good', said, 150);
  });
  afterAll(() => journey?.close());

  test('is taken from the instructions to the receipt', async () => {
    const { page, applicationId } = journey;
    const { button, expectText } = drive(() => page);
    await page.getByRole('heading', { name: 'Your interview for Web Developer' }).waitFor();
    await screenshot(page, 'interview-instructions');
    await expectAccessible(page);
    await prepare(journey, true);

    await page.getByRole('heading', { name: 'Welcome Ada Good' }).waitFor();
    await expectText('To Start the Interview Please click on below button');
    await screenshot(page, 'interview-greeting');
    await button('Start Interview').click();

    await page.getByRole('heading', { name: MCQ.question }).waitFor();
    await page.getByLabel('const', { exact: true }).check();
    await screenshot(page, 'interview-mcq');
    await page.getByRole('timer').getByText('1:55').waitFor();
    await button('Next').click();

    await page.getByRole('heading', { name: CLOSURES.question }).waitFor();
    await page.getByText('Recording', { exact: true }).waitFor();
    await expectText('Your turn: please speak.');
    await expectText('Listening.');
    await screenshot(page, 'interview-answering');
    await expectAccessible(page);
    // Nothing is pressed: ten seconds of silence after the last word save the answer.
    await expectText('Go on speaking, or the answer ends by itself.');
    await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
    await expectText('Listening.');
    await expectText('Go on speaking, or the answer ends by itself.');
    await screenshot(page, 'interview-silence');
    await button('I am done').click();

    await page.getByRole('heading', { name: 'Preview Video' }).waitFor();
    await screenshot(page, 'interview-preview');
    await expectAccessible(page);
    await button('Submit').click();
    const receipt = page.getByRole('dialog', { name: 'Interview submitted successfully' });
    await receipt.getByText('1 of 1 multiple-choice answers').waitFor();
    await receipt.getByText('2 of 2 spoken answers').waitFor();
    await receipt.getByText('The video').waitFor();
    await screenshot(page, 'interview-receipt');
    await expectAccessible(page);
    await button('OK', receipt).click();
    await page.waitForURL('**/scheduled-interviews');
    report = await readReport(applicationId);
    journey.person.expectNoProblems();
  }, 170_000);

  test('ends in a report of what was really said, with the right answers right', () => {
    const [mcq, skill, personal] = report.questionnaireReport;
    expect(mcq).toMatchObject({ answer: 'const', answerStatus: 'Correct' });
    expect(wordErrorRate(textOf('closures-good'), skill?.answer ?? '')).toBeLessThanOrEqual(0.2);
    expect(skill?.answerStatus).toBe('Correct');
    expect(wordErrorRate(textOf('introduction'), personal?.answer ?? '')).toBeLessThanOrEqual(0.2);
    expect(report.totalCorrectQuestions).toBe(2);
    expect(report.proctoringTimeline).toEqual([]);
    // The video begins with the first spoken question, so its first words come some seconds in.
    expect(skill?.videoOffsetSeconds).toBeGreaterThan(1);
    expect(personal?.videoOffsetSeconds).toBeGreaterThan(30);
  });

  test('the candidate reads it: a click on evidence plays the video there', async () => {
    const { page, applicationId } = journey;
    await page.goto(`${server.url}/feedback?id=${applicationId}`);
    await page.getByRole('heading', { level: 1, name: 'Ada Good' }).waitFor();
    const answer = page.getByRole('article').filter({ hasText: CLOSURES.question });
    await answer.getByText('Correct', { exact: true }).waitFor();
    const evidence = answer.getByRole('button', { name: /play the evidence/ }).first();
    const begins =
      report.questionnaireReport[1]?.ideas.find(({ found }) => found)?.evidence?.startSeconds ?? 0;
    await evidence.click();
    const video = page.getByLabel('Video of the interview');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 10_000 })
      .toBeGreaterThan(begins);
    await screenshot(page, 'feedback-candidate');
    await expectAccessible(page);
  });

  test('it cannot be taken again', async () => {
    const { page, applicationId } = journey;
    await page.goto(`${server.url}/start-interview?ApplicationId=${applicationId}`);
    await page.getByText('Candidate Interview already Submitted').waitFor();
    await screenshot(page, 'interview-already-submitted');
    await page.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/candidate-dashboard');
    expect(await page.getByRole('link', { name: 'Start' }).count()).toBe(0);
  });
});

test('a wrong answer and silence get no credit; a lost network loses nothing', async () => {
  const journey = await arrive('Wally Wrong', [{ file: recorded('closures-wrong'), atSeconds: 8 }], 120);
  const { page, applicationId } = journey;
  const { button, expectText } = drive(() => page);
  await prepare(journey, false);
  await button('Start Interview').click();
  await page.getByLabel('var', { exact: true }).check();
  await button('Next').click();
  await expectText('Listening.');
  await journey.person.context.setOffline(true);
  await expectText('The connection is lost');
  await screenshot(page, 'interview-offline');
  await expectText('Go on speaking, or the answer ends by itself.');
  await button('I am done').click();
  // Nobody speaks: the answer ends by itself.
  await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
  await expectText('Your turn: please speak.');
  await journey.person.context.setOffline(false);
  await page.getByText('The connection is lost').waitFor({ state: 'hidden' });
  await button('Submit').click();
  await page.getByText('2 of 2 spoken answers').waitFor();
  await journey.close();

  const report = await readReport(applicationId);
  const [mcq, skill, personal] = report.questionnaireReport;
  expect(mcq).toMatchObject({ answerStatus: 'Incorrect', score: 0 });
  expect(skill?.answerStatus).toBe('Incorrect');
  expect(skill?.score).toBeLessThanOrEqual(0.25);
  expect(personal).toMatchObject({ answer: '', words: [] });
  expect(report.totalCorrectQuestions).toBe(0);
  expect(report.proctoringTimeline.map(({ kind }) => kind)).toEqual(['network-lost']);
}, 120_000);

test('another window in front submits what was answered', async () => {
  const journey = await arrive('Wanda Window', [], 60);
  const { page, applicationId } = journey;
  const { button, expectText } = drive(() => page);
  await prepare(journey, false);
  await button('Start Interview').click();
  await page.getByLabel('const', { exact: true }).check();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expectText('Suspicious activity detected. Your interview will be submitted.');
  await screenshot(page, 'interview-suspicious');
  await button('Submit').click();
  await expectText('Interview submitted successfully');
  await page.getByText('0 of 2 spoken answers').waitFor();
  await journey.close();

  const report = await readReport(applicationId);
  const verdicts = report.questionnaireReport.map(({ answerStatus }) => answerStatus);
  expect(verdicts).toEqual(['Correct', 'Not Answered', 'Not Scored']);
  expect(report.proctoringTimeline.map(({ kind }) => kind)).toEqual(['window-blurred']);
}, 60_000);

describe('leaving', () => {
  let journey: Journey;
  beforeAll(async () => {
    journey = await arrive('Tess Tabs', [{ file: recorded('closures-good'), atSeconds: 12 }], 60);
  });
  afterAll(() => journey?.close());

  test('another tab pauses, a reload submits what was answered until then', async () => {
    const { page, applicationId } = journey;
    const { button, expectText } = drive(() => page);
    page.on('dialog', (dialog) => void dialog.accept());
    await prepare(journey, false);
    await button('Start Interview').click();
    await page.getByLabel('const', { exact: true }).check();
    await button('Next').click();
    await expectText('Your turn: please speak.');

    await hide(page, true);
    const modal = page.getByRole('dialog', { name: 'Switching tabs is not permitted.' });
    await modal.waitFor();
    await screenshot(page, 'interview-tab-switch');
    await expectAccessible(page);
    await hide(page, false);
    await button('Ok', modal).click();
    await modal.waitFor({ state: 'hidden' });
    // Some seconds of the answer are heard before the page is reloaded.
    await expectText('Listening.');
    await page.getByRole('timer').getByText('1:45').waitFor();

    await page.reload();
    await expectText('Your Interview is submitted due to page reload');
    await screenshot(page, 'interview-reloaded');
    await button('OK').click();
    await page.waitForURL('**/candidate-dashboard');

    const report = await readReport(applicationId);
    expect(report.questionnaireReport[0]).toMatchObject({ answer: 'const', answerStatus: 'Correct' });
    // The answer that the reload cut off is there as far as it went.
    expect(report.questionnaireReport[1]?.answer).toMatch(/closure is a function/i);
    expect(report.candidateAnswerVideo).not.toBeNull();
    expect(report.proctoringTimeline.map(({ kind }) => kind)).toEqual(['tab-hidden', 'page-reloaded']);
  }, 120_000);
});

/** The driver keeps its pages in front: hiding is told to the page as a browser would. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
