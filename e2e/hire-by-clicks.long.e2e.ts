import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { pino } from 'pino';
import { expect } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { getDecisionSettings, getTimeline, saveDecisionSettings } from '#contract/interview/decisions.ts';
import { type getApplicationByJobId, getCandidateApplications } from '#contract/interview/interview.ts';
import { submitInterviewProcess } from '#contract/job/job-steps.ts';
import { publishJob } from '#contract/job/jobs.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { openDatabase } from '#server/database/database.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { laterSteps, startDraft } from './harness/jobs.ts';
import { keyboardOf } from './harness/keyboard.ts';
import { readAllMails } from './harness/mail.ts';
import { callApi, makeEmployer, signedIn, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { test } from './harness/worker.ts';

/**
 * From 200 applicants and 40 reports to a hire: ten are advanced, one more with a personal message, 150 are declined
 * with a reason, three of these are undone, and one is hired. In few clicks, and by keyboard alone.
 */

/** Long enough to undo three decisions on a slow machine. */
const DECISION_MINUTES = 2;
const TOLD_MS = 400_000;
/** Each of the 25 rows of a list has some links and buttons. */
const PAST_A_LIST = 200;

interface World {
  server: Roundone;
  employer: Account;
  jobId: string;
  /** The password of all candidates. */
  password: string;
  stop: () => Promise<void>;
}

/** A company with one job: 160 people have applied, and 40 others have a report. The scores are 1 to 40. */
async function makeWorld(): Promise<World> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'roundone-hire-'));
  const small = await launchRoundone({ dataDirectory });
  const employer = await makeEmployer(small.url, 'Harbour and Pine');
  const jobId = await startDraft(small.url, employer, 'Frontend Developer');
  for (const step of laterSteps(small.url, employer, jobId)) await step();
  const rounds = { jobId, rounds: 2, communicationMode: { Second: 'Video call' } };
  await callApi(small.url, submitInterviewProcess, rounds, employer.token);
  await callApi(small.url, publishJob, { jobId }, employer.token);
  const { reasons } = await callApi(small.url, getDecisionSettings, {}, employer.token);
  await callApi(
    small.url,
    saveDecisionSettings,
    { decisionMinutes: DECISION_MINUTES, reasons },
    employer.token,
  );
  const candidate = await makeCandidate(small.url);
  await small.stop();
  await grow(dataDirectory, jobId, candidate);
  const server = await launchRoundone({ dataDirectory });
  const stop = async () => {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { server, employer, jobId, password: candidate.password, stop };
}

async function grow(dataDirectory: string, jobId: string, candidate: Account): Promise<void> {
  const database = await openDatabase({ dataDirectory, log: pino({ level: 'silent' }) });
  const { db } = database;
  try {
    const { id, password_hash } = await db
      .selectFrom('users')
      .select(['id', 'password_hash'])
      .where('email', '=', candidate.email)
      .executeTakeFirstOrThrow();
    const applied = { stage: 'applied', outcome: null } as const;
    const places = [applied, applied, applied, applied, { stage: 'review', outcome: null }] as const;
    const size = { jobs: 1, applications: 200 };
    await fillCompany(db, { jobId, candidateId: id }, size, new Date(), places);
    await db.updateTable('users').set({ password_hash }).where('email', 'like', 'applicant%').execute();
    await sql`
      UPDATE reports SET report = jsonb_set(report, '{isSensePercent}', to_jsonb(scored.score))
      FROM (SELECT application_id, row_number() OVER (ORDER BY application_id) AS score FROM reports) AS scored
      WHERE scored.application_id = reports.application_id
    `.execute(db);
  } finally {
    await database.close();
  }
}

type Row = OutputOf<typeof getApplicationByJobId>[number];

