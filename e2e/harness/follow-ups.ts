import type { Page } from 'playwright-core';
import { getInterviewSession } from '#contract/interview/interview-session.ts';
import { submitInterviewProcess } from '#contract/job/job-steps.ts';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import { publishJob } from '#contract/job/jobs.ts';
import { getInterviewQuestions, getSkills } from '#contract/account/master.ts';
import { drive } from './driver.ts';
import {
  arrive,
  begin,
  choose,
  endAnswer,
  makeInterviewJob,
  type InterviewJob,
  type InterviewJourney,
} from './interview-journey.ts';
import { INTRODUCTION, MCQ } from './interviews.ts';
import { callApi } from './people.ts';
import { screenshot } from './screenshot.ts';
import { say } from './voice.ts';
import type { Shared } from './worker.ts';

export const CLOSURE = 'What is a closure in JavaScript, and what is it useful for?';

/** A job that asks the bank's question about closures, with follow-ups. */
export async function jobWithFollowUps(shared: Shared): Promise<InterviewJob> {
  const job = await makeInterviewJob(shared);
  const { url, employer, jobId } = job;
  const [skill] = (await callApi(url, getSkills, { search: 'JavaScript' })).filter(
    ({ name }) => name === 'JavaScript',
  );
  const skillId = skill?._id ?? '';
  const bank = await callApi(url, getInterviewQuestions, { skill0: skillId }, employer.token);
  const { _id = '', answer = '' } =
    bank.masterSkillBasedQuestion.find(({ question }) => question === CLOSURE) ?? {};
  await callApi(
    url,
    submitQualifyingQuestions,
    {
      refJobId: jobId,
      personalCustomeQuestions: [{ question: INTRODUCTION }],
      skillBasedQuestion: [{ skillId, questionId: _id, answer }],
      skillMcqCustome: [{ skillId, ...MCQ }],
    },
    employer.token,
  );
  const settings = { followUps: true };
  await callApi(url, submitInterviewProcess, { jobId, rounds: 1, settings }, employer.token);
  await callApi(url, publishJob, { jobId, isUpdate: 'YES' }, employer.token);
  return job;
}

/** Answers all questions, with ideas missing from the answer about closures, and waits for the follow-up. */
export async function toTheFollowUp(job: InterviewJob, name: string) {
  const journey = await arrive(job, { name });
  const { page } = journey;
  const { button, expectText } = drive(() => page);
  await page.getByText('each such answer can get one follow-up question, at most 3 in all').waitFor();
  await screenshot(page, `follow-up-instructions-${name.split(' ')[0]}`);
  await begin(page);
  await choose(page, 'const');
  await expectText('Your turn: please speak.');
  await say(page, 'closures-wrong');
  await expectText('Listening.');
  await endAnswer(page);
  await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
  await expectText('Your turn: please speak.');
  await speakUntilWritten(journey);
  await button('I am done').click();
  await page.getByRole('heading', { name: 'One more question' }).waitFor();
  await page.getByText(CLOSURE).waitFor();
  return journey;
}

/**
 * Speaks until the answer before it is transcribed. On a busy machine that may take longer than the server waits for
 * the transcript, and then there is no follow-up.
 */
async function speakUntilWritten({ job, page, candidate, applicationId }: InterviewJourney): Promise<void> {
  const isWritten = async () => {
    const { questions } = await callApi(job.url, getInterviewSession, { applicationId }, candidate.token);
    const metrics = await (await fetch(`${job.url}/metrics`)).text();
    const tasks = /roundone_tasks\{queue="interviews.transcribe",state="(?:waiting|running)"\} (\d+)/g;
    const isReceived = questions.some(({ ordinal, answerPath }) => ordinal === 1 && answerPath !== null);
    return isReceived && [...metrics.matchAll(tasks)].every(([, count]) => count === '0');
  };
  do {
    const played = await page.evaluate(() => window.soundsPlayed ?? 0);
    await say(page, 'introduction');
    await page.waitForFunction((before) => (window.soundsPlayed ?? 0) > before, played);
  } while (!(await isWritten()));
}

/** Accepts the follow-up that is offered, answers it, and submits. */
export async function takeAndSubmit(page: Page): Promise<void> {
  const { button, expectText } = drive(() => page);
  await button('Take this question').click();
  await page.getByRole('heading', { name: `About “${CLOSURE}”:` }).waitFor();
  await expectText('Your turn: please speak.');
  await screenshot(page, 'follow-up-asked');
  await say(page, 'closures-good');
  await expectText('Listening.');
  await endAnswer(page);
  await page.getByRole('heading', { name: 'That was the last question' }).waitFor();
  await button('Submit').click();
  await page.getByText('3 of 3 spoken answers').waitFor();
}
