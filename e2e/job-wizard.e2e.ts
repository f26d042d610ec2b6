import { expect } from 'vitest';
import { getEmployerProfile } from '#contract/account/employer.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { VIDEO } from './harness/jobs.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { itemsIn, pasteFromWord } from './harness/paste-from-word.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('each step of the job wizard says what is missing or wrong, and leads to the next when it is right', async ({
  server,
  open,
}) => {
  const employer = await makeEmployer(server.url);
  const person = await open(employer);
  const { page } = person;
  const { button, next, heading, expectText, choose, search, answer } = drive(() => page);
  const expectFit = async (name: string) => {
    await expectAccessibleInBothSchemes(page);
    await screenshot(page, name);
  };

  await page.goto(`${server.url}/create-job`);
  await expectText('Note: if you leave midway, your job is saved to draft.');
  await next();
  for (const message of [
    'Designation cannot be empty',
    'Please select an industry type',
    'Please select a job type',
    'Description cannot be empty',
  ])
    await expectText(message);
  await page.getByLabel('Designation').fill('Engineer @ 2');
  await choose('Job Type', 'Direct Hire');
  await next();
  await expectText('Only alphabets are allowed');
  await expectText('Please enter a salary or a salary range');
  await page.getByLabel('From', { exact: true }).fill('90000');
  await page.getByLabel('To', { exact: true }).fill('80000');
  await next();
  await expectText('The end of the range can’t be below its start');
  await page.getByLabel('Fixed Salary').fill('95000');
  await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('');

  await choose('Job Type', 'Contract');
  await choose('Years', '0 Year');
  await page.getByRole('combobox', { name: 'Months' }).click();
  await page.getByRole('option', { name: '1 Month', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('option', { name: '0 Month', exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await next();
  await expectText('Please select the months of the contract');
  await expectFit('wizard-job-details-errors');

  // The description takes formatted text, and a file only when it is plain text.
  const text = page.locator('input[type="file"]');
  const pdf = { name: 'job.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await text.setInputFiles(pdf);
  await expectText('file format not supported');
  await button('OK').click();
  await text.setInputFiles({
    name: 'job.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('We look for someone who knows JavaScript.\n<b>Tags</b> stay text.'),
  });
  const editor = page.getByRole('textbox', { name: 'Job Description' });
  await editor.getByText('<b>Tags</b> stay text.').waitFor();
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('sql');
  await editor.locator('strong').getByText('sql').waitFor();
  await page.keyboard.press('Enter');
  await pasteFromWord(editor);
  await expect.poll(() => itemsIn(editor)).toEqual(['Write APIs', 'Review them', 'Pay: 50,000']);
  await page.getByLabel('Designation').fill('Software Engineer');
  await choose('Industry Type', 'Information Technology');
  await choose('Months', '1 Month');
  await next();
  await heading('Skills').waitFor();

  await next();
  await expectText('Atleast one skill is required');
  await button('Extract from Job Description').click();
  const skills = page.getByRole('list', { name: 'Skills' });
  await skills.getByText('JavaScript', { exact: true }).waitFor();
  await skills.getByText('SQL', { exact: true }).waitFor();
  await skills.getByText('Required · 0 month').first().waitFor();
  const before = await skills.getByRole('listitem').count();
  await button('Extract from Job Description').click();
  await expect.poll(() => skills.getByRole('listitem').count()).toBe(before);

  await button('Add skill').click();
  await skills.getByLabel('Skill', { exact: false }).first().fill('C++ & more');
  await button('Save skill').click();
  await expectText('Only allowed alphabets and . # + 2');
  await expectText('Please select Required or Preferred');
  await expectText('Please select the experience');
  await expectFit('wizard-skills-errors');
  await skills.getByLabel('Skill', { exact: false }).first().fill('javascript');
  await page.keyboard.press('Escape');
  await choose('Preference', 'Preferred', skills);
  await choose('Minimum Experience', '10 Years & above', skills);
  await button('Save skill').click();
  await expectText('This skill is already in the list');
  await skills.getByLabel('Skill', { exact: false }).first().fill('Beekeeping');
  await page.keyboard.press('Escape');
  await button('Save skill').click();
  await skills.getByText('Preferred · 10 Years & above').waitFor();
  await next();
  await heading('Questions').waitFor();

  const tab = (name: RegExp) => page.getByRole('tab', { name });
  const isSelected = (name: RegExp) => tab(name).and(page.locator('[aria-selected="true"]')).waitFor();
  await next();
  await isSelected(/^Skills/);
  await next();
  await isSelected(/^MCQ/);
  await next();
  await isSelected(/^Personal/);
  await expectText('Atleast one personal question is required');
  await page.getByRole('checkbox', { name: 'Tell me about yourself?' }).check();
  await tab(/^MCQ/).click();
  await next();
  await isSelected(/^Skills/);
  await expectText('Atleast one skill question is required');
  await page.getByRole('list', { name: 'Question bank' }).getByRole('checkbox').first().check();
  await tab(/^MCQ/).click();
  await next();
  await expectText('Atleast one MCQ question is required');
  await expectFit('wizard-questions-mcq');

  const own = page.getByRole('list', { name: 'Your own questions' });
  await button('Add your own question').click();
  await button('Add your own question').click();
  await expectText('Please save last question');
  await button('OK').click();
  await own.getByRole('textbox', { name: 'Question' }).fill('Which of these makes honey?');
  await own.getByLabel('Option 1', { exact: true }).fill('A bee');
  await button('Save question').click();
  await expectText('Please fill in every option');
  for (const [index, option] of ['A cat', 'A dog', 'A fish'].entries())
    await own.getByLabel(`Option ${index + 2}`, { exact: true }).fill(option);
  await choose('Skill', 'JavaScript', own);
  await button('Save question').click();
  await expectText('Please mark the correct option');
  await own.getByLabel('Option 1 is correct').check();
  await button('Save question').click();
  await own.getByText('A bee (correct)').waitFor();
  // Saving has added the next, empty row, which is dropped if it stays empty.
  const rows = own.getByRole('listitem').filter({ has: page.getByLabel('Option 1') });
  await expect.poll(() => rows.count()).toBe(1);
  await button('Edit question: Which of these makes honey?').click();
  await own.getByRole('textbox', { name: 'Question' }).first().fill('Which animal makes honey?');
  await button('Save question', own).first().click();
  await own.getByText('Which animal makes honey?').waitFor();
  await next();
  await heading('Education').waitFor();

  await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true);
  await page.getByRole('radio', { name: "Bachelor's Degree", exact: true }).check();
  await expectFit('wizard-education');
  await next();
  await heading('Misc Information').waitFor();

  await next();
  for (const message of [
    'Please enter an hourly rate or a range',
    'Please say whether the position qualifies for overtime',
    'Please say whether a work visa is sponsored',
    'Please say whether benefits are offered',
    'Please say whether you offer relocation benefits',
    'Please say whether travel applies',
    'Please say whether work from home is available',
    'Please select a start date',
    'Please say whether candidates record a pitch',
  ])
    await expectText(message);
  await answer('Does the position qualify for overtime?', 'Yes');
  await answer('Do you sponsor a work visa?', 'No');
  await answer('Do you offer benefits?', 'Yes');
  await answer('Do you offer relocation benefits?', 'Yes');
  await answer('Does the job involve travel?', 'Yes');
  await answer('Is work from home available?', 'Yes');
  await answer('Should candidates record a pitch video on why you should hire them?', 'No');
  await page.getByLabel('From', { exact: true }).fill('30');
  await page.getByLabel(/^Start Date/).fill('2020-01-01');
  await next();
  for (const message of [
    'Please enter where the range ends',
    'Please select at least one benefit',
    'Please select at least one relocation benefit',
    'Please select how much travel',
    'Please select how much work from home',
    'The start date can’t be before today',
  ])
    await expectText(message);
  await page.getByLabel('Fixed Rate').fill('45');
  await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('');

  const all = page.getByRole('checkbox', { name: 'Display all of it to candidates' });
  const one = page.getByRole('checkbox', { name: /^Display To Candidates\W+Travel$/ });
  await all.check();
  await expect.poll(() => one.isChecked()).toBe(true);
  await one.uncheck();
  await expect.poll(() => all.isChecked()).toBe(false);

  await choose('Offered Benefits', 'Health Insurance');
  await page.keyboard.press('Escape');
  await choose('Relocation Benefits', 'Moving Costs');
  await page.keyboard.press('Escape');
  await choose('Travel Percentage', '25%');
  await choose('How Much Work From Home', '100% Remote');
  await page.getByLabel(/^Start Date/).fill(`${new Date().getFullYear() + 1}-06-01`);
  await expectFit('wizard-misc');
  await next();
  await heading('Interview Process').waitFor();

  await expect.poll(() => page.getByLabel('First Round').inputValue()).toBe('AI Interview');
  await choose('Interview Rounds', '3');
  await answer('Do you have tips for candidates?', 'Yes');
  await next();
  await expectText('Please select a communication mode');
  await expectText('Please enter the tip');
  await choose('Second Round', 'Video Call');
  await choose('Third Round', 'Others');
  await page.getByLabel('Third Round, other mode').fill('Lunch 2');
  await next();
  await expectText('Only letters and spaces are allowed');
  await page.getByLabel('Third Round, other mode').fill('Lunch together');
  await page.getByRole('textbox', { name: 'Tips' }).fill('Be yourself.');
  await button('Interview settings: our defaults').click();
  await page.getByLabel('Open for (days)').fill('0');
  await page.getByLabel('Record only').check();
  await button('Interview settings: changed').click();
  await next();
  // An error expands the collapsed section.
  await page.getByLabel('Open for (days)').fill('5');
  await expectFit('wizard-interview-process');
  await next();

  // A job that is 100% remote skips the work location in both directions.
  await heading('Onboarding').waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wfhRef'))).toBe('selected');
  await expect
    .poll(() => page.getByRole('navigation', { name: 'Steps' }).getByText('Work Location').count())
    .toBe(0);
  await button('Back').click();
  await heading('Interview Process').waitFor();
  await expect.poll(() => page.getByLabel('Third Round, other mode').inputValue()).toBe('Lunch together');
  await button('Back').click();
  await heading('Misc Information').waitFor();
  await choose('How Much Work From Home', '2 days a week');
  await next();
  await heading('Interview Process').waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wfhRef'))).toBe('notSelected');
  await next();
  await heading('Work Location').waitFor();

  const { addresses } =
    (await callApi(server.url, getEmployerProfile, {}, employer.token)) ?? expect.fail('no profile');
  await expect.poll(() => page.getByLabel('Address').inputValue()).toBe(addresses.fullAddress);
  const city = page.getByRole('combobox', { name: 'City' });
  await expect.poll(() => city.inputValue()).toBe(addresses.city.name);
  await page.getByLabel('Address').fill('Short');
  await page.getByLabel('Zipcode').fill('123');
  await choose('Country', 'Canada');
  await expect.poll(() => page.getByRole('combobox', { name: 'State' }).inputValue()).toBe('');
  await next();
  for (const message of [
    'An address has at least 10 characters',
    'Please select a state',
    'Please select a City',
    'Zipcode must be of 5 digit',
  ])
    await expectText(message);
  await page.getByLabel('Address').fill('77 King Street West');
  await page.getByLabel('Zipcode').fill('123 45');
  await choose('State', 'Ontario');
  await search('City', 'Toronto');
  await expectFit('wizard-work-location');
  await next();
  await heading('Onboarding').waitFor();

  await next();
  await expectText('Please select at least one requirement');
  const requirements = page.getByRole('checkbox', { name: 'All requirements' });
  const boxes = page.getByRole('group', { name: 'Onboarding requirements' }).getByRole('checkbox');
  await requirements.check();
  await expect.poll(() => boxes.first().isChecked()).toBe(true);
  await requirements.uncheck();
  await expect.poll(() => boxes.first().isChecked()).toBe(false);
  await boxes.nth(0).check();
  await boxes.nth(3).check();
  await expectFit('wizard-onboarding');
  await next();
  await heading('Personal Message').waitFor();

  await next();
  await expectText('Please select a video');
  const file = page.locator('input[type="file"]');
  const old = { name: 'message.avi', mimeType: 'video/x-msvideo', buffer: Buffer.from('RIFF') };
  await file.setInputFiles(old);
  await expectText('File format not supported');
  // It has the name of an allowed file, but the server checks its content.
  await file.setInputFiles({ name: 'message.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video') });
  await next();
  await expectText('File format not supported');
  await file.setInputFiles(VIDEO);
  await page.getByLabel('Video, preview').waitFor();
  await expectFit('wizard-personal-message');
  await next();
  await button('Post Job').waitFor();
  // The file that is not a video.
  person.expectNoProblems([/415 \(Unsupported Media Type\)/]);
});
