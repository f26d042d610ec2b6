import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getApplicationByJobId,
  rejectJobApplication,
  scheduleInterview,
  type jobApplication,
} from '#contract/interview.ts';
import { submitMiscInfo } from '#contract/job-steps.ts';
import { PNG, pdfOf } from '#server/testing/documents.ts';
import type { z } from 'zod';
import { expectAccessible } from './harness/accessibility.ts';
import { launchBrowser, type JourneyBrowser, type Person } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { postJob, VIDEO } from './harness/jobs.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';

const EMAIL = `zoe.${randomBytes(4).toString('hex')}@example.com`;
const NAME = 'Zoë O’Neil-Núñez';
const PASSWORD = 'Secret1!';
const picture = { name: 'me.png', mimeType: 'image/png', buffer: PNG };
const resume = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfOf('Zoe O Neil\nThree years of JavaScript and SQL.'),
});

let server: Roundone;
let browser: JourneyBrowser;
let employer: Account;
let person: Person;
let page: Page;
/** Ids by designation. */
const jobs: Record<string, string> = {};

beforeAll(async () => {
  server = await launchRoundone();
  browser = await launchBrowser();
  employer = await makeEmployer(server.url);
  for (const role of ['Web Developer', 'Night Nurse', 'Bookkeeper', 'Stage Director'])
    jobs[role] = await postJob(server.url, employer, role);
  for (const role of ['Night Nurse', 'Stage Director']) await askForPitch(role);
  person = await browser.newPerson();
  page = person.page;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const { button, heading, dialog, expectText, choose } = drive(() => page);

async function askForPitch(role: string): Promise<void> {
  await callApi(
    server.url,
    submitMiscInfo,
    {
      refJobId: jobs[role] ?? '',
      hourlyRate: '40',
      positionQualifiesForOvertime: 'true',
      workVisaSponcer: 'false',
      offeredBenifitsApplicable: 'false',
      isRelocationApplicable: 'false',
      isTravelApplicable: 'false',
      isWFHAvailable: 'false',
      startDate: `${new Date().getFullYear() + 1}-01-15`,
      whyShouldHire: 'true',
    },
    employer.token,
  );
}

/** The application to a job, as the employer sees it. */
async function received(role: string): Promise<z.output<typeof jobApplication>> {
  const input = { jobId: jobs[role] ?? '', applicationType: 'PENDING' } as const;
  const [application] = await callApi(server.url, getApplicationByJobId, input, employer.token);
  if (!application) throw new Error(`Nobody applied to ${role}.`);
  return application;
}

const card = (role: string) =>
  page.getByRole('list', { name: 'Open jobs' }).getByRole('listitem').filter({ hasText: role });
const fileInput = (label: string, within: Page | Locator = page) =>
  within.locator(`input[type="file"][aria-label="${label}"]`);
const statusIn = (row: Locator) => row.getByRole('cell').last();

describe('a job seeker begins', () => {
  test('registers, reads the mail, activates the account and signs in', async () => {
    await page.goto(`${server.url}/register`);
    await page.getByRole('tab', { name: 'Register as Job Seeker' }).click();
    await button('Sign Up').click();
    await expectText('Please enter a valid name');
    await expectText('Please enter a valid Email Id');
    await page.getByLabel('Name').fill(NAME);
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Mobile').fill('5550101234');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await page.locator('altcha-widget input[type="checkbox"]').click();
    await page.locator('altcha-widget [data-state="verified"]').waitFor();
    await button('Sign Up').click();
    await expectText(
      `We have sent an email to ${EMAIL} . click on the verification link to activate your account.`,
    );
    await button('OK').click();

    await readMail(server.url, EMAIL);
    await page.goto(`${server.url}/outbox`);
    const mail = page.getByRole('article').filter({ hasText: EMAIL });
    await mail.getByRole('link').first().click();
    await expectText('Your account has been activated successfully.');
    await page.getByRole('link', { name: 'Go to login' }).click();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Sign In').click();
    await page.waitForURL('**/candidate-profile');
  });

  test('is led to the profile; the menu waits for it', async () => {
    await page.getByRole('heading', { level: 1, name: `Welcome ${NAME}, build your profile` }).waitFor();
    expect(await button('Dashboard').isDisabled()).toBe(true);
    await page.goto(`${server.url}/candidate-dashboard`);
    await page.waitForURL('**/candidate-profile');
  });
});

describe('the profile', () => {
  const tag = (name: string) => page.locator('.mantine-TagsInput-pill').filter({ hasText: name });
  const options = () => page.getByRole('option').allTextContents();

  test('tells what is missing, and goes to the top to do so', async () => {
    await page.getByLabel('Name').fill('');
    await page.getByLabel('Mobile').fill('');
    await button('Submit').click();
    for (const message of [
      'Profile image cannot be empty',
      'Resume cannot be empty',
      'Name cannot be empty',
      'Contact No cannot be empty',
      'Address cannot be empty',
      'Please select a country',
      'Please select a state',
      'Please select a City',
      'Zipcode cannot be empty',
      'Please select education',
      'Skill cannot be empty',
      'Please select year',
      'Please select month',
      'Please check the terms & conditions',
    ])
      await expectText(message);
    await page.waitForFunction(() => window.scrollY === 0);
    await screenshot(page, 'candidate-profile-errors');
    await expectAccessible(page);
    await page.getByRole('alert').getByRole('link', { name: 'Zipcode cannot be empty' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe(
      'postal-code',
    );
  });

  test('tells what is wrong', async () => {
    await page.getByLabel('Name').fill('Zoë 3');
    await page.getByLabel('Mobile').fill('12345');
    await page.getByLabel('Address').fill('Too short');
    await page.getByLabel('Zipcode').fill('01234');
    await page.getByLabel('LinkedIn profile').fill('linkedin');
    await button('Submit').click();
    for (const message of [
      'Please enter a valid name',
      'Invalid contact no',
      'An address has at least 20 characters',
      'Zipcode must be of 5 digit',
      'Please enter a link that begins with https://',
    ])
      await expectText(message);
    await fileInput('Resume').setInputFiles({ ...resume('resume.exe'), mimeType: '' });
    await expectText('Only Pdf, Docx file are allowed');
    await fileInput('Profile image').setInputFiles({ ...picture, buffer: Buffer.alloc(5_242_881) });
    await expectText('Size must be less than or equal to 5MB');
    await fileInput('Profile image').setInputFiles({ ...picture, buffer: Buffer.from('no picture') });
    await expectText('Only image files are allowed');
  });

  test('takes files, and shows and replaces them', async () => {
    await fileInput('Profile image').setInputFiles(picture);
    await page.getByRole('img', { name: 'Profile image, preview' }).waitFor();
    await fileInput('Resume').setInputFiles(resume('old.pdf'));
    await page.getByRole('link', { name: 'old.pdf' }).waitFor();
    await fileInput('Resume').setInputFiles(resume('resume.pdf'));
    await page.getByRole('link', { name: 'resume.pdf' }).waitFor();
    await fileInput('Cover letter').setInputFiles(resume('letter.pdf'));
    await button('Remove the cover letter').click();
    await page.getByRole('link', { name: 'letter.pdf' }).waitFor({ state: 'detached' });
    await fileInput('Certificate').setInputFiles(resume('first-aid.pdf'));
    await page.getByRole('list', { name: 'Certificates' }).getByText('first-aid.pdf').waitFor();
    await fileInput('Another certificate').setInputFiles(resume('driving.pdf'));
    await button(/^Remove driving\.pdf$/).click();
    expect(await page.getByRole('list', { name: 'Certificates' }).getByRole('listitem').count()).toBe(1);
  });

  test('offers the states of the country and the cities of the state', async () => {
    const field = (name: string) => page.getByRole('combobox', { name });
    await field('Country').fill('United Sta');
    await page.getByRole('option', { name: 'United States', exact: true }).click();
    await field('State').fill('New York');
    await page.getByRole('option', { name: 'New York', exact: true }).click();
    await field('City').click();
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').count()).toBeLessThanOrEqual(100);
    await field('City').fill('Albany');
    await page.getByRole('option', { name: 'Albany', exact: true }).click();
    await field('State').fill('Texas');
    await page.getByRole('option', { name: 'Texas', exact: true }).click();
    expect(await field('City').inputValue()).toBe('');
    await field('Country').fill('Canada');
    await page.getByRole('option', { name: 'Canada', exact: true }).click();
    expect(await field('State').inputValue()).toBe('');
    expect(await field('City').isDisabled()).toBe(true);
    await field('State').fill('Ontario');
    await page.getByRole('option', { name: 'Ontario', exact: true }).click();
    await field('City').fill('Ottawa');
    await page.getByRole('option', { name: 'Ottawa', exact: true }).click();
  });

  test('takes skills by Enter, from the list and on leaving; Backspace takes the last away', async () => {
    const skills = page.getByRole('combobox', { name: 'Skills' });
    await skills.fill('javascript');
    await skills.press('Enter');
    await tag('JavaScript').waitFor();
    await skills.fill('typesc');
    await page.getByRole('option', { name: 'TypeScript', exact: true }).click();
    await tag('TypeScript').waitFor();
    await skills.fill('Knot tying');
    await page.getByLabel('Portfolio').click();
    await tag('Knot tying').waitFor();
    await skills.focus();
    await skills.press('Backspace');
    await tag('Knot tying').waitFor({ state: 'detached' });
    expect(await page.locator('.mantine-TagsInput-pill').allTextContents()).toEqual([
      'JavaScript',
      'TypeScript',
    ]);
    await page.keyboard.press('Escape');
  });

  test('has no month 0 beside 0 years', async () => {
    await choose('Experience in years', '2 Years');
    await choose('Experience in months', '0 Months');
    await choose('Experience in years', '0 Years');
    expect(await page.getByRole('combobox', { name: 'Experience in months' }).inputValue()).toBe('');
    await page.getByRole('combobox', { name: 'Experience in months' }).click();
    expect((await options())[0]).toBe('1 Month');
    await page.keyboard.press('Escape');
    await choose('Experience in years', '3 Years');
    await choose('Experience in months', '4 Months');
  });

  test('outlives a reload, and is created', async () => {
    await page.getByLabel('Name').fill(NAME);
    await page.getByLabel('Mobile').fill('5550101234');
    await page.getByLabel('Address').fill('12 Rideau Street, Third Floor');
    await page.getByLabel('Zipcode').fill('10001');
    await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/zoe');
    await choose('Education', (await firstEducation()) ?? '');
    await page.reload();
    await tag('TypeScript').waitFor();
    expect(await page.getByLabel('Address').inputValue()).toBe('12 Rideau Street, Third Floor');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#field-cityId input')?.value === 'Ottawa',
    );
    await page.getByRole('img', { name: 'Profile image, preview' }).waitFor();
    await page.getByText('resume.pdf').waitFor();
    await screenshot(page, 'candidate-profile-new');
    await button('Submit').click();
    await expectText('Please check the terms & conditions');
    await page.getByLabel('I agree to the').check();
    await button('Submit').click();
    await expectText('Your profile has been created successfully.');
    await page.waitForURL('**/candidate-dashboard');
    expect(await page.evaluate(() => localStorage.getItem('candidateProfielAvailabe'))).toBe('true');
    expect(await page.evaluate(() => localStorage.getItem('User'))).toBe(NAME);
  });

  async function firstEducation(): Promise<string | undefined> {
    await page.getByRole('combobox', { name: 'Education' }).click();
    await page.getByRole('option').first().waitFor();
    const [first] = await options();
    await page.keyboard.press('Escape');
    return first;
  }

  test('is changed later on', async () => {
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile', exact: true }).waitFor();
    expect(await page.getByLabel('I agree to the').count()).toBe(0);
    expect(await page.getByLabel('Email').getAttribute('readonly')).not.toBeNull();
    await page.getByLabel('Portfolio').fill('https://zoe.example.com');
    await button('Discard changes').click();
    expect(await page.getByLabel('Portfolio').inputValue()).toBe('');
    await page.getByLabel('Name').fill('Zoë O’Neil');
    await fileInput('Resume').setInputFiles(resume('resume-2.pdf'));
    await page.getByRole('link', { name: 'resume-2.pdf' }).waitFor();
    await button('Update').click();
    await expectText('Your profile has been updated successfully.');
    await page.getByText('Welcome, Zoë O’Neil').waitFor();
    await button('Discard changes').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name: 'resume-2.pdf' }).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Zoë O’Neil');
    await screenshot(page, 'candidate-profile');
    await expectAccessible(page);
  });
});

describe('looking for work', () => {
  test('the dashboard counts, and has no interviews yet', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: '0 Applied Jobs' }).waitFor();
    await expectText('No Scheduled Interviews');
    await screenshot(page, 'candidate-dashboard-empty');
    for (const [address, text] of [
      ['applied-jobs', 'Sorry No applied jobs'],
      ['scheduled-interviews', 'Sorry No scheduled interviews'],
    ]) {
      await page.goto(`${server.url}/${address}`);
      await expectText(text ?? '');
    }
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: '4 Total Open Jobs' }).click();
    await page.waitForURL('**/open-jobs');
    await expectText('Total Jobs: 4');
  });

  test('search by designation and state', async () => {
    await page.getByLabel('Designation').fill('C++');
    await expectText('Only letters and spaces are allowed');
    await page.getByLabel('Designation').fill('nurse');
    await button('Search').click();
    await expectText('Total Jobs: 1');
    await card('Night Nurse').waitFor();
    await page.reload();
    await expectText('Total Jobs: 1');
    expect(await page.getByLabel('Designation').inputValue()).toBe('nurse');

    await page.getByRole('combobox', { name: 'State' }).fill('Atlantis');
    await button('Search').click();
    await expectText('State not found');
    await page.getByRole('combobox', { name: 'State' }).fill('ontar');
    await page.getByRole('option', { name: 'Ontario, Canada' }).click();
    await button('Search').click();
    await expectText('Sorry No Jobs Available.');
    await screenshot(page, 'open-jobs-empty');
    await button('Clear').click();
    await expectText('Total Jobs: 4');
    expect(await page.getByRole('combobox', { name: 'State' }).inputValue()).toBe('');
  });

  test('the panel shows what a candidate may see', async () => {
    await card('Web Developer').getByText('Web Developer').click();
    const panel = page.getByRole('article', { name: /^Web Developer/ });
    expect(await panel.getByRole('tab').allTextContents()).toEqual([
      'Job Description',
      'Skills',
      'Misc Information',
      'Personal Message',
      'Onboarding',
    ]);
    await panel.getByText('with JavaScript.').waitFor();
    await screenshot(page, 'open-jobs');
    await expectAccessible(page);
    await panel.getByRole('tab', { name: 'Misc Information' }).click();
    await panel.getByText('No information provided by recruiter').waitFor();
  });
});

