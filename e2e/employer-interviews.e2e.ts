import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import {
  getApplicationByJobId,
  getFeedback,
  rejectJobApplication,
  sendCandidateApplication,
  startInterview,
  submitInterview,
} from '#contract/interview.ts';
import { CONSENT_VERSION } from '#contract/limits.ts';
import { expectAccessible } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { makeCandidate, receivedApplication } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { readMail } from './harness/mail.ts';
import { callApi, type Account } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

let server: Roundone;
let employer: Account;
let person: Person;
let page: Page;
let jobId: string;

test.beforeAll(async ({ employerJourney }) => {
  ({ server, employer, person, page } = employerJourney);
  jobId = await postInterviewJob(server.url, employer, 'Frontend Developer');
});

const { button, dialog, expectText } = drive(() => page);
const visit = (path: string) => page.goto(`${server.url}${path}`);
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const columns = () => page.getByRole('columnheader').allTextContents();

async function apply(name: string): Promise<Account> {
  const candidate = await makeCandidate(server.url, name);
  const wish = { jobId, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
  await callApi(server.url, sendCandidateApplication, wish, candidate.token);
  return candidate;
}

async function scheduled(name: string) {
  const list = { jobId, applicationType: 'SCHEDULED' } as const;
  const rows = await callApi(server.url, getApplicationByJobId, list, employer.token);
  return rows.find(({ candidateName }) => candidateName === name);
}

/** Chooses midnight of the first day on offer, which is today, so the interview opens at once. */
async function chooseToday(): Promise<void> {
  const form = dialog('Schedule Interview');
  await form.getByLabel('Date').click();
  await page
    .getByRole('button', { name: /^\d{1,2} [A-Z][a-z]+ \d{4}$/, disabled: false })
    .first()
    .click();
  await form.getByLabel('Hours').fill('12');
  await form.getByLabel('Minutes').fill('00');
  await form.getByLabel('AM or PM').selectOption('AM');
  await form.getByText(/has passed: the interview opens at once/).waitFor();
}

describe('accepting with an accommodation', () => {
  let tess: Account;

  test('is offered, and hidden until it is opened', async () => {
    tess = await apply('Tess Time');
    await visit('/application-received');
    await row('Tess Time').getByRole('button', { name: 'Accept Tess Time' }).click();
    const form = dialog('Schedule Interview');
    const optional = button('Accommodation (optional)', form);
    await expect.poll(() => optional.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => form.getByLabel('Record only').isVisible()).toBe(false);
    await optional.click();
    await form.getByText('1.5×', { exact: true }).click();
    await form.getByLabel('Record only').check();
    await button('Accommodation (1.5× time, record only)', form).waitFor();
    await screenshot(page, 'schedule-accommodation');
    await expectAccessible(page);
  });

  test('is in the mail to the candidate that schedules the interview', async () => {
    await chooseToday();
    await button('Schedule Interview', dialog('Schedule Interview')).click();
    await expectText('Interview scheduled successfully.');
    await expectText('There are no application received till now.');
    expect(await scheduled('Tess Time')).toMatchObject({ timeFactor: 1.5, recordOnly: true });
    const mail = await readMail(server.url, tess.email, { subject: 'Your interview' });
    expect(mail.text).toContain('You have 1.5 times the usual time for each answer.');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['interview.ics']);
  });

  test('stands in the row of the upcoming interview, where it can be changed until the interview begins', async () => {
    await visit('/interview-scheduled');
    await expectText('Total Interviews Scheduled: 1');
    await row('Tess Time').waitFor();
    await expect
      .poll(() => columns())
      .toEqual([
        'S.No.',
        'Date of Interview',
        'Applicant',
        'Email ID',
        'Contact No.',
        'Criteria Matches',
        'Accommodation',
      ]);
    await row('Tess Time')
      .getByRole('button', { name: /^1\.5× time, record only/ })
      .click();
    const form = dialog('Accommodation: Tess Time');
    await expect.poll(() => form.getByRole('radio', { name: '1.5×' }).isChecked()).toBe(true);
    await form.getByText('2×', { exact: true }).click();
    await form.getByLabel('Record only').uncheck();
    await screenshot(page, 'accommodation');
    await expectAccessible(page);
    await button('Save', form).click();
    await expectText('Accommodation saved.');
    await row('Tess Time')
      .getByRole('button', { name: /^2× time/ })
      .waitFor();
    await screenshot(page, 'upcoming-accommodation');
    await expectAccessible(page);

    const applicationId = (await scheduled('Tess Time'))?.applicationId ?? '';
    const mail = await readMail(server.url, tess.email, { subject: 'Your interview' });
    expect(mail.text).toContain('You have 2 times the usual time for each answer.');
    const consent = { applicationId, consentVersion: CONSENT_VERSION };
    await row('Tess Time')
      .getByRole('button', { name: /^2× time/ })
      .click();
    await form.getByText('Usual time', { exact: true }).click();
    await callApi(server.url, startInterview, consent, tess.token);
    await button('Save', form).click();
    await dialog('Please check').getByText('The interview has begun already').waitFor();
    await button('OK').click();
    await row('Tess Time')
      .getByRole('button', { name: /^2× time/ })
      .waitFor();
  });
});

