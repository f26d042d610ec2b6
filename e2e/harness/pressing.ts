import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './browser.ts';

/**
 * Presses controls with the keyboard alone, and after each press checks that the focus is somewhere. A new
 * action of a page is one more line: what it is called, its control, and what comes of it.
 */
export async function pressing({ page, problems }: Pick<Person, 'page' | 'problems'>) {
  await watchFocus(page);

  return async function press(
    what: string,
    control: Locator,
    comes: () => Promise<unknown>,
    key = 'Enter',
  ): Promise<void> {
    await control.waitFor();
    await control.focus();
    await page.keyboard.press(key);
    await comes().catch(async (cause: unknown) => {
      throw new Error(`“${what}” did not work. The focus is on ${await focusedHtml(page)}`, { cause });
    });
    await expect.poll(() => isFocusSomewhere(page), { message: `After “${what}” the focus` }).toBe(true);
    expect(
      problems.filter((problem) => problem.includes(NOWHERE)),
      `After “${what}”`,
    ).toEqual([]);
  };
}

const NOWHERE = 'the focus was nowhere';

/**
 * From the next page on, a key after which the focus is nowhere for several frames is a problem of the page. The Tab key
 * may lead past the last control.
 */
export const watchFocus = (page: Page) => page.addInitScript(lookAfterKeys, NOWHERE);

const focusedHtml = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');

const isFocusSomewhere = (page: Page) =>
  page.evaluate(
    () =>
      // A page that was just loaded has its own start.
      window.lastKey === undefined ||
      (document.activeElement !== null && document.activeElement !== document.body),
  );

declare global {
  interface Window {
    /** The last key, and on what it was pressed; nothing after the Tab key. */
    lastKey?: string | undefined;
  }
}

/** Runs in the page. Looks at each frame where the focus is: what disappears may take a few to pass it on. */
function lookAfterKeys(nowhere: string): void {
  const FRAMES = 8;
  const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
  addEventListener(
    'keydown',
    ({ key }) => {
      const on = document.activeElement;
      if (key === 'Tab') window.lastKey = undefined;
      else if (!isNowhere()) window.lastKey = `${key} on “${on?.ariaLabel ?? on?.textContent}”`;
    },
    true,
  );
  let lost = 0;
  const look = () => {
    lost = window.lastKey !== undefined && isNowhere() ? lost + 1 : 0;
    if (lost === FRAMES) console.error(`After ${window.lastKey} ${nowhere}.`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
