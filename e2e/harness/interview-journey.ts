import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import type { Page } from 'playwright-core';
import { getFeedback, setAccommodation } from '#contract/interview/interview.ts';
import type { Report } from '#contract/interview/report.ts';
import { voices } from '#server/testing/voices/voices.ts';
import type { Person } from './browser.ts';
import { makeCandidate } from './candidates.ts';
import { drive } from './driver.ts';
import { beScheduled, postInterviewJob } from './interviews.ts';
import { LONGEST_WAIT_MS } from './longest-wait.ts';
import { callApi, makeEmployer, signInOnPage, type Account } from './people.ts';
import type { Shared, SharedBrowser } from './worker.ts';

/** The text spoken in a recorded voice. */
export const textOf = (name: string) => voices.find(({ file }) => file === `${name}.wav`)?.text ?? '';

/** A server, a browser and a job with an employer. Candidates of several journeys can share them. */
export interface InterviewJob {
  browser: SharedBrowser;
  url: string;
  employer: Account;
  jobId: string;
}

/** A job of a new employer, with one question of each kind. */
export async function makeInterviewJob(
  { server, browser }: Shared,
  questions: Parameters<typeof postInterviewJob>[3] = {},
): Promise<InterviewJob> {
  const employer = await makeEmployer(server.url);
  const jobId = await postInterviewJob(server.url, employer, 'Web Developer', questions);
  return { browser, url: server.url, employer, jobId };
}

export interface InterviewJourney {
  job: InterviewJob;
  person: Person;
  page: Page;
  candidate: Account;
  applicationId: string;
  close(): Promise<void>;
}

export interface Arrival {
  name: string;
  /** The accommodations that the employer granted this candidate. */
  granted?: { timeFactor: 1 | 1.5 | 2; recordOnly: boolean };
  /** How the candidate registers. By default through the API. */
  join?: (page: Page) => Promise<Account>;
}

/** A scheduled and signed-in candidate at the first step of the interview. */
export async function arrive(job: InterviewJob, arrival: Arrival): Promise<InterviewJourney> {
  const { name, granted, join } = arrival;
  const person = await job.browser.newPerson();
  const { page } = person;
  let candidate: Account;
  if (join) candidate = await join(page);
  else {
    candidate = await makeCandidate(job.url, name);
    await signInOnPage(page, job.url, candidate);
  }
  const applicationId = await beScheduled(job.url, job.jobId, job.employer, candidate);
  if (granted) await callApi(job.url, setAccommodation, { applicationId, ...granted }, job.employer.token);
  await page.goto(`${job.url}/start-interview?ApplicationId=${applicationId}`);
  return { job, person, page, candidate, applicationId, close: () => person.context.close() };
}

/** Goes from the instructions through the device test into the interview. The test need not hear any sound. */
export async function begin(page: Page): Promise<void> {
  const { button } = drive(() => page);
  await page.getByLabel('I have read this and agree to be recorded.').check();
  await button('Next').click();
  await button('Start Test Your Audio and Video').click();
  await page.getByText('Say a sentence').waitFor();
  await button('Submit').click();
  await button('Proceed').click();
  await button('Start Interview').click();
}

/** Chooses an option of the multiple-choice question and continues. Resolves when recording has started. */
export async function choose(page: Page, option: string): Promise<void> {
  const { button } = drive(() => page);
  await page.getByLabel(option, { exact: true }).check();
  await button('Next').click();
  await page.getByText('Recording', { exact: true }).waitFor();
}

/**
 * Ends a spoken answer in the pause after its last word. The hint is shown for seven seconds, and a later click would
 * end the next answer. On a busy machine, silence may already have ended the answer to `question`; then nothing is
 * clicked.
 */
export async function endAnswer(page: Page, question?: string): Promise<void> {
  await page.waitForFunction((asked) => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    if (asked && !texts('h1, h2, h3').includes(asked)) return true;
    const isPause = texts('[role="status"]').includes('Keep speaking, or the answer ends by itself.');
    const done = [...document.querySelectorAll('button')].find(
      ({ textContent, disabled }) => textContent === 'I am done' && !disabled,
    );
    if (!isPause || !done) return false;
    done.click();
    return true;
  }, question);
}

/** The seconds shown on the current question's clock. */
export async function clockOf(page: Page): Promise<number> {
  const [minutes = NaN, seconds = NaN] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Waits until the current question's clock has counted this many seconds. */
export async function whileClockRuns(page: Page, seconds: number): Promise<void> {
  const begun = await clockOf(page);
  await until(`the clock ran ${seconds} s`, async () =>
    (await clockOf(page)) <= begun - seconds ? true : null,
  );
}

/** Waits until the report is ready, and reads it as the employer. */
export async function readReport(
  { url, employer }: Pick<InterviewJob, 'url' | 'employer'>,
  applicationId: string,
): Promise<Report> {
  return until('the report is ready', async () => {
    const report = await callApi(url, getFeedback, { applicationId }, employer.token);
    return report?.analysisStatus === 'ready' ? report : null;
  });
}

/** The length of the report's video in seconds, read from the served file once it is ready. */
export async function videoSeconds({ url, employer }: InterviewJob, applicationId: string): Promise<number> {
  const address = await until('the report has its video', async () => {
    const report = await callApi(url, getFeedback, { applicationId }, employer.token);
    return report?.candidateAnswerVideo ?? null;
  });
  const answer = await fetch(new URL(address, url));
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await answer.arrayBuffer()) });
  return input.computeDuration();
}

const LOOK_EVERY_MS = 200;

/** Waits until `look` returns something other than null. Unlike expect.poll, it works in concurrent tests. */
export async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (performance.now() > deadline) throw new Error(`Within ${LONGEST_WAIT_MS / 1000} s not: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** The browser driver keeps its pages visible, so the page is given the events and properties of a hidden page. */
export async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