describe('deciding', () => {
  test('on an application that was decided elsewhere says so, and shows the current state', async () => {
    await apply('Dora Decided');
    await visit('/application-received');
    await row('Dora Decided').getByRole('button', { name: 'Accept' }).click();
    await chooseToday();
    const { applicationId } = await receivedApplication(server.url, employer, jobId);
    await callApi(server.url, rejectJobApplication, { applicationId }, employer.token);
    await button('Schedule Interview', dialog('Schedule Interview')).click();
    await dialog('Please check').getByText('This application was declined already.').waitFor();
    await button('OK').click();
    await expectText('There are no application received till now.');
  });

  test('with the keyboard alone: decline, with a question that names the person', async () => {
    await apply('Kay Keys');
    await visit('/application-received');
    await row('Kay Keys').getByRole('button', { name: 'Decline Kay Keys' }).focus();
    await page.keyboard.press('Enter');
    const question = dialog('Decline Kay Keys?');
    await question.getByText('The application of Kay Keys for Frontend Developer is declined').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    const opener = row('Kay Keys').getByRole('button', { name: 'Decline Kay Keys' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await button('Decline', question).focus();
    await page.keyboard.press('Enter');
    await expectText('Application rejected successfully.');
    await expectText('There are no application received till now.');
  });
});

describe('completed interviews', () => {
  test('have links to their reports, which lead back', async () => {
    const cody = await makeCandidate(server.url, 'Cody Complete');
    const applicationId = await beScheduled(server.url, jobId, employer, cody);
    const consent = { applicationId, consentVersion: CONSENT_VERSION };
    await callApi(server.url, startInterview, consent, cody.token);
    await callApi(server.url, submitInterview, { applicationId, answers: [] }, cody.token);
    const status = async () =>
      (await callApi(server.url, getFeedback, { applicationId }, employer.token))?.analysisStatus;
    await expect.poll(status).toBe('ready');

    await visit('/completed-interviews');
    await page
      .getByRole('button', { name: /^Frontend Developer/ })
      .getByText('Interviews completed: 1')
      .waitFor();
    await row('Cody Complete').waitFor();
    await expect
      .poll(() => columns())
      .toEqual([
        'S.No.',
        'Date of Interview',
        'Applicant',
        'Email ID',
        'Contact No.',
        'Criteria Matches',
        'Feedback',
      ]);
    const cells = await row('Cody Complete').getByRole('cell').allTextContents();
    expect(cells[0]).toBe('1');
    expect(cells[1]).toMatch(/^\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M \S+$/);
    expect(cells.slice(3, 5)).toEqual([cody.email, '5550101234']);
    expect(cells[5]).toMatch(/^(\d+\.\d\d%|-)$/);
    await screenshot(page, 'completed-interviews');
    await expectAccessible(page);
    await row('Cody Complete').getByRole('link', { name: 'Feedback on Cody Complete' }).click();
    await page.waitForURL(`**/feedback?id=${applicationId}`);
    await page.getByRole('heading', { name: 'Cody Complete' }).waitFor();
    await page.goBack();
    await row('Cody Complete').waitFor();
    await visit('/employer-dashboard');
    const completed = page.getByRole('table', { name: 'Completed Interview' });
    await completed.getByText('Review Pending').waitFor();
    await completed.getByRole('link', { name: 'Review Cody Complete' }).click();
    await page.waitForURL(`**/feedback?id=${applicationId}`);
  });
});

describe('on a phone', () => {
  test('the tables are cards that can be put in order, and nothing is wider than the screen', async () => {
    for (const name of ['Zoe Zander', 'Amy Ames', 'Max Mole', 'Lou Lane', 'Bob Boone']) await apply(name);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/application-received');
    const cards = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
    await cards.nth(4).waitFor();
    const names = async () => (await cards.getByRole('link', { name: /^\w+ \w+$/ }).allTextContents()).join();
    await page.getByLabel('Sort by').selectOption({ label: 'Applicant, ascending' });
    await expect.poll(names).toBe('Amy Ames,Bob Boone,Lou Lane,Max Mole,Zoe Zander');
    for (const path of ['/application-received', '/interview-scheduled', '/completed-interviews']) {
      await visit(path);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.getByRole('listitem').filter({ hasText: '@example.com' }).first().waitFor();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, path).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    person.expectNoProblems();
  });
});

test('a list that cannot be loaded says so in a modal, and can be loaded again', async () => {
  const second = await postInterviewJob(server.url, employer, 'Backend Developer');
  await beScheduled(server.url, second, employer, await makeCandidate(server.url, 'Nat Network'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(`/interview-scheduled?jobId=${jobId}`);
  await row('Tess Time').waitFor();
  await person.context.setOffline(true);
  await page.getByRole('button', { name: /^Backend Developer/ }).click();
  await dialog('Please check').getByText('Somthing went wrong').waitFor();
  await button('OK').click();
  await person.context.setOffline(false);
  await button('Try again').click();
  await row('Nat Network').waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  person.expectNoProblems([/ERR_INTERNET_DISCONNECTED/]);
});
