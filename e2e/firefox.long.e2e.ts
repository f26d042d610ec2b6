import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { makeCandidate } from './harness/candidates.ts';
import { findFirefox } from './harness/find-firefox.ts';
import {
  type Loudspeaker,
  launchFirefox,
  look,
  openSignedIn,
  sayIn,
  startLoudspeaker,
} from './harness/firefox.ts';
import { readReport, textOf } from './harness/interview-journey.ts';
import { CLOSURES, INTRODUCTION, MCQ, beScheduled, postInterviewJob } from './harness/interviews.ts';
import { makeEmployer, type Account } from './harness/people.ts';
import { test, type Open } from './harness/worker.ts';

const firefox = findFirefox();
const why = firefox ? '' : ' (skipped: this machine has no Firefox, and only root on Debian can install one)';

describe.skipIf(!firefox)(`in Firefox${why}`, () => {
  let loudspeaker: Loudspeaker | null = null;
  let browser: Browser;
  let deaf: Browser;
  beforeAll(async () => {
    loudspeaker = await startLoudspeaker();
    browser = await launchFirefox(firefox!, loudspeaker);
  });
  afterAll(async () => {
    await browser?.close();
    await deaf?.close();
    loudspeaker?.stop();
  });

  test('a candidate takes an interview, and its film plays in Chromium too', async ({ server, open }) => {
    const { url } = server;
    const employer = await makeEmployer(url);
    const jobId = await postInterviewJob(url, employer, 'Fox Keeper');
    const candidate = await makeCandidate(url, 'Fia Fox');
    const applicationId = await beScheduled(url, jobId, employer, candidate);
    const speaks = loudspeaker !== null;
    const { page, violations } = await openSignedIn(browser, url, candidate, { speaks });
    const { press, choose, sees } = look(page);
    await page.goto(`${url}/start-interview?ApplicationId=${applicationId}`);
    await choose('checkbox', 'I have read this and agree to be recorded.');
    await press('Next');
    await press('Start Test Your Audio and Video');
    await sees('Say a sentence');
    if (speaks) await sayIn(page, 'dont-know');
    await sees('We can hear your microphone.');
    await press('Submit');
    await sees('It works');
    await press('Proceed');
    await press('Start Interview');

    await sees(MCQ.question);
    await choose('radio', 'const');
    await press('Next');
    await sees(CLOSURES.question);
    await sees('Your turn: please speak.');
    if (speaks) await sayIn(page, 'closures-good');
    await sees('Listening.');
    if (speaks) await sees('Keep speaking, or the answer ends by itself.');
    await press('I am done');
    await sees(INTRODUCTION);
    await sees('Your turn: please speak.');
    await press('I am done');
    await sees('Preview Video');
    await press('Submit');
    await sees('2 of 2 spoken answers');
    expect(violations).toEqual([]);

    const report = await readReport({ url, employer }, applicationId);
    const [mcq, skill] = report.questionnaireReport;
    expect(mcq).toMatchObject({ answer: 'const', answerStatus: 'Correct' });
    if (speaks) expect(wordErrorRate(textOf('closures-good'), skill?.answer ?? '')).toBeLessThanOrEqual(0.2);
    await expectFilm(open, url, employer, applicationId);
  });

  test('without a loudspeaker the device test hears the microphone all the same', async ({ server }) => {
    const { url } = server;
    const employer = await makeEmployer(url);
    const jobId = await postInterviewJob(url, employer, 'Silent Fox');
    const candidate = await makeCandidate(url, 'Sia Silent');
    const applicationId = await beScheduled(url, jobId, employer, candidate);
    deaf = await launchFirefox(firefox!, null);
    const { page } = await openSignedIn(deaf, url, candidate, { speaks: false });
    const { press, choose, sees } = look(page);
    await page.goto(`${url}/start-interview?ApplicationId=${applicationId}`);
    await choose('checkbox', 'I have read this and agree to be recorded.');
    await press('Next');
    await press('Start Test Your Audio and Video');
    // Firefox's own fake microphone produces a tone.
    await sees('We can hear your microphone.');
    await press('Submit');
    await sees('It works');
  });
});

/** The employer's Chromium plays the video from its middle, and the video is a WebM. */
async function expectFilm(open: Open, url: string, employer: Account, applicationId: string): Promise<void> {
  const { page } = await open(employer);
  const film = page.waitForResponse((response) => response.headers()['content-type'] === 'video/webm');
  await page.goto(`${url}/feedback?id=${applicationId}`);
  await film;
  const video = page.getByLabel('Video of the interview');
  const seconds = await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        element.muted = true;
        const seek = () => {
          const middle = element.duration / 2;
          element.addEventListener(
            'timeupdate',
            () => element.currentTime > middle && resolve(element.duration),
          );
          element.currentTime = middle;
          void element.play();
        };
        if (element.readyState > 0) seek();
        else element.addEventListener('loadedmetadata', seek, { once: true });
      }),
  );
  expect(seconds).toBeGreaterThan(5);
}
