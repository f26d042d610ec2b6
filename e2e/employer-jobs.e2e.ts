import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { expectAccessible } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { laterSteps, postJob, startDraft } from './harness/jobs.ts';
import { makeEmployer, signedIn, type Account } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

let server: Roundone;
let browser: SharedBrowser;
let employer: Account;
let person: Person;
let page: Page;

test.beforeAll(async ({ employerJourney }) => {
  ({ server, browser, employer, person, page } = employerJourney);
});

const { button, next, heading, dialog, expectText, choose } = drive(() => page);

/** Opens a step of the job whose id is in the address. */
async function openStep(step: string): Promise<void> {
  const address = new URL(page.url());
  address.searchParams.set('step', step);
  await page.goto(address.href);
}

describe('a draft is continued at its first step that is not done', () => {
  test('at each of the nine steps, and at the preview', async () => {
    const jobId = await startDraft(server.url, employer, 'Web Developer');
    const titles = [
      'Skills',
      'Questions',
      'Education',
      'Misc Information',
      'Interview Process',
      'Work Location',
      'Onboarding',
      'Personal Message',
    ];
    for (const [index, doStep] of laterSteps(server.url, employer, jobId).entries()) {
      await page.goto(`${server.url}/drafted-jobs`);
      await page.getByText(`Next: ${titles[index]}`).waitFor();
      await page.getByRole('link', { name: 'Continue' }).click();
      await heading(titles[index] ?? '').waitFor();
      await page.reload();
      await heading(titles[index] ?? '').waitFor();
      await doStep();
    }
    await page.goto(`${server.url}/drafted-jobs`);
    await page.getByRole('link', { name: 'Continue' }).click();
    await button('Post Job').click();
    await expectText('Job published successfully.');
  });

  test('one whose description names no known skill; its address opens no later step', async () => {
    await page.goto(`${server.url}/create-job`);
    await page.getByLabel('Designation').fill('Nurse');
    await choose('Industry Type', 'Health Care');
    await choose('Job Type', 'Direct Hire');
    await page.getByLabel('Fixed Salary').fill('70000');
    await page.getByRole('textbox', { name: 'Job Description' }).fill('Care for people.');
    await next();
    await heading('Skills').waitFor();
    await button('Extract from Job Description').click();
    await expectText('There were no skills mentioned in your Job Description to be extracted.');
    await openStep('preview');
    await heading('Skills').waitFor();
  });

  test('a draft that is deleted is restored, since it cannot be posted yet', async () => {
    await page.goto(`${server.url}/drafted-jobs`);
    await button('Delete').click();
    await button('Delete job', dialog(/^Delete Nurse/)).click();
    await expectText('There are no draft jobs till now.');
    await page.goto(`${server.url}/deleted-jobs`);
    await button('Restore').click();
    await button('Restore job', dialog(/^Restore Nurse/)).click();
    await expectText('There are no deleted jobs till now.');
  });

  test('a long list comes page by page', async () => {
    const drafts = page.getByRole('list', { name: 'Draft jobs' }).getByRole('listitem');
    for (let made = 1; made < 22; made++) await startDraft(server.url, employer, 'Copy Writer');
    await page.goto(`${server.url}/drafted-jobs`);
    await drafts.nth(19).waitFor();
    await expect.poll(() => drafts.count()).toBe(20);
    await button('Load more').click();
    await drafts.nth(21).waitFor();
    await expect.poll(() => button('Load more').count()).toBe(0);
  });
});

