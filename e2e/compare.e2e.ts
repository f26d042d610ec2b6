import { expect } from 'vitest';
import { getScorecards } from '#contract/company/company-reviews.ts';
import { hiringPath } from '#contract/shared/paths.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { interviewed } from './harness/finished-interviews.ts';
import { holdBack } from './harness/hold-back.ts';
import { CLOSURES, MCQ } from './harness/interviews.ts';
import { callApi } from './harness/people.ts';
import { pressing } from './harness/pressing.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** Finished interviews for one job, side by side and one after another in the review queue. */

let server: Roundone;
let job: Awaited<ReturnType<typeof interviewed>>;
/** The tests share the job. Only the last decides on anyone. */
test.beforeAll(async ({ shared }) => {
  server = shared.server;
  job = await interviewed(server.url, ['Ada Good', 'Bea Wrong', 'Cid Silent']);
});

test('interviews are compared question by question, with names hidden if wanted', async ({ open }) => {
  const { employer, jobId } = job;
  const person = await open(employer);
  const { page } = person;
  const { button } = drive(() => page);
  const press = await pressing(person);
  const grid = page.getByRole('table', { name: 'Comparison' });
  // Exactly the people selected in a list are compared.
  await page.goto(`${server.url}/completed-interviews`);
  // On a phone, each card shows what matters: the score, or how much of the interview is settled.
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ada Good' })
    .getByText('Score', { exact: true })
    .waitFor();
  await screenshot(page, 'completed');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Ada Good', 'Cid Silent']) await page.getByLabel(`Select ${name}`).check();
  await button('Compare').click();
  await grid.getByRole('columnheader', { name: 'Cid Silent' }).waitFor();
  expect(await grid.getByRole('columnheader').count()).toBe(3);
  expect(new URL(page.url()).searchParams.get('jobId')).toBe(jobId);
  await screenshot(page, 'compare-chosen');
  await button('Clear selection').click();
  await grid.getByRole('columnheader', { name: 'Bea Wrong' }).waitFor();
  // Without a job in the address, it begins with the job that has most to do.
  await page.goto(`${server.url}${hiringPath({ view: 'compare' })}`);
  const column = (name: string) => grid.getByRole('columnheader', { name });
  await column('Ada Good').waitFor();
  // People with a score come first, regardless of their names.
  const order = async () =>
    (await grid.getByRole('columnheader').allInnerTexts()).map((text) => text.match(/Ada|Bea|Cid/)?.[0]);
  await expect.poll(async () => (await order()).at(-1)).toBe('Ada');
  // A pinned person stays in the first column.
  await button('More for Ada Good').click();
  await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
  await expect.poll(async () => (await order())[1]).toBe('Ada');
  expect(new URL(page.url()).searchParams.get('pins')).not.toBeNull();
  const row = grid.getByRole('row').filter({ hasText: CLOSURES.question });
  await expect.poll(() => row.getByText('Not Answered').count()).toBe(2);
  await screenshot(page, 'compare');
  await expectAccessible(page);

  // A cell opens next to the grid, with the words and their evidence.
  const answers = page.getByRole('region', { name: 'Answers' });
  await row.getByRole('button', { name: /^Needs Review/ }).click();
  await answers.getByRole('article', { name: 'Ada Good' }).waitFor();
  await expect.poll(() => answers.getByRole('article').count()).toBe(1);
  await answers
    .getByRole('button', { name: /play the evidence/ })
    .first()
    .click();
  await answers.getByRole('button', { name: 'Pause' }).click();

  // The row's heading opens everyone's words, with the keyboard too.
  const question = row.getByRole('button', { name: CLOSURES.question });
  const openAll = () => press('a question', question, () => answers.getByRole('article').nth(2).waitFor());
  await openAll();
  await expect.poll(() => answers.getByRole('article').count()).toBe(3);
  await expectAccessible(page);
  await press('Close the answers', button('Close the answers'), () => answers.waitFor({ state: 'detached' }));
  await openAll();

  // Hidden names stay hidden after a reload.
  await press(
    'Hide names and faces',
    page.getByLabel('Hide names and faces'),
    () => column('Candidate C').waitFor(),
    'Space',
  );
  await page.reload();
  await column('Candidate A').waitFor();
  await answers.getByRole('article', { name: 'Candidate C' }).waitFor();
  for (const name of ['Ada', 'Bea', 'Cid'])
    expect(await page.getByRole('main').innerText()).not.toContain(name);
  await screenshot(page, 'compare-hidden');

  // On a phone, one question at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('heading', { level: 2, name: CLOSURES.question }).waitFor();
  await page.getByRole('article', { name: 'Candidate A' }).waitFor();
  await expectAccessible(page);
  await button('Back').click();
  await page.getByRole('heading', { level: 2, name: MCQ.question }).waitFor();
  await page.getByText('Chosen: const').waitFor();
  person.expectNoProblems();
});

