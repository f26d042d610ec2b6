import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './harness/accessibility.ts';
import type { Person } from './harness/browser.ts';
import { picture, resume } from './harness/candidates.ts';
import { clickOption, drive } from './harness/driver.ts';
import { makeAccount } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type Open } from './harness/worker.ts';

const NAME = 'Zoë O’Neil-Núñez';

/** What a candidate does on the page. */
function at({ page }: Person, url: string) {
  const field = (name: string) => page.getByRole('combobox', { name });
  return {
    ...drive(() => page),
    visit: (path: string) => page.goto(`${url}${path}`),
    field,
    chosen: (name: string) => field(name).inputValue(),
    tag: (name: string) => page.locator('.mantine-Pill-root').filter({ hasText: name }),
    fileInput: (label: string, within: Page | Locator = page) =>
      within.locator(`input[type="file"][aria-label="${label}"]`),
  };
}

/** A person who has just registered and is asked to build a profile. */
async function beNew(server: Roundone, open: Open) {
  const person = await open(await makeAccount(server.url, 'candidate', NAME));
  const steps = at(person, server.url);
  await steps.visit('/candidate-profile');
  return { ...steps, person, page: person.page };
}

test('a job seeker makes a profile, told what is missing and what is wrong, and changes it later', async ({
  server,
  open,
}) => {
  const { person, page, button, expectText, choose, field, chosen, tag, fileInput, visit } = await beNew(
    server,
    open,
  );
  await page.getByRole('heading', { level: 1, name: `Welcome ${NAME}, build your profile` }).waitFor();
  // There is no menu before the profile exists.
  await expect.poll(() => button('Dashboard').isDisabled()).toBe(true);

  await page.getByLabel('Name').fill('');
  await page.getByLabel('Mobile').fill('');
  await button('Submit').click();
  for (const message of [
    'Profile image cannot be empty',
    'Resume cannot be empty',
    'Name cannot be empty',
    'Contact No cannot be empty',
    'Address cannot be empty',
    'Please select a country',
    'Please select a state',
    'Please select a City',
    'Zipcode cannot be empty',
    'Please select education',
    'Skill cannot be empty',
    'Please select year',
    'Please select month',
    'Please check the terms & conditions',
  ])
    await expectText(message);
  await page.locator('[role="alert"]:focus').getByText('Please check these fields').waitFor();
  await screenshot(page, 'candidate-profile-errors');
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('button', { name: 'Zipcode cannot be empty' }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete')))
    .toBe('postal-code');

  await page.getByLabel('Name').fill('Zoë 3');
  await page.getByLabel('Mobile').fill('12345');
  await page.getByLabel('Address').fill('Too short');
  await page.getByLabel('Zipcode').fill('01234');
  await page.getByLabel('LinkedIn profile').fill('linkedin');
  await button('Submit').click();
  for (const message of [
    'Please enter a valid name',
    'Invalid contact no',
    'An address needs at least 20 characters',
    'Zipcode must be of 5 digit',
    'Please enter a link that begins with https://',
  ])
    await expectText(message);
  await fileInput('Resume').setInputFiles({ ...resume('resume.exe'), mimeType: '' });
  await expectText('Only Pdf, Docx file are allowed');
  await fileInput('Profile image').setInputFiles({ ...picture, buffer: Buffer.alloc(5_242_881) });
  await expectText('Size must be less than or equal to 5MB');
  await fileInput('Profile image').setInputFiles({ ...picture, buffer: Buffer.from('no picture') });
  await expectText('Only image files are allowed');

  // The states of the country, and the cities of the state.
  await field('Country').fill('United Sta');
  await clickOption(field('Country'), page.getByRole('option', { name: 'United States', exact: true }));
  await field('State').fill('New York');
  await clickOption(field('State'), page.getByRole('option', { name: 'New York', exact: true }));
  await field('City').click();
  await page.getByRole('option').first().waitFor();
  await expect.poll(() => page.getByRole('option').count()).toBeLessThanOrEqual(100);
  await field('City').fill('Albany');
  await clickOption(field('City'), page.getByRole('option', { name: 'Albany', exact: true }));
  await field('State').fill('Texas');
  await clickOption(field('State'), page.getByRole('option', { name: 'Texas', exact: true }));
  await expect.poll(() => field('City').inputValue()).toBe('');
  await field('Country').fill('Canada');
  await clickOption(field('Country'), page.getByRole('option', { name: 'Canada', exact: true }));
  await expect.poll(() => field('State').inputValue()).toBe('');
  await expect.poll(() => field('City').isDisabled()).toBe(true);
  await field('State').fill('Ontario');
  await clickOption(field('State'), page.getByRole('option', { name: 'Ontario', exact: true }));
  await field('City').fill('Ottawa');
  await clickOption(field('City'), page.getByRole('option', { name: 'Ottawa', exact: true }));

  // A skill is added by Enter, from the list and on leaving the field. Backspace removes the last.
  const skills = field('Skills');
  await skills.fill('javascript');
  await skills.press('Enter');
  await tag('JavaScript').waitFor();
  await skills.fill('typesc');
  const frame = page.locator('.mantine-TagsInput-input').filter({ has: skills });
  await clickOption(frame, page.getByRole('option', { name: 'TypeScript', exact: true }));
  await tag('TypeScript').waitFor();
  await skills.fill('Knot tying');
  await page.getByLabel('Portfolio').click();
  await tag('Knot tying').waitFor();
  const { width = 0, height = 0 } = (await tag('Knot tying').boundingBox()) ?? {};
  expect([width < 160, height < 40], `It is ${width} × ${height}`).toEqual([true, true]);
  await skills.focus();
  await skills.press('Backspace');
  await tag('Knot tying').waitFor({ state: 'detached' });
  await expect
    .poll(() => page.locator('.mantine-Pill-root').allTextContents())
    .toEqual(['JavaScript', 'TypeScript']);
  await page.keyboard.press('Escape');

  // There are no 0 months beside 0 years.
  await choose('Experience in years', '2 Years');
  await choose('Experience in months', '0 Months');
  await choose('Experience in years', '0 Years');
  await expect.poll(() => chosen('Experience in months')).toBe('');
  await field('Experience in months').click();
  await expect.poll(() => page.getByRole('option').first().textContent()).toBe('1 Month');
  await page.keyboard.press('Escape');
  await choose('Experience in years', '3 Years');
  await choose('Experience in months', '4 Months');
  await field('Education').click();
  await clickOption(field('Education'), page.getByRole('option').first());
  await expect.poll(() => chosen('Education')).not.toBe('');

  // Files are shown, replaced and removed.
  await fileInput('Profile image').setInputFiles(picture);
  await page.getByRole('img', { name: 'Profile image, preview' }).waitFor();
  await fileInput('Resume').setInputFiles(resume('old.pdf'));
  await page.getByRole('link', { name: 'old.pdf' }).waitFor();
  await fileInput('Resume').setInputFiles(resume('resume.pdf'));
  await page.getByRole('link', { name: 'resume.pdf' }).waitFor();
  await page.getByText('Cover letter and certificates (optional)').click();
  await fileInput('Cover letter').setInputFiles(resume('letter.pdf'));
  await button('Remove the cover letter').click();
  await page.getByRole('link', { name: 'letter.pdf' }).waitFor({ state: 'detached' });
  await fileInput('Certificate').setInputFiles(resume('first-aid.pdf'));
  await page.getByRole('list', { name: 'Certificates' }).getByText('first-aid.pdf').first().waitFor();
  await fileInput('Another certificate').setInputFiles(resume('driving.pdf'));
  await button(/^Remove driving\.pdf$/).click();
  await expect
    .poll(() => page.getByRole('list', { name: 'Certificates' }).getByRole('listitem').count())
    .toBe(1);

  await page.getByLabel('Name').fill(NAME);
  await page.getByLabel('Mobile').fill('');
  await page.getByLabel('Mobile').pressSequentially('555-010-1234');
  await page.getByLabel('Address').fill('12 Rideau Street, Third Floor');
  await expect.poll(() => page.getByLabel('Mobile').inputValue()).toBe('5550101234');
  await page.getByLabel('Zipcode').fill('');
  await page.getByLabel('Zipcode').pressSequentially('100 012');
  await page.getByLabel('LinkedIn profile').fill('www.linkedin.com/in/zoe');
  await expectText('Zipcode must be of 5 digit');
  await page.getByLabel('Zipcode').fill('100 01');
  await expect
    .poll(() => page.getByLabel('LinkedIn profile').inputValue())
    .toBe('https://www.linkedin.com/in/zoe');

  // Whoever asks for another page first is sent back, and what was typed is still there.
  await visit('/candidate-dashboard');
  await page.waitForURL('**/candidate-profile');
  await tag('TypeScript').waitFor();
  await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('12 Rideau Street, Third Floor');
  await expect.poll(() => chosen('City')).toBe('Ottawa');
  await page.getByRole('img', { name: 'Profile image, preview' }).waitFor();
  await page.getByText('resume.pdf').waitFor();
  await screenshot(page, 'candidate-profile-new');
  await button('Submit').click();
  await expectText('Please check the terms & conditions');
  await page.getByLabel('I agree to the').check();
  await button('Submit').click();
  await expectText('Your profile has been created successfully.');
  await page.getByRole('heading', { name: 'Upcoming Scheduled Interviews' }).waitFor();
  await expectText('Total Open Jobs');
  expect(new URL(page.url()).pathname).toBe('/candidate-dashboard');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('candidateProfielAvailabe'))).toBe('true');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('User'))).toBe(NAME);
  await button('Jobs').click();
  await page.getByRole('menuitem', { name: 'Open Jobs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Open Jobs' }).waitFor();

  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Profile', exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('I agree to the').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Email').getAttribute('readonly')).not.toBeNull();
  await page.getByLabel('Portfolio').fill('https://zoe.example.com');
  await button('Discard changes').click();
  await expect.poll(() => page.getByLabel('Portfolio').inputValue()).toBe('');
  await page.getByLabel('Name').fill('Zoë O’Neil');
  await fileInput('Resume').setInputFiles(resume('resume-2.pdf'));
  await page.getByRole('link', { name: 'resume-2.pdf' }).waitFor();
  await button('Update').click();
  await expectText('Your profile has been updated successfully.');
  await page.getByText('Welcome, Zoë O’Neil').waitFor();
  await button('Discard changes').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('link', { name: 'resume-2.pdf' }).waitFor();
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Zoë O’Neil');
  await screenshot(page, 'candidate-profile');
  await expectAccessible(page);
  person.expectNoProblems([/400 \(Bad Request\)/, /415 \(/]);
});

