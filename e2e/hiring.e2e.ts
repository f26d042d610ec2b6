import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sendCandidateApplication } from '#contract/interview/interview.ts';
import { expectAccessible, expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { deciding } from './harness/deciding.ts';
import { drive } from './harness/driver.ts';
import { interviewed } from './harness/finished-interviews.ts';
import { callApi } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** Hiring: one list, one selection and one set of filters, as table, board, review and comparison. */

const INTERVIEWED = ['Ada Good', 'Bea Wrong', 'Cid Silent'];
const APPLIED = ['Dora Applied', 'Emil Applied', 'Wilhelmina Oppenheimer-Featherstonehaugh'];

/** A job with three finished interviews and three applications. */
async function makeJob(url: string) {
  const made = await interviewed(url, INTERVIEWED);
  const wish = { jobId: made.jobId, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
  for (const name of APPLIED)
    await callApi(url, sendCandidateApplication, wish, (await makeCandidate(url, name)).token);
  return made;
}

let server: Roundone;
let job: Awaited<ReturnType<typeof makeJob>>;
/** The tests share the job. Only the last decides on anyone. */
test.beforeAll(async ({ shared }) => {
  server = shared.server;
  job = await makeJob(server.url);
});

function at(page: Page) {
  return {
    ...drive(() => page),
    box: (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true }),
    bar: page.getByRole('region', { name: 'Selected' }),
    row: (name: string) => page.getByRole('row').filter({ hasText: name }),
    view: (name: string) =>
      page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true }),
    parameter: (name: string) => new URL(page.url()).searchParams.get(name),
    compared: () =>
      page
        .getByRole('table', { name: 'Comparison' })
        .getByRole('columnheader')
        .filter({ hasText: /\w+ \w+/ }),
  };
}

test('who is chosen in the table is chosen on the board, in the review and in the comparison, which can be shared', async ({
  open,
}) => {
  const { employer, jobId, ids } = job;
  const person = await open(employer);
  const { page } = person;
  const { box, bar, row, view, parameter, compared, button } = at(page);
  // It opens at the job with most to do.
  await page.goto(`${server.url}/employer-dashboard`);
  await page.getByRole('link', { name: 'Hiring', exact: true }).click();
  await page.waitForURL(`**/hiring?jobId=${jobId}`);
  await row('Ada Good').waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: 'Job' }).inputValue()).toMatch(/^Web Developer/);
  await row('Dora Applied').getByRole('button', { name: 'Accept Dora Applied' }).waitFor();
  for (const name of ['Cid Silent', 'Ada Good']) await box(name).check();
  await bar.getByText('2 selected').waitFor();
  await screenshot(page, 'hiring-table');
  await expectAccessibleInBothSchemes(page);
  // The menu fits at every width where it is not hidden behind a button.
  for (const width of [801, 981, 1001]) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { documentElement: root } = document;
      return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
    });
    expect(scrollWidth).toBe(clientWidth);
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await view('Board').click();
  await page.getByRole('region', { name: 'Review: 3' }).waitFor();
  await expect.poll(() => box('Ada Good').isChecked()).toBe(true);
  expect(await box('Bea Wrong').isChecked()).toBe(false);
  await screenshot(page, 'hiring-board');
  await expectAccessibleInBothSchemes(page);

  // The review begins with people whose interviews await one.
  await view('Review').click();
  const list = page.getByRole('list', { name: 'Who to review' });
  await list.getByRole('link', { name: 'Ada Good' }).waitFor();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(3);
  expect(await box('Cid Silent').isChecked()).toBe(true);
  await page.getByRole('heading', { level: 2, name: 'Your scorecard' }).waitFor();
  await screenshot(page, 'hiring-review');
  await expectAccessibleInBothSchemes(page);
  const ada = list.getByRole('listitem').filter({ hasText: 'Ada Good' });
  await ada.getByRole('link', { name: 'Ada Good' }).click();
  await page.getByRole('link', { name: 'Go to the first open answer' }).click();
  await button('Correct').click();
  await ada.getByText('1 of 2 settled').waitFor({ state: 'detached' });
  await button('Undo').click();
  await ada.getByText('1 of 2 settled').waitFor();

  // Best first. The address names the people, so it works for a colleague too.
  await view('Compare').click();
  await expect.poll(() => compared().count()).toBe(2);
  const both = [ids.get('Cid Silent'), ids.get('Ada Good')].join(',');
  await expect.poll(() => parameter('ids')).toBe(both);
  await screenshot(page, 'hiring-compare');
  await expectAccessibleInBothSchemes(page);
  const shared = await open(employer);
  const other = at(shared.page);
  await shared.page.goto(page.url());
  await expect.poll(() => other.compared().count()).toBe(2);
  await other.view('Table').click();
  await other.row('Cid Silent').waitFor();
  expect(await other.box('Cid Silent').isChecked()).toBe(true);
  expect(await other.box('Bea Wrong').isChecked()).toBe(false);
  await other.bar.getByRole('button', { name: 'Advance' }).waitFor();

  // With no one selected, the best people on the list are compared.
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect.poll(() => compared().count()).toBe(3);
  await view('Insights').click();
  await page.getByRole('figure').first().waitFor();
  await screenshot(page, 'hiring-insights');
  await expectAccessible(page);
  person.expectNoProblems();
  shared.expectNoProblems();
});

