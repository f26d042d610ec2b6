import type { Locator } from 'playwright-core';
import type { Person } from './browser.ts';
import { drive } from './driver.ts';
import type { Roundone } from './roundone.ts';
import type { Open } from './worker.ts';

/** What the console says about a refused call. */
export const REFUSED_CALLS = [/40[0-9] \(/];

export const isRed = async (input: Locator) => (await input.getAttribute('aria-invalid')) === 'true';

/** What a visitor does on the page. */
function at({ page }: Person, url: string) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    ...drive(() => page),
    field,
    visit: (path: string) => page.goto(`${url}${path}`),
    path: () => new URL(page.url()).pathname,
    fill: async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value);
    },
    /** A danger toast shows the message and disappears by itself. */
    expectDangerToast: async (message: string) => {
      const toast = page
        .locator('.mantine-Notification-root[data-kind="danger"]')
        .filter({ hasText: message });
      await toast.waitFor();
      await toast.waitFor({ state: 'detached' });
    },
  };
}

/** A visitor with a separate page. */
export async function beVisitor(server: Roundone, open: Open) {
  const visitor = await open();
  return { ...at(visitor, server.url), visitor, page: visitor.page };
}
