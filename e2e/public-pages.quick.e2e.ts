import { expect } from 'vitest';
import { drive } from './harness/driver.ts';
import { postTwo } from './harness/public-jobs.ts';
import { test } from './harness/worker.ts';

/** What public pages do without scripts, as plain HTML. */

const noScript = { javaScriptEnabled: false };

test('a visitor searches the jobs, reads one, and comes to the way to apply', async ({ server, open }) => {
  const tag = await postTwo(server.url);
  const { page } = await open(undefined, noScript);
  const { button, expectText } = drive(() => page);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'See the open jobs' }).click();
  await page.getByLabel('Designation').fill(tag);
  await button('Search').click();
  await expectText('Total Jobs: 2');
  await page.getByLabel('State').fill('Atlantis');
  await button('Search').click();
  await page.getByText('State not found').first().waitFor();
  expect(await page.getByLabel('Designation').inputValue()).toBe(tag);
  await page.getByRole('link', { name: 'Show all open jobs' }).click();
  await page.waitForURL('**/jobs');
  await page.getByLabel('Designation').fill(`Beekeeper ${tag}`);
  await button('Search').click();
  await expectText('Total Jobs: 1');
  await page.getByRole('list', { name: 'Open jobs' }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: `Beekeeper ${tag}` }).waitFor();
  await expectText('We build things with JavaScript.');
  await page.getByText('are never judged').waitFor();
  await page.getByRole('link', { name: 'Sign in to apply' }).click();
  await page.waitForURL('**/login?as=candidate&returnTo=**');
});

test('a phone has the menu, and a form says what it needs', async ({ server, open }) => {
  const { page } = await open(undefined, { ...noScript, viewport: { width: 390, height: 844 } });
  const { button, dialog } = drive(() => page);
  await page.goto(server.url);
  await button('Open menu').click();
  await dialog('Menu').getByRole('link', { name: 'ContactUs' }).click();
  await page.waitForURL('**/ContactUs');
  // Text search skips the contents of this element.
  await expect.poll(() => page.locator('noscript p').innerText()).toContain('This form needs JavaScript.');
  expect(await page.getByLabel('Phone').isDisabled()).toBe(true);
});
