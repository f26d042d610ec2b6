import { expect } from 'vitest';
import { accessibilityProblems } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { readMail } from './harness/mail.ts';
import { screenshot } from './harness/screenshot.ts';
import { codeOf, withSecondFactor } from './harness/second-factor.ts';
import { test } from './harness/worker.ts';

test('an authenticator app is set up and used by the keyboard alone', async ({ server, open }) => {
  const { page } = await open();
  const { button, dialog, expectText, typeInto, field, ownPassword, ...steps } = withSecondFactor(
    page,
    server.url,
  );
  const { openAccount, keyOnPage, forgetLogin, givePassword } = steps;
  const account = await makeCandidate(server.url, 'Kay Keyboard');
  await openAccount(account);
  const press = async (name: string) => {
    await button(name).focus();
    await page.keyboard.press('Enter');
  };
  await press('Set up an app');
  await typeInto(ownPassword(), 'Wrong1!guess');
  await page.keyboard.press('Enter');
  await expectText('This isn’t your current password');
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
  await expectText(
    'This code is wrong or has already been used. Please wait for the next one and try again.',
  );
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
  await press('I’ve saved them');
  await expectText('On: you’re asked for a code from the app when you sign in.');
  await expectText('10 of 10 are left. Use one to sign in if you lose your phone.');
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
  await expectText(
    'This code is wrong or has already been used. Please wait for the next one and try again.',
  );
  await expect.poll(() => code.inputValue()).toBe('');
  await typeInto(code, codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/candidate-dashboard');

  // From here on, the phone is lost.
  await forgetLogin();
  await givePassword(account);
  await button('Use a recovery code instead').click();
  await typeInto(field('Recovery code'), recoveryCode);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/candidate-dashboard');
  await page.goto(`${server.url}/account`);
  await expectText('9 of 10 are left. Use one to sign in if you lose your phone.');
});
