import { expect } from 'vitest';
import { drive } from './harness/driver.ts';
import { postTwo } from './harness/public-jobs.ts';
import { test } from './harness/worker.ts';

/** What scripts add to public pages. */

test('the list follows what is typed, and states are suggested', async ({ server, open }) => {
  const tag = await postTwo(server.url);
  const { page, expectNoProblems } = await open();
  const { expectText } = drive(() => page);
  await page.goto(`${server.url}/jobs?designation=${tag}`);
  await expectText('Total Jobs: 2');
  await page.getByLabel('Designation').fill(`Baker ${tag}`);
  await expectText('Total Jobs: 1');
  await expect.poll(() => page.getByRole('list', { name: 'Open jobs' }).getByRole('link').count()).toBe(1);
  expect(new URL(page.url()).searchParams.get('designation')).toBe(`Baker ${tag}`);
  await expect
    .poll(() => page.locator(`#suggested-designation option[value="Baker ${tag}"]`).count())
    .toBe(1);
  await page.getByLabel('State').pressSequentially('nevad');
  await expect
    .poll(() =>
      page
        .locator('#suggested-state option')
        .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
    )
    .toContain('Nevada, United States');
  await page.getByLabel('State').fill('Nevada, United States');
  await expectText('Sorry No Jobs Available.');
  expectNoProblems();
});

test('the colours that a person chose stay on all pages', async ({ server, open }) => {
  const { page, expectNoProblems } = await open();
  const { button } = drive(() => page);
  await page.goto(server.url);
  await button('Use dark colours').click();
  await page.goto(`${server.url}/terms`);
  await button('Use light colours').waitFor();
  await page.goto(`${server.url}/login`);
  await button('Use light colours').waitFor();
  expectNoProblems();
});