test('the review queue is worked through with the keyboard alone', async ({ open }) => {
  const { employer, jobId, ids } = job;
  const person = await open(employer);
  const { page } = person;
  const { button, dialog, typeInto } = drive(() => page);
  await page.goto(`${server.url}${hiringPath({ jobId, view: 'review', stage: 'review', sort: 'name' })}`);
  const shown = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
  await shown('Ada Good');
  await page.getByText('1 of 3', { exact: true }).waitFor();
  await screenshot(page, 'review-queue');
  await expectAccessible(page);

  await page.keyboard.press('j');
  await shown('Bea Wrong');
  await page.keyboard.press('k');
  await shown('Ada Good');
  // The list is in the address, so a colleague who opens it sees the same list and person.
  const address = new URL(page.url());
  expect(address.searchParams.get('id')).toBe(ids.get('Ada Good'));
  expect(address.searchParams.get('sort')).toBe('name');

  // A number key sets the verdict and goes to the reason. While typing, keys are letters.
  const form = page.getByRole('form', { name: 'Your scorecard' });
  const reason = form.getByLabel('Reason: Would you hire this person?');
  await form.waitFor();
  await page.keyboard.press('4');
  const overall = form.getByRole('radiogroup', { name: 'Would you hire this person?' });
  await expect.poll(() => overall.getByLabel('Strong yes', { exact: true }).isChecked()).toBe(true);
  await typeInto(reason, 'Just as asked: jkda 1?');
  await shown('Ada Good');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Harbour and Pine (you): Strong yes').waitFor();
  const cards = { applicationId: ids.get('Ada Good')! };
  const { own } = await callApi(server.url, getScorecards, cards, employer.token);
  expect(own).toMatchObject({ overall: 4, reason: 'Just as asked: jkda 1?' });

  // Unsent text is still there after looking at another person.
  await page.keyboard.press('j');
  await shown('Bea Wrong');
  await form.waitFor();
  await page.keyboard.press('1');
  await typeInto(reason, 'Not sent yet');
  await button('Next').click();
  await shown('Cid Silent');
  await button('Back').click();
  await shown('Bea Wrong');
  await expect.poll(() => reason.inputValue()).toBe('Not sent yet');

  // A person who types faster than the page loads loses nothing, and each key applies to the person it was meant for.
  await reason.fill('');
  const answers = await holdBack(page, /getFeedback|getScorecards/);
  await page.reload();
  await page.getByRole('link', { name: 'Bea Wrong' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.type('3Adapts quickly, kind');
  await expect.poll(() => new URL(page.url()).searchParams.get('id')).toBe(ids.get('Cid Silent'));
  answers.letGo();
  await expect.poll(() => reason.inputValue()).toBe('Adapts quickly, kind');
  await shown('Cid Silent');
  await expect.poll(() => overall.getByLabel('Yes', { exact: true }).isChecked()).toBe(true);
  await button('Back').click();
  await shown('Bea Wrong');

  // Letters typed while the dialog opens choose the reason there.
  await page.keyboard.type('dskill');
  const declining = dialog('Decline Bea Wrong');
  await expect
    .poll(() => declining.getByLabel('Reason').locator('option:checked').textContent())
    .toBe('Skills don’t match');

  // After a decision, the next person is shown.
  await button('Decline', declining).click();
  await shown('Cid Silent');
  await page.getByText('2 of 2', { exact: true }).waitFor();
  await page.keyboard.press('a');
  await dialog('Advance Cid Silent').waitFor();
  await page.keyboard.press('Escape');
  await dialog('Advance Cid Silent').waitFor({ state: 'hidden' });

  // The help says what the keys do, and turns them off.
  await page.keyboard.press('?');
  await dialog('Shortcuts').getByText('the next person').waitFor();
  await expectAccessible(page);
  await dialog('Shortcuts').getByLabel('Shortcuts are on').click();
  await page.keyboard.press('Escape');
  await dialog('Shortcuts').waitFor({ state: 'hidden' });
  await page.keyboard.press('k');
  await button('Back').click();
  await shown('Ada Good');

  // On a phone, one pane at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  await button('Your scorecard and notes').click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Your scorecard' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button('The list').click();
  await page.getByRole('list', { name: 'Who to review' }).getByText('Cid Silent').click();
  await shown('Cid Silent');
  person.expectNoProblems();
});
