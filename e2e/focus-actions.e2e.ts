import { describe, expect } from 'vitest';
import { saveJob } from '#contract/jobs.ts';
import { apply, at, makeWorld } from './harness/candidate-journey.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { postJob, startDraft } from './harness/jobs.ts';
import { callApi, makeAccount, makeEmployer } from './harness/people.ts';
import { pressing } from './harness/pressing.ts';
import { test } from './harness/worker.ts';

/** Every action that changes what is on the screen, pressed once by keyboard: the focus is never nowhere. */

describe('a visitor', () => {
  test('signs in', async ({ server, open }) => {
    const account = await makeAccount(server.url, 'employer', 'Kim Keys');
    const { page } = await open();
    const { button, dialog } = drive(() => page);
    const press = await pressing(page);
    await page.goto(`${server.url}/login`);
    await press('Sign In, empty', button('Sign In'), () =>
      page.getByText('Please check these fields').waitFor(),
    );
    await press('Forgot password', button('Forgot password'), () =>
      dialog(/password/i)
        .first()
        .waitFor(),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await press('Sign In', button('Sign In'), () =>
      page.getByRole('heading', { name: /build your profile/ }).waitFor(),
    );
  });

  test('registers', async ({ server, open }) => {
    const { page } = await open();
    const { button } = drive(() => page);
    const press = await pressing(page);
    await page.goto(`${server.url}/register`);
    await press('Sign Up, empty', button('Sign Up'), () =>
      page.getByText('Please check these fields').waitFor(),
    );
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Please check these fields');
    await press(
      'another kind of account',
      page.getByRole('tab', { name: /Employer/ }),
      () => page.getByRole('tab', { name: 'Register as Job Seeker', selected: true }).waitFor(),
      'ArrowRight',
    );
  });
});

describe('a candidate', () => {
  test('looks for jobs, saves, applies and withdraws', async ({ server, open }) => {
    const { tag, candidate, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
    const [developer, nurse] = jobs;
    await callApi(server.url, saveJob, { jobId: nurse.jobId }, candidate.token);
    const person = await open(candidate);
    const { page } = person;
    const { button, dialog, visit, visitJobs, card, answerAll } = at(person, server.url);
    const press = await pressing(page);
    await visitJobs(tag);
    await press('Apply', button(`Apply: ${developer.role}`, card(developer.role)), () =>
      dialog(`Apply for ${developer.role}`).getByRole('checkbox').waitFor(),
    );
    const box = dialog(`Apply for ${developer.role}`);
    await press('Apply, empty', button('Apply', box), () =>
      page.getByText('Please check these fields').waitFor(),
    );
    await answerAll(box);
    await press('Apply, sent', button('Apply', box), () => box.waitFor({ state: 'detached' }));
    await visit('/open-jobs?show=saved');
    const list = page.getByRole('list', { name: 'Open jobs' });
    await press('Un-save the last job', button(`Save ${nurse.role}`, list), () =>
      list.waitFor({ state: 'detached' }),
    );
    await visit('/applied-jobs');
    await press('View Details', button(`View Details of ${developer.role}`), () =>
      button('Withdraw application').waitFor(),
    );
    await press('Withdraw application', button('Withdraw application'), () =>
      dialog(/^Withdraw your application/).waitFor(),
    );
    await press('Withdraw', button('Withdraw', dialog(/^Withdraw your application/)), () =>
      button('Withdraw application').waitFor({ state: 'detached' }),
    );
    await press('Close', button('Close', dialog('Application Details')).first(), () =>
      page.getByRole('dialog').waitFor({ state: 'detached' }),
    );
  });

  test('changes profile and mail preferences', async ({ server, open }) => {
    const candidate = await makeCandidate(server.url, 'Kim Keys');
    const { page } = await open(candidate);
    const { button } = drive(() => page);
    const press = await pressing(page);
    await page.goto(`${server.url}/candidate-profile`);
    await press('Remove a skill', button('Remove the skill JavaScript'), () =>
      button('Remove the skill JavaScript').waitFor({ state: 'detached' }),
    );
    await press('Update', button('Update'), () =>
      page.getByText('Your profile has been updated successfully.').first().waitFor(),
    );
    await page.goto(`${server.url}/mail-preferences`);
    const switches = page.getByRole('switch');
    await switches.first().waitFor();
    for (let index = 0; index < (await switches.count()); index += 1) {
      const one = switches.nth(index);
      const wanted = !(await one.isChecked());
      await press(
        `switch ${index + 1}`,
        one,
        async () => await expect.poll(() => one.isChecked()).toBe(wanted),
        'Space',
      );
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    }
    await press('Account in the menu', page.getByRole('link', { name: 'Dashboard' }).first(), () =>
      page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor(),
    );
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Dashboard');
    await press('Log Out', button('Log Out'), () => page.getByRole('dialog').waitFor());
    await press('Yes', button('Yes'), () => page.waitForURL('**/login'));
  });
});

describe('an employer', () => {
  test('closes, deletes, reposts and restores jobs', async ({ server, open }) => {
    const employer = await makeEmployer(server.url);
    await postJob(server.url, employer, 'Web Developer');
    const draftId = await startDraft(server.url, employer, 'Night Nurse');
    const { page } = await open(employer);
    const { button, dialog, expectText } = drive(() => page);
    const press = await pressing(page);
    const decide = async (label: string, role: string, comes: () => Promise<unknown>) => {
      const asked = dialog(new RegExp(`^${label} ${role}`));
      await press(label, button(`${label}: ${role}`).first(), () => asked.waitFor());
      await press(`${label} job`, button(`${label} job`, asked), async () => {
        await comes();
        await asked.waitFor({ state: 'detached' });
      });
    };
    await page.goto(`${server.url}/employer-jobs`);
    await page.getByLabel('Search my jobs').fill('plumber');
    await press('Show all jobs', button('Show all jobs'), () =>
      button('Close: Web Developer').first().waitFor(),
    );
    await decide('Close', 'Web Developer', () => button('Repost: Web Developer').first().waitFor());
    await decide('Repost', 'Web Developer', () => button('Close: Web Developer').first().waitFor());
    await decide('Delete', 'Web Developer', () => expectText('There are no jobs posted till now.'));
    await page.goto(`${server.url}/drafted-jobs`);
    await decide('Delete', 'Night Nurse', () => expectText('There are no draft jobs till now.'));
    await page.goto(`${server.url}/deleted-jobs`);
    await decide('Restore', 'Night Nurse', () =>
      button('Restore: Night Nurse').waitFor({ state: 'detached' }),
    );
    await page.goto(`${server.url}/create-job?jobId=${draftId}&step=skillMatrix`);
    await press('Next, empty', button('Next'), () => expectText('Atleast one skill is required'));
    await press('Add skill', button('Add skill'), () => button('Save skill').nth(1).waitFor());
    await press('Delete new skill', button('Delete new skill').nth(1), () =>
      button('Save skill').nth(1).waitFor({ state: 'detached' }),
    );
    await press('Back', button('Back'), () => page.getByRole('heading', { name: 'Job Details' }).waitFor());
  });

  test('accepts and declines applicants', async ({ server, open }) => {
    const { candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer');
    const other = await makeCandidate(server.url, 'Lee Later');
    for (const person of [candidate, other]) await apply(server.url, person, jobs[0]);
    const { page } = await open(employer);
    const { button, dialog } = drive(() => page);
    const press = await pressing(page);
    await page.goto(`${server.url}/application-received`);
    await press('Accept', button('Accept Lee Later'), () =>
      dialog('Schedule Interview').locator('button[type="submit"]').waitFor(),
    );
    const accept = dialog('Schedule Interview');
    const calendar = page.getByRole('dialog').last();
    await press('Accept without a date', accept.locator('button[type="submit"]'), () =>
      accept.getByText('Please select a date', { exact: true }).first().waitFor(),
    );
    await press('Date', accept.getByRole('button', { name: /^Date/ }), () => button('Next month').waitFor());
    await press(
      'the month of the calendar',
      calendar.locator('[data-calendar-button], .mantine-DatePickerInput-calendarHeaderLevel').first(),
      () => button('Jan', calendar).waitFor(),
    );
    // The button of the month is gone, so the focus is on the calendar. Escape closes the calendar alone.
    await page.keyboard.press('Escape');
    await button('Jan').waitFor({ state: 'detached' });
    expect(await accept.count()).toBe(1);
    await press('Cancel', button('Cancel', accept), () => accept.waitFor({ state: 'detached' }));
    await press('More', button('More for Lee Later'), () => page.getByRole('menu').waitFor());
    await press('Decline', page.getByRole('menuitem', { name: 'Decline' }), () =>
      dialog('Decline Lee Later').waitFor(),
    );
    await press('Decline, decided', button('Decline', dialog('Decline Lee Later')), () =>
      page.getByRole('row').filter({ hasText: 'Lee Later' }).waitFor({ state: 'detached' }),
    );
  });
});

test('an interview, from its instructions to its receipt', async ({ server, open }) => {
  const employer = await makeEmployer(server.url);
  const candidate = await makeCandidate(server.url, 'Kim Keys');
  const jobId = await postInterviewJob(server.url, employer, 'Web Developer');
  const applicationId = await beScheduled(server.url, jobId, employer, candidate);
  const { page } = await open(candidate);
  const { button } = drive(() => page);
  const press = await pressing(page);
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto(`${server.url}/start-interview?ApplicationId=${applicationId}`);
  await page.getByLabel('I have read this and agree to be recorded.').focus();
  await page.keyboard.press('Space');
  await press('Next', button('Next'), () => heading('Test your audio and video'));
  await press('Start Test', button('Start Test Your Audio and Video'), () => button('Submit').waitFor());
  await press('Submit the test', button('Submit'), () => button('Proceed').waitFor());
  await press('Proceed', button('Proceed'), () => heading(/^Welcome/));
  await press('Start Interview', button('Start Interview'), () =>
    page.getByLabel('const', { exact: true }).waitFor(),
  );
  await press('choose', page.getByLabel('const', { exact: true }), () => button('Next').waitFor(), 'Space');
  await press('Next question', button('Next'), () => button('I am done').waitFor());
  await press('I am done', button('I am done'), () => heading('Tell me about yourself?'));
  await press('the last I am done', button('I am done'), () => heading('That was the last question'));
  await press('Submit', button('Submit'), () => page.getByText('spoken answers').waitFor());
  await press('OK', button('OK'), () => page.waitForURL('**/scheduled-interviews'));
});
