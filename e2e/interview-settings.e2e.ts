import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { getRequests } from '#contract/interview/requests.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { makeInterviewJob, readReport, textOf } from './harness/interview-journey.ts';
import { CLOSURES, INTRODUCTION, MCQ, beScheduled } from './harness/interviews.ts';
import { callApi } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

/** Presses Tab until a control has the focus, going around the page at most once. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach the control.');
}

test('in writing, without a camera, with breaks: asked for on a phone, granted, by keyboard and names alone', async ({
  shared,
  open,
}) => {
  const job = await makeInterviewJob(shared);
  const { url, employer, jobId } = job;
  const candidate = await makeCandidate(url, 'Wren Writer');
  const applicationId = await beScheduled(url, jobId, employer, candidate);
  const { page, context } = await open(candidate, PHONE);
  const { button, dialog, expectText } = drive(() => page);
  const press = async (control: Locator) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  await page.goto(`${url}/start-interview?ApplicationId=${applicationId}`);
  await press(button('Ask for an adjustment'));
  for (const name of [/^Breaks between questions/, /^No camera/, /^Answers in writing/]) {
    await tabTo(page, dialog('Ask for an adjustment').getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('textbox', { name: 'What should they know? (optional)' }));
  await page.keyboard.type('I cannot speak.');
  await screenshot(page, 'adjustment-asked');
  await expectAccessible(page);
  await press(button('Send request'));
  await page.getByText('hasn’t answered yet.').waitFor();

  const recruiter = await open(employer);
  await recruiter.page.goto(`${url}/requests`);
  await recruiter.page.getByText('I cannot speak.').waitFor();
  await screenshot(recruiter.page, 'adjustment-requests');
  await recruiter.page.getByRole('button', { name: 'Answer the request from Wren Writer' }).click();
  await recruiter.page
    .getByRole('textbox', { name: 'Your message to the candidate (optional)' })
    .fill('Of course.');
  await screenshot(recruiter.page, 'adjustment-decision');
  await recruiter.page.getByRole('button', { name: 'Grant', exact: true }).click();
  await recruiter.page.getByText('Answer sent. The candidate will get it by email.').first().waitFor();
  await recruiter.context.close();
  const { requests } = await callApi(url, getRequests, { applicationId }, employer.token);
  expect(requests).toMatchObject([{ answer: { kind: 'granted', note: 'Of course.' } }]);

  await page.reload();
  await page.getByText('Then come the questions that you answer in writing.').waitFor();
  await page.getByText('There’s a break between questions.').waitFor();
  await tabTo(page, page.getByRole('checkbox', { name: 'I have read this and agree to be recorded.' }));
  await page.keyboard.press('Space');
  await press(button('Next'));
  await press(button('Start Interview'));
  await page.getByRole('heading', { name: MCQ.question }).waitFor();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await press(button('Next'));
  for (const [question, text] of [
    [CLOSURES.question, textOf('closures-good')],
    [INTRODUCTION, 'I build websites.'],
  ] as const) {
    await page.getByRole('heading', { name: 'Take a break' }).waitFor();
    await screenshot(page, 'interview-break');
    await press(button('Next question'));
    await page.getByRole('heading', { name: question }).waitFor();
    await tabTo(page, page.getByRole('textbox', { name: 'Your answer' }));
    await page.keyboard.type(text);
    await screenshot(page, 'interview-writing');
    await expectAccessible(page);
    await press(button('I am done'));
  }
  await expectText('That was the last question');
  await press(button('Submit'));
  await page.getByText('2 of 2 written answers').waitFor();
  await context.close();

  const report = await readReport(job, applicationId);
  expect(report.questionnaireReport).toMatchObject([
    { answerStatus: 'Correct' },
    { answerStatus: 'Needs Review', isWritten: true, answer: textOf('closures-good') },
    { answerStatus: 'Not Scored', isWritten: true, answer: 'I build websites.' },
  ]);
  expect(report.candidateAnswerVideo).toBeNull();
});
