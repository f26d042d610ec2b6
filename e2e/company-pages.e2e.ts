import { describe, expect } from 'vitest';
import { PATHS } from '#contract/shared/paths.ts';
import { accessibilityProblems } from './harness/accessibility.ts';
import { picture } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { readMail } from './harness/mail.ts';
import { makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

describe('the mails of a company', () => {
  test('are written with placeholders, seen at once, tested, saved and reset', async ({ server, open }) => {
    const employer = await makeEmployer(server.url, 'Wanda Writes');
    const person = await open(employer);
    const { page } = person;
    const { button, expectText, typeInto } = drive(() => page);
    await page.goto(`${server.url}/company/mails`);
    await page.getByRole('heading', { name: 'Emails', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Interview scheduled' }).waitFor();
    await screenshot(page, 'company-mails');
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('link', { name: 'Interview scheduled' }).click();
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    const shown = page.frameLocator('iframe[title="The email as HTML"]');
    const sentence = (words: string) => shown.getByRole('paragraph').filter({ hasText: words });
    await sentence('Good news, Ada Example: Wanda Writes has invited you to interview').waitFor();
    await text.fill('Welcome, ');
    await button('Insert candidate_name').click();
    await typeInto(text, '!');
    await expect.poll(() => text.inputValue()).toBe('Welcome, {{ candidate_name }}!');
    await sentence('Welcome, Ada Example!').waitFor();
    await shown.getByRole('link', { name: 'Go to your interview' }).first().waitFor();
    await page.getByLabel('Subject').fill('Hello from {{ company_name }}');
    await page.getByText('Subject Hello from Wanda Writes').waitFor();
    await screenshot(page, 'company-mail');
    expect(await accessibilityProblems(page)).toEqual([]);

    await text.fill('Welcome, {{ nobody }}');
    await page.getByRole('region', { name: 'Preview' }).getByText('There is no placeholder nobody').waitFor();
    await button('Save').click();
    await page.getByRole('form').getByText('Line 1: There is no placeholder nobody').waitFor();
    await page.getByRole('link', { name: 'All emails' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving the text?' }).waitFor();
    await button('Stay').click();

    await text.fill('Welcome, {{ candidate_name }}!');
    await button('Send a test to me').click();
    const tried = await readMail(server.url, employer.email, { subject: 'Test: Hello from Wanda Writes' });
    expect(tried.text).toContain('Welcome, Ada Example!');
    await button('Save').click();
    await expectText('Text saved. Emails use it from now on.');

    await page.getByRole('link', { name: 'All emails' }).click();
    await expectText('Your text');
    await page.getByRole('link', { name: 'Interview scheduled' }).click();
    await button('Reset').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await expectText('Emails use the usual text again.');
    await expect.poll(() => text.inputValue()).toMatch(/^Good news, \{\{ candidate_name \}\}/);
    // The refused text is a 400 in the console.
    person.expectNoProblems([/400 \(Bad Request\)/]);
  });
});

describe('the page of a company', () => {
  test('is written by its owner and read by everybody, without script', async ({ server, open }) => {
    const employer = await makeEmployer(server.url, 'Harbour & Pine');
    await postJob(server.url, employer, 'Lighthouse Keeper');
    const person = await open(employer);
    const { page } = person;
    const { button, choose, expectText } = drive(() => page);
    await page.goto(`${server.url}${PATHS.employerProfile}`);
    await page.getByLabel('Currency').selectOption('Euro (EUR)');
    await page.getByLabel('Public link').fill('harbour');
    await page.getByLabel('Your own site').fill('harbour.example');
    await page.getByRole('textbox', { name: 'About the company' }).fill('We keep the lights on.');
    await page.locator('input[type="file"][aria-label="Add a picture"]').setInputFiles(picture);
    await page.getByLabel('What picture 1 shows').waitFor();
    await button('Update').click();
    await expectText('Please say in at most 200 characters what the picture shows');
    await page.getByLabel('What picture 1 shows').fill('The team on the pier');
    await button('Update').click();
    await expectText('Your company profile has been updated successfully.');
    await screenshot(page, 'company-profile');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => page.getByLabel('Your own site').inputValue()).toBe('https://harbour.example');
    await page.goto(`${server.url}/create-job`);
    await choose('Job Type', 'Direct Hire');
    await expectText('Annual Salary in EUR: one figure, or a range');
    await screenshot(page, 'job-in-euros');

    const visitor = await open(undefined, { javaScriptEnabled: false });
    await visitor.page.goto(`${server.url}/companies/harbour-pine`);
    expect(new URL(visitor.page.url()).pathname).toBe('/companies/harbour');
    await visitor.page.getByRole('heading', { name: 'Harbour & Pine', level: 1 }).waitFor();
    await visitor.page.getByText('We keep the lights on.').waitFor();
    await visitor.page.getByRole('img', { name: 'The team on the pier' }).waitFor();
    await visitor.page.getByRole('link', { name: /^Lighthouse Keeper/ }).click();
    await visitor.page.getByRole('heading', { name: 'Lighthouse Keeper', level: 1 }).waitFor();
    await visitor.page.getByRole('link', { name: 'Harbour & Pine' }).click();
    await visitor.page.getByRole('heading', { name: 'Open jobs', level: 2 }).waitFor();

    const reader = await open();
    await reader.page.goto(`${server.url}/companies/harbour`);
    await reader.page.getByRole('heading', { name: 'Harbour & Pine', level: 1 }).waitFor();
    await screenshot(reader.page, 'public-company');
    expect(await accessibilityProblems(reader.page)).toEqual([]);
    person.expectNoProblems([/400 \(Bad Request\)/]);
    reader.expectNoProblems();
  });
});
