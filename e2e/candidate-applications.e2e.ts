import { describe, expect } from 'vitest';
import { rescheduleInterview } from '#contract/interview/interview-again.ts';
import {
  rejectJobApplication,
  scheduleInterview,
  startInterview,
  submitInterview,
} from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { apply, at, makeWorld, type Job } from './harness/candidate-journey.ts';
import { askForPitch, receivedApplication } from './harness/candidates.ts';
import { beScheduled } from './harness/interviews.ts';
import { VIDEO } from './harness/jobs.ts';
import { readMail } from './harness/mail.ts';
import { callApi } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const DESK = { width: 1280, height: 800 };

describe('the list of applications', () => {
  test('each is listed with its status, and shown in full', async ({ server, open }) => {
    const { candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer', 'Bookkeeper');
    const [developer, bookkeeper] = jobs;
    for (const job of jobs) await apply(server.url, candidate, job);
    const { applicationId } = await receivedApplication(server.url, employer, bookkeeper.jobId);
    await callApi(server.url, rejectJobApplication, { applicationId }, employer.token);
    const person = await open(candidate);
    const { page } = person;
    const { visit, statusOf, button, dialog } = at(person, server.url);
    await visit('/applied-jobs');
    await expect.poll(() => statusOf(bookkeeper.role)).toBe('Rejected');
    await expect.poll(() => statusOf(developer.role)).toBe('Pending');
    await screenshot(page, 'applied-jobs');
    await expectAccessible(page);
    await button(`View Details of ${developer.role}`).click();
    const details = dialog('Application Details');
    await details.getByText('Erin Employer').first().waitFor();
    await details.getByRole('tab', { name: 'Skills' }).waitFor();
    await expect.poll(() => details.getByRole('tab', { name: 'Questions' }).count()).toBe(0);
    await screenshot(page, 'applied-jobs-details');
    await expectAccessible(page);
    await page.goBack();
    await details.waitFor({ state: 'detached' });
  });

  test('an interview can be started when its time has come, without a reload', async ({ server, open }) => {
    const { candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
    const [developer, nurse] = jobs;
    for (const job of jobs) await apply(server.url, candidate, job);
    const { applicationId, candidateId } = await receivedApplication(server.url, employer, developer.jobId);
    const later = await receivedApplication(server.url, employer, nurse.jobId);
    const inTwoDays = Date.now() + 2 * 86_400_000;
    const schedule = (id: string, date: number) =>
      callApi(server.url, scheduleInterview, { applicationId: id, date }, employer.token);
    await schedule(later.applicationId, inTwoDays);
    const person = await open(candidate);
    const { page } = person;
    const { visit, row, statusOf, button } = at(person, server.url);
    await visit('/applied-jobs');
    await expect.poll(() => statusOf(nurse.role)).toBe('AI Interview Scheduled');

    await schedule(applicationId, Date.now() + 3_600_000);
    await page.clock.install();
    await visit('/scheduled-interviews');
    const start = ({ role }: Job) => button(`Start the interview for ${role}`);
    await start(developer).waitFor();
    await expect.poll(() => start(developer).isDisabled()).toBe(true);
    await expect.poll(() => statusOf(developer.role)).toBe('-');
    // Newest first.
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Night Nurse');
    // The server says when it opens. The page asks at least once a minute, and here a minute passes at once.
    await callApi(server.url, rescheduleInterview, { applicationId, date: Date.now() }, employer.token);
    await page.clock.fastForward('01:00');
    await expect.poll(() => start(developer).isEnabled()).toBe(true);
    await expect.poll(() => start(nurse).isDisabled()).toBe(true);
    await row(developer.role).getByText('SCHEDULED', { exact: true }).waitFor();
    await screenshot(page, 'scheduled-interviews');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: '2 Applied Jobs' }).waitFor();
    await start(developer).waitFor();
    await screenshot(page, 'candidate-dashboard');
    await expectAccessible(page);
    await start(developer).click();
    await page.waitForURL('**/start-interview?*');
    const query = Object.fromEntries(new URL(page.url()).searchParams);
    expect(query).toMatchObject({
      JobId: developer.jobId,
      CandidateId: candidateId,
      ApplicationId: applicationId,
    });
  });

  test('a submitted interview is COMPLETED, and leads to its feedback', async ({ server, open }) => {
    const { candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer');
    const { role, jobId } = jobs[0];
    const applicationId = await beScheduled(server.url, jobId, employer, candidate);
    const consent = { applicationId, consentVersion: CONSENT_VERSION };
    await callApi(server.url, startInterview, consent, candidate.token);
    await callApi(server.url, submitInterview, { applicationId, answers: [] }, candidate.token);
    const person = await open(candidate);
    const { page } = person;
    const { visit, row, statusOf, button, dialog } = at(person, server.url);
    await visit('/applied-jobs');
    await expect.poll(() => statusOf(role)).toBe('COMPLETED');
    await button(`View Details of ${role}`).click();
    await dialog('Application Details')
      .getByRole('link', { name: `Feedback: ${role}` })
      .waitFor();
    await expect.poll(() => button('Withdraw application').count()).toBe(0);
    await visit('/scheduled-interviews');
    await row(role).getByText('COMPLETED', { exact: true }).waitFor();
    await expect.poll(() => button(`Start the interview for ${role}`).isDisabled()).toBe(true);
    await row(role)
      .getByRole('link', { name: `Feedback: ${role}` })
      .click();
    await page.waitForURL(`**/feedback?id=${applicationId}`);
  });
});

describe('taking an application back', () => {
  test('a scheduled one: after being asked, with its interview', async ({ server, open }) => {
    const { candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
    const [developer, nurse] = jobs;
    for (const { jobId } of jobs) await beScheduled(server.url, jobId, employer, candidate);
    const person = await open(candidate);
    const { page } = person;
    const { visit, openDetails, row, statusOf, button, dialog, expectText } = at(person, server.url);
    const details = await openDetails(nurse.role);
    await button('Withdraw application', details).click();
    const question = dialog(`Withdraw your application for ${nurse.role}?`);
    await question
      .getByText(/Erin Employer will get an email.* Your interview on .* will be cancelled\./)
      .waitFor();
    await screenshot(page, 'withdraw');
    await expectAccessible(page);
    await button('Keep it', question).click();
    await details.getByText('AI Interview Scheduled').waitFor();

    await button('Withdraw application', details).click();
    await button('Withdraw', question).click();
    await expectText('Application withdrawn successfully.');
    await details.getByText('Withdrawn', { exact: true }).waitFor();
    await expect.poll(() => button('Withdraw application', details).count()).toBe(0);
    // A toast may cover it.
    await button('Close', details).first().press('Enter');
    await details.waitFor({ state: 'hidden' });
    await expect.poll(() => statusOf(nurse.role)).toBe('Withdrawn');
    await screenshot(page, 'applied-jobs-withdrawn');
    await expectAccessible(page);
    const mail = await readMail(server.url, employer.email, { subject: 'Application withdrawn' });
    expect(mail.subject).toContain('Cara Candidate for Night Nurse');

    await visit('/scheduled-interviews');
    await row(developer.role).waitFor();
    await expect.poll(() => row(nurse.role).count()).toBe(0);
  });

  test('a pending one on a phone, and applying again', async ({ server, open }) => {
    const { tag, candidate, employer, jobs } = await makeWorld(server.url, 'Stage Director');
    const { role, jobId } = jobs[0];
    await apply(server.url, candidate, jobs[0]);
    await askForPitch(server.url, employer, jobId);
    const person = await open(candidate, PHONE);
    const { page } = person;
    const { visit, visitJobs, openDetails, openBox, card, statusOf, button, dialog, answer, fileInput } = at(
      person,
      server.url,
    );
    const details = await openDetails(role);
    await button('Withdraw application', details).click();
    await button('Withdraw', dialog(`Withdraw your application for ${role}?`)).click();
    await details.getByText('Withdrawn', { exact: true }).waitFor();
    await page.setViewportSize(DESK);
    await expect(receivedApplication(server.url, employer, jobId)).rejects.toThrow('Nobody has applied');

    await visitJobs(tag);
    const box = await openBox(role);
    await answer('Are you willing to travel?', 'No');
    await answer('Are you willing to relocate?', 'Yes');
    await fileInput('Pitch video', box).setInputFiles(VIDEO);
    await box.getByRole('checkbox').check();
    await button('Apply', box).click();
    await card(role).getByText('Applied', { exact: true }).waitFor();
    expect(await receivedApplication(server.url, employer, jobId)).toMatchObject({
      isTravelPreferred: false,
      isReloactionPreferred: true,
    });
    await visit('/applied-jobs');
    await expect.poll(() => statusOf(role)).toBe('Pending');
  });
});
