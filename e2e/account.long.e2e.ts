import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getAccount } from '#contract/account/account.ts';
import { accessibilityProblems } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, signInOnPage } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

/** A person who changes their account, in two separate browsers. */

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SESSION_ENDED = 'Your session has expired. Please sign in again.';

let server: Roundone;
let browser: SharedBrowser;

test.beforeAll(async ({ shared }) => {
  ({ server, browser } = shared);
});

/** Another employer, signed in in two browsers. */
async function inTwoBrowsers(name: string) {
  const account = await makeEmployer(server.url, name);
  const here = await browser.newPerson({ userAgent: CHROME });
  const there = await browser.newPerson({ userAgent: FIREFOX });
  for (const { page } of [here, there]) {
    await signInOnPage(page, server.url, account);
  }
  return { account, here, there };
}

const linkOf = async (recipient: string, subject: string) => {
  const mail = await readMail(server.url, recipient, { subject });
  return mail.links[0] ?? 'none:';
};
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) });
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('Token') ?? '');
const focusedText = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? '';
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** After the session has ended, the next step leads to the login page with this sentence. */
async function expectThrownOut({ page }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Applicants', exact: true }).click();
  await page.waitForURL('**/login');
  await drive(() => page).expectText(SESSION_ENDED);
}

test('sees where they are signed in, ends a session, then all others', async () => {
  const { account, here, there } = await inTwoBrowsers('Sasha Sessions');
  const { page } = here;
  const { button, dialog, expectText } = drive(() => page);
  await page.getByRole('link', { name: 'Account' }).first().click();
  await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
  await expectText('Firefox on Windows');
  const rows = section(page, 'Sessions').getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(3);
  await expect
    .poll(() => rows.first().textContent())
    .toMatch(/^Chrome on Linux.*In use now.*remembered.*This session$/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await screenshot(page, 'account');

  await button('End Firefox on Windows, This network').click();
  await screenshot(page, 'account-end-session');
  expect(await accessibilityProblems(page)).toEqual([]);
  await button('End', dialog('End Firefox on Windows?')).click();
  await expectText('The session has ended.');
  await page.getByText('Firefox on Windows').waitFor({ state: 'detached' });
  await expect.poll(() => focusedText(page)).toBe('Your sessions');
  await expectThrownOut(there);

  // After signing in again, the person is back where they were.
  await there.page.getByLabel('Email').fill(account.email);
  await there.page.getByLabel('Password', { exact: true }).fill(account.password);
  await there.page.getByLabel('Remember Me').uncheck();
  await there.page.getByRole('button', { name: 'Sign In' }).click();
  await there.page.waitForURL('**/application-received');
  await page.reload();
  const other = rows.filter({ hasText: 'Firefox on Windows' });
  await other.waitFor();
  await expect.poll(() => other.textContent()).not.toContain('remembered');
  await button('End all others').click();
  await button('End', dialog('End all other sessions?')).click();
  await expectText('All other sessions have ended.');
  await button('End all others').waitFor({ state: 'detached' });
  await expect.poll(() => rows.count()).toBe(1);
  await there.page.getByRole('link', { name: 'Interviews', exact: true }).click();
  await there.page.waitForURL('**/login');
  here.expectNoProblems();
});

test('changes the password: this browser stays signed in, the other one is signed out at its next call', async () => {
  const { account, here, there } = await inTwoBrowsers('Pat Password');
  const { page } = here;
  const { button, expectText } = drive(() => page);
  await page.goto(`${server.url}/account`);
  const field = (label: string) => section(page, 'Password').getByLabel(label, { exact: true });
  await field('Current password').fill('Wrong123!');
  await field('New password').fill('Brisk9?owl');
  await field('Confirm new password').fill('Another3?');
  await button('Change password').click();
  await expectText('The two passwords don’t match');
  await field('Confirm new password').fill('Brisk9?owl');
  await button('Change password').click();
  await expectText('This isn’t your current password');
  await expect.poll(() => focusedText(page)).toBe('Current password');
  await screenshot(page, 'account-password-refused');
  // The focus is in the field that was wrong.
  await page.keyboard.press('Control+a');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expectText('Password changed successfully');
  await expect.poll(() => field('New password').inputValue()).toBe('');
  await expect.poll(() => section(page, 'Password').locator('[aria-invalid="true"]').count()).toBe(0);
  await expect.poll(() => section(page, 'Sessions').getByRole('listitem').count()).toBe(1);
  await readMail(server.url, account.email, { subject: 'Your password was changed' });
  await page.getByRole('link', { name: 'Applicants', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();

  await expectThrownOut(there);
  await signInOnPage(there.page, server.url, { ...account, password: 'Brisk9?owl' });
  here.expectNoProblems([/400 \(/]);
});

test('changes the e-mail; the earlier address takes the account back', async () => {
  const { account, here, there } = await inTwoBrowsers('Eva Email');
  const { page } = here;
  const { button, expectText } = drive(() => page);
  const next = `eva.next.${Date.now()}@example.com`;
  await page.goto(`${server.url}/account`);
  const fields = section(page, 'Email');
  await button('Change email').click();
  await expectText('Please enter a valid Email Id');
  await fields.getByLabel('New email').fill(next);
  await fields.getByLabel('Your password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expectText('Keep my email');
  await expect.poll(() => fields.textContent()).toContain(`We have sent a link to ${next}`);
  await expect.poll(() => fields.locator('[aria-invalid="true"]').count()).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await screenshot(page, 'account-email-waiting');

  const confirmAt = await linkOf(next, 'Please confirm your new email address');
  await page.goto(confirmAt);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await screenshot(page, 'account-confirm-email');
  await button('Confirm this email').click();
  await expectText('Your email has changed');
  await expect.poll(() => focusedText(page)).toBe('Go to your account');
  await page.keyboard.press('Enter');
  await expectText(next);
  await expectThrownOut(there);

  await there.page.goto(await linkOf(account.email, 'Your email address was changed'));
  const back = drive(() => there.page);
  await there.page.getByLabel('New Password', { exact: true }).fill('Gnu7$opal');
  await there.page.getByLabel('Confirm Password', { exact: true }).fill('Gnu7$opal');
  expect(await accessibilityProblems(there.page)).toEqual([]);
  await screenshot(there.page, 'account-take-back');
  await back.button('Take my account back').click();
  await back.expectText('Your account is yours again');
  await back.expectText('Your email address has been restored. Use your new password to sign in.');
  await there.page.getByRole('link', { name: 'Go to login' }).click();
  await expectThrownOut(here);
  await signInOnPage(there.page, server.url, { ...account, password: 'Gnu7$opal' });
});

test('logs out on the server; says so when the server cannot be reached', async () => {
  const { account, here } = await inTwoBrowsers('Lou Logout');
  const { page } = here;
  const { button, expectText } = drive(() => page);
  const token = await tokenOf(page);
  expect(await callApi(server.url, getAccount, {}, token)).toMatchObject({ email: account.email });
  await button('Log Out').click();
  await button('Yes').click();
  await page.waitForURL('**/login');
  await expect(callApi(server.url, getAccount, {}, token)).rejects.toThrow(SESSION_ENDED);

  await signInOnPage(page, server.url, account);
  await page.route('**/api/auth/signout', (route) => route.abort());
  await button('Log Out').click();
  await button('Yes').click();
  await page.getByRole('alert').filter({ hasText: 'We couldn’t reach the server' }).waitFor();
  await screenshot(page, 'account-log-out-not-told');
  expect(await accessibilityProblems(page)).toEqual([]);
  await button('Log out here only').click();
  await page.waitForURL('**/login');
  await expect.poll(() => tokenOf(page)).toBe('');
  await expectText('Forgot password');
});

test('a dialog whose code is not there without a connection opens when there is one, and the page stays', async () => {
  const account = await makeEmployer(server.url, 'Olga Offline');
  const person = await browser.newPerson();
  const { page } = person;
  const { button, dialog } = drive(() => page);
  // The page may request it before the connection is lost, so it is held back until there is a connection.
  const online = Promise.withResolvers<void>();
  await page.route(/\/assets\/modal-[^/]*\.js$/, async (route) => {
    await online.promise;
    await route.continue();
  });
  await signInOnPage(page, server.url, account);
  await page.goto(`${server.url}/account`);
  const heading = page.getByRole('heading', { name: 'Second factor' });
  await heading.waitFor();
  await person.context.setOffline(true);
  await button('Log Out').click();
  expect(await dialog('Are you sure you want to logout?').count()).toBe(0);
  await person.context.setOffline(false);
  online.resolve();
  await dialog('Are you sure you want to logout?').waitFor();
  expect(await heading.count()).toBe(1);
  await button('No').click();
  await heading.waitFor();
});
