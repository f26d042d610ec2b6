import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { resume } from './candidates.ts';

const FARTHEST = 60;

/** The actions of a person who uses only the keyboard. */
export function keyboardOf(page: Page) {
  // The browser opens no file chooser while a listener is set.
  page.on('filechooser', () => undefined);
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  const type = (text: string) => page.keyboard.type(text);
  const focused = async () => (await look(page)).focused;

  /** Presses the key until the element has the focus. Throws if it cannot be reached. */
  async function tabTo(
    name: string | RegExp,
    key: 'Tab' | 'Shift+Tab' = 'Tab',
    farthest = FARTHEST,
  ): Promise<void> {
    const passed: string[] = [];
    const isIt = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
    // Waits until the element is drawn and enabled, because no one presses a key before that.
    await expect
      .poll(async () => (await look(page)).reachable.some(isIt), { message: String(name) })
      .toBe(true);
    for (let step = 0; step < farthest; step += 1) {
      await press(key);
      const found = await focused();
      passed.push(found.name);
      if (!isIt(found.name)) continue;
      // The border's colour takes up to a tenth of a second to change.
      await expect.poll(focused).toEqual({ name: found.name, isVisible: true });
      return;
    }
    throw new Error(`The keyboard does not reach ${String(name)}; it came by: ${passed.join(' | ')}`);
  }

  async function chooseFile(name: RegExp, file: ReturnType<typeof resume>): Promise<void> {
    await tabTo(name);
    const chooser = page.waitForEvent('filechooser');
    await press('Enter');
    await (await chooser).setFiles(file);
  }

  /** Types into a searchable list and chooses the option. */
  async function pick(label: string, text: string, option = text): Promise<void> {
    await tabTo(label);
    await type(text);
    await page.getByRole('option', { name: option, exact: true }).waitFor();
    await listReady(page);
    await press('ArrowDown', 'Enter');
    await expect.poll(() => page.getByRole('combobox', { name: label }).inputValue()).toBe(option);
  }

  return { press, type, focused, tabTo, chooseFile, pick };
}

/**
 * Waits until an opened list has set its position. It does so in a timer after the browser has drawn the list. A key
 * pressed before that marks an option, which the timer then clears. No person is that quick.
 */
export const listReady = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done)));

/**
 * The accessible names of the elements that can have the focus, and of the one that has it, and whether its focus mark
 * is visible.
 */
function look(page: Page): Promise<{ reachable: string[]; focused: { name: string; isVisible: boolean } }> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => {
      const isField =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement;
      const label = isField ? element.labels?.[0]?.textContent : null;
      const name = element.getAttribute('aria-label') ?? label ?? element.textContent;
      return name.replace(/\s+/g, ' ').replace(/ \*$/, '').trim();
    };
    const reachable = [
      ...document.querySelectorAll(
        ':is(a[href], button, input, select, textarea, [tabindex], [contenteditable]):not(:disabled)',
      ),
    ].map(nameOf);
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { reachable, focused: { name: '', isVisible: false } };
    const probe = document.createElement('i');
    probe.style.color = 'var(--mantine-primary-color-filled)';
    document.body.append(probe);
    const accent = getComputedStyle(probe).color;
    probe.remove();
    const isMarked = (each: Element) => {
      const { outlineStyle, boxShadow, borderTopColor, borderTopStyle } = getComputedStyle(each);
      return (
        outlineStyle !== 'none' ||
        boxShadow !== 'none' ||
        (borderTopStyle !== 'none' && borderTopColor === accent)
      );
    };
    // The focus mark of a tags field surrounds all its tags. A checkbox has it around its box.
    const around: Element[] = [element];
    for (let each = element.parentElement; each && around.length <= 4; each = each.parentElement)
      around.push(each);
    return { reachable, focused: { name: nameOf(element), isVisible: around.some(isMarked) } };
  });
}
