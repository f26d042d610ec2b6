import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type JourneyBrowser } from './harness/browser.ts';
import { makeCandidate } from './harness/candidates.ts';
import { postInterviewJob } from './harness/interviews.ts';
import { makeEmployer, type Account } from './harness/people.ts';
import { watchFocus } from './harness/pressing.ts';
import { readerOf } from './harness/reader.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { applyAndInterview } from './harness/told-journey.ts';

/**
 * An application and an interview without sight: it knows only what the browser tells a screen reader and uses only
 * keys, and the focus is never lost. What was heard is stored next to this file, and a change to it is read before it
 * is accepted.
 */

let server: Roundone;
let browser: JourneyBrowser;
let employer: Account;
let candidate: Account;
let jobId: string;

beforeAll(async () => {
  server = await launchRoundone();
  browser = await launchBrowser();
  employer = await makeEmployer(server.url);
  candidate = await makeCandidate(server.url, 'Kim Keys');
  jobId = await postInterviewJob(server.url, employer, 'Web Developer');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('an application and an interview are told by names alone', async () => {
  const { page, expectNoProblems } = await browser.newPerson();
  await watchFocus(page);
  const reader = await readerOf(page);
  await applyAndInterview({ url: server.url, page, reader, candidate, employer, jobId });
  expectNoProblems();
  await expect(reader.text()).toMatchFileSnapshot('./fixtures/read-aloud.txt');
});
