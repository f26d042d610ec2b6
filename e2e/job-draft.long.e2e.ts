import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { endOtherSessions } from '#contract/account/account.ts';
import { signIn } from '#contract/account/auth.ts';
import { draftedJobs } from '#contract/job/jobs.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { LATER_STEPS, laterSteps, startDraft, VIDEO } from './harness/jobs.ts';
import { callApi, makeEmployer, type Account } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

let server: Roundone;
let employer: Account;
let person: Person;
let page: Page;

/** Each test has its own employer and page. */
test.beforeEach(async ({ server: shared, open }) => {
  server = shared;
  employer = await makeEmployer(server.url);
  person = await open(employer);
  page = person.page;
});

const { button, next, heading, dialog, expectText, choose, answer } = drive(() => page);
const RESTORED = 'What you typed here before is back. It isn’t saved yet.';
const leaving = () => dialog('Leave without saving this step?');
const menu = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const drafts = () => callApi(server.url, draftedJobs, {}, employer.token);

/** Creates a draft through the API with this many of its later steps completed, and opens it where it continues. */
async function openDraft(role: string, stepsDone = LATER_STEPS.length): Promise<void> {
  const jobId = await startDraft(server.url, employer, role);
  for (const doStep of laterSteps(server.url, employer, jobId).slice(0, stepsDone)) await doStep();
  await page.goto(`${server.url}/create-job?jobId=${jobId}`);
}

async function expectFit(name: string): Promise<void> {
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, name);
}

async function fillDetails(designation: string): Promise<void> {
  await page.getByLabel('Designation').fill(designation);
  await choose('Industry Type', 'Information Technology');
  await choose('Job Type', 'Direct Hire');
  await page.getByLabel('Fixed Salary').fill('70000');
  await page.getByRole('textbox', { name: 'Job Description' }).fill('We work with SQL.');
}

describe('leaving a step that was not submitted', () => {
  test('needs a confirmation; the typed values are kept, or can be discarded', async () => {
    await page.goto(`${server.url}/create-job`);
    await page.getByLabel('Designation').fill('Gardener');
    await menu('Applicants').click();
    await leaving().waitFor();
    await expectFit('wizard-leave');
    await button('Stay').click();
    await leaving().waitFor({ state: 'hidden' });
    expect(page.url()).toContain('/create-job');
    await menu('Applicants').click();
    await button('Leave').click();
    await expectText('There are no application received till now.');
    await page.goBack();
    await expectText(RESTORED);
    await expect.poll(() => page.getByLabel('Designation').inputValue()).toBe('Gardener');
    await button('Discard it').click();
    await expect.poll(() => page.getByLabel('Designation').inputValue()).toBe('');
    await menu('Applicants').click();
    await expectText('There are no application received till now.');
  });

  test('leaving by the browser asks too, and logging out says what will be lost', async () => {
    await page.goto(`${server.url}/create-job`);
    await page.getByLabel('Designation').fill('Gardener');
    const asked: string[] = [];
    page.on('dialog', (shown) => {
      asked.push(shown.type());
      void shown.dismiss();
    });
    await page.evaluate(() => location.assign('/terms'));
    await expect.poll(() => asked).toEqual(['beforeunload']);
    page.removeAllListeners('dialog');
    expect(page.url()).toContain('/create-job');
    await button('Log Out').click();
    const question = dialog('Are you sure you want to logout?');
    await question
      .getByText('What you’ve typed but not sent yet will be deleted from this device.')
      .waitFor();
    await button('No', question).click();
    await question.waitFor({ state: 'hidden' });
  });

  test('it can be saved on leaving; missing fields are asked for first, however late the rules load', async () => {
    const clicked = Promise.withResolvers<void>();
    await page.route('**/assets/rules-*.js', async (route) => {
      await clicked.promise;
      await route.continue();
    });
    await page.goto(`${server.url}/create-job`);
    await page.getByLabel('Designation').fill('Gardener');
    await menu('Applicants').click();
    await button('Save and leave').click();
    clicked.resolve();
    await leaving().waitFor({ state: 'hidden' });
    await expectText('Please select an industry type');
    await fillDetails('Gardener');
    await menu('Dashboard').click();
    await button('Save and leave').click();
    await page.waitForURL('**/employer-dashboard');
    await page.goto(`${server.url}/drafted-jobs`);
    await page.getByRole('list', { name: 'Draft jobs' }).getByText('Gardener').waitFor();
    await page.goto(`${server.url}/create-job`);
    await expect.poll(() => page.getByLabel('Designation').inputValue()).toBe('');
  });
});

