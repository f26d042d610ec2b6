import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DAY_MS } from '#contract/shared/limits.ts';
import { getMailPreferences, setMailPreferences } from '#contract/account/notices.ts';
import { openDatabase } from '#server/database/database.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled } from './harness/interviews.ts';
import { postJob } from './harness/jobs.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, signedIn, signInOnPage, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const NIGHT_WATCH_AT = Date.parse('2031-03-05T10:00:00Z');

/** Schedules a candidate's interview for a new job of a new employer. */
async function scheduleNightWatch(url: string, candidate: Account, role = 'Night Watch'): Promise<void> {
  const employer = await makeEmployer(url);
  const jobId = await postJob(url, employer, role);
  await beScheduled(url, jobId, employer, candidate, NIGHT_WATCH_AT);
}

test('a person’s browser tells its time zone, and mails write times in it', async ({ server, open }) => {
  const candidate = await makeCandidate(server.url);
  const { page } = await open(undefined, { timezoneId: 'Asia/Tokyo' });
  await signInOnPage(page, server.url, candidate);
  await page.goto(`${server.url}/candidate-profile`);
  await page.getByRole('link', { name: 'Email Preferences' }).first().click();
  await page.getByRole('heading', { name: 'Email Preferences', level: 1 }).waitFor();
  await page.getByText('Emails to you show times in this zone: Asia/Tokyo.').waitFor();
  await scheduleNightWatch(server.url, candidate);
  const mail = await readMail(server.url, candidate.email, { subject: 'Your interview for Night Watch' });
  expect(mail.text).toContain('5 Mar 2031, 7:00 PM (Japan Standard Time)');
  expect(mail.attachments[0]?.content).toContain('DTSTART:20310305T100000Z');

  await page.goto(`${server.url}/candidate-profile`);
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect.poll(() => zone.inputValue()).toBe('Same as my browser (Asia/Tokyo)');
  await screenshot(page, 'candidate-profile-time-zone');
  await drive(() => page).search('Time zone', 'America/New York');
  await page.getByText('Emails to you show times in this zone: America/New York.').waitFor();
  await expectAccessible(page);
  // A browser that has not reported its time zone does not change it.
  const { page: again } = await open(undefined, { timezoneId: 'Asia/Tokyo' });
  await signInOnPage(again, server.url, candidate);
  await again.goto(`${server.url}/mail-preferences`);
  await again.getByText('Emails to you show times in this zone: America/New York.').waitFor();
  await scheduleNightWatch(server.url, candidate, 'Early Watch');
  const chosen = await readMail(server.url, candidate.email, { subject: 'Your interview for Early Watch' });
  expect(chosen.text).toContain('5 Mar 2031, 5:00 AM (Eastern Standard Time)');
});

test('the mail of a scheduled interview leads to the interview, over the login', async ({ server, open }) => {
  const candidate = await makeCandidate(server.url);
  await scheduleNightWatch(server.url, candidate);
  const mail = await readMail(server.url, candidate.email, { subject: 'Your interview for Night Watch' });
  const stranger = await open();
  const { page } = stranger;
  await page.goto(mail.links[0] ?? 'missing:');
  await page.waitForURL('**/login?as=candidate');
  await page.getByLabel('Email').fill(candidate.email);
  await page.getByLabel('Password', { exact: true }).fill(candidate.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/start-interview?ApplicationId=*');
  await page.getByText('This interview hasn’t opened yet. Please come back at the scheduled time.').waitFor();
  await page.getByText('It opens on 5 Mar 2031, 10:00 AM UTC.').waitFor();
  await screenshot(page, 'interview-too-early');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('heading', { level: 1, name: 'Scheduled Interviews' }).waitFor();
});

test('each kind of mail can be turned off and on', async ({ server, open }) => {
  const { page } = await open(await makeCandidate(server.url));
  await page.goto(`${server.url}/mail-preferences`);
  const kind = (name: string) => page.getByRole('switch', { name });
  await kind('Interview reminders').waitFor();
  await screenshot(page, 'mail-preferences');
  await expectAccessible(page);
  await kind('Interview reminders').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => kind('Interview reminders').isChecked()).toBe(false);
  // It is shown as switched while it is being saved.
  await page.locator('[role="switch"][aria-busy="true"]').waitFor({ state: 'detached' });
  await page.reload();
  await kind('Interview reminders').waitFor();
  await expect.poll(() => kind('Interview reminders').isChecked()).toBe(false);
  await expect.poll(() => kind('Report ready').isChecked()).toBe(true);
});

test('the link in a mail stops its kind, without a login', async ({ server, open }) => {
  const candidate = await makeCandidate(server.url);
  const isOff = [{ kind: 'interview-reminder' as const, isOn: false }];
  await callApi(server.url, setMailPreferences, { preferences: isOff }, candidate.token);
  await scheduleNightWatch(server.url, candidate);
  const mail = await readMail(server.url, candidate.email, { subject: 'Your interview for Night Watch' });
  const link = mail.links.find((address) => address.includes('/unsubscribe?'));
  const stranger = await open();
  const { page } = stranger;
  const { button, expectText } = drive(() => page);
  await page.goto(link ?? 'missing:');
  await expectText('Interview scheduled');
  await screenshot(page, 'unsubscribe');
  await expectAccessible(page);
  await button('Stop these emails').click();
  await page.getByText('You don’t get emails of the kind').waitFor();
  const turnedOff = async () => {
    const { preferences } = await callApi(server.url, getMailPreferences, {}, candidate.token);
    return preferences.filter(({ isOn }) => !isOn).map(({ kind }) => kind);
  };
  await expect.poll(turnedOff).toEqual(['interview-scheduled', 'interview-reminder']);
  await button('Turn them on again').click();
  await button('Stop these emails').waitFor();
  stranger.expectNoProblems();

  await page.goto(`${link?.slice(0, -3)}xyz`);
  await page.getByText('This link is incomplete.').waitFor();
  await expectAccessible(page);
});

describe('an interview that nobody took within 3 days', () => {
  let folder: string;
  let server: Roundone;
  let employer: Account;
  let candidate: Account;

  // The tests only read what is created here: a missed interview and an upcoming one.
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'roundone-notices-'));
    server = await launchRoundone({ dataDirectory: folder });
    employer = await makeEmployer(server.url);
    candidate = await makeCandidate(server.url);
    for (const [role, date] of [
      ['Night Watch', NIGHT_WATCH_AT],
      ['Day Watch', undefined],
    ] as const) {
      const jobId = await postJob(server.url, employer, role);
      await beScheduled(server.url, jobId, employer, candidate, date);
    }
    // Time is made to pass where it is stored: in the database, while the server is down.
    await server.stop();
    const database = await openDatabase({ dataDirectory: folder, log: pino({ level: 'silent' }) });
    await database.db
      .updateTable('applications')
      .set({ interview_at: new Date(Date.now() - 3 * DAY_MS - 60_000) })
      .where('interview_at', '<', new Date(Date.now() + DAY_MS))
      .execute();
    await database.close();
    server = await launchRoundone({ dataDirectory: folder, port: server.port });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('is expired for its candidate', async ({ open }) => {
    const { page } = await open(undefined, signedIn(server.url, candidate));
    const { button } = drive(() => page);
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

  test('its employer finds it among the missed ones, not among those to come', async ({ open }) => {
    const hiring = await open(undefined, signedIn(server.url, employer));
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
});
