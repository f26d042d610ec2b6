import { TOTP } from 'otpauth';
import { beforeEach, expect } from 'vitest';
import { confirmTotp, requireSecondFactor, startTotp } from '#contract/second-factor.ts';
import { accessibilityProblems, expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, signInOnPage, type Account } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

let server: Roundone;
let browser: SharedBrowser;
let person: Person;
let page: Person['page'];

test.beforeAll(async ({ shared }) => {
  ({ server, browser } = shared);
});
beforeEach(async () => {
  person = await browser.newPerson();
  page = person.page;
});

const { button, dialog, expectText, typeInto } = drive(() => page);
const field = (label: string) => page.getByLabel(label, { exact: true });
/** In the dialog: the page also has a field of that name, for another e-mail address. */
const ownPassword = () => page.getByRole('dialog').getByLabel('Your password', { exact: true });
/** A code of the current half minute, or of a later one: a code that was used does not work again. */
const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });
const keyOnPage = async () => (await page.locator('[data-totp-key]').getAttribute('data-totp-key')) ?? '';

async function givePassword({ email, password }: Account): Promise<void> {
  await page.goto(`${server.url}/login`);
  await field('Email').fill(email);
  await field('Password').fill(password);
  await button('Sign In').click();
}
/** Makes the browser one in which nobody signed in. On a page of the client, the client itself would go home then. */
async function forgetLogin(): Promise<void> {
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate(() => localStorage.clear());
}
async function openAccount(account: Account): Promise<void> {
  await signInOnPage(page, server.url, account);
  await page.goto(`${server.url}/account`);
  await page.getByRole('heading', { name: 'Second factor' }).waitFor();
}
/** A passkey inside the browser, like that of a phone or a laptop. */
async function addAuthenticator(): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a dialog whose code arrives late gives its field the focus then, unless the person moved it', async () => {
  const account = await makeCandidate(server.url, 'Lou Late');
  for (const moves of [false, true]) {
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/second-factor-change-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await openAccount(account);
    await button('Set up an app').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => button('Close').evaluate((each) => each === document.activeElement)).toBe(true);
    if (moves) await page.getByRole('dialog').focus();
    code.resolve();
    if (moves) {
      await ownPassword().waitFor();
      expect(await page.getByRole('dialog').evaluate((each) => each === document.activeElement)).toBe(true);
    } else {
      await typeInto(ownPassword(), account.password);
      await page.keyboard.press('Enter');
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    }
    await person.context.close();
    person = await browser.newPerson();
    page = person.page;
  }
});

