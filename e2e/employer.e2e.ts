import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { picture } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { makeAccount, makeEmployer } from './harness/people.ts';
import { registerOnPage } from './harness/register.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const WELCOME = 'Welcome to Roundone. Please build your profile.';
const NOBODY_APPLIED = 'There are no application received till now.';

/** What an employer does on the page. */
function at({ page }: Person, url: string) {
  return {
    ...drive(() => page),
    visit: (path: string) => page.goto(`${url}${path}`),
    chosen: (label: string) => page.getByRole('combobox', { name: label }).inputValue(),
    logo: () => page.locator('input[type="file"][aria-label="Company Logo"]'),
  };
}

describe('a company begins', () => {
  test('registers, reads the mail, activates the account and signs in', async ({ server, open }) => {
    const person = await open();
    const { page } = person;
    const { visit, expectText } = at(person, server.url);
    const email = `harriet.${randomBytes(4).toString('hex')}@example.com`;
    await visit('/register');
    const form = page.getByRole('form', { name: 'Register as Employer' });
    const account = { name: 'Harriet Hires', email, password: 'Quoin7!vex' };
    await registerOnPage(page, server.url, form, account);
    await page.waitForURL('**/employer-profile');
    await expectText(WELCOME);
    person.expectNoProblems();
  });

  test('is sent to the profile page; there is no menu before the profile exists', async ({
    server,
    open,
  }) => {
    const person = await open(await makeAccount(server.url, 'employer', 'Harriet Hires'));
    const { page } = person;
    const { visit, button } = at(person, server.url);
    await visit('/employer-profile');
    await page.getByRole('heading', { level: 1, name: WELCOME }).waitFor();
    for (const entry of ['Dashboard', 'Jobs', 'Interviews', 'Applicants', 'Profile'])
      await expect.poll(() => button(entry).isDisabled()).toBe(true);
    for (const path of ['/employer-dashboard', '/create-job']) {
      await visit(path);
      await page.waitForURL('**/employer-profile');
    }
    person.expectNoProblems();
  });
});

