import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { getDeliveries, getWebhooks } from '#contract/company/company-webhooks.ts';
import { getPostedJobs } from '#contract/job/jobs.ts';
import { startReceiver, verified } from '#server/testing/webhook-receiver.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, signedIn, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { pressing } from './harness/pressing.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** An owner connects the company's programs: a webhook, an API token and a calendar. */

let server: Roundone;
let employer: Account;
let person: Person;
let page: Person['page'];
beforeAll(async () => {
  // The receiver of this test is on this machine.
  server = await launchRoundone({ env: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
  employer = await makeEmployer(server.url, 'Olga Owner');
});
afterAll(() => server.stop());
test.beforeEach(async ({ newPerson }) => {
  person = await newPerson(signedIn(server.url, employer));
  page = person.page;
});

const { button, dialog, expectText } = drive(() => page);
const group = (name: string) => page.getByRole('group', { name, exact: true });

test('keeps the history as a table for spreadsheets', async () => {
  const press = await pressing(person);
  await page.goto(`${server.url}/company/history`);
  await page.getByRole('list', { name: 'History' }).getByText('The company was registered').waitFor();
  const downloading = page.waitForEvent('download');
  await press('Download CSV', button('Download CSV'), () => downloading);
  const file = readFileSync(await (await downloading).path(), 'utf8');
  const [headers, first] = file.split('\r\n');
  expect(headers).toBe('\u{FEFF}When,What,Applicant,Job,By,Details,From');
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,The company was registered,,,Olga Owner,/);
  await screenshot(page, 'history');
});

test('adds a webhook, tests it, reads its log, sends an event again, changes its secret, deletes it', async () => {
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const { host } = new URL(receiver.address);
  await page.goto(`${server.url}/employer-dashboard`);
  await page.getByRole('link', { name: 'Company', exact: true }).first().click();
  const menu = page.getByRole('navigation', { name: 'Company' });
  expect(await menu.getByRole('link').count()).toBeLessThanOrEqual(5);
  await menu.getByRole('button', { name: 'Advanced' }).click();
  await menu.getByRole('link', { name: 'Webhooks' }).click();
  await expectText('There are no webhooks.');
  await screenshot(page, 'webhooks-empty');

  await button('Add a webhook').click();
  const form = dialog('Add a webhook');
  await form.getByLabel('Address').fill('http://10.0.0.1/');
  await button('Add the webhook', form).click();
  await expectText('Please choose at least one event');
  await form.getByLabel('A candidate has applied to a job.').check();
  await button('Add the webhook', form).click();
  await expectText('This address belongs to a private network, and the operator hasn’t allowed it.');
  await screenshot(page, 'webhook-form');
  await expectAccessibleInBothSchemes(page);
  await form.getByLabel('Address').fill(receiver.address);
  await button('Add the webhook', form).click();
  const secret = (await page.getByLabel('Secret of the webhook').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await screenshot(page, 'webhook-secret');
  await button('I’ve stored it').click();
  await group('Webhooks').getByText(receiver.address, { exact: true }).waitFor();

  receiver.answerWith((response) => response.writeHead(500).end('out of order'));
  await button(`Test ${host}`).click();
  await dialog(`Test of ${host}`).getByText('The receiver answered with an error. Status 500.').waitFor();
  await expectText('out of order');
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'webhook-test');
  await button('OK').click();
  expect(verified(secret, receiver.received[0]!, new Date()).type).toBe('webhook.test');

  receiver.answerWith(204);
  await button(`Log of ${host}`).click();
  await button('Details of webhook.test').click();
  await page.getByText('Attempts', { exact: true }).waitFor();
  await button('Send again').click();
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2);
  expect(receiver.received[1]!.id).toBe(receiver.received[0]!.id);
  const state = async () => {
    const { webhooks } = await callApi(server.url, getWebhooks, {}, employer.token);
    const log = await callApi(server.url, getDeliveries, { webhookId: webhooks[0]!._id }, employer.token);
    return log.deliveries[0]?.state;
  };
  await expect.poll(state, { timeout: 60_000 }).toBe('delivered');
  await button('Refresh').click();
  const attempts = page.getByRole('list', { name: 'Attempts' }).getByRole('listitem');
  await expect.poll(() => attempts.count(), { timeout: 60_000 }).toBe(2);
  await expect.poll(() => attempts.first().textContent()).toContain('Accepted. Status 204.');
  await screenshot(page, 'webhook-log');
  await expectAccessibleInBothSchemes(page);
  await button('Back to the list').click();
  const row = page.getByRole('list', { name: 'Events' }).getByRole('listitem').first();
  await row.getByText('Delivered', { exact: true }).waitFor();
  await screenshot(page, 'webhook-deliveries');
  await page.keyboard.press('Escape');

  await button(`New secret for ${host}`).click();
  await button('Create a new secret').click();
  const newSecret = (await page.getByLabel('New secret of the webhook').textContent()) ?? '';
  await button('I’ve stored it').click();
  await page.getByText('The earlier secret is valid until').waitFor();
  await button(`Test ${host}`).click();
  await expectText('Accepted. Status 204.');
  await button('OK').click();
  for (const each of [secret, newSecret]) verified(each, receiver.received[2]!, new Date());

  await button(`Turn off ${host}`).click();
  await group('Webhooks').getByText('Off', { exact: true }).waitFor();
  await screenshot(page, 'webhooks');
  await expectAccessibleInBothSchemes(page);
  await button(`Delete ${host}`).click();
  await button('Delete', dialog(`Delete the webhook at ${host}?`)).click();
  await expectText('There are no webhooks.');
});

