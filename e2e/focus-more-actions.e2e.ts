import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { withdrawConsent } from '#contract/consents.ts';
import { getFeedback, startInterview, submitInterview } from '#contract/interview.ts';
import { uploadJobVideo } from '#contract/job-steps.ts';
import { publishJob } from '#contract/jobs.ts';
import { CONSENT_VERSION } from '#contract/limits.ts';
import { makeWorld } from './harness/candidate-journey.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { LONGEST_WAIT_MS } from './harness/longest-wait.ts';
import { callApi, makeEmployer, uploadTo } from './harness/people.ts';
import { pressing } from './harness/pressing.ts';
import { test } from './harness/worker.ts';

/** As `focus-actions.e2e.ts`, on the pages for privacy, adjustments, trouble, the board, the comparison and captions. */

const FILM = new URL('../server/testing/recordings/spoken-aac.mp4', import.meta.url);

/** An employer, and people whose interviews for one job are submitted without a word. */
async function submitted(url: string, ...names: string[]) {
  const employer = await makeEmployer(url);
  const jobId = await postInterviewJob(url, employer, 'Web Developer');
  const people = [];
  for (const name of names) {
    const candidate = await makeCandidate(url, name);
    const applicationId = await beScheduled(url, jobId, employer, candidate);
    await callApi(url, startInterview, { applicationId, consentVersion: CONSENT_VERSION }, candidate.token);
    await callApi(url, submitInterview, { applicationId, answers: [] }, candidate.token);
    people.push({ candidate, applicationId });
  }
  return { employer, jobId, people };
}

test('privacy: a consent is withdrawn, and the company answers', async ({ server, open }) => {
  const { employer, people } = await submitted(server.url, 'Kim Keys', 'Lee Later');
  const [kim, lee] = people;
  if (!kim || !lee) throw new Error('There are no candidates.');
  await callApi(server.url, withdrawConsent, { applicationId: lee.applicationId }, lee.candidate.token);
  const own = await open(kim.candidate);
  const candidate = drive(() => own.page);
  const pressOwn = await pressing(own.page);
  await own.page.goto(`${server.url}/my-privacy`);
  const asked = candidate.dialog('Withdraw your consent?');
  await pressOwn('Withdraw my consent', candidate.button(/^Withdraw my consent/), () => asked.waitFor());
  await pressOwn('Withdraw', candidate.button('Withdraw', asked), () =>
    candidate.button(/^Withdraw my consent/).waitFor({ state: 'detached' }),
  );

  const { page } = await open(employer);
  const { button, dialog, expectText } = drive(() => page);
  const press = await pressing(page);
  await page.goto(`${server.url}/company/deletion-requests`);
  const keep = dialog('Keep the interview');
  const decline = button('Decline with a reason: Kim Keys');
  await press('Decline with a reason', decline, () => keep.waitFor());
  await press('Decline, empty', button('Decline', keep), () =>
    keep.locator('textarea[aria-invalid="true"]').waitFor(),
  );
  await expect
    .poll(() => keep.getByLabel('Your reason').evaluate((each) => each === document.activeElement))
    .toBe(true);
  await keep.getByLabel('Your reason').fill('A claim about this interview is before a court.');
  await press('Decline, sent', button('Decline', keep), () => decline.waitFor({ state: 'detached' }));
  const remove = button('Delete now: the interview of Lee Later');
  const sure = dialog('Delete the interview of Lee Later?');
  await press('Delete now', remove, () => sure.waitFor());
  await press('Delete now, sure', button('Delete now', sure), () => remove.waitFor({ state: 'detached' }));

  await page.goto(`${server.url}/company/retention`);
  await page.getByRole('spinbutton').or(page.locator('main input')).first().fill('7');
  await press('Save', button('Save'), () => page.locator('[data-kind="success"]').waitFor());
  await page.goto(`${server.url}/company/history`);
  const download = page.waitForEvent('download');
  await press('Download CSV', button('Download CSV'), () => download);
  await expectText('History');
});

