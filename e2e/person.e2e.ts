import { expect } from 'vitest';
import {
  getFeedback,
  sendCandidateApplication,
  startInterview,
  submitInterview,
} from '#contract/interview/interview.ts';
import { makeRequest } from '#contract/interview/requests.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { accessibilityProblems, expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { LONGEST_WAIT_MS } from './harness/longest-wait.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('the page of a person has everything about each application, and decides on it', async ({
  server: { url },
  open,
}) => {
  const employer = await makeEmployer(url, 'Harbour and Pine');
  const candidate = await makeCandidate(url, 'Paula Whole');
  const taken = await postInterviewJob(url, employer, 'Whole Developer');
  const applicationId = await beScheduled(url, taken, employer, candidate);
  const request = { applicationId, kinds: ['another-time' as const], text: 'Could it be in the evening?' };
  await callApi(url, makeRequest, request, candidate.token);
  await callApi(url, startInterview, { applicationId, consentVersion: CONSENT_VERSION }, candidate.token);
  await callApi(url, submitInterview, { applicationId, answers: [] }, candidate.token);
  const applied = await postInterviewJob(url, employer, 'Newer Developer');
  const wish = { jobId: applied, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
  await callApi(url, sendCandidateApplication, wish, candidate.token);

  const person = await open(employer);
  const { page } = person;
  const { button, dialog } = drive(() => page);
  await page.goto(`${url}/applicants?text=whole`);
  await page.getByRole('link', { name: 'Paula Whole' }).click();
  const newer = page.getByRole('article', { name: 'Application for Newer Developer' });
  const older = page.getByRole('article', { name: 'Application for Whole Developer' });
  await newer.getByText('Now: Applied').waitFor();
  await older.getByText('Now: Review').waitFor();
  await older.getByRole('list', { name: 'History' }).getByText('AI Interview → Review').waitFor();
  await older.getByText('Could it be in the evening?').waitFor();
  await button('Schedule Interview', newer).waitFor();

  await older.getByLabel('Note', { exact: true }).fill('Writes clearly.');
  await button('Add the note', older).click();
  await older.getByRole('list', { name: 'Notes' }).getByText('Writes clearly.').waitFor();
  await screenshot(page, 'person');
  expect(await accessibilityProblems(page)).toEqual([]);

  await button('Advance', older).click();
  const advance = dialog('Advance Paula Whole');
  await advance.getByLabel('To which stage').selectOption('Offer');
  await button('Advance', advance).click();
  await advance.waitFor({ state: 'hidden' });
  await older.getByText('Now: Offer').waitFor();
  await older.getByText('Review → Offer').waitFor();
  await button('Decline', newer).click();
  const decline = dialog('Decline Paula Whole');
  await decline.getByLabel('Reason').selectOption('Not enough experience');
  await button('Decline', decline).click();
  await decline.waitFor({ state: 'hidden' });
  await newer.getByText('Now: Declined').waitFor();
  await button('Undo', newer).click();
  await newer.getByText('Now: Applied').waitFor();

  // Her interview has no video, so there are no player controls, and the verdicts are on the first screen.
  const status = async () =>
    (await callApi(url, getFeedback, { applicationId }, employer.token))?.analysisStatus;
  await expect.poll(status, { timeout: LONGEST_WAIT_MS, interval: 500 }).toBe('ready');
  await page.reload();
  await older.getByText('Now: Offer').waitFor();
  await older.getByRole('link', { name: 'Open the report' }).click();
  await page.getByText('There is no video of this interview.').waitFor();
  await page.getByText(/Whole Developer .* · Harbour and Pine · Offer$/).waitFor();
  expect(await page.getByRole('radiogroup', { name: 'Speed' }).count()).toBe(0);
  await screenshot(page, 'feedback-without-video');
  await expectAccessible(page);
  person.expectNoProblems();
});
