import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { NAUGHTY } from '#server/testing/naughty-strings.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { expectUnharmed, watched, type Watched } from './harness/hostile.ts';
import { postJob } from './harness/jobs.ts';
import { makeEmployer } from './harness/people.ts';
import { test } from './harness/worker.ts';

/** Hostile and odd texts typed into every field of a phone's pages: no code runs, nothing breaks or overflows. */

const TYPED = [
  'script',
  'broken tag',
  'picture with a script',
  'script address',
  'frame',
  'text that ends a script',
  'template',
  'right-to-left override',
  'stacked marks',
  'emoji',
  'null byte',
  'lone high surrogate',
  'not a number',
  'one long word',
  'a thousand words',
].map((kind): [string, string] => [kind, NAUGHTY[kind] ?? '']);

const fieldsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator(
      'input:not([type]), input[type="text"], input[type="email"], input[type="tel"], input[type="url"]',
    )
    .or(page.getByRole('main').locator('input[type="password"], textarea, [contenteditable="true"]'))
    .and(page.locator(':visible:enabled:not([readonly]):not([aria-hidden="true"])'));

/** Types each text into each field of the page, then submits the form. */
async function expectUnharmedByTyping(person: Watched, where: string, send?: string): Promise<void> {
  const { page } = person;
  const { button } = drive(() => page);
  // The fields of a page without the client are enabled by its script.
  await fieldsOf(page).first().waitFor();
  for (const [kind, text] of TYPED) {
    const fields = await fieldsOf(page).all();
    expect([where, kind, fields.length > 0]).toEqual([where, kind, true]);
    for (const field of fields) {
      await field.fill(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expectUnharmed(person, `${where}: ${kind}`);
  }
  if (send === undefined) return;
  await button(send).click();
  await expectUnharmed(person, `${where}, sent`);
}

describe.concurrent('texts typed into', () => {
  test('registration, login and messages', async ({ server, open }) => {
    const person = await watched(open);
    for (const [path, send] of [
      ['/register?as=candidate', 'Sign Up'],
      ['/login', 'Sign In'],
      ['/ContactUs', 'Contact Us'],
      ['/Support', 'Support'],
    ] as const) {
      await person.page.goto(`${server.url}${path}`);
      await person.page.getByRole('button', { name: send, exact: true }).waitFor();
      await expectUnharmedByTyping(person, path, send);
    }
  });

  test('a candidate’s profile, and the search of jobs', async ({ server, open }) => {
    const tag = randomBytes(4).toString('hex');
    await postJob(server.url, await makeEmployer(server.url), `Developer ${tag}`);
    const person = await watched(open, await makeCandidate(server.url, "Zoë O'Neil"));
    const { page } = person;
    await page.goto(`${server.url}/candidate-profile`);
    await page.getByLabel('Zipcode').waitFor();
    await expectUnharmedByTyping(person, 'profile', 'Update');
    await page.getByRole('alert').first().waitFor();
    await page.goto(`${server.url}/open-jobs?designation=${tag}`);
    await page.getByRole('button', { name: /^Apply: Developer/ }).waitFor();
    await expectUnharmedByTyping(person, 'open jobs', 'Search');
  });

  test('the steps to a job', async ({ server, open }) => {
    const employer = await makeEmployer(server.url);
    const jobId = await postJob(server.url, employer, 'Developer');
    const person = await watched(open, employer);
    const { page } = person;
    for (const step of [
      'jobDetail',
      'skillMatrix',
      'question',
      'miscInfo',
      'interviewProcess',
      'workLocation',
    ]) {
      await page.goto(`${server.url}/update-job?jobId=${jobId}&step=${step}`);
      const add = { skillMatrix: 'Add skill', question: 'Add your own question' }[step];
      if (add !== undefined) await page.getByRole('button', { name: add }).click();
      if (step === 'interviewProcess')
        await page
          .getByRole('radiogroup', { name: 'Do you have tips for candidates?' })
          .getByLabel('Yes')
          .check();
      await fieldsOf(page).first().waitFor();
      await expectUnharmedByTyping(person, `step ${step}`);
    }
  });
});
