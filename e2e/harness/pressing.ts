import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './browser.ts';

/**
 * Presses controls with only the keyboard, and checks after each press that something has the focus. A new action on a
 * page is one more line: its name, its control, and its result.
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
 * From the next page on, it is a problem if nothing has the focus for several frames after a key is pressed. The Tab
 * key may lead past the last control.
 */
export const watchFocus = (page: Page) => page.addInitScript(lookAfterKeys, NOWHERE);

const focusedHtml = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');

const isFocusSomewhere = (page: Page) =>
  page.evaluate(
    () =>
      // A page that has just been loaded has its own starting point.
      window.lastKey === undefined ||
      (document.activeElement !== null && document.activeElement !== document.body),
  );

declare global {
  interface Window {
    /** The last key, and the element on which it was pressed. Unset after the Tab key. */
    lastKey?: string | undefined;
  }
}

/**
 * Runs in the page. Checks in each frame where the focus is, because an element that disappears may take a few frames
 * to pass it on.
 */
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
