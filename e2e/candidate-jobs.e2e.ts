import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeJob, repostJob } from '#contract/jobs.ts';
import {
  getCandidateApplications,
  rejectJobApplication,
  scheduleInterview,
  startInterview,
  submitInterview,
} from '#contract/interview.ts';
import { CONSENT_VERSION } from '#contract/limits.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { launchBrowser, type JourneyBrowser, type Person } from './harness/browser.ts';
import { askForPitch, makeCandidate, receivedApplication, resume } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { readMail } from './harness/mail.ts';
import { postJob, VIDEO } from './harness/jobs.ts';
import { callApi, makeEmployer, signedIn, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';

let server: Roundone;
let browser: JourneyBrowser;
let employer: Account;
let candidate: Account;
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
  for (const role of ['Night Nurse', 'Stage Director'])
    await askForPitch(server.url, employer, jobs[role] ?? '');
  candidate = await makeCandidate(server.url);
  person = await browser.newPerson(signedIn(server.url, candidate));
  page = person.page;
  await page.goto(`${server.url}/candidate-dashboard`);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const { button, heading, dialog, expectText, answer } = drive(() => page);
const received = (role: string) => receivedApplication(server.url, employer, jobs[role] ?? '');
const card = (role: string) =>
  page.getByRole('list', { name: 'Open jobs' }).getByRole('listitem').filter({ hasText: role });
const fileInput = (label: string, within: Page | Locator = page) =>
  within.locator(`input[type="file"][aria-label="${label}"]`);
const statusIn = (row: Locator) => row.getByRole('cell').last();

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
    await page.getByLabel('Designation').fill('<b>');
    await expectText('Only letters, digits and marks such as + # / & are allowed');
    await page.getByLabel('Designation').fill('C++');
    await button('Search').click();
    await expectText('Sorry No Jobs Available.');
    await page.getByLabel('Designation').fill('nurse');
    await button('Search').click();
    await expectText('Total Jobs: 1');
    await card('Night Nurse').waitFor();
    await page.reload();
    await expectText('Total Jobs: 1');
    await expect.poll(() => page.getByLabel('Designation').inputValue()).toBe('nurse');

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
    await expect.poll(() => page.getByRole('combobox', { name: 'State' }).inputValue()).toBe('');
  });

  test('the panel shows what a candidate may see', async () => {
    await card('Web Developer').getByText('Web Developer').click();
    const panel = page.getByRole('article', { name: /^Web Developer/ });
    await panel.getByText('with JavaScript.').waitFor();
    await expect
      .poll(() => panel.getByRole('tab').allTextContents())
      .toEqual(['Job Description', 'Skills', 'Misc Information', 'Personal Message', 'Onboarding']);
    await screenshot(page, 'open-jobs');
    await expectAccessible(page);
    await panel.getByRole('tab', { name: 'Misc Information' }).click();
    await panel.getByText('No information provided by recruiter').waitFor();
  });
});

