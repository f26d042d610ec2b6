import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { makeCandidate } from './harness/candidates.ts';
import { laterSteps, startDraft } from './harness/jobs.ts';
import { makeEmployer } from './harness/people.ts';
import { test } from './harness/worker.ts';

const spoken = (page: Page) => page.locator('html').getAttribute('lang');

test('pages speak the language of the browser until a visitor chooses another one', async ({
  server,
  open,
}) => {
  const { page, expectNoProblems } = await open(undefined, { locale: 'de-AT' });
  await page.goto(server.url);
  expect(await spoken(page)).toBe('de');
  await page.getByLabel('Sprache').selectOption('Español');
  await page.getByLabel('Idioma').waitFor();
  expect(await spoken(page)).toBe('es');
  // A page of the client that visitors can open too.
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Idioma').selectOption('English');
  await page.getByLabel('Language').waitFor();
  expect([await spoken(page), new URL(page.url()).pathname]).toEqual(['en', '/login']);
  await page.goto(server.url);
  expect(await spoken(page)).toBe('en');
  expectNoProblems();
});

test('whoever is signed in chooses the language under Account', async ({ server, open }) => {
  const { page, expectNoProblems } = await open(await makeCandidate(server.url));
  await page.goto(`${server.url}/account`);
  await page.getByLabel('Language').selectOption('Deutsch');
  await page.getByRole('heading', { name: 'Sprache' }).waitFor();
  expect(await spoken(page)).toBe('de');
  expect(await page.getByLabel('Sprache').inputValue()).toBe('de');
  await page.getByLabel('Sprache').selectOption('Wie mein Browser');
  await page.getByRole('heading', { name: 'Language' }).waitFor();
  expect(await spoken(page)).toBe('en');
  expectNoProblems();
});

test('an amount is typed and shown as the language writes it', async ({ server, open }) => {
  const employer = await makeEmployer(server.url, 'Hafen und Kiefer');
  const jobId = await startDraft(server.url, employer, 'Software Engineer');
  for (const step of laterSteps(server.url, employer, jobId).slice(0, 3)) await step();
  const { page, expectNoProblems } = await open(employer, { locale: 'de-DE' });
  await page.goto(`${server.url}/create-job?jobId=${jobId}&step=miscInfo`);
  const fixed = page.getByRole('group', { name: /^Stundenlohn/ }).getByLabel('Fester Stundenlohn');
  await fixed.fill('85.000');
  expect(await fixed.inputValue()).toBe('85.000');
  await fixed.fill('85000');
  expect(await fixed.inputValue()).toBe('85.000');
  expectNoProblems();
});
