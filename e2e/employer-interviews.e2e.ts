import { expect } from 'vitest';
import {
  getApplicationByJobId,
  getFeedback,
  rejectJobApplication,
  sendCandidateApplication,
  startInterview,
  submitInterview,
} from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { expectAccessible } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { LONGEST_WAIT_MS } from './harness/longest-wait.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, type Account } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const NOBODY_APPLIED = 'There are no application received till now.';

/** What an employer does on the page. */
function at({ page }: Person, url: string) {
  const steps = drive(() => page);
  return {
    ...steps,
    visit: (path: string) => page.goto(`${url}${path}`),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    /** The columns with the row's content, without its checkbox and actions. */
    columns: async () =>
      (await page.getByRole('columnheader').allTextContents()).filter(
        (header) => header !== '' && header !== 'Actions',
      ),
    /** Midnight of the first available day, which is today, so the interview opens at once. */
    chooseToday: async () => {
      const form = steps.dialog('Schedule Interview');
      await form.getByLabel('Date').click();
      await page
        .getByRole('button', { name: /^\d{1,2} [A-Z][a-z]+ \d{4}$/, disabled: false })
        .first()
        .click();
      await form.getByLabel('Hours').fill('12');
      await form.getByLabel('Minutes').fill('00');
      await form.getByLabel('AM or PM').selectOption('AM');
      await form.getByText(/has passed: the interview opens right away/).waitFor();
    },
  };
}

/** An employer with an open job, and candidates with the given names who have applied. */
async function makeApplicants(url: string, ...names: string[]) {
  const [[employer, jobId], ...candidates] = await Promise.all([
    makeEmployer(url).then(
      async (account) => [account, await postInterviewJob(url, account, 'Frontend Developer')] as const,
    ),
    ...names.map((name) => makeCandidate(url, name)),
  ]);
  const wish = { jobId, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
  for (const { token } of candidates) await callApi(url, sendCandidateApplication, wish, token);
  return { employer, jobId, candidates };
}

/** A job's upcoming interviews. */
const scheduled = (url: string, employer: Account, jobId: string) =>
  callApi(url, getApplicationByJobId, { jobId, applicationType: 'SCHEDULED' }, employer.token);

async function complete(url: string, applicationId: string, { token }: Account): Promise<void> {
  await callApi(url, startInterview, { applicationId, consentVersion: CONSENT_VERSION }, token);
  await callApi(url, submitInterview, { applicationId, answers: [] }, token);
}

test('a decision that was made elsewhere is told; an interview is accepted with an accommodation, which can be changed until it begins', async ({
  server,
  open,
}) => {
  const { employer, jobId, candidates } = await makeApplicants(server.url, 'Dora Decided', 'Tess Time');
  const tess = candidates[1]!;
  const person = await open(employer);
  const { page } = person;
  const { visit, row, columns, button, dialog, expectText, chooseToday } = at(person, server.url);
  await visit('/application-received');
  await row('Dora Decided').getByRole('button', { name: 'Accept' }).click();
  await chooseToday();
  const received = { jobId, applicationType: 'PENDING' } as const;
  const pending = await callApi(server.url, getApplicationByJobId, received, employer.token);
  const idOf = (name: string) =>
    pending.find(({ candidateName }) => candidateName === name)?.applicationId ?? '';
  const dora = { applicationId: idOf('Dora Decided') };
  await callApi(server.url, rejectJobApplication, dora, employer.token);
  await button('Schedule Interview', dialog('Schedule Interview')).click();
  await dialog('Please check').getByText('This application has already been declined.').waitFor();
  await button('OK').click();
  await row('Dora Decided').waitFor({ state: 'detached' });

  const applicationId = idOf('Tess Time');
  await row('Tess Time').getByRole('button', { name: 'Accept Tess Time' }).click();
  const accepting = dialog('Schedule Interview');
  const optional = button('Accommodation (optional)', accepting);
  await expect.poll(() => optional.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => accepting.getByLabel('Record only').isVisible()).toBe(false);
  await optional.click();
  await accepting.getByText('1.5×', { exact: true }).click();
  await accepting.getByLabel('Record only').check();
  await button('Accommodation (1.5× time, record only)', accepting).waitFor();
  await screenshot(page, 'schedule-accommodation');
  await expectAccessible(page);
  await chooseToday();
  await button('Schedule Interview', accepting).click();
  await expectText('Interview scheduled successfully.');
  await expectText(NOBODY_APPLIED);
  expect(await scheduled(server.url, employer, jobId)).toMatchObject([
    { candidateName: 'Tess Time', timeFactor: 1.5, recordOnly: true },
  ]);
  const mail = await readMail(server.url, tess.email, { subject: 'Your interview' });
  expect(mail.text).toContain('You have 1.5 times the usual time for each answer.');
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['interview.ics']);

  await visit('/interview-scheduled');
  await expectText('Total Interviews Scheduled: 1');
  await row('Tess Time').waitFor();
  await expect
    .poll(() => columns())
    .toEqual([
      'S.No.',
      'Date of Interview',
      'Applicant',
      'Email ID',
      'Contact No.',
      'Criteria Matches',
      'Accommodation',
    ]);
  await row('Tess Time')
    .getByRole('button', { name: /^1\.5× time, record only/ })
    .click();
  const form = dialog('Accommodation: Tess Time');
  await expect.poll(() => form.getByRole('radio', { name: '1.5×' }).isChecked()).toBe(true);
  await form.getByText('2×', { exact: true }).click();
  await form.getByLabel('Record only').uncheck();
  await screenshot(page, 'accommodation');
  await expectAccessible(page);
  await button('Save', form).click();
  await expectText('Accommodation saved.');
  await row('Tess Time')
    .getByRole('button', { name: /^2× time/ })
    .waitFor();
  await screenshot(page, 'upcoming-accommodation');
  await expectAccessible(page);

  const changed = 'You have 2 times the usual time for each answer.';
  // The email about the first date is already there; the newer one is still on its way.
  await expect
    .poll(async () => (await readMail(server.url, tess.email, { subject: 'Your interview' })).text)
    .toContain(changed);
  const consent = { applicationId, consentVersion: CONSENT_VERSION };
  await row('Tess Time')
    .getByRole('button', { name: /^2× time/ })
    .click();
  await form.getByText('Usual time', { exact: true }).click();
  await callApi(server.url, startInterview, consent, tess.token);
  await button('Save', form).click();
  await dialog('Please check').getByText('The interview has already started').waitFor();
  await button('OK').click();
  await row('Tess Time')
    .getByRole('button', { name: /^2× time/ })
    .waitFor();
  person.expectNoProblems();
});

