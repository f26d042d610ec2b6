import { expect } from 'vitest';
import { makeAccount, signInOnPage } from './harness/people.ts';
import { test } from './harness/worker.ts';

test('a job seeker is not sent to another site by a link that somebody changed', async ({ server, open }) => {
  const { page } = await open();
  const account = await makeAccount(server.url, 'candidate', 'Eve Elsewhere');
  for (const wish of ['https://example.com/jobs/X', '//example.com/jobs/X', '/jobs/../outbox', '/jobs/a?b']) {
    await page.goto(`${server.url}/verifyEmail?${new URLSearchParams({ token: 'spent', returnTo: wish })}`);
    await page.getByRole('heading', { name: 'Your account isn’t active yet' }).waitFor();
  }
  await signInOnPage(page, server.url, account);
  await page.getByRole('heading', { level: 1, name: /build your profile/ }).waitFor();
  expect(page.url()).toBe(`${server.url}/candidate-profile`);
});