describe('applying', () => {
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
    await box.getByRole('link', { name: 'resume.pdf' }).waitFor();
    await expect.poll(() => box.getByText('Pitch video').count()).toBe(0);
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
    await expect.poll(() => button('Apply: Web Developer').count()).toBe(0);
    const application = await received('Web Developer');
    expect(application).toMatchObject({ isTravelPreferred: true, isReloactionPreferred: false });
    expect(application.candidatePitch).toBeNull();
  });

  test('says that a job was closed meanwhile', async () => {
    const box = await openBox('Bookkeeper');
    await answerAll(box);
    await callApi(server.url, closeJob, { refJobId: jobs.Bookkeeper ?? '' }, employer.token);
    await button('Apply', box).click();
    await expectText('This job is closed and takes no more applications.');
    await button('Cancel', box).click();
    await callApi(server.url, repostJob, { refJobId: jobs.Bookkeeper ?? '' }, employer.token);
    await page.reload();
    const again = await openBox('Bookkeeper');
    await answerAll(again);
    await button('Apply', again).click();
    await card('Bookkeeper').getByText('Applied', { exact: true }).waitFor();
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
    expect((await received('Stage Director')).candidatePitch).toContain('/files/');
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
    await expect.poll(() => page.getByRole('heading', { name: 'Questions' }).count()).toBe(0);
    await page.getByText('Applied', { exact: true }).waitFor();
    await screenshot(page, 'job-description-candidate');
    await page.goBack();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

describe('after applying', () => {
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
    await expect.poll(() => statusIn(row('Bookkeeper')).textContent()).toBe('Rejected');
    await expect.poll(() => statusIn(row('Web Developer')).textContent()).toBe('Pending');
    await screenshot(page, 'applied-jobs');
    await expectAccessible(page);
    await button(/^View Details of Web Developer$/).click();
    const details = dialog('Application Details');
    await details.getByText('Erin Employer').first().waitFor();
    await details.getByRole('tab', { name: 'Skills' }).waitFor();
    await expect.poll(() => details.getByRole('tab', { name: 'Questions' }).count()).toBe(0);
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
    await expect.poll(() => statusIn(row('Night Nurse')).textContent()).toBe('AI Interview Scheduled');

    // Long enough that a slow machine still shows it closed.
    const soon = Date.now() + 20_000;
    await callApi(server.url, scheduleInterview, { applicationId, date: soon }, employer.token);
    await page.goto(`${server.url}/scheduled-interviews`);
    const start = (role: string) => button(`Start the interview for ${role}`);
    await start('Web Developer').waitFor();
    await expect.poll(() => start('Web Developer').isDisabled()).toBe(true);
    await expect.poll(() => row('Web Developer').getByRole('cell').last().textContent()).toBe('-');
    // Newest first.
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Night Nurse');
    await page
      .getByRole('button', { name: 'Start the interview for Web Developer', disabled: false })
      .waitFor();
    expect(Date.now()).toBeGreaterThanOrEqual(soon);
    await expect.poll(() => start('Night Nurse').isDisabled()).toBe(true);
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

test('a submitted interview is COMPLETED, and leads to its feedback', async () => {
  const row = page.getByRole('row').filter({ hasText: 'Web Developer' });
  const own = await callApi(server.url, getCandidateApplications, {}, candidate.token);
  const { applicationId = '' } = own.find(({ role }) => role === 'Web Developer') ?? {};
  const consent = { applicationId, consentVersion: CONSENT_VERSION };
  await callApi(server.url, startInterview, consent, candidate.token);
  await callApi(server.url, submitInterview, { applicationId, answers: [] }, candidate.token);
  await page.goto(`${server.url}/applied-jobs`);
  await expect.poll(() => statusIn(row).textContent()).toBe('COMPLETED');
  await button('View Details of Web Developer').click();
  await dialog('Application Details').getByRole('link', { name: 'Feedback: Web Developer' }).waitFor();
  await expect.poll(() => button('Withdraw application').count()).toBe(0);
  await page.goto(`${server.url}/scheduled-interviews`);
  await row.getByText('COMPLETED', { exact: true }).waitFor();
  await expect.poll(() => button('Start the interview for Web Developer').isDisabled()).toBe(true);
  await row.getByRole('link', { name: 'Feedback: Web Developer' }).click();
  await page.waitForURL(`**/feedback?id=${applicationId}`);
});

describe('withdrawing an application', () => {
  const row = (role: string) => page.getByRole('row').filter({ hasText: role });
  const openDetails = async (role: string) => {
    await page.goto(`${server.url}/applied-jobs`);
    await button(`View Details of ${role}`).click();
    return dialog('Application Details');
  };

  test('a scheduled one, with its interview, after a confirmation', async () => {
    const details = await openDetails('Night Nurse');
    await button('Withdraw application', details).click();
    const question = dialog('Withdraw your application for Night Nurse?');
    await question
      .getByText(/Erin Employer is told by mail.* Your interview on .* is called off\./)
      .waitFor();
    await screenshot(page, 'withdraw');
    await expectAccessible(page);
    await button('Keep it', question).click();
    await details.getByText('AI Interview Scheduled').waitFor();

    await button('Withdraw application', details).click();
    await button('Withdraw', question).click();
    await expectText('Application withdrawn successfully.');
    await details.getByText('Withdrawn', { exact: true }).waitFor();
    await expect.poll(() => button('Withdraw application', details).count()).toBe(0);
    await button('Close', details).first().click();
    await expect.poll(() => statusIn(row('Night Nurse')).textContent()).toBe('Withdrawn');
    await screenshot(page, 'applied-jobs-withdrawn');
    await expectAccessible(page);
    const mail = await readMail(server.url, employer.email, { subject: 'Application withdrawn' });
    expect(mail.subject).toContain('Cara Candidate for Night Nurse');

    await page.goto(`${server.url}/scheduled-interviews`);
    await row('Web Developer').waitFor();
    await expect.poll(() => row('Night Nurse').count()).toBe(0);
  });

  test('a pending one on a phone, and applying again', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const details = await openDetails('Stage Director');
    await button('Withdraw application', details).click();
    await button('Withdraw', dialog('Withdraw your application for Stage Director?')).click();
    await details.getByText('Withdrawn', { exact: true }).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(received('Stage Director')).rejects.toThrow('Nobody has applied');

    await page.goto(`${server.url}/open-jobs`);
    await button('Apply: Stage Director', card('Stage Director')).click();
    const box = dialog('Apply for Stage Director');
    await answer('Are you willing to travel?', 'No');
    await answer('Are you willing to relocate?', 'Yes');
    await fileInput('Pitch video', box).setInputFiles(VIDEO);
    await box.getByRole('checkbox').check();
    await button('Apply', box).click();
    await card('Stage Director').getByText('Applied', { exact: true }).waitFor();
    expect(await received('Stage Director')).toMatchObject({
      isTravelPreferred: false,
      isReloactionPreferred: true,
    });
    await page.goto(`${server.url}/applied-jobs`);
    await expect.poll(() => statusIn(row('Stage Director')).textContent()).toBe('Pending');
  });
});
