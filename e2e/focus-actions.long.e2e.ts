import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { apply, makeWorld } from './harness/candidate-journey.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { postJob, startDraft } from './harness/jobs.ts';
import { listening } from './harness/listening.ts';
import { makeEmployer } from './harness/people.ts';
import { pressing } from './harness/pressing.ts';
import { test } from './harness/worker.ts';

/**
 * Actions that change what is on the screen, each triggered once by keyboard: the focus is never lost, and changes
 * elsewhere are announced. Other journeys do this for the actions on their own pages.
 */

test('jobs are closed, deleted, reposted and restored, and the toolbar of the editor is one stop of the Tab key', async ({
  server,
  open,
}) => {
  const employer = await makeEmployer(server.url);
  await postJob(server.url, employer, 'Web Developer');
  const draftId = await startDraft(server.url, employer, 'Night Nurse');
  const person = await open(employer);
  const { page } = person;
  const { button, dialog, expectText } = drive(() => page);
  const press = await pressing(person);
  const decide = async (label: string, role: string, comes: () => Promise<unknown>) => {
    const asked = dialog(new RegExp(`^${label} ${role}`));
    await press(label, button(`${label}: ${role}`).first(), () => asked.waitFor());
    await press(`${label} job`, button(`${label} job`, asked), async () => {
      await comes();
      await asked.waitFor({ state: 'detached' });
    });
  };
  await page.goto(`${server.url}/employer-jobs`);
  await page.getByLabel('Search my jobs').fill('plumber');
  await press('Show all jobs', button('Show all jobs'), () =>
    button('Close: Web Developer').first().waitFor(),
  );
  await decide('Close', 'Web Developer', () => button('Repost: Web Developer').first().waitFor());
  await decide('Repost', 'Web Developer', () => button('Close: Web Developer').first().waitFor());
  await decide('Delete', 'Web Developer', () => expectText('There are no jobs posted till now.'));
  await page.goto(`${server.url}/drafted-jobs`);
  await decide('Delete', 'Night Nurse', () => expectText('There are no draft jobs till now.'));
  await page.goto(`${server.url}/deleted-jobs`);
  await decide('Restore', 'Night Nurse', () => button('Restore: Night Nurse').waitFor({ state: 'detached' }));
  await page.goto(`${server.url}/create-job?jobId=${draftId}&step=skillMatrix`);
  await press('Next, empty', button('Next'), () => expectText('Atleast one skill is required'));
  await press('Add skill', button('Add skill'), () => button('Save skill').nth(1).waitFor());
  await press('Delete new skill', button('Delete new skill').nth(1), () =>
    button('Save skill').nth(1).waitFor({ state: 'detached' }),
  );
  await press('Back', button('Back'), () => page.getByRole('heading', { name: 'Job Details' }).waitFor());

  const toolbar = page.getByRole('toolbar', { name: 'Formatting of Job Description' });
  const labelOfFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await button('Bold', toolbar).focus();
  await page.keyboard.press('ArrowRight');
  expect(await labelOfFocus()).toBe('Italic');
  await page.keyboard.press('End');
  const last = await labelOfFocus();
  await page.keyboard.press('ArrowRight');
  expect(await labelOfFocus()).toBe('Bold');
  await page.keyboard.press('ArrowLeft');
  expect(await labelOfFocus()).toBe(last);
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  expect(await labelOfFocus()).toBe('Job Description');
  await page.keyboard.press('Shift+Tab');
  expect(await labelOfFocus()).toBe('Bold');
  await page.keyboard.press('Shift+Tab');
  expect(await toolbar.evaluate((each) => each.contains(document.activeElement))).toBe(false);
  person.expectNoProblems();
});

