import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getFeedback, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { clickOption, drive } from './harness/driver.ts';
import { MCQ, beScheduled, postInterviewJob } from './harness/interviews.ts';
import { LONGEST_WAIT_MS } from './harness/longest-wait.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, signInOnPage, signedIn, type Account } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { REFUSED_CALLS } from './harness/visitor.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

let server: Roundone;
let browser: SharedBrowser;
test.beforeAll(async ({ shared }) => {
  ({ server, browser } = shared);
});

const PASSWORD = 'Brisk9?owl';
const newEmail = (name: string) => `${name}.${randomBytes(4).toString('hex')}@example.com`;

/** Submits an interview with a wrong answer to the multiple-choice question and no spoken answers. */
async function submitWrongAnswer(jobId: string, owner: Account, candidate: Account): Promise<string> {
  const applicationId = await beScheduled(server.url, jobId, owner, candidate);
  const begin = { applicationId, consentVersion: CONSENT_VERSION };
  await callApi(server.url, startInterview, begin, candidate.token);
  const answers = [{ question: MCQ.question, answer: 'var' }];
  await callApi(server.url, submitInterview, { applicationId, answers }, candidate.token);
  await expect
    .poll(
      async () => (await callApi(server.url, getFeedback, { applicationId }, owner.token))?.analysisStatus,
      { timeout: LONGEST_WAIT_MS, interval: 500 },
    )
    .toBe('ready');
  return applicationId;
}

