import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { getMailTexts } from '#contract/company/company-mails.ts';
import {
  acceptInvitation,
  changeMember,
  getMembers,
  inviteMember,
} from '#contract/company/company-members.ts';
import { getCompanyProfile, saveCompany } from '#contract/company/company-profile.ts';
import { sendCandidateApplication } from '#contract/interview/interview.ts';
import type { MemberRole } from '#contract/shared/endpoint.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { postJob } from './harness/jobs.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, type Account } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { REFUSED_CALLS } from './harness/visitor.ts';
import { test } from './harness/worker.ts';

/** What members of a company find on their pages, apart from hiring itself. */

const PASSWORD = 'Brisk9?owl';

async function invite(url: string, owner: Account, memberRole: MemberRole) {
  const email = `member.${randomBytes(4).toString('hex')}@example.com`;
  await callApi(url, inviteMember, { email, memberRole }, owner.token);
  const mail = await readMail(url, email);
  const link = new URL(mail.links[0] ?? 'missing:');
  const token = link.searchParams.get('token') ?? '';
  const accept = (name: string) =>
    callApi(url, acceptInvitation, { token, name, password: PASSWORD, confirm: PASSWORD });
  return { email, page: `${url}${link.pathname}${link.search}`, accept };
}

async function join(url: string, owner: Account, memberRole: MemberRole, name: string): Promise<Account> {
  const { email, accept } = await invite(url, owner, memberRole);
  await accept(name);
  const { token } = await callApi(url, signIn, { email, password: PASSWORD });
  return { token, name, email, password: PASSWORD };
}

test('an invitation that was used on another device says so, and leads to the login', async ({
  server,
  open,
}) => {
  const { url } = server;
  const owner = await makeEmployer(url, 'Ivo Invites');
  const invitation = await invite(url, owner, 'recruiter');
  const { page, expectNoProblems } = await open();
  await page.goto(invitation.page);
  await page.getByText('Ivo Invites has invited you to join as a recruiter', { exact: false }).waitFor();
  await invitation.accept('Rico Recruiter');

  await page.getByLabel('Your name').fill('Rico Recruiter');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Join this company' }).click();
  const ended = page.getByRole('alert').getByText('This invitation has already been used or has expired.', {
    exact: false,
  });
  await ended.waitFor();
  await page.reload();
  await ended.waitFor();
  await expectAccessible(page);
  await screenshot(page, 'invitation-used');
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Go to login' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
  expectNoProblems(REFUSED_CALLS);
});