test('an adjustment is asked for and granted, and trouble is told and answered', async ({ server, open }) => {
  const employer = await makeEmployer(server.url);
  const kim = await makeCandidate(server.url, 'Kim Keys');
  const jobId = await postInterviewJob(server.url, employer, 'Web Developer');
  const applicationId = await beScheduled(server.url, jobId, employer, kim);
  const own = await open(kim);
  const candidate = drive(() => own.page);
  const pressOwn = await pressing(own.page);
  await own.page.goto(`${server.url}/applied-jobs`);
  const details = candidate.dialog('Application Details');
  await pressOwn('View Details', candidate.button(/^View Details/), () => details.waitFor());
  const asking = candidate.dialog('Ask for an adjustment');
  await pressOwn('Ask for an adjustment', candidate.button('Ask for an adjustment', details), () =>
    asking.getByRole('checkbox').first().waitFor(),
  );
  await pressOwn('Ask, empty', candidate.button('Ask', asking), () =>
    asking
      .getByText(/^Please/)
      .first()
      .waitFor(),
  );
  await asking.getByRole('checkbox').first().press('Space');
  await pressOwn('Ask', candidate.button('Ask', asking), () => asking.waitFor({ state: 'detached' }));
  const telling = candidate.dialog('Something went wrong');
  await pressOwn('Something went wrong', candidate.button('Something went wrong', details), () =>
    telling.waitFor(),
  );
  await pressOwn('Tell the company', candidate.button('Tell the company', telling), () =>
    telling.waitFor({ state: 'detached' }),
  );

  const { page } = await open(employer);
  const { button, dialog } = drive(() => page);
  const press = await pressing(page);
  await page.goto(`${server.url}/application-received`);
  const request = button('Decide on the request of Kim Keys');
  await press('Decide on the request', request, () => button('Grant').waitFor());
  await press('Grant', button('Grant'), () => request.waitFor({ state: 'detached' }));
  await page.goto(`${server.url}/interview-trouble?applicationId=${applicationId}`);
  const answering = dialog('Answer without giving the interview again');
  const answer = button('Answer without giving it again');
  await press('Answer', answer, () => answering.waitFor());
  await press('Send the answer, empty', button('Send the answer', answering), () =>
    answering.locator('textarea[aria-invalid="true"]').waitFor(),
  );
  await answering.getByRole('textbox').fill('Your interview is still open.');
  await press('Send the answer', button('Send the answer', answering), () =>
    answer.waitFor({ state: 'detached' }),
  );
});

test('the board and the comparison', async ({ server, open }) => {
  const { employer, jobId, people } = await submitted(server.url, 'Rita Review', 'Rob Review');
  const { page } = await open(employer);
  const { button } = drive(() => page);
  const press = await pressing(page);
  const card = (column: string) =>
    page
      .getByRole('region', { name: new RegExp(`^${column}(:|$)`) })
      .getByRole('listitem')
      .filter({ hasText: 'Rob Review' });
  await page.goto(`${server.url}/application-received?jobId=${jobId}&view=board`);
  const move = page.getByRole('menuitem', { name: 'Move to Hired' });
  await press('More', button('More for Rob Review'), () => move.waitFor());
  await press('Move to Hired', move, () => card('Hired').waitFor());
  await press('Undo', button('Undo'), () => card('Review').waitFor());

  for (const { applicationId } of people)
    await expect
      .poll(
        async () =>
          (await callApi(server.url, getFeedback, { applicationId }, employer.token))?.analysisStatus,
        { timeout: LONGEST_WAIT_MS, interval: 500 },
      )
      .toBe('ready');
  await page.goto(`${server.url}/compare?jobId=${jobId}`);
  const grid = page.getByRole('table', { name: 'Comparison' });
  const answers = page.getByRole('region', { name: 'Answers' });
  const question = grid.getByRole('rowheader').getByRole('button').last();
  await press('a question', question, () => answers.getByRole('article').nth(1).waitFor());
  await press('Close the answers', button('Close the answers'), () => answers.waitFor({ state: 'detached' }));
  await press(
    'Hide names and faces',
    page.getByLabel('Hide names and faces'),
    () => grid.getByRole('columnheader', { name: 'Candidate A' }).waitFor(),
    'Space',
  );
});

test('captions are corrected', async ({ server, open }) => {
  const { employer, jobs } = await makeWorld(server.url, 'Web Developer');
  const { jobId } = jobs[0];
  const file = { filename: 'message.mp4', content: Uint8Array.from(readFileSync(FILM)) };
  await uploadTo(server.url, uploadJobVideo, file, employer.token, { refJobId: jobId });
  await callApi(server.url, publishJob, { jobId, isUpdate: 'YES' }, employer.token);
  const { page } = await open(employer);
  const { button, dialog, expectText } = drive(() => page);
  const press = await pressing(page);
  await page.goto(`${server.url}/job-description?jobId=${jobId}`);
  const box = dialog('Correct the captions');
  await button('Correct the captions').waitFor({ timeout: LONGEST_WAIT_MS });
  await press('Correct the captions', button('Correct the captions'), () => box.waitFor());
  const rows = box.getByLabel(/^Text, caption/);
  await rows.first().waitFor();
  const count = await rows.count();
  await press('Add a caption', button('Add a caption', box), () => rows.nth(count).waitFor());
  await press('Delete caption', button(`Delete caption ${count + 1}`, box), () =>
    rows.nth(count).waitFor({ state: 'detached' }),
  );
  await rows.first().fill('A closure, I said.');
  await press('Save captions', button('Save captions', box), () =>
    expectText('The captions were corrected by a person.'),
  );
});
