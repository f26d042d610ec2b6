import { expect } from 'vitest';
import { saveJob } from '#contract/job/jobs.ts';
import { at, makeWorld } from './harness/candidate-journey.ts';
import { picture, resume } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { keyboardOf, listReady } from './harness/keyboard.ts';
import { callApi, makeAccount } from './harness/people.ts';
import { pressing, watchFocus } from './harness/pressing.ts';
import { test } from './harness/worker.ts';

/** A candidate without a mouse. Nothing here clicks, and the focus is never lost after a key. */

test('a visitor skips to the content, is told what is missing, signs in and builds a profile', async ({
  server,
  open,
}) => {
  const account = await makeAccount(server.url, 'candidate', 'Kim Keys');
  const { page, expectNoProblems } = await open();
  const { press, type, focused, tabTo, chooseFile, pick } = keyboardOf(page);
  await watchFocus(page);
  await page.goto(server.url);
  // Waits until the page is drawn, because no one presses a key before that.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press('Tab');
  await expect.poll(async () => (await focused()).name).toBe('Skip to content');
  await press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await tabTo('Find A Job');
  await press('Enter');
  await page.waitForURL('**/login?as=candidate');

  await tabTo('Sign In');
  await press('Enter');
  await page.getByText('Please check these fields').waitFor();
  await tabTo('Forgot password');
  await press('Enter');
  const forgotten = page.getByRole('dialog', { name: /password/i });
  await forgotten.waitFor();
  await press('Escape');
  await forgotten.waitFor({ state: 'detached' });
  await expect.poll(async () => (await focused()).name).toBe('Forgot password');

  await tabTo('Email');
  await type(account.email);
  await tabTo('Password');
  await type(account.password);
  await press('Tab', 'Space');
  await page.locator('input[type="text"][autocomplete="current-password"]').waitFor();
  await tabTo('Sign In');
  await press('Enter');
  await page.getByRole('heading', { name: /build your profile/ }).waitFor();
  await page.waitForURL('**/candidate-profile');

  const { dialog } = drive(() => page);
  await chooseFile(/^Choose Resume$/, resume('resume.pdf', 'Kim Keys\nPhone: 415 555 0132\nReact and SQL'));
  await tabTo('Fill in from your resume');
  await press('Enter');
  await dialog('Fill in from your resume').getByText('Tick all').waitFor();
  await tabTo(/^Mobile: 4155550132/);
  await press('Space');
  await tabTo('Add what I ticked');
  await press('Enter');
  await dialog('Fill in from your resume').waitFor({ state: 'detached' });
  await expect.poll(async () => (await focused()).name).toBe('Fill in from your resume');
  await chooseFile(/^Choose Profile image$/, picture);
  await page.getByRole('img', { name: 'Profile image, preview' }).waitFor();
  await tabTo('Address');
  await type('12 Long Street, Third Floor');
  await pick('Country', 'United Sta', 'United States');
  await pick('State', 'New York');
  await pick('City', 'Albany');
  await tabTo('Zipcode');
  await type('10001');
  await pick('Education', 'Doctorate');
  await tabTo('Skills');
  await type('SQL');
  await press('Enter');
  await pick('Experience in years', '3 Years');
  await tabTo('Experience in months');
  await press('Enter');
  await page
    .getByRole('option', { name: /Months?$/ })
    .first()
    .waitFor();
  await listReady(page);
  await press('ArrowDown');
  await page.locator('[role=option][data-combobox-selected]').waitFor();
  await press('Enter');
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Experience in months' }).inputValue())
    .toMatch(/^\d+ Months?$/);
  await tabTo(/^I agree to the/);
  await press('Space');
  await tabTo('Submit');
  await press('Enter');
  await page.waitForURL('**/candidate-dashboard');
  expectNoProblems();
});

