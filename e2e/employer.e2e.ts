import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { signIn } from '#contract/auth.ts';
import { uploadPitch } from '#contract/candidate.ts';
import { getApplicationByJobId, sendCandidateApplication } from '#contract/interview.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { makeCandidate, picture } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob, VIDEO } from './harness/jobs.ts';
import { callApi, makeEmployer, uploadTo, type Account } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { registerOnPage } from './harness/register.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

const NAME = 'Harriet Hires';
const EMAIL = `harriet.${randomBytes(4).toString('hex')}@example.com`;
const PASSWORD = 'Quoin7!vex';

let server: Roundone;
let browser: SharedBrowser;
let person: Person;
let page: Page;

test.beforeAll(async ({ shared }) => {
  ({ server, browser } = shared);
  person = await browser.newPerson({ timezoneId: 'America/New_York' });
  page = person.page;
});

const { button, dialog, expectText, choose } = drive(() => page);
const visit = (path: string) => page.goto(`${server.url}${path}`);
const section = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

describe('the first steps of a company', () => {
  test('registers, reads the mail, activates the account and signs in', async () => {
    await visit('/register');
    const form = page.getByRole('form', { name: 'Register as Employer' });
    await registerOnPage(page, server.url, form, { name: NAME, email: EMAIL, password: PASSWORD });
    await page.waitForURL('**/employer-profile');
    await expectText('Welcome to Roundone. Please build your profile.');
  });

  test('is led to the profile; its menu is disabled before that', async () => {
    await page
      .getByRole('heading', { level: 1, name: 'Welcome to Roundone. Please build your profile.' })
      .waitFor();
    for (const entry of ['Dashboard', 'Jobs', 'Interviews', 'Applicants', 'Profile'])
      await expect.poll(() => button(entry).isDisabled()).toBe(true);
    for (const path of ['/employer-dashboard', '/create-job']) {
      await visit(path);
      await page.waitForURL('**/employer-profile');
    }
  });
});

describe('the company profile', () => {
  const chosen = (label: string) => page.getByRole('combobox', { name: label }).inputValue();
  const logo = () => page.locator('input[type="file"][aria-label="Company Logo"]');

  test('shows what is missing', async () => {
    await button('Submit').click();
    for (const message of [
      'Please upload a logo',
      'Please select a company type',
      'Address cannot be empty',
      'Please select a country',
      'Please select a state',
      'Please select a City',
      'Zipcode must be of 5 digit',
      'You must agree our terms and conditions.',
    ])
      await expectText(message);
    await screenshot(page, 'employer-profile-errors');
    await expectAccessibleInBothSchemes(page);
  });

  test('refuses a logo that is no picture, and one over 5 MB', async () => {
    await logo().setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('logo') });
    await expectText('Only image files are allowed');
    await logo().setInputFiles({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5_242_881),
    });
    await expectText('Size must be less than or equal to 5MB');
  });

  test('changing the country clears state and city; changing the state clears the city', async () => {
    await choose('Country', 'United States');
    await choose('State', 'Colorado');
    await page.getByRole('combobox', { name: 'City' }).fill('Denver');
    await page.getByRole('option', { name: 'Denver', exact: true }).click();
    await choose('State', 'Texas');
    await expect.poll(() => chosen('City')).toBe('');
    await page.getByRole('combobox', { name: 'City' }).fill('Nowhere at all');
    await expectText('City not found');
    await choose('Country', 'Canada');
    expect([await chosen('State'), await chosen('City')]).toEqual(['', '']);
    await choose('Country', 'United States');
    await choose('State', 'Colorado');
    await page.getByRole('combobox', { name: 'City' }).fill('Denver');
    await page.getByRole('option', { name: 'Denver', exact: true }).click();
  });

  test('keeps its values after a reload, and is created', async () => {
    await logo().setInputFiles(picture);
    await page.getByRole('img', { name: 'Company Logo, preview' }).waitFor();
    await button(/^Replace/).waitFor();
    await choose('Company Type', 'Health Care');
    await page.getByLabel('Address').fill('410 Harbour Street');
    await page.getByLabel('Zipcode').fill('0802');
    await page.reload();
    await page.getByRole('img', { name: 'Company Logo, preview' }).waitFor();
    await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('410 Harbour Street');
    await page.getByLabel(/I agree to the/).check();
    await button('Submit').click();
    await expectText('Zipcode must be of 5 digit');
    await page.getByLabel('Zipcode').fill('');
    await page.getByLabel('Zipcode').pressSequentially('80202-1');
    await button('Submit').click();
    await expectText('Zipcode must be of 5 digit');
    await page.getByLabel('Zipcode').fill('802 02');
    await button('Submit').click();
    await expectText('Your company profile has been created successfully.');
    await page.waitForURL('**/employer-dashboard');
  });

  test('is changed later', async () => {
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile', exact: true }).waitFor();
    await expect.poll(() => chosen('City')).toBe('Denver');
    await expect.poll(() => page.getByLabel(/I agree to the/).count()).toBe(0);
    await page.getByLabel('Address').fill('411 Harbour Street');
    await page.getByLabel('Company Name').fill('evil.com');
    await button('Update').click();
    await expectText('A name cannot hold a web address. Put a space after a full stop.');
    await page.getByLabel('Company Name').fill('Harbour & Pine 3');
    await button('Update').click();
    await expectText('Your company profile has been updated successfully.');
    await page.reload();
    await page.getByText('411 Harbour Street').waitFor();
    await expect.poll(() => page.getByLabel('Company Name').inputValue()).toBe('Harbour & Pine 3');
    await screenshot(page, 'employer-profile');
  });
});