test('makes an API token, which is shown once, and ends it', async () => {
  await page.goto(`${server.url}/company/tokens`);
  await expectText('There are no API tokens yet.');
  await button('Create a token').click();
  const form = dialog('Create an API token');
  await button('Create token', form).click();
  await expectText('Please give the token a name');
  await form.getByLabel('Name').fill('Payroll');
  await form.getByLabel('Read jobs, drafts and the question bank.').check();
  await screenshot(page, 'token-form');
  await expectAccessibleInBothSchemes(page);
  await button('Create token', form).click();
  const token = (await page.getByLabel('API token', { exact: true }).textContent()) ?? '';
  expect(token).toMatch(/^rnd_/);
  await screenshot(page, 'token-shown');
  await button('I’ve stored it').click();
  await group('API tokens').getByText('Payroll').waitFor();
  await expect.poll(() => page.getByText(token).count(), { timeout: 60_000 }).toBe(0);
  expect((await readMail(server.url, employer.email, { subject: 'A new API token' })).text).toContain(
    'Payroll',
  );

  expect((await callApi(server.url, getPostedJobs, {}, token)).jobs).toEqual([]);
  await page.reload();
  await group('API tokens').getByText('Last used').waitFor();
  await screenshot(page, 'tokens');
  await expectAccessibleInBothSchemes(page);
  await button('Revoke Payroll').click();
  await button('Revoke', dialog('Revoke Payroll?')).click();
  await group('API tokens').getByText('Revoked', { exact: true }).waitFor();
  await expect(callApi(server.url, getPostedJobs, {}, token)).rejects.toThrow(
    'This API token is unknown, expired or revoked.',
  );
});

test('names a calendar that cannot be read, reads why, and takes it away', async () => {
  await page.goto(`${server.url}/my-rounds`);
  // Nothing listens there.
  await page.getByLabel('Private address of your calendar').fill('http://127.0.0.1:9/me.ics');
  await button('Connect the calendar').click();
  await page.getByText('We couldn’t read your calendar on 127.0.0.1:9').waitFor();
  await page.getByText('Until we can read it, only your weekly hours count.').waitFor();
  await screenshot(page, 'calendar-problem');
  await expectAccessibleInBothSchemes(page);
  await button('Remove the calendar').click();
  await expectText('Your calendar is no longer connected.');
  person.expectNoProblems();
});