describe('a lost answer of the server', () => {
  test('makes no second draft when the step is sent again, even after a reload', async () => {
    await startDraft(server.url, employer, 'Gardener');
    await page.goto(`${server.url}/create-job`);
    await fillDetails('Florist');
    await page.route(
      '**/api/jobs/submitJobDetails',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await next();
    const failure = dialog('Please check');
    await failure.waitFor();
    await button('OK', failure).click();
    await failure.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await drafts()).length).toBe(2);
    await heading('Job Details').waitFor();
    await page.reload();
    await expectText(RESTORED);
    await page.getByLabel('Designation').fill('Florist and Gardener');
    await next();
    await heading('Skills').waitFor();
    await expect
      .poll(async () => (await drafts()).map(({ role }) => role))
      .toEqual(['Florist and Gardener', 'Gardener']);
    person.expectNoProblems([/ERR_FAILED/]);
  });
});

describe('a draft is resumed at each of the nine steps, with what was typed there', () => {
  test('Job Details', async () => {
    const jobId = await startDraft(server.url, employer, 'Web Developer');
    await page.goto(`${server.url}/create-job?jobId=${jobId}&step=jobDetail`);
    await page.getByLabel('Designation').fill('Web Designer');
    await page.reload();
    await expectText(RESTORED);
    await expect.poll(() => page.getByLabel('Designation').inputValue()).toBe('Web Designer');
    await button('Discard it').click();
    await expect.poll(() => page.getByLabel('Designation').inputValue()).toBe('Web Developer');
  });

  const own = () => page.getByRole('textbox', { name: 'Question', exact: true });
  const radio = () => page.getByRole('radio', { name: "Bachelor's Degree", exact: true });
  const proof = () => page.getByRole('checkbox', { name: 'Proof of Identity' });
  const resumed: [title: string, type: () => Promise<unknown>, typed: () => Promise<unknown>, is: unknown][] =
    [
      [
        'Skills',
        () => button('Extract from Job Description').click(),
        () => page.getByRole('list', { name: 'Skills' }).getByText('Required · 0 month').count(),
        1,
      ],
      [
        'Questions',
        async () => {
          await button('Add your own question').click();
          await own().fill('Half a quest');
        },
        () => own().evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
        ['Half a quest'],
      ],
      ['Education', () => radio().check(), () => radio().isChecked(), true],
      [
        'Misc Information',
        () => answer('Does the job involve travel?', 'Yes'),
        () => page.getByRole('combobox', { name: 'Travel Percentage' }).count(),
        1,
      ],
      [
        'Interview Process',
        () => choose('Interview Rounds', '4'),
        () => page.getByRole('combobox', { name: 'Fourth Round' }).count(),
        1,
      ],
      [
        'Work Location',
        () => page.getByLabel('Address').fill('9 Half'),
        () => page.getByLabel('Address').inputValue(),
        '9 Half',
      ],
      ['Onboarding', () => proof().check(), () => proof().isChecked(), true],
    ];
  test.each(resumed)('%s', async (title, type, typed, is) => {
    await openDraft('Web Developer', LATER_STEPS.indexOf(title));
    await heading(title).waitFor();
    await type();
    await page.reload();
    await heading(title).waitFor();
    await expectText(RESTORED);
    await expect.poll(typed).toEqual(is);
    await button('Discard it').click();
    await page.getByText(RESTORED).waitFor({ state: 'hidden' });
    await expect.poll(typed).not.toEqual(is);
    person.expectNoProblems();
  });

  test('Personal Message: leaving it with a video that was not sent asks for a confirmation, even between steps', async () => {
    await openDraft('Web Developer', LATER_STEPS.indexOf('Personal Message'));
    await heading('Personal Message').waitFor();
    await page.locator('input[type="file"]').setInputFiles(VIDEO);
    await page.getByLabel('Video, preview').waitFor();
    await button('Back').click();
    await leaving().getByText('If you leave now, it’s lost.').waitFor();
    await button('Stay').click();
    await leaving().waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByLabel('Video, preview').isVisible()).toBe(true);
  });

  test('a video is recorded, watched, and uploaded with its progress', async () => {
    await openDraft('Web Developer', LATER_STEPS.indexOf('Personal Message'));
    await button('Record a video').click();
    await page.getByLabel('Your camera').waitFor();
    await button('Start recording').click();
    await button('Back').click();
    await button('Stay', leaving()).click();
    await leaving().waitFor({ state: 'hidden' });
    await page
      .getByRole('timer')
      .getByText(/^0:0[2-9]$/)
      .waitFor();
    await button('Stop recording').click();
    await page.getByText('Your recording', { exact: true }).waitFor();
    await page.getByLabel('Video, preview').waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
    // The upload never gets an answer.
    await page.route('**/api/jobs/uploadVideo*', () => undefined);
    await next();
    await page.getByRole('progressbar', { name: 'Video: upload' }).waitFor({ state: 'attached' });
    await expectAccessibleInBothSchemes(page);
    await button('Cancel').click();
    await expectText('The upload was cancelled.');
    await page.unroute('**/api/jobs/uploadVideo*');
    await page.locator('input[type="file"]').setInputFiles(VIDEO);
    await page.getByText('camera.mp4', { exact: true }).waitFor();
    await page.getByLabel('Video, preview').waitFor();
    await next();
    await button('Post Job').waitFor();
    await page.getByLabel('Personal message for Web Developer').waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
    person.expectNoProblems();
  });

  test('a video is sent all the same if the login ends before', async () => {
    await openDraft('Web Developer', LATER_STEPS.indexOf('Personal Message'));
    await page.locator('input[type="file"]').setInputFiles(VIDEO);
    await page.getByLabel('Video, preview').waitFor();
    const { email, password } = employer;
    const elsewhere = await callApi(server.url, signIn, { email, password });
    await callApi(server.url, endOtherSessions, {}, elsewhere.token);
    await next();
    const again = dialog('Your session has expired. Please sign in again.');
    await again.getByText('Your video is still on this page.').waitFor();
    await expectFit('wizard-sign-in-again');
    const other = await makeEmployer(server.url);
    await again.getByLabel('Email').fill(other.email);
    await again.getByLabel('Password', { exact: true }).fill(other.password);
    await button('Sign In', again).click();
    await again.getByText('This is a different account.').waitFor();
    await again.getByLabel('Email').fill(email);
    await again.getByLabel('Password', { exact: true }).fill(password);
    await button('Sign In', again).click();
    await button('Post Job').waitFor();
    await page.getByLabel('Personal message for Web Developer').waitFor();
    person.expectNoProblems([/401 \(Unauthorized\)/]);
  });

  test('on a phone the steps are a list under the bar', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDraft('Web Developer');
    await button('Edit Misc Information').click();
    await button('Step 5 of 9: Misc Information').click();
    await page.getByRole('menuitem', { name: 'Skills' }).waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('menuitem', { name: 'Skills' }).click();
    await heading('Skills').waitFor();
    await page.goBack();
    await heading('Misc Information').waitFor();
    await button('Save and Preview').click();
    await button('Post Job').click();
    await expectText('Job published successfully.');
    person.expectNoProblems();
  });
});

