import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#contract/auth.ts';
import type { Report } from '#contract/report.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { launchBrowser, type JourneyBrowser } from './harness/browser.ts';
import { makeProfile } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import {
  arrive,
  endAnswer,
  hide,
  readReport,
  textOf,
  whileClockRuns,
  type InterviewJob,
  type InterviewJourney,
} from './harness/interview-journey.ts';
import { CLOSURES, INTRODUCTION, MCQ, postInterviewJob } from './harness/interviews.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, signInOnPage, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { signUpOnPage } from './harness/register.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';

let server: Roundone;
let browser: JourneyBrowser;
let job: InterviewJob;

beforeAll(async () => {
  server = await launchRoundone();
  browser = await launchBrowser();
  const employer = await makeEmployer(server.url);
  const jobId = await postInterviewJob(server.url, employer, 'Web Developer');
  job = { browser, url: server.url, employer, jobId };
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Registers on the page, follows the link of the mail and signs in. The profile is made through the API. */
async function joinAs(page: Page, name: string): Promise<Account> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  const password = 'Quoin7!vex';
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

/** Goes from the instructions to the greeting. */
async function prepare({ page }: InterviewJourney, isAudible: boolean): Promise<void> {
  const { button, expectText } = drive(() => page);
  await button('Next').click();
  await expectText('Please agree to the recording to go on.');
  await page.getByLabel('I have read this and agree to be recorded.').check();
  await button('Next').click();
  await button('Start Test Your Audio and Video').click();
  await expectText('How Are You ?');
  // Whether the test hears something or not, it ends in a replay.
  await page.getByText('Say a sentence').waitFor();
  if (isAudible) await say(page, 'dont-know');
  if (isAudible) await expectText('Your microphone is heard.');
  if (isAudible) await screenshot(page, 'interview-device-test');
  await button('Submit').click();
  await expectText(isAudible ? 'It works' : 'Your microphone is silent.');
  await screenshot(page, isAudible ? 'interview-device-test-replay' : 'interview-device-test-silent');
  await expectAccessible(page);
  await button('Proceed').click();
}

describe('an interview, spoken aloud', () => {
  let journey: InterviewJourney;
  let report: Report;
  beforeAll(async () => {
    const name = 'Ada Good';
    journey = await arrive(job, { name, join: (page) => joinAs(page, name) });
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
    await page
      .getByRole('timer')
      .getByText(/^1:[0-5]\d$/)
      .waitFor();
    await button('Next').click();

    await page.getByRole('heading', { name: CLOSURES.question }).waitFor();
    await page.getByText('Recording', { exact: true }).waitFor();
    await expectText('Your turn: please speak.');
    await say(page, 'closures-good');
    await expectText('Listening.');
    await screenshot(page, 'interview-answering');
    await expectAccessible(page);
    // Nothing is pressed. Ten seconds of silence after the last word save the answer.
    await expectText('Go on speaking, or the answer ends by itself.');
    await screenshot(page, 'interview-silence');
    await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
    await expectText('Your turn: please speak.');
    await say(page, 'introduction');
    await expectText('Listening.');
    await endAnswer(page);

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
    await readMail(server.url, job.employer.email, { subject: 'Interview report' });
    report = await readReport(job, applicationId);
    journey.person.expectNoProblems();
  });

  test('ends in a report of what was really said, with the right answers right', () => {
    const [mcq, skill, personal] = report.questionnaireReport;
    expect(mcq).toMatchObject({ answer: 'const', answerStatus: 'Correct' });
    expect(wordErrorRate(textOf('closures-good'), skill?.answer ?? '')).toBeLessThanOrEqual(0.2);
    expect(skill?.answerStatus).toBe('Correct');
    expect(wordErrorRate(textOf('introduction'), personal?.answer ?? '')).toBeLessThanOrEqual(0.2);
    expect(report.totalCorrectQuestions).toBe(2);
    expect(report.proctoringTimeline).toEqual([]);
    // The video and the first spoken answer begin together, with the question.
    expect(skill?.videoOffsetSeconds).toBeLessThan(1);
    expect(personal?.videoOffsetSeconds).toBeGreaterThan(30);
  });

  test('the candidate reads it: a click on evidence plays the video there', async () => {
    const { page, applicationId } = journey;
    await page.goto(`${server.url}/feedback?id=${applicationId}`);
    await page.getByRole('heading', { level: 1, name: 'Ada Good' }).waitFor();
    const answer = page.getByRole('article').filter({ hasText: CLOSURES.question });
    await answer.getByText('Correct', { exact: true }).waitFor();
    await answer.getByRole('button', { name: CLOSURES.question }).click();
    const evidence = answer.getByRole('button', { name: /play the evidence/ }).first();
    const begins =
      report.questionnaireReport[1]?.ideas.find(({ found }) => found)?.evidence?.startSeconds ?? 0;
    await evidence.click();
    const video = page.getByLabel('Video of the interview');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
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

test('with the keyboard alone; a wrong answer and silence get no credit', async () => {
  const journey = await arrive(job, { name: 'Wally Wrong' });
  const { page, applicationId } = journey;
  const { button, expectText } = drive(() => page);
  const press = async (name: string) => {
    await tabTo(page, button(name));
    await page.keyboard.press('Enter');
  };
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  for (const name of ['Next', 'Start Test Your Audio and Video', 'Submit', 'Proceed', 'Start Interview'])
    await press(name);
  await page.getByRole('heading', { name: MCQ.question }).waitFor();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await press('Next');
  await expectText('Your turn: please speak.');
  await say(page, 'closures-wrong');
  await expectText('Listening.');
  // While the voice speaks, the answer cannot end by itself.
  await tabTo(page, button('I am done'));
  await expectText('Go on speaking, or the answer ends by itself.');
  await page.keyboard.press('Enter');
  // Nobody speaks, so the answer ends by itself.
  await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
  await press('Submit');
  await page.getByText('2 of 2 spoken answers').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/scheduled-interviews');
  await journey.close();

  const report = await readReport(job, applicationId);
  const [mcq, skill, personal] = report.questionnaireReport;
  expect(mcq).toMatchObject({ answerStatus: 'Incorrect', score: 0 });
  expect(skill?.answerStatus).toBe('Incorrect');
  expect(skill?.score).toBeLessThanOrEqual(0.25);
  expect(personal).toMatchObject({ answer: '', words: [] });
  expect(report.totalCorrectQuestions).toBe(0);
});

test('another window in front submits the answers given so far', async () => {
  const journey = await arrive(job, { name: 'Wanda Window' });
  const { page, applicationId } = journey;
  const { button, expectText } = drive(() => page);
  await prepare(journey, false);
  await button('Start Interview').click();
  await page.getByLabel('const', { exact: true }).check();
  const second = await journey.person.context.newPage();
  await second.goto(page.url());
  await second.getByText('This interview is open in another tab or window of this browser.').waitFor();
  await second.close();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expectText('Suspicious activity detected. Your interview will be submitted.');
  await screenshot(page, 'interview-suspicious');
  await button('Submit').click();
  await expectText('Interview submitted successfully');
  await page.getByText('0 of 2 spoken answers').waitFor();
  await journey.close();

  const report = await readReport(job, applicationId);
  const verdicts = report.questionnaireReport.map(({ answerStatus }) => answerStatus);
  expect(verdicts).toEqual(['Correct', 'Not Answered', 'Not Scored']);
  expect(report.proctoringTimeline.map(({ kind }) => kind)).toEqual(['window-blurred']);
});

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`40 presses of Tab do not lead to ${control.toString()}.`);
}

describe('leaving', () => {
  let journey: InterviewJourney;
  beforeAll(async () => {
    journey = await arrive(job, { name: 'Tess Tabs' });
  });
  afterAll(() => journey?.close());

  test('another tab pauses, a reload submits the answers given so far', async () => {
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
    // Some seconds of the answer are recorded before the page is reloaded.
    await say(page, 'closures-good');
    await expectText('Listening.');
    await whileClockRuns(page, 8);

    await page.reload();
    await expectText('Your Interview is submitted due to page reload');
    await screenshot(page, 'interview-reloaded');
    await button('OK').click();
    await page.waitForURL('**/candidate-dashboard');

    const report = await readReport(job, applicationId);
    expect(report.questionnaireReport[0]).toMatchObject({ answer: 'const', answerStatus: 'Correct' });
    // The answer that the reload interrupted is there up to that moment.
    expect(report.questionnaireReport[1]?.answer).toMatch(/is a function/i);
    expect(report.candidateAnswerVideo).not.toBeNull();
    expect(report.proctoringTimeline.map(({ kind }) => kind)).toEqual(['tab-hidden', 'page-reloaded']);
  });
});
