import type { Page } from 'playwright-core';
import { drive } from './driver.ts';

/** What an employer does in the dialog that decides on one person or on many. */
export function deciding(page: Page) {
  const { button } = drive(() => page);
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    decline: async () => {
      await button('Decline', dialog).click();
    },
    accept: async (opens: string) => {
      await dialog.getByLabel('Opens').fill(opens);
      await button('Accept', dialog).click();
    },
    /** Reads the results, and leaves. */
    leave: async () => {
      await button('Done', dialog).click();
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}
