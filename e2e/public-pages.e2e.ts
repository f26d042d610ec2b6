import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getPublicJobs } from '#contract/jobs.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { test } from './harness/worker.ts';

/** Public pages are HTML: what they need no script for, and what their script adds. */

/** A word that the names of both jobs have, and no other job has. */
async function postTwo(url: string): Promise<string> {
  const tag = randomBytes(4).toString('hex');
  const employer = await makeEmployer(url);
  for (const role of ['Beekeeper', 'Baker']) await postJob(url, employer, `${role} ${tag}`);
  return tag;
}

const list = (page: Page) => page.getByRole('list', { name: 'Open jobs' });

describe('without script', () => {
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
    await list(page).getByRole('link').click();
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
    // A search by text leaves out what is in this element.
    await expect.poll(() => page.locator('noscript p').innerText()).toContain('This form needs JavaScript.');
    expect(await page.getByLabel('Phone').isDisabled()).toBe(true);
  });
});

describe('with script', () => {
  test('the list follows what is typed, and states are suggested', async ({ server, open }) => {
    const tag = await postTwo(server.url);
    const { page, expectNoProblems } = await open();
    const { expectText } = drive(() => page);
    await page.goto(`${server.url}/jobs?designation=${tag}`);
    await expectText('Total Jobs: 2');
    await page.getByLabel('Designation').fill(`Baker ${tag}`);
    await expectText('Total Jobs: 1');
    await expect.poll(() => list(page).getByRole('link').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('designation')).toBe(`Baker ${tag}`);
    await expect
      .poll(() => page.locator(`#suggested-designation option[value="Baker ${tag}"]`).count())
      .toBe(1);
    await page.getByLabel('State').pressSequentially('nevad');
    await expect
      .poll(() =>
        page
          .locator('#suggested-state option')
          .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
      )
      .toContain('Nevada, United States');
    await page.getByLabel('State').fill('Nevada, United States');
    await expectText('Sorry No Jobs Available.');
    expectNoProblems();
  });

  test('the colours that a person chose stay on all pages', async ({ server, open }) => {
    const { page, expectNoProblems } = await open();
    const { button } = drive(() => page);
    await page.goto(server.url);
    await button('Use dark colours').click();
    await page.goto(`${server.url}/terms`);
    await button('Use light colours').waitFor();
    await page.goto(`${server.url}/login`);
    await button('Use light colours').waitFor();
    expectNoProblems();
  });
});

test.for([
  ['/', 1280],
  ['/', 390],
  ['/AboutUs', 1280],
  ['/terms', 390],
  ['/ContactUs', 390],
  ['/jobs', 1280],
  ['/jobs', 390],
  ['/jobs/ID', 1280],
  ['/jobs/ID', 390],
] as const)(
  'on %s at %i px nothing jumps when the fonts arrive late',
  async ([address, width], { server, open }) => {
    const tag = await postTwo(server.url);
    const { jobs } = await callApi(server.url, getPublicJobs, { designation: tag });
    const { page } = await open(undefined, { viewport: { width, height: 800 } });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${server.url}${address.replace('ID', jobs[0]!.alternateJobId)}`, {
      waitUntil: 'commit',
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Two frames with the stand-ins have been drawn.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    release();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(await page.evaluate(() => document.fonts.check("16px 'Figtree Variable'"))).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.02,
    );
  },
);
