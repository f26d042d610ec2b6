import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeProfile } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { arrive, endAnswer, makeInterviewJob, readReport, textOf } from './harness/interview-journey.ts';
import { INTRODUCTION, MCQ } from './harness/interviews.ts';
import { readMail } from './harness/mail.ts';
import { callApi, signInOnPage, type Account } from './harness/people.ts';
import { signUpOnPage } from './harness/register.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';
import { test } from './harness/worker.ts';

/** Short to speak, so that the journey is short. */
const ALARM = {
  question: 'What do you do when you hear the fire alarm?',
  answer:
    'Leave the building at once by the nearest exit. Do not use the elevator. Go to the assembly point, and wait until you are told that it is safe.',
};

/** Registers on the page, follows the link in the email and signs in. The profile is created through the API. */
async function joinAs(page: Page, url: string, name: string): Promise<Account> {
  const email = `ada.good.${randomBytes(4).toString('hex')}@example.com`;
  const password = 'Quoin7!vex';
  await page.goto(`${url}/register`);
  await page.getByRole('tab', { name: 'Register as Job Seeker' }).click();
  await signUpOnPage(page, page, { name, email, password });
  const mail = await readMail(url, email);
  await page.goto(mail.links[0] ?? 'missing:');
  await drive(() => page).expectText('Your account has been activated successfully.');
  const { token } = await callApi(url, signIn, { email, password });
  const account = { token, name, email, password };
  await makeProfile(url, account);
  await signInOnPage(page, url, account);
  return account;
}

test('a candidate registers, speaks in an interview, and reads a report of what was said', async ({
  shared,
}) => {
  const job = await makeInterviewJob(shared, { skill: ALARM });
  const name = 'Ada Good';
  const { page, person, applicationId } = await arrive(job, {
    name,
    join: (own) => joinAs(own, job.url, name),
  });
  const { button, expectText } = drive(() => page);

  await page.getByRole('heading', { name: 'Your interview for Web Developer' }).waitFor();
  await screenshot(page, 'interview-instructions');
  await page.getByLabel('I have read this and agree to be recorded.').check();
  await button('Next').click();
  await button('Start Test Your Audio and Video').click();
  await expectText('How Are You ?');
  await page.getByText('Say a sentence').waitFor();
  await say(page, 'dont-know');
  await expectText('We can hear your microphone.');
  await screenshot(page, 'interview-device-test');
  await button('Submit').click();
  await expectText('It works');
  await screenshot(page, 'interview-device-test-replay');
  await expectAccessible(page);
  await button('Proceed').click();
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
  await page.getByRole('heading', { name: ALARM.question }).waitFor();
  await page.getByText('Recording', { exact: true }).waitFor();
  await expectText('Your turn: please speak.');
  await say(page, 'fire-alarm');
  await expectText('Listening.');
  await screenshot(page, 'interview-answering');
  await expectAccessible(page);
  await endAnswer(page, ALARM.question);
  await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
  await button('I am done').click();

  await page.getByRole('heading', { name: 'Preview Video' }).waitFor();
  await screenshot(page, 'interview-preview');
  await expectAccessible(page);
  await button('Submit').click();
  const receipt = page.getByRole('dialog', { name: 'Interview submitted successfully' });
  await receipt.getByText('1 of 1 multiple-choice answer').waitFor();
  await receipt.getByText('2 of 2 spoken answers').waitFor();
  await receipt.getByText('The video').waitFor();
  await screenshot(page, 'interview-receipt');
  await expectAccessible(page);
  await button('OK', receipt).click();
  await page.waitForURL('**/scheduled-interviews');

  await readMail(job.url, job.employer.email, { subject: 'Interview report' });
  const report = await readReport(job, applicationId);
  const [mcq, skill] = report.questionnaireReport;
  expect(mcq).toMatchObject({ answer: 'const', answerStatus: 'Correct' });
  expect(wordErrorRate(textOf('fire-alarm'), skill?.answer ?? '')).toBeLessThanOrEqual(0.2);
  // In the candidate's own words, so a person marks it.
  expect(skill?.answerStatus).toBe('Needs Review');
  expect(report.totalCorrectQuestions).toBe(1);
  expect(report.proctoringTimeline).toEqual([]);

  // A click on the evidence plays the video from there.
  await page.goto(`${job.url}/feedback?id=${applicationId}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const answer = page.getByRole('article').filter({ hasText: ALARM.question });
  await page.getByText('1 of 2 settled. 1 answer needs a person’s review.').waitFor();
  await answer.getByText('Needs Review', { exact: true }).waitFor();
  await answer.getByRole('button', { name: ALARM.question }).click();
  const begins = skill?.ideas.find(({ found }) => found)?.evidence?.startSeconds ?? 0;
  await answer
    .getByRole('button', { name: /play the evidence/ })
    .first()
    .click();
  const video = page.getByLabel('Video of the interview');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(begins);
  await screenshot(page, 'feedback-candidate');
  await expectAccessible(page);

  // It cannot be taken again.
  await page.goto(`${job.url}/start-interview?ApplicationId=${applicationId}`);
  await page.getByText('Candidate Interview already Submitted').waitFor();
  await screenshot(page, 'interview-already-submitted');
  await button('OK').click();
  await page.waitForURL('**/candidate-dashboard');
  expect(await page.getByRole('link', { name: 'Start' }).count()).toBe(0);
  person.expectNoProblems();
});
