import type { Page } from 'playwright-core';

/** Waits until everything that a page initially loads is there. */
export async function loaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByText('Please Wait...').first().waitFor({ state: 'detached' });
}
