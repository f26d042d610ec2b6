import { readdir, rename, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPassword, signIn } from '#contract/account/auth.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { launchBrowser, type JourneyBrowser } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { checkCommand, makeOperator } from './harness/operators.ts';
import { callApi, signedIn } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';

/** Nothing listens there, so that each email really fails. */
const NO_MAIL_SERVER = 'smtp://127.0.0.1:1';

const fileAt = (dataDirectory: string, key: string) => path.join(dataDirectory, 'files', key);

/** The keys of the files in a storage folder. */
const filesIn = async (dataDirectory: string, folder: string) =>
  (await readdir(fileAt(dataDirectory, folder))).map((name) => `${folder}/${name}`);

let server: Roundone;
let browser: JourneyBrowser;
beforeAll(async () => {
  server = await launchRoundone({
    demo: true,
    env: { SMTP_URL: NO_MAIL_SERVER, MAIL_FROM: 'jobs@example.com' },
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('an operator sees what failed and why, tries it again or gives it up, and sees what is stored', async () => {
  const email = 'employer@roundone.example';
  const password = 'Demo1234!';
  const { token } = await callApi(server.url, signIn, { email, password });
  await makeOperator(server, email);
  await callApi(server.url, forgetPassword, { email: 'daniel@roundone.example' });
  const { page } = await browser.newPerson(signedIn(server.url, { token, name: 'Erin', email, password }));
  const { button, dialog, expectText } = drive(() => page);

  await page.goto(`${server.url}${PATHS.operatorTasks}`);
  const failed = page.getByRole('list', { name: 'Failed', exact: true });
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByText('Please Wait...').first().waitFor({ state: 'detached' });
      return page.getByRole('button', { name: /^Try again: Emails with a link for a new password/ }).count();
    })
    .toBeGreaterThan(0);
  await failed.getByText('ECONNREFUSED').first().waitFor();
  await screenshot(page, 'operator-tasks');
  await page
    .getByRole('button', { name: /^Try again: Emails with a link for a new password/ })
    .first()
    .click();
  await expectText('The task is being tried again.');

  await page
    .getByRole('button', { name: /^Try all again: / })
    .first()
    .click();
  await page
    .getByText(/^Trying \d+ tasks? again\.$/)
    .first()
    .waitFor();

  await page.goto(`${server.url}${PATHS.operatorTasks}`);
  await failed.getByText('To daniel@roundone.example').first().waitFor();
  await button('Try everything again').click();
  await page
    .getByText(/^Trying \d+ tasks? again\.$/)
    .first()
    .waitFor();
  await page.reload();
  await failed.getByRole('listitem').first().waitFor();
  await failed
    .getByRole('button', { name: /^Give up: / })
    .first()
    .click();
  await screenshot(page, 'operator-give-up');
  await button('Give up', dialog('Give up this task?')).click();
  await expectText('The task was given up.');

  await page.getByRole('link', { name: 'Storage', exact: true }).click();
  await page.getByText(/ stored, .* free\./).waitFor();
  await page.getByRole('list', { name: 'Owners' }).getByText('Company, ').first().waitFor();
  await button('Check now').click();
  await page.getByText(/They match\.$/).waitFor();
  await screenshot(page, 'operator-storage');

  expect(await checkCommand(server)).toMatchObject({ exitCode: 0 });
  const [lost = ''] = await filesIn(server.dataDirectory, 'resume');
  await rename(fileAt(server.dataDirectory, lost), fileAt(server.dataDirectory, 'resume/of-nobody.pdf'));
  const old = new Date('2026-01-01T00:00:00Z');
  await utimes(fileAt(server.dataDirectory, 'resume/of-nobody.pdf'), old, old);
  await button('Check now').click();
  await page.getByText('1 row without a file').waitFor();
  await page.getByText('Show them').first().click();
  await page.getByText('Show them').last().click();
  await page.getByRole('list', { name: 'Rows without a file' }).getByText(lost).waitFor();
  await page.getByRole('list', { name: 'Files without a row' }).getByText('resume/of-nobody.pdf').waitFor();
  await screenshot(page, 'operator-files');
  expect(await checkCommand(server)).toMatchObject({
    exitCode: 1,
    said: expect.stringContaining(
      `Rows without their file: 1.\n  ${lost}\nFiles without a row: 1, of which 1 can be deleted on the page Storage.\n  resume/of-nobody.pdf`,
    ),
  });
  await button('Delete files without a row').click();
  const confirming = dialog('Delete files without a row?');
  await confirming.getByLabel('Reason').fill('Room for more');
  await confirming.getByLabel('Your current password').fill(password);
  await screenshot(page, 'operator-delete-files');
  await button('Delete', confirming).click();
  await page.getByText('Deleted: 1 file.').waitFor();
  await page.getByText('1 row without a file').waitFor();
  expect(await filesIn(server.dataDirectory, 'resume')).not.toContain('resume/of-nobody.pdf');

  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await page.getByRole('list', { name: 'Events' }).getByText('Gave up a failed task').first().waitFor();
  await page.getByText('Deleted files without a row').first().waitFor();
});