test('applicants are sorted, accepted and declined', async ({ server, open }) => {
  const { candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
  const [developer, nurse] = jobs;
  for (const job of jobs) await apply(server.url, candidate, job);
  await apply(server.url, await makeCandidate(server.url, 'Lee Later'), developer);
  const person = await open(employer);
  const { page } = person;
  const { button, dialog } = drive(() => page);
  const press = await pressing(person);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const hasFocus = (control: Locator) => control.evaluate((each) => each === document.activeElement);
  await page.goto(`${server.url}/application-received?jobId=${developer.jobId}`);
  await row('Lee Later').waitFor();
  const { heard } = await listening(page);
  await press('Sort', button('Applicant', page.getByRole('columnheader', { name: 'Applicant' })), () =>
    page.waitForURL(/sort=candidateName/),
  );
  await expect
    .poll(heard)
    .toContain(`Applicants for ${developer.role}: sorted by Applicant, ascending. 2 rows`);
  const card = (role: string) => page.getByRole('button', { name: new RegExp(`^${role}`) });
  await press('another job', card(nurse.role), () => row('Lee Later').waitFor({ state: 'detached' }));
  await expect
    .poll(async () => (await heard()).at(-1))
    .toMatch(new RegExp(`^Below the jobs: ${nurse.role}, R1-`));
  await press('the first job', card(developer.role), () => row('Lee Later').waitFor());

  const accept = dialog('Schedule Interview');
  const send = accept.locator('button[type="submit"]');
  await press('Accept', button('Accept Lee Later'), () => send.waitFor());
  await press('Accept without a date', send, () =>
    accept.getByText('Please select a date', { exact: true }).first().waitFor(),
  );
  // The error is read with the field that gets the focus.
  const focused = () =>
    page.evaluate(() => ({
      isInvalid: document.activeElement?.getAttribute('aria-invalid'),
      description: (document.activeElement?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    }));
  await expect.poll(focused).toEqual({
    isInvalid: 'true',
    description: expect.stringContaining('Please select a date'),
  });
  const calendar = page.getByRole('dialog').last();
  await press('Date', accept.getByRole('button', { name: /^Date/ }), () => button('Next month').waitFor());
  await press(
    'the month of the calendar',
    calendar.locator('[data-calendar-button], .mantine-DatePickerInput-calendarHeaderLevel').first(),
    () => button('Jan', calendar).waitFor(),
  );
  // The button for the month is gone, so the focus is on the calendar. Escape closes only the calendar.
  await page.keyboard.press('Escape');
  await button('Jan').waitFor({ state: 'detached' });
  expect(await accept.count()).toBe(1);
  await press('Cancel', button('Cancel', accept), () => accept.waitFor({ state: 'detached' }));

  const more = button('More for Lee Later');
  const asked = dialog('Decline Lee Later');
  const chooseDecline = async () => {
    await press('More', more, () => page.getByRole('menu', { name: 'More for Lee Later' }).waitFor());
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await asked.waitFor();
  };
  await chooseDecline();
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(more)).toBe(true);
  await chooseDecline();
  await press('Decline', button('Decline', asked), () => row('Lee Later').waitFor({ state: 'detached' }));
  await asked.waitFor({ state: 'detached' });
  // The focus is on the next row.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(candidate.name);
  person.expectNoProblems();
});

test('people are searched, and how many are found is said', async ({ server, open }) => {
  const { employer, candidate, jobs } = await makeWorld(server.url, 'Web Developer');
  await apply(server.url, candidate, jobs[0]);
  const { page } = await open(employer);
  const { button } = drive(() => page);
  await page.goto(`${server.url}/applicants`);
  const { heard } = await listening(page);
  const search = page.getByRole('searchbox', { name: /^Name, email, skill/ });
  await search.fill(candidate.name);
  await button('Search').press('Enter');
  await expect.poll(heard).toContain('1 person');
  await search.fill('Nobody of this name');
  await button('Search').press('Enter');
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^Nobody was found for/);
});

test('an adjustment is asked for and granted, and trouble is told and answered', async ({ server, open }) => {
  const employer = await makeEmployer(server.url);
  const kim = await makeCandidate(server.url, 'Kim Keys');
  const jobId = await postInterviewJob(server.url, employer, 'Web Developer');
  await beScheduled(server.url, jobId, employer, kim);
  const own = await open(kim);
  const candidate = drive(() => own.page);
  const pressOwn = await pressing(own);
  await own.page.goto(`${server.url}/applied-jobs`);
  const details = candidate.dialog('Application Details');
  await pressOwn('View Details', candidate.button(/^View Details/), () => details.waitFor());
  const asking = candidate.dialog('Ask for an adjustment');
  await pressOwn('Ask for an adjustment', candidate.button('Ask for an adjustment', details), () =>
    asking.getByRole('checkbox').first().waitFor(),
  );
  await pressOwn('Send request, empty', candidate.button('Send request', asking), () =>
    asking
      .getByText(/^Please/)
      .first()
      .waitFor(),
  );
  await asking.getByRole('checkbox').first().press('Space');
  await pressOwn('Send request', candidate.button('Send request', asking), () =>
    asking.waitFor({ state: 'detached' }),
  );
  const telling = candidate.dialog('Report a problem');
  await pressOwn('Report a problem', candidate.button('Report a problem', details), () => telling.waitFor());
  await pressOwn('Send the problem', candidate.button('Send request', telling), () =>
    telling.waitFor({ state: 'detached' }),
  );

  const person = await open(employer);
  const { page } = person;
  const { button, dialog } = drive(() => page);
  const press = await pressing(person);
  await page.goto(`${server.url}/requests`);
  const answering = dialog('Answer the request from Kim Keys');
  const answer = button('Answer the request from Kim Keys');
  await press('Answer', answer.first(), () => button('Grant').waitFor());
  await press('Grant', button('Grant'), () => answering.waitFor({ state: 'hidden' }));
  await press('Answer the problem', answer, () => answering.waitFor());
  await press('Send answer, empty', button('Send answer', answering), () =>
    answering.locator('textarea[aria-invalid="true"]').waitFor(),
  );
  await answering.getByRole('textbox').fill('Your interview is still open.');
  await press('Send answer', button('Send answer', answering), () => answer.waitFor({ state: 'detached' }));
  for (const { expectNoProblems } of [own, person]) expectNoProblems();
});
