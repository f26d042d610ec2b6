import { expect } from 'vitest';
import { expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { CLOSURE, jobWithFollowUps, takeAndSubmit, toTheFollowUp } from './harness/follow-ups.ts';
import { readReport, type InterviewJourney } from './harness/interview-journey.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type Open } from './harness/worker.ts';

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

  await correctTheFollowUp(open, journey);
  const deciding = await open(job.employer);
  const { button: employersButton } = drive(() => deciding.page);
  await deciding.page.goto(`${job.url}/feedback?id=${applicationId}`);
  await deciding.page.getByText(CLOSURE).first().click();
  await deciding.page.getByText('1 of the', { exact: false }).waitFor();
  await screenshot(deciding.page, 'follow-up-corrected');
  await expectAccessible(deciding.page);
  await employersButton('Use the corrected text').click();
  await deciding.page.getByText('that the corrected text counts').waitFor();
});

/** As the candidate, corrects the first word of the answer to the follow-up. */
async function correctTheFollowUp(open: Open, { job, candidate, applicationId }: InterviewJourney) {
  const person = await open(candidate);
  const { page } = person;
  const { button, dialog } = drive(() => page);
  await page.goto(`${job.url}/feedback?id=${applicationId}`);
  await page.getByText(CLOSURE).first().click();
  await screenshot(page, 'follow-up-feedback');
  await button('Correct misheard words').click();
  const modal = dialog('Correct misheard words');
  const words = modal.getByRole('toolbar', { name: 'The words of the follow-up as we heard them' });
  await words.getByRole('button').first().click();
  await modal.getByRole('textbox').fill('Once');
  await button('Replace', modal).click();
  await screenshot(page, 'follow-up-correct-words');
  await expectAccessible(page);
  await button('Send the correction', modal).click();
  await page.getByText('The answer to the follow-up', { exact: true }).waitFor();
  await person.context.close();
}
