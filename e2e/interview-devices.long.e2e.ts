import { afterAll, expect } from 'vitest';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { launchBrowser, type JourneyBrowser } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import {
  arrive,
  begin,
  choose,
  endAnswer,
  makeInterviewJob,
  readReport,
  textOf,
  until,
  videoSeconds,
  whileClockRuns,
  type InterviewJob,
} from './harness/interview-journey.ts';
import { CLOSURES, INTRODUCTION } from './harness/interviews.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';
import { test } from './harness/worker.ts';

let browser: JourneyBrowser;
let job: InterviewJob;
test.beforeAll(async ({ server }) => {
  browser = await launchBrowser({ cameras: 2 });
  job = await makeInterviewJob({ server, browser });
});
afterAll(() => browser?.close());

test('the camera is chosen in the test and changed midway, the microphone is taken for a moment, and nothing is lost', async () => {
  const journey = await arrive(job, { name: 'Cam Changer' });
  const { page, applicationId } = journey;
  const { button } = drive(() => page);
  await page.getByLabel('I have read this and agree to be recorded.').check();
  await button('Next').click();
  await button('Start Test Your Audio and Video').click();
  const cameras = page.getByLabel('Camera', { exact: true });
  await cameras.waitFor();
  const names = await cameras.locator('option').allInnerTexts();
  expect(names).toHaveLength(2);
  await cameras.selectOption({ label: names[1]! });
  await until('the test goes on with the other camera', async () =>
    (await cameras.locator('option:checked').innerText()) === names[1] ? true : null,
  );
  await screenshot(page, 'interview-device-choice');
  await expectAccessible(page);
  await button('Submit').click();
  await page.getByText(/^Your connection is (fast enough|slow|very slow)/).waitFor();
  await button('Proceed').click();
  await button('Start Interview').click();

  await button('Skip').waitFor();
  await screenshot(page, 'interview-choice');
  await expectAccessible(page);
  await button('Skip').click();
  await page.getByRole('heading', { name: CLOSURES.question }).waitFor();
  await say(page, 'closures-good');
  await button('Help and devices').click();
  const help = page.getByRole('dialog', { name: 'Help and devices' });
  const used = help.getByLabel('Camera', { exact: true });
  await used.waitFor();
  expect(await used.locator('option:checked').innerText()).toBe(names[1]);
  await screenshot(page, 'interview-help');
  await expectAccessible(page);
  await used.selectOption({ label: names[0]! });
  await until('the interview goes on with the other camera', async () =>
    (await used.locator('option:checked').innerText()) === names[0] ? true : null,
  );
  await help.getByText('If the power fails or the browser crashes').waitFor();
  await button('Back to the question', help).click();
  await page.getByText('Recording', { exact: true }).waitFor();
  await endAnswer(page);

  await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
  // A phone call mutes the track.
  await page.getByLabel('Your camera').evaluate((element: HTMLVideoElement) => {
    const stream = element.srcObject instanceof MediaStream ? element.srcObject : null;
    stream?.getAudioTracks()[0]?.dispatchEvent(new Event('mute'));
  });
  const call = page.getByRole('dialog', { name: 'We can’t hear your microphone right now.' });
  await call.waitFor();
  expect(await page.getByText('Recording', { exact: true }).count()).toBe(0);
  await screenshot(page, 'interview-call');
  await expectAccessible(page);
  await page.getByLabel('Your camera').evaluate((element: HTMLVideoElement) => {
    const stream = element.srcObject instanceof MediaStream ? element.srcObject : null;
    stream?.getAudioTracks()[0]?.dispatchEvent(new Event('unmute'));
  });
  await button('Continue', call).click();
  await call.waitFor({ state: 'hidden' });
  await page.getByText('Recording', { exact: true }).waitFor();
  await say(page, 'introduction');
  await endAnswer(page);
  await button('Submit').click();
  await page.getByText('2 of 2 spoken answers').waitFor();
  await journey.close();

  const report = await readReport(job, applicationId);
  const [, first, second] = report.questionnaireReport.map(({ answer }) => answer);
  expect(wordErrorRate(textOf('closures-good'), first ?? '')).toBeLessThanOrEqual(0.1);
  expect(wordErrorRate(textOf('introduction'), second ?? '')).toBeLessThanOrEqual(0.1);
  // Both segments are in the video: about 22 and 14 seconds were spoken.
  expect(await videoSeconds(job, applicationId)).toBeGreaterThan(36);
});

test('Tab stays within the interview, and a slip of the focus is noted and ends nothing', async () => {
  // With the longest silence that an employer can grant, because 16 keys can take a while.
  const journey = await arrive(job, {
    name: 'Tabitha Tab',
    granted: { timeFactor: 2, recordOnly: false },
  });
  const { page, applicationId } = journey;
  const { button, expectText } = drive(() => page);
  await begin(page);
  await page.getByLabel('const', { exact: true }).waitFor();
  const isInside = () =>
    page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
  }
  await choose(page, 'const');
  await say(page, 'closures-good');
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
  }
  const dispatch = (name: string) => page.evaluate((type) => window.dispatchEvent(new Event(type)), name);
  await page.keyboard.press('a');
  await page.evaluate(() => {
    for (const name of ['blur', 'focus']) window.dispatchEvent(new Event(name));
  });
  // The browser's own search stays open for longer. The focus leaves at once, even if the connection to the page is
  // slow.
  await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', bubbles: true }));
    window.dispatchEvent(new Event('blur'));
  });
  await whileClockRuns(page, 4);
  await dispatch('focus');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByText('Recording', { exact: true }).waitFor();
  // Another window is in front for longer.
  await page.keyboard.press('a');
  await dispatch('blur');
  await expectText('Suspicious activity detected. Your interview will be submitted.');
  await button('Submit').click();
  await page.getByText('Interview submitted successfully').waitFor();
  await journey.close();

  const report = await readReport(job, applicationId);
  expect(report.proctoringTimeline.map(({ kind }) => kind)).toEqual([
    'window-blurred',
    'window-blurred',
    'window-blurred',
  ]);
  expect(Math.min(...report.proctoringTimeline.map(({ seconds }) => seconds ?? 99))).toBeLessThan(2);
});