test('on a phone the first card is on the first screen, with its figure, and filters are behind one button', async ({
  open,
}) => {
  const { employer, jobId } = job;
  const person = await open(employer, { viewport: { width: 390, height: 844 } });
  const { page } = person;
  const { view, button, bar } = at(page);
  await page.goto(`${server.url}/hiring?jobId=${jobId}`);
  const cards = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
  const first = cards.filter({ hasText: 'Ada Good' });
  await first.getByText('1 of 2 settled').waitFor();
  const place = (await cards.first().boundingBox())!;
  expect(place.y + place.height).toBeLessThanOrEqual(844);
  for (const name of ['Table', 'Board', 'Review', 'Compare', 'Insights']) {
    const box = (await view(name).boundingBox())!;
    expect([name, box.x >= 0 && box.x + box.width <= 390]).toEqual([name, true]);
  }
  expect(await page.getByLabel('Stage').count()).toBe(0);
  await button('Filters').click();
  await page.getByLabel('Stage').selectOption('Review');
  await button('Filters (1)').waitFor();
  await expect.poll(() => cards.count()).toBe(3);
  await screenshot(page, 'hiring-phone-filters');
  await expectAccessibleInBothSchemes(page);
  await button('Filters (1)').click();
  await page.getByLabel('Select Ada Good').check();
  await bar.getByText('1 selected').waitFor();

  await view('Board').click();
  await button(/^Review \d$/).click();
  await page.getByRole('region', { name: 'Review: 3' }).getByText('Ada Good').waitFor();
  await expectAccessibleInBothSchemes(page);
  await view('Review').click();
  await page.getByRole('list', { name: 'Who to review' }).getByText('Bea Wrong').click();
  await page.getByRole('heading', { level: 2, name: 'Bea Wrong' }).waitFor();
  await screenshot(page, 'hiring-phone-review');
  await expectAccessibleInBothSchemes(page);
  person.expectNoProblems();
});

test('the filters are the same in every view and in the address, and what was decided can be undone', async ({
  open,
}) => {
  const { employer, jobId } = job;
  const person = await open(employer);
  const { page } = person;
  const { box, bar, row, view, button } = at(page);
  await page.goto(`${server.url}/hiring?jobId=${jobId}`);
  await row('Dora Applied').waitFor();
  await page.getByLabel('Stage').selectOption('Applied');
  await row('Ada Good').waitFor({ state: 'detached' });
  await page.getByRole('searchbox', { name: 'Name, skill or words said' }).fill('applied');
  await row('Wilhelmina').waitFor({ state: 'detached' });
  await page.waitForURL(/stage=applied&text=applied/);
  await page.reload();
  await row('Emil Applied').waitFor();
  expect(await row('Ada Good').count()).toBe(0);

  await box('Dora Applied').check();
  await box('Emil Applied').check();
  await bar.getByRole('button', { name: 'Accept' }).waitFor();
  await bar.getByRole('button', { name: 'Decline' }).click();
  await deciding(page).decline('Not enough experience');
  await row('Dora Applied').waitFor({ state: 'detached' });
  await expect.poll(() => bar.count()).toBe(0);
  await page.getByLabel('Stage').selectOption('Declined');
  await button('Undo Dora Applied').click();
  await row('Dora Applied').waitFor({ state: 'detached' });
  await row('Emil Applied').waitFor();

  // The board has all stages, and collapses the finished ones.
  await view('Board').click();
  await page.getByRole('region', { name: 'Applied: 1' }).getByText('Dora Applied').waitFor();
  await button('Show Declined: 1').click();
  await page.getByRole('region', { name: 'Declined: 1' }).getByText('Emil Applied').waitFor();
  await button(/^Remove the filter/)
    .first()
    .click();
  await page.getByRole('region', { name: 'Applied: 2' }).waitFor();
  await button('Collapse Declined').click();
  person.expectNoProblems();
});
