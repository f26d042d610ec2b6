import { expect } from 'vitest';
import { getAccount } from '#contract/account/account.ts';
import { signIn } from '#contract/account/auth.ts';
import { getJobById } from '#contract/job/jobs.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { makeOperator } from './harness/operators.ts';
import { callApi, makeAccount, makeEmployer, signInOnPage } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const REASON = 'It asks candidates for money.';

test('an operator gets the role by a command, locks a person, takes a job down, finds all of it listed, and tells everybody something', async ({
  server,
  open,
}) => {
  const operator = await makeAccount(server.url, 'candidate', 'Olive Operator');
  const employer = await makeEmployer(server.url, 'Mallory Money');
  const role = `Envelope Stuffer ${Date.now()}`;
  const jobId = await postJob(server.url, employer, role);
  const { alternateJobId: alternateId } = await callApi(server.url, getJobById, { jobId }, employer.token);
  expect(await makeOperator(server, operator.email)).toContain(`${operator.email} is an operator now.`);

  const { page } = await open();
  const { button, dialog, expectText } = drive(() => page);
  await signInOnPage(page, server.url, operator);
  // A person without a profile is sent there first.
  await page.waitForURL(`**${PATHS.candidateProfile}`);
  await page.getByRole('link', { name: 'Operator', exact: true }).click();
  await page.getByRole('heading', { name: 'People', level: 1 }).waitFor();

  // An account is locked, and its open pages elsewhere stop working.
  const theirs = await open(employer);
  await theirs.page.goto(`${server.url}${PATHS.employerJobs}`);
  await theirs.page.getByText(role).first().waitFor();
  await page.getByLabel('Name or email').fill(employer.email);
  await button('Search').click();
  await button(`Lock: ${employer.name}`).click();
  const lock = dialog(`Lock the account of ${employer.name}?`);
  await button('Lock', lock).click();
  await expectText('Please give a reason');
  await lock.getByLabel('Reason').fill(REASON);
  await lock.getByLabel('Your current password').fill('Brisk9?owl');
  await button('Lock', lock).click();
  await expectText('This isn’t your current password');
  await screenshot(page, 'operator-lock');
  await lock.getByLabel('Your current password').fill(operator.password);
  await button('Lock', lock).click();
  await expectText(`Locked: ${REASON}`);
  await screenshot(page, 'operator-people');
  await theirs.page.reload();
  await theirs.page.waitForURL((address) => address.pathname.startsWith('/login'));
  await expect(callApi(server.url, getAccount, {}, employer.token)).rejects.toThrow(
    'This account has been locked',
  );
  await button(`Unlock: ${employer.name}`).click();
  const unlock = dialog(`Unlock the account of ${employer.name}?`);
  await unlock.getByLabel('Reason').fill('They wrote to us.');
  await button('Unlock', unlock).click();
  await button(`Lock: ${employer.name}`).waitFor();

  // A job is taken down, and no one can find it.
  await page.getByRole('navigation', { name: 'Operator' }).getByRole('link', { name: 'Jobs' }).click();
  await page.getByRole('heading', { name: 'Posted Jobs', level: 1 }).waitFor();
  await page.getByLabel('Designation, Job ID or company').fill(role);
  await button('Search').click();
  const visitor = await open();
  const publicJob = `${server.url}${PATHS.publicJobs}/${alternateId}`;
  expect((await visitor.page.goto(publicJob))?.status()).toBe(200);
  await page.getByRole('button', { name: /^Take down/ }).click();
  const down = dialog(`Take ${role} down?`);
  await down.getByLabel('Reason').fill(REASON);
  await down.getByLabel('Your current password').fill(operator.password);
  await button('Take down', down).click();
  await page.getByRole('button', { name: /^Restore/ }).waitFor();
  await screenshot(page, 'operator-jobs');
  expect((await visitor.page.goto(publicJob))?.status()).toBe(404);
  // Its company reads the reason. The session from before the lock has ended.
  const { token } = await callApi(server.url, signIn, employer);
  const company = await open({ ...employer, token });
  await company.page.goto(`${server.url}${PATHS.employerJobs}`);
  await company.page.getByText('Taken down', { exact: true }).first().waitFor();
  await company.page.getByRole('alert').getByText(REASON).waitFor();
  await expectAccessibleInBothSchemes(company.page);
  await screenshot(company.page, 'job-taken-down');
  await page.getByRole('button', { name: /^Restore/ }).click();
  const up = dialog(`Restore ${role}?`);
  await up.getByLabel('Reason').fill('The text was changed.');
  await button('Restore', up).click();
  await page.getByRole('button', { name: /^Take down/ }).waitFor();
  expect((await visitor.page.goto(publicJob))?.status()).toBe(200);

  await page.getByRole('link', { name: 'Companies', exact: true }).click();
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor();
  await page.getByRole('list', { name: 'Companies' }).getByRole('listitem').first().waitFor();
  await screenshot(page, 'operator-companies');

  // Everything is listed, with who did it and why.
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  const events = page.getByRole('list', { name: 'Events' });
  await events.getByText(REASON).first().waitFor();
  expect(await events.getByText(REASON).count()).toBe(2);
  await events.getByText('By the command').first().waitFor();
  await screenshot(page, 'operator-events');

  // What everybody is told, until they dismiss it.
  await page.goto(`${server.url}${PATHS.operatorBanner}`);
  const text = 'On Sunday from 9 to 10 the site is not there.';
  await button('Set the banner').click();
  await expectText('Please write the text of the banner');
  await page.getByLabel('Text').fill(text);
  await button('Set the banner').click();
  await page.getByRole('button', { name: 'Remove the banner' }).waitFor();
  await screenshot(page, 'operator-banner');

  const reader = await open(await makeAccount(server.url, 'candidate', 'Rhea Reader'));
  await reader.page.goto(`${server.url}${PATHS.openJobs}`);
  const banner = reader.page.getByRole('complementary', { name: 'Notice' });
  await banner.getByText(text).waitFor();
  await screenshot(reader.page, 'banner');
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await banner.waitFor({ state: 'detached' });
  await reader.page.reload();
  await reader.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await banner.count()).toBe(0);

  const somebody = await open();
  for (const path of [PATHS.login, PATHS.publicJobs]) {
    await somebody.page.goto(`${server.url}${path}`);
    await somebody.page.getByRole('complementary', { name: 'Notice' }).getByText(text).waitFor();
  }
  await screenshot(somebody.page, 'banner-visitor');
  await expectAccessibleInBothSchemes(somebody.page);
  await somebody.page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await somebody.page.evaluate(() => document.activeElement?.id)).toBe('main');
  // People who sign in then are not told again.
  await somebody.page.goto(`${server.url}${PATHS.login}`);
  await somebody.page.getByRole('heading', { level: 1 }).waitFor();
  await somebody.page.waitForLoadState('networkidle');
  expect(await somebody.page.getByText(text).isVisible()).toBe(false);
  somebody.expectNoProblems();

  // Other journeys share the server.
  await button('Remove the banner').click();
  await page.getByRole('button', { name: 'Remove the banner' }).waitFor({ state: 'detached' });
});
