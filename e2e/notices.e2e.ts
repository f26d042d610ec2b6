import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scheduleInterview, sendCandidateApplication } from '#contract/interview.ts';
import { getMailPreferences } from '#contract/notices.ts';
import { openDatabase } from '#server/database/database.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { launchBrowser, type JourneyBrowser } from './harness/browser.ts';
import { makeCandidate, receivedApplication } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, signedIn, signInOnPage, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';

const DAY_MS = 86_400_000;

let folder: string;
let server: Roundone;
let browser: JourneyBrowser;
let employer: Account;
let candidate: Account;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'roundone-notices-'));
  server = await launchRoundone({ dataDirectory: folder });
  browser = await launchBrowser();
  employer = await makeEmployer(server.url);
  candidate = await makeCandidate(server.url);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const { button, expectText } = drive(() => page);

async function beScheduled(role: string, date: number): Promise<void> {
  const jobId = await postJob(server.url, employer, role);
  const wish = { jobId, isTravelPreferred: 'true' as const, isReloactionPreferred: 'false' as const };
  await callApi(server.url, sendCandidateApplication, wish, candidate.token);
  const { applicationId } = await receivedApplication(server.url, employer, jobId);
  await callApi(server.url, scheduleInterview, { applicationId, date }, employer.token);
}

test('a person’s browser reports its time zone, and mails write times in it', async () => {
  ({ page } = await browser.newPerson({ timezoneId: 'Asia/Tokyo' }));
  await signInOnPage(page, server.url, candidate);
  await page.goto(`${server.url}/candidate-profile`);
  await page.getByRole('link', { name: 'Mail Preferences' }).first().click();
  await page.getByRole('heading', { name: 'Mail Preferences', level: 1 }).waitFor();
  await page.getByText('Asia/Tokyo').waitFor();
  await beScheduled('Night Watch', Date.parse('2031-03-05T10:00:00Z'));
  const mail = await readMail(server.url, candidate.email, { subject: 'Your interview for Night Watch' });
  expect(mail.text).toContain('5 Mar 2031, 7:00 PM (GMT+9, Asia/Tokyo)');
  expect(mail.attachments[0]?.content).toContain('DTSTART:20310305T100000Z');
});

test('each kind of mail can be turned off and on', async () => {
  await page.goto(`${server.url}/mail-preferences`);
  const kind = (name: string) => page.getByRole('switch', { name });
  await kind('Interview reminders').waitFor();
  await screenshot(page, 'mail-preferences');
  await expectAccessible(page);
  await kind('Interview reminders').focus();
  await page.keyboard.press('Space');
  await page.getByRole('switch', { name: 'Interview reminders', checked: false, disabled: false }).waitFor();
  await page.reload();
  await kind('Interview reminders').waitFor();
  await expect.poll(() => kind('Interview reminders').isChecked()).toBe(false);
  await expect.poll(() => kind('Report ready').isChecked()).toBe(true);
});

test('the link in a mail stops its kind, without a login', async () => {
  const mail = await readMail(server.url, candidate.email, { subject: 'Your interview for Night Watch' });
  const link = mail.links.find((address) => address.includes('/unsubscribe?'));
  const stranger = await browser.newPerson();
  const own = page;
  page = stranger.page;
  await page.goto(link ?? 'missing:');
  await expectText('Interview scheduled');
  await screenshot(page, 'unsubscribe');
  await expectAccessible(page);
  await button('Stop these mails').click();
  await page.getByText('You get no more mails of the kind').waitFor();
  const { preferences } = await callApi(server.url, getMailPreferences, {}, candidate.token);
  expect(preferences.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual([
    'interview-scheduled',
    'interview-reminder',
  ]);
  await button('Turn them on again').click();
  await button('Stop these mails').waitFor();
  stranger.expectNoProblems();

  await page.goto(`${link?.slice(0, -3)}xyz`);
  await page.getByText('This link is not complete.').waitFor();
  await expectAccessible(page);
  page = own;
});

test('an interview that nobody took within 3 days is expired', async () => {
  await beScheduled('Day Watch', Date.now());
  // Time is moved in the database, while the server is down.
  await server.stop();
  const database = await openDatabase({ dataDirectory: folder, log: pino({ level: 'silent' }) });
  await database.db
    .updateTable('applications')
    .set({ interview_at: new Date(Date.now() - 3 * DAY_MS - 60_000) })
    .where('interview_at', '<', new Date(Date.now() + DAY_MS))
    .execute();
  await database.close();
  server = await launchRoundone({ dataDirectory: folder, port: server.port });
  await page.goto(`${server.url}/scheduled-interviews`);
  const row = page.getByRole('row').filter({ hasText: 'Day Watch' });
  await row.getByText('Expired', { exact: true }).waitFor();
  await expect
    .poll(() => row.getByRole('button', { name: 'Start the interview for Day Watch' }).isDisabled())
    .toBe(true);
  await screenshot(page, 'scheduled-interviews-expired');
  await expectAccessible(page);

  await page.goto(`${server.url}/applied-jobs`);
  await row.getByText('Expired', { exact: true }).waitFor();
  await expect.poll(() => row.getByText('AI Interview Scheduled').count()).toBe(0);
  await button('View Details of Day Watch').click();
  const details = page.getByRole('dialog', { name: 'Application Details' });
  await details.getByText('Expired', { exact: true }).waitFor();
  await expect.poll(() => details.getByText('AI Interview Scheduled').count()).toBe(0);
});

test('its employer finds it among the missed ones, not among the upcoming ones', async () => {
  const hiring = await browser.newPerson(signedIn(server.url, employer));
  await hiring.page.goto(`${server.url}/interview-scheduled`);
  await hiring.page.getByText('Total Interviews Scheduled: 1').waitFor();
  const toCome = hiring.page.getByRole('region', { name: 'Jobs with upcoming interviews' });
  await toCome.getByText('Night Watch').waitFor();
  await expect.poll(() => toCome.getByText('Day Watch').count()).toBe(0);
  const missed = hiring.page.getByRole('table', { name: 'Missed Interviews' }).getByRole('row');
  await missed.filter({ hasText: 'Day Watch' }).getByText('Expired', { exact: true }).waitFor();
  await expect.poll(() => missed.filter({ hasText: 'Night Watch' }).count()).toBe(0);
  await screenshot(hiring.page, 'missed-interviews');
  await expectAccessible(hiring.page);
});
