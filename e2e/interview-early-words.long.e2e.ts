import { expect } from 'vitest';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { drive } from './harness/driver.ts';
import {
  arrive,
  begin,
  choose,
  endAnswer,
  makeInterviewJob,
  readReport,
  textOf,
  type InterviewJob,
} from './harness/interview-journey.ts';
import { CLOSURES } from './harness/interviews.ts';
import { provideReadingVoice, say } from './harness/voice.ts';
import { test } from './harness/worker.ts';

/** The voice reads this question using this recording. */
const READ_ALOUD = textOf('dont-know');
/** The word error rate that an answer may have from its first word on. */
const MOST_ERRORS = 0.1;

let job: InterviewJob;
test.beforeAll(async ({ shared }) => {
  job = await makeInterviewJob(shared, { personal: READ_ALOUD });
});

test('without a voice, every word counts from the moment the question is shown', async () => {
  const journey = await arrive(job, { name: 'Ella Early' });
  const { page, applicationId } = journey;
  const { button } = drive(() => page);
  await begin(page);
  await page.getByLabel('const', { exact: true }).check();
  await button('Next').click();
  await page.getByRole('heading', { name: CLOSURES.question }).waitFor();
  await say(page, 'closures-good');
  // Nothing is read aloud: the badge appears with the question, and it is the candidate's turn.
  await page.getByText('Recording', { exact: true }).waitFor();
  expect(await button('Answer now').count()).toBe(0);
  await endAnswer(page);
  await page.getByRole('heading', { name: READ_ALOUD }).waitFor();
  await say(page, 'introduction');
  await endAnswer(page);
  await button('Submit').click();
  await page.getByText('2 of 2 spoken answers').waitFor();
  await journey.close();

  const report = await readReport(job, applicationId);
  const [, first, second] = report.questionnaireReport.map(({ answer }) => answer);
  expect(wordErrorRate(textOf('closures-good'), first ?? '')).toBeLessThanOrEqual(MOST_ERRORS);
  expect(wordErrorRate(textOf('introduction'), second ?? '')).toBeLessThanOrEqual(MOST_ERRORS);
});

test('with a voice in a headset, what is said while it reads is kept', async () => {
  const journey = await arrive(job, { name: 'Hedda Headset' });
  const { page, applicationId } = journey;
  const { button } = drive(() => page);
  await provideReadingVoice(journey.person.context, { heard: null, readsMs: 8_000 });
  await page.reload();
  await begin(page);
  await choose(page, 'const');
  await button('Answer now').waitFor();
  await say(page, 'closures-good');
  await endAnswer(page);
  await page.getByRole('heading', { name: READ_ALOUD }).waitFor();
  await button('Answer now').click();
  await button('I am done').click();
  await button('Submit').click();
  await page.getByText('2 of 2 spoken answers').waitFor();
  await journey.close();

  const report = await readReport(job, applicationId);
  const answer = report.questionnaireReport[1]?.answer ?? '';
  expect(wordErrorRate(textOf('closures-good'), answer)).toBeLessThanOrEqual(MOST_ERRORS);
});

test('what a voice from the loudspeaker reads is cut out, and what is said before it ends is kept', async () => {
  const journey = await arrive(job, { name: 'Lou Loud' });
  const { page, applicationId } = journey;
  const { button } = drive(() => page);
  await provideReadingVoice(journey.person.context, { heard: 'dont-know', readsMs: 15_000 });
  await page.reload();
  await begin(page);
  await choose(page, 'const');
  await button('Answer now').click();
  await button('I am done').click();
  await page.getByRole('heading', { name: READ_ALOUD }).waitFor();
  await button('Answer now').waitFor();
  // The voice has finished, but the browser reports this only some seconds later.
  await page.waitForFunction(() => window.soundsPlayed === 1);
  await button('Answer now').waitFor();
  await say(page, 'introduction');
  await endAnswer(page);
  await button('Submit').click();
  await page.getByText('2 of 2 spoken answers').waitFor();
  await journey.close();

  const report = await readReport(job, applicationId);
  const answer = report.questionnaireReport[2]?.answer ?? '';
  expect(answer).not.toMatch(/do not know|don't know/i);
  expect(wordErrorRate(textOf('introduction'), answer)).toBeLessThanOrEqual(MOST_ERRORS);
});
