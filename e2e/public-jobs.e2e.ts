import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { closeJob, getJobById, saveJob } from '#contract/job/jobs.ts';
import { expectAccessible } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { callApi, makeEmployer, signInOnPage, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

let server: Roundone;
let browser: SharedBrowser;
let employer: Account;
let candidate: Account;
let person: Person;
let page: Page;
/** Ids by designation. */
const jobs: Record<string, string> = {};
let shared = '';

beforeAll(async () => {
  server = await launchRoundone();
  employer = await makeEmployer(server.url);
  candidate = await makeCandidate(server.url);
  for (const role of ['Lighthouse Keeper', 'Beekeeper'])
    jobs[role] = await postJob(server.url, employer, role);
});
afterAll(() => server?.stop());
test.beforeAll(({ shared }) => {
  ({ browser } = shared);
});

const { button, expectText } = drive(() => page);
const list = () => page.getByRole('list', { name: 'Open jobs' });
const card = (role: string) => list().getByRole('listitem').filter({ hasText: role });
const panel = (role: string) => page.getByRole('article', { name: new RegExp(`^${role}`) });
const close = (role: string) => callApi(server.url, closeJob, { refJobId: jobs[role] ?? '' }, employer.token);

async function beSomebodyElse(): Promise<void> {
  person = await browser.newPerson();
  page = person.page;
}

describe('visitors', () => {
  beforeAll(beSomebodyElse);

  test('find the open jobs from the landing page, and read one', async () => {
    await page.goto(server.url);
    await page.getByRole('link', { name: 'See the open jobs' }).click();
    await expectText('Total Jobs: 2');
    await screenshot(page, 'public-jobs');
    await expectAccessible(page);
    await page.getByLabel('Designation').fill('bee');
    await button('Search').click();
    await expectText('Total Jobs: 1');
    await card('Beekeeper').getByRole('link').click();
    await page.waitForURL('**/jobs/R1-*');
    shared = page.url();
    await page.getByText('with JavaScript.').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Questions' }).count()).toBe(0);
    await screenshot(page, 'public-job');
    await expectAccessible(page);
  });

  test('sign in to apply, and are then at the job', async () => {
    await page.getByRole('link', { name: 'Sign in to apply' }).click();
    await page.waitForURL('**/login?as=candidate&returnTo=**');
    await page.getByLabel('Email').fill(candidate.email);
    await page.getByLabel('Password', { exact: true }).fill(candidate.password);
    await button('Sign In').click();
    await page.waitForURL(`**/open-jobs?jobId=${jobs['Beekeeper']}`);
    await button('Apply', panel('Beekeeper')).waitFor();
    person.expectNoProblems();
    await expect.poll(() => panel('Beekeeper').count()).toBe(1);
  });
});

describe('candidates', () => {
  test('share a link to a job', async () => {
    await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button('Share', panel('Beekeeper')).click();
    await expectText('The link was copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(shared);
    await page.waitForURL(`**/job-description?jobId=${jobs['Beekeeper']}`);
    await button('Share').waitFor();
    await screenshot(page, 'job-description-actions');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('save jobs, find them again, and see which were closed', async () => {
    await page.goto(`${server.url}/open-jobs`);
    const mark = (role: string) => button(`Save ${role}`, card(role));
    await mark('Beekeeper').click();
    await page.getByRole('button', { name: 'Save Beekeeper', pressed: true }).waitFor();
    await card('Lighthouse Keeper').getByText('Lighthouse Keeper').click();
    // The button says so at once, and a reload would end the call.
    const saved = page.waitForResponse((response) => response.url().endsWith(`/api/${saveJob.path}`));
    await button('Save', panel('Lighthouse Keeper')).click();
    await button('Saved', panel('Lighthouse Keeper')).waitFor();
    await saved;
    await page.reload();
    await page.getByRole('button', { name: 'Save Lighthouse Keeper', pressed: true }).waitFor();

    await close('Lighthouse Keeper');
    await page.getByText('Saved', { exact: true }).first().click();
    await page.waitForURL('**show=saved*');
    await expectText('Total Jobs: 2');
    await card('Lighthouse Keeper').getByText('No longer open').waitFor();
    await screenshot(page, 'open-jobs-saved');
    await expectAccessible(page);
    await mark('Lighthouse Keeper').click();
    await card('Lighthouse Keeper').waitFor({ state: 'detached' });
    await expectText('Total Jobs: 1');
    await panel('Beekeeper').waitFor();
    await mark('Beekeeper').click();
    await expectText('You haven’t saved any jobs yet.');
    await button('Show all open jobs').click();
    await card('Beekeeper').waitFor();
    person.expectNoProblems();
  });
});

test('the job’s employer is led to their own job', async () => {
  await beSomebodyElse();
  await signInOnPage(page, server.url, employer);
  await page.goto(shared);
  await page.waitForURL(`**/job-description?jobId=${jobs['Beekeeper']}`);
  await button(/^Close: /).waitFor();
  const { shareUrl } = await callApi(
    server.url,
    getJobById,
    { jobId: jobs['Beekeeper'] ?? '' },
    employer.token,
  );
  expect(shareUrl).toBe(shared);
});