/** All applications of the job, by status. */
async function rowsOf({ server, employer, jobId }: World, applicationType: Row['applicationStatus']) {
  const rows: Row[] = [];
  for (let cursor: string | undefined; ;) {
    const query = new URLSearchParams({
      jobId,
      applicationType,
      limit: '100',
      ...(cursor ? { cursor } : {}),
    });
    const answer = await fetch(`${server.url}/api/interview/getApplicationByJobId?${query}`, {
      headers: { Authorization: `Bearer ${employer.token}` },
    });
    rows.push(...((await answer.json()) as { responseData: Row[] }).responseData);
    cursor = /[?&]cursor=([^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1];
    if (cursor === undefined) return rows;
    cursor = decodeURIComponent(cursor);
  }
}

const places = (rows: readonly Row[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(rows, ({ stage, outcome }) => `${stage}/${outcome ?? 'open'}`)).map(
      ([place, group]) => [place, group.length],
    ),
  );

async function expectPlaces(world: World) {
  await expect.poll(async () => places(await rowsOf(world, 'PENDING'))).toEqual({ 'applied/open': 13 });
  expect(places(await rowsOf(world, 'REJECTED'))).toEqual({ 'applied/declined': 147 });
  const completed = await rowsOf(world, 'COMPLETED');
  expect(places(completed)).toEqual({ 'round-2/open': 11, 'review/open': 28, 'hired/hired': 1 });
  const scoresIn = (stage: string) =>
    completed.filter((row) => row.stage === stage).map(({ score }) => Math.round(score!));
  expect(scoresIn('round-2').toSorted((a, b) => b - a)).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30]);
  expect(scoresIn('hired')).toEqual([29]);
  return completed;
}

const INVITATION = 'We meet on Monday at ten, by video.';

/** Counts every click, including those that a select takes. */
function countedClicks(page: Page) {
  let clicks = 0;
  const { button } = drive(() => page);
  const click = async (what: Locator, options: Parameters<Locator['click']>[0] = {}) => {
    clicks += 1;
    await what.click(options);
  };
  const select = async (what: Locator, label: string) => {
    // One click opens it, one chooses.
    clicks += 2;
    await what.selectOption(label);
  };
  return { button, click, select, count: () => clicks };
}

const byScore = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select Applicant/ }) });

test('in at most 30 clicks, and each candidate reads exactly what was decided', async ({ browser }) => {
  const world = await makeWorld();
  const { server, employer } = world;
  const person = await browser.newPerson(signedIn(server.url, employer));
  try {
    const { page } = person;
    const { button, click, select, count } = countedClicks(page);
    const dialog = page.getByRole('dialog');
    const bar = page.getByRole('region', { name: 'Selected' });
    const rows = byScore(page);
    const boxOf = (index: number) => rows.nth(index).getByRole('checkbox');
    await page.goto(`${server.url}/employer-dashboard`);

    // The ten best go to the second round. Hiring opens at the job with most to do.
    await click(page.getByRole('link', { name: 'Hiring', exact: true }));
    await page.waitForURL(/\/hiring\?jobId=/);
    await click(button(/^Score/));
    await page.locator('th[aria-sort="ascending"]').waitFor();
    await click(button(/^Score/));
    await page.locator('th[aria-sort="descending"]').waitFor();
    await rows.first().getByText('40%').waitFor();
    await click(boxOf(0));
    await click(boxOf(9), { modifiers: ['Shift'] });
    await bar.getByText('10 selected').waitFor();
    await click(bar.getByRole('button', { name: 'Advance' }));
    await click(button('Advance', dialog));
    await dialog.waitFor({ state: 'hidden' });

    // The next one too, with a personal message.
    await click(button(/^Advance/, rows.nth(10)));
    await click(dialog.getByRole('radio', { name: 'Change its text for this decision' }));
    await dialog.getByLabel('Text', { exact: true }).fill(INVITATION);
    await click(button('Advance', dialog));
    await dialog.waitFor({ state: 'hidden' });

    // The one after that is hired.
    await click(button(/^Advance/, rows.nth(11)));
    await select(dialog.getByLabel('To which stage'), 'Hired');
    await click(button('Advance', dialog));
    await dialog.waitFor({ state: 'hidden' });

    // 150 of the 160 who applied are declined.
    await select(page.getByLabel('Stage'), 'Applied');
    await page.waitForURL(/stage=applied/);
    await page.getByText('Showing 25 of 160.').waitFor();
    await click(boxOf(0));
    await click(bar.getByRole('button', { name: 'Select all 160 that match' }));
    await bar.getByText('160 selected').waitFor();
    await click(boxOf(0));
    await click(boxOf(9), { modifiers: ['Shift'] });
    await bar.getByText('150 selected').waitFor();
    await click(bar.getByRole('button', { name: 'Decline' }));
    await select(dialog.getByLabel('Reason'), 'Not enough experience');
    await click(button('Decline', dialog));
    await dialog.waitFor({ state: 'hidden', timeout: 120_000 });

    // Three of them are undone.
    await select(page.getByLabel('Stage'), 'Declined');
    await page.waitForURL(/outcome=declined/);
    const undone: string[] = [];
    for (const index of [0, 1, 2]) {
      await button(/^Undo Applicant/, rows.nth(index)).waitFor();
      undone.push(await nameIn(rows.nth(index)));
    }
    await click(boxOf(0));
    await click(boxOf(2), { modifiers: ['Shift'] });
    await bar.getByText('3 selected').waitFor();
    await click(bar.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => bar.count()).toBe(0);

    process.stdout.write(`A hire of 200 applicants took ${count()} clicks.\n`);
    expect(count()).toBeLessThanOrEqual(30);
    const completed = await expectPlaces(world);
    person.expectNoProblems();
    const pending = await rowsOf(world, 'PENDING');
    expect(pending.map(({ candidateName }) => candidateName)).toEqual(expect.arrayContaining(undone));
    await expectTold(world, { pending, completed, declined: await rowsOf(world, 'REJECTED') });
  } finally {
    await person.context.close();
    await world.stop();
  }
});