describe('the company profile', () => {
  test('names what is missing', async ({ server, open }) => {
    const person = await open(await makeAccount(server.url, 'employer', 'Harriet Hires'));
    const { visit, button, expectText } = at(person, server.url);
    await visit('/employer-profile');
    await button('Submit').click();
    for (const message of [
      'Please upload a logo',
      'Please select a company type',
      'Address cannot be empty',
      'Please select a country',
      'Please select a state',
      'Please select a City',
      'Zipcode must be of 5 digit',
      'You must agree our terms and conditions.',
    ])
      await expectText(message);
    await screenshot(person.page, 'employer-profile-errors');
    await expectAccessibleInBothSchemes(person.page);
    person.expectNoProblems();
  });

  test('refuses a logo that is no picture, and one over 5 MB', async ({ server, open }) => {
    const person = await open(await makeAccount(server.url, 'employer', 'Harriet Hires'));
    const { visit, logo, expectText } = at(person, server.url);
    await visit('/employer-profile');
    await logo().setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('logo') });
    await expectText('Only image files are allowed');
    await logo().setInputFiles({
      name: 'large.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5_242_881),
    });
    await expectText('Size must be less than or equal to 5MB');
    person.expectNoProblems();
  });

  test('a country clears its state and city, a state its city', async ({ server, open }) => {
    const person = await open(await makeAccount(server.url, 'employer', 'Harriet Hires'));
    const { page } = person;
    const { visit, choose, search, chosen, expectText } = at(person, server.url);
    await visit('/employer-profile');
    await choose('Country', 'United States');
    await choose('State', 'Colorado');
    await search('City', 'Denver');
    await expect.poll(() => chosen('City')).toBe('Denver');
    await choose('State', 'Texas');
    await expect.poll(() => chosen('City')).toBe('');
    await page.getByRole('combobox', { name: 'City' }).fill('Nowhere at all');
    await expectText('City not found');
    await choose('Country', 'Canada');
    await expect.poll(async () => [await chosen('State'), await chosen('City')]).toEqual(['', '']);
    await choose('Country', 'United States');
    await choose('State', 'Colorado');
    await search('City', 'Denver');
    await expect.poll(() => chosen('City')).toBe('Denver');
    person.expectNoProblems();
  });

  test('keeps its input after a reload, and is created', async ({ server, open }) => {
    const person = await open(await makeAccount(server.url, 'employer', 'Harriet Hires'));
    const { page } = person;
    const { visit, button, choose, search, chosen, logo, expectText } = at(person, server.url);
    await visit('/employer-profile');
    await choose('Country', 'United States');
    await choose('State', 'Colorado');
    await search('City', 'Denver');
    await logo().setInputFiles(picture);
    await page.getByRole('img', { name: 'Company Logo, preview' }).waitFor();
    await button(/^Replace/).waitFor();
    await choose('Company Type', 'Health Care');
    await page.getByLabel('Address').fill('410 Harbour Street');
    await page.getByLabel('Zipcode').fill('0802');
    await page.reload();
    await page.getByRole('img', { name: 'Company Logo, preview' }).waitFor();
    await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('410 Harbour Street');
    await page.getByLabel(/I agree to the/).check();
    await button('Submit').click();
    await expectText('Zipcode must be of 5 digit');
    await page.getByLabel('Zipcode').fill('');
    await page.getByLabel('Zipcode').pressSequentially('80202-1');
    await button('Submit').click();
    await expectText('Zipcode must be of 5 digit');
    await page.getByLabel('Zipcode').fill('802 02');
    await button('Submit').click();
    await expectText('Your company profile has been created successfully.');
    await page.waitForURL('**/employer-dashboard');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile', exact: true }).waitFor();
    await expect.poll(() => chosen('City')).toBe('Denver');
    person.expectNoProblems();
  });

  test('can be changed later', async ({ server, open }) => {
    const person = await open(await makeEmployer(server.url, 'Harriet Hires'));
    const { page } = person;
    const { visit, button, chosen, expectText } = at(person, server.url);
    await visit('/employer-profile');
    await page.getByRole('heading', { level: 1, name: 'Profile', exact: true }).waitFor();
    await expect.poll(() => chosen('City')).not.toBe('');
    await expect.poll(() => page.getByLabel(/I agree to the/).count()).toBe(0);
    await page.getByLabel('Address').fill('411 Harbour Street');
    await page.getByLabel('Company Name').fill('evil.com');
    await button('Update').click();
    await expectText('A name can’t contain a web address. If it isn’t one, put a space after the full stop.');
    await page.getByLabel('Company Name').fill('Harbour & Pine 3');
    await button('Update').click();
    await expectText('Your company profile has been updated successfully.');
    await page.reload();
    await page.getByText('411 Harbour Street').waitFor();
    await expect.poll(() => page.getByLabel('Company Name').inputValue()).toBe('Harbour & Pine 3');
    await screenshot(page, 'employer-profile');
    person.expectNoProblems();
  });
});

test('leaving a changed profile asks for a confirmation; the changes are kept and can be discarded', async ({
  server,
  open,
}) => {
  const person = await open(await makeEmployer(server.url, 'Harriet Hires'));
  const { page } = person;
  const { visit, button, dialog, expectText } = at(person, server.url);
  const question = dialog('Leave without saving your profile?');
  await visit('/employer-profile');
  await page.getByText('1 Main Street, Second Floor').waitFor();
  await page.getByLabel('Address').fill('500 Unsent Road');
  await page.getByRole('link', { name: 'Applicants', exact: true }).click();
  await question.waitFor();
  await expectAccessibleInBothSchemes(page);
  await button('Stay').click();
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Applicants', exact: true }).click();
  await button('Leave').click();
  await expectText(NOBODY_APPLIED);
  await page.goBack();
  await button('Discard changes').waitFor();
  await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('500 Unsent Road');
  await button('Discard changes').click();
  await page.getByText('1 Main Street, Second Floor').waitFor();
  await page.getByRole('link', { name: 'Applicants', exact: true }).click();
  await expectText(NOBODY_APPLIED);
  person.expectNoProblems();
});

test('a company without applicants is told so everywhere', async ({ server, open }) => {
  const person = await open(await makeEmployer(server.url, 'Harriet Hires'));
  const { visit, expectText } = at(person, server.url);
  const texts = {
    '/application-received': [NOBODY_APPLIED],
    '/interview-scheduled': ['There are no interview scheduled till now.'],
    '/completed-interviews': ['There are no completed interviews till now.'],
  };
  for (const [path, sentences] of Object.entries(texts)) {
    await visit(path);
    for (const sentence of sentences) await expectText(sentence);
  }
  person.expectNoProblems();
});
