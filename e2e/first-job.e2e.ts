import { randomBytes } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { VIDEO } from './harness/jobs.ts';
import { makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const MOST_CLICKS = 25;
const MOST_MINUTES = 6;

test('a new company posts its first job in a few clicks, sees it as a candidate and invites somebody', async ({
  server,
  open,
}) => {
  const person = await open(await makeEmployer(server.url, 'Fiona First'));
  const { page } = person;
  const { button, expectText } = drive(() => page);
  let clicks = 0;
  const click = async (control: Locator) => {
    clicks += 1;
    await control.click();
  };
  const type = async (field: Locator, text: string) => {
    await click(field);
    await page.keyboard.type(text);
  };
  const steps = page.getByRole('list', { name: 'Your first steps' });
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  await page.goto(`${server.url}/employer-dashboard`);
  const beganAt = Date.now();
  await steps.waitFor();
  // An empty company sees neither zeros nor empty tables.
  expect(await page.getByRole('main').getByRole('table').count()).toBe(0);
  expect(await page.getByText('Total Jobs').count()).toBe(0);
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'first-steps');

  await click(link('Post your first job'));
  await button('Next').waitFor();
  await screenshot(page, 'first-job');
  await type(page.getByLabel('Designation'), 'Web Developer');
  await type(page.getByLabel('Fixed Salary'), '90000');
  await type(
    page.getByRole('textbox', { name: 'Job Description' }),
    'You build our shop with JavaScript, and read what it sold with SQL.',
  );
  await page.getByText('JavaScript', { exact: true }).waitFor();
  await page.getByText('SQL', { exact: true }).waitFor();
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'first-job-filled');
  await click(button('Next'));

  const suggested = page.getByRole('checkbox', { name: 'Tell me about yourself?' });
  await suggested.waitFor();
  await expect.poll(() => suggested.isChecked()).toBe(true);
  await click(suggested);
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'first-job-review');
  // A step opened from the preview leads back to it.
  await click(link('Change Education'));
  await click(page.getByRole('radio', { name: "Bachelor's Degree", exact: true }));
  await click(button('Next'));
  await expectText("Bachelor's Degree. Change");
  expect(await suggested.isChecked()).toBe(false);
  const chooser = page.waitForEvent('filechooser');
  await click(button('Choose Video'));
  await (await chooser).setFiles(VIDEO);
  await page.getByLabel('Video, preview').waitFor();
  // A chosen video is saved before a step is opened.
  await click(link('Change Skills'));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }));
  await click(button('Next'));
  await page.getByRole('link', { name: 'Your message' }).or(page.getByText('Your message')).first().waitFor();
  await click(button('Publish job'));
  await expectText('Job published successfully.');
  await page.waitForURL('**/employer-dashboard');
  const minutes = (Date.now() - beganAt) / 60_000;
  process.stdout.write(`The first job: ${clicks} clicks, ${minutes.toFixed(1)} minutes\n`);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  expect(minutes).toBeLessThanOrEqual(MOST_MINUTES);

  await steps.getByLabel('Done').waitFor();
  await screenshot(page, 'first-steps-posted');
  await link('See it as a candidate').click();
  await expectText('Preview. Nothing is recorded.');
  await page.getByText('You build our shop with JavaScript').waitFor();
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'preview-job');
  await button('Try the interview').click();
  await page.getByText(/^Question 1 of \d: Multiple choice$/).waitFor();
  await screenshot(page, 'preview-interview');
  const end = button('Try it again');
  const onward = button('Answer now').or(button('I am done')).or(button('Skip')).or(end);
  for (;;) {
    await onward.waitFor();
    if (await end.isVisible()) break;
    await onward.click();
  }
  await link('Back to your dashboard').click();
  await expect.poll(() => steps.getByLabel('Done').count()).toBe(2);
  await link('Invite someone').click();
  await button('Invite a person').click();
  await page.getByLabel('Email').fill(`ina.${randomBytes(4).toString('hex')}@example.com`);
  await button('Send invitation').click();
  await expectText('1 invitation is on the way.');
  await page.goto(`${server.url}/employer-dashboard`);
  await page.getByRole('heading', { level: 2, name: 'Waiting for you' }).waitFor();
  person.expectNoProblems();
});
