import { expect } from 'vitest';
import { CAPTION_NOTES } from '#contract/interview/caption-limits.ts';
import { startInterview, submitInterview } from '#contract/interview/interview.ts';
import { NO_RECORDING_CONSENT, ROUND_RECORDING_NOTES } from '#contract/interview/round-recording-limits.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import {
  ROUND_RECORDING_UPLOADS,
  ownRoundPath,
  roundInterviewPath,
  roundReportPath,
} from '#contract/shared/paths.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { wordErrorRate } from '#server/testing/voices/word-errors.ts';
import { voices } from '#server/testing/voices/voices.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { LONGEST_WAIT_MS } from './harness/longest-wait.ts';
import { callApi, makeEmployer, signedIn } from './harness/people.ts';
import { holdRound, makeMember } from './harness/rounds.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const sample = (name: string) => new URL(`../server/testing/recordings/${name}`, import.meta.url).pathname;
const SPOKEN = voices.find(({ file }) => file === 'closures-wrong.wav')!.text;

test('who holds a round uploads its recording, plays what was said at a line, and it goes with the consent', async ({
  server: { url },
  newPerson,
}) => {
  const owner = await makeEmployer(url, 'Harbour and Pine');
  const jobId = await postInterviewJob(url, owner, 'Recorded Developer');
  const candidate = await makeCandidate(url, 'Cleo Recorded');
  const applicationId = await beScheduled(url, jobId, owner, candidate);
  await callApi(url, startInterview, { applicationId, consentVersion: CONSENT_VERSION }, candidate.token);
  await callApi(url, submitInterview, { applicationId, answers: [] }, candidate.token);
  const access = { memberRole: 'reviewer' as const, jobIds: [jobId] };
  const holder = await makeMember(url, owner, { name: 'Hal Holds', ...access });
  const roundId = await holdRound(url, owner, { jobId, applicationId, memberIds: [holder.id] });

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const cleo = await newPerson({ ...signedIn(url, candidate), ...phone });
  const consent = cleo.page.getByRole('switch', { name: 'I agree that this interview may be recorded' });
  const deletion = cleo.page.getByRole('dialog', { name: 'Delete the recording?' });
  await cleo.page.goto(url + ownRoundPath(roundId));
  await consent.waitFor();
  expect(await consent.isChecked()).toBe(false);

  const hal = await newPerson(signedIn(url, holder));
  const { page } = hal;
  const { button, dialog } = drive(() => page);
  await page.goto(url + roundReportPath(applicationId));
  await page.getByRole('heading', { name: 'All rounds: Cleo Recorded' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Recording of the second round' }).count()).toBe(0);
  await consent.press('Space');
  await cleo.page.getByText('You agree to a recording.').waitFor({ state: 'attached' });
  await screenshot(cleo.page, 'recording-consent');
  await expectAccessibleInBothSchemes(cleo.page);
  await page.reload();
  await page.getByRole('heading', { name: 'Recording of the second round' }).waitFor();
  const file = page.getByLabel('Recording', { exact: true });
  await screenshot(page, 'recording-none');
  await expectAccessibleInBothSchemes(page);

  // The page checks the name here; the server checks the content.
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
  await page.getByText(refusals.roundRecordingFormat()).waitFor();
  await file.setInputFiles({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('Notes') });
  await page.getByText(refusals.roundRecordingFormat()).waitFor();
  await screenshot(page, 'recording-wrong');

  // The first piece is lost on the way, and sent again automatically.
  const arrived = Promise.withResolvers<void>();
  const shown = Promise.withResolvers<void>();
  let lost = 0;
  await page.route(`**${ROUND_RECORDING_UPLOADS}/*`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    arrived.resolve();
    await shown.promise;
    lost += 1;
    return lost === 1 ? route.abort('connectionreset') : route.continue();
  });
  await file.setInputFiles(sample('spoken.webm'));
  await arrived.promise;
  await page.getByRole('progressbar', { name: 'Recording: upload' }).waitFor({ state: 'attached' });
  await screenshot(page, 'recording-upload');
  shown.resolve();
  await page.getByText(CAPTION_NOTES.recognised()).waitFor({ timeout: LONGEST_WAIT_MS });
  // The captions may be complete before the page looks for the transcript again.
  await page.getByText(ROUND_RECORDING_NOTES.hearing()).waitFor({ state: 'hidden' });
  expect(lost).toBe(2);

  const lines = page.getByRole('list', { name: 'Transcript' }).getByRole('listitem');
  const said = async () => (await lines.allTextContents()).map((text) => text.replace(/^\d+:\d+\s*/, ''));
  expect(wordErrorRate(SPOKEN, (await said()).join(' '))).toBeLessThanOrEqual(0.2);
  await screenshot(page, 'recording-ready');
  await expectAccessibleInBothSchemes(page);
  const film = page.getByLabel('Recording of the second round', { exact: true });
  await lines.last().getByRole('button').click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1);
  await expect.poll(() => lines.last().getAttribute('data-now')).toBe('true');

  // On the scorecard, a line becomes a quote with its time.
  await page.goto(url + roundInterviewPath(roundId));
  const quotes = lines.getByRole('button', { name: /^Quote/ });
  await quotes.last().click();
  const criteria = dialog('Add this quote to');
  await screenshot(page, 'recording-quote');
  await expectAccessibleInBothSchemes(page);
  await button('JavaScript', criteria).click();
  await criteria.waitFor({ state: 'hidden' });
  const last = (await said()).at(-1)!;
  await expect
    .poll(() => page.getByLabel('JavaScript, quote 1').inputValue())
    .toBe(last.replace(/Quote.*$/, ''));
  await page.getByText(/^At 0:0\d in the recording$/).waitFor();
  await screenshot(page, 'recording-quoted');

  // The report on all rounds plays it from there.
  const level = (title: string) => page.getByRole('radiogroup', { name: `Level: ${title}` });
  await level('JavaScript').getByRole('radio', { name: '3' }).check();
  await level('SQL').getByRole('radio', { name: 'It didn’t come up' }).check();
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  await page.getByLabel('Reason: Would you hire').fill('Explains well.');
  await button('Send your scorecard').click();
  await page.getByRole('link', { name: 'See all rounds' }).click();
  await page.getByRole('button', { name: /^Play from 0:0\d$/ }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1);
  await screenshot(page, 'report-plays');
  await expectAccessibleInBothSchemes(page);

  await button('Remove the recording').click();
  const asked = dialog('Remove the recording?');
  await screenshot(page, 'recording-remove');
  await expectAccessibleInBothSchemes(page);
  await button('Remove', asked).click();
  await file.setInputFiles(sample('spoken.m4a'));
  await page.getByText(ROUND_RECORDING_NOTES.ready()).waitFor({ timeout: LONGEST_WAIT_MS });
  await screenshot(page, 'recording-sound');

  await cleo.page.reload();
  await consent.press('Space');
  await deletion.waitFor();
  await screenshot(cleo.page, 'recording-consent-withdrawn');
  await expectAccessibleInBothSchemes(cleo.page);
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await deletion.waitFor({ state: 'hidden' });
  expect(await consent.isChecked()).toBe(false);
  await page.goto(url + roundInterviewPath(roundId));
  await page.getByText(NO_RECORDING_CONSENT()).waitFor();
  // A file of the wrong kind, and the piece that was lost.
  hal.expectNoProblems([/415/, /ERR_CONNECTION_RESET/]);
  cleo.expectNoProblems();
});
