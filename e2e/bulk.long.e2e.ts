import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  getApplicationByJobId,
  rejectJobApplication,
  scheduleInterview,
  sendCandidateApplication,
} from '#contract/interview/interview.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { deciding } from './harness/deciding.ts';
import { drive } from './harness/driver.ts';
import { postInterviewJob } from './harness/interviews.ts';
import { callApi, makeEmployer, type Account } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const WISH = { isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;

/** An employer with a job for which these people have applied, in this order. */
async function makeApplicants(url: string, names: readonly string[]) {
  const employer = await makeEmployer(url);
  const jobId = await postInterviewJob(url, employer, 'Frontend Developer');
  for (const name of names) {
    const { token } = await makeCandidate(url, name);
    await callApi(url, sendCandidateApplication, { jobId, ...WISH }, token);
  }
  return { employer, jobId };
}

/** The names in a job's list, as the server has it. */
async function namesIn(
  url: string,
  { token }: Account,
  jobId: string,
  applicationType: 'PENDING' | 'SCHEDULED' | 'REJECTED',
) {
  const rows = await callApi(url, getApplicationByJobId, { jobId, applicationType, limit: 100 }, token);
  return rows.map(({ candidateName }) => candidateName).toSorted();
}

async function idOf(url: string, { token }: Account, jobId: string, name: string): Promise<string> {
  const rows = await callApi(url, getApplicationByJobId, { jobId, text: name }, token);
  return rows[0]!.applicationId;
}

function at(page: Page) {
  return {
    ...drive(() => page),
    box: (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true }),
    bar: page.getByRole('region', { name: 'Selected' }),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
  };
}

test('people are chosen with the keyboard, stay chosen in another order and in a search, and are declined at once', async ({
  server,
  open,
}) => {
  const { employer, jobId } = await makeApplicants(server.url, [
    'Ada Adams',
    'Ben Brown',
    'Cleo Cole',
    'Dora Dean',
  ]);
  const person = await open(employer);
  const { page } = person;
  const { box, bar, row, button } = at(page);
  await page.goto(`${server.url}/application-received?jobId=${jobId}`);
  // Newest first: Dora, Cleo, Ben, Ada.
  await box('Dora Dean').focus();
  await page.keyboard.press('Space');
  await bar.getByText('1 selected').waitFor();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await bar.getByText('3 selected').waitFor();
  await expect.poll(() => box('Ben Brown').isChecked()).toBe(true);
  await screenshot(page, 'bulk-chosen');
  await expectAccessibleInBothSchemes(page);

  await button('Applicant').click();
  await page.waitForURL(/sort=candidateName/);
  await bar.getByText('3 selected').waitFor();
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('ada');
  await page.waitForURL(/text=ada/);
  await row('Cleo Cole').waitFor({ state: 'detached' });
  await bar.getByText('3 selected').waitFor();
  await button(/^Saved views/).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('dialog', { name: 'Save this view' }).getByLabel('Name').fill('Everybody called Ada');
  await button('Save', page.getByRole('dialog')).click();
  await button(/^Saved views: Everybody called Ada/).waitFor();
  await button(/Remove the filter/).click();
  await row('Cleo Cole').waitFor();
  await button(/^Saved views/).click();
  await page.getByRole('menuitem', { name: 'Everybody called Ada' }).click();
  await row('Cleo Cole').waitFor({ state: 'detached' });
  await bar.getByText('3 selected').waitFor();
  await button(/Remove the filter/).click();
  await row('Cleo Cole').waitFor();

  // Meanwhile, someone else accepts one of the three.
  const applicationId = await idOf(server.url, employer, jobId, 'Ben Brown');
  await callApi(server.url, scheduleInterview, { applicationId, date: Date.now() }, employer.token);
  await bar.getByRole('button', { name: 'Decline' }).click();
  const { dialog, decline } = deciding(page);
  await decline('Not enough experience');
  // Who was not declined, and why.
  await dialog
    .getByRole('list', { name: 'Not declined' })
    .getByText(/^Ben Brown: .*AI Interview/)
    .waitFor();
  await button('OK', dialog).click();
  await row('Cleo Cole').waitFor({ state: 'detached' });
  await expect.poll(() => bar.count()).toBe(0);
  expect(await namesIn(server.url, employer, jobId, 'PENDING')).toEqual(['Ada Adams']);
  person.expectNoProblems();
});