test('is filled in from the resume: what is empty at once, and over what was typed the ticked entries', async ({
  server,
  open,
}) => {
  const { person, page, button, dialog, expectText, field, chosen, tag, fileInput } = await beNew(
    server,
    open,
  );
  await page.getByLabel('Name').fill('Zoë 3');
  await page.getByLabel('Mobile').fill('12345');
  await page.getByLabel('LinkedIn profile').fill('linkedin');
  const text = [
    'Zara Elsewhere',
    'Rideau Street 12, Third Floor, Ottawa, ON, Canada',
    'Mobile: +1 (613) 555-0199 | linkedin.com/in/zara',
    'Five years of experience with PostgreSQL and React.',
    'B.Sc. in Biology, 2015',
  ].join('\n');
  await fileInput('Resume').setInputFiles(resume('resume.pdf', text));
  await page
    .getByText(/^Filled in from your resume: Country, state and city.* and Skills\. Please/)
    .waitFor();
  await expect.poll(() => page.getByLabel('Mobile').inputValue()).toBe('12345');
  await expect.poll(() => chosen('City')).toBe('Ottawa');
  await expect
    .poll(async () => [await chosen('Country'), await chosen('State')])
    .toEqual(['Canada', 'Ontario']);
  await expect.poll(() => chosen('Education')).toBe("Bachelor's Degree");
  await tag('PostgreSQL').waitFor();
  await page.getByText(/^Missing: profile image, address, zipcode/).waitFor();
  await screenshot(page, 'candidate-profile-filled-in');
  await button('Remove the skill PostgreSQL').click();
  await button('Fill in from your resume').click();
  const box = dialog('Fill in from your resume');
  const offer = (name: RegExp) => box.getByRole('checkbox', { name });
  await box.getByText('In the resume: Mobile: +1 (613) 555-0199').first().waitFor();
  await box.getByText('In the form: 12345').waitFor();
  await expect.poll(() => box.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await expect.poll(() => button('Add what I ticked', box).isDisabled()).toBe(true);
  await expectAccessible(page);
  await screenshot(page, 'candidate-profile-from-resume');
  await offer(/^Mobile: 6135550199/).check();
  await offer(/^PostgreSQL/).check();
  await button('Add what I ticked', box).click();
  await expectText('2 values were added. Please check them before you submit the form.');
  await box.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Mobile').inputValue()).toBe('6135550199');
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Zoë 3');
  await expect.poll(() => page.getByLabel('LinkedIn profile').inputValue()).toBe('linkedin');
  await tag('PostgreSQL').waitFor();

  await button('Fill in from your resume').click();
  await offer(/^LinkedIn profile: /).waitFor();
  await expect.poll(() => offer(/^Mobile/).count()).toBe(0);
  await button('Cancel', box).click();
  await box.waitFor({ state: 'detached' });
  const skills = field('Skills');
  await skills.press('Backspace');
  await tag('PostgreSQL').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  person.expectNoProblems();
});
