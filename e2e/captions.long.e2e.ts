import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { uploadJobVideo } from '#contract/job/job-steps.ts';
import { publishJob } from '#contract/job/jobs.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { voices } from '#server/testing/voices/voices.ts';
import { expectAccessible, expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { at, makeWorld } from './harness/candidate-journey.ts';
import { LONGEST_WAIT_MS } from './harness/longest-wait.ts';
import { callApi, uploadTo } from './harness/people.ts';
import { pressing } from './harness/pressing.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const FILM = new URL('../server/testing/recordings/spoken-aac.mp4', import.meta.url);
const SPOKEN = voices.find(({ file }) => file === 'closures-wrong.wav')!.text;
const RECOGNISED = 'These captions were made by speech recognition and may contain errors.';

/** Turns the captions on, as the player's button does, and reads them. */
const shownCaptions = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    if (!track) return [];
    track.mode = 'showing';
    return Array.from(track.cues ?? [], (cue) => (cue as VTTCue).text);
  });

describe('the captions of a personal message', () => {
  test('are made, corrected by the employer, and shown to the candidate', async ({ server, open }) => {
    const { tag, candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer');
    const { role, jobId } = jobs[0];
    const file = { filename: 'message.mp4', content: Uint8Array.from(readFileSync(FILM)) };
    await uploadTo(server.url, uploadJobVideo, file, employer.token, { refJobId: jobId });
    await callApi(server.url, publishJob, { jobId, isUpdate: 'YES' }, employer.token);
    const label = `Personal message for ${role}`;

    const erin = await open(employer);
    const press = await pressing(erin);
    await erin.page.goto(`${server.url}/job-description?jobId=${jobId}`);
    await erin.page.getByText(RECOGNISED).waitFor({ timeout: LONGEST_WAIT_MS });
    await expect
      .poll(async () => wordErrorRate(SPOKEN, (await shownCaptions(erin.page, label)).join(' ')))
      .toBeLessThanOrEqual(0.2);
    await erin.page.getByText('Read what is said').click();
    await screenshot(erin.page, 'captions-employer');
    await expectAccessibleInBothSchemes(erin.page);

    const { button, dialog, expectText } = at(erin, server.url);
    const box = dialog('Correct the captions');
    await press('Correct the captions', button('Correct the captions'), () => box.waitFor());
    await box.getByLabel('Text, caption 1').fill('A closure, I said, is the <button>');
    await box.getByLabel('To, caption 1').fill('soon');
    await button('Save captions', box).click();
    await box.getByText('Write a time like 0:12.5').waitFor();
    await expect
      .poll(() => box.getByLabel('To, caption 1').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await screenshot(erin.page, 'captions-editor');
    await expectAccessibleInBothSchemes(erin.page);
    await box.getByLabel('To, caption 1').fill('0:03.5');
    const rows = box.getByLabel(/^Text, caption/);
    const count = await rows.count();
    await press('Delete caption', button('Delete caption 2', box), () =>
      rows.nth(count - 1).waitFor({ state: 'detached' }),
    );
    await press('Add a caption', button('Add a caption', box), () => rows.nth(count - 1).waitFor());
    const last = rows.last();
    await expect.poll(() => last.evaluate((field) => field === document.activeElement)).toBe(true);
    await last.fill('This is the end.');
    await press('Save captions', button('Save captions', box), () =>
      expectText('A person corrected these captions.'),
    );
    await expect.poll(() => box.count()).toBe(0);
    erin.expectNoProblems();

    const cam = await open(candidate);
    const { visitJobs, card } = at(cam, server.url);
    await visitJobs(tag);
    await card(role).getByText(role).click();
    const panel = cam.page.getByRole('article', { name: new RegExp(`^${role}`) });
    await panel.getByRole('tab', { name: 'Personal Message' }).click();
    await panel.getByText('A person corrected these captions.').waitFor();
    await expect
      .poll(async () =>
        (await shownCaptions(cam.page, label)).map((text) => text.replaceAll('\n', ' ')).at(0),
      )
      .toBe('A closure, I said, is the &lt;button&gt;');
    await expect.poll(async () => (await shownCaptions(cam.page, label)).at(-1)).toBe('This is the end.');
    await panel.getByText('Read what is said').click();
    await panel.getByText('A closure, I said, is the <button>').waitFor();
    expect(await panel.getByRole('button', { name: 'Correct the captions' }).count()).toBe(0);
    await expectAccessible(cam.page);
    await screenshot(cam.page, 'captions-candidate');
    cam.expectNoProblems();
  });
});
