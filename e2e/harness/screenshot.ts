import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';

const widths = [1280, 390];
const schemes = ['light', 'dark'] as const;

/**
 * Saves pictures of the page as NAME-WIDTH-SCHEME.png, at desktop and phone width, light and dark, in the folder in
 * SCREENSHOTS. Does nothing if SCREENSHOTS is not set. Afterwards the page has its original width and is light.
 */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width > 600 ? 800 : 844 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const file = path.join(folder, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({
        path: file,
        fullPage: true,
        animations: 'disabled',
        // A picture of the whole page has no scrollbar, but would be cut as if it had one: the right margin was
        // missing.
        style: 'html { scrollbar-width: none }',
      });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}
