import { expect, onTestFinished } from 'vitest';
import { employer } from '#server/demonstration/people.ts';
import { accessibilityProblems, expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { listening } from './harness/listening.ts';
import { CLOSURE, findReport, FORMS, PROMISE, question, reopen, unfold } from './harness/report.ts';
import { launchRoundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('open answers are marked with one press each and undone with another; a change of what is settled needs a reason, which the candidate reads and a visitor does not', async ({
  newPerson,
}) => {
  // A separate server, because the entries in the history of the marks are counted.
  const server = await launchRoundone({ demo: true });
  onTestFinished(() => server.stop());
  const report = await findReport(server);
  const { hiring, candidate, openReport } = report;
  await reopen(report);
  const person = await openReport(newPerson, hiring);
  const { page } = person;
  const { button, dialog } = drive(() => page);
  await page.getByText('4 of 6 settled. 2 answers need a person’s review.').waitFor();
  await screenshot(page, 'feedback-open');
  await page.getByRole('link', { name: 'Go to the first open answer' }).click();
  const closure = question(page, CLOSURE);
  await closure.getByText('2 of 2 expected points found.').waitFor();
  const { heard } = await listening(page);
  await button('Correct', closure).click();
  await expect.poll(heard).toContain('Mark saved.');
  await closure.getByText(`Marked by ${employer.name}`, { exact: true }).waitFor();
  await expect.poll(() => closure.getByText('a person should mark it').count()).toBe(0);
  await closure.getByRole('link', { name: 'Next open answer: question 5' }).click();
  const promise = question(page, PROMISE);
  await button('Partly correct', promise).click();
  await page.getByText('6 of 6 settled, 2 by a person.').waitFor();
  await expect.poll(() => page.getByText(/Next open answer/).count()).toBe(0);
  await screenshot(page, 'feedback-settled');

  // The history keeps everything, including what the company marked and undid before.
  await button('Undo', promise).click();
  await page.getByText('5 of 6 settled, 1 by a person.').waitFor();
  await promise.getByText('All marks on this answer (4)').click();
  await promise
    .getByText(/: undone/)
    .first()
    .waitFor();

  // "I don't know" is settled.
  const unknown = await unfold(page, FORMS);
  await button('Partly correct', unknown).click();
  const modal = dialog('Your verdict on question 6');
  await button('Save verdict', modal).click();
  await modal.getByText('Please give a reason for changing the verdict').waitFor();
  await screenshot(page, 'feedback-verdict');
  await expectAccessible(page);
  await modal.getByLabel('Reason').fill('He explained it in his portfolio.');
  await button('Save verdict', modal).click();
  await unknown.getByText('He explained it in his portfolio.').waitFor();
  await page.getByText('5 of 6 settled, 2 by a person.').waitFor();
  await screenshot(page, 'feedback-reviewed');
  expect(await accessibilityProblems(page)).toEqual([]);

  const reading = await openReport(newPerson, candidate);
  await (await unfold(reading.page, FORMS)).getByText('He explained it in his portfolio.').waitFor();
  const own = await unfold(reading.page, PROMISE);
  await own.getByText('A person will review this answer.').waitFor();
  await own.getByRole('heading', { name: 'Points we found in your words' }).waitFor();
  expect(await reading.page.getByText(/expected points?|Expected answer|Partly correct/).count()).toBe(0);
  await screenshot(reading.page, 'feedback-candidate');
  const visitor = await openReport(newPerson);
  await (await unfold(visitor.page, FORMS)).getByText(`Marked by ${employer.name} on`).waitFor();
  await expect.poll(() => visitor.page.getByText('He explained it').count()).toBe(0);
  await screenshot(visitor.page, 'feedback-visitor');
  expect(await accessibilityProblems(visitor.page)).toEqual([]);
  for (const { expectNoProblems } of [person, reading, visitor]) expectNoProblems();
});
