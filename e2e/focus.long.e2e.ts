import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TOAST_MS } from '#contract/shared/limits.ts';
import { apply, at, makeWorld } from './harness/candidate-journey.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { holdBack } from './harness/hold-back.ts';
import { postJob } from './harness/jobs.ts';
import { listening } from './harness/listening.ts';
import { makeEmployer } from './harness/people.ts';
import { pressing } from './harness/pressing.ts';
import { test } from './harness/worker.ts';

/**
 * For people who use the keyboard on a slow network: a late answer does not move the focus, and changes elsewhere are
 * announced.
 */

const REFUSED = {
  status: 400,
  json: { responseStatus: { statusCode: 2, message: 'It cannot be read now.' }, responseData: null },
};

/** What has the focus on a page. */
function focusOn(page: Page) {
  return {
    /** Marks the focused element. `expectKept` checks that the same element has the focus again. */
    mark: () => page.evaluate(() => document.activeElement?.setAttribute('data-marked-by-test', '')),
    expectKept: async () =>
      expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-marked-by-test'))).toBe(
        true,
      ),
    text: () =>
      page.evaluate(() =>
        document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? ''),
      ),
    isNowhere: () =>
      page.evaluate(() => document.activeElement === null || document.activeElement === document.body),
    /** The description of the focused element, as a screen reader reads it after the name. */
    description: () =>
      page.evaluate(() =>
        (document.activeElement?.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      ),
  };
}

