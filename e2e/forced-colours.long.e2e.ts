import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { apply, makeWorld } from './harness/candidate-journey.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { startDraft } from './harness/jobs.ts';
import { test } from './harness/worker.ts';

/** If a person's own colours replace ours, selected and focused elements have a line that others lack. */

const FORCED = { forcedColors: 'active' } as const;

const hasLine = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });

async function expectToldApart(chosen: Locator, other: Locator): Promise<void> {
  await chosen.waitFor();
  expect(await hasLine(chosen), `${chosen.toString()} has a line`).toBe(true);
  expect(await hasLine(other), `${other.toString()} has none`).toBe(false);
}

test('what is chosen is told apart: menu, tab, card, view, person', async ({ server, open }) => {
  const { candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
  const [developer, nurse] = jobs;
  const other = await makeCandidate(server.url, 'Lee Later');
  for (const job of jobs) await apply(server.url, candidate, job);
  await apply(server.url, other, developer);
  const { page } = await open(employer, FORCED);
  await page.goto(`${server.url}/application-received?jobId=${developer.jobId}`);
  const menu = page.getByRole('navigation').first();
  await expectToldApart(
    menu.getByRole('link', { name: 'Applicants' }),
    menu.getByRole('link', { name: 'Dashboard' }),
  );
  const card = (role: string) => page.getByRole('button', { name: new RegExp(`^${role}`) });
  await expectToldApart(card(developer.role), card(nurse.role));

  await page.goto(`${server.url}/employer-jobs`);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expectToldApart(tab('Job Description'), tab('Questions'));

  await page.goto(`${server.url}/hiring?jobId=all&outcome=all&view=review`);
  const views = page.getByRole('navigation', { name: 'Views' });
  await expectToldApart(
    views.getByRole('link', { name: 'Review' }),
    views.getByRole('link', { name: 'Table' }),
  );
  const people = page.getByRole('list', { name: 'Who to review' });
  await expectToldApart(
    people.locator('a[aria-current="true"]'),
    people.locator('a:not([aria-current="true"])').first(),
  );
});

test('the editor, a field and a part of a time have a visible focus', async ({ server, open }) => {
  const { candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer');
  await apply(server.url, candidate, jobs[0]);
  const draft = await startDraft(server.url, employer, 'Night Nurse');
  const { page } = await open(employer, FORCED);
  const { button } = drive(() => page);
  await page.goto(`${server.url}/create-job?jobId=${draft}&step=jobDetail`);
  const text = page.getByRole('textbox', { name: 'Job Description' });
  const frame = page.locator('.mantine-RichTextEditor-root').filter({ has: text });
  await text.waitFor();
  expect(await hasLine(frame)).toBe(false);
  await text.focus();
  expect(await hasLine(frame)).toBe(true);
  const designation = page.getByLabel('Designation');
  await designation.focus();
  expect(await hasLine(designation)).toBe(true);

  await page.goto(`${server.url}/application-received`);
  await button(/^Accept /).click();
  const hours = page.getByLabel('Hours');
  await hours.focus();
  expect(await hasLine(hours)).toBe(true);
});
