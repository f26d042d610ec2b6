import type { Page } from 'playwright-core';
import { drive } from './driver.ts';

/** What an employer does in the dialog for deciding on one or many people. */
export function deciding(page: Page) {
  const { button } = drive(() => page);
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    decline: async (reason?: string) => {
      if (reason !== undefined) await dialog.getByLabel('Reason').selectOption(reason);
      await button('Decline', dialog).click();
    },
    /** The time is midnight on the 15th of next month. */
    accept: async () => {
      await dialog.getByLabel('Date').click();
      await page.getByRole('button', { name: 'Next month' }).click();
      await page.locator('table button:not([data-hidden])').getByText('15', { exact: true }).click();
      await button('Schedule Interview', dialog).click();
    },
  };
}
