import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { mailNewJobsTask } from '#server/features/job-alerts/mail-new-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import { createTasks } from '#server/platform/tasks/tasks.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { readMail } from './harness/mail.ts';
import { makeEmployer, signedIn, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

let folder: string;
let server: Roundone;
let employer: Account;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'roundone-alerts-'));
  server = await launchRoundone({ dataDirectory: folder });
  employer = await makeEmployer(server.url, 'Harbour and Pine');
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Lets morning come: its task is queued while the server is down. */
async function letMorningCome(): Promise<void> {
  await server.stop();
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ dataDirectory: folder, log });
  const tasks = await createTasks({ database, log, context: (): Context => expect.unreachable() });
  await tasks.queue(database.db, mailNewJobsTask, {});
  await tasks.close();
  await database.close();
  server = await launchRoundone({ dataDirectory: folder, port: server.port });
}

test('a visitor gets new jobs of a search by email, until the link in it', async ({ open }) => {
  const email = 'vera.visitor@example.com';
  const visitor = await open();
  const { page } = visitor;
  const { button, expectText } = drive(() => page);
  await page.goto(`${server.url}/jobs`);
  await page.getByLabel('Designation').fill('Beekeeper');
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
  await page.getByText('Your job alert is on: Beekeeper').waitFor();
  await page.getByText(`We’ll email new jobs to ${email}`).waitFor();
  await screenshot(page, 'job-alert-on');
  await expectAccessible(page);

  await postJob(server.url, employer, 'Beekeeper');
  await postJob(server.url, employer, 'Lighthouse Keeper');
  await letMorningCome();
  const mail = await readMail(server.url, email, { subject: '1 new job: Beekeeper' });
  expect(mail.text).toContain('Beekeeper · Harbour and Pine');
  expect(mail.text).not.toContain('Lighthouse');
  await page.goto(mail.links[0] ?? 'missing:');
  await page.getByRole('heading', { name: 'Beekeeper', level: 1 }).waitFor();
  await page.goto(mail.links.find((link) => link.includes('/job-alert?')) ?? 'missing:');
  await screenshot(page, 'job-alert-stop');
  await button('Stop this job alert').click();
  await page.getByText('Your job alert has stopped.').waitFor();
  await screenshot(page, 'job-alert-stopped');
  await expectAccessible(page);
  await page.reload();
  await page.getByText('This job alert has ended.').waitFor();
  visitor.expectNoProblems([/400 \(Bad Request\)/]);
});

test('a candidate adds an alert with one click, and stops it under Email Preferences', async ({ open }) => {
  const candidate = await makeCandidate(server.url);
  const { page, expectNoProblems } = await open(undefined, signedIn(server.url, candidate));
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
