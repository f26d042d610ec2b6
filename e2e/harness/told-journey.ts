import type { Page } from 'playwright-core';
import { getApplicationByJobId, scheduleInterview } from '#contract/interview/interview.ts';
import { CLOSURES, INTRODUCTION } from './interviews.ts';
import { callApi, type Account } from './people.ts';
import type { Reader } from './reader.ts';

export interface World {
  url: string;
  page: Page;
  reader: Reader;
  candidate: Account;
  employer: Account;
  /** A job that asks one question of each kind. */
  jobId: string;
}

/** Signs in, applies and takes the interview, knowing only what the screen reader says and using only keys. */
export async function applyAndInterview(world: World): Promise<void> {
  const { url, page, candidate, employer, jobId } = world;
  const { read, goTo, choose, press, type, landsOn } = world.reader;

  // On a busy machine the line would be measured as slow, and something else would be heard.
  await page.route('**/api/interview/measureLine', (route) =>
    route.fulfill({ json: { responseStatus: { statusCode: 0, message: 'Success' }, responseData: null } }),
  );
  await page.goto(`${url}/login`);
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

  await page.goto(`${url}/open-jobs`);
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
  await landsOn(/^Web Developer Applied/);
  await page.goto(`${url}/applied-jobs`);
  await goTo('button', /^View Details of Web Developer/);
  await read('applied jobs');

  const wanted = { jobId, applicationType: 'PENDING' } as const;
  const [received] = await callApi(url, getApplicationByJobId, wanted, employer.token);
  const applicationId = received?.applicationId ?? '';
  await callApi(url, scheduleInterview, { applicationId, date: Date.now() }, employer.token);

  await page.goto(`${url}/start-interview?ApplicationId=${applicationId}`);
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
  await page.getByText('Your connection is fast enough for full video.').waitFor();
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
  await landsOn(CLOSURES.question);
  await goTo('button', 'I am done');
  await read('the interview: a spoken question');
  await press('Enter');
  await landsOn(INTRODUCTION);
  await goTo('button', 'I am done');
  await press('Enter');
  await landsOn('That was the last question');
  // The video is there once its last part is.
  await page.getByRole('region', { name: 'Preview Video' }).waitFor();
  await goTo('button', 'Submit');
  await read('the interview: the preview');
  await press('Enter');
  await goTo('button', 'OK');
  await read('the interview: the receipt');
  await press('Enter');
  await landsOn('Scheduled Interviews');
}
