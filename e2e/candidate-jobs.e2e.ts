import { expect } from 'vitest';
import { getCandidateDashboard } from '#contract/account/candidate.ts';
import { closeJob } from '#contract/job/jobs.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { at, makeWorld, type Job } from './harness/candidate-journey.ts';
import { askForPitch, receivedApplication, resume } from './harness/candidates.ts';
import { VIDEO } from './harness/jobs.ts';
import { callApi } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('looking for work: the dashboard counts, a search is narrowed and cleared, and the panel shows what candidates may see', async ({
  server,
  open,
}) => {
  const { tag, candidate, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
  // Includes jobs of other tests.
  const { openJobs } = await callApi(server.url, getCandidateDashboard, {}, candidate.token);
  expect(openJobs).toBeGreaterThanOrEqual(2);
  const person = await open(candidate);
  const { page } = person;
  const { visit, visitJobs, card, button, expectText } = at(person, server.url);
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

  const designation = page.getByLabel('Designation');
  const state = page.getByRole('combobox', { name: 'State' });
  await visitJobs(tag);
  await expectText('Total Jobs: 2');
  await designation.fill('<b>');
  await expectText('Only letters, digits and marks such as + # / & are allowed');
  await designation.fill('Zyzzyva Xylographer');
  await button('Search').click();
  await expectText('Sorry No Jobs Available.');
  await designation.fill(`nigt nurs ${tag}`);
  await button('Search').click();
  await expectText(`No open job is called “nigt nurs ${tag}”. These are similar.`);
  await card(jobs[1].role).waitFor();
  await screenshot(page, 'open-jobs-similar');
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

  await designation.fill(tag);
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

  await visitJobs(tag);
  await card(jobs[0].role).getByText(jobs[0].role).click();
  const panel = page.getByRole('article', { name: new RegExp(`^${jobs[0].role}`) });
  await panel.getByText('with JavaScript.').waitFor();
  await expect
    .poll(() => panel.getByRole('tab').allTextContents())
    .toEqual(['Job Description', 'Skills', 'Misc Information', 'Personal Message', 'Onboarding']);
  await screenshot(page, 'open-jobs');
  await expectAccessible(page);
  await panel.getByRole('tab', { name: 'Misc Information' }).click();
  await panel.getByText('No information provided by recruiter').waitFor();
});

test('applying: with another resume, with a pitch from a file and with one recorded here, and not for a closed job', async ({
  server,
  open,
}) => {
  const { tag, candidate, employer, jobs } = await makeWorld(
    server.url,
    'Web Developer',
    'Bookkeeper',
    'Stage Director',
    'Night Nurse',
  );
  const [developer, bookkeeper, director, nurse] = jobs;
  for (const { jobId } of [director, nurse]) await askForPitch(server.url, employer, jobId);
  const received = ({ jobId }: Job) => receivedApplication(server.url, employer, jobId);
  const person = await open(candidate);
  const { page } = person;
  const { visitJobs, openBox, answerAll, card, row, heading, button, fileInput, expectText } = at(
    person,
    server.url,
  );
  await visitJobs(tag);
  const box = await openBox(developer.role);
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
  const own = resume('for-this-job.pdf', 'Only for the web developer');
  await fileInput('Resume', box).setInputFiles(own);
  await box.getByRole('link', { name: 'for-this-job.pdf' }).waitFor();
  await answerAll(box);
  await button('Apply', box).click();
  await expectText('Job application applied successfully.');
  await box.waitFor({ state: 'detached' });
  await card(developer.role).getByText('Applied', { exact: true }).waitFor();
  await expect.poll(() => button(`Apply: ${developer.role}`).count()).toBe(0);
  const application = await received(developer);
  expect(application).toMatchObject({
    candidateName: candidate.name,
    candidateEmail: candidate.email,
    isTravelPreferred: true,
    isReloactionPreferred: false,
    candidatePitch: null,
  });
  const file = await fetch(new URL(application.resumeUrlPath ?? '', server.url));
  expect(Buffer.from(await file.arrayBuffer())).toEqual(own.buffer);

  const closed = await openBox(bookkeeper.role);
  await answerAll(closed);
  await callApi(server.url, closeJob, { refJobId: bookkeeper.jobId }, employer.token);
  await button('Apply', closed).click();
  await expectText('This job is closed, so you can’t apply for it any more.');
  await button('Cancel', closed).click();
  await closed.waitFor({ state: 'detached' });

  const chosen = await openBox(director.role);
  await answerAll(chosen);
  await button('Apply', chosen).click();
  await expectText('Please select a video');
  await fileInput('Pitch video', chosen).setInputFiles(resume('pitch.pdf'));
  await expectText('File format not supported');
  await fileInput('Pitch video', chosen).setInputFiles(VIDEO);
  await chosen.getByLabel('Pitch video, preview').waitFor();
  await button('Apply', chosen).click();
  await card(director.role).getByText('Applied', { exact: true }).waitFor();
  await chosen.waitFor({ state: 'detached' });
  expect((await received(director)).candidatePitch).toContain('/files/');

  const recorded = await openBox(nurse.role);
  await answerAll(recorded);
  await button('Record a video', recorded).click();
  await button('Start recording', recorded).click();
  await recorded
    .getByRole('timer')
    .filter({ hasText: /0:(0[2-9]|[1-5]\d)/ })
    .waitFor();
  await screenshot(page, 'apply-box-recording');
  await button('Stop recording', recorded).click();
  await recorded.getByLabel('Your recorded pitch').waitFor();
  await expectAccessible(page);
  await button('Apply', recorded).click();
  await card(nurse.role).getByText('Applied', { exact: true }).waitFor();
  const { candidatePitch } = await received(nurse);
  const sent = await fetch(new URL(candidatePitch ?? '', server.url));
  expect(sent.headers.get('content-type')).toMatch(/^video\//);
  expect((await sent.arrayBuffer()).byteLength).toBeGreaterThan(1_000);

  await button('Jobs').click();
  await page.getByRole('menuitem', { name: 'Applied Jobs' }).click();
  await row(developer.role).getByText('Pending', { exact: true }).waitFor();

  // On a phone, a card leads to the job's own page.
  await page.setViewportSize({ width: 390, height: 844 });
  await visitJobs(tag);
  await card(developer.role).getByText(developer.role).click();
  await page.waitForURL('**/job-description?jobId=*');
  await heading('Job Description').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Questions' }).count()).toBe(0);
  await page.getByText('Applied', { exact: true }).waitFor();
  await screenshot(page, 'job-description-candidate');
});