test('an authenticator app is set up and used by the keyboard alone', async () => {
  const account = await makeCandidate(server.url, 'Kay Keyboard');
  await openAccount(account);
  const press = async (name: string) => {
    await button(name).focus();
    await page.keyboard.press('Enter');
  };
  await press('Set up an app');
  await typeInto(ownPassword(), 'Wrong1!guess');
  await page.keyboard.press('Enter');
  await expectText('This is not your current password');
  await ownPassword().fill('');
  await typeInto(ownPassword(), account.password);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await screenshot(page, 'second-factor-app');
  expect(await accessibilityProblems(page)).toEqual([]);
  const secret = await keyOnPage();
  const code = field('Code of your authenticator app');
  await typeInto(code, '000000');
  await page.keyboard.press('Enter');
  await expectText('This code is not right, or was used before. Please wait for the next one.');
  await code.fill('');
  await typeInto(code, codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  await expect.poll(() => codes.count()).toBe(10);
  const [recoveryCode = ''] = await codes.allTextContents();
  await screenshot(page, 'second-factor-codes');
  expect(await accessibilityProblems(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('roundone-recovery-codes.txt');
  await press('I have kept them');
  await expectText('On: a code of the app is asked for when you sign in.');
  await expectText('10 of 10 are left. They open your account when your phone is lost.');
  expect((await readMail(server.url, account.email)).subject).toBe('An authenticator app was added');

  await button('Log Out').click();
  await dialog('Are you sure you want to logout?').getByRole('button', { name: 'Yes' }).click();
  await field('Email').waitFor();
  await field('Email').focus();
  await page.keyboard.type(account.email);
  await field('Password').focus();
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
  await screenshot(page, 'second-step');
  expect(await accessibilityProblems(page)).toEqual([]);
  await typeInto(code, '000000');
  await page.keyboard.press('Enter');
  await expectText('This code is not right, or was used before. Please wait for the next one.');
  await expect.poll(() => code.inputValue()).toBe('');
  await typeInto(code, codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/candidate-dashboard');

  // Now the phone is lost.
  await forgetLogin();
  await givePassword(account);
  await button('Use a recovery code instead').click();
  await typeInto(field('Recovery code'), recoveryCode);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/candidate-dashboard');
  await page.goto(`${server.url}/account`);
  await expectText('9 of 10 are left. They open your account when your phone is lost.');
});

test('a passkey is added, named, used as second factor and alone, and removed, on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addAuthenticator();
  const account = await makeCandidate(server.url, 'Paz Passkey');
  await openAccount(account);
  await button('Add a passkey').click();
  await ownPassword().fill(account.password);
  await button('Continue').click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await button('I have kept them').click();
  await button('Rename Passkey').click();
  await field('Name of the passkey').fill('My phone');
  await button('Save').click();
  await page.getByRole('list', { name: 'Your passkeys' }).getByText('My phone').waitFor();
  await screenshot(page, 'account-passkey');
  expect(await accessibilityProblems(page)).toEqual([]);

  await forgetLogin();
  await givePassword(account);
  await button('Use a passkey').click();
  await page.waitForURL('**/candidate-dashboard');

  await forgetLogin();
  await page.goto(`${server.url}/login`);
  await screenshot(page, 'login');
  await button('Use a passkey').click();
  await page.waitForURL('**/candidate-dashboard');

  await page.goto(`${server.url}/account`);
  await button('Remove My phone').click();
  await ownPassword().fill(account.password);
  await button('Remove the passkey').click();
  await expectText('Your passkey was removed.');
  await forgetLogin();
  await signInOnPage(page, server.url, account);
});

test('a company requires a second factor; a person without one sets it up first', async () => {
  const employer = await makeEmployer(server.url, 'Ria Required');
  await openAccount(employer);
  await button('Ask everybody for it').click();
  const box = dialog('For the whole company');
  await ownPassword().fill(employer.password);
  await expectAccessibleInBothSchemes(page);
  await box.getByRole('button', { name: 'Ask everybody for it' }).click();
  await expectText('Everybody who signs in for the company needs a second factor.');

  await forgetLogin();
  await givePassword(employer);
  await expectText('Your company asks for a second factor. Please set it up to go on.');
  await page.goto(`${server.url}/employer-dashboard`);
  await page.waitForURL(`${server.url}/`);
  await givePassword(employer);
  await button('Set it up now').click();
  const secret = await keyOnPage();
  await screenshot(page, 'enrolment');
  expect(await accessibilityProblems(page)).toEqual([]);
  await field('Code of your authenticator app').fill(codeOf(secret));
  await button('Turn on').click();
  await button('I have kept them').click();
  await page.waitForURL('**/employer-dashboard');
});

test('nobody can remove the last factor that the company requires', async () => {
  const employer = await makeEmployer(server.url, 'Lea Last');
  const current = employer.password;
  const { secret } = await callApi(server.url, startTotp, { current }, employer.token);
  await callApi(server.url, confirmTotp, { code: codeOf(secret) }, employer.token);
  await callApi(server.url, requireSecondFactor, { required: true, current }, employer.token);
  await givePassword(employer);
  await field('Code of your authenticator app').fill(codeOf(secret, 1));
  await button('Confirm').click();
  await page.waitForURL('**/employer-dashboard');
  await page.goto(`${server.url}/account`);
  await button('Turn off the app').click();
  await ownPassword().fill(current);
  await button('Turn off').click();
  await expectText(
    'Your company asks for a second factor, and this is your only one. Add another before you remove it.',
  );
  await screenshot(page, 'account-employer');
});
