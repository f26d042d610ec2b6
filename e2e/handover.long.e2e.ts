import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getInterviewSession } from '#contract/interview/interview-session.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import {
  arrive,
  begin,
  choose,
  endAnswer,
  clockOf,
  makeInterviewJob,
  readReport,
  whileClockRuns,
  type InterviewJob,
} from './harness/interview-journey.ts';
import { CLOSURES, INTRODUCTION } from './harness/interviews.ts';
import { callApi } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';
import { test } from './harness/worker.ts';

let job: InterviewJob;
test.beforeAll(async ({ shared }) => {
  job = await makeInterviewJob(shared);
});

const OPEN_ELSEWHERE = 'This interview is open on another device';

async function answer(page: Page, voice: string): Promise<void> {
  await drive(() => page).expectText('Your turn: please speak.');
  await say(page, voice);
  await endAnswer(page);
}

test('an interview goes on on another device and back again, and what was said on each is one answer; refused, nothing happens', async ({
  server,
  open,
}) => {
  // With the longest silence that an employer can grant, because a second browser has to start in between.
  const laptop = await arrive(job, {
    name: 'Hana Handover',
    granted: { timeFactor: 2, recordOnly: false },
  });
  const { page: first, applicationId, candidate } = laptop;
  const phone = await open(candidate, { viewport: { width: 390, height: 844 } });
  const { page: second } = phone;
  const onPhone = drive(() => second);
  await begin(first);
  await choose(first, 'const');
  const onLaptop = drive(() => first);
  await onLaptop.expectText('Your turn: please speak.');
  await say(first, 'closures-good');
  await onLaptop.expectText('Listening.');
  await whileClockRuns(first, 6);

  const address = `${server.url}${PATHS.startInterview}?ApplicationId=${applicationId}`;
  await second.goto(address);
  await onPhone.dialog(OPEN_ELSEWHERE).waitFor();
  await screenshot(second, 'handover-question');
  await expectAccessible(second);
  await onPhone.button('No').click();
  await second.waitForURL(`${server.url}${PATHS.scheduledInterviews}`);
  // It was not submitted, and the laptop holds it.
  const session = await callApi(server.url, getInterviewSession, { applicationId }, candidate.token);
  expect(session).toMatchObject({ submittedAt: null, holder: { turn: 1 } });
  await first.getByText('Recording', { exact: true }).waitFor();

  const left = await clockOf(first);
  await second.goto(address);
  await onPhone.button('Yes, continue here').click();
  await first.getByRole('heading', { name: 'You continued your interview on another device' }).waitFor();
  await first.getByText('What you said here before is saved. You can close this page.').waitFor();
  await screenshot(first, 'handover-gone');
  await expectAccessible(first);
  await second.getByRole('heading', { name: CLOSURES.question }).waitFor();
  await onPhone.expectText('Your turn: please speak.');
  expect(await clockOf(second)).toBeLessThanOrEqual(left);
  await answer(second, 'closures-good');
  await second.getByRole('heading', { name: INTRODUCTION }).waitFor();
  await onPhone.expectText('Your turn: please speak.');
  await screenshot(second, 'handover-phone');

  await onLaptop.button('Continue here').click();
  await onLaptop.dialog(OPEN_ELSEWHERE).waitFor();
  await onLaptop.button('Yes, continue here').click();
  await second.getByRole('heading', { name: 'You continued your interview on another device' }).waitFor();
  await first.getByRole('heading', { name: INTRODUCTION }).waitFor();
  await answer(first, 'introduction');
  await onLaptop.button('Submit').click();
  const receipt = onLaptop.dialog('Interview submitted successfully');
  await receipt.getByText('2 of 2 spoken answers').waitFor();

  const report = await readReport(job, applicationId);
  expect(report.proctoringTimeline.map(({ kind }) => kind)).toEqual(['device-changed', 'device-changed']);
  const [choice, spoken, personal] = report.questionnaireReport;
  expect(choice).toMatchObject({ answerStatus: 'Correct' });
  // It was begun on the laptop and said again on the phone.
  expect(spoken!.answer.match(/closure is a function/gi)).toHaveLength(2);
  expect(spoken).toMatchObject({ answerStatus: 'Needs Review' });
  expect(personal!.answer).toMatch(/my name is daniel/i);
  // The page that comes back asks where the earlier page's recording ends.
  laptop.person.expectNoProblems([/status of 409 \(Conflict\) \(.*\/interview\/recordings\//]);
  phone.expectNoProblems();
});
