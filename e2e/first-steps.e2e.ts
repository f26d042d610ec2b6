import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, type JourneyBrowser } from './harness/browser.ts';
import { picture, resume } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { readMail } from './harness/mail.ts';
import { makeAccount, makeEmployer, signInOnPage } from './harness/people.ts';
import { signUpOnPage } from './harness/register.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';

/** From the first visit to the first page for signed-in people. */

let server: Roundone;
let browser: JourneyBrowser;
let page: Page;
let jobId: string;

beforeAll(async () => {
  server = await launchRoundone();
  browser = await launchBrowser();
  jobId = await postJob(server.url, await makeEmployer(server.url), 'Beekeeper');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const { button, choose, search, expectText } = drive(() => page);
const visit = (path: string) => page.goto(`${server.url}${path}`);
const link = (name: string) => page.getByRole('link', { name, exact: true });
const file = (label: string) => page.locator(`input[type="file"][aria-label="${label}"]`);
const expectTab = (name: string) => page.getByRole('tab', { name, selected: true }).waitFor();

async function beSomebodyNew(): Promise<void> {
  await page?.context().close();
  ({ page } = await browser.newPerson());
}

async function choosePlace(): Promise<void> {
  await search('Country', 'United States');
  await search('State', 'New York');
  await search('City', 'Albany');
}

async function buildProfile(): Promise<void> {
  await file('Profile image').setInputFiles(picture);
  await page.getByRole('img', { name: 'Profile image, preview' }).waitFor();
  await file('Resume').setInputFiles(resume('resume.pdf'));
  await page.getByRole('link', { name: 'resume.pdf' }).waitFor();
  await page.getByLabel('Address').fill('12 Long Street, Third Floor');
  await choosePlace();
  await page.getByLabel('Zipcode').fill('10001');
  await choose('Education', 'Doctorate');
  await page.getByRole('combobox', { name: 'Skills' }).fill('SQL');
  await page.keyboard.press('Enter');
  await choose('Experience in years', '3 Years');
  await choose('Experience in months', '4 Months');
  await page.getByLabel(/I agree to the/).check();
  await button('Submit').click();
}

describe('a job seeker', () => {
  test('who looks for a job registers as a job seeker, whichever way they go', async () => {
    await beSomebodyNew();
    await visit('/');
    await page.getByRole('main').getByRole('link', { name: 'Find A Job' }).click();
    await page.waitForURL('**/login');
    await link('Sign Up').click();
    await expectTab('Register as Job Seeker');
    await visit('/jobs');
    await link('register').click();
    await expectTab('Register as Job Seeker');
    await visit('/jobs');
    await link('Sign in').click();
    await link('Sign Up').click();
    await expectTab('Register as Job Seeker');
    await visit('/jobs');
    await page.getByText('Beekeeper').first().click();
    await page.waitForURL('**/jobs/R1-*');
    await link('Register').click();
    await expectTab('Register as Job Seeker');
  });

  test('who posts a job registers as an employer', async () => {
    await visit('/');
    await page.getByRole('main').getByRole('link', { name: 'Post A Job' }).click();
    await link('Sign Up').click();
    await expectTab('Register as Employer');
  });

  test('who registers from a job returns to that job, even if the mail is read on another device', async () => {
    const person = { name: 'Jo Seeker', email: 'jo.seeker@example.com', password: 'Quoin7!vex' };
    await beSomebodyNew();
    await visit('/jobs');
    await page.getByText('Beekeeper').first().click();
    await button('Sign in to apply').click();
    await link('Sign Up').click();
    await expectTab('Register as Job Seeker');
    await signUpOnPage(page, page.getByRole('form', { name: 'Register as Job Seeker' }), person);
    const [mailed = ''] = (await readMail(server.url, person.email)).links;

    await beSomebodyNew();
    await page.goto(mailed);
    await expectText('Your account has been activated successfully.');
    await link('Go to login').click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await button('Sign In').click();
    await page.waitForURL('**/candidate-profile');
    await buildProfile();
    await page.waitForURL(`**/open-jobs?jobId=${jobId}`);
    await button('Apply', page.getByRole('article', { name: /^Beekeeper/ })).waitFor();
    // Only once: the next visit begins at the home page.
    await visit('/');
    await page.waitForURL('**/candidate-dashboard');
  });

  test('is not led to another place by a changed link', async () => {
    await beSomebodyNew();
    const account = await makeAccount(server.url, 'candidate', 'Eve Elsewhere');
    for (const wish of [
      'https://example.com/jobs/X',
      '//example.com/jobs/X',
      '/jobs/../outbox',
      '/jobs/a?b',
    ]) {
      await visit(`/verifyEmail?${new URLSearchParams({ token: 'spent', returnTo: wish })}`);
      await page.getByRole('heading', { name: 'Your account is not active yet' }).waitFor();
    }
    await signInOnPage(page, server.url, account);
    await page.getByRole('heading', { level: 1, name: /build your profile/ }).waitFor();
    expect(page.url()).toBe(`${server.url}/candidate-profile`);
  });

  test('who has made a profile is on the dashboard, and stays there', async () => {
    await beSomebodyNew();
    const account = await makeAccount(server.url, 'candidate', 'Nia New');
    await signInOnPage(page, server.url, account);
    // The dashboard was requested first, and found no profile.
    await page.getByRole('heading', { level: 1, name: /build your profile/ }).waitFor();
    await buildProfile();
    await page.getByRole('heading', { name: 'Upcoming Scheduled Interviews' }).waitFor();
    await expectText('Total Open Jobs');
    expect(new URL(page.url()).pathname).toBe('/candidate-dashboard');
    await button('Jobs').click();
    await page.getByRole('menuitem', { name: 'Open Jobs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Open Jobs' }).waitFor();
  });
});

test('an employer who has made the company’s profile is on the dashboard, and stays there', async () => {
  await beSomebodyNew();
  await signInOnPage(page, server.url, await makeAccount(server.url, 'employer', 'Nils Neu'));
  await page.getByRole('heading', { level: 1, name: /Please build your profile/ }).waitFor();
  await file('Company Logo').setInputFiles(picture);
  await page.getByRole('img', { name: 'Company Logo, preview' }).waitFor();
  await choose('Company Type', 'Health Care');
  await page.getByLabel('Address').fill('410 Harbour Street');
  await choosePlace();
  await page.getByLabel('Zipcode').fill('10001');
  await page.getByLabel(/I agree to the/).check();
  await button('Submit').click();
  await page.getByRole('heading', { level: 2, name: 'New Applicants' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/employer-dashboard');
});
