import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { makeEmployer, signedIn, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type Open } from './harness/worker.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#server/testing/openid-provider.ts';

/** Single sign-on with a real OpenID Connect provider, in a browser. */

let operators: OpenIdProvider;
let provider: OpenIdProvider;
let server: Roundone;
let page: Page;
const { button, dialog, expectText } = drive(() => page);
const field = (label: string) => page.getByLabel(label, { exact: true });

beforeAll(async () => {
  [operators, provider] = [await startOpenIdProvider(), await startOpenIdProvider()];
  server = await launchRoundone({
    env: {
      OUTGOING_PRIVATE_ADDRESSES: '127.0.0.0/8',
      OIDC_ISSUER: operators.issuer,
      OIDC_CLIENT_ID: operators.clientId,
      OIDC_CLIENT_SECRET: operators.clientSecret,
      OIDC_NAME: 'Example Login',
    },
  });
  for (const one of [operators, provider]) one.sendBackTo(`${server.url}/sign-on`);
});
afterAll(async () => {
  await server?.stop();
  for (const one of [operators, provider]) one?.stop();
});

async function openAs(open: Open, account: Account, path: string): Promise<void> {
  ({ page } = await open(undefined, signedIn(server.url, account)));
  await page.goto(`${server.url}${path}`);
}

/** Chooses the person on the provider's page. The browser then comes back by itself. */
const chooseAtProvider = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** Links the only provider under Account. */
async function linkInAccount(account: Account, name: string): Promise<void> {
  await button('Link').first().click();
  await dialog('Link single sign-on').getByLabel('Your password', { exact: true }).fill(account.password);
  await button('Continue', dialog('Link single sign-on')).click();
  await chooseAtProvider(name);
  await expectText('Single sign-on was linked to your account.');
}

test('a person links the sign-on of the operator, and signs in with it', async ({ open }) => {
  const account = await makeEmployer(server.url, 'Olga Operator');
  operators.people.set('olga', { name: 'Olga at the provider' });
  await openAs(open, account, '/account');
  await page.getByRole('heading', { name: 'Single sign-on' }).waitFor();
  await screenshot(page, 'account-sign-on');
  await linkInAccount(account, 'Olga at the provider');
  await page.waitForURL(`${server.url}/account`);

  ({ page } = await open());
  await page.goto(`${server.url}/login`);
  await button('Sign in with Example Login').waitFor();
  await screenshot(page, 'login-sign-on');
  await expectAccessible(page);
  await button('Sign in with Example Login').click();
  await chooseAtProvider('Olga at the provider');
  await page.waitForURL(`${server.url}/employer-dashboard`);
  // A stranger at the provider gets no access.
  operators.people.set('stranger', { name: 'A stranger' });
  ({ page } = await open());
  await page.goto(`${server.url}/login`);
  await button('Sign in with Example Login').click();
  await chooseAtProvider('A stranger');
  await page.getByText('No account is linked to this single sign-on.').waitFor();
  expect(page.url()).toBe(`${server.url}/sign-on`);
  await screenshot(page, 'sign-on-nobody');
  await expectAccessible(page);
});

test('an owner sets up the provider of the company, and signs in at its address', async ({ open }) => {
  const account = await makeEmployer(server.url, 'Orla Owner');
  provider.people.set('orla', { name: 'Orla at the provider' });
  await openAs(open, account, '/company/sign-on');
  await field('Issuer').fill(provider.issuer);
  await field('Client ID').fill(provider.clientId);
  await field('Client secret').fill(provider.clientSecret);
  await field('Your password').first().fill(account.password);
  await button('Save provider').click();
  await expectText('The provider was saved.');
  await field('New domain').fill('orla.test');
  await button('Add domain').click();
  await expectText('_roundone.orla.test');
  await expectText('Not verified');
  await screenshot(page, 'company-sign-on');
  await expectAccessible(page);
  const start = (await page.getByText(`${server.url}/login?signOn=`).textContent()) ?? '';

  await page.goto(`${server.url}/account`);
  await linkInAccount(account, 'Orla at the provider');
  ({ page } = await open());
  await page.goto(start);
  await page.getByRole('heading', { name: 'Company sign-on' }).waitFor();
  await button('Continue').click();
  await chooseAtProvider('Orla at the provider');
  await page.waitForURL(`${server.url}/employer-dashboard`);
});

test('an address without single sign-on is told so, and the way back leads to the password', async ({
  open,
}) => {
  ({ page } = await open());
  await page.goto(`${server.url}/login`);
  await button('Use company sign-on').click();
  await field('Work email').fill('somebody@nowhere.test');
  await button('Continue').click();
  await expectText('No company uses single sign-on with this email. Please sign in with your password.');
  await screenshot(page, 'company-sign-on-unknown');
  await button('Back to sign in').click();
  await field('Password').waitFor();
});
