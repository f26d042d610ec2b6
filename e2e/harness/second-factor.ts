import type { Page } from 'playwright-core';
import { TOTP } from 'otpauth';
import { drive } from './driver.ts';
import { signInOnPage, type Account } from './people.ts';

/** A code for the current half minute or a later one, because a used code does not work again. */
export const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

/** What a person who signs in with a second factor does on the page. */
export function withSecondFactor(page: Page, url: string) {
  const steps = drive(() => page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    ...steps,
    field,
    /** In the dialog, because the page also has a field with that name, for another email address. */
    ownPassword: () => page.getByRole('dialog').getByLabel('Your password', { exact: true }),
    keyOnPage: async () => (await page.locator('[data-totp-key]').getAttribute('data-totp-key')) ?? '',
    givePassword: async ({ email, password }: Account) => {
      await page.goto(`${url}/login`);
      await field('Email').fill(email);
      await field('Password').fill(password);
      await steps.button('Sign In').click();
    },
    /**
     * Makes the browser one in which no one has signed in. On a page of the web client, the client itself would then
     * go to the home page.
     */
    forgetLogin: async () => {
      await page.goto(`${url}/robots.txt`);
      await page.evaluate(() => localStorage.clear());
    },
    openAccount: async (account: Account) => {
      await signInOnPage(page, url, account);
      await page.goto(`${url}/account`);
      await page.getByRole('heading', { name: 'Second factor' }).waitFor();
    },
  };
}
