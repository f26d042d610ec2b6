import { expect } from 'vitest';
import { expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import {
  arrive,
  begin,
  choose,
  hide,
  makeInterviewJob,
  readReport,
  videoSeconds,
  whileClockRuns,
  type InterviewJob,
} from './harness/interview-journey.ts';
import { CLOSURES, INTRODUCTION } from './harness/interviews.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';
import { test } from './harness/worker.ts';

/** How an interview continues or ends if no one presses the button. */

let job: InterviewJob;
test.beforeAll(async ({ shared }) => {
  job = await makeInterviewJob(shared);
});

test('ten seconds of silence end an answer, with or without words; a wrong option gets no credit, and wrong words wait for a person', async () => {
  const { page, applicationId, close } = await arrive(job, { name: 'Wally Wrong' });
  const { button, expectText } = drive(() => page);
  await begin(page);
  await choose(page, 'let');
  await page.getByRole('heading', { name: CLOSURES.question }).waitFor();
  await expectText('Your turn: please speak.');
  await say(page, 'closures-wrong');
  await expectText('Listening.');
  await expectText('Keep speaking, or the answer ends by itself.');
  await screenshot(page, 'interview-silence');
  await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
  await page.getByRole('heading', { name: 'Preview Video' }).waitFor();
  await button('Submit').click();
  await page.getByText('2 of 2 spoken answers').waitFor();
  await close();

  // The report may be ready before the video, and does not know the video's length until then.
  expect(await videoSeconds(job, applicationId)).toBeGreaterThan(15);
  const report = await readReport(job, applicationId);
  const [mcq, skill, personal] = report.questionnaireReport;
  expect(mcq).toMatchObject({ answerStatus: 'Incorrect', score: 0 });
  expect(skill).toMatchObject({ answerStatus: 'Needs Review', score: null });
  expect(personal).toMatchObject({ answer: '', words: [] });
  expect(report.totalCorrectQuestions).toBe(0);
  // The video and the first spoken answer begin together, with the question.
  expect(skill?.videoOffsetSeconds).toBeLessThan(1);
  expect(personal?.videoOffsetSeconds).toBeGreaterThan(15);
});

test('another tab pauses, a reload submits the answers given so far', async () => {
  const { page, applicationId, close } = await arrive(job, { name: 'Tess Tabs' });
  const { button, expectText } = drive(() => page);
  page.on('dialog', (dialog) => void dialog.accept());
  await begin(page);
  await choose(page, 'const');
  await expectText('Your turn: please speak.');

  await hide(page, true);
  const modal = page.getByRole('dialog', { name: 'Switching tabs is not permitted.' });
  await modal.waitFor();
  await screenshot(page, 'interview-tab-switch');
  await expectAccessible(page);
  await hide(page, false);
  await button('Ok', modal).click();
  await modal.waitFor({ state: 'hidden' });
  // Some seconds of the answer are recorded before the page is reloaded.
  await say(page, 'closures-good');
  await expectText('Listening.');
  await whileClockRuns(page, 8);

  await page.reload();
  await expectText('Your Interview is submitted due to page reload');
  await screenshot(page, 'interview-reloaded');
  await button('OK').click();
  await page.waitForURL('**/candidate-dashboard');
  await close();

  const report = await readReport(job, applicationId);
  expect(report.questionnaireReport[0]).toMatchObject({ answer: 'const', answerStatus: 'Correct' });
  // The answer that the reload interrupted is there up to that moment.
  expect(report.questionnaireReport[1]?.answer).toMatch(/is a function/i);
  expect(await videoSeconds(job, applicationId)).toBeGreaterThan(5);
  expect(report.proctoringTimeline.map(({ kind }) => kind)).toEqual(['tab-hidden', 'page-reloaded']);
});
