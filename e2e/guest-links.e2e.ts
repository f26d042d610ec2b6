import { expect } from 'vitest';
import { startInterview, submitInterview } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { reportPath } from '#contract/shared/paths.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('a company shows a report to a guest, sees that it was opened, and ends the link', async ({
  server: { url },
  open,
}) => {
  const employer = await makeEmployer(url, 'Gwen Guestlink');
  const candidate = await makeCandidate(url, 'Casey Guestlink');
  const jobId = await postInterviewJob(url, employer, 'Guest Link Developer');
  const applicationId = await beScheduled(url, jobId, employer, candidate);
  const consent = { applicationId, consentVersion: CONSENT_VERSION };
  await callApi(url, startInterview, consent, candidate.token);
  await callApi(url, submitInterview, { applicationId, answers: [] }, candidate.token);

  const { page } = await open(employer);
  const { button, dialog } = drive(() => page);
  await page.goto(`${url}${reportPath(applicationId)}`);
  await button('Create a guest link').click();
  const making = dialog('Create a guest link');
  await making.getByLabel('Who is it for?').fill('Greta Guest');
  await button('Create link', making).click();
  const address = (await making.getByText(`${url}/guest/`).textContent()) ?? '';
  await expectAccessible(page);
  await screenshot(page, 'guest-link-made');
  await button('Done', making).click();
  await page.getByText('Not opened yet.').waitFor();

  const { page: guest } = await open();
  const shown = await guest.goto(address);
  expect(shown?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await guest.getByRole('heading', { level: 1, name: 'Casey Guestlink' }).waitFor();
  await guest.getByText('For Greta Guest, until').waitFor();
  const text = (await guest.locator('body').textContent()) ?? '';
  expect(text).not.toContain(candidate.email);
  expect(text).not.toContain('Resume');
  await expectAccessible(guest);
  await screenshot(guest, 'guest-report');

  await page.reload();
  await page.getByText('Opened once').waitFor();
  await screenshot(page, 'guest-links');
  await button('Revoke the link for Greta Guest').click();
  await button('Revoke the link', page.getByRole('dialog')).click();
  await page.getByText('Revoked', { exact: true }).waitFor();
  await guest.reload();
  await guest.getByText('This link is no longer valid. Please ask the company for a new one.').waitFor();
});