test('finds a job and applies, reads and withdraws the application, un-saves the last job, and logs out: the focus is never lost', async ({
  server,
  open,
}) => {
  const { tag, candidate, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
  const [{ role }, nurse] = jobs;
  await callApi(server.url, saveJob, { jobId: nurse.jobId }, candidate.token);
  const person = await open(candidate);
  const { page } = person;
  const { press, type, focused, tabTo } = keyboardOf(page);
  const { button, dialog, expectText, visit } = at(person, server.url);
  const act = await pressing(person);
  await page.goto(`${server.url}/candidate-dashboard`);
  await tabTo('Jobs');
  await press('Enter');
  await page.getByRole('menuitem', { name: 'Open Jobs' }).waitFor();
  await expect
    .poll(async () => {
      await press('ArrowDown');
      return (await focused()).name;
    })
    .toBe('Open Jobs');
  await press('Enter');
  await page.waitForURL('**/open-jobs');
  await tabTo('Designation');
  await type(`developer ${tag}`);
  await press('Enter');
  await page.waitForURL('**/open-jobs?designation=developer*');
  await page.getByRole('article', { name: new RegExp(`^${role}`) }).waitFor();
  await tabTo('Job Description');
  await press('ArrowRight');
  await page.getByRole('tab', { name: 'Skills', selected: true }).waitFor();

  await tabTo(`Apply: ${role}`);
  await press('Enter');
  const box = dialog(`Apply for ${role}`);
  await box.getByRole('checkbox').waitFor();
  const isInBox = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
  await expect.poll(isInBox).toBe(true);
  for (let step = 0; step < 15; step += 1) {
    await press('Tab');
    await expect.poll(isInBox).toBe(true);
  }
  await press('Escape');
  await box.waitFor({ state: 'detached' });
  await expect.poll(async () => (await focused()).name).toBe(`Apply: ${role}`);

  await press('Enter');
  await box.getByRole('checkbox').waitFor();
  await tabTo('Apply');
  await press('Enter');
  await page.getByText('Please check these fields').waitFor();
  for (const group of ['Are you willing to travel?', 'Are you willing to relocate?']) {
    const isChosen = (answer: string) =>
      page.getByRole('radiogroup', { name: group }).getByLabel(answer).isChecked();
    await tabTo('Yes');
    await press('Space');
    await expect.poll(() => isChosen('Yes')).toBe(true);
    await press('ArrowDown');
    await expect.poll(() => isChosen('No')).toBe(true);
  }
  await tabTo(/Terms & Conditions|^I agree/);
  await press('Space');
  await tabTo('Apply');
  await press('Enter');
  await expectText('Job application applied successfully.');
  await box.waitFor({ state: 'detached' });

  await visit('/open-jobs?show=saved');
  const list = page.getByRole('list', { name: 'Open jobs' });
  await act('Un-save the last job', button(`Save ${nurse.role}`, list), () =>
    list.waitFor({ state: 'detached' }),
  );

  await visit('/applied-jobs');
  await page.getByRole('row').filter({ hasText: role }).waitFor();
  await tabTo(/^View Details/);
  await press('Enter');
  await page.getByRole('dialog').getByRole('tab').first().waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(async () => (await focused()).name).toMatch(/^View Details/);
  await act('View Details', button(`View Details of ${role}`), () =>
    button('Withdraw application').waitFor(),
  );
  const asked = dialog(/^Withdraw your application/);
  await act('Withdraw application', button('Withdraw application'), () => asked.waitFor());
  await act('Withdraw', button('Withdraw', asked), () =>
    button('Withdraw application').waitFor({ state: 'detached' }),
  );
  await act('Close', button('Close', dialog('Application Details')).first(), () =>
    page.getByRole('dialog').waitFor({ state: 'detached' }),
  );

  await tabTo('Log Out');
  await press('Enter');
  await page.getByRole('dialog', { name: 'Are you sure you want to logout?' }).waitFor();
  await expect.poll(async () => (await focused()).name).toBe('Yes');
  await press('Enter');
  await page.waitForURL('**/login');
  person.expectNoProblems();
});
