import { expect } from 'vitest';
import { submitInterviewProcess } from '#contract/job/job-steps.ts';
import { publishJob } from '#contract/job/jobs.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import {
  arrive,
  begin,
  choose,
  endAnswer,
  makeInterviewJob,
  readReport,
} from './harness/interview-journey.ts';
import { INTRODUCTION } from './harness/interviews.ts';
import { callApi } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';
import { test } from './harness/worker.ts';

test('with time to think and an answer that is recorded again', async ({ shared }) => {
  const job = await makeInterviewJob(shared);
  const { url, employer, jobId } = job;
  const settings = { openDays: 7, thinkingSeconds: 100, retakes: 1, answerSeconds: 90 };
  await callApi(url, submitInterviewProcess, { jobId, rounds: 1, settings }, employer.token);
  await callApi(url, publishJob, { jobId, isUpdate: 'YES' }, employer.token);
  const journey = await arrive(job, { name: 'Thea Thinker' });
  const { page, applicationId } = journey;
  const { button, expectText } = drive(() => page);
  await page.getByText('you have 100 seconds to think. Then answer aloud').waitFor();
  await page.getByText('you have up to 90 seconds').waitFor();
  await page.getByText('You can record each answer again, once.').waitFor();
  await screenshot(page, 'interview-settings-instructions');
  await begin(page);
  await choose(page, 'const');
  await expectText('Time to think. What you say now isn’t part of your answer.');
  await page
    .getByRole('timer')
    .getByText(/^1:[0-4]\d$/)
    .waitFor();
  await screenshot(page, 'interview-thinking');
  await button('Answer now').click();
  await expectText('Your turn: please speak.');
  await page
    .getByRole('timer')
    .getByText(/^1:[0-2]\d$/)
    .waitFor();
  await say(page, 'dont-know');
  await expectText('Listening.');
  await endAnswer(page);
  await page.getByText('You can record it again once; the last recording counts.').waitFor();
  await screenshot(page, 'interview-retake');
  await expectAccessible(page);
  await button('Record it again').click();
  await expectText('Your turn: please speak.');
  await say(page, 'closures-good');
  await expectText('Listening.');
  await endAnswer(page);
  await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
  await expectText('Time to think. What you say now isn’t part of your answer.');
  await button('Answer now').click();
  await button('I am done').click();
  await button('Keep this answer').click();
  await button('Submit').click();
  await page.getByText('2 of 2 spoken answers').waitFor();
  await journey.close();

  const [, skill] = (await readReport(job, applicationId)).questionnaireReport;
  expect(skill?.answerStatus).toBe('Needs Review');
  expect(skill?.earlierTakes).toHaveLength(1);
});
