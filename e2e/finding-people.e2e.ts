import { expect } from 'vitest';
import { startInterview, submitInterview } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { callApi, makeEmployer, type Account } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** An employer with two people whose interviews await review. */
async function makeReviews(url: string): Promise<Account> {
  const employer = await makeEmployer(url);
  const jobId = await postInterviewJob(url, employer, 'Frontend Developer');
  for (const name of ['Rita Review', 'Rob Waiting']) {
    const candidate = await makeCandidate(url, name);
    const applicationId = await beScheduled(url, jobId, employer, candidate);
    await callApi(url, startInterview, { applicationId, consentVersion: CONSENT_VERSION }, candidate.token);
    await callApi(url, submitInterview, { applicationId, answers: [] }, candidate.token);
  }
  return employer;
}

let server: Roundone;
let employer: Account;
test.beforeAll(async ({ shared }) => {
  server = shared.server;
  employer = await makeReviews(server.url);
});

test('people are searched from the header of every page, and on a phone from the menu', async ({ open }) => {
  const person = await open(employer);
  const { page } = person;
  const { button } = drive(() => page);
  await page.goto(`${server.url}/employer-dashboard`);
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search applicants' });
  // The person's name keeps its space next to the field.
  await page
    .getByText(/^Welcome, /)
    .first()
    .waitFor();
  await field.fill('rita');
  await field.press('Enter');
  await page.waitForURL(/\/applicants\?text=rita$/);
  const found = page.getByRole('list', { name: 'People found' });
  await found.getByRole('link', { name: 'Rita Review' }).waitFor();
  await expect.poll(() => found.getByRole('listitem').filter({ hasText: 'Rob' }).count()).toBe(0);
  await screenshot(page, 'search');
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await button('Open menu').click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('searchbox', { name: 'Search applicants' }).fill('rob');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/applicants\?text=rob$/);
  await found.getByRole('link', { name: 'Rob Waiting' }).waitFor();
  await menu.waitFor({ state: 'hidden' });
  person.expectNoProblems();
});

test('a view of Hiring is saved and opened again, without the person who is shown', async ({ open }) => {
  const person = await open(employer);
  const { page } = person;
  const { button, dialog } = drive(() => page);
  await page.goto(`${server.url}/hiring?jobId=all&view=review&sort=name&minScore=0`);
  const people = page.getByRole('list', { name: 'Who to review' });
  await people.getByRole('link', { name: 'Rita Review' }).waitFor();
  await page.waitForURL(/[?&]id=/);
  await button(/^Saved views/).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await dialog('Save this view').getByLabel(/^Name/).fill('By name');
  await dialog('Save this view').getByRole('button', { name: 'Save', exact: true }).click();
  await dialog('Save this view').waitFor({ state: 'hidden' });

  await page.goto(`${server.url}/hiring?jobId=all&view=review`);
  await people.getByRole('link', { name: 'Rita Review' }).waitFor();
  await button(/^Saved views/).click();
  await page.getByRole('menuitem', { name: 'By name' }).click();
  await page.waitForURL(/minScore=0&sort=name/);
  person.expectNoProblems();
});

test('printed insights show the tables below the pictures', async ({ open }) => {
  const person = await open(employer);
  const { page } = person;
  await page.goto(`${server.url}/hiring?view=insights`);
  const pictures = page.getByRole('figure');
  await pictures.first().waitFor();
  const tables = () => pictures.getByRole('table').count();
  expect(await tables()).toBe(0);
  await screenshot(page, 'insights');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await tables()).toBe(await pictures.count());
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await tables()).toBe(0);
  person.expectNoProblems();
});
