import { expect } from 'vitest';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { drive } from './harness/driver.ts';
import {
  arrive,
  begin,
  choose,
  makeInterviewJob,
  readReport,
  textOf,
  until,
  videoSeconds,
} from './harness/interview-journey.ts';
import { INTRODUCTION } from './harness/interviews.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';
import { test } from './harness/worker.ts';

test('on a line of 64 kbit/s the picture shrinks until the voice alone is recorded, and nothing is lost', async ({
  shared,
}) => {
  const job = await makeInterviewJob(shared);
  const journey = await arrive(job, { name: 'Sloan Slow' });
  const { page, applicationId } = journey;
  const { button } = drive(() => page);
  await begin(page);
  await page.getByLabel('const', { exact: true }).waitFor();
  const debug = await journey.person.context.newCDPSession(page);
  await debug.send('Network.enable');
  const line = (bytesPerSecond: number) =>
    debug.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await line(8_000);
  await choose(page, 'const');
  const begun = performance.now();
  // Two sounds one after the other, so that silence does not end the answer.
  await say(page, 'closures-good');
  await page.getByText('Your connection is slow, so the recorded picture is smaller now.').waitFor();
  await screenshot(page, 'interview-slow-line');
  await until('the first sound is over', async () =>
    (await page.evaluate(() => window.soundsPlayed ?? 0)) === 1 ? true : null,
  );
  await say(page, 'nursing-good');
  await until('the second sound is over', async () =>
    (await page.evaluate(() => window.soundsPlayed ?? 0)) === 2 ? true : null,
  );
  await say(page, 'introduction');
  await page.getByText('Your connection is very slow, so only your voice is recorded now.').waitFor();
  await until('the third sound is over', async () =>
    (await page.evaluate(() => window.soundsPlayed ?? 0)) === 3 ? true : null,
  );
  await button('I am done').click();
  await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
  const recordedSeconds = (performance.now() - begun) / 1000;
  await button('I am done').click();
  await page.getByRole('heading', { name: 'Preview Video' }).waitFor();
  await line(-1);
  await button('Submit').click();
  await page.getByText('2 of 2 spoken answers').waitFor();
  await journey.close();

  const report = await readReport(job, applicationId);
  const spoken = ['closures-good', 'nursing-good', 'introduction'].map(textOf).join(' ');
  expect(wordErrorRate(spoken, report.questionnaireReport[1]?.answer ?? '')).toBeLessThanOrEqual(0.1);
  expect(await videoSeconds(job, applicationId)).toBeGreaterThan(recordedSeconds - 4);
});