/** Invites someone on the members page. */
async function inviteOnPage(page: Page, email: string, role: string, job?: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite a member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a member' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('radio', { name: role }).check();
  if (job !== undefined) {
    const jobs = dialog.getByRole('combobox', { name: 'Jobs' });
    await jobs.fill(job);
    await clickOption(jobs, page.getByRole('option', { name: job }));
  }
  await screenshot(page, `invite-${role.toLowerCase()}`);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await page.getByText('Invitation sent.').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

/** Follows the emailed link, chooses a name and password, and signs in. */
async function joinOnPage(page: Page, email: string, name: string): Promise<void> {
  const mail = await readMail(server.url, email);
  const link = new URL(mail.links[0] ?? 'missing:');
  await page.goto(`${server.url}${link.pathname}${link.search}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await screenshot(page, 'invitation');
  await page.getByRole('button', { name: /^Join / }).click();
  await page.waitForURL((address) => address.pathname === '/login');
  await signInOnPage(page, server.url, { token: '', name, email, password: PASSWORD });
}

async function writeScorecard(page: Page, judgement: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Write your scorecard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your scorecard' });
  await dialog
    .getByRole('radiogroup', { name: 'Would you hire this person?' })
    .getByLabel(judgement, { exact: true })
    .check();
  await dialog.getByLabel('Reason: Would you hire this person?').fill(reason);
  await screenshot(page, 'scorecard');
  await dialog.getByRole('button', { name: 'Send the scorecard' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('three members with different roles hire together, blind; a removed member is stopped at the next call', async () => {
  const owner = await makeEmployer(server.url, 'Harbour and Pine');
  const role = `Web Developer ${randomBytes(4).toString('hex')}`;
  const jobId = await postInterviewJob(server.url, owner, role);
  const candidate = await makeCandidate(server.url, 'Cara Candidate');
  const applicationId = await submitWrongAnswer(jobId, owner, candidate);
  const report = `${server.url}/feedback?id=${applicationId}`;

  // The owner invites a recruiter and a reviewer, and makes the review blind.
  const hiring = await browser.newPerson(signedIn(server.url, owner));
  const { page } = hiring;
  await page.goto(`${server.url}/company/members`);
  const [recruiterEmail, reviewerEmail] = [newEmail('rico'), newEmail('rita')];
  await inviteOnPage(page, recruiterEmail, 'Recruiter');
  await inviteOnPage(page, reviewerEmail, 'Reviewer', role);
  await page.getByText(reviewerEmail).waitFor();
  await expectAccessible(page);
  await page.goto(`${server.url}/employer-jobs?jobId=${jobId}`);
  await page.getByRole('button', { name: 'Blind review is off' }).click();
  await drive(() => page)
    .dialog('Turn blind review on?')
    .getByRole('button', { name: 'Turn on' })
    .click();
  await page.getByRole('button', { name: 'Blind review is on' }).waitFor();

  // The reviewer sees only the job, with no contact data and no verdict.
  const reviewing = await browser.newPerson();
  const reviewer = reviewing.page;
  await joinOnPage(reviewer, reviewerEmail, 'Rita Reviewer');
  await reviewer.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await reviewer.getByText('Rita Reviewer, Harbour and Pine').waitFor();
  await reviewer.getByText('Cara Candidate').first().waitFor();
  expect(await reviewer.getByRole('link', { name: 'Post A Job' }).count()).toBe(0);
  await screenshot(reviewer, 'reviewer-dashboard');
  await reviewer.getByRole('link', { name: 'Profile', exact: true }).click();
  await reviewer.getByText('An owner of the company can change this.').waitFor();
  expect(await reviewer.getByRole('button', { name: 'Update' }).count()).toBe(0);
  await screenshot(reviewer, 'reviewer-profile');
  await expectAccessible(reviewer);
  const answered: string[] = [];
  reviewer.on('response', async (response) => {
    if (response.url().includes('/api/')) answered.push(await response.text().catch(() => ''));
  });
  await reviewer.goto(report);
  await reviewer.getByText('The review for this job is blind.', { exact: false }).waitFor();
  await reviewer.getByRole('heading', { name: 'Questionnaire' }).waitFor();
  const hidden = ['Incorrect', 'Not Answered', candidate.email, 'Interview sense'];
  for (const text of hidden) expect(await reviewer.locator('body').innerText()).not.toContain(text);
  for (const text of hidden) expect(answered.join('\n')).not.toContain(text);
  expect(await reviewer.getByRole('button', { name: /verdict|Partly correct/ }).count()).toBe(0);
  expect(await reviewer.getByRole('switch', { name: /Visible/ }).count()).toBe(0);
  await screenshot(reviewer, 'report-blind');
  await expectAccessible(reviewer);
  await writeScorecard(reviewer, 'No', 'Does not know const.');
  await reviewer.getByText('Incorrect').first().waitFor();

  // The recruiter writes a scorecard too, and then reads the reviewer's.
  const recruiting = await browser.newPerson();
  const recruiter = recruiting.page;
  await joinOnPage(recruiter, recruiterEmail, 'Rico Recruiter');
  await recruiter.goto(report);
  await recruiter.getByText('The review for this job is blind.', { exact: false }).waitFor();
  expect(await recruiter.getByText('Does not know const.').count()).toBe(0);
  await recruiter.getByText('About the application').click();
  await recruiter.getByText(candidate.email).waitFor();
  await writeScorecard(recruiter, 'Strong no', 'No answer was right.');
  await recruiter.getByText('Does not know const.').waitFor();
  await recruiter.getByText('How far you agree').click();
  await screenshot(recruiter, 'report-scorecards');
  await expectAccessible(recruiter);
  const mention = recruiter.getByRole('combobox', { name: 'Mention' });
  await mention.click();
  await clickOption(mention, recruiter.getByRole('option', { name: 'Rita Reviewer' }));
  await recruiter.getByLabel('Note', { exact: true }).fill('Do we ask about const too early?');
  await recruiter.getByRole('button', { name: 'Add the note' }).click();
  await recruiter.getByText('@Rita Reviewer').waitFor();
  await readMail(server.url, reviewerEmail, { subject: 'Rico Recruiter mentioned you' });

  // The owner removes the reviewer, whose open page stops at its next call.
  await page.goto(`${server.url}/company/members`);
  await screenshot(page, 'company-members');
  await page.getByRole('button', { name: 'Remove Rita Reviewer' }).click();
  const asked = drive(() => page).dialog('Remove Rita Reviewer?');
  await asked.getByText(/will be signed out everywhere at once/).waitFor();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Member removed and signed out everywhere.').first().waitFor();
  await reviewer.getByLabel('Note', { exact: true }).fill('One more thing.');
  await reviewer.getByRole('button', { name: 'Add the note' }).click();
  await reviewer.waitForURL((address) => address.pathname === '/login');
  await reviewer.getByLabel('Email').fill(reviewerEmail);
  await reviewer.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await reviewer.getByRole('button', { name: 'Sign In' }).click();
  await reviewer.getByText('You’re no longer a member of a company.', { exact: false }).waitFor();
  // What the reviewer wrote stays.
  await recruiter.reload();
  await recruiter.getByText('Does not know const.').waitFor();

  await page.goto(`${server.url}/company/history`);
  await page.getByText('A member was removed').waitFor();
  await screenshot(page, 'company-history');
  await expectAccessible(page);
  hiring.expectNoProblems();
  recruiting.expectNoProblems();
  reviewing.expectNoProblems(REFUSED_CALLS);
});