test('the errors of an empty registration are said, and each leads to its field', async ({
  server,
  open,
}) => {
  const person = await open();
  const { page } = person;
  const { button } = drive(() => page);
  const focus = focusOn(page);
  const press = await pressing(person);
  await page.goto(`${server.url}/register`);
  const { heard } = await listening(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
  await press('Sign Up, empty', button('Sign Up'), () => summary.waitFor());
  await expect.poll(async () => (await heard()).join('\n')).toMatch(/Please check these fields.*Email/);
  await expect.poll(() => summary.evaluate((each) => each === document.activeElement)).toBe(true);
  await summary.getByRole('button', { name: /Email/ }).press('Enter');
  await expect.poll(focus.description).toContain('Please enter a valid Email Id');
  await press(
    'another kind of account',
    page.getByRole('tab', { name: /Employer/ }),
    () => page.getByRole('tab', { name: 'Register as Job Seeker', selected: true }).waitFor(),
    'ArrowRight',
  );
  person.expectNoProblems();
});

describe('a candidate', () => {
  test('stays where the focus is while a search of jobs brings another one, which is said', async ({
    server,
    open,
  }) => {
    const { tag, candidate, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
    const [developer, nurse] = jobs;
    const person = await open(candidate);
    const { page } = person;
    const { button, visit, card } = at(person, server.url);
    const focus = focusOn(page);
    const shown = (role: string) =>
      page.getByRole('article', { name: new RegExp(`^${role}, R1-`) }).waitFor();
    const searchDeveloper = async () => {
      await visit(`/open-jobs?designation=${tag}&jobId=${nurse.jobId}`);
      await shown(nurse.role);
      await card(nurse.role).waitFor();
      const search = await holdBack(page, /getJobCards.*designation=developer/);
      await page.getByLabel('Designation').fill(`developer ${tag}`);
      await page.keyboard.press('Enter');
      await search.asked;
      return search;
    };

    // On a job's tabs.
    const first = await searchDeveloper();
    const tab = page.getByRole('tab', { name: 'Job Description' });
    await tab.focus();
    await focus.mark();
    first.letGo();
    await shown(developer.role);
    await focus.expectKept();
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'Skills', selected: true }).waitFor();

    // On the card of a job that leaves the list.
    const second = await searchDeveloper();
    await button(`Save ${nurse.role}`, card(nurse.role)).focus();
    second.letGo();
    await card(nurse.role).waitFor({ state: 'detached' });
    await expect.poll(focus.text).toContain('Web Developer');

    await visit(`/open-jobs?designation=${tag}`);
    await card(nurse.role).waitFor();
    const { heard } = await listening(page);
    for (const { role } of jobs) {
      await card(role).getByRole('link').or(card(role).getByRole('button')).first().press('Enter');
      await shown(role);
    }
    await expect
      .poll(async () => (await heard()).at(-1))
      .toMatch(new RegExp(`^Beside the list: ${nurse.role}, R1-`));

    // One job per page: on the last page, the focus moves below the list.
    await page.route(/getJobCards/, (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '1');
      return route.continue({ url: url.href });
    });
    await page.reload();
    await button('Load more').focus();
    await page.keyboard.press('Enter');
    const cards = page.getByRole('list', { name: 'Open jobs' }).getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(2);
    await expect.poll(focus.text).toBe('That is all.');
  });

  test('stays on Try again while it loads, and on the page once it is loaded', async ({ server, open }) => {
    const { candidate, jobs } = await makeWorld(server.url, 'Web Developer');
    await apply(server.url, candidate, jobs[0]);
    const { page } = await open(candidate);
    const { button, expectText } = drive(() => page);
    const focus = focusOn(page);
    const failing = (route: Route) => route.fulfill(REFUSED);
    await page.route('**/getCandidateApplications*', failing);
    await page.goto(`${server.url}/applied-jobs`);
    await expectText('It cannot be read now.');
    await page.unroute('**/getCandidateApplications*', failing);
    const again = await holdBack(page, '**/getCandidateApplications*');
    await button('Try again').focus();
    await focus.mark();
    await page.keyboard.press('Enter');
    await again.asked;
    await focus.expectKept();
    again.letGo();
    await page.getByRole('row').filter({ hasText: 'Web Developer' }).waitFor();
    await expect.poll(focus.isNowhere).toBe(false);
  });

  test('sends a profile once, discards what was not saved, and switches mails off', async ({
    server,
    open,
  }) => {
    const person = await open(await makeCandidate(server.url, 'Kim Keys'));
    const { page } = person;
    const { button, expectText } = drive(() => page);
    const focus = focusOn(page);
    const press = await pressing(person);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('updateProfile')) sent.push(request.url());
    });
    await page.goto(`${server.url}/candidate-profile`);
    await press('Remove a skill', button('Remove the skill JavaScript'), () =>
      button('Remove the skill JavaScript').waitFor({ state: 'detached' }),
    );
    await page.getByLabel('Address').fill('77 Another Street, Fourth Floor');
    const update = await holdBack(page, '**/updateProfile*');
    await button('Update').focus();
    await focus.mark();
    await press('Update', button('Update'), () => update.asked);
    await focus.expectKept();
    await expect.poll(() => button('Update').getAttribute('data-loading')).toBe('true');
    await expect.poll(() => button('Update').isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    update.letGo();
    await expectText('Your profile has been updated successfully.');
    await focus.expectKept();
    await expect.poll(() => button('Update').isEnabled()).toBe(true);
    expect(sent).toHaveLength(1);

    // Unsaved text is restored after a reload, with a button in the form that does not submit it.
    const address = page.getByLabel('Address');
    await expect.poll(() => page.getByText('It isn’t saved yet.').count()).toBe(0);
    await address.fill('99 Unsaved Street, Ninth Floor');
    await page.reload();
    await expect.poll(() => address.inputValue()).toBe('99 Unsaved Street, Ninth Floor');
    const notice = page.getByRole('status').filter({ hasText: 'What you changed here before is back.' });
    await notice.getByText('It isn’t saved yet.').waitFor();
    await press('Discard it', button('Discard it'), () => notice.waitFor({ state: 'detached' }));
    await expect.poll(() => address.inputValue()).toBe('77 Another Street, Fourth Floor');
    expect(sent).toHaveLength(1);
    await page.reload();
    await expect.poll(() => address.inputValue()).toBe('77 Another Street, Fourth Floor');
    await expect.poll(() => notice.count()).toBe(0);

    await page.goto(`${server.url}/mail-preferences`);
    const save = await holdBack(page, '**/setMailPreferences*');
    const switches = page.getByRole('switch');
    const isSaved = () => document.querySelector('[role="switch"][aria-busy="true"]') === null;
    await switches.first().focus();
    await focus.mark();
    await press('the first switch', switches.first(), () => save.asked, 'Space');
    await focus.expectKept();
    save.letGo();
    await page.waitForFunction(isSaved);
    await focus.expectKept();
    await expect.poll(() => switches.first().isChecked()).toBe(false);
    for (let index = 1; index < (await switches.count()); index += 1) {
      const one = switches.nth(index);
      const wanted = !(await one.isChecked());
      const isSwitched = async () => await expect.poll(() => one.isChecked()).toBe(wanted);
      await press(`switch ${index + 1}`, one, isSwitched, 'Space');
      await page.waitForFunction(isSaved);
    }
    await press('Dashboard in the menu', page.getByRole('link', { name: 'Dashboard' }).first(), () =>
      page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor(),
    );
    await expect.poll(focus.text).toBe('Dashboard');
    person.expectNoProblems();
  });

  test('hears a toast, which stays for ten seconds, and waits under the pointer and the focus', async ({
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
    /** The page's clock continues until it is stopped, and the machine may be slow. */
    const save = async () => {
      await button('Update').press('Enter');
      await toast.waitFor();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
    };
    // Measured in the page, because a check from outside may come too late.
    await page.evaluate(timeToasts);
    await save();
    expect(await heard()).toContain(SAVED);
    await page.clock.runFor(10_000);
    await toast.waitFor({ state: 'detached' });
    const [stood] = await page.evaluate(() => window.toastTimes ?? []);
    expect(stood).toBeGreaterThanOrEqual(9_900);
    await page.clock.resume();

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
});

test('an employer stays on the tabs of a job while a search brings another, and in the search if it fails', async ({
  server,
  open,
}) => {
  const employer = await makeEmployer(server.url);
  for (const role of ['Web Developer', 'Night Nurse']) await postJob(server.url, employer, role);
  const { page } = await open(employer);
  const { expectText } = drive(() => page);
  const focus = focusOn(page);
  const box = page.getByLabel('Search my jobs');
  await page.goto(`${server.url}/employer-jobs`);
  await page.getByRole('article', { name: /^Night Nurse/ }).waitFor();
  const search = await holdBack(page, /getJobCards.*designation=developer/);
  await box.fill('developer');
  await search.asked;
  await page.getByRole('tab', { name: 'Job Description' }).focus();
  await focus.mark();
  search.letGo();
  await page.getByRole('article', { name: /^Web Developer/ }).waitFor();
  await focus.expectKept();

  await page.goto(`${server.url}/employer-jobs`);
  await page.getByRole('article', { name: /^Night Nurse/ }).waitFor();
  await page.route(/getJobCards.*designation=fail/, (route) => route.fulfill(REFUSED));
  await box.focus();
  await page.keyboard.type('fail');
  await focus.mark();
  await expectText('It cannot be read now.');
  await focus.expectKept();
  await expect.poll(() => box.inputValue()).toBe('fail');
});

declare global {
  interface Window {
    /** How long each toast was shown, in milliseconds. */
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
