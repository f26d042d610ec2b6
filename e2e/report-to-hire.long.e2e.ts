import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { submitInterview } from '#contract/interview/interview.ts';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import { hiringPath, reportPath, roundReportPath } from '#contract/shared/paths.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { authenticate } from '#server/features/authenticate.ts';
import { hasFileAccess, resumable, routes, webRoutes } from '#server/features/features.ts';
import { tellDecisionTask } from '#server/features/applications/decisions/tasks.ts';
import { tendRoundsTask } from '#server/features/rounds/times/tasks.ts';
import { buildApp } from '#server/platform/http/app.ts';
import { readEntry } from '#server/testing/calendar-entries.ts';
import { MCQ, beScheduled, beginInterview, postInterviewJob } from '#server/testing/interviews.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { joinCompany } from '#server/testing/members.ts';
import { listen } from '#server/testing/sockets.ts';
import { type Person as Account, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import type { Person } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { loaded } from './harness/loaded.ts';
import { signedIn } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/**
 * From the report on the AI interview to a hire, in a company that has set nothing up: the recruiter in Berlin, who
 * meets the candidate with a colleague in Kolkata, and the candidate with a phone in Los Angeles. The clock is set so
 * that summer time ends in Berlin on 27 October and in Los Angeles on 3 November.
 */

const BEGIN = '2030-10-24T07:00:00.000Z';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'America/Los_Angeles' };
const FIRST = {
  at: '2030-10-28T08:00:00.000Z',
  losAngeles: 'Mon 28 Oct, 1:00–1:45 AM (PDT)',
  berlin: 'Mon 28 Oct, 9:00–9:45 AM (CET)',
  kolkata: 'Mon 28 Oct, 1:30–2:15 PM (IST)',
};
const SECOND = {
  at: '2030-11-05T10:30:00.000Z',
  losAngeles: 'Tue 5 Nov, 2:30–3:15 AM (PST)',
  berlin: 'Tue 5 Nov, 11:30 AM–12:15 PM (CET)',
  kolkata: 'Tue 5 Nov, 4:00–4:45 PM (IST)',
};

/** Clicks and counts the clicks. */
function counting() {
  let count = 0;
  return {
    click: async (place: Locator) => {
      count++;
      await place.click();
    },
    count: () => count,
  };
}

/** A company, a member, 27 applicants, and one more whose AI interview was graded. */
async function makeCompany(world: World) {
  const owner = await world.employer('Harbour and Pine');
  const job = await postInterviewJob(world, owner);
  const access = { memberRole: 'reviewer' as const, jobIds: [job.id] };
  const kiran = await joinCompany(world, owner, { name: 'Kiran Rao', ...access });
  const ada = await world.candidate('Ada Good');
  const applied = { stage: 'applied', outcome: null } as const;
  const likeness = { jobId: job.id, candidateId: ada.id };
  await fillCompany(world.db, likeness, { jobs: 1, applications: 27 }, world.clock.now(), [applied]);
  const applicationId = await beScheduled(world, job, owner, ada);
  await beginInterview(world, job, applicationId, ada);
  const answers = [{ question: MCQ.question, answer: MCQ.answer }];
  expectSuccess(await world.call(submitInterview, { applicationId, answers }, ada.token));
  await world.settle();
  return { owner, kiran, ada, jobId: job.id, applicationId };
}

const day = (page: Page, title: string) => page.getByRole('region', { name: title });

/** A quote and a level for each criterion that came up, and the overall verdict. */
async function writeCard(
  page: Page,
  {
    quote,
    levels,
    overall,
    reason,
  }: { quote: string; levels: [string, string]; overall: string; reason: string },
): Promise<void> {
  const level = (title: string, label: string) =>
    page
      .getByRole('radiogroup', { name: `Level: ${title}` })
      .getByRole('radio', { name: label })
      .check();
  await page.getByLabel('JavaScript, quote 1').fill(quote);
  await level('JavaScript', levels[0]);
  await level('SQL', levels[1]);
  await level('Solving problems', 'It didn’t come up');
  await page.getByRole('radio', { name: overall, exact: true }).check();
  await page.getByRole('region', { name: 'Overall' }).getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Send your scorecard' }).click();
  await page.getByRole('heading', { name: 'Scorecard sent' }).waitFor();
}