describe('a profile that is changed and not saved', () => {
  const question = () => dialog('Leave without saving your profile?');

  test('asks before it is left, keeps the changes, and can discard them', async () => {
    await visit('/employer-profile');
    await page.getByLabel('Address').fill('500 Unsent Road');
    await page.getByRole('link', { name: 'Applicants', exact: true }).click();
    await question().waitFor();
    await expectAccessibleInBothSchemes(page);
    await button('Stay').click();
    await question().waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Applicants', exact: true }).click();
    await button('Leave').click();
    await expectText('There are no application received till now.');
    await page.goBack();
    await button('Discard changes').waitFor();
    await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('500 Unsent Road');
    await button('Discard changes').click();
    await page.getByText('411 Harbour Street').waitFor();
    await page.getByRole('link', { name: 'Applicants', exact: true }).click();
    await expectText('There are no application received till now.');
  });
});

describe('a company without applicants', () => {
  test('sees that on every page', async () => {
    const texts = {
      '/employer-dashboard': [
        'No Upcoming Interviews.',
        'No New Applicants.',
        'There are no completed interviews till now.',
        'There are no Declined interviews till now.',
      ],
      '/application-received': ['There are no application received till now.'],
      '/interview-scheduled': ['There are no interview scheduled till now.'],
      '/completed-interviews': ['There are no completed interviews till now.'],
    };
    for (const [path, sentences] of Object.entries(texts)) {
      await visit(path);
      for (const sentence of sentences) await expectText(sentence);
    }
  });
});

