import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendCandidateApplication } from '#contract/interview.ts';
import { launchBrowser, type JourneyBrowser } from './harness/browser.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { callApi, makeEmployer, signedIn, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';

/** For people who use the keyboard on a slow network: a late answer must not move the focus. */

let server: Roundone;
let browser: JourneyBrowser;
let employer: Account;
let candidate: Account;
let page: Page;

beforeAll(async () => {
  server = await launchRoundone();
  browser = await launchBrowser();
  employer = await makeEmployer(server.url);
  const developer = await postJob(server.url, employer, 'Web Developer');
  await postJob(server.url, employer, 'Night Nurse');
  candidate = await makeCandidate(server.url, 'Kim Keys');
  for (const person of [candidate, await makeCandidate(server.url, 'Lee Later')])
    await callApi(
      server.url,
      sendCandidateApplication,
      { jobId: developer, isTravelPreferred: 'true', isReloactionPreferred: 'true' },
      person.token,
    );
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const { button, dialog, expectText } = drive(() => page);
const press = (key: string) => page.keyboard.press(key);

async function signInAs(account: Account): Promise<void> {
  await page?.context().close();
  ({ page } = await browser.newPerson(signedIn(server.url, account)));
}

/** Delays the answers to these calls until they are released. `asked` resolves with the first call. */
async function holdBack(pattern: string | RegExp) {
  const letGo = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    asked.resolve();
    await letGo.promise;
    await route.continue();
  });
  return { asked: asked.promise, letGo: letGo.resolve };
}

/** Marks the focused element. `expectKept` checks that the same element has the focus again. */
async function markFocus(): Promise<void> {
  await page.evaluate(() => {
    document.activeElement?.setAttribute('data-marked-by-test', '');
  });
}
const expectKept = async () =>
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-marked-by-test'))).toBe(true);
const focusedText = () =>
  page.evaluate(() =>
    document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? ''),
  );
const focusIsNowhere = () =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
const tab = (name: string) => page.getByRole('tab', { name });

describe('a candidate', () => {
  beforeAll(() => signInAs(candidate));

  test('stays on the tabs of a job while the search brings another', async () => {
    await page.goto(`${server.url}/open-jobs`);
    await page.getByRole('article', { name: /^Night Nurse/ }).waitFor();
    const search = await holdBack(/getJobCards.*designation=developer/);
    await page.getByLabel('Designation').fill('developer');
    await press('Enter');
    await search.asked;
    await tab('Job Description').focus();
    await markFocus();
    search.letGo();
    await page.getByRole('article', { name: /^Web Developer/ }).waitFor();
    await expectKept();
    await expect.poll(() => tab('Job Description').getAttribute('aria-selected')).toBe('true');
    await press('ArrowRight');
    await page.getByRole('tab', { name: 'Skills', selected: true }).waitFor();
  });

  test('keeps the focus on a job’s card, or beside it once the job is gone from the list', async () => {
    await page.goto(`${server.url}/open-jobs`);
    const cards = page.getByRole('list', { name: 'Open jobs' });
    await cards.getByText('Night Nurse').waitFor();
    const search = await holdBack(/getJobCards.*designation=developer/);
    await page.getByLabel('Designation').fill('developer');
    await press('Enter');
    await search.asked;
    await button('Save Night Nurse', cards).focus();
    search.letGo();
    await cards.getByText('Night Nurse').waitFor({ state: 'detached' });
    await expect.poll(focusedText).toContain('Web Developer');
  });

  test('keeps the focus on the button that sends, which sends once', async () => {
    await page.goto(`${server.url}/candidate-profile`);
    await page.getByLabel('Address').fill('77 Another Street, Fourth Floor');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('updateProfile')) sent.push(request.url());
    });
    const update = await holdBack('**/updateProfile*');
    await button('Update').focus();
    await markFocus();
    await press('Enter');
    await update.asked;
    await expect.poll(() => button('Update').getAttribute('data-loading')).toBe('true');
    await expectKept();
    await expect.poll(() => button('Update').isDisabled()).toBe(true);
    await press('Enter');
    update.letGo();
    await expectText('Your profile has been updated successfully.');
    await expectKept();
    await expect.poll(() => button('Update').isEnabled()).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test('reads at the top that earlier changes are not saved, and can discard them', async () => {
    await page.goto(`${server.url}/candidate-profile`);
    const saved = await page.getByLabel('Address').inputValue();
    await expect.poll(() => page.getByText('It is not saved yet.').count()).toBe(0);
    await page.getByLabel('Address').fill('99 Unsaved Street, Ninth Floor');
    await page.reload();
    await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('99 Unsaved Street, Ninth Floor');
    const notice = page.getByRole('status').filter({ hasText: 'What you changed here before is back.' });
    await notice.getByText('It is not saved yet.').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('updateProfile')) sent.push(request.url());
    });
    await button('Discard it').focus();
    await press('Enter');
    await notice.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Address').inputValue()).toBe(saved);
    await expect.poll(focusIsNowhere).toBe(false);
    // A button in the form that does not submit it.
    expect(sent).toEqual([]);
    await page.reload();
    await expect.poll(() => page.getByLabel('Address').inputValue()).toBe(saved);
    await expect.poll(() => notice.count()).toBe(0);
  });

  test('keeps the focus on a switch while it is saved', async () => {
    await page.goto(`${server.url}/mail-preferences`);
    const save = await holdBack('**/setMailPreferences*');
    const first = page.getByRole('switch').first();
    await first.focus();
    await markFocus();
    await press('Space');
    await save.asked;
    await expectKept();
    save.letGo();
    await page.waitForFunction(() => document.querySelector('[role="switch"][aria-busy="true"]') === null);
    await expectKept();
    await expect.poll(() => first.isChecked()).toBe(false);
  });

  test('keeps the focus on Try again while it loads, and on the page once it is loaded', async () => {
    const failing = (route: Route) =>
      route.fulfill({
        status: 400,
        json: { responseStatus: { statusCode: 2, message: 'It cannot be read now.' }, responseData: null },
      });
    await page.route('**/getCandidateApplications*', failing);
    await page.goto(`${server.url}/applied-jobs`);
    await expectText('It cannot be read now.');
    await page.unroute('**/getCandidateApplications*', failing);
    const again = await holdBack('**/getCandidateApplications*');
    await button('Try again').focus();
    await markFocus();
    await press('Enter');
    await again.asked;
    await expectKept();
    again.letGo();
    await page.getByRole('row').filter({ hasText: 'Web Developer' }).waitFor();
    await expect.poll(focusIsNowhere).toBe(false);
  });
});

