import { expect } from 'vitest';
import { at, makeWorld } from './harness/candidate-journey.ts';
import { askForPitch } from './harness/candidates.ts';
import { test } from './harness/worker.ts';

test('a recording whose camera is unplugged is kept; one without a picture or a sound is not taken', async ({
  server,
  open,
}) => {
  const { tag, candidate, employer, jobs } = await makeWorld(server.url, 'Ferry Captain');
  const { role, jobId } = jobs[0];
  await askForPitch(server.url, employer, jobId);
  const person = await open(candidate);
  const { page } = person;
  const { visitJobs, openBox, button, expectText } = at(person, server.url);
  await visitJobs(tag);
  const box = await openBox(role);
  /** The event that the browser sends. The fake camera cannot be unplugged. */
  const unplug = () =>
    box.getByLabel('Your camera').evaluate((each: HTMLVideoElement) => {
      (each.srcObject as MediaStream).getVideoTracks()[0]!.dispatchEvent(new Event('ended'));
    });
  await button('Record a video', box).click();
  const heights = await box.getByLabel('Your camera').evaluate(async (each: HTMLVideoElement) => {
    const { srcObject } = each;
    if (each.videoHeight === 0)
      await new Promise((resolve) => {
        each.addEventListener('loadedmetadata', resolve, { once: true });
      });
    const shown = each.clientHeight;
    each.srcObject = null;
    const empty = each.clientHeight;
    each.srcObject = srcObject;
    return { shown, empty };
  });
  // Otherwise the buttons move when the picture appears, and a click misses them.
  expect(heights.empty).toBe(heights.shown);
  await unplug();
  await expectText('The camera or the microphone has stopped. Please check that it’s connected.');
  await button('Record a video', box).click();
  await button('Start recording', box).click();
  await box
    .getByRole('timer')
    .filter({ hasText: /0:(0[1-9]|[1-5]\d)/ })
    .waitFor();
  await unplug();
  await page
    .getByText('The camera or the microphone has stopped, so the recording ended. We kept what was recorded.')
    .waitFor();
  await box.getByLabel('Your recorded pitch').waitFor();
  await button('Record or choose another', box).click();
  await page.evaluate(() => {
    const listen = MediaRecorder.prototype.addEventListener;
    MediaRecorder.prototype.addEventListener = function (
      this: MediaRecorder,
      ...[kind, ...rest]: [string, ...never[]]
    ) {
      if (kind !== 'dataavailable') Reflect.apply(listen, this, [kind, ...rest]);
    } as typeof listen;
  });
  await button('Record a video', box).click();
  await button('Start recording', box).click();
  await button('Stop recording', box).click();
  await expectText('Nothing was recorded. Please try again, or upload a video instead.');
  await button('Record a video', box).waitFor();
  person.expectNoProblems();
});