test('who may not decide any more is told so in Hiring, and whoever may not see a job', async ({
  server: { url },
  open,
}) => {
  const owner = await makeEmployer(url, 'Olga Demotes');
  const jobId = await postJob(url, owner, 'Lighthouse Keeper');
  const candidate = await makeCandidate(url, 'Ada Applied');
  const wish = { jobId, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
  await callApi(url, sendCandidateApplication, wish, candidate.token);
  const member = await join(url, owner, 'recruiter', 'Rico Recruiter');
  const { page, expectNoProblems } = await open(member);
  await page.goto(`${url}/hiring?jobId=${jobId}`);
  await page.getByRole('button', { name: 'More for Ada Applied' }).click();
  await page.getByRole('menuitem', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption('Not enough experience');
  const { members } = await callApi(url, getMembers, {}, owner.token);
  const { memberId } = members.find(({ email }) => email === member.email)!;
  await callApi(url, changeMember, { memberId, memberRole: 'reviewer' }, owner.token);
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await dialog.getByText('Your role doesn’t allow this.', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('This job doesn’t exist, or you can’t see it.').waitFor();
  await page.goto(`${url}/hiring?jobId=${jobId}&view=board`);
  await page.getByText('This job doesn’t exist, or you can’t see it.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all jobs' }).click();
  await page.getByText('No open applications.', { exact: false }).waitFor();
  // The dashboard has no figures without jobs.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('No jobs to review yet.', { exact: false }).waitFor();
  expect(await page.getByText('Total Jobs').count()).toBe(0);
  expectNoProblems([/40[34] \(/]);
});

test('a reviewer is neither offered nor shown what only other members do', async ({ server, open }) => {
  const { url } = server;
  const owner = await makeEmployer(url, 'Olga Roles');
  const reviewer = await join(url, owner, 'reviewer', 'Rita Reviewer');
  const { page, expectNoProblems } = await open(reviewer);
  for (const path of ['/create-job', '/company/mails', '/company/webhooks']) {
    await page.goto(`${url}${path}`);
    await page.getByRole('heading', { level: 1, name: 'Not for your role' }).waitFor();
    await page.getByText('Your role doesn’t allow this.', { exact: false }).waitFor();
  }
  await expectAccessible(page);
  await screenshot(page, 'not-for-role');
  await page.goto(`${url}/account`);
  await page.getByRole('button', { name: 'Set up an app' }).waitFor();
  expect(await page.getByText('For the whole company').count()).toBe(0);
  await page.goto(`${url}/mail-preferences`);
  await page.getByText('A colleague mentioned you', { exact: false }).waitFor();
  expect(await page.getByText('You have a new application', { exact: false }).count()).toBe(0);
  expectNoProblems(REFUSED_CALLS);

  const owning = await open(owner);
  await owning.page.goto(`${url}/account`);
  await owning.page.getByRole('button', { name: 'Require it for everyone' }).waitFor();
});

test('of two owners who write one mail at once, the second sees the words of the first', async ({
  server,
  open,
}) => {
  const { url } = server;
  const owner = await makeEmployer(url, 'Wanda Writes');
  const second = await join(url, owner, 'owner', 'Sven Second');
  const [first, later] = [await open(owner), await open(second)];
  for (const { page } of [first, later]) await page.goto(`${url}/company/mails?mail=application-declined`);
  const field = (page: typeof first.page) => page.getByRole('textbox', { name: 'Text', exact: true });
  await field(later.page).fill('Words of Sven');
  await field(first.page).fill('Words of Wanda');
  await first.page.getByRole('button', { name: 'Save', exact: true }).click();
  await first.page.getByText('Text saved.', { exact: false }).first().waitFor();

  const { page } = later;
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText('Wanda Writes has changed this text in the meantime', { exact: false })
    .first()
    .waitFor();
  await screenshot(page, 'mail-changed-meanwhile');
  expect(await field(page).inputValue()).toBe('Words of Sven');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => field(page).inputValue()).toBe('Words of Wanda');
  await field(page).fill('Words of both');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Text saved.', { exact: false }).first().waitFor();
  const { mails } = await callApi(url, getMailTexts, {}, owner.token);
  expect(mails.find(({ mail }) => mail === 'application-declined')?.text).toBe('Words of both');
});

test('the longest name of a company without a space makes neither pages nor mails wider than a phone', async ({
  server,
  open,
}) => {
  const { url } = server;
  const owner = await makeEmployer(url, 'Wilma Wide');
  const { slug } = await callApi(url, getCompanyProfile, {}, owner.token);
  const name = 'W'.repeat(100);
  await callApi(url, saveCompany, { name, slug, site: '', about: '' }, owner.token);
  const invitation = await invite(url, owner, 'recruiter');
  const mail = await readMail(url, invitation.email);
  const { page } = await open(owner, { viewport: { width: 390, height: 844 } });
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.setContent(mail.html);
  expect(await page.locator('body').innerText()).toContain(name);
  expect(await widthOf()).toBeLessThanOrEqual(390);
  for (const path of ['/company/members', '/company/history', '/employer-dashboard']) {
    await page.goto(`${url}${path}`);
    await page.getByText(name, { exact: false }).first().waitFor({ state: 'attached' });
    expect(await widthOf()).toBeLessThanOrEqual(390);
  }
  await page.goto(invitation.page);
  await page.getByRole('button', { name: 'Join this company' }).waitFor();
  expect(await widthOf()).toBeLessThanOrEqual(390);
});
