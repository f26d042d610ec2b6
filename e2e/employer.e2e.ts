import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { picture } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
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

test('a company registers, makes its profile, changes it, and is told everywhere that nobody has applied', async ({
  server,
  open,
}) => {
  const person = await open();
  const { page } = person;
  const { visit, button, choose, search, chosen, dialog, logo, expectText } = at(person, server.url);
  const email = `harriet.${randomBytes(4).toString('hex')}@example.com`;
  await visit('/register');
  const form = page.getByRole('form', { name: 'Register as Employer' });
  await registerOnPage(page, server.url, form, { name: 'Harriet Hires', email, password: 'Quoin7!vex' });
  await page.waitForURL('**/employer-profile');
  // There is no menu before the profile exists.
  await page.getByRole('heading', { level: 1, name: WELCOME }).waitFor();
  for (const entry of ['Dashboard', 'Jobs', 'Interviews', 'Applicants', 'Profile'])
    await expect.poll(() => button(entry).isDisabled()).toBe(true);
  await visit('/create-job');
  await page.waitForURL('**/employer-profile');

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
  await screenshot(page, 'employer-profile-errors');
  await expectAccessibleInBothSchemes(page);
  await logo().setInputFiles({ name: 'logo.txt', mimeType: 'text/plain', buffer: Buffer.from('logo') });
  await expectText('Only image files are allowed');
  await logo().setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
  await expectText('Size must be less than or equal to 5MB');

  // A country clears its state and city, a state its city.
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

  await logo().setInputFiles(picture);
  await page.getByRole('img', { name: 'Company Logo, preview' }).waitFor();
  await button(/^Replace/).waitFor();
  await choose('Company Type', 'Health Care');
  await page.getByLabel('Address').fill('410 Harbour Street');
  await page.getByLabel('Zipcode').fill('0802');
  // Whoever asks for another page first is sent back, and what was typed is still there.
  await visit('/employer-dashboard');
  await page.waitForURL('**/employer-profile');
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
  await page.getByRole('heading', { level: 2, name: 'Post your first job' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/employer-dashboard');
  for (const [path, sentence] of [
    ['/application-received', NOBODY_APPLIED],
    ['/interview-scheduled', 'There are no interview scheduled till now.'],
    ['/completed-interviews', 'There are no completed interviews till now.'],
  ] as const) {
    await visit(path);
    await expectText(sentence);
  }

  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Profile', exact: true }).waitFor();
  await expect.poll(() => chosen('City')).toBe('Denver');
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

  // Leaving a changed profile asks for a confirmation. The changes are kept, and can be discarded.
  const question = dialog('Leave without saving your profile?');
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
  await page.getByText('411 Harbour Street').waitFor();
  await page.getByRole('link', { name: 'Applicants', exact: true }).click();
  await expectText(NOBODY_APPLIED);
  person.expectNoProblems();
});
