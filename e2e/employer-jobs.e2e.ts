import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { expectAccessible } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { postJob, startDraft } from './harness/jobs.ts';
import { makeEmployer, type Account } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

let server: Roundone;
let employer: Account;
let person: Person;
let page: Page;

/** Each test has its own employer and page. */
test.beforeEach(async ({ server: shared, open }) => {
  server = shared;
  employer = await makeEmployer(server.url, 'Lee Lister');
  person = await open(employer);
  page = person.page;
});
afterEach(() => person.expectNoProblems());

const { button, heading, dialog, expectText } = drive(() => page);

test('drafts are loaded page by page, and one is continued at its first step that is not done', async () => {
  const drafts = page.getByRole('list', { name: 'Draft jobs' }).getByRole('listitem');
  for (let made = 0; made < 21; made += 1) await startDraft(server.url, employer, 'Copy Writer');
  const jobId = await startDraft(server.url, employer, 'Beekeeper', '<p>Care for bees.</p>');
  await page.goto(`${server.url}/drafted-jobs`);
  await drafts.nth(19).waitFor();
  await expect.poll(() => drafts.count()).toBe(20);
  await button('Load more').click();
  await drafts.nth(21).waitFor();
  await expect.poll(() => button('Load more').count()).toBe(0);

  const draft = drafts.filter({ hasText: 'Beekeeper' });
  await draft.getByText('Next: Skills').waitFor();
  await draft.getByRole('link', { name: 'Continue' }).click();
  await heading('Skills').waitFor();
  await button('Extract from Job Description').click();
  await expectText('There were no skills mentioned in your Job Description to be extracted.');
  // Its address leads no further.
  await page.goto(`${server.url}/create-job?jobId=${jobId}&step=preview`);
  await heading('Skills').waitFor();
});

test('a job is shown with its six tabs, searched, closed, reposted, deleted and restored, and on a phone has its own page', async () => {
  await postJob(server.url, employer, 'Software Engineer');
  const card = (name: string) =>
    page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').filter({ hasText: name });
  await page.goto(`${server.url}/employer-jobs`);
  await card('Software Engineer').getByText('Open', { exact: true }).waitFor();
  const panel = page.getByRole('article');
  await expect
    .poll(() => panel.getByRole('tab').allTextContents())
    .toEqual([
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
  await expectText('None of your jobs match ‘plumber’.');
  await button('Show all jobs').click();
  await card('Software Engineer').waitFor();
  await expect.poll(() => page.getByLabel('Search my jobs').inputValue()).toBe('');
  await page.getByLabel('Search my jobs').fill('soft');
  await page.waitForURL('**/employer-jobs?search=soft');
  await card('Software Engineer').waitFor();

  await page.goto(`${server.url}/employer-jobs`);
  await button(/^Close: /, card('Software Engineer')).click();
  await dialog(/^Close Software Engineer/).waitFor();
  await screenshot(page, 'employer-jobs-close');
  await button('Cancel').click();
  await button(/^Close: /, card('Software Engineer')).click();
  await button('Close job', dialog(/^Close Software Engineer/)).click();
  await expectText('Job closed successfully.');
  await card('Software Engineer').getByText('Close', { exact: true }).first().waitFor();
  await page.getByText('Closed Jobs', { exact: true }).click();
  await button(/^Repost: /, card('Software Engineer')).click();
  await button('Repost job', dialog(/^Repost Software Engineer/)).click();
  await expectText('Job Reposted Successfully.');
  await card('Software Engineer').getByText('Open', { exact: true }).waitFor();

  await page.goto(`${server.url}/employer-jobs`);
  await button(/^Delete: /, card('Software Engineer')).click();
  await button('Delete job', dialog(/^Delete Software Engineer/)).click();
  await expectText('Job deleted successfully.');
  await expectText('There are no jobs posted till now.');
  await screenshot(page, 'employer-jobs-empty');
  await button('Undo').click();
  await expectText('Job restored successfully.');
  await card('Software Engineer').getByText('Open', { exact: true }).waitFor();
  await button(/^Delete: /, card('Software Engineer')).click();
  await button('Delete job', dialog(/^Delete Software Engineer/)).click();
  await expectText('There are no jobs posted till now.');
  await expect
    .poll(() => page.getByRole('link', { name: 'Create One' }).getAttribute('href'))
    .toBe('/create-job');

  await page.goto(`${server.url}/deleted-jobs`);
  await expectText('Deleted Jobs: 1');
  await screenshot(page, 'deleted-jobs');
  await button(/^Repost: /).click();
  await button('Repost job', dialog(/^Repost Software Engineer/)).click();
  await expectText('Job Reposted Successfully.');
  await expectText('There are no deleted jobs till now.');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/employer-jobs`);
  await card('Software Engineer').getByText('Software Engineer').click();
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
  await button(/^Delete: /).click();
  await button('Delete job', dialog(/^Delete Software Engineer/)).click();
  await page.waitForURL('**/employer-jobs');
});
