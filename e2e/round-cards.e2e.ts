import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hiringPath, roundInterviewPath, roundReportPath } from '#contract/shared/paths.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { interviewed } from './harness/finished-interviews.ts';
import { signedIn } from './harness/people.ts';
import { holdRound, makeMember } from './harness/rounds.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const criterion = (page: Page, title: string) => page.getByRole('region', { name: title });
const quote = (page: Page, title: string, number: number) => page.getByLabel(`${title}, quote ${number}`);
const level = (page: Page, title: string, label: string) =>
  page.getByRole('radiogroup', { name: `Level: ${title}` }).getByRole('radio', { name: label });

test('two members hold a round, send blind cards with quotes, and read one report', async ({
  server: { url },
  newPerson,
}) => {
  const { employer: owner, jobId, ids } = await interviewed(url, ['Cara Candidate']);
  const applicationId = ids.get('Cara Candidate')!;
  const access = { memberRole: 'reviewer' as const, jobIds: [jobId] };
  const ada = await makeMember(url, owner, { name: 'Ada Asks', ...access });
  const ben = await makeMember(url, owner, { name: 'Ben Listens', ...access });
  const roundId = await holdRound(url, owner, { jobId, applicationId, memberIds: [ada.id, ben.id] });

  // Ada finds the round on her dashboard, and cannot read the AI report first.
  const adas = await newPerson(signedIn(url, ada));
  const { page } = adas;
  await page.goto(`${url}/employer-dashboard`);
  await page.getByRole('link', { name: '1 scorecard to write' }).click();
  await screenshot(page, 'your-rounds');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cara Candidate' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cara Candidate' }).waitFor();
  await page.getByText('You can read its report after you send your scorecard').waitFor();
  await page.getByText('Tell me about your work with JavaScript.').waitFor();
  await screenshot(page, 'interview-begins');
  await expectAccessible(page);

  // The clock runs. Quotes are typed using only the keyboard, even without a connection, and a reload loses nothing.
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await expect.poll(() => page.getByRole('timer').innerText()).not.toBe('0:00');
  await adas.context.setOffline(true);
  await quote(page, 'JavaScript', 1).focus();
  await page.keyboard.type('A closure keeps what it was made with.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('I gave a talk on it.');
  await adas.context.setOffline(false);
  await page.reload();
  await expect.poll(() => quote(page, 'JavaScript', 2).inputValue()).toBe('I gave a talk on it.');
  expect(await quote(page, 'JavaScript', 1).inputValue()).toBe('A closure keeps what it was made with.');
  await page.getByRole('button', { name: 'Start again' }).waitFor();

  // The page says what is missing, and no typed text is lost.
  await level(page, 'SQL', '1').check();
  await page.getByRole('button', { name: 'Send your scorecard' }).click();
  await criterion(page, '1. JavaScript').getByText('Please choose a level').waitFor();
  await criterion(page, '2. SQL').getByText('The lowest and the highest level need').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'interview-errors');
  await level(page, 'JavaScript', '4').focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Reason: SQL').fill('Mixed up joins and unions.');
  await page.getByRole('radio', { name: 'Yes', exact: true }).check();
  await page
    .getByRole('region', { name: 'Overall' })
    .getByLabel('Reason')
    .fill('Explains well, and wants to learn SQL.');
  await adas.context.setOffline(true);
  await page.getByRole('button', { name: 'Send your scorecard' }).click();
  await page.getByText('Everything you typed is still here.').waitFor();
  await adas.context.setOffline(false);
  await page.getByRole('region', { name: 'Overall' }).getByLabel('Reason').press('Control+Enter');
  await page.getByRole('heading', { name: 'Scorecard sent' }).waitFor();
  await page.getByText('I gave a talk on it.').waitFor();
  await screenshot(page, 'card-sent');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all rounds' }).click();
  await page.getByRole('heading', { level: 1, name: 'All rounds: Cara Candidate' }).waitFor();
  await page.getByText('Not sent yet.', { exact: false }).waitFor();

  // Ben sees none of it before he submits his own scorecard.
  const bens = (await newPerson(signedIn(url, ben))).page;
  await bens.goto(`${url}${roundReportPath(applicationId)}`);
  await bens.getByText('Hidden until your own is in').waitFor();
  expect(await bens.locator('main').innerText()).not.toContain('I gave a talk on it.');
  await screenshot(bens, 'report-blind');
  await expectAccessible(bens);
  await bens.goto(`${url}/feedback?id=${applicationId}`);
  await bens.getByText('You take part in a round with this person.').waitFor();
  expect(await bens.locator('main').innerText()).not.toMatch(/\bCorrect\b/);
  await bens.getByRole('link', { name: 'Send your scorecard first' }).click();
  await bens.getByRole('link', { name: 'Write your scorecard' }).click();
  await quote(bens, 'JavaScript', 1).fill('I would look that up.');
  await level(bens, 'JavaScript', '2').check();
  await level(bens, 'SQL', '1').check();
  await bens.getByLabel('Reason: SQL').fill('Knows none of it.');
  await bens.getByRole('radio', { name: 'No', exact: true }).check();
  await bens.getByRole('region', { name: 'Overall' }).getByLabel('Reason').fill('Too early for this job.');
  await bens.getByRole('button', { name: 'Send your scorecard' }).click();
  await bens.getByRole('heading', { name: 'Scorecard sent' }).waitFor();

  // The owner reads one report, from the person's page.
  const owners = (await newPerson(signedIn(url, owner))).page;
  await owners.goto(`${url}${hiringPath({ jobId, outcome: 'all' })}`);
  await owners.getByRole('link', { name: 'Cara Candidate' }).first().click();
  await owners.getByRole('link', { name: 'See all rounds' }).click();
  const table = owners.getByRole('region', { name: 'All rounds' }).getByRole('table');
  const cells = async (row: string) =>
    table
      .getByRole('row')
      .filter({ has: owners.getByRole('rowheader', { name: row }) })
      .getByRole('cell')
      .allInnerTexts();
  await table.waitFor();
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    'Criterion',
    expect.stringContaining('AI Interview'),
    expect.stringMatching(/Second round[^]*Ada Asks/),
    expect.stringMatching(/Second round[^]*Ben Listens/),
  ]);
  expect(await cells('JavaScript')).toEqual([
    expect.stringContaining('correct'),
    expect.stringMatching(/4 of 4[^]*Teaches JavaScript[^]*I gave a talk on it\./),
    expect.stringMatching(/2 of 4[^]*I would look that up\./),
  ]);
  expect(await cells('SQL')).toEqual([
    '-',
    expect.stringContaining('1 of 4'),
    expect.stringContaining('1 of 4'),
  ]);
  await owners
    .getByText(
      'More than one person judged 2 criteria. They gave the same level on 1. Levels are far apart on JavaScript',
    )
    .waitFor();
  await screenshot(owners, 'all-rounds');
  await expectAccessible(owners);
  await owners.setViewportSize({ width: 390, height: 844 });
  await owners.getByRole('region', { name: 'JavaScript' }).getByText('I gave a talk on it.').waitFor();
  await expectAccessible(owners);
  await owners.setViewportSize({ width: 1280, height: 800 });
  await owners.goto(`${url}${hiringPath({ jobId, view: 'insights' })}`);
  await owners.getByText('It’s too early to say how well they agree').waitFor();
  await screenshot(owners, 'insights-raters');
  await expectAccessible(owners);
  // A member who does not take part has no page for the round.
  await owners.goto(`${url}${roundInterviewPath(roundId)}`);
  await owners.getByText('This round doesn’t exist, or you don’t take part in it.').waitFor();
});
