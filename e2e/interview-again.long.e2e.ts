import { expect } from 'vitest';
import { PATHS, attemptPath, reportPath, requestsPath } from '#contract/shared/paths.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import {
  arrive,
  begin,
  choose,
  endAnswer,
  makeInterviewJob,
  readReport,
  until,
  type InterviewJob,
} from './harness/interview-journey.ts';
import { CLOSURES, INTRODUCTION } from './harness/interviews.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';
import { test } from './harness/worker.ts';

let job: InterviewJob;
test.beforeAll(async ({ shared }) => {
  job = await makeInterviewJob(shared);
});

test('an interview killed in the middle is given again for what is unanswered, and ends in one report; the old one stays readable', async ({
  server,
  open,
}) => {
  const { person, page: killed, applicationId } = await arrive(job, { name: 'Kay Killed' });
  await begin(killed);
  await choose(killed, 'const');
  await drive(() => killed).expectText('Your turn: please speak.');
  await killed.close();

  // Opening it again submits what has been answered until then.
  const page = await person.context.newPage();
  const candidate = drive(() => page);
  await page.goto(`${server.url}${PATHS.startInterview}?ApplicationId=${applicationId}`);
  await candidate.expectText('Your Interview is submitted due to page reload');
  await candidate.button('Report a problem').click();
  const trouble = candidate.dialog('Report a problem');
  await trouble.getByLabel('What happened? (optional)').fill('The browser was killed.');
  await screenshot(page, 'report-trouble');
  await expectAccessible(page);
  await candidate.button('Send request', trouble).click();
  await candidate.expectText('Request sent. You’ll get an email when the company answers.');
  await trouble.waitFor({ state: 'hidden' });
  await candidate.button('OK').click();
  const before = await readReport(job, applicationId);
  expect(before.questionnaireReport.map(({ answerStatus }) => answerStatus)).toEqual([
    'Correct',
    // A person reviews it if the page had saved a moment of sound before it was closed.
    expect.stringMatching(/^(?:Not Answered|Needs Review)$/),
    'Not Scored',
  ]);

  const staff = await open(job.employer);
  const employer = drive(() => staff.page);
  await staff.page.goto(`${server.url}${requestsPath(applicationId)}`);
  await employer.expectText('The browser was killed.');
  await employer.expectText('It was submitted because the page was reloaded, or closed and opened again.');
  await staff.page
    .getByText('If leaving the page had only been recorded, the interview would have continued with')
    .waitFor();
  await screenshot(staff.page, 'requests-problem');
  await expectAccessible(staff.page);
  await employer.button('Let them take it again').click();
  const dialog = employer.dialog('Let Kay Killed take the interview again');
  await dialog.getByLabel('Only the questions without an answer').waitFor();
  await dialog.getByLabel('Date').click();
  await staff.page
    .getByRole('button', { name: /^\d{1,2} [A-Z][a-z]+ \d{4}$/, disabled: false })
    .first()
    .click();
  await dialog.getByLabel('Hours').fill('12');
  await dialog.getByLabel('Minutes').fill('00');
  await dialog.getByLabel('AM or PM').selectOption('AM');
  await dialog.getByLabel('Open for (days)').fill('5');
  await dialog
    .getByText(/has passed: the interview opens right away and stays open until .* \(5 days\)\./)
    .waitFor();
  await screenshot(staff.page, 'give-again');
  await expectAccessible(staff.page);
  await dialog.getByRole('button', { name: 'Let them take it again' }).click();
  await staff.page.getByText('Allowed to answer the missing questions, by Erin').waitFor();
  await staff.page.goto(`${server.url}${reportPath(applicationId)}`);
  await employer.expectText('The candidate was allowed to take this interview again after this report.');

  await page.goto(`${server.url}${PATHS.scheduledInterviews}`);
  await candidate.expectText(
    'You can answer the 2 questions without an answer. We’ve kept your earlier answer.',
  );
  await screenshot(page, 'given-again-candidate');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the interview for Web Developer' }).click();
  await page.getByRole('heading', { name: 'Your interview for Web Developer' }).waitFor();
  await candidate.expectText(
    'You can answer the 2 questions without an answer. We’ve kept your earlier answer.',
  );
  await begin(page);
  await page.getByText('Recording', { exact: true }).waitFor();
  for (const [question, voice] of [
    [CLOSURES.question, 'closures-good'],
    [INTRODUCTION, 'introduction'],
  ] as const) {
    await page.getByRole('heading', { name: question }).waitFor();
    await candidate.expectText('Your turn: please speak.');
    await say(page, voice);
    await endAnswer(page);
  }
  await candidate.button('Submit').click();
  const receipt = page.getByRole('dialog', { name: 'Interview submitted successfully' });
  await receipt.getByText('2 of 2 spoken answers').waitFor();

  const after = await until('the report on the second attempt', async () => {
    const report = await readReport(job, applicationId);
    return report.attempt === 2 ? report : null;
  });
  expect(
    after.questionnaireReport.map(({ kind, answerStatus, isKept }) => [kind, answerStatus, isKept]),
  ).toEqual([
    ['mcq', 'Correct', true],
    ['skill', 'Needs Review', undefined],
    ['personal', 'Not Scored', undefined],
  ]);
  await staff.page.goto(`${server.url}${reportPath(applicationId)}`);
  await employer.expectText('Kept from an earlier attempt');
  await screenshot(staff.page, 'report-given-again');
  await expectAccessible(staff.page);
  await staff.page.getByRole('link', { name: /^Attempt 1,/ }).click();
  await staff.page.waitForURL(`${server.url}${attemptPath(applicationId, 1)}`);
  await employer.expectText('This report won’t change any more.');
  await staff.page
    .getByRole('article')
    .filter({ hasText: CLOSURES.question })
    .getByText(before.questionnaireReport[1]!.answerStatus)
    .first()
    .waitFor();
});
