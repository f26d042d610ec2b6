import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { uploadPitch } from '#contract/account/candidate.ts';
import { getApplicationByJobId, sendCandidateApplication } from '#contract/interview/interview.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob, VIDEO } from './harness/jobs.ts';
import { LONGEST_WAIT_MS } from './harness/longest-wait.ts';
import { callApi, makeEmployer, uploadTo, type Account } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const IN_NEW_YORK = { timezoneId: 'America/New_York' };

/** What an employer does on the page. */
function at({ page }: Person, url: string) {
  return {
    ...drive(() => page),
    visit: (path: string) => page.goto(`${url}${path}`),
    section: (title: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
    card: (title: string) => page.getByRole('button', { name: new RegExp(`^${title}`), pressed: undefined }),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    /** Chooses something from the menu of a person's row. */
    choose: async (name: string, entry: string) => {
      await page.getByRole('button', { name: `More for ${name}` }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    },
  };
}

async function apply(
  url: string,
  candidate: Account,
  jobId: string,
  candidatePitch: string | null = null,
): Promise<void> {
  const wish = { jobId, isTravelPreferred: 'true', isReloactionPreferred: 'false', candidatePitch } as const;
  await callApi(url, sendCandidateApplication, wish, candidate.token);
}

/** An employer with a job for which Ada Adams, with a pitch, and Cleo Cole have applied, and a newer one with Ben Brown. */
async function makeTwoJobs(url: string) {
  const employer = await makeEmployer(url, 'Harriet Hires');
  const [developerJob, ada, cleo, ben] = await Promise.all([
    postJob(url, employer, 'Web Developer'),
    makeCandidate(url, 'Ada Adams'),
    makeCandidate(url, 'Cleo Cole'),
    makeCandidate(url, 'Ben Brown'),
  ]);
  const file = { filename: 'pitch.mp4', content: Uint8Array.from(readFileSync(VIDEO)) };
  await apply(url, ada, developerJob, await uploadTo(url, uploadPitch, file, ada.token));
  await apply(url, cleo, developerJob);
  const analystJob = await postJob(url, employer, 'Data Analyst');
  await apply(url, ben, analystJob);
  return { employer, developerJob, analystJob };
}

/** Waits until each applicant has been compared with the job's requirements. */
async function waitForComparison(url: string, employer: Account, jobId: string): Promise<void> {
  const input = { jobId, applicationType: 'PENDING' } as const;
  await expect
    .poll(
      async () => {
        const received = await callApi(url, getApplicationByJobId, input, employer.token);
        return received.filter(({ criteriaParts }) => criteriaParts.length === 0);
      },
      { timeout: LONGEST_WAIT_MS },
    )
    .toEqual([]);
}

test('applications are counted, read, declined, and accepted for a time in the employer’s own zone', async ({
  server,
  open,
}) => {
  const { employer, developerJob, analystJob } = await makeTwoJobs(server.url);
  await waitForComparison(server.url, employer, developerJob);
  const person = await open(employer, IN_NEW_YORK);
  const { page } = person;
  const { visit, section, card, row, button, dialog, expectText, choose } = at(person, server.url);
  await visit('/employer-dashboard');
  await page.getByRole('img', { name: '2 of 2 jobs are open' }).waitFor();
  await section('New Applicants').getByText('Ada Adams').waitFor();
  await section('New Applicants').getByRole('link', { name: 'See All' }).click();
  await page.waitForURL('**/application-received');
  await card('Data Analyst').getByText('Applications received: 1').waitFor();
  await card('Web Developer').getByText('Applications received: 2').waitFor();
  await expect
    .poll(() => page.getByRole('button', { pressed: true }).textContent())
    .toContain('Web Developer');

  // The chosen job is in the address: it survives a reload, and going back leaves it.
  await page.getByRole('heading', { name: 'Applicants for Web Developer' }).waitFor();
  await card('Data Analyst').click();
  await page.getByRole('heading', { name: 'Applicants for Data Analyst' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('jobId')).toBe(analystJob);
  await page.reload();
  await row('Ben Brown').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Applicants for Web Developer' }).waitFor();
  await page.goForward();
  await row('Ben Brown').waitFor();
  await card('Web Developer').click();
  await row('Ada Adams').waitFor();
  await screenshot(page, 'application-received');
  await expectAccessibleInBothSchemes(page);

  await row('Ada Adams').getByRole('button', { name: 'Pitch' }).click();
  await dialog('Pitch: Ada Adams').locator('video').waitFor();
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
  await page.keyboard.press('Escape');
  await dialog(/Pitch/).waitFor({ state: 'hidden' });
  await expect.poll(() => row('Cleo Cole').getByRole('button', { name: 'Pitch' }).count()).toBe(0);
  await choose('Cleo Cole', 'Pitch');
  await dialog('Pitch: Cleo Cole').getByText('Sorry no pitch provided by candidate').waitFor();
  await page.keyboard.press('Escape');
  await dialog(/Pitch/).waitFor({ state: 'hidden' });

  await row('Ada Adams').getByRole('button', { name: 'What was compared' }).click();
  const compared = dialog('Criteria Matches: Ada Adams');
  await compared.getByText('The resume says: “Three years of JavaScript and SQL.”').first().waitFor();
  await compared.getByText(/^\d+\.\d\d%: \d of \d requirements found in the resume$/).waitFor();
  await screenshot(page, 'criteria-matches');
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await compared.waitFor({ state: 'hidden' });
  await row('Ada Adams').getByRole('link', { name: 'Ada Adams', exact: true }).click();
  await page.getByRole('article', { name: 'Ada Adams' }).waitFor();
  for (const text of ['5550101234', '3 Years 4 Months', 'JavaScript', 'resume.pdf']) await expectText(text);
  await screenshot(page, 'candidate-detail');
  await expectAccessibleInBothSchemes(page);
  await page.goBack();
  await row('Ada Adams').waitFor();

  // Declining asks a question that names the person.
  await choose('Cleo Cole', 'Decline');
  const question = dialog('Decline Cleo Cole');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => row('Cleo Cole').count()).toBe(1);
  await choose('Cleo Cole', 'Decline');
  await button('Decline', question).click();
  await question.waitFor({ state: 'hidden' });
  await row('Cleo Cole').waitFor({ state: 'detached' });
  await card('Web Developer').getByText('Applications received: 1').waitFor();

  await row('Ada Adams').getByRole('button', { name: 'Accept Ada Adams' }).click();
  const form = dialog('Schedule Interview');
  await form.getByText(/America\/New York \(E[SD]T\)/).waitFor();
  await button('Schedule Interview', form).click();
  await form.getByText('Please select a date', { exact: true }).waitFor();
  await screenshot(page, 'schedule-interview');
  await expectAccessibleInBothSchemes(page);

  await form.getByLabel('Date').click();
  await button('Previous month').waitFor();
  // Yesterday is in this month's calendar, even if only in its first week.
  const yesterday = await page.evaluate(() =>
    new Date(Date.now() - 86_400_000).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
  );
  const earlier = page.getByRole('button', { name: yesterday });
  if ((await earlier.count()) > 0) await expect.poll(() => earlier.isDisabled()).toBe(true);
  await expect.poll(() => button('Previous month').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.locator('table button:not([data-hidden])').getByText('15', { exact: true }).click();
  await form.getByLabel('Hours').fill('02');
  await form.getByLabel('Minutes').fill('30');
  await form.getByLabel('AM or PM').selectOption('PM');
  await form.getByText(/^The interview is open from 15 \w{3} \d{4}, 2:30 PM E[SD]T until 18 /).waitFor();
  await button('Schedule Interview', form).click();
  await expectText('Interview scheduled successfully.');

  // Its last application has left, so the other job is shown.
  await page.getByRole('heading', { name: 'Applicants for Data Analyst' }).waitFor();
  await expect.poll(() => card('Web Developer').count()).toBe(0);
  const scheduled = { jobId: developerJob, applicationType: 'SCHEDULED' } as const;
  const [application] = await callApi(server.url, getApplicationByJobId, scheduled, employer.token);
  const expected = await page.evaluate(() => {
    const now = new Date();
    return new Date(now.getFullYear(), now.getMonth() + 1, 15, 14, 30).toISOString();
  });
  expect(application?.interviewDate).toBe(expected);

  // Both are on the dashboard.
  await visit('/employer-dashboard');
  await section('Upcoming Interview').getByText('Ada Adams').waitFor();
  await screenshot(page, 'employer-dashboard');
  await expectAccessibleInBothSchemes(page);
  const declined = section('Declined Interview').getByRole('row').filter({ hasText: 'Cleo Cole' });
  await expect.poll(() => declined.getByRole('cell').last().textContent()).toMatch(/^\d+\.\d\d%$/);
  await declined.getByRole('link', { name: 'View Profile' }).click();
  await page.getByRole('article', { name: 'Cleo Cole' }).waitFor();
  await page.goBack();
  await section('Upcoming Interview').getByRole('link', { name: 'See All' }).click();
  await page.getByText('Total Interviews Scheduled: 1').waitFor();
  await row('Ada Adams')
    .getByText(/^15 \w{3} \d{4}, 2:30 PM E[SD]T$/)
    .waitFor();
  await row('Ada Adams').getByText('5550101234').waitFor();
  await screenshot(page, 'interview-scheduled');
  await expectAccessibleInBothSchemes(page);
  person.expectNoProblems();
});