test('of two tabs that change one step, the second is told, looks at the other, and saves its own', async () => {
  const jobId = await startDraft(server.url, employer, 'Nurse');
  const address = `${server.url}/create-job?jobId=${jobId}&step=jobDetail`;
  await page.goto(address);
  const designation = page.getByLabel('Designation');
  await designation.waitFor();
  const other = await person.context.newPage();
  const theirs = drive(() => other);
  await other.goto(address);
  await other.getByLabel('Designation').fill('Head Nurse');
  await theirs.next();
  await theirs.heading('Skills').waitFor();
  await other.close();

  await designation.fill('Night Nurse');
  await button('Next').click();
  const asked = dialog('This step has changed');
  await asked
    .getByText(
      /^You changed the designation .*, in another tab or on another device\. Your version is not saved yet\.$/,
    )
    .waitFor();
  await expectFit('step-changed');
  await button('Show the saved version', asked).click();
  await expect.poll(() => designation.inputValue()).toBe('Head Nurse');
  await screenshot(page, 'step-saved-version');
  await button('Go back to mine').click();
  await expect.poll(() => designation.inputValue()).toBe('Night Nurse');
  await button('Next').click();
  await heading('Skills').waitFor();
  await page.getByText(/^Night Nurse · /).waitFor();
  person.expectNoProblems();
});
