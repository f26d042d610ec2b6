import { expect } from 'vitest';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { makeEmployer } from './harness/people.ts';
import { test } from './harness/worker.ts';

test('a list that cannot be loaded says so in a modal, and loads on Try again', async ({ server, open }) => {
  const employer = await makeEmployer(server.url);
  const jobId = await postInterviewJob(server.url, employer, 'Frontend Developer');
  await beScheduled(server.url, jobId, employer, await makeCandidate(server.url, 'Tess Time'));
  const second = await postInterviewJob(server.url, employer, 'Backend Developer');
  await beScheduled(server.url, second, employer, await makeCandidate(server.url, 'Nat Network'));
  const person = await open(employer);
  const { page } = person;
  const { button, dialog } = drive(() => page);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await page.goto(`${server.url}/interview-scheduled?jobId=${jobId}`);
  await row('Tess Time').waitFor();
  // The code for dialogs is loaded when the page is idle.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/modal-[^/]*\.js$/.test(name)),
  );
  await person.context.setOffline(true);
  await page.getByRole('button', { name: /^Backend Developer/ }).click();
  await dialog('Please check').getByText('Somthing went wrong').waitFor();
  await button('OK').click();
  await person.context.setOffline(false);
  await button('Try again').click();
  await row('Nat Network').waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  person.expectNoProblems([/ERR_INTERNET_DISCONNECTED/]);
});
