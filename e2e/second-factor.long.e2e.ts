import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { confirmTotp, requireSecondFactor, startTotp } from '#contract/account/second-factor.ts';
import { accessibilityProblems, expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { callApi, makeEmployer, signInOnPage } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { codeOf, withSecondFactor } from './harness/second-factor.ts';
import { test } from './harness/worker.ts';

/** A passkey inside the browser, like the one on a phone or a laptop. */
async function addAuthenticator(page: Page): Promise<void> {
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

test('a dialog whose code arrives late gives its field the focus then, unless the person moved it', async ({
  server,
  open,
}) => {
  const account = await makeCandidate(server.url, 'Lou Late');
  for (const moves of [false, true]) {
    const { page, context } = await open();
    const { button, openAccount, ownPassword, typeInto } = withSecondFactor(page, server.url);
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
    await context.close();
  }
});

test('a passkey is added, named, used as second factor and alone, and removed, on a phone', async ({
  server,
  open,
}) => {
  const { page } = await open(undefined, { viewport: { width: 390, height: 844 } });
  const { button, expectText, field, ownPassword, openAccount, forgetLogin, givePassword } = withSecondFactor(
    page,
    server.url,
  );
  await addAuthenticator(page);
  const account = await makeCandidate(server.url, 'Paz Passkey');
  await openAccount(account);
  await button('Add a passkey').click();
  await ownPassword().fill(account.password);
  await button('Continue').click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await button('I’ve saved them').click();
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

test('a company requires a second factor; a person without one sets it up first', async ({
  server,
  open,
}) => {
  const { page } = await open();
  const { button, dialog, expectText, field, ownPassword, ...steps } = withSecondFactor(page, server.url);
  const { openAccount, forgetLogin, givePassword, keyOnPage } = steps;
  const employer = await makeEmployer(server.url, 'Ria Required');
  await openAccount(employer);
  await button('Require it for everyone').click();
  const box = dialog('For the whole company');
  await ownPassword().fill(employer.password);
  await expectAccessibleInBothSchemes(page);
  await box.getByRole('button', { name: 'Require it for everyone' }).click();
  await expectText('Everyone who signs in for the company needs a second factor.');

  await forgetLogin();
  await givePassword(employer);
  await expectText('Your company requires a second factor. Set one up to continue.');
  await page.goto(`${server.url}/employer-dashboard`);
  await page.waitForURL(`${server.url}/`);
  await givePassword(employer);
  await button('Set it up now').click();
  const secret = await keyOnPage();
  await screenshot(page, 'enrolment');
  expect(await accessibilityProblems(page)).toEqual([]);
  await field('Code of your authenticator app').fill(codeOf(secret));
  await button('Turn on').click();
  await button('I’ve saved them').click();
  await page.waitForURL('**/employer-dashboard');
});

test('nobody can remove the last factor that the company requires', async ({ server, open }) => {
  const { page } = await open();
  const { button, expectText, field, ownPassword, givePassword } = withSecondFactor(page, server.url);
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
    'Your company requires a second factor, and this is your only one. Add another before you remove it.',
  );
  await screenshot(page, 'account-employer');
});
