import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { laterSteps, startDraft } from './harness/jobs.ts';
import { makeEmployer, type Account } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { test } from './harness/worker.ts';

let server: Roundone;
let employer: Account;
let person: Person;
let page: Page;

test.beforeEach(async ({ server: shared, open }) => {
  server = shared;
  employer = await makeEmployer(server.url);
  person = await open(employer);
  page = person.page;
});

const { button, expectText, choose } = drive(() => page);
const industry = () => page.getByRole('combobox', { name: 'Industry Type' });
const refuse = (route: Route) => route.fulfill({ status: 503 });

test('entries that arrive while their list is open fit the window', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/master/getMasterCompanySector*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${server.url}/create-job`);
  await industry().click();
  await page.getByRole('listbox').getByText('Please Wait...').waitFor();
  release();
  const last = page.getByRole('option').last();
  await expect
    .poll(() =>
      last.evaluate((each) => {
        const list = each.closest('[data-position]')!.getBoundingClientRect();
        return list.top >= 0 && list.bottom <= innerHeight;
      }),
    )
    .toBe(true);
  await page.getByRole('option', { name: 'Information Technology', exact: true }).click();
  await expect.poll(() => industry().inputValue()).toBe('Information Technology');
  person.expectNoProblems();
});

test('entries that could not be read are asked for again when their list is opened', async () => {
  await page.route('**/api/master/getMasterCompanySector*', refuse);
  await page.goto(`${server.url}/create-job`);
  await expectText('Master company sector list failed');
  await page.unroute('**/api/master/getMasterCompanySector*');
  await choose('Industry Type', 'Information Technology');
  await expect.poll(() => industry().inputValue()).toBe('Information Technology');
  await expect.poll(() => page.getByText('Master company sector list failed').count()).toBe(0);
  person.expectNoProblems([/503/]);
});

test('boxes that could not be read are asked for again with a button', async () => {
  const jobId = await startDraft(server.url, employer, 'Teacher');
  for (const doStep of laterSteps(server.url, employer, jobId).slice(0, 2)) await doStep();
  await page.route('**/api/master/getMasterEducation*', refuse);
  await page.goto(`${server.url}/create-job?jobId=${jobId}`);
  await expectText('Master education list failed');
  await page.unroute('**/api/master/getMasterEducation*');
  await button('Try again').click();
  await page.getByRole('radio').first().waitFor();
  person.expectNoProblems([/503/]);
});