/** Waits until all emails have been sent; then each candidate has the emails about their own decision and no others. */
async function expectTold(
  { server, password }: World,
  { pending, completed, declined }: { pending: Row[]; completed: Row[]; declined: Row[] },
) {
  const everybody = [...pending, ...completed, ...declined];
  const mailsOf = async () => {
    const mails = Map.groupBy(await readAllMails(server.url), ({ recipient }) => recipient);
    return (row: Row) => (mails.get(row.candidateEmail) ?? []).toReversed();
  };
  await expect
    .poll(async () => everybody.map(await mailsOf()).filter((mails) => mails.length > 0).length, {
      timeout: TOLD_MS,
      interval: 2_000,
    })
    .toBe(159);
  const mailed = await mailsOf();
  for (const row of everybody) {
    const mails = mailed(row);
    const subjects = mails.map(({ subject }) => subject);
    const text = mails[0]?.text ?? '';
    const score = Math.round(row.score ?? 0);
    if (row.outcome === 'declined') {
      expect(subjects).toEqual(['Your application for Frontend Developer']);
      expect(text).toContain(`Dear ${row.candidateName},`);
      expect(text).toContain('For this position we need more experience in the field.');
    } else if (row.outcome === 'hired') expect(subjects).toEqual(['You got the job: Frontend Developer']);
    else if (row.stage === 'round-2') {
      expect(subjects).toEqual(['Your application for Frontend Developer is moving forward']);
      if (score === 30) expect(text).toContain(INVITATION);
      else expect(text).toContain('The next step is: Second round: Video call.');
    } else expect(subjects).toEqual([]);
  }
  for (const row of everybody) {
    const { token } = await callApi(server.url, signIn, { email: row.candidateEmail, password });
    const [application] = await callApi(server.url, getCandidateApplications, {}, token);
    expect(application?.applicationId).toBe(row.applicationId);
    const { applicationId } = row;
    const timeline = await callApi(server.url, getTimeline, { applicationId }, token);
    const done = timeline.filter(({ state }) => state === 'done').map(({ title }) => title);
    expect(done, row.candidateName).toEqual(['You applied', ...toldOf(row)]);
  }
}

function toldOf({ stage, outcome }: Row): string[] {
  if (outcome === 'declined') return ['The company decided not to move forward'];
  if (outcome === 'hired') return ['You got the job'];
  return stage === 'round-2' ? ['Second round: Video call'] : [];
}

