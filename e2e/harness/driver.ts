import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The controls of a page by their visible names. The page may be opened later. */
export function drive(current: () => Page) {
  const button = (name: string | RegExp, within: Page | Locator = current()) =>
    within.getByRole('button', { name, exact: true });
  return {
    button,
    next: () => button('Next').click(),
    heading: (name: string) => current().getByRole('heading', { name, exact: true, level: 2 }),
    dialog: (name: string | RegExp) => current().getByRole('dialog', { name }),
    /** Throws if the text does not appear. */
    expectText: (text: string) => current().getByText(text, { exact: true }).first().waitFor(),
    /** Types into the field to which the page itself moves the focus. Throws if it does not. */
    typeInto: async (field: Locator, text: string) => {
      await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
      await field.pressSequentially(text);
    },
    choose: async (label: string, option: string, within: Page | Locator = current()) => {
      await within.getByRole('combobox', { name: label }).first().click();
      await current().getByRole('option', { name: option, exact: true }).click();
    },
    /** Types the option's name first, as people do in a long list. */
    search: async (label: string, option: string) => {
      await current().getByRole('combobox', { name: label }).first().fill(option);
      await current().getByRole('option', { name: option, exact: true }).click();
    },
    answer: async (group: string, value: 'Yes' | 'No') => {
      await current().getByRole('radiogroup', { name: group }).getByLabel(value, { exact: true }).check();
    },
  };
}
