import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { getFeedback, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { reportPath } from '#contract/shared/paths.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { CLOSURES, beScheduled, postInterviewJob } from './harness/interviews.ts';
import { LONGEST_WAIT_MS } from './harness/longest-wait.ts';
import { callApi, makeEmployer, uploadTo } from './harness/people.ts';
import { unfold } from './harness/report.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** An answer in another language always needs a person, no matter what the analysis makes of the others. */
const VOICE = 'spanish.wav';

test('the answers to one question are marked with keys and with the thumb, and a mark is undone', async ({
  server,
  open,
}) => {
  const { url } = server;
  const employer = await makeEmployer(url, 'Harbour and Pine');
  const jobId = await postInterviewJob(url, employer, `Web Developer ${randomBytes(4).toString('hex')}`);
  const names = ['Ada Abbot', 'Bea Beck', 'Cid Clay'];
  const ids = await Promise.all(
    names.map(async (name) => {
      const candidate = await makeCandidate(url, name);
      const applicationId = await beScheduled(url, jobId, employer, candidate);
      const begin = { applicationId, consentVersion: CONSENT_VERSION };
      await callApi(url, startInterview, begin, candidate.token);
      const audioName = `${applicationId}answer1`;
      const file = { filename: `${audioName}.wav`, content: Uint8Array.from(readVoice(VOICE)) };
      await uploadTo(url, candidateAnswerAudio, file, candidate.token, { audioName });
      await callApi(url, submitInterview, { applicationId, answers: [] }, candidate.token);
      return applicationId;
    }),
  );
  for (const applicationId of ids) {
    const status = async () =>
      (await callApi(url, getFeedback, { applicationId }, employer.token))?.analysisStatus;
    await expect.poll(status, { timeout: LONGEST_WAIT_MS, interval: 500 }).toBe('ready');
  }

  const person = await open(employer);
  const { page } = person;
  const { button } = drive(() => page);
  const sentence = page.getByRole('status').filter({ hasText: 'marked.' });
  await page.goto(`${url}/question-review?jobId=${jobId}`);
  await page.getByText('0 of 3 marked. 3 need you.').waitFor();
  await screenshot(page, 'question-review-list');
  await expectAccessible(page);
  await page.getByRole('link', { name: CLOSURES.question }).waitFor();
  // The report with an open answer links to the question too.
  await page.goto(`${url}${reportPath(ids[0]!)}`);
  await (await unfold(page, CLOSURES.question)).getByRole('link', { name: 'Review this question' }).click();
  await expect.poll(() => sentence.innerText()).toBe('0 of 3 marked. 3 need you.');
  // What was recognised in another language is collapsed.
  await page.getByRole('article').nth(2).getByText('Show what was recognised').waitFor();
  for (const name of names) await expect.poll(() => page.getByText(name).count()).toBe(0);
  await screenshot(page, 'question-review');
  await expectAccessible(page);

  // The first answer is the one to mark. The next one follows automatically, and Space plays it.
  const current = page.locator('article[aria-current]');
  const first = await current.getAttribute('aria-label');
  await page.keyboard.press('Space');
  await button('Pause').waitFor();
  await page.keyboard.press('2');
  await expect.poll(() => sentence.innerText()).toBe('1 of 3 marked. 2 still need you.');
  await expect.poll(() => current.getAttribute('aria-label')).not.toBe(first);
  await expect.poll(() => current.evaluate((element) => element === document.activeElement)).toBe(true);
  await button('Play').waitFor();
  await page.getByText('Marked (1)').click();
  await page.getByText('Marked by you: mostly').waitFor();

  await page.keyboard.press('u');
  await expect.poll(() => sentence.innerText()).toBe('0 of 3 marked. 3 need you.');
  await expect.poll(() => current.getAttribute('aria-label')).toBe(first);
  await page.keyboard.press('j');
  await expect.poll(() => current.getAttribute('aria-label')).not.toBe(first);

  // On a phone, the buttons do the same.
  await page.setViewportSize({ width: 390, height: 844 });
  await button('Full').click();
  await expect.poll(() => sentence.innerText()).toBe('1 of 3 marked. 2 still need you.');
  await button('None').click();
  await expect.poll(() => sentence.innerText()).toBe('2 of 3 marked. 1 still needs you.');
  await button('Partly').click();
  await expect.poll(() => sentence.innerText()).toBe('3 of 3 marked.');
  await page.getByText('Every answer to this question is settled.').waitFor();
  await expectAccessible(page);

  // A report shows the mark as the verdict of the person who set it.
  const verdicts = await Promise.all(
    ids.map(async (applicationId) => {
      const report = await callApi(url, getFeedback, { applicationId }, employer.token);
      return report?.questionnaireReport.find(({ kind }) => kind === 'skill')?.answerStatus;
    }),
  );
  expect(new Set(verdicts)).toEqual(new Set(['Correct', 'Incorrect', 'Partially Correct']));
  person.expectNoProblems();
});
