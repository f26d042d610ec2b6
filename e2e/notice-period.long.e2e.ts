import { expect } from 'vitest';
import type { Locator } from 'playwright-core';
import { getApplicationByJobId, sendCandidateApplication } from '#contract/interview/interview.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { moveJob, postInterviewJob } from './harness/interviews.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** A job in New York City, where candidates are notified ten business days before their interview opens. */

async function applyTo(url: string, jobId: string, name: string): Promise<void> {
  const candidate = await makeCandidate(url, name);
  const wish = { jobId, isTravelPreferred: 'true' as const, isReloactionPreferred: 'false' as const };
  await callApi(url, sendCandidateApplication, wish, candidate.token);
}

test('an interview in New York City that would open too soon is scheduled when the company confirms', async ({
  server: { url },
  open,
}) => {
  const employer = await makeEmployer(url, 'Nadia Notice');
  const jobId = await postInterviewJob(url, employer, 'Brooklyn Developer');
  await moveJob(url, employer, jobId, { stateId: 'US-NY', city: 'Brooklyn' });
  for (const name of ['Abe Alone', 'Bea Both', 'Cal Both']) await applyTo(url, jobId, name);
  const scheduled = async () => {
    const input = { jobId, applicationType: 'SCHEDULED' } as const;
    const found = await callApi(url, getApplicationByJobId, input, employer.token);
    return found.map(({ candidateName }) => candidateName).toSorted();
  };

  const { page } = await open(employer);
  const { button } = drive(() => page);
  const form = page.getByRole('dialog');
  const today = async (within: Locator) => {
    await within.getByLabel('Date').click();
    await page.locator('table button[data-today]').click();
    await button('Schedule Interview', within).click();
  };
  await page.goto(`${url}/application-received?jobId=${jobId}`);
  await page.getByRole('button', { name: 'Accept Abe Alone' }).click();
  await today(form);
  await form.getByText('In New York City, candidates must be told about the tool').waitFor();
  expect(await scheduled()).toEqual([]);
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'notice-period');
  await form.getByLabel('This candidate was told before applying').check();
  await button('Schedule Interview', form).click();
  await expect.poll(scheduled).toEqual(['Abe Alone']);

  for (const name of ['Bea Both', 'Cal Both'])
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await today(form);
  await form.getByLabel('These candidates were told before they applied').check();
  await screenshot(page, 'notice-period-of-many');
  await button('Schedule Interview', form).click();
  await expect.poll(scheduled).toEqual(['Abe Alone', 'Bea Both', 'Cal Both']);
});
