import type { BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { sidewaysOverflow } from './accessibility.ts';
import type { Person } from './browser.ts';
import type { Account } from './people.ts';
import type { Open } from './worker.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

/** A person with a phone, whose pages are watched for code that is not ours. */
export interface Watched extends Person {
  /** Everything that ran and did not come from our pages. */
  ran: string[];
}

export async function watched(
  open: Open,
  account?: Account,
  options: BrowserContextOptions = PHONE,
): Promise<Watched> {
  const person = await open(account, options);
  const ran: string[] = [];
  person.page.on('dialog', (dialog) => {
    // A form asks for confirmation before typed values are lost, which is expected.
    if (dialog.type() !== 'beforeunload') ran.push(`a dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  return { ...person, ran };
}

/** Throws if a text ran as code, broke the page, or made the page scroll sideways on a phone. */
export async function expectUnharmed({ page, ran }: Watched, where: string): Promise<void> {
  const run = await page.evaluate(() =>
    ['naughty', 'evil'].filter((name) => name in window).map((name) => `script ${name}`),
  );
  const injected = await page.locator('img[src="x"], iframe[srcdoc], svg[onload]').count();
  const broken = await page.getByRole('heading', { name: 'Somthing went wrong' }).count();
  expect([where, [...ran, ...run], injected, broken]).toEqual([where, [], 0, 0]);
  expect([where, await sidewaysOverflow(page)]).toEqual([where, null]);
}
