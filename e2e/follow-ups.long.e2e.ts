import { expect } from 'vitest';
import { PATHS } from '#contract/paths.ts';
import { drive } from './harness/driver.ts';
import { jobWithFollowUps, takeAndSubmit, toTheFollowUp } from './harness/follow-ups.ts';
import { readReport } from './harness/interview-journey.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('a follow-up that is skipped changes nothing', async ({ shared }) => {
  const job = await jobWithFollowUps(shared);
  const journey = await toTheFollowUp(job, 'Skye Ipping');
  const { page, applicationId } = journey;
  const { button } = drive(() => page);
  await button('Skip this question').click();
  await page.getByRole('heading', { name: 'That was the last question' }).waitFor();
  await button('Submit').click();
  await page.getByText('2 of 2 spoken answers').waitFor();
  await journey.close();
  const [, entry] = (await readReport(job, applicationId)).questionnaireReport;
  expect(entry?.followUp).toMatchObject({ isTaken: false, audioUrl: null });
});

test('a follow-up that was offered on one device is taken on another', async ({ shared, open }) => {
  const job = await jobWithFollowUps(shared);
  const journey = await toTheFollowUp(job, 'Hana Handover');
  const { page: first, applicationId, candidate } = journey;

  const phone = await open(candidate, { viewport: { width: 390, height: 844 } });
  const { page: second } = phone;
  const { button, dialog } = drive(() => second);
  await second.goto(`${job.url}${PATHS.startInterview}?ApplicationId=${applicationId}`);
  await dialog('This interview is open on another device').waitFor();
  await button('Yes, continue here').click();
  await first.getByRole('heading', { name: 'Your interview goes on elsewhere' }).waitFor();
  await second.getByRole('heading', { name: 'One more question' }).waitFor();
  await screenshot(second, 'follow-up-handed-over');
  await takeAndSubmit(second);
  await journey.close();

  const [, entry] = (await readReport(job, applicationId)).questionnaireReport;
  expect(entry?.answer).toMatch(/closes the window/);
  expect(entry?.followUp).toMatchObject({ isTaken: true });
  expect(entry?.followUp?.answer).toMatch(/function that remembers/);
});