describe('an employer', () => {
  beforeAll(() => signInAs(employer));

  test('stays on the tabs of a job while the search brings another', async () => {
    await page.goto(`${server.url}/employer-jobs`);
    await page.getByRole('article', { name: /^Night Nurse/ }).waitFor();
    const search = await holdBack(/getJobCards.*designation=developer/);
    await page.getByLabel('Search my jobs').fill('developer');
    await search.asked;
    await tab('Job Description').focus();
    await markFocus();
    search.letGo();
    await page.getByRole('article', { name: /^Web Developer/ }).waitFor();
    await expectKept();
  });

  test('keeps the search fields if the search fails', async () => {
    await page.goto(`${server.url}/employer-jobs`);
    await page.getByRole('article', { name: /^Night Nurse/ }).waitFor();
    await page.route(/getJobCards.*designation=fail/, (route) =>
      route.fulfill({
        status: 400,
        json: { responseStatus: { statusCode: 2, message: 'It cannot be read now.' }, responseData: null },
      }),
    );
    const box = page.getByLabel('Search my jobs');
    await box.focus();
    await page.keyboard.type('fail');
    await markFocus();
    await expectText('It cannot be read now.');
    await expectKept();
    await expect.poll(() => box.inputValue()).toBe('fail');
  });

  test('moves the focus to the next row after a decline', async () => {
    await page.goto(`${server.url}/application-received`);
    const names = page.getByRole('row');
    await names.filter({ hasText: 'Kim Keys' }).waitFor();
    await names.filter({ hasText: 'Lee Later' }).waitFor();
    await button('More for Lee Later').focus();
    await press('Enter');
    await page.getByRole('menu').waitFor();
    await press('End');
    await press('Enter');
    const asked = dialog('Decline Lee Later');
    await asked.waitFor();
    await button('Decline', asked).focus();
    await press('Enter');
    await asked.waitFor({ state: 'hidden' });
    await names.filter({ hasText: 'Lee Later' }).waitFor({ state: 'detached' });
    await asked.waitFor({ state: 'detached' });
    await expect.poll(focusedText).toContain('Kim Keys');
  });
});

test('for a candidate who loads the last page, the focus moves below the list', async () => {
  await page.context().close();
  await signInAs(candidate);
  // One job to a page, of the two that the server has.
  await page.route(/getJobCards/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '1');
    return route.continue({ url: url.href });
  });
  await page.goto(`${server.url}/open-jobs`);
  const cards = page.getByRole('list', { name: 'Open jobs' }).getByRole('listitem');
  await button('Load more').focus();
  await press('Enter');
  await expect.poll(() => cards.count()).toBe(2);
  await expect.poll(() => focusedText()).toBe('That is all.');
});
