import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { getCandidateApplications, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, signedIn } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

let server: Roundone;
let browser: SharedBrowser;
test.beforeAll(async ({ shared }) => {
  ({ server, browser } = shared);
});

test('a decision is undone without a trace; the next is told now with its reason, and opened again', async () => {
  const owner = await makeEmployer(server.url, 'Decida Works');
  const role = `Decider ${randomBytes(4).toString('hex').replace(/\d/g, 'x')}`;
  const jobId = await postInterviewJob(server.url, owner, role);
  const candidate = await makeCandidate(server.url, 'Una Undone');
  const applicationId = await beScheduled(server.url, jobId, owner, candidate);
  const begin = { applicationId, consentVersion: CONSENT_VERSION };
  await callApi(server.url, startInterview, begin, candidate.token);
  await callApi(server.url, submitInterview, { applicationId, answers: [] }, candidate.token);
  const statuses = async () =>
    (await callApi(server.url, getCandidateApplications, {}, candidate.token)).map(
      ({ applicationStatus }) => applicationStatus,
    );

  // Declined, and undone from the list in the header, which is still there after a reload.
  const { page } = await browser.newPerson(signedIn(server.url, owner));
  await page.goto(`${server.url}/feedback?id=${applicationId}`);
  await page.getByText('Now: Review').waitFor();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline Una Undone' });
  await dialog.getByLabel('Reason').selectOption('Not enough experience');
  await dialog.getByText('Dear Una Undone,').waitFor();
  await dialog.getByText('For this position we need more experience in the field.').last().waitFor();
  await expectAccessible(page);
  await screenshot(page, 'decline');
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Now: Declined').waitFor();
  expect(await statuses()).toEqual(['COMPLETED']);
  await screenshot(page, 'history');

  // Another decision replaces it, in either order.
  const advance = page.getByRole('dialog', { name: 'Advance Una Undone' });
  await page.getByRole('button', { name: 'Advance' }).click();
  await advance.getByLabel('To which stage').selectOption('Offer');
  await advance.getByRole('button', { name: 'Advance' }).click();
  await advance.waitFor({ state: 'hidden' });
  await page.getByText('Now: Offer').waitFor();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Now: Declined').waitFor();
  await page.getByText('Application declined.').first().waitFor();
  const count = page.getByRole('button', { name: /^1 decision waiting · until \d+:\d\d [AP]M$/ });
  const list = page.getByRole('dialog', { name: 'Decisions waiting' });
  await count.click();
  await list.getByText('Una Undone').waitFor();
  // The notice does not cover the dialog.
  await page.locator('[data-offer]').waitFor({ state: 'hidden' });
  await expectAccessible(page);
  await screenshot(page, 'waiting-decisions');
  // The first answer about the history is from before the undo, and arrives late.
  const undone = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(
    '**/getApplicationHistory*',
    async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await undone.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.reload();
  await answered.promise;
  await screenshot(page, 'waiting-count');
  await count.click();
  await list.getByText(/^\d minutes left$/).waitFor();
  await list.getByRole('button', { name: 'Undo: Application declined.' }).click();
  await list.getByText('No decisions are waiting.').waitFor();
  undone.resolve();
  await page.keyboard.press('Escape');
  await count.waitFor({ state: 'detached' });
  await page.getByText('Now: Review').waitFor();

  // The company adds its own reason.
  await page.goto(`${server.url}/company/reasons`);
  await page.getByLabel('Reason 1').fill('Too far away');
  await page.getByLabel('What the candidate reads (optional)').first().fill('We need somebody near by.');
  await expectAccessible(page);
  await screenshot(page, 'decision-settings');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').first().waitFor();

  // Earlier decisions are on the page next to it.
  const menu = page.getByRole('navigation', { name: 'Company' });
  await menu.getByRole('link', { name: 'Decisions' }).click();
  const decisions = page.getByRole('list', { name: 'Decisions' });
  await decisions.getByText('Application declined.').first().waitFor();
  await decisions.getByText('Undone').first().waitFor();
  await expectAccessible(page);
  await screenshot(page, 'company-decisions');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const [headers, row] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(headers).toContain('When,Who,What,Job,Applications');
  expect(row).toContain('Application declined.');
  await page.getByLabel('When').selectOption('In the last 7 days');
  await decisions.getByText('Undone').first().waitFor();

  await page.goto(`${server.url}/feedback?id=${applicationId}`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await dialog.getByLabel('Reason').selectOption('Too far away');
  await dialog.getByRole('radio', { name: 'Change its text for this decision' }).check();
  await dialog.getByLabel('Subject').fill('Not this time, {{ candidate_name }}');
  await dialog.getByText('Not this time, Una Undone').waitFor();
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByText('Now: Declined').waitFor();
  await count.click();
  await list.getByRole('button', { name: 'Send now: Application declined.' }).click();
  await list.getByText('No decisions are waiting.').waitFor();
  await page.keyboard.press('Escape');
  const mail = await readMail(server.url, candidate.email, { subject: 'Not this time, Una Undone' });
  expect(mail.text).toContain('We need somebody near by.');

  // The candidate reads it in the timeline.
  const { page: theirs } = await browser.newPerson(signedIn(server.url, candidate));
  await theirs.goto(`${server.url}/applied-jobs?applicationId=${applicationId}`);
  const details = theirs.getByRole('dialog', { name: 'Application Details' });
  await details.getByText('The company decided not to move forward').waitFor();
  await details.getByText('We need somebody near by.').waitFor();
  await expectAccessible(theirs);
  await screenshot(theirs, 'timeline');

  // It is reopened, with an email of its own.
  await page.getByRole('button', { name: 'Reopen' }).click();
  const again = page.getByRole('dialog', { name: 'Reopen the application of Una Undone' });
  await again.getByRole('button', { name: 'Reopen' }).click();
  await page.getByText('Now: Review').waitFor();
  await count.click();
  await list.getByRole('button', { name: 'Send now: Application reopened.' }).click();
  await readMail(server.url, candidate.email, { subject: 'is open again' });
  await theirs.reload();
  await details.getByText('Your application is open again').waitFor();
});
