import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { getJobById } from '#contract/job/jobs.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { clickOption, drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('a job is copied, kept as a template, and begun again from it', async ({ server, open }) => {
  const employer = await makeEmployer(server.url, 'Cora Copier');
  const role = `Net Mender ${randomBytes(3).toString('hex')}`;
  const jobId = await postJob(server.url, employer, role);
  const { alternateJobId } = await callApi(server.url, getJobById, { jobId }, employer.token);
  const { page } = await open(employer);
  const { button, dialog, expectText } = drive(() => page);
  const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true });

  await page.goto(`${server.url}/employer-jobs`);
  const card = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').first();
  await button(`More: ${role}, ${alternateJobId}`, card).waitFor();
  // The menu closes when the window's width changes.
  await screenshot(page, 'jobs-of-company');
  await button(`More: ${role}, ${alternateJobId}`, card).click();
  await menuItem('Copy job').click();
  await page.waitForURL('**/create-job?jobId=*');
  await page.getByText(`${role} · R1-`).waitFor();
  expect(page.url()).not.toContain(jobId);
  // Every step is done, so the preview opens.
  await page.waitForURL('**step=preview*');

  await page.goto(`${server.url}/employer-jobs`);
  await button(`More: ${role}, ${alternateJobId}`, card).click();
  await menuItem('Save as template').click();
  const naming = dialog(`Save ${role} as a template`);
  await naming.getByLabel('Name of the template').fill('Menders of nets');
  await screenshot(page, 'save-template');
  await expectAccessible(page);
  await button('Save', naming).click();
  await expectText('Template saved.');

  await page.goto(`${server.url}/job-templates`);
  const templates = page.getByRole('group', { name: 'Job templates' });
  await templates.getByText('Menders of nets').waitFor();
  await screenshot(page, 'job-templates');
  await expectAccessible(page);
  await button('Rename Menders of nets').click();
  await dialog('Rename the template').getByLabel('Name of the template').fill('Menders');
  await button('Save', dialog('Rename the template')).click();
  await templates.getByText('Menders', { exact: true }).waitFor();

  await page.goto(`${server.url}/create-job`);
  await button('Start from a template').click();
  const starting = dialog('Start from a template');
  const template = starting.getByRole('combobox', { name: 'Template' });
  await template.click();
  await clickOption(template, page.getByRole('option', { name: `Menders · ${role}` }));
  await screenshot(page, 'start-from-template');
  await button('Start', starting).click();
  await page.waitForURL('**/create-job?jobId=*');
  await page.getByText(`${role} · R1-`).waitFor();

  await page.goto(`${server.url}/job-templates`);
  await button('Delete Menders').click();
  await button('Delete template', dialog('Delete the template ‘Menders’?')).click();
  await expectText('There are no templates yet.');

  // The copy and the template's draft are drafts, and no template is in a list.
  await page.goto(`${server.url}/drafted-jobs`);
  await expect
    .poll(() => page.getByRole('list', { name: 'Draft jobs' }).getByRole('listitem').count())
    .toBe(2);
  const downloading = page.waitForEvent('download');
  await button('Download CSV').click();
  const rows = readFileSync(await (await downloading).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(rows[0]).toBe('\u{FEFF}Designation,Job ID,Status,Job Type,Created,Posted,Applications');
  expect(rows.slice(1).map((row) => row.split(',').slice(0, 3).join(','))).toEqual([
    expect.stringMatching(`^${role},R1-[A-Z0-9]+,draft$`),
    expect.stringMatching(`^${role},R1-[A-Z0-9]+,draft$`),
  ]);
});
