import { expect } from 'vitest';
import { expectAccessible } from './harness/accessibility.ts';
import { CLOSURE, jobWithFollowUps, takeAndSubmit, toTheFollowUp } from './harness/follow-ups.ts';
import { readReport } from './harness/interview-journey.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('an answer without an expected point has its follow-up, by voice, and the report has both', async ({
  shared,
  open,
}) => {
  const job = await jobWithFollowUps(shared);
  const journey = await toTheFollowUp(job, 'Fern Ollow');
  const { page, applicationId } = journey;
  await screenshot(page, 'follow-up-offered');
  await expectAccessible(page);
  await takeAndSubmit(page);
  await journey.close();

  const [, entry] = (await readReport(job, applicationId)).questionnaireReport;
  expect(entry?.followUp).toMatchObject({ isTaken: true });
  expect(entry?.followUp?.words.length).toBeGreaterThan(10);
  expect(entry?.ideas.some(({ isInFollowUp }) => isInFollowUp)).toBe(true);

  const reader = await open(job.employer);
  await reader.page.goto(`${job.url}/feedback?id=${applicationId}`);
  await reader.page.getByText(CLOSURE).first().click();
  await reader.page.getByText('Asked because we didn’t find this point').waitFor();
  await screenshot(reader.page, 'follow-up-report');
  await expectAccessible(reader.page);
});
