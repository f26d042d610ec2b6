import type { Locator, Page } from 'playwright-core';
import { drive } from './driver.ts';
import { readMail } from './mail.ts';
import type { Account } from './people.ts';

type Registration = Omit<Account, 'token'>;

/** Fills in the registration form, solves its captcha and submits it. The fields are looked up in `form`. */
export async function signUpOnPage(page: Page, form: Page | Locator, person: Registration): Promise<void> {
  const { button, expectText } = drive(() => page);
  await form.getByLabel('Name').fill(person.name);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Mobile').fill('5550101234');
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.locator('altcha-widget input[type="checkbox"]').click();
  await page.locator('altcha-widget [data-state="verified"]').waitFor();
  await button('Sign Up').click();
  await expectText(
    `We have sent an email to ${person.email} . click on the verification link to activate your account.`,
  );
}

/** Registers, opens the email in the outbox, follows the link and signs in. */
export async function registerOnPage(
  page: Page,
  url: string,
  form: Page | Locator,
  person: Registration,
): Promise<void> {
  const { button, expectText } = drive(() => page);
  await signUpOnPage(page, form, person);
  await button('OK').click();

  await readMail(url, person.email);
  await page.goto(`${url}/outbox`);
  await page.getByRole('article').filter({ hasText: person.email }).getByRole('link').first().click();
  await expectText('Your account has been activated successfully.');
  await page.getByRole('link', { name: 'Go to login' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button('Sign In').click();
}
