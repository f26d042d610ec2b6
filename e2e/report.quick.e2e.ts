import { expect } from 'vitest';
import { employer } from '#server/demonstration/people.ts';
import { accessibilityProblems, expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { listening } from './harness/listening.ts';
import { findReport, PROMISE, question, unfold } from './harness/report.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('a person’s verdict needs a reason, counts at once, and is undone with one click; the candidate reads why, a visitor does not', async ({
  demonstration,
  newPerson,
}) => {
  const { hiring, candidate, openReport } = await findReport(demonstration);
  const person = await openReport(newPerson, hiring);
  const { page } = person;
  const { button, dialog } = drive(() => page);
  await page.getByText('4 of 6 analysed').waitFor();
  const answer = await unfold(page, PROMISE);
  await button('Change the verdict', answer).click();
  const modal = dialog('Your verdict on question 5');
  await modal.getByLabel('Incorrect', { exact: true }).check();
  await button('Save the verdict', modal).click();
  await modal.getByText('Please give a reason for changing the verdict').waitFor();
  await screenshot(page, 'feedback-verdict');
  await expectAccessible(page);
  await modal.getByLabel('Reason').fill('Errors are half of the question, and he left them out.');
  const { heard } = await listening(page);
  await button('Save the verdict', modal).click();
  await expect.poll(heard).toContain('Your verdict is kept.');
  await answer.getByText(`${employer.name} changed the verdict`).waitFor();
  await answer.getByText('Errors are half of the question').waitFor();
  await page.getByText('3 of 6 analysed').waitFor();
  await expect.poll(() => answer.getByText('Correct', { exact: true }).count()).toBe(1);
  await screenshot(page, 'feedback-reviewed');

  const reading = await openReport(newPerson, candidate);
  await (await unfold(reading.page, PROMISE)).getByText('Errors are half of the question').waitFor();
  await expect
    .poll(() => question(reading.page, PROMISE).getByRole('button', { name: 'Change the verdict' }).count())
    .toBe(0);
  const visitor = await openReport(newPerson);
  await (await unfold(visitor.page, PROMISE)).getByText(`${employer.name} changed the verdict`).waitFor();
  await expect.poll(() => visitor.page.getByText('Errors are half of the question').count()).toBe(0);
  await screenshot(visitor.page, 'feedback-visitor');
  expect(await accessibilityProblems(visitor.page)).toEqual([]);

  // The history keeps both.
  await button('Take it back', answer).click();
  await page.getByText('4 of 6 analysed').waitFor();
  await answer.getByText('All verdicts that were given (2)').click();
  await answer.getByText(/: taken back/).waitFor();
  await button('Confirm “Correct”', answer).waitFor();
  await expect.poll(() => answer.getByText('By a person', { exact: true }).count()).toBe(0);
  for (const { expectNoProblems } of [person, reading, visitor]) expectNoProblems();
});
