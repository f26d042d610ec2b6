import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { withdrawConsent } from '#contract/privacy/consents.ts';
import { getFeedback, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { reportPath } from '#contract/shared/paths.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { LONGEST_WAIT_MS } from './harness/longest-wait.ts';
import { readMail } from './harness/mail.ts';
import { type Account, callApi, makeEmployer } from './harness/people.ts';
import { pressing } from './harness/pressing.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** What candidates and companies see of the data that is stored, and how they end it. */

async function interviewed(url: string, jobId: string, employer: Account, candidate: Account) {
  const applicationId = await beScheduled(url, jobId, employer, candidate);
  const consent = { applicationId, consentVersion: CONSENT_VERSION };
  await callApi(url, startInterview, consent, candidate.token);
  await callApi(url, submitInterview, { applicationId, answers: [] }, candidate.token);
  await readMail(url, employer.email, { subject: `Interview report: ${candidate.name}` });
  return applicationId;
}

/** Follows a download link, and returns the first two bytes: an archive begins with PK. */
async function beginningOf(page: Page, link: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  return (await readFile(await download.path())).toString('latin1', 0, 2);
}

test('a candidate reads who saw the report, closes it, gets all data, and takes the consent back', async ({
  server: { url },
  open,
}) => {
  const employer = await makeEmployer(url, 'Petra Private');
  const candidate = await makeCandidate(url, 'Prudence Private');
  const jobId = await postInterviewJob(url, employer, 'Privacy Developer');
  const applicationId = await interviewed(url, jobId, employer, candidate);
  const address = `${url}${reportPath(applicationId)}`;

  const company = await open(employer);
  await company.page.goto(address);
  await company.page.getByRole('heading', { level: 1, name: 'Prudence Private' }).waitFor();

  const own = await open(candidate);
  const { page } = own;
  const { button, dialog } = drive(() => page);
  const press = await pressing(own);
  await page.goto(`${url}/my-privacy`);
  await page
    .getByRole('list', { name: 'Who saw your data' })
    .getByText('(an owner) opened the report, for Privacy Developer.')
    .waitFor();
  await page.goto(address);
  await page.getByRole('switch', { name: 'Visible to anyone with the link' }).click();
  await expect
    .poll(() => callApi(url, getFeedback, { applicationId }).catch((error: Error) => error.message))
    .toContain('answered 404');
  await company.page.reload();
  await company.page.getByText('The candidate has closed it to visitors.').waitFor();

  await page.goto(`${url}/account`);
  await button('Ask for my data').click();
  await page.getByRole('link', { name: 'Download my data' }).waitFor({ timeout: LONGEST_WAIT_MS });
  expect(await beginningOf(page, 'Download my data')).toBe('PK');

  await page.goto(`${url}/my-privacy`);
  const withdraw = page.getByRole('button', { name: 'Withdraw my consent' });
  const asked = dialog('Withdraw your consent?');
  await press('Withdraw my consent', withdraw, () => asked.waitFor());
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'withdraw-consent');
  await press('Withdraw', button('Withdraw', asked), () => withdraw.waitFor({ state: 'detached' }));
  await asked.waitFor({ state: 'detached' });
  await page.getByText('Reply due by').waitFor();
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'my-privacy');

  const firm = drive(() => company.page);
  const pressFirm = await pressing(company);
  await company.page.goto(`${url}/employer-dashboard`);
  await company.page.getByRole('link', { name: '1 deletion request to answer' }).click();
  const decline = firm.button('Decline with a reason: Prudence Private');
  const keeping = firm.dialog('Keep the interview');
  await pressFirm('Decline with a reason', decline, () => keeping.waitFor());
  await pressFirm('Decline, empty', firm.button('Decline', keeping), () =>
    keeping.getByText(rules.whyKept()).waitFor(),
  );
  await expect
    .poll(() => keeping.getByLabel('Your reason').evaluate((each) => each === document.activeElement))
    .toBe(true);
  await expectAccessibleInBothSchemes(company.page);
  await screenshot(company.page, 'decline-deletion');
  await keeping.getByLabel('Your reason').fill('A complaint about this decision is before a court.');
  await pressFirm('Decline, sent', firm.button('Decline', keeping), () =>
    decline.waitFor({ state: 'detached' }),
  );
  await company.page.getByText('A complaint about this decision is before a court.').waitFor();
  await screenshot(company.page, 'deletion-requests');
  await page.reload();
  await page.getByText('A complaint about this decision is before a court.').waitFor();
  await page.getByText('you can complain to the data protection authority').waitFor();
});

test('an owner keeps an interview for a legal matter, ends the hold, and deletes what was asked for', async ({
  server: { url },
  open,
}) => {
  const employer = await makeEmployer(url, 'Hilda Holds');
  const candidate = await makeCandidate(url, 'Hugo Held');
  const jobId = await postInterviewJob(url, employer, 'Held Developer');
  const applicationId = await interviewed(url, jobId, employer, candidate);
  await callApi(url, withdrawConsent, { applicationId }, candidate.token);

  const person = await open(employer);
  const { page } = person;
  const { button, dialog } = drive(() => page);
  const press = await pressing(person);
  await page.goto(`${url}${reportPath(applicationId)}`);
  await page.getByLabel('Keep it for a legal matter').fill('Lawsuit 12/2031');
  await button('Keep it').click();
  await page.getByText('This is on legal hold, so it can’t be deleted yet: Lawsuit 12/2031').waitFor();
  await screenshot(page, 'legal-hold');
  await page.goto(`${url}/company/deletion-requests`);
  await page.getByText('This is on legal hold, so it can’t be deleted yet.').waitFor();
  const remove = button('Delete now: the interview of Hugo Held');
  expect(await remove.isDisabled()).toBe(true);
  await expectAccessibleInBothSchemes(page);

  await page.goto(`${url}${reportPath(applicationId)}`);
  await button('End the legal hold').click();
  await button('Delete this interview').waitFor();
  await page.goto(`${url}/company/deletion-requests`);
  const sure = dialog('Delete the interview of Hugo Held?');
  await press('Delete now', remove, () => sure.waitFor());
  await press('Delete now, sure', button('Delete now', sure), () => remove.waitFor({ state: 'detached' }));
  await page.getByText('Deleted on').waitFor();
  const { page: own } = await open(candidate);
  await own.goto(`${url}/my-privacy`);
  await own.getByText('Deleted on').waitFor();
});

test('an owner sets for how long things are kept, and downloads the data of the company', async ({
  server: { url },
  open,
}) => {
  const employer = await makeEmployer(url, 'Rhea Retains');
  const person = await open(employer);
  const { page } = person;
  const { button } = drive(() => page);
  const press = await pressing(person);
  await page.goto(`${url}/company/retention`);
  const film = page.getByLabel('Days for video and sound');
  await film.fill('900');
  await button('Save').click();
  await page.getByText('Video and sound can’t be kept longer than the report').first().waitFor();
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'retention-refused');
  await film.fill('60');
  await page.getByText('Your company keeps video and sound for 60 days after the interview').waitFor();
  await press('Save', button('Save'), () => page.getByText(outcomes.retentionSaved()).first().waitFor());
  await page.reload();
  expect(await film.inputValue()).toBe('60');

  await button('Request all data').click();
  await page
    .getByRole('link', { name: 'Download the data of the company' })
    .waitFor({ timeout: LONGEST_WAIT_MS });
  expect(await beginningOf(page, 'Download the data of the company')).toBe('PK');
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'retention');
  await page.goto(`${url}/company/history`);
  await page.getByText('60').first().waitFor();
});