describe('applications', () => {
  let employer: Account;
  let developerJob: string;

  beforeAll(async () => {
    const { token } = await callApi(server.url, signIn, { email: EMAIL, password: PASSWORD });
    employer = { token, name: NAME, email: EMAIL, password: PASSWORD };
    developerJob = await postJob(server.url, employer, 'Web Developer');
    const analystJob = await postJob(server.url, employer, 'Data Analyst');
    const ada = await makeCandidate(server.url, 'Ada Adams');
    const ben = await makeCandidate(server.url, 'Ben Brown');
    const video = { filename: 'pitch.mp4', content: Uint8Array.from(readFileSync(VIDEO)) };
    const candidatePitch = await uploadTo(server.url, uploadPitch, video, ada.token);
    await apply(ada, developerJob, candidatePitch);
    await apply(ben, developerJob);
    await apply(ben, analystJob);
  });

  const apply = (candidate: Account, jobId: string, candidatePitch: string | null = null) =>
    callApi(
      server.url,
      sendCandidateApplication,
      { jobId, isTravelPreferred: 'true', isReloactionPreferred: 'false', candidatePitch },
      candidate.token,
    );
  const card = (title: string) =>
    page.getByRole('button', { name: new RegExp(`^${title}`), pressed: undefined });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });

  test('are counted on the dashboard, which leads to them', async () => {
    await visit('/employer-dashboard');
    await page.getByRole('img', { name: '2 of 2 jobs are open' }).waitFor();
    await section('New Applicants').getByText('Ada Adams').waitFor();
    await section('New Applicants').getByRole('link', { name: 'See All' }).click();
    await page.waitForURL('**/application-received');
    await card('Data Analyst').getByText('Applications received: 1').waitFor();
    await card('Web Developer').getByText('Applications received: 2').waitFor();
    await expect
      .poll(() => page.getByRole('button', { pressed: true }).textContent())
      .toContain('Data Analyst');
  });

  test('the chosen job is in the address: it survives a reload, and going back leaves it', async () => {
    await page.getByRole('heading', { name: 'Applicants for Data Analyst' }).waitFor();
    await card('Web Developer').click();
    await page.getByRole('heading', { name: 'Applicants for Web Developer' }).waitFor();
    expect(new URL(page.url()).searchParams.get('jobId')).toBe(developerJob);
    await page.reload();
    await row('Ada Adams').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Applicants for Data Analyst' }).waitFor();
    await page.goForward();
    await row('Ada Adams').waitFor();
    await screenshot(page, 'application-received');
    await expectAccessibleInBothSchemes(page);
  });

  test('sort by name, up and down', async () => {
    const names = async () =>
      (
        await page
          .getByRole('row')
          .getByRole('link', { name: /^(Ada|Ben)/ })
          .allTextContents()
      ).join();
    await button('Applicant').click();
    await expect.poll(names).toBe('Ada Adams,Ben Brown');
    await button('Applicant').click();
    await expect.poll(names).toBe('Ben Brown,Ada Adams');
  });

  test('show the pitch, or say that there is none', async () => {
    await row('Ada Adams').getByRole('button', { name: 'Pitch' }).click();
    const video = dialog('Pitch: Ada Adams').locator('video');
    await video.waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
    await page.keyboard.press('Escape');
    await dialog(/Pitch/).waitFor({ state: 'hidden' });
    await row('Ben Brown').getByText('Sorry no pitch provided by candidate').waitFor();
    await expect.poll(() => row('Ben Brown').getByRole('button', { name: 'Pitch' }).count()).toBe(0);
  });

  test('show what was compared, and who the person is', async () => {
    await row('Ada Adams').getByRole('button', { name: 'What was compared' }).click();
    const compared = dialog('Criteria Matches: Ada Adams');
    await compared.getByText('JavaScript').first().waitFor();
    await screenshot(page, 'criteria-matches');
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await row('Ada Adams').getByRole('link', { name: 'Ada Adams', exact: true }).click();
    await page.getByRole('article', { name: 'Ada Adams' }).waitFor();
    for (const text of ['5550101234', '3 Years 4 Months', 'JavaScript', 'resume.pdf']) await expectText(text);
    await screenshot(page, 'candidate-detail');
    await expectAccessibleInBothSchemes(page);
    await page.goBack();
    await row('Ada Adams').waitFor();
  });

  test('are declined after a confirmation that names the person', async () => {
    await row('Ben Brown').getByRole('button', { name: 'Decline Ben Brown' }).click();
    const question = dialog('Decline Ben Brown?');
    await question.getByText('cannot be undone').waitFor();
    await button('Cancel', question).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => row('Ben Brown').count()).toBe(1);
    await row('Ben Brown').getByRole('button', { name: 'Decline Ben Brown' }).click();
    await button('Decline', question).click();
    await expectText('Application rejected successfully.');
    await row('Ben Brown').waitFor({ state: 'detached' });
    await card('Web Developer').getByText('Applications received: 1').waitFor();
    await visit('/employer-dashboard');
    const declined = section('Declined Interview').getByRole('row').filter({ hasText: 'Ben Brown' });
    await expect.poll(() => declined.getByRole('cell').last().textContent()).toMatch(/^\d+\.\d\d%$/);
    await declined.getByRole('link', { name: 'View Profile' }).click();
    await page.getByRole('article', { name: 'Ben Brown' }).waitFor();
  });

  test('are accepted for a day and time of the employer’s own zone', async () => {
    await visit(`/application-received?jobId=${developerJob}`);
    await row('Ada Adams').getByRole('button', { name: 'Accept Ada Adams' }).click();
    const form = dialog('Schedule Interview');
    await form.getByText(/America\/New_York/).waitFor();
    await button('Schedule Interview', form).click();
    await form.getByText('Please select a date', { exact: true }).waitFor();
    await screenshot(page, 'schedule-interview');
    await expectAccessibleInBothSchemes(page);

    await form.getByLabel('Date').click();
    // Yesterday is on this month's sheet, unless it is before its first week.
    const yesterday = await page.evaluate(() =>
      new Date(Date.now() - 86_400_000).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }),
    );
    const earlier = page.getByRole('button', { name: yesterday });
    if ((await earlier.count()) > 0) await expect.poll(() => earlier.isDisabled()).toBe(true);
    await expect.poll(() => button('Previous month').isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.locator('table button:not([data-outside])').getByText('15', { exact: true }).click();
    await form.getByLabel('Hours').fill('02');
    await form.getByLabel('Minutes').fill('30');
    await form.getByLabel('AM or PM').selectOption('PM');
    await form.getByText(/^The interview opens on 15 \w{3} \d{4}, 2:30 PM E[SD]T and stays open/).waitFor();
    await button('Schedule Interview', form).click();
    await expectText('Interview scheduled successfully.');

    // Its last application is gone, so the other job is shown.
    await page.getByRole('heading', { name: 'Applicants for Data Analyst' }).waitFor();
    await expect.poll(() => card('Web Developer').count()).toBe(0);
    const scheduled = { jobId: developerJob, applicationType: 'SCHEDULED' } as const;
    const [application] = await callApi(server.url, getApplicationByJobId, scheduled, employer.token);
    const expected = await page.evaluate(() => {
      const now = new Date();
      return new Date(now.getFullYear(), now.getMonth() + 1, 15, 14, 30).toISOString();
    });
    expect(application?.interviewDate).toBe(expected);
  });

  test('are then listed under upcoming interviews', async () => {
    await visit('/employer-dashboard');
    await section('Upcoming Interview').getByText('Ada Adams').waitFor();
    await screenshot(page, 'employer-dashboard');
    await expectAccessibleInBothSchemes(page);
    await section('Upcoming Interview').getByRole('link', { name: 'See All' }).click();
    await page.getByText('Total Interviews Scheduled: 1').waitFor();
    await row('Ada Adams')
      .getByText(/^15 \w{3} \d{4}, 2:30 PM E[SD]T$/)
      .waitFor();
    await row('Ada Adams').getByText('5550101234').waitFor();
    await screenshot(page, 'interview-scheduled');
    await expectAccessibleInBothSchemes(page);
    person.expectNoProblems();
  });

  test('of another company are not shown to this one', async () => {
    const other = await makeEmployer(server.url, 'Otto Other');
    const otherJob = await postJob(server.url, other, 'Line Cook');
    const cleo = await makeCandidate(server.url, 'Cleo Cole');
    await apply(cleo, otherJob);
    const input = { jobId: otherJob, applicationType: 'PENDING' } as const;
    const [application] = await callApi(server.url, getApplicationByJobId, input, other.token);
    await visit(`/candidateDetailProfile?id=${application?.candidateId}`);
    await expectText('This does not exist, or it is not yours.');
    await visit(`/application-received?jobId=${otherJob}`);
    await page.getByRole('heading', { name: 'Applicants for Data Analyst' }).waitFor();
    person.expectNoProblems([/404/]);
  });
});
