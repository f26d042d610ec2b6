import type { Page } from 'playwright-core';
import { TOTP } from 'otpauth';
import { drive } from './driver.ts';
import { signInOnPage, type Account } from './people.ts';

/** A code of the current half minute, or of a later one: a code that was used does not work again. */
export const codeOf = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

/** What somebody does on their page who signs in with a second factor. */
export function withSecondFactor(page: Page, url: string) {
  const steps = drive(() => page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    ...steps,
    field,
    /** In the dialog: the page also has a field of that name, for another email address. */
    ownPassword: () => page.getByRole('dialog').getByLabel('Your password', { exact: true }),
    keyOnPage: async () => (await page.locator('[data-totp-key]').getAttribute('data-totp-key')) ?? '',
    givePassword: async ({ email, password }: Account) => {
      await page.goto(`${url}/login`);
      await field('Email').fill(email);
      await field('Password').fill(password);
      await steps.button('Sign In').click();
    },
    /** Makes the browser one in which nobody signed in. On a page of the client, the client itself would go home then. */
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
