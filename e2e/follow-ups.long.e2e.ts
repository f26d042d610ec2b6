import { expect } from 'vitest';
import { drive } from './harness/driver.ts';
import { jobWithFollowUps, toTheFollowUp } from './harness/follow-ups.ts';
import { readReport } from './harness/interview-journey.ts';
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
