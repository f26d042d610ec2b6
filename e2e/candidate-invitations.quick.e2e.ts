import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { inviteCandidates } from '#contract/job/candidate-invitations.ts';
import { getApplicationByJobId, getScheduleInterviews } from '#contract/interview/interview.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate, makeProfile } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { registerOnPage } from './harness/register.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const newEmail = (name: string) => `${name}.${randomBytes(4).toString('hex')}@example.com`;

async function makeWorld(url: string) {
  const employer = await makeEmployer(url, 'Harbour and Pine');
  const role = `Pilot ${randomBytes(3).toString('hex')}`;
  return { employer, role, jobId: await postJob(url, employer, role) };
}

/** Opens the link of the newest invitation. */
async function followMail(page: Page, url: string, email: string): Promise<void> {
  const mail = await readMail(url, email, { subject: 'invites you' });
  const link = new URL(mail.links[0] ?? 'missing:');
  await page.goto(`${url}${link.pathname}${link.search}`);
}

async function applyOnPage(page: Page): Promise<void> {
  const { button, answer, dialog } = drive(() => page);
  await button('Apply').click();
  await dialog('Apply for').waitFor();
  await answer('Are you willing to travel?', 'Yes');
  await answer('Are you willing to relocate?', 'Yes');
  await dialog('Apply for').getByRole('checkbox').check();
  await button('Apply', dialog('Apply for')).click();
  await page.getByText('Job application applied successfully.').first().waitFor();
}

test('a new person comes from the mail to a scheduled interview', async ({ server, open }) => {
  const { employer, role, jobId } = await makeWorld(server.url);
  const email = newEmail('nina');
  const hiring = await open(employer);
  const { button, dialog, expectText } = drive(() => hiring.page);
  await hiring.page.goto(`${server.url}/candidate-invitations?jobId=${jobId}`);
  await expectText('You haven’t invited anyone to this job yet.');
  await screenshot(hiring.page, 'invitations-none');
  await button('Invite a person').click();
  const form = dialog('Invite a person');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Name').fill('Nina New');
  await form.getByText('To the interview', { exact: true }).click();
  await button(/^Date of the interview/, form).click();
  await button('Next month', hiring.page).click();
  const calendar = dialog('Date of the interview');
  await calendar.waitFor();
  await expectAccessible(hiring.page);
  await calendar.getByRole('button', { name: /^15 / }).click();
  await calendar.waitFor({ state: 'hidden' });
  await screenshot(hiring.page, 'invite-one');
  await expectAccessible(hiring.page);
  await button('Send invitation', form).click();
  await expectText('1 invitation is on the way.');
  await hiring.page
    .getByRole('table', { name: 'Invitations' })
    .getByText('Sent', { exact: true })
    .last()
    .waitFor();

  const invited = await open();
  const { page } = invited;
  await followMail(page, server.url, email);
  await page.getByText('Harbour and Pine invites you to an interview.').waitFor();
  await screenshot(page, 'job-invitation');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  const password = 'Brisk9?owl';
  await page.waitForURL('**/register*');
  await registerOnPage(page, server.url, page, { name: 'Nina New', email, password });
  await page.waitForURL('**/candidate-profile');
  // Building the profile is tested in other journeys.
  const { token } = await callApi(server.url, signIn, { email, password });
  await makeProfile(server.url, { name: 'Nina New', email, password, token });
  await page.goto(`${server.url}/candidate-dashboard`);
  await page.getByText(`${role}: Harbour and Pine invites you to an interview.`).waitFor();
  await screenshot(page, 'candidate-dashboard-invited');
  await page.getByRole('link', { name: 'See the job' }).click();
  await page.getByText('Harbour and Pine invites you to an interview.').waitFor();
  await screenshot(page, 'job-invited');
  await applyOnPage(page);
  const [interview] = await callApi(server.url, getScheduleInterviews, {}, token);
  expect(interview).toMatchObject({ role, applicationStatus: 'SCHEDULED' });
  await readMail(server.url, email, { subject: `Your interview for ${role}` });

  await hiring.page.reload();
  await hiring.page.getByText('Applied', { exact: true }).first().waitFor();
  await screenshot(hiring.page, 'invitations');
  await expectAccessible(hiring.page);
});

test('an existing candidate sees the invitation and applies; another one declines by the mail', async ({
  server,
  open,
}) => {
  const { employer, role, jobId } = await makeWorld(server.url);
  const [known, unwilling] = [
    await makeCandidate(server.url, 'Kim Known'),
    await makeCandidate(server.url, 'Uma Unwilling'),
  ];
  const people = [{ email: known.email }, { email: unwilling.email }];
  await callApi(server.url, inviteCandidates, { jobId, kind: 'apply', people }, employer.token);
  const { page } = await open(known);
  await page.goto(`${server.url}/candidate-dashboard`);
  await page.getByText(`${role}: Harbour and Pine invites you to apply.`).waitFor();
  await page.getByRole('link', { name: 'See the job' }).click();
  await applyOnPage(page);
  const received = { jobId, applicationType: 'PENDING' } as const;
  const [application] = await callApi(server.url, getApplicationByJobId, received, employer.token);
  expect(application?.candidateName).toBe('Kim Known');

  const other = await open(unwilling);
  await followMail(other.page, server.url, unwilling.email);
  await drive(() => other.page)
    .button('No, thank you')
    .click();
  await other.page.getByText('You’ve declined this invitation.').waitFor();
  const mail = await readMail(server.url, unwilling.email, { subject: 'invites you' });
  const stop = new URL(mail.links.find((link) => link.includes('/stop-invitations')) ?? 'missing:');
  await other.page.goto(`${server.url}${stop.pathname}${stop.search}`);
  await drive(() => other.page)
    .button('Stop invitations from this company')
    .click();
  await other.page
    .getByText(`Harbour and Pine can’t send invitations to ${unwilling.email} any more.`)
    .waitFor();
  await screenshot(other.page, 'stop-invitations');
  await expectAccessible(other.page);
});

test('a list sends its good rows and names the bad ones', async ({ server, open }) => {
  const { employer, jobId } = await makeWorld(server.url);
  const [ada, ben] = [newEmail('ada'), newEmail('ben')];
  const { page } = await open(employer);
  const { button, dialog, expectText } = drive(() => page);
  await page.goto(`${server.url}/candidate-invitations?jobId=${jobId}`);
  const send = async () => {
    await button('Invite a list').click();
    const form = dialog('Invite a list');
    const text = `Name;E-Mail;Phone\nAda List;${ada};555\nBad Row;not an address;\nBen List;${ben};\nTwice;${ada};`;
    const file = {
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\u{FEFF}${text}`, 'utf16le'),
    };
    await form.locator('input[type="file"]').setInputFiles(file);
    await form.getByText('4 people on the list.').waitFor();
    await form.getByText('These columns are ignored: Phone.').waitFor();
    return form;
  };
  await send();
  await screenshot(page, 'invite-list');
  await expectAccessible(page);
  await button('Send invitations').click();
  await expectText('2 of 4 invitations are on the way.');
  const table = page.getByRole('table', { name: 'Not invited' });
  await table.getByText('This is not an email address.').waitFor();
  await table.getByText('Is on this list twice. We sent one email.').waitFor();
  await screenshot(page, 'invite-list-results');
  await expectAccessible(page);
  await button('Done').click();
  await readMail(server.url, ada);
  await readMail(server.url, ben);

  await send();
  await button('Send invitations').click();
  await expectText('0 of 4 invitations are on the way.');
});
