import { expect } from 'vitest';
import { postJob } from './harness/jobs.ts';
import { makeEmployer } from './harness/people.ts';
import { test } from './harness/worker.ts';

test('the file of a page is loaded while a person points to its link, and while the focus is on it', async ({
  server,
  open,
}) => {
  const company = await makeEmployer(server.url);
  for (const intent of ['hover', 'focus'] as const) {
    const { page } = await open(company);
    await page.goto(`${server.url}/employer-dashboard`);
    const link = page.getByRole('link', { name: 'Interviews', exact: true });
    await link.waitFor();
    const loaded = page.waitForResponse(/\/assets\/interview-scheduled-page-[^/]*\.js$/);
    await link[intent]();
    expect((await loaded).status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe('/employer-dashboard');
  }
});

test('a list stays in its place while the next one is on its way', async ({ server, open }) => {
  const company = await makeEmployer(server.url);
  await postJob(server.url, company, 'Harbour Pilot');
  await postJob(server.url, company, 'Lock Keeper');
  const { page } = await open(company);
  await page.goto(`${server.url}/employer-jobs`);
  const list = page.getByRole('list', { name: 'Jobs' });
  await list.getByText('Harbour Pilot').waitFor();
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route(/getJobCards.*designation=/, async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await page.getByLabel('Search my jobs').fill('lock');
  await asked.promise;
  expect(await list.getByText('Harbour Pilot').isVisible()).toBe(true);
  expect(await list.getByText('Lock Keeper').isVisible()).toBe(true);
  answer.resolve();
  await list.getByText('Harbour Pilot').waitFor({ state: 'detached' });
  expect(await list.getByText('Lock Keeper').isVisible()).toBe(true);
});
