import { expect } from 'vitest';
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
import { receivedApplication } from './harness/candidates.ts';
import { readMail } from './harness/mail.ts';
import { callApi } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('applications are listed with their status; an interview starts when its time has come; one is withdrawn, one done', async ({
  server,
  open,
}) => {
  const { candidate, employer, jobs } = await makeWorld(
    server.url,
    'Web Developer',
    'Bookkeeper',
    'Night Nurse',
  );
  const [developer, bookkeeper, nurse] = jobs;
  for (const job of jobs) await apply(server.url, candidate, job);
  const received = ({ jobId }: Job) => receivedApplication(server.url, employer, jobId);
  const rejected = { applicationId: (await received(bookkeeper)).applicationId };
  await callApi(server.url, rejectJobApplication, rejected, employer.token);
  const { applicationId, candidateId } = await received(developer);
  const later = await received(nurse);
  const inTwoDays = Date.now() + 2 * 86_400_000;
  const schedule = (id: string, date: number) =>
    callApi(server.url, scheduleInterview, { applicationId: id, date }, employer.token);
  await schedule(later.applicationId, inTwoDays);

  const waiting = await open(candidate);
  const { page } = waiting;
  const list = at(waiting, server.url);
  await list.visit('/applied-jobs');
  await expect.poll(() => list.statusOf(bookkeeper.role)).toBe('Rejected');
  await expect.poll(() => list.statusOf(developer.role)).toBe('Pending');
  await expect.poll(() => list.statusOf(nurse.role)).toBe('AI Interview Scheduled');
  await screenshot(page, 'applied-jobs');
  await expectAccessible(page);
  await list.button(`View Details of ${developer.role}`).click();
  const pending = list.dialog('Application Details');
  await pending.getByText('Erin Employer').first().waitFor();
  await pending.getByRole('tab', { name: 'Skills' }).waitFor();
  await expect.poll(() => pending.getByRole('tab', { name: 'Questions' }).count()).toBe(0);
  await screenshot(page, 'applied-jobs-details');
  await expectAccessible(page);
  await page.goBack();
  await pending.waitFor({ state: 'detached' });

  await schedule(applicationId, Date.now() + 3_600_000);
  await page.clock.install();
  await list.visit('/scheduled-interviews');
  const start = ({ role }: Job) => list.button(`Start the interview for ${role}`);
  await start(developer).waitFor();
  await expect.poll(() => start(developer).isDisabled()).toBe(true);
  await expect.poll(() => list.statusOf(developer.role)).toBe('-');
  // Newest first.
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Night Nurse');
  // The server says when it opens. The page asks at least once a minute, and here a minute passes at once.
  await callApi(server.url, rescheduleInterview, { applicationId, date: Date.now() }, employer.token);
  await page.clock.fastForward('01:00');
  await expect.poll(() => start(developer).isEnabled()).toBe(true);
  await expect.poll(() => start(nurse).isDisabled()).toBe(true);
  await list.row(developer.role).getByText('SCHEDULED', { exact: true }).waitFor();
  await screenshot(page, 'scheduled-interviews');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: '3 Applied Jobs' }).waitFor();
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
  await page.close();

  const consent = { applicationId, consentVersion: CONSENT_VERSION };
  await callApi(server.url, startInterview, consent, candidate.token);
  await callApi(server.url, submitInterview, { applicationId, answers: [] }, candidate.token);
  const person = await open(candidate);
  const { visit, openDetails, row, statusOf, button, dialog, expectText } = at(person, server.url);
  const details = await openDetails(nurse.role);
  await button('Withdraw application', details).click();
  const question = dialog(`Withdraw your application for ${nurse.role}?`);
  await question
    .getByText(/Erin Employer will get an email.* Your interview on .* will be cancelled\./)
    .waitFor();
  await screenshot(person.page, 'withdraw');
  await expectAccessible(person.page);
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
  await screenshot(person.page, 'applied-jobs-withdrawn');
  await expectAccessible(person.page);
  const mail = await readMail(server.url, employer.email, { subject: 'Application withdrawn' });
  expect(mail.subject).toContain('Cara Candidate for Night Nurse');

  await expect.poll(() => statusOf(developer.role)).toBe('COMPLETED');
  await button(`View Details of ${developer.role}`).click();
  await details.getByRole('link', { name: `Feedback: ${developer.role}` }).waitFor();
  await expect.poll(() => button('Withdraw application').count()).toBe(0);
  await visit('/scheduled-interviews');
  await row(developer.role).getByText('COMPLETED', { exact: true }).waitFor();
  await expect.poll(() => row(nurse.role).count()).toBe(0);
  await expect.poll(() => button(`Start the interview for ${developer.role}`).isDisabled()).toBe(true);
  await row(developer.role)
    .getByRole('link', { name: `Feedback: ${developer.role}` })
    .click();
  await person.page.waitForURL(`**/feedback?id=${applicationId}`);
});