test('by keyboard alone', async ({ browser }) => {
  const world = await makeWorld();
  const { server, employer } = world;
  const person = await browser.newPerson(signedIn(server.url, employer));
  try {
    const { page } = person;
    const { press, tabTo, type, focused } = keyboardOf(page);
    const dialog = page.getByRole('dialog');
    const bar = page.getByRole('region', { name: 'Selected' });
    const rows = byScore(page);
    const times = async (count: number, key: string) => {
      for (let time = 0; time < count; time += 1) await page.keyboard.press(key);
    };
    await page.goto(`${server.url}/employer-dashboard`);

    await tabTo('Hiring');
    await press('Enter');
    await page.waitForURL(/\/hiring\?jobId=/);
    await rows.first().waitFor();
    await tabTo(/^Score/);
    await press('Enter');
    await page.locator('th[aria-sort="ascending"]').waitFor();
    await press('Enter');
    await page.locator('th[aria-sort="descending"]').waitFor();
    await rows.first().getByText('40%').waitFor();
    await tabTo(/^Select Applicant/);
    await press('Space');
    await times(9, 'Shift+ArrowDown');
    await bar.getByText('10 selected').waitFor();
    await press('Enter', 'Enter');
    await dialog.getByLabel('To which stage').waitFor();
    await tabTo('Advance');
    await press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => bar.count()).toBe(0);

    // One with a personal message, and one who is hired.
    await expect.poll(async () => (await focused()).name).not.toBe('');
    await tabTo(/^Select Applicant/);
    await times(10, 'ArrowDown');
    await tabTo(/^Advance Applicant/);
    await press('Enter');
    await dialog.getByRole('radio', { name: 'Send the usual email' }).waitFor();
    await tabTo('Send the usual email');
    await press('ArrowDown');
    await tabTo('Text');
    await press('Control+a');
    await type(INVITATION);
    await tabTo('Advance');
    await press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await tabTo(/^Select Applicant/);
    await tabTo(/^Advance Applicant/);
    await press('Enter');
    // Its list loads together with the person's history.
    await dialog.getByRole('option', { name: 'Hired' }).waitFor({ state: 'attached' });
    await tabTo('To which stage');
    await type('Hired');
    await tabTo('Advance');
    await press('Enter');
    await dialog.waitFor({ state: 'hidden' });

    await tabTo('Filters', 'Shift+Tab', PAST_A_LIST);
    await press('Shift+Tab');
    await type('Applied');
    await page.waitForURL(/stage=applied/);
    await page.getByText('Showing 25 of 160.').waitFor();
    await tabTo(/^Select Applicant/);
    await press('Space');
    await bar.getByText('1 selected').waitFor();
    await press('Enter');
    await tabTo('Select all 160 that match', 'Shift+Tab', PAST_A_LIST);
    await press('Enter');
    await bar.getByText('160 selected').waitFor();
    await tabTo(/^Select Applicant/, 'Shift+Tab', PAST_A_LIST);
    for (let index = 0; index < 10; index += 1) await press('Space', 'ArrowUp');
    await bar.getByText('150 selected').waitFor();
    await press('Enter');
    await tabTo('Decline');
    await press('Enter');
    await dialog.getByLabel('Reason').waitFor();
    await tabTo('Reason');
    await type('Not');
    await tabTo('Decline');
    await press('Enter');
    await dialog.waitFor({ state: 'hidden', timeout: 120_000 });

    await tabTo('Filters', 'Shift+Tab', PAST_A_LIST);
    await press('Shift+Tab');
    await type('Declined');
    await page.waitForURL(/outcome=declined/);
    await button(page, /^Undo Applicant/).waitFor();
    await tabTo(/^Select Applicant/);
    await press('Space', 'Shift+ArrowDown', 'Shift+ArrowDown');
    await bar.getByText('3 selected').waitFor();
    await press('Enter', 'Enter');
    await expect.poll(() => bar.count()).toBe(0);
    await expectPlaces(world);
    person.expectNoProblems();
  } finally {
    await person.context.close();
    await world.stop();
  }
});

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();
/** The name of the person in the row, read from its checkbox. */
const nameIn = async (row: Locator) =>
  (await row.getByRole('checkbox').getAttribute('aria-label'))!.replace('Select ', '');