describe('applying', () => {
  const answer = async (question: string, value: 'Yes' | 'No') => {
    await page.getByRole('radiogroup', { name: question }).getByLabel(value, { exact: true }).check();
  };
  const openBox = async (role: string) => {
    await button(`Apply: ${role}`, card(role)).click();
    const box = dialog(`Apply for ${role}`);
    await box.getByRole('checkbox').waitFor();
    return box;
  };
  const answerAll = async (box: Locator) => {
    await answer('Are you willing to travel?', 'Yes');
    await answer('Are you willing to relocate?', 'No');
    await box.getByRole('checkbox').check();
  };

  test('asks for what is missing, then applies with the profile’s resume', async () => {
    const box = await openBox('Web Developer');
    await box.getByRole('link', { name: 'resume-2.pdf' }).waitFor();
    expect(await box.getByText('Pitch video').count()).toBe(0);
    await button('Apply', box).click();
    for (const message of [
      'Please say whether you are willing to travel',
      'Please say whether you are willing to relocate',
      'Please check the terms & conditions',
    ])
      await expectText(message);
    await screenshot(page, 'apply-box');
    await expectAccessible(page);
    await answerAll(box);
    await button('Apply', box).click();
    await expectText('Job application applied successfully.');
    await box.waitFor({ state: 'detached' });
    await card('Web Developer').getByText('Applied', { exact: true }).waitFor();
    expect(await button('Apply: Web Developer').count()).toBe(0);
    const application = await received('Web Developer');
    expect(application).toMatchObject({ isTravelPreferred: true, isReloactionPreferred: false });
    expect(application.candidatePitch).toBeNull();
    const sent = await fetch(new URL(application.resumeUrlPath ?? '', server.url));
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(resume('resume-2.pdf').buffer);
  });

  test('with a resume of its own', async () => {
    const box = await openBox('Bookkeeper');
    await answerAll(box);
    const own = { ...resume('for-this-job.pdf'), buffer: pdfOf('Only for the bookkeeper') };
    await fileInput('Resume', box).setInputFiles(own);
    await box.getByRole('link', { name: 'for-this-job.pdf' }).waitFor();
    await button('Apply', box).click();
    await expectText('Job application applied successfully.');
    const { resumeUrlPath } = await received('Bookkeeper');
    const sent = await fetch(new URL(resumeUrlPath ?? '', server.url));
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(own.buffer);
  });

  test('with a pitch video from a file', async () => {
    const box = await openBox('Stage Director');
    await answerAll(box);
    await button('Apply', box).click();
    await expectText('Please select a video');
    await fileInput('Pitch video', box).setInputFiles(resume('pitch.pdf'));
    await expectText('File format not supported');
    await fileInput('Pitch video', box).setInputFiles(VIDEO);
    await box.getByLabel('Pitch video, preview').waitFor();
    await button('Apply', box).click();
    await card('Stage Director').getByText('Applied', { exact: true }).waitFor();
    expect((await received('Stage Director')).candidatePitch).toMatch(/^\/?.+\/files\/|^\/files\//);
  });

  test('with a pitch video recorded here', async () => {
    const box = await openBox('Night Nurse');
    await answerAll(box);
    await button('Record a video', box).click();
    await button('Start recording', box).click();
    await box.getByRole('timer').filter({ hasText: '0:02' }).waitFor();
    await screenshot(page, 'apply-box-recording');
    await button('Stop recording', box).click();
    await box.getByLabel('Your recorded pitch').waitFor();
    await expectAccessible(page);
    await button('Apply', box).click();
    await card('Night Nurse').getByText('Applied', { exact: true }).waitFor();
    const { candidatePitch } = await received('Night Nurse');
    const sent = await fetch(new URL(candidatePitch ?? '', server.url));
    expect(sent.headers.get('content-type')).toMatch(/^video\//);
    expect((await sent.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  });

  test('on a phone a card leads to the job’s own page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await card('Web Developer').getByText('Web Developer').click();
    await page.waitForURL('**/job-description?jobId=*');
    await heading('Job Description').waitFor();
    expect(await page.getByRole('heading', { name: 'Questions' }).count()).toBe(0);
    await page.getByText('Applied', { exact: true }).waitFor();
    await screenshot(page, 'job-description-candidate');
    await page.goBack();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

describe('what becomes of the applications', () => {
  const row = (role: string) => page.getByRole('row').filter({ hasText: role });

  test('each is listed with its status, and shown in full', async () => {
    const rejected = await received('Bookkeeper');
    await callApi(
      server.url,
      rejectJobApplication,
      { applicationId: rejected.applicationId },
      employer.token,
    );
    await page.goto(`${server.url}/applied-jobs`);
    expect(await statusIn(row('Bookkeeper')).textContent()).toBe('Rejected');
    expect(await statusIn(row('Web Developer')).textContent()).toBe('Pending');
    await screenshot(page, 'applied-jobs');
    await expectAccessible(page);
    await button(/^View Details of Web Developer$/).click();
    const details = dialog('Application Details');
    await details.getByText('Erin Employer').first().waitFor();
    await details.getByRole('tab', { name: 'Skills' }).waitFor();
    expect(await details.getByRole('tab', { name: 'Questions' }).count()).toBe(0);
    await screenshot(page, 'applied-jobs-details');
    await expectAccessible(page);
    await page.goBack();
    await details.waitFor({ state: 'detached' });
  });

  test('an interview can be started when its time has come, without a reload', async () => {
    const { applicationId, candidateId } = await received('Web Developer');
    const later = await received('Night Nurse');
    const inTwoDays = Date.now() + 2 * 86_400_000;
    await callApi(
      server.url,
      scheduleInterview,
      { applicationId: later.applicationId, date: inTwoDays },
      employer.token,
    );
    await page.goto(`${server.url}/applied-jobs`);
    expect(await statusIn(row('Night Nurse')).textContent()).toBe('AI Interview Scheduled');

    const soon = Date.now() + 6_000;
    await callApi(server.url, scheduleInterview, { applicationId, date: soon }, employer.token);
    await page.goto(`${server.url}/scheduled-interviews`);
    const start = (role: string) => button(`Start the interview for ${role}`);
    await start('Web Developer').waitFor();
    expect(await start('Web Developer').isDisabled()).toBe(true);
    expect(await row('Web Developer').getByRole('cell').last().textContent()).toBe('-');
    // Newest first.
    expect(await page.getByRole('row').nth(1).textContent()).toContain('Night Nurse');
    await page
      .getByRole('button', { name: 'Start the interview for Web Developer', disabled: false })
      .waitFor();
    expect(Date.now()).toBeGreaterThanOrEqual(soon);
    expect(await start('Night Nurse').isDisabled()).toBe(true);
    await row('Web Developer').getByText('SCHEDULED', { exact: true }).waitFor();
    await screenshot(page, 'scheduled-interviews');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: '4 Applied Jobs' }).waitFor();
    await start('Web Developer').waitFor();
    await screenshot(page, 'candidate-dashboard');
    await expectAccessible(page);
    await start('Web Developer').click();
    await page.waitForURL('**/start-interview?*');
    const query = Object.fromEntries(new URL(page.url()).searchParams);
    expect(query).toMatchObject({
      JobId: jobs['Web Developer'],
      CandidateId: candidateId,
      ApplicationId: applicationId,
    });
  });
});
