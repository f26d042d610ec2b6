import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { expectAccessibleInBothSchemes, sidewaysOverflow } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { moveJob, postInterviewJob } from './harness/interviews.ts';
import { makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('California: candidates read what takes part, and the company cannot keep less than four years', async ({
  server: { url },
  open,
}) => {
  const employer = await makeEmployer(url, 'Cora Coast');
  const jobId = await postInterviewJob(url, employer, 'Oakland Developer');
  await moveJob(url, employer, jobId, { stateId: 'US-CA', city: 'Oakland' });
  const { page } = await open(employer);
  await page.goto(`${url}/company/retention`);
  const film = page.getByLabel('Days for video and sound');
  const reason =
    'California asks employers to keep applications, interviews and reports for at least 4 years, counted from the latest decision. You have a job there: please enter at least 1,461 days.';
  await page.getByText(reason).waitFor();
  await page.getByText('1,461 to 1,825').waitFor();
  await film.fill('180');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Please check these fields').waitFor();
  expect(await film.getAttribute('aria-invalid')).toBe('true');
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'retention-california');

  const candidate = await open(await makeCandidate(url, 'Cal Candidate'));
  await candidate.page.goto(`${url}/job-description?jobId=${jobId}`);
  const notice = candidate.page.getByRole('region', {
    name: 'California: automated-decision systems in employment',
  });
  await notice.getByText('This is not legal advice.').waitFor();
  await screenshot(candidate.page, 'notices-california');
});

test('a candidate says something for figures of fairness and takes it back; an owner reads figures', async ({
  server: { url },
  open,
}) => {
  const candidate = await makeCandidate(url, 'Fay Fair');
  const { page } = await open(candidate);
  const { button } = drive(() => page);
  await page.goto(`${url}/my-privacy`);
  await page.getByLabel('Race or ethnicity').selectOption('Asian');
  await page.getByLabel('Disability').selectOption('Prefer not to say');
  await button('Save my answers').click();
  await page.getByText(outcomes.selfIdentified()).first().waitFor();
  await page.reload();
  await button('Delete my answers').waitFor();
  expect(await page.getByLabel('Race or ethnicity').inputValue()).toBe('asian');
  expect(await page.getByLabel('Sex').inputValue()).toBe('');
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'self-identification');
  await button('Delete my answers').click();
  await page.getByText(outcomes.selfIdentificationDeleted()).first().waitFor();
  await page.reload();
  await page.getByLabel('Race or ethnicity').waitFor();
  expect(await page.getByLabel('Race or ethnicity').inputValue()).toBe('');
  expect(await button('Delete my answers').count()).toBe(0);

  const employer = await makeEmployer(url, 'Frida Fair');
  const company = await open(employer);
  await company.page.goto(`${url}/company/retention`);
  await company.page
    .getByRole('navigation', { name: 'Company' })
    .getByRole('link', { name: 'Fairness' })
    .click();
  await company.page.getByText('Too few people have shared this so far').waitFor();
  await company.page.getByLabel('Groups by').selectOption('Sex and race or ethnicity');
  await expectAccessibleInBothSchemes(company.page);
  await company.page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(company.page)).toBeNull();
  await company.page.setViewportSize({ width: 1280, height: 800 });
  await screenshot(company.page, 'fairness');
  const [download] = await Promise.all([
    company.page.waitForEvent('download'),
    company.page.getByRole('button', { name: 'Download CSV for an auditor' }).click(),
  ]);
  const [headers, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(headers).toContain('Impact ratio');
  // 3 by sex, 8 by race, 3 by age, 3 by disability and 24 by sex and race, in 5 steps; all masked.
  expect(rows).toHaveLength(205);
  expect(rows.every((row) => row.endsWith(',yes'))).toBe(true);
});
