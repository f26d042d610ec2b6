import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { sendCandidateApplication } from '#contract/interview/interview.ts';
import type { Person } from './harness/browser.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { laterSteps, startDraft } from './harness/jobs.ts';
import { callApi, signedIn, type Account } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

let server: Roundone;
let browser: SharedBrowser;
let employer: Account;
let candidate: Account;
let person: Person;
let reader: Person;
let page: Page;
let jobId: string;

test.beforeAll(async ({ employerJourney }) => {
  ({ server, browser, employer, person, page } = employerJourney);
  jobId = await postInterviewJob(server.url, employer, 'Web Developer');
  const scheduled = await makeCandidate(server.url, 'Sam Scheduled');
  await beScheduled(server.url, jobId, employer, scheduled);
  candidate = await makeCandidate(server.url, 'Rita Reader');
  const wish = { jobId, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
  await callApi(server.url, sendCandidateApplication, wish, candidate.token);
  reader = await browser.newPerson(signedIn(server.url, candidate));
  await reader.page.goto(`${server.url}/candidate-dashboard`);
});
afterAll(async () => {
  person?.expectNoProblems();
  reader?.expectNoProblems();
});

const { button, expectText, heading, dialog } = drive(() => page);
const readerSees = async (designation: string) => {
  await reader.page.goto(`${server.url}/job-description?jobId=${jobId}`);
  await reader.page.getByRole('heading', { level: 1, name: designation, exact: true }).waitFor();
};
const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });

describe('an update of a posted job', () => {
  test('is stored separately until it is finished; candidates see the old job', async () => {
    await page.goto(`${server.url}/update-job?jobId=${jobId}`);
    await button('Edit Job Details').click();
    await heading('Job Details').waitFor();
    await expectText('Candidates see the job as it was until you press Update Job, after the last step.');
    await page.getByLabel('Designation').fill('Full-Stack Developer');
    await button('Save and Preview').click();
    await button('Update Job').waitFor();
    await page.getByText('Changed: Job Details.').waitFor();
    await expectAccessible(page);
    await screenshot(page, 'update-preview');
    await readerSees('Web Developer');
    await page.goto(`${server.url}/employer-jobs`);
    await card('Web Developer').getByText('Changes not published').waitFor();
    await page.getByRole('link', { name: 'Review changes' }).waitFor();
    await expectAccessible(page);
    await screenshot(page, 'update-list');
  });

  test('can be discarded', async () => {
    // The list does not say what the changes are, so they are loaded first.
    await button('Discard changes').click();
    await dialog(/^Discard the changes to R1-/)
      .getByText('You’ll lose your changes to: Job Details.')
      .waitFor();
    await button('Cancel', dialog(/^Discard the changes/)).click();
    await page.getByRole('link', { name: 'Review changes' }).click();
    await button('Update Job').waitFor();
    await button('Discard changes').click();
    await dialog(/^Discard the changes to R1-/).waitFor();
    await screenshot(page, 'update-discard');
    await button('Discard changes', dialog(/^Discard the changes/)).click();
    await expectText('Changes discarded.');
    await expect.poll(() => page.getByText('Changed: Job Details').count()).toBe(0);
    await page.goto(`${server.url}/update-job?jobId=${jobId}&step=jobDetail`);
    await expect.poll(() => page.getByLabel('Designation').inputValue()).toBe('Web Developer');
  });

  test('warns about changed questions and names the interviews that keep theirs; the update is visible after Update Job', async () => {
    await page.getByLabel('Designation').fill('Full-Stack Developer');
    await button('Save and Preview').click();
    await button('Edit Questions').click();
    await expectText('Interviews keep their questions');
    const kept =
      '1 interview is scheduled. It keeps its questions. Your new questions are asked in interviews that you schedule after you press Update Job.';
    await expectText(kept);
    await screenshot(page, 'update-questions');
    await button('Add your own question').click();
    const own = page.getByRole('list', { name: 'Your own questions' }).first();
    await own.getByRole('textbox', { name: 'Question' }).fill('What makes you laugh?');
    await button('Save question', own).click();
    await button('Save and Preview').click();
    await button('Update Job').click();
    await dialog('Ask different questions from now on?').getByText(kept).waitFor();
    await screenshot(page, 'update-warning');
    await button('Update job', dialog('Ask different questions from now on?')).click();
    await expectText('Job Updated successfully.');
    await card('Full-Stack Developer').waitFor();
    await expect.poll(() => page.getByText('Changes not published').count()).toBe(0);
    await readerSees('Full-Stack Developer');
  });

  test('Close and Delete say how many wait before one confirms', async () => {
    for (const change of ['Close', 'Delete']) {
      await button(new RegExp(`^${change}: `), card('Full-Stack Developer')).click();
      const asked = dialog(new RegExp(`^${change} Full-Stack Developer`));
      await asked
        .getByText('1 applicant is waiting for your decision. 1 interview is scheduled.', { exact: true })
        .waitFor();
      await expect
        .poll(() => asked.textContent())
        .toContain('You can still accept or decline applicants. Scheduled interviews can still be taken.');
      await screenshot(page, `jobs-${change.toLowerCase()}-waiting`);
      await button('Cancel', asked).click();
      await asked.waitFor({ state: 'hidden' });
    }
  });
});

describe('a draft that was deleted', () => {
  test('is restored as a draft, and continues at its step', async () => {
    const draft = await startDraft(server.url, employer, 'Level 3 R&D Nurse');
    await laterSteps(server.url, employer, draft)[0]?.();
    const whole = await startDraft(server.url, employer, 'Beekeeper');
    for (const step of laterSteps(server.url, employer, whole)) await step();
    await page.goto(`${server.url}/drafted-jobs`);
    for (const name of ['Beekeeper', 'Level 3']) {
      await button(/^Delete: /, card(name)).click();
      await button('Delete job', dialog(/^Delete /)).click();
      await card(name).waitFor({ state: 'detached' });
    }
    await page.goto(`${server.url}/deleted-jobs`);
    await card('Beekeeper').waitFor();
    // It was not meant to be published, although it is complete.
    await expect.poll(() => button(/^Repost: /).count()).toBe(0);
    await screenshot(page, 'deleted-drafts');
    await button(/^Restore: /, card('Level 3')).click();
    await dialog(/^Restore /)
      .getByText('It was never posted, so it goes back to your draft jobs as it was.')
      .waitFor();
    await button('Restore job', dialog(/^Restore /)).click();
    await expectText('Job restored successfully.');
    await button('Continue').click();
    await page.waitForURL(`**/create-job?jobId=${draft}&step=question`);
    await heading('Questions').waitFor();
  });
});
