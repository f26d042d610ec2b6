import { expect } from 'vitest';
import { getJobById } from '#contract/job/jobs.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { postJob } from './harness/jobs.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { test } from './harness/worker.ts';

test('a visitor gets the file of a personal message that the browser cannot play', async ({
  server,
  open,
}) => {
  const employer = await makeEmployer(server.url);
  const jobId = await postJob(server.url, employer, 'Beekeeper');
  const { shareUrl } = await callApi(server.url, getJobById, { jobId }, employer.token);
  const { page, context } = await open();
  const film = { contentType: 'video/mp4', body: 'no pictures' };
  await context.route('**/files/**', (route) => route.fulfill(film));
  await page.goto(shareUrl ?? 'missing:');
  await page
    .getByLabel('Personal message for Beekeeper')
    .evaluate((element: HTMLVideoElement) => void element.play().catch(() => {}));
  const told = page.getByRole('alert').filter({ hasText: 'This browser can’t play this video.' });
  await told.getByRole('link', { name: 'Download the video' }).waitFor();
  await expectAccessible(page);
});

test('a candidate opens a link that names a state by its id alone, and sees the state', async ({
  server,
  open,
}) => {
  const { page } = await open(await makeCandidate(server.url));
  await page.goto(`${server.url}${PATHS.publicJobs}?stateId=US-AL`);
  await page.waitForURL('**/open-jobs?stateId=US-AL*');
  await expect
    .poll(() => page.getByLabel('State', { exact: true }).inputValue())
    .toBe('Alabama, United States');
});