describe('the lists', () => {
  beforeAll(async () => {
    employer = await makeEmployer(server.url, 'Lee Lister');
    await postJob(server.url, employer, 'Software Engineer');
    person.expectNoProblems();
    person = await browser.newPerson(signedIn(server.url, employer));
    page = person.page;
    await page.goto(`${server.url}/employer-dashboard`);
  });
  const card = (name: string) =>
    page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').filter({ hasText: name });

  test('total jobs: card, panel with six tabs, search', async () => {
    await page.goto(`${server.url}/employer-jobs`);
    await card('Software Engineer').getByText('Open', { exact: true }).waitFor();
    const panel = page.getByRole('article');
    const tabs = await panel.getByRole('tab').allTextContents();
    expect(tabs).toEqual([
      'Job Description',
      'Skills',
      'Misc Information',
      'Questions',
      'Personal Message',
      'Onboarding',
    ]);
    await panel.getByText('with JavaScript.').waitFor();
    await expectAccessible(page);
    await screenshot(page, 'employer-jobs');
    await panel.getByRole('tab', { name: 'Misc Information' }).click();
    const travel = panel.getByRole('row').filter({ hasText: 'Travel' });
    await expect.poll(() => travel.getByRole('cell').last().textContent()).toBe('No');
    await panel.getByRole('tab', { name: 'Questions' }).click();
    await panel.getByText('Tell me about yourself?').waitFor();

    await expect.poll(() => page.getByRole('radio', { name: 'Open Jobs' }).count()).toBe(1);
    await expect.poll(() => page.getByRole('radio', { name: 'Closed Jobs' }).count()).toBe(0);
    await page.getByLabel('Search my jobs').fill('plumber');
    await expectText('You have no job like ‘plumber’.');
    await button('Show all jobs').click();
    await card('Software Engineer').waitFor();
    await expect.poll(() => page.getByLabel('Search my jobs').inputValue()).toBe('');
    await page.getByLabel('Search my jobs').fill('soft');
    await page.waitForURL('**/employer-jobs?search=soft');
    await card('Software Engineer').waitFor();
  });

  test('close and repost, each after a confirmation that names the job', async () => {
    await button('Close', card('Software Engineer')).click();
    await dialog(/^Close Software Engineer/).waitFor();
    await screenshot(page, 'employer-jobs-close');
    await button('Cancel').click();
    await button('Close', card('Software Engineer')).click();
    await button('Close job', dialog(/^Close Software Engineer/)).click();
    await expectText('Job closed successfully.');
    await card('Software Engineer').getByText('Close', { exact: true }).first().waitFor();
    await page.getByText('Closed Jobs', { exact: true }).click();
    await button('Repost', card('Software Engineer')).click();
    await button('Repost job', dialog(/^Repost Software Engineer/)).click();
    await expectText('Job Reposted Successfully.');
    await card('Software Engineer').getByText('Open', { exact: true }).waitFor();
  });

  test('delete, undo, delete again, repost from the deleted jobs', async () => {
    await button('Delete', card('Software Engineer')).click();
    await button('Delete job', dialog(/^Delete Software Engineer/)).click();
    await expectText('Job deleted successfully.');
    await expectText('There are no jobs posted till now.');
    await screenshot(page, 'employer-jobs-empty');
    await button('Undo').click();
    await expectText('Job restored successfully.');
    await card('Software Engineer').getByText('Open', { exact: true }).waitFor();
    await button('Delete', card('Software Engineer')).click();
    await button('Delete job', dialog(/^Delete Software Engineer/)).click();
    await expectText('There are no jobs posted till now.');
    await expect
      .poll(() => page.getByRole('link', { name: 'Create One' }).getAttribute('href'))
      .toBe('/create-job');

    await page.goto(`${server.url}/deleted-jobs`);
    await expectText('Deleted Jobs: 1');
    await screenshot(page, 'deleted-jobs');
    await button('Repost').click();
    await button('Repost job', dialog(/^Repost Software Engineer/)).click();
    await expectText('Job Reposted Successfully.');
    await expectText('There are no deleted jobs till now.');
  });

  test('update a posted job', async () => {
    await page.goto(`${server.url}/employer-jobs`);
    await page.getByRole('link', { name: 'Update' }).click();
    await button('Update Job').waitFor();
    await expect.poll(() => button('Save as Draft').count()).toBe(0);
    await button('Edit Job Details').click();
    await page.getByLabel('Designation').fill('Senior Software Engineer');
    await button('Save and Preview').click();
    await button('Update Job').click();
    await expectText('Job Updated successfully.');
    await page.waitForURL('**/employer-jobs');
    await card('Senior Software Engineer').waitFor();
  });

  test('a posted job gets another personal message, recorded here', async () => {
    await page.getByRole('link', { name: 'Update' }).click();
    await button('Edit Personal Message').click();
    await button('Record a video').click();
    await button('Start recording').click();
    await page.getByRole('timer').getByText('0:02').waitFor();
    await button('Stop recording').click();
    await page.getByLabel('Your recording').waitFor();
    const uploaded = page.waitForResponse((response) => response.url().includes('jobs/uploadVideo'));
    await button('Save and Preview').click();
    expect((await uploaded).status()).toBe(200);
    await button('Update Job').waitFor();
    const video = page.getByLabel('Personal message for Senior Software Engineer');
    const width = () => video.evaluate((element: HTMLVideoElement) => element.videoWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await button('Update Job').click();
    await page.waitForURL('**/employer-jobs');
  });

  test('on a phone a card leads to the job’s own page, with every action', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await card('Senior Software Engineer').getByText('Senior Software Engineer').click();
    await page.waitForURL('**/job-description?jobId=*');
    await page.reload();
    for (const title of [
      'Job Description',
      'Skills',
      'Misc Information',
      'Questions',
      'Personal Message',
      'Onboarding',
    ])
      await heading(title).waitFor();
    await expectAccessible(page);
    await screenshot(page, 'job-description');
    await button('Delete').click();
    await button('Delete job', dialog(/^Delete Senior/)).click();
    await page.waitForURL('**/employer-jobs');
    person.expectNoProblems();
  });
});
