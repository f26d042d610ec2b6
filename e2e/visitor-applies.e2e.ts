import { randomBytes } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { getSources } from '#contract/interview/pipeline.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { picture, resume } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** From the list of jobs to a submitted application. The text fields are reached with Tab. */
const CLICKS_MAX = 15;

const RESUME = [
  'Vera Visitor',
  'San Francisco, CA 94105',
  'Five years of experience with PostgreSQL and React.',
  'B.Sc. in Biology, 2015',
].join('\n');

test('a visitor registers, makes a profile with a resume, and applies, in few clicks', async ({
  server,
  open,
}) => {
  const tag = randomBytes(4).toString('hex');
  const role = `Beekeeper ${tag}`;
  const employer = await makeEmployer(server.url);
  const jobId = await postJob(server.url, employer, role);
  const email = `vera.${tag}@example.com`;
  const password = 'Quoin7!vex';
  const person = await open();
  const { page } = person;
  const { button, dialog, expectText } = drive(() => page);
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const choose = async (label: string, file: typeof picture) => {
    const chooser = page.waitForEvent('filechooser');
    await click(button(`Choose ${label}`));
    await (await chooser).setFiles(file);
  };

  await page.goto(`${server.url}/jobs?designation=${tag}`);
  await click(page.getByText(role).first());
  await page.waitForURL('**/jobs/R1-*');
  // As if following a link that was posted somewhere: the source is kept through everything that follows.
  await page.goto(`${page.url()}?source=Job+Fair`);
  await click(page.getByRole('banner').getByRole('link', { name: 'Register' }));

  await page.getByLabel('Name').fill('Vera Visitor');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile').fill('4155550132');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await click(page.locator('altcha-widget input[type="checkbox"]'));
  await page.locator('altcha-widget [data-state="verified"]').waitFor();
  await click(button('Sign Up'));

  const [mailed = ''] = (await readMail(server.url, email)).links;
  clicks += 1;
  await page.goto(mailed);
  await click(page.getByRole('link', { name: 'Go to login' }));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await click(button('Sign In'));

  await page.getByRole('heading', { name: /build your profile/ }).waitFor();
  await choose('Resume', resume('resume.pdf', RESUME));
  await page
    .getByText(/^Filled in from your resume: .*Zipcode, Education, Experience and Skills\./)
    .waitFor();
  await choose('Profile image', picture);
  await page.getByLabel('Address').fill('12 Long Street, Third Floor');
  await expectText('Missing: terms');
  await screenshot(page, 'visitor-profile');
  await click(page.getByLabel(/I agree to the/));
  await click(button('Submit'));

  const box = dialog(`Apply for ${role}`);
  await box.getByRole('checkbox').waitFor();
  await screenshot(page, 'visitor-applies');
  await expectAccessible(page);
  await click(box.getByRole('radiogroup', { name: 'Are you willing to travel?' }).getByLabel('Yes'));
  await click(box.getByRole('radiogroup', { name: 'Are you willing to relocate?' }).getByLabel('No'));
  // Nothing is lost when a tablet is rotated.
  await page.setViewportSize({ width: 390, height: 844 });
  await box.getByText('resume.pdf').waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await click(box.getByLabel(/I agree to the/));
  await click(button('Apply', box));
  await box.waitFor({ state: 'detached' });
  await page.getByText('Applied', { exact: true }).first().waitFor();
  const { sources } = await callApi(server.url, getSources, { jobId }, employer.token);
  expect(sources).toEqual([{ source: 'job-fair', title: 'job-fair', people: 1 }]);
  process.stdout.write(`A visitor applies in ${clicks} clicks.\n`);
  expect(clicks).toBeLessThanOrEqual(CLICKS_MAX);
  person.expectNoProblems();
});