test('completed interviews lead from their table to the report, and back; on a phone the tables are cards', async ({
  server,
  open,
}) => {
  const names = ['Zoe Zander', 'Amy Ames', 'Max Mole', 'Lou Lane', 'Bob Boone'];
  const [{ employer, jobId }, tess, cody] = await Promise.all([
    makeApplicants(server.url, ...names),
    makeCandidate(server.url, 'Tess Time'),
    makeCandidate(server.url, 'Cody Complete'),
  ]);
  await beScheduled(server.url, jobId, employer, tess);
  const applicationId = await beScheduled(server.url, jobId, employer, cody);
  await complete(server.url, applicationId, cody);
  const status = async () =>
    (await callApi(server.url, getFeedback, { applicationId }, employer.token))?.analysisStatus;
  await expect.poll(status, { timeout: LONGEST_WAIT_MS, interval: 500 }).toBe('ready');

  const person = await open(employer);
  const { page } = person;
  const { visit, row, columns } = at(person, server.url);
  await visit('/completed-interviews');
  await page
    .getByRole('button', { name: /^Frontend Developer/ })
    .getByText('Interviews completed: 1')
    .waitFor();
  await row('Cody Complete').waitFor();
  await expect
    .poll(() => columns())
    .toEqual([
      'S.No.',
      'Date of Interview',
      'Applicant',
      'Email ID',
      'Contact No.',
      'Criteria Matches',
      'Feedback',
      'Score',
      'Stage',
    ]);
  // The first cell has the checkbox.
  const cells = (await row('Cody Complete').getByRole('cell').allTextContents()).slice(1);
  expect(cells[0]).toBe('1');
  expect(cells[1]).toMatch(/^\d{1,2} \w{3} \d{4}, \d{1,2}:\d{2} [AP]M \S+$/);
  expect(cells.slice(3, 5)).toEqual([cody.email, '5550101234']);
  expect(cells[5]).toMatch(/^(\d+\.\d\d%|-)$/);
  await screenshot(page, 'completed-interviews');
  await expectAccessible(page);
  await row('Cody Complete').getByRole('link', { name: 'Feedback on Cody Complete' }).click();
  await page.waitForURL(`**/feedback?id=${applicationId}`);
  await page.getByRole('heading', { name: 'Cody Complete' }).waitFor();
  await page.goBack();
  await row('Cody Complete').waitFor();
  await visit('/employer-dashboard');
  const completed = page.getByRole('table', { name: 'Completed Interview' });
  await completed.getByText('Review Pending').waitFor();
  await completed.getByRole('link', { name: 'Review Cody Complete' }).click();
  await page.waitForURL(`**/feedback?id=${applicationId}`);

  // On a phone, the cards can be sorted, and nothing is wider than the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/application-received');
  const cards = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
  await cards.nth(4).waitFor();
  const shown = async () => (await cards.getByRole('link', { name: /^\w+ \w+$/ }).allTextContents()).join();
  await page.getByLabel('Sort by').selectOption({ label: 'Applicant, ascending' });
  await expect.poll(shown).toBe('Amy Ames,Bob Boone,Lou Lane,Max Mole,Zoe Zander');
  for (const path of ['/application-received', '/interview-scheduled', '/completed-interviews']) {
    await visit(path);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click();
    await page.getByRole('listitem').filter({ hasText: '@example.com' }).first().waitFor();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, path).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
  person.expectNoProblems();
});
