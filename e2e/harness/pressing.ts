import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Presses controls with the keyboard alone, and after each press checks that the focus is somewhere. A new
 * action of a page is one more line: what it is called, its control, and what comes of it.
 */
export async function pressing(page: Page) {
  await page.addInitScript(watchFocus);

  /** The places at which the focus was nowhere for several frames, since the page was loaded. */
  const losses = () => page.evaluate(() => window.focusLosses ?? []);

  return async function press(
    what: string,
    control: Locator,
    comes: () => Promise<unknown>,
    key = 'Enter',
  ): Promise<void> {
    await control.waitFor();
    await control.focus();
    await page.evaluate((name) => (window.lastPress = name), what);
    await page.keyboard.press(key);
    await comes().catch(async (cause: unknown) => {
      throw new Error(`“${what}” did not work. The focus is on ${await focusedHtml(page)}`, { cause });
    });
    await expect.poll(() => isFocusSomewhere(page), { message: `After “${what}” the focus` }).toBe(true);
    expect(await losses(), `After “${what}” the focus was nowhere`).toEqual([]);
  };
}

const focusedHtml = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');

const isFocusSomewhere = (page: Page) =>
  page.evaluate(
    () =>
      // A page that was just loaded has its own start.
      window.lastPress === undefined ||
      (document.activeElement !== null && document.activeElement !== document.body),
  );

declare global {
  interface Window {
    lastPress?: string;
    focusLosses?: string[];
  }
}

/** Looks at each frame where the focus is. What disappears may take a few frames to pass it on. */
function watchFocus(): void {
  const FRAMES = 8;
  let lost = 0;
  const look = () => {
    const { activeElement } = document;
    const isLost =
      window.lastPress !== undefined && (activeElement === null || activeElement === document.body);
    lost = isLost ? lost + 1 : 0;
    if (lost === FRAMES) (window.focusLosses ??= []).push(window.lastPress ?? '');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
