import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { getFeedback, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { chooseRoundTime, getRounds, inviteToRound } from '#contract/interview/round-times.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { spanIn } from '#web/ui/zones.ts';
import { accessibilityProblems, expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { interviewed } from './harness/finished-interviews.ts';
import { beScheduled } from './harness/interviews.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** Rounds that people hold: invitations, and times that are booked, taken by others, moved and cancelled. */

const BERLIN = 'Europe/Berlin';
const LOS_ANGELES = 'America/Los_Angeles';
const PHONE = { viewport: { width: 390, height: 844 }, timezoneId: LOS_ANGELES, hasTouch: true };

/** The times of the last available day, which is far enough away to be moved. */
const lastDay = (page: Page) =>
  page
    .getByRole('region', { name: /^\w+day \d+ \w+$/ })
    .last()
    .getByRole('button');

/** The link in the candidate's email. */
async function linkTo(url: string, email: string): Promise<string> {
  const { links } = await readMail(url, email, { subject: /would like to meet you/ });
  const link = links.find((one) => one.includes('/round?'));
  if (link === undefined) throw new Error(`The invitation to ${email} has no link: ${links.join(', ')}`);
  return link;
}

let url: string;
let job: Awaited<ReturnType<typeof interviewed>>;
/** Ada and Bea are invited together, Cid alone. */
test.beforeAll(async ({ shared }) => {
  url = shared.server.url;
  job = await interviewed(url, ['Ada Good', 'Bea Wrong', 'Cid Silent']);
});

test('many are invited to one time; who comes second reads so and chooses another', async ({ open }) => {
  const { employer, jobId, ids } = job;
  const invited = ['Ada Good', 'Bea Wrong'];
  const person = await open(employer, { timezoneId: BERLIN });
  const { page } = person;
  const { button, dialog } = drive(() => page);
  await page.goto(`${url}/hiring?jobId=${jobId}`);
  for (const name of invited)
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await button('Invite to the second round').click();
  const invitation = dialog('Invite 2 applicants to the second round');
  // One day, and two times on it that do not overlap.
  await button('Choose times', invitation).click();
  await invitation.getByText(/^In your time zone, Europe\/Berlin \(/).waitFor();
  const days = invitation.getByRole('group', { name: /^\w+day \d+ \w+$/ });
  await days.last().waitFor();
  // The last day may end at this time of the day.
  const whole = days.nth(-2);
  for (const day of [...(await days.all()).slice(0, -2), days.last()])
    await day.getByRole('checkbox').first().uncheck();
  await button(/^Choose times: /, whole).click();
  const times = whole.getByRole('checkbox');
  // The first box is the one for the day.
  for (const [index, time] of (await times.all()).entries())
    if (![0, 1, 3].includes(index)) await time.uncheck();
  await invitation.getByText(/^2 of \d+ times$/).waitFor();
  await screenshot(page, 'round-invite-many');
  await expectAccessible(page);
  await button('Send 2 invitations', invitation).click();
  await invitation.waitFor({ state: 'hidden' });

  const emails = await Promise.all(
    invited.map(async (name) => {
      const applicationId = ids.get(name)!;
      return (await callApi(url, getFeedback, { applicationId }, employer.token))!.email;
    }),
  );
  const candidate = await open(undefined, PHONE);
  const { page: phone } = candidate;
  const own = drive(() => phone);
  await phone.goto(await linkTo(url, emails[1]!));
  await expect.poll(() => lastDay(phone).count()).toBe(2);
  await lastDay(phone).first().click();
  // Meanwhile, someone else takes it.
  const token = new URL(await linkTo(url, emails[0]!)).searchParams.get('token') ?? '';
  const { rounds } = await callApi(url, getRounds, { applicationId: ids.get('Ada Good')! }, employer.token);
  const [first = '', second = ''] = rounds[0]!.offered ?? [];
  await callApi(url, chooseRoundTime, { token, startsAt: first });
  await own.button('Book this time').click();
  await phone.getByRole('alert').getByText('This time was just taken. Please choose another one.').waitFor();
  await expect.poll(() => lastDay(phone).count()).toBe(1);
  await screenshot(phone, 'round-taken');
  await expectAccessible(phone);
  await lastDay(phone).first().click();
  await own.button('Book this time').click();
  await phone.getByText(spanIn(LOS_ANGELES, second, 45)).waitFor();

  // The board shows the time next to each name.
  await page.goto(`${url}/hiring?jobId=${jobId}&view=board`);
  await page
    .getByRole('region', { name: 'Second round: 2' })
    .getByText(/^\w{3} \d+ \w{3}, /)
    .last()
    .waitFor();
  await screenshot(page, 'round-board');

  // The company moves it, even to a time that was not offered, and says where.
  await page.goto(`${url}/feedback?id=${ids.get('Bea Wrong')!}`);
  await button('Move').click();
  const move = dialog('Move the round with Bea Wrong');
  await button('Move the round', move).click();
  await move.getByText('Choose a time first.').waitFor();
  await lastDay(page).last().click();
  await move.getByText(/^New time: /).waitFor();
  await screenshot(page, 'round-move');
  await expectAccessible(page);
  await button('Move the round', move).click();
  await move.waitFor({ state: 'hidden' });
  await button('Change who takes part').click();
  const change = dialog('Who takes part in the round with Bea Wrong');
  await change.getByLabel('Where (optional)').fill('https://meet.example/bea');
  await screenshot(page, 'round-change');
  await expectAccessible(page);
  await button('Save changes', change).click();
  await change.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'https://meet.example/bea' }).waitFor();
  await phone.reload();
  await expect.poll(() => phone.getByText(spanIn(LOS_ANGELES, second, 45)).count()).toBe(0);
  await phone.getByRole('link', { name: 'https://meet.example/bea' }).waitFor();

  // In the review, it is next to the report.
  await page.goto(`${url}/hiring?jobId=${jobId}&view=review&id=${ids.get('Bea Wrong')!}`);
  await page
    .getByRole('region', { name: 'Your scorecard and notes' })
    .getByText('Second round')
    .first()
    .waitFor();
  await screenshot(page, 'round-review');
  await page.goto(`${url}/my-rounds`);
  await page.getByRole('list', { name: 'Your rounds' }).getByRole('link', { name: 'Bea Wrong' }).waitFor();
  await screenshot(page, 'my-rounds');
  person.expectNoProblems();
  candidate.expectNoProblems([/409|400/]);
});

test('a candidate books on a phone, reads the time as it is elsewhere, and cancels with a word', async ({
  open,
}) => {
  const { employer, ids } = job;
  const applicationId = ids.get('Cid Silent')!;
  await callApi(url, inviteToRound, { applicationIds: [applicationId], round: 2 }, employer.token);
  const { email } = (await callApi(url, getFeedback, { applicationId }, employer.token))!;
  const candidate = await open(undefined, PHONE);
  const { page: phone } = candidate;
  const own = drive(() => phone);
  await phone.goto(await linkTo(url, email));
  await lastDay(phone).first().waitFor();
  expect(await phone.getByRole('navigation').count()).toBe(0);
  await screenshot(phone, 'round-choose');
  expect(await accessibilityProblems(phone)).toEqual([]);
  await own.button('Change time zone').click();
  await own.search('Time zone', 'Pacific/Honolulu');
  await phone.getByText('All of these are at night for you, between 10 PM and 7 AM.').waitFor();
  await phone.getByRole('link', { name: 'Ask for other times', exact: true }).waitFor();
  await screenshot(phone, 'round-at-night');
  await lastDay(phone).first().click();
  await screenshot(phone, 'round-chosen');
  await expectAccessible(phone);
  await own.button('Book this time').click();
  await phone.getByRole('heading', { name: 'You’re booked' }).waitFor();
  await screenshot(phone, 'round-booked');
  expect(await accessibilityProblems(phone)).toEqual([]);
  const { rounds: booked } = await callApi(url, getRounds, { applicationId }, employer.token);
  await own.button('Change time zone').click();
  await own.search('Time zone', 'Asia/Kolkata');
  await phone.getByText(spanIn('Asia/Kolkata', booked[0]!.startsAt!, 45)).waitFor();

  await own.button('Cancel').click();
  const cancel = own.dialog('Cancel this round?');
  await cancel.getByLabel('Message to them (optional)').fill('I took another job.');
  await screenshot(phone, 'round-cancel');
  await expectAccessible(phone);
  await own.button('Cancel the round', cancel).click();
  await phone.getByRole('heading', { name: 'This round is cancelled' }).waitFor();
  await screenshot(phone, 'round-cancelled');
  const person = await open(employer, { timezoneId: BERLIN });
  const { page } = person;
  const { button, dialog } = drive(() => page);
  await page.goto(`${url}/feedback?id=${applicationId}`);
  const rounds = page.getByRole('list', { name: 'Rounds' });
  await rounds.getByText('Cancelled by the candidate').waitFor();
  await rounds.getByText('“I took another job.”').waitFor();
  await screenshot(page, 'round-report');
  await expectAccessible(page);
  // Invited again, also with a typed time; then the company cancels.
  await button('Invite to the second round').click();
  const invitation = dialog('Invite Cid Silent to the second round');
  await button('Add another time', invitation).click();
  await invitation.getByLabel('Date').click();
  await button('Next month').click();
  await page.locator('table button:not([data-hidden])').getByText('15', { exact: true }).click();
  await invitation.getByLabel('Hours').fill('09');
  await invitation.getByLabel('Minutes').fill('30');
  await invitation.getByLabel('AM or PM').selectOption('AM');
  await button('Add this time', invitation).click();
  await invitation
    .getByRole('list', { name: 'Times you added' })
    .getByText(/^\w{3} 15 \w{3}, 9:30 AM$/)
    .waitFor();
  await screenshot(page, 'round-typed');
  await button('Send invitation', invitation).click();
  await invitation.waitFor({ state: 'hidden' });
  await button('Cancel').click();
  const off = dialog('Cancel the round with Cid Silent');
  await off.getByLabel('Why (optional)').fill('The job is on hold.');
  await screenshot(page, 'round-off');
  await expectAccessible(page);
  await button('Cancel the round', off).click();
  await rounds.getByText('“The job is on hold.”').waitFor();
  person.expectNoProblems();
  candidate.expectNoProblems();
});

test('a member says when they can, and connects a calendar', async ({ open }) => {
  const person = await open(await makeEmployer(url, 'Harbour and Pine'), { timezoneId: BERLIN });
  const { page } = person;
  const { button } = drive(() => page);
  await page.goto(`${url}/account`);
  await page.getByRole('link', { name: 'My rounds' }).click();
  await page.getByText('You haven’t set your hours yet, so we’ve assumed these.').waitFor();
  await page.getByText('No rounds yet.').waitFor();
  await screenshot(page, 'my-rounds');
  expect(await accessibilityProblems(page)).toEqual([]);
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByLabel('Monday, until').fill('08:00');
  await button('Save your hours').click();
  await monday.getByText('The end must come after the beginning').waitFor();
  await monday.getByLabel('Monday, until').fill('12:30');
  await page.getByRole('checkbox', { name: 'Friday' }).uncheck();
  await button('Save your hours').click();
  await page.getByText('Your times are saved.').first().waitFor();
  await page.reload();
  await expect.poll(() => monday.getByLabel('Monday, until').inputValue()).toBe('12:30');
  await page.getByRole('group', { name: 'Friday' }).getByText('Not available').waitFor();

  const address = page.getByLabel('Private address of your calendar');
  await address.fill('calendar.example.com/me.ics');
  await button('Connect the calendar').click();
  await page
    .getByText(/It begins with https:\/\//)
    .first()
    .waitFor();
  await screenshot(page, 'my-rounds-refused');
  await expectAccessible(page);
  person.expectNoProblems([/400/]);
});

test('a candidate who is signed in finds the invitation with the application', async ({ open }) => {
  const { employer, jobId } = job;
  const candidate = await makeCandidate(url, 'Dan Signed');
  const applicationId = await beScheduled(url, jobId, employer, candidate);
  await callApi(url, startInterview, { applicationId, consentVersion: CONSENT_VERSION }, candidate.token);
  await callApi(url, submitInterview, { applicationId, answers: [] }, candidate.token);
  await callApi(url, inviteToRound, { applicationIds: [applicationId], round: 2 }, employer.token);
  const person = await open(candidate, PHONE);
  const { page } = person;
  const { button, dialog } = drive(() => page);
  await page.goto(`${url}/applied-jobs?applicationId=${applicationId}`);
  const details = dialog('Application Details');
  await details.getByText('Harbour and Pine has invited you to the second round.').waitFor();
  await screenshot(page, 'round-application');
  await expectAccessible(page);
  await details.getByRole('link', { name: 'Choose a time' }).click();
  await lastDay(page).first().click();
  await button('Book this time').click();
  await page.getByRole('heading', { name: 'You’re booked' }).waitFor();
  person.expectNoProblems();
});
