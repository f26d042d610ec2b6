import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More than the gap between a field and its list. */
const BESIDE_PX = 20;

/**
 * Clicks the option of a field's open list once the list is in position: in the window, above or below the field. A
 * list is drawn first and then moved. A click in between would miss the option, or scroll the page to the old
 * position.
 */
export async function clickOption(field: Locator, option: Locator): Promise<void> {
  const gap = async () => {
    const list = await option.evaluate((each) => {
      const { top, bottom } = each.closest('[data-position]')!.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight ? { top, bottom } : null;
    });
    const at = await field.boundingBox();
    if (list === null || at === null) return Infinity;
    return Math.min(Math.abs(list.top - (at.y + at.height)), Math.abs(at.y - list.bottom));
  };
  await expect.poll(gap).toBeLessThan(BESIDE_PX);
  await option.click();
}

/** The controls of a page by their visible names. The page can be opened later. */
export function drive(current: () => Page) {
  const clickNamed = (field: Locator, name: string) =>
    clickOption(field, current().getByRole('option', { name, exact: true }));
  const button = (name: string | RegExp, within: Page | Locator = current()) =>
    within.getByRole('button', { name, exact: true });
  return {
    button,
    next: () => button('Next').click(),
    heading: (name: string) => current().getByRole('heading', { name, exact: true, level: 2 }),
    dialog: (name: string | RegExp) => current().getByRole('dialog', { name }),
    /** Throws if the text does not appear. */
    expectText: (text: string) => current().getByText(text, { exact: true }).first().waitFor(),
    /** Types into the field that the page itself focuses. Throws if it does not focus the field. */
    typeInto: async (field: Locator, text: string) => {
      await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
      await field.pressSequentially(text);
    },
    choose: async (label: string, option: string, within: Page | Locator = current()) => {
      const field = within.getByRole('combobox', { name: label }).first();
      await field.click();
      await clickNamed(field, option);
    },
    /** Types the option's name first, as people do in a long list. */
    search: async (label: string, option: string) => {
      const field = current().getByRole('combobox', { name: label }).first();
      await field.fill(option);
      await clickNamed(field, option);
    },
    answer: async (group: string, value: 'Yes' | 'No') => {
      await current().getByRole('radiogroup', { name: group }).getByLabel(value, { exact: true }).check();
    },
  };
}
