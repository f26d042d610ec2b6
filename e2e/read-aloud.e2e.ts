import { afterAll, beforeAll, expect, test } from 'vitest';
import { getApplicationByJobId, scheduleInterview } from '#contract/interview.ts';
import { launchBrowser, type JourneyBrowser } from './harness/browser.ts';
import { makeCandidate } from './harness/candidates.ts';
import { INTRODUCTION, postInterviewJob } from './harness/interviews.ts';
import { callApi, makeEmployer, type Account } from './harness/people.ts';
import { readerOf } from './harness/reader.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';

/**
 * An application and an interview without sight: nothing is known but what the browser tells a screen reader, and nothing
 * is pressed but keys. What was heard is kept beside this file; a change of it is read before it is accepted.
 */

let server: Roundone;
let browser: JourneyBrowser;
let employer: Account;
let candidate: Account;
let jobId: string;

beforeAll(async () => {
  server = await launchRoundone();
  browser = await launchBrowser();
  employer = await makeEmployer(server.url);
  candidate = await makeCandidate(server.url, 'Kim Keys');
  jobId = await postInterviewJob(server.url, employer, 'Web Developer');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('an application and an interview are told by names alone', async () => {
  const { page } = await browser.newPerson();
  const { read, goTo, choose, press, type, landsOn, text } = await readerOf(page);

  await page.goto(`${server.url}/login`);
  await goTo('textbox', 'Email');
  await read('the login page');
  await type('kim');
  await goTo('button', 'Sign In');
  await press('Enter');
  await landsOn('Please check these fields');
  await read('the login page, after a wrong attempt');
  await page.reload();
  await goTo('textbox', 'Email');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(candidate.email);
  await goTo('textbox', 'Password');
  await type(candidate.password);
  await goTo('button', 'Sign In');
  await press('Enter');
  await landsOn('Dashboard');

  await page.goto(`${server.url}/open-jobs`);
  await page.getByRole('article', { name: /^Web Developer/ }).waitFor();
  await goTo('button', 'Apply: Web Developer');
  await read('open jobs');
  await press('Enter');
  await goTo('radio', 'Yes');
  await read('the dialog to apply');
  await press('Space');
  await goTo('radio', 'Yes');
  await press('Tab');
  await press('Space');
  await goTo('checkbox', /^I agree to the/);
  await press('Space');
  await goTo('button', 'Apply');
  await press('Enter');
  await landsOn(/Web Developer/);
  await page.goto(`${server.url}/applied-jobs`);
  await goTo('button', /^View Details of Web Developer/);
  await read('applied jobs');

  const wanted = { jobId, applicationType: 'PENDING' } as const;
  const [received] = await callApi(server.url, getApplicationByJobId, wanted, employer.token);
  const applicationId = received?.applicationId ?? '';
  await callApi(server.url, scheduleInterview, { applicationId, date: Date.now() }, employer.token);

  await page.goto(`${server.url}/start-interview?ApplicationId=${applicationId}`);
  await goTo('checkbox', /^I have read this/);
  await read('the interview: instructions');
  await press('Space');
  await goTo('button', 'Next');
  await press('Enter');
  await landsOn('Test your audio and video');
  await read('the interview: test of the devices');
  await goTo('button', 'Start Test Your Audio and Video');
  await press('Enter');
  await goTo('button', 'Submit');
  await read('the interview: the test runs');
  await press('Enter');
  await goTo('button', 'Proceed');
  await read('the interview: the test is played');
  await press('Enter');
  await landsOn('Welcome Kim Keys');
  await read('the interview: the greeting');
  await goTo('button', 'Start Interview');
  await press('Enter');
  await goTo('radio', /./);
  await read('the interview: a question with options');
  await choose('const');
  await goTo('button', 'Next');
  await press('Enter');
  await goTo('button', 'I am done');
  await read('the interview: a spoken question');
  await press('Enter');
  await landsOn(INTRODUCTION);
  await goTo('button', 'I am done');
  await press('Enter');
  await landsOn('That was the last question');
  await goTo('button', 'Submit');
  await read('the interview: the preview');
  await press('Enter');
  await goTo('button', 'OK');
  await read('the interview: the receipt');
  await press('Enter');
  await landsOn('Scheduled Interviews');

  await expect(text()).toMatchFileSnapshot('./fixtures/read-aloud.txt');
});
