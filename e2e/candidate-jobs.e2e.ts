import { describe, expect } from 'vitest';
import { getCandidateDashboard } from '#contract/account/candidate.ts';
import { closeJob, repostJob } from '#contract/job/jobs.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { apply, at, makeWorld } from './harness/candidate-journey.ts';
import { askForPitch, receivedApplication, resume } from './harness/candidates.ts';
import { VIDEO } from './harness/jobs.ts';
import { callApi } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

describe('looking for work', () => {
  test('the dashboard counts, and has no interviews yet', async ({ server, open }) => {
    const { candidate } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
    // Includes jobs of other tests.
    const { openJobs } = await callApi(server.url, getCandidateDashboard, {}, candidate.token);
    expect(openJobs).toBeGreaterThanOrEqual(2);
    const person = await open(candidate);
    const { page } = person;
    const { visit, expectText } = at(person, server.url);
    await visit('/candidate-dashboard');
    await page.getByRole('link', { name: '0 Applied Jobs' }).waitFor();
    await expectText('No Scheduled Interviews');
    await screenshot(page, 'candidate-dashboard-empty');
    for (const [address, text] of [
      ['/applied-jobs', 'Sorry No applied jobs'],
      ['/scheduled-interviews', 'Sorry No scheduled interviews'],
    ] as const) {
      await visit(address);
      await expectText(text);
    }
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: `${openJobs} Total Open Jobs`, exact: true }).click();
    await page.waitForURL('**/open-jobs');
    await expectText(`Total Jobs: ${openJobs}`);
  });

  test('search by designation and state', async ({ server, open }) => {
    const { tag, candidate, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
    const { openJobs } = await callApi(server.url, getCandidateDashboard, {}, candidate.token);
    const person = await open(candidate);
    const { page } = person;
    const { visitJobs, card, button, expectText } = at(person, server.url);
    const designation = page.getByLabel('Designation');
    const state = page.getByRole('combobox', { name: 'State' });
    await visitJobs(tag);
    await expectText('Total Jobs: 2');
    await designation.fill('<b>');
    await expectText('Only letters, digits and marks such as + # / & are allowed');
    await designation.fill('Zyzzyva Xylographer');
    await button('Search').click();
    await expectText('Sorry No Jobs Available.');
    await designation.fill(`nurse ${tag}`);
    const suggestion = page.locator('#suggested-designations option').filter({ hasText: jobs[1].role });
    await suggestion.waitFor({ state: 'attached' });
    await button('Search').click();
    await expectText('Total Jobs: 1');
    await card(jobs[1].role).waitFor();
    await page.reload();
    await expectText('Total Jobs: 1');
    await expect.poll(() => designation.inputValue()).toBe(`nurse ${tag}`);

    await state.fill('Atlantis');
    await button('Search').click();
    await expectText('State not found');
    await state.fill('ontar');
    const ontario = page.locator('#suggested-states option').filter({ hasText: 'Ontario, Canada' });
    await ontario.waitFor({ state: 'attached' });
    await state.fill('Ontario, Canada');
    await button('Search').click();
    await expectText('Sorry No Jobs Available.');
    await screenshot(page, 'open-jobs-empty');
    await button('Clear').click();
    await expectText(`Total Jobs: ${openJobs}`);
    await expect.poll(() => state.inputValue()).toBe('');
  });

  test('a misspelt designation finds similar jobs and says so; filters narrow a search and can be cleared', async ({
    server,
    open,
  }) => {
    const { tag, candidate, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
    const { page, ...person } = await open(candidate);
    const { visitJobs, card, button, expectText } = at({ page, ...person }, server.url);
    await visitJobs(tag);
    await page.getByLabel('Designation').fill(`nigt nurs ${tag}`);
    await button('Search').click();
    await expectText(`No open job is called “nigt nurs ${tag}”. These are similar.`);
    await card(jobs[1].role).waitFor();
    await screenshot(page, 'open-jobs-similar');

    await page.getByLabel('Designation').fill(tag);
    await page.getByText('More filters').click();
    await page.getByLabel('Work place').selectOption('100% Remote');
    await button('Search').click();
    await expectText('Sorry No Jobs Available.');
    await page.reload();
    await expectText('Filters (1 in use)');
    await expect.poll(() => page.getByLabel('Work place').inputValue()).toBe('remote');
    await page.getByLabel('Work place').selectOption('Any');
    await page.getByLabel('Posted').selectOption('Within a day');
    await button('Search').click();
    await expectText('Total Jobs: 2');
    await screenshot(page, 'open-jobs-filters');
    await button('Clear').click();
    await expectText('More filters');
    await expect.poll(() => page.getByLabel('Posted').inputValue()).toBe('');
  });

  test('the panel shows what a candidate may see', async ({ server, open }) => {
    const { tag, candidate, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
    const { role } = jobs[0];
    const person = await open(candidate);
    const { page } = person;
    const { visitJobs, card } = at(person, server.url);
    await visitJobs(tag);
    await card(role).getByText(role).click();
    const panel = page.getByRole('article', { name: new RegExp(`^${role}`) });
    await panel.getByText('with JavaScript.').waitFor();
    await expect
      .poll(() => panel.getByRole('tab').allTextContents())
      .toEqual(['Job Description', 'Skills', 'Misc Information', 'Personal Message', 'Onboarding']);
    await screenshot(page, 'open-jobs');
    await expectAccessible(page);
    await panel.getByRole('tab', { name: 'Misc Information' }).click();
    await panel.getByText('No information provided by recruiter').waitFor();
  });
});

describe('applying', () => {
  test('asks for what is missing, then applies with the profile’s resume', async ({ server, open }) => {
    const { tag, candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer');
    const { role, jobId } = jobs[0];
    const person = await open(candidate);
    const { page } = person;
    const { visitJobs, openBox, answerAll, card, button, expectText } = at(person, server.url);
    await visitJobs(tag);
    const box = await openBox(role);
    await box.getByRole('link', { name: 'resume.pdf' }).waitFor();
    await expect.poll(() => box.getByText('Pitch video').count()).toBe(0);
    await button('Apply', box).click();
    for (const message of [
      'Please say if you’re willing to travel',
      'Please say if you’re willing to relocate',
      'Please check the terms & conditions',
    ])
      await expectText(message);
    await screenshot(page, 'apply-box');
    await expectAccessible(page);
    await answerAll(box);
    await button('Apply', box).click();
    await expectText('Job application applied successfully.');
    await box.waitFor({ state: 'detached' });
    await card(role).getByText('Applied', { exact: true }).waitFor();
    await expect.poll(() => button(`Apply: ${role}`).count()).toBe(0);
    const application = await receivedApplication(server.url, employer, jobId);
    expect(application).toMatchObject({ isTravelPreferred: true, isReloactionPreferred: false });
    expect(application.candidatePitch).toBeNull();
  });

  test('a job that was closed meanwhile says so', async ({ server, open }) => {
    const { tag, candidate, employer, jobs } = await makeWorld(server.url, 'Bookkeeper');
    const { role, jobId } = jobs[0];
    const person = await open(candidate);
    const { visitJobs, openBox, answerAll, card, button, expectText } = at(person, server.url);
    await visitJobs(tag);
    const box = await openBox(role);
    await answerAll(box);
    await callApi(server.url, closeJob, { refJobId: jobId }, employer.token);
    await button('Apply', box).click();
    await expectText('This job is closed, so you can’t apply for it any more.');
    await button('Cancel', box).click();
    await callApi(server.url, repostJob, { refJobId: jobId }, employer.token);
    await person.page.reload();
    const again = await openBox(role);
    await answerAll(again);
    await button('Apply', again).click();
    await card(role).getByText('Applied', { exact: true }).waitFor();
  });

  test('with a pitch video from a file', async ({ server, open }) => {
    const { tag, candidate, employer, jobs } = await makeWorld(server.url, 'Stage Director');
    const { role, jobId } = jobs[0];
    await askForPitch(server.url, employer, jobId);
    const person = await open(candidate);
    const { visitJobs, openBox, answerAll, card, button, fileInput, expectText } = at(person, server.url);
    await visitJobs(tag);
    const box = await openBox(role);
    await answerAll(box);
    await button('Apply', box).click();
    await expectText('Please select a video');
    await fileInput('Pitch video', box).setInputFiles(resume('pitch.pdf'));
    await expectText('File format not supported');
    await fileInput('Pitch video', box).setInputFiles(VIDEO);
    await box.getByLabel('Pitch video, preview').waitFor();
    await button('Apply', box).click();
    await card(role).getByText('Applied', { exact: true }).waitFor();
    const { candidatePitch } = await receivedApplication(server.url, employer, jobId);
    expect(candidatePitch).toContain('/files/');
  });

  test('with a pitch video recorded here', async ({ server, open }) => {
    const { tag, candidate, employer, jobs } = await makeWorld(server.url, 'Night Nurse');
    const { role, jobId } = jobs[0];
    await askForPitch(server.url, employer, jobId);
    const person = await open(candidate);
    const { page } = person;
    const { visitJobs, openBox, answerAll, card, button } = at(person, server.url);
    await visitJobs(tag);
    const box = await openBox(role);
    await answerAll(box);
    await button('Record a video', box).click();
    await button('Start recording', box).click();
    await box
      .getByRole('timer')
      .filter({ hasText: /0:(0[2-9]|[1-5]\d)/ })
      .waitFor();
    await screenshot(page, 'apply-box-recording');
    await button('Stop recording', box).click();
    await box.getByLabel('Your recorded pitch').waitFor();
    await expectAccessible(page);
    await button('Apply', box).click();
    await card(role).getByText('Applied', { exact: true }).waitFor();
    const { candidatePitch } = await receivedApplication(server.url, employer, jobId);
    const sent = await fetch(new URL(candidatePitch ?? '', server.url));
    expect(sent.headers.get('content-type')).toMatch(/^video\//);
    expect((await sent.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  });

  test('on a phone a card leads to the job’s own page', async ({ server, open }) => {
    const { tag, candidate, jobs } = await makeWorld(server.url, 'Web Developer');
    const { role } = jobs[0];
    await apply(server.url, candidate, jobs[0]);
    const person = await open(candidate, PHONE);
    const { page } = person;
    const { visitJobs, card, heading } = at(person, server.url);
    await visitJobs(tag);
    await card(role).getByText(role).click();
    await page.waitForURL('**/job-description?jobId=*');
    await heading('Job Description').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Questions' }).count()).toBe(0);
    await page.getByText('Applied', { exact: true }).waitFor();
    await screenshot(page, 'job-description-candidate');
  });
});
