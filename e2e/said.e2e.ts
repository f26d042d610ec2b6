import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TOAST_MS } from '#contract/limits.ts';
import { apply, at, makeWorld } from './harness/candidate-journey.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { CLOSURES, INTRODUCTION, beScheduled, postInterviewJob } from './harness/interviews.ts';
import { startDraft } from './harness/jobs.ts';
import { listening } from './harness/listening.ts';
import { makeEmployer } from './harness/people.ts';
import { test } from './harness/worker.ts';

/** What changes on the screen is said too: by the focus, or by a live region that was there before. */

/** The description of what has the focus, as a screen reader reads it after the name. */
const descriptionOfFocus = (page: Page) =>
  page.evaluate(() =>
    (document.activeElement?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

describe('errors', () => {
  test('of an empty registration are said, and each leads to its field', async ({ server, open }) => {
    const { page } = await open();
    const { button } = drive(() => page);
    await page.goto(`${server.url}/register`);
    const { heard } = await listening(page);
    await button('Sign Up').press('Enter');
    await expect.poll(async () => (await heard()).join('\n')).toMatch(/Please check these fields.*Email/);
    const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
    await expect.poll(() => summary.evaluate((each) => each === document.activeElement)).toBe(true);
    await summary.getByRole('button', { name: /Email/ }).press('Enter');
    await expect.poll(() => descriptionOfFocus(page)).toContain('Please enter a valid Email Id');
  });

  test('of a schedule without a date is read with the field that gets the focus', async ({
    server,
    open,
  }) => {
    const { candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer');
    await apply(server.url, candidate, jobs[0]);
    const { page } = await open(employer);
    const { button, dialog } = drive(() => page);
    await page.goto(`${server.url}/application-received`);
    await button(/^Accept /).press('Enter');
    const accept = dialog('Schedule Interview');
    await button('Schedule Interview', accept).press('Enter');
    await expect.poll(() => descriptionOfFocus(page)).toContain('Please select a date');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
      .toBe('true');
  });
});

describe('a list', () => {
  test('of jobs: the job that is shown beside it', async ({ server, open }) => {
    const { tag, candidate, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
    const person = await open(candidate);
    const { page } = person;
    const { visitJobs, card } = at(person, server.url);
    await visitJobs(tag);
    const { heard } = await listening(page);
    for (const { role } of jobs) {
      await card(role).getByRole('link').or(card(role).getByRole('button')).first().press('Enter');
      await page.getByRole('article', { name: new RegExp(`^${role}, R1-`) }).waitFor();
    }
    await expect
      .poll(async () => (await heard()).at(-1))
      .toMatch(new RegExp(`^Beside the list: ${jobs[1].role}, R1-`));
  });

  test('of applicants: its order, and the applicants of another job', async ({ server, open }) => {
    const { candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
    const [developer, nurse] = jobs;
    await apply(server.url, candidate, developer);
    await apply(server.url, candidate, nurse);
    await apply(server.url, await makeCandidate(server.url, 'Lee Later'), nurse);
    const { page } = await open(employer);
    const { button } = drive(() => page);
    await page.goto(`${server.url}/application-received?jobId=${nurse.jobId}`);
    await page.getByRole('row').filter({ hasText: 'Lee Later' }).waitFor();
    const { heard } = await listening(page);
    await button('Applicant', page.getByRole('columnheader', { name: 'Applicant' })).press('Enter');
    await expect
      .poll(heard)
      .toContain(`Applicants for ${nurse.role}: sorted by Applicant, ascending. 2 rows`);
    await page.getByRole('button', { name: new RegExp(`^${developer.role}`) }).press('Enter');
    await expect
      .poll(async () => (await heard()).at(-1))
      .toMatch(new RegExp(`^Below the jobs: ${developer.role}, R1-`));
  });

  test('of people: how many a search finds', async ({ server, open }) => {
    const { employer, candidate, jobs } = await makeWorld(server.url, 'Web Developer');
    await apply(server.url, candidate, jobs[0]);
    const { page } = await open(employer);
    const { button } = drive(() => page);
    await page.goto(`${server.url}/applicants`);
    const { heard } = await listening(page);
    const search = page.getByRole('searchbox', { name: /^Name, e-mail, skill/ });
    await search.fill(candidate.name);
    await button('Search').press('Enter');
    await expect.poll(heard).toContain('1 person');
    await search.fill('Nobody of this name');
    await button('Search').press('Enter');
    await expect.poll(async () => (await heard()).at(-1)).toMatch(/^Nobody was found for/);
  });
});

test('the toolbar of the editor is one stop of the Tab key, and arrows move in it', async ({
  server,
  open,
}) => {
  const employer = await makeEmployer(server.url);
  const draft = await startDraft(server.url, employer, 'Night Nurse');
  const { page } = await open(employer);
  const { button } = drive(() => page);
  await page.goto(`${server.url}/create-job?jobId=${draft}&step=jobDetail`);
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
});

test('a toast is announced, stays for ten seconds, and waits under the pointer and the focus', async ({
  server,
  open,
}) => {
  expect(TOAST_MS).toBe(10_000);
  const candidate = await makeCandidate(server.url, 'Kim Keys');
  const { page } = await open(candidate);
  const { button } = drive(() => page);
  await page.clock.install();
  await page.goto(`${server.url}/candidate-profile`);
  const { heard } = await listening(page);
  const SAVED = 'Your profile has been updated successfully.';
  const toast = page.locator('.mantine-Notification-root').filter({ hasText: SAVED });
  const update = async () => {
    await button('Update').press('Enter');
    await toast.waitFor();
  };
  // Measured in the page: a look from outside may come late.
  await page.evaluate(timeToasts);
  await update();
  expect(await heard()).toContain(SAVED);
  await toast.waitFor({ state: 'detached' });
  const [stood] = await page.evaluate(() => window.toastTimes ?? []);
  expect(stood).toBeGreaterThan(9_900);

  const save = async () => {
    await update();
    // The clock goes on until it is stopped, and a machine may be slow.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
  };
  await save();
  await toast.hover();
  await page.clock.runFor(60_000);
  expect(await toast.count()).toBe(1);
  await page.mouse.move(0, 700);
  await page.clock.runFor(12_000);
  await expect.poll(() => toast.count()).toBe(0);
  await page.clock.resume();

  await save();
  await button('Close', toast).focus();
  await page.clock.runFor(60_000);
  expect(await toast.count()).toBe(1);
  await button('Update').focus();
  await page.clock.runFor(12_000);
  await expect.poll(() => toast.count()).toBe(0);
});

test('each question of an interview gets the focus anew, so that it is read', async ({ server, open }) => {
  const employer = await makeEmployer(server.url);
  const candidate = await makeCandidate(server.url, 'Kim Keys');
  const jobId = await postInterviewJob(server.url, employer, 'Web Developer');
  const applicationId = await beScheduled(server.url, jobId, employer, candidate);
  const { page } = await open(candidate);
  const { button } = drive(() => page);
  await page.goto(`${server.url}/start-interview?ApplicationId=${applicationId}`);
  await page.getByLabel('I have read this and agree to be recorded.').press('Space');
  for (const name of ['Next', 'Start Test Your Audio and Video', 'Submit', 'Proceed', 'Start Interview'])
    await button(name).press('Enter');
  await page.getByLabel('const', { exact: true }).press('Space');
  await page.evaluate(() => {
    const read = (window.heard = [] as string[]);
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) read.push(target.textContent);
    });
  });
  const read = () => page.evaluate(() => window.heard ?? []);
  await button('Next').press('Enter');
  await expect.poll(read).toContain(CLOSURES.question);
  await button('I am done').press('Enter');
  await expect.poll(read).toContain(INTRODUCTION);
});

declare global {
  interface Window {
    /** How long each toast stood, in milliseconds. */
    toastTimes?: number[];
  }
}

/** Runs in the page. */
function timeToasts(): void {
  const begun = new Map<Node, number>();
  window.toastTimes = [];
  new MutationObserver(() => {
    const shown = new Set<Node>(document.querySelectorAll('.mantine-Notification-root'));
    for (const toast of shown) if (!begun.has(toast)) begun.set(toast, Date.now());
    for (const [toast, at] of begun) {
      if (shown.has(toast)) continue;
      begun.delete(toast);
      window.toastTimes?.push(Date.now() - at);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
