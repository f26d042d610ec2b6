import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeEach, expect } from 'vitest';
import type { Person } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { screensOf, startLargeCompany, type LargeCompany } from './harness/large-company.ts';
import { signedIn } from './harness/people.ts';
import { test } from './harness/worker.ts';

/** A company with 500 jobs and 5,000 applications, as its members see it. */

let company: LargeCompany;
let url: string;
let person: Person;
let page: Page;

test.beforeAll(async ({ shared }) => {
  company = await startLargeCompany();
  ({ url } = company.server);
  person = await shared.browser.newPerson(signedIn(url, company.employer));
  page = person.page;
});
afterAll(() => company?.stop());

beforeEach(() => page.setViewportSize({ width: 1280, height: 800 }));

const { button } = drive(() => page);
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const items = (list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
const card = () => page.getByRole('button', { name: /^Software Engineer/ });

async function isInView(one: Locator): Promise<boolean> {
  const box = await one.boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0);
}

test('each screen shows its first rows', async () => {
  for (const [address, content] of screensOf(page)) {
    await page.goto(`${url}${address}`);
    for (const each of content) await each.waitFor();
  }
});

test('a job far down the list, opened by its address, is the first card, chosen and in view', async () => {
  await page.goto(`${url}/interview-scheduled`);
  const cards = page.getByRole('region', { name: 'Jobs with upcoming interviews' });
  await card().nth(29).waitFor();
  const far = 'Software Engineer 240';
  await expect.poll(() => cards.getByText(far, { exact: true }).count()).toBe(0);
  const jobId = await idOf(far);
  await page.goto(`${url}/interview-scheduled?jobId=${jobId}`);
  const chosen = cards.getByRole('button', { pressed: true });
  await chosen.getByText(far, { exact: true }).waitFor();
  await expect.poll(() => isInView(chosen)).toBe(true);
  await page.getByRole('heading', { name: `Interviews for ${far}`, exact: true }).waitFor();
});

test('a job within the list is in view too, however it is chosen and at any width of the window', async () => {
  await page.goto(`${url}/application-received`);
  const cards = page.getByRole('region', { name: 'Jobs with applications' }).getByRole('button', {
    name: /^Software Engineer/,
  });
  await cards.nth(29).waitFor();
  const chosen = cards.and(page.getByRole('button', { pressed: true }));
  const [role] = (await cards.nth(20).textContent())?.match(/^Software Engineer \d+(?=Contract)/) ?? [];
  const jobId = await idOf(role ?? '');
  await page.goto(`${url}/application-received?jobId=${jobId}`);
  await page.getByRole('heading', { name: `Applicants for ${role}`, exact: true }).waitFor();
  await expect.poll(() => isInView(chosen)).toBe(true);
  await button('Next jobs').click();
  await expect.poll(() => isInView(cards.nth(22))).toBe(true);
  await cards.nth(22).click();
  // The address changes before the page does.
  await expect.poll(() => cards.nth(22).getAttribute('aria-pressed')).toBe('true');
  expect(new URL(page.url()).searchParams.get('jobId')).not.toBe(jobId);
  await page.goBack();
  await page.getByRole('heading', { name: `Applicants for ${role}`, exact: true }).waitFor();
  await expect.poll(() => isInView(chosen)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => isInView(chosen)).toBe(true);
});

/** Finds the job's id through the search in the employer's own jobs. */
async function idOf(role: string): Promise<string> {
  await page.goto(`${url}/employer-jobs`);
  await page.getByLabel('Search my jobs').fill(role);
  await page.waitForURL(/search=/);
  await items('Jobs').getByText(role, { exact: true }).click();
  await page.waitForURL(/jobId=/);
  return new URL(page.url()).searchParams.get('jobId') ?? '';
}

test('a table is sorted over all its rows, not over the loaded ones', async () => {
  await page.goto(`${url}/application-received?jobId=${company.busiestJob}`);
  await page.getByText('Showing 25 of 667.').waitFor();
  const figures = async () =>
    (await page.getByRole('row').getByRole('cell').filter({ hasText: /%/ }).allTextContents()).map((text) =>
      Number.parseFloat(text),
    );
  // The second click comes before the first click's rows, and still counts as a second click.
  await button('Criteria Matches').dblclick();
  await expect.poll(async () => (await figures())[0]).toBe(100);
  const first = await figures();
  expect(first).toEqual(first.toSorted((a, b) => b - a));
  await button('Load more').click();
  await page.getByText('Showing 50 of 667.').waitFor();
  const more = await figures();
  expect(more).toHaveLength(50);
  expect(more).toEqual(more.toSorted((a, b) => b - a));

  // The order is in the address, so it survives a reload.
  expect(new URL(page.url()).searchParams.get('sort')).toBe('-criteriaMatches');
  await page.reload();
  await expect.poll(async () => (await figures())[0]).toBe(100);
  await button('Applicant').click();
  await row('Applicant 0').first().waitFor();
  person.expectNoProblems();
});
