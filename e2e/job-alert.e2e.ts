import { randomBytes } from 'node:crypto';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { readMail } from './harness/mail.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('a visitor gets new jobs of a search by email, until it is stopped', async ({ server, open }) => {
  const email = `vera.${randomBytes(4).toString('hex')}@example.com`;
  const visitor = await open();
  const { page } = visitor;
  const { button, expectText } = drive(() => page);
  await page.goto(`${server.url}/jobs`);
  await page.getByLabel('Designation').fill('Zyzzyva Xylographer');
  await button('Search').click();
  await expectText('Sorry No Jobs Available.');
  await screenshot(page, 'public-jobs-none');
  await page.getByText('Email me new jobs like these').click();
  const field = page.getByRole('form', { name: 'Job alert' }).getByLabel('Email');
  await field.fill('nobody');
  await button('Send me a link').click();
  await expectText('Please enter a valid Email Id');
  await screenshot(page, 'job-alert-wrong');
  await expectAccessible(page);
  await field.fill(email);
  await field.press('Enter');
  await page.getByText('Check your email: we’ve sent you a link.').waitFor();
  await screenshot(page, 'job-alert-asked');
  await expectAccessible(page);

  const asked = await readMail(server.url, email, { subject: 'Confirm your job alert' });
  await page.goto(asked.links[0] ?? 'missing:');
  await page.getByText('Your job alert is on: Zyzzyva Xylographer').waitFor();
  await page.getByText(`We’ll email new jobs to ${email}`).waitFor();
  await screenshot(page, 'job-alert-on');
  await expectAccessible(page);
  await button('Stop this job alert').click();
  await page.getByText('Your job alert has stopped.').waitFor();
  await screenshot(page, 'job-alert-stopped');
  await expectAccessible(page);
  await page.reload();
  await page.getByText('This job alert has ended.').waitFor();
  visitor.expectNoProblems([/400 \(Bad Request\)/]);
});

test('a candidate adds an alert with one click, and stops it under Email Preferences', async ({
  server,
  open,
}) => {
  const candidate = await makeCandidate(server.url);
  const { page, expectNoProblems } = await open(candidate);
  const { button } = drive(() => page);
  await page.goto(`${server.url}/open-jobs?designation=Keeper&workPlace=remote`);
  await button('Email me new jobs like these').click();
  await page.getByText('Your job alert is on.').first().waitFor();
  await screenshot(page, 'open-jobs-alert');
  await expectAccessible(page);
  await page.goto(`${server.url}/mail-preferences`);
  await page.getByRole('link', { name: 'Keeper · 100% Remote' }).waitFor();
  await screenshot(page, 'mail-preferences-alerts');
  await expectAccessible(page);
  await button('Stop the job alert Keeper · 100% Remote').click();
  await page.getByText('You have no job alerts.').waitFor();
  expectNoProblems();
});
