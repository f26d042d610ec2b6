import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sendCandidateApplication, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { CONSENT_VERSION } from '#contract/shared/limits.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { pressing } from './harness/pressing.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** A job with one person who has applied, and two whose interviews await review. */
async function makeBoard(url: string) {
  const employer = await makeEmployer(url);
  const jobId = await postInterviewJob(url, employer, 'Frontend Developer');
  const ada = await makeCandidate(url, 'Ada Applied');
  const wish = { jobId, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
  await callApi(url, sendCandidateApplication, wish, ada.token);
  for (const name of ['Rita Review', 'Rob Review']) {
    const candidate = await makeCandidate(url, name);
    const applicationId = await beScheduled(url, jobId, employer, candidate);
    await callApi(url, startInterview, { applicationId, consentVersion: CONSENT_VERSION }, candidate.token);
    await callApi(url, submitInterview, { applicationId, answers: [] }, candidate.token);
  }
  return { employer, address: `${url}/hiring?jobId=${jobId}&view=board` };
}

let board: Awaited<ReturnType<typeof makeBoard>>;
/** The tests share the board: each begins where the one before it ends. */
test.beforeAll(async ({ shared }) => {
  board = await makeBoard(shared.server.url);
});

function at(page: Page) {
  const column = (title: string) => page.getByRole('region', { name: new RegExp(`^${title}(:|$)`) });
  return {
    ...drive(() => page),
    column,
    card: (title: string, name: string) => column(title).getByRole('listitem').filter({ hasText: name }),
  };
}

test('by pointer: a card is dragged to another stage, and the move can be undone', async ({ open }) => {
  const { employer, address } = board;
  const person = await open(employer);
  const { page } = person;
  const { column, card, button } = at(page);
  await page.goto(address);
  await card('Review', 'Rita Review').waitFor();
  await page.getByRole('region', { name: 'Review: 2' }).waitFor();
  await screenshot(page, 'board');
  await expectAccessibleInBothSchemes(page);
  await card('Review', 'Rita Review').dragTo(column('Offer'));
  await card('Offer', 'Rita Review').waitFor();
  await page.getByRole('button', { name: /^1 decision waiting · until/ }).click();
  await button('Undo: Application advanced to Offer.').click();
  await page.keyboard.press('Escape');
  await card('Review', 'Rita Review').waitFor();

  // No one moves to Review without an interview.
  await card('Applied', 'Ada Applied').dragTo(column('Review'));
  await card('Applied', 'Ada Applied').waitFor();
  // Accepting needs a time for the interview.
  await card('Applied', 'Ada Applied').dragTo(column('AI Interview'));
  const dialog = page.getByRole('dialog', { name: 'Accept Ada Applied' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await card('Applied', 'Ada Applied').waitFor();
  person.expectNoProblems();
});

test('by keyboard alone: a card is picked up, put down, left, and moved by its menu', async ({ open }) => {
  const { employer, address } = board;
  const person = await open(employer);
  const { page } = person;
  const { card, button } = at(page);
  const act = await pressing(person);
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  const said = (text: string | RegExp) =>
    page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });
  await page.goto(address);
  await button('Move Rita Review').focus();
  await press('Space');
  await said(/You’ve picked up Rita Review from Review/);
  await press('ArrowRight');
  await said('Second round');
  await press('Escape');
  await said('Rita Review stays in Review.');
  await press('Space', 'ArrowRight', 'ArrowRight', 'Space');
  await card('Offer', 'Rita Review').waitFor();
  await said('Moving Rita Review to Offer.');

  await act('More', button('More for Rob Review'), () =>
    page.getByRole('menu', { name: 'More for Rob Review' }).waitFor(),
  );
  await press('ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Move to Hired');
  await press('Enter');
  // The columns for finished applications are collapsed.
  await page.getByRole('region', { name: 'Hired: 1' }).waitFor();
  await act('Show Hired', button('Show Hired: 1'), () => card('Hired', 'Rob Review').waitFor());
  const list = page.getByRole('dialog', { name: 'Decisions waiting' });
  const waiting = page.getByRole('button', { name: /^2 decisions waiting/ });
  await act('Undo list', waiting, () => list.waitFor());
  await act('Undo', button('Undo: Applicant hired.'), () => card('Review', 'Rob Review').waitFor());
  await press('Escape');
  await list.waitFor({ state: 'hidden' });

  // Declining needs a reason.
  await button('Move Ada Applied').focus();
  await press('Space', 'ArrowRight', 'ArrowRight', 'Space');
  const dialog = page.getByRole('dialog', { name: 'Decline Ada Applied' });
  await dialog.waitFor();
  await press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await card('Applied', 'Ada Applied').waitFor();
  person.expectNoProblems();
});

test('on a phone one stage is shown at a time, and a card is moved by its menu', async ({ open }) => {
  const { employer, address } = board;
  const person = await open(employer, { viewport: { width: 390, height: 844 } });
  const { page } = person;
  const { card, button } = at(page);
  await page.goto(address);
  await card('Applied', 'Ada Applied').waitFor();
  await expect.poll(() => page.getByText('Rob Review').count()).toBe(0);
  await button(/^Review 1/).click();
  await card('Review', 'Rob Review').waitFor();
  await screenshot(page, 'board-phone');
  await expectAccessibleInBothSchemes(page);
  await button('More for Rob Review').click();
  await page.getByRole('menuitem', { name: 'Move to Offer' }).click();
  await card('Review', 'Rob Review').waitFor({ state: 'detached' });
  // It begins with the first stage that has anyone in it.
  await page.goto(`${address}&text=Rob`);
  await card('Offer', 'Rob Review').waitFor();
  person.expectNoProblems();
});