test('from the report to a hire, in three time zones and over both changes to winter time', async ({
  newPerson,
  onTestFinished,
}) => {
  const world = await startWorld();
  const app = await buildApp(world.ctx, {
    routes,
    resumable,
    webRoutes,
    hasFileAccess,
    authenticate,
    webDirectory: fileURLToPath(new URL('../dist/web', import.meta.url)),
  });
  onTestFinished(async () => {
    await app.close();
    await world.close();
  });
  const url = `http://127.0.0.1:${await listen(app)}`;
  const people: Person[] = [];
  /** A browser whose clock follows the server's. */
  const open = async (account: Account | null, options: BrowserContextOptions): Promise<Person> => {
    const person = await newPerson({ ...(account ? signedIn(url, account) : {}), ...options });
    await person.context.clock.setSystemTime(world.clock.now());
    people.push(person);
    return person;
  };
  const moveClock = async (moment: string) => {
    world.clock.set(new Date(moment));
    for (const { context } of people) await context.clock.setSystemTime(moment);
  };
  /** The text of the newest email with this subject, where it leads, and its calendar entry. */
  const mailTo = async ({ email }: Account, subject: string) => {
    const mail = (await world.mailTo(email)).findLast((one) => one.subject.includes(subject));
    if (!mail) throw new Error(`${email} has no mail “${subject}”.`);
    const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
    const [entry] = mail.attachments.map(({ content }) => readEntry(content.toString()));
    const link = links.find((one) => /\/(?:round|offer)\?/.test(one)) ?? '';
    return { ...mail, entry, link: link.replace(/^https?:\/\/[^/]+/, url) };
  };
  /** The subjects of their emails since the invitation. */
  const subjectsTo = async ({ email }: Account) => {
    const subjects = (await world.mailTo(email)).map(({ subject }) => subject);
    return subjects.slice(
      subjects.findLastIndex((subject) => !/Second round|Ada Good,|meet you|ffer/.test(subject)) + 1,
    );
  };
  /** Waits out the minutes in which a decision can be undone. */
  const letUndoEnd = async () => {
    await moveClock(new Date(world.clock.now().getTime() + 11 * MINUTE_MS).toISOString());
    for (const { id } of await world.db.selectFrom('decisions').select('id').execute())
      await world.ctx.tasks.queue(world.db, tellDecisionTask, { decisionId: id });
    await world.settle();
  };
  const declinedMails = () =>
    world.db
      .selectFrom('outbox_mails')
      .select('recipient')
      .where('subject', '=', 'Your application for Web Developer')
      .execute();

  world.clock.set(new Date(BEGIN));
  const { owner, kiran, ada, jobId, applicationId } = await makeCompany(world);

  // Each of them has opened the product once, from their own location.
  const phone = await open(ada, PHONE);
  await phone.page.goto(`${url}/candidate-dashboard`);
  await loaded(phone.page);
  const kirans = await open(kiran, { timezoneId: 'Asia/Kolkata' });
  await kirans.page.goto(`${url}/employer-dashboard`);
  await loaded(kirans.page);
  const berlin = await open(owner, { timezoneId: 'Europe/Berlin' });
  const { page } = berlin;
  const { button, dialog, expectText } = drive(() => page);

  // The invitation, from the report.
  await page.goto(url + reportPath(applicationId));
  const inviting = counting();
  await inviting.click(button('Invite to the second round'));
  const invitation = dialog('Invite Ada Good to the second round');
  const takesPart = invitation.getByRole('combobox', { name: 'Who takes part' });
  await inviting.click(takesPart);
  await inviting.click(page.getByRole('option', { name: 'Kiran Rao' }));
  // From nine to five in both Berlin and Kolkata, and no sooner than four hours from now.
  await invitation.getByText('All 56 free times in the next 14 days').waitFor();
  await screenshot(page, 'hire-invite');
  await inviting.click(button('Send invitation', invitation));
  await invitation.waitFor({ state: 'hidden' });
  expect(inviting.count()).toBe(4);
  await page.getByText('Invited · no time chosen yet').waitFor();

  // The candidate books on a phone, without signing in.
  const invited = await mailTo(ada, 'Harbour and Pine would like to meet you: Web Developer');
  const mobile = (await open(null, PHONE)).page;
  const own = drive(() => mobile);
  await mobile.goto(invited.link);
  await mobile.getByText('Times in America/Los Angeles (PDT and PST).').waitFor();
  const booking = counting();
  await booking.click(day(mobile, 'Monday 28 October').getByRole('button', { name: '1:00 AM', exact: true }));
  await screenshot(mobile, 'hire-choose');
  await booking.click(own.button('Book this time'));
  await mobile.getByRole('heading', { name: 'You’re booked' }).waitFor();
  await mobile.getByText(FIRST.losAngeles).waitFor();
  expect(booking.count()).toBe(2);
  const [file] = await Promise.all([mobile.waitForEvent('download'), own.button('Add to calendar').click()]);
  expect(readEntry(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    sequence: 0,
    status: 'CONFIRMED',
    start: FIRST.at,
    end: '2030-10-28T08:45:00.000Z',
    organizer: 'Harbour and Pine',
    summary: 'Second round: Web Developer at Harbour and Pine',
  });
  await page.reload();
  await page.getByText(FIRST.berlin).waitFor();
  await kirans.page.goto(`${url}/my-rounds`);
  await kirans.page.getByText(FIRST.kolkata).waitFor();
  const first = await mailTo(ada, '28 Oct');

  // The link works a second time, and the one allowed change is made there.
  await mobile.goto(first.link);
  await own.button('Choose another time').click();
  await own.button(/^Show \d more days$/).click();
  await day(mobile, 'Tuesday 5 November').getByRole('button', { name: '2:30 AM', exact: true }).click();
  await own.button('Move to this time').click();
  await mobile.getByText(SECOND.losAngeles).waitFor();
  await mobile.getByText('If you need another time, please ask Harbour and Pine.').waitFor();
  expect(await own.button('Choose another time').count()).toBe(0);
  await screenshot(mobile, 'hire-moved');
  await page.reload();
  await page.getByText(SECOND.berlin).waitFor();
  await kirans.page.reload();
  await kirans.page.getByText(SECOND.kolkata).waitFor();

  // Each of them gets one reminder a day before and one an hour before.
  for (const moment of ['2030-11-04T10:31:00.000Z', '2030-11-05T09:31:00.000Z']) {
    await moveClock(moment);
    await world.ctx.tasks.queue(world.db, tendRoundsTask, {});
    await world.settle();
  }
  expect(await subjectsTo(ada)).toEqual([
    'Harbour and Pine would like to meet you: Web Developer',
    'Second round for Web Developer: 28 Oct 2030, 1:00 AM (Pacific Daylight Time)',
    'Second round for Web Developer: 5 Nov 2030, 2:30 AM (Pacific Standard Time)',
    'Reminder: Second round for Web Developer',
    'Reminder: Second round for Web Developer',
  ]);
  expect(await subjectsTo(owner)).toEqual([
    'Ada Good, Web Developer: 28 Oct 2030, 9:00 AM (Central European Standard Time)',
    'Ada Good, Web Developer: 5 Nov 2030, 11:30 AM (Central European Standard Time)',
    'Reminder: Ada Good, Web Developer',
    'Reminder: Ada Good, Web Developer',
  ]);
  expect(await subjectsTo(kiran)).toEqual([
    'Ada Good, Web Developer: 28 Oct 2030, 1:30 PM (India Standard Time)',
    'Ada Good, Web Developer: 5 Nov 2030, 4:00 PM (India Standard Time)',
    'Reminder: Ada Good, Web Developer',
    'Reminder: Ada Good, Web Developer',
  ]);
  // All have the same entry, which the second email moves.
  const uid = first.entry!.uid;
  for (const person of [ada, owner, kiran]) {
    expect((await mailTo(person, '28 Oct')).entry).toMatchObject({ uid, sequence: 0, start: FIRST.at });
    expect((await mailTo(person, '5 Nov')).entry).toMatchObject({ uid, sequence: 1, start: SECOND.at });
  }

  // On the day, the colleague opens the page of the round and writes the scorecard without the report.
  await moveClock('2030-11-05T10:31:00.000Z');
  const interviewer = kirans.page;
  await interviewer.goto(`${url}/employer-dashboard`);
  await interviewer.getByRole('link', { name: '1 scorecard to write' }).click();
  await interviewer.getByRole('heading', { level: 1, name: 'My rounds' }).waitFor();
  await interviewer.getByRole('link', { name: 'Ada Good', exact: true }).click();
  await interviewer.getByText('5 Nov 2030, 4:00 PM').waitFor();
  await interviewer.getByText('You can read its report after you send your scorecard').waitFor();
  await screenshot(interviewer, 'hire-interview');
  await writeCard(interviewer, {
    quote: 'A closure keeps what it was made with.',
    levels: ['3', '2'],
    overall: 'Yes',
    reason: 'Explains well.',
  });
  // The recruiter cannot see it before submitting a scorecard.
  await page.goto(url + roundReportPath(applicationId));
  await page.getByText('Hidden until your own is in').waitFor();
  expect(await page.locator('main').innerText()).not.toContain('A closure keeps');
  await page.goto(url + reportPath(applicationId));
  await page.getByRole('link', { name: 'Open your page for this round' }).click();
  await writeCard(page, {
    quote: 'I wrote our build in it.',
    levels: ['3', '3'],
    overall: 'Strong yes',
    reason: 'Asks good questions.',
  });

  // One report.
  await page.getByRole('link', { name: 'See all rounds' }).click();
  const table = page.getByRole('region', { name: 'All rounds' }).getByRole('table');
  await table.waitFor();
  const cells = (row: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row }) })
      .getByRole('cell')
      .allInnerTexts();
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    'Criterion',
    expect.stringContaining('AI Interview'),
    expect.stringMatching(/Second round[^]*Harbour and Pine \(you\)/),
    expect.stringMatching(/Second round[^]*Kiran Rao/),
  ]);
  expect(await cells('JavaScript')).toEqual([
    expect.stringMatching(/1 of 2 correct[^]*1 not answered/),
    expect.stringMatching(/3 of 4[^]*I wrote our build in it\./),
    expect.stringMatching(/3 of 4[^]*A closure keeps what it was made with\./),
  ]);
  expect(await cells('SQL')).toEqual([
    '-',
    expect.stringContaining('3 of 4'),
    expect.stringContaining('2 of 4'),
  ]);
  await screenshot(page, 'hire-all-rounds');

  // The offer is accepted on the phone, by typing the name.
  await page.goto(url + reportPath(applicationId));
  await button('Make an offer').click();
  const form = dialog('Make Ada Good an offer');
  await form.getByLabel('Pay').fill('52,000');
  await form.getByLabel('First day of work').fill('2031-01-15');
  await button('Read the letter', form).click();
  await form.getByRole('article', { name: 'Letter' }).getByText('Your pay is $52,000 a year.').waitFor();
  await button('Send to Ada Good', form).click();
  await form.waitFor({ state: 'hidden' });
  await mobile.goto((await mailTo(ada, 'An offer from Harbour and Pine')).link);
  await mobile.getByLabel('Type your name to accept').fill('ada good');
  await own.button('Accept the offer').click();
  await mobile.getByText('You accepted this offer').waitFor();
  await screenshot(mobile, 'hire-accepted');

  // The others are declined along with the job, and this is undone, so no one is notified.
  await page.goto(`${url}/employer-dashboard`);
  const question = page.getByRole('region', { name: 'Ada Good accepted your offer' });
  await button('Close the job and decline the other 27', question).click();
  const close = dialog('Close the job and decline the other 27?');
  await close.getByRole('region', { name: /^The email to .*, as an example$/ }).waitFor();
  await button('Close the job and decline the other 27', close).click();
  await close.waitFor({ state: 'hidden' });
  await expectText('Job closed. 27 applications declined.');
  await screenshot(page, 'hire-declined');
  await button('Undo').click();
  await expectText(outcomes.decisionUndone());
  await page.goto(url + hiringPath({ jobId, stage: 'applied' }));
  await page.getByText('Showing 25 of 27.').waitFor();
  await letUndoEnd();
  expect(await declinedMails()).toEqual([]);
  for (const person of people) person.expectNoProblems([/getWaitingDecisions/]);
});