test('many are accepted with one window, and all that match can be chosen beyond what is shown', async ({
  server,
  open,
}) => {
  const names = ['Ada Adams', 'Ben Brown', 'Cleo Cole', 'Dora Dean', 'Emil Egger'];
  const { employer, jobId } = await makeApplicants(server.url, names);
  const person = await open(employer);
  const { page } = person;
  const { box, bar } = at(page);
  // Two people per page, of the server's five.
  await page.route(/getApplicationByJobId\?.*limit=25/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '2');
    return route.continue({ url: url.href });
  });
  await page.goto(`${server.url}/application-received?jobId=${jobId}`);
  await page.getByText('Showing 2 of 5.').waitFor();
  await box('Emil Egger').check();
  await bar.getByRole('button', { name: 'Select all 5 that match' }).click();
  await bar.getByText('5 selected').waitFor();
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  for (const name of names) expect(file).toContain(name);

  await bar.getByRole('button', { name: 'Accept' }).click();
  await deciding(page).accept();
  await expect.poll(() => namesIn(server.url, employer, jobId, 'SCHEDULED')).toEqual(names);
  person.expectNoProblems();
});

test('the work begins on the first screen, and the carousel has 3, 2 or 1 jobs in view', async ({
  server,
  open,
}) => {
  const { employer, jobId } = await makeApplicants(server.url, ['Ada Adams', 'Ben Brown']);
  const more = await Promise.all(
    ['B', 'C', 'D'].map((letter) => postInterviewJob(server.url, employer, `Job ${letter}`)),
  );
  const cleo = await makeCandidate(server.url, 'Cleo Cole');
  for (const each of more)
    await callApi(server.url, sendCandidateApplication, { jobId: each, ...WISH }, cleo.token);
  const person = await open(employer);
  const { page } = person;
  const { row } = at(page);
  const cards = page
    .getByRole('region', { name: 'Jobs with applications' })
    .getByRole('button', { pressed: undefined });
  const inView = async () => {
    const width = page.viewportSize()!.width;
    const boxes = await Promise.all((await cards.all()).map((each) => each.boundingBox()));
    return boxes.filter(
      (each) => each !== null && each.width > 100 && each.x >= 0 && each.x + each.width <= width,
    ).length;
  };
  await page.goto(`${server.url}/application-received?jobId=${jobId}`);
  const last = row('Ada Adams');
  await last.waitFor();
  const box = (await last.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(800);
  expect(box.height).toBeLessThanOrEqual(46);
  await expect.poll(inView).toBe(3);
  await page.setViewportSize({ width: 780, height: 800 });
  await expect.poll(inView).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(inView).toBe(1);
  person.expectNoProblems();
});

test('on a phone a long press chooses a card, and the dashboard is shorter than three screens', async ({
  server,
  open,
}) => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana', 'Ivo', 'Jule', 'Kai', 'Lena'];
  const people = names.map((name) => `${name} Example`);
  const { employer, jobId } = await makeApplicants(server.url, people);
  for (const [index, name] of people.slice(0, 7).entries()) {
    const applicationId = await idOf(server.url, employer, jobId, name);
    if (index < 3) await callApi(server.url, rejectJobApplication, { applicationId }, employer.token);
    else await callApi(server.url, scheduleInterview, { applicationId, date: Date.now() }, employer.token);
  }
  const person = await open(employer, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = person;
  const { bar } = at(page);
  await page.goto(`${server.url}/application-received?jobId=${jobId}`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Lena Example', exact: true }) });
  await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await bar.getByText('1 selected').waitFor();
  await card.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
  await screenshot(page, 'bulk-cards');
  await expectAccessibleInBothSchemes(page);

  await page.goto(`${server.url}/employer-dashboard`);
  await page.getByRole('list', { name: 'Declined Interview' }).getByRole('listitem').first().waitFor();
  await page.getByText('5 applications to decide').waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(3 * 844);
  await screenshot(page, 'dashboard-work');
  await expectAccessibleInBothSchemes(page);
  person.expectNoProblems();
});
