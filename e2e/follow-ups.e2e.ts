import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInterviewSession } from '#contract/interview-session.ts';
import { submitInterviewProcess } from '#contract/job-steps.ts';
import { submitQualifyingQuestions } from '#contract/job-questions.ts';
import { publishJob } from '#contract/jobs.ts';
import { getInterviewQuestions, getSkills } from '#contract/master.ts';
import { PATHS } from '#contract/paths.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { launchBrowser, type JourneyBrowser } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import {
  arrive,
  begin,
  choose,
  endAnswer,
  readReport,
  type InterviewJob,
  type InterviewJourney,
} from './harness/interview-journey.ts';
import { INTRODUCTION, MCQ, postInterviewJob } from './harness/interviews.ts';
import { callApi, makeEmployer, signedIn, signInOnPage } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';

let server: Roundone;
let browser: JourneyBrowser;

beforeAll(async () => {
  server = await launchRoundone();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const CLOSURE = 'What is a closure in JavaScript, and what is it useful for?';

/** A job that asks for closures as the bank does, with follow-ups. */
async function jobWithFollowUps(): Promise<InterviewJob> {
  const { url } = server;
  const employer = await makeEmployer(url);
  const jobId = await postInterviewJob(url, employer, 'Web Developer');
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
  return { browser, url, employer, jobId };
}

/** Answers all questions, the one on closures so that ideas are missing, and waits for the follow-up. */
async function toTheFollowUp(job: InterviewJob, name: string) {
  const journey = await arrive(job, { name });
  const { page } = journey;
  const { button, expectText } = drive(() => page);
  await page.getByText('each such answer can have one question more, at most three in all').waitFor();
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
 * Speaks until the answer before is written down. On a busy machine that may take longer than the server waits for its
 * words, and then there is no follow-up.
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

/** Takes the follow-up that is offered, answers it, and submits. */
async function takeAndSubmit(page: Page): Promise<void> {
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

test('an answer that lacks an idea has its follow-up, by voice, and the report has both', async () => {
  const job = await jobWithFollowUps();
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

  const reader = await browser.newPerson();
  await signInOnPage(reader.page, job.url, job.employer);
  await reader.page.goto(`${job.url}/feedback?id=${applicationId}`);
  await reader.page.getByText(CLOSURE).first().click();
  await reader.page.getByText('It was asked because this was not heard').waitFor();
  await screenshot(reader.page, 'follow-up-report');
  await expectAccessible(reader.page);
  await reader.context.close();

  await correctTheFollowUp(job, journey);
  const deciding = await browser.newPerson(signedIn(job.url, job.employer));
  const { button: employersButton } = drive(() => deciding.page);
  await deciding.page.goto(`${job.url}/feedback?id=${applicationId}`);
  await deciding.page.getByText(CLOSURE).first().click();
  await deciding.page.getByText('1 heard word of', { exact: false }).waitFor();
  await screenshot(deciding.page, 'follow-up-corrected');
  await expectAccessible(deciding.page);
  await employersButton('Take the corrected text').click();
  await deciding.page.getByText('that the corrected text counts').waitFor();
  await deciding.context.close();
});

/** As the candidate: says what the first word of the answer to the follow-up was. */
async function correctTheFollowUp(job: InterviewJob, { candidate, applicationId }: InterviewJourney) {
  const person = await browser.newPerson(signedIn(job.url, candidate));
  const { page } = person;
  const { button, dialog } = drive(() => page);
  await page.goto(`${job.url}/feedback?id=${applicationId}`);
  await page.getByText(CLOSURE).first().click();
  await screenshot(page, 'follow-up-feedback');
  await button('Correct misheard words').click();
  const modal = dialog('Correct misheard words');
  const words = modal.getByRole('toolbar', { name: 'The words of the follow-up as heard' });
  await words.getByRole('button').first().click();
  await modal.getByRole('textbox').fill('Once');
  await button('Replace', modal).click();
  await screenshot(page, 'follow-up-correct-words');
  await expectAccessible(page);
  await button('Send the correction', modal).click();
  await page.getByText('The answer to the follow-up', { exact: true }).waitFor();
  await person.context.close();
}

test('a follow-up that is skipped changes nothing', async () => {
  const job = await jobWithFollowUps();
  const journey = await toTheFollowUp(job, 'Skye Ipping');
  const { page, applicationId } = journey;
  const { button } = drive(() => page);
  await button('Skip this question').click();
  await page.getByRole('heading', { name: 'That was the last question' }).waitFor();
  await button('Submit').click();
  await page.getByText('2 of 2 spoken answers').waitFor();
  await journey.close();
  const [, entry] = (await readReport(job, applicationId)).questionnaireReport;
  expect(entry?.followUp).toMatchObject({ isTaken: false, audioUrl: null });
});

test('a follow-up that was offered on one device is taken on another', async () => {
  const job = await jobWithFollowUps();
  const journey = await toTheFollowUp(job, 'Hana Handover');
  const { page: first, applicationId, candidate } = journey;

  const phone = await browser.newPerson({ viewport: { width: 390, height: 844 } });
  const { page: second } = phone;
  const { button, dialog } = drive(() => second);
  await signInOnPage(second, job.url, candidate);
  await second.goto(`${job.url}${PATHS.startInterview}?ApplicationId=${applicationId}`);
  await dialog('This interview is open on another device').waitFor();
  await button('Yes, continue here').click();
  await first.getByRole('heading', { name: 'Your interview goes on elsewhere' }).waitFor();
  await second.getByRole('heading', { name: 'One more question' }).waitFor();
  await screenshot(second, 'follow-up-handed-over');
  await takeAndSubmit(second);
  await journey.close();
  await phone.context.close();

  const [, entry] = (await readReport(job, applicationId)).questionnaireReport;
  expect(entry?.answer).toMatch(/closes the window/);
  expect(entry?.followUp).toMatchObject({ isTaken: true });
  expect(entry?.followUp?.answer).toMatch(/function that remembers/);
});
