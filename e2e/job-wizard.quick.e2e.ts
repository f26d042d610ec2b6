import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { VIDEO } from './harness/jobs.ts';
import { listReady } from './harness/keyboard.ts';
import { makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const TAB_LIMIT = 90;

/** Goes through the nine steps of a job using only the keyboard. */
function withKeys(page: Page) {
  const { button } = drive(() => page);

  /** Goes to a control using only the Tab key. Throws if it cannot be reached. */
  async function reach(control: Locator): Promise<void> {
    await control.waitFor();
    for (let presses = 0; presses < TAB_LIMIT; presses++) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not lead to ${control.toString()}`);
  }

  const press = async (control: Locator, key = 'Enter') => {
    await reach(control);
    await page.keyboard.press(key);
  };
  const type = async (control: Locator, text: string) => {
    await reach(control);
    await page.keyboard.type(text);
  };

  return {
    press,
    type,
    next: () => press(button('Next')),
    /** Opens a list with the arrow key and goes down to the option. */
    pick: async (label: string, option: string, within: Page | Locator = page) => {
      await press(within.getByRole('combobox', { name: label }), 'ArrowDown');
      const wanted = page.getByRole('option', { name: option, exact: true });
      await wanted.waitFor();
      await listReady(page);
      while ((await wanted.getAttribute('data-combobox-selected')) === null)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await wanted.waitFor({ state: 'hidden' });
    },
    /** A group of Yes and No: the space bar chooses the first, the arrow key the other. */
    say: async (group: string, answer: 'Yes' | 'No') => {
      const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio');
      await press(radios.first(), answer === 'Yes' ? 'Space' : 'ArrowRight');
      await expect.poll(() => radios.nth(answer === 'Yes' ? 0 : 1).isChecked()).toBe(true);
    },
  };
}

/** Goes from the menu through the nine steps. The preview comes next. */
async function fillAllSteps(page: Page): Promise<void> {
  const { button, heading } = drive(() => page);
  const { press, type, next, pick, say } = withKeys(page);
  await press(button('Jobs'));
  await press(page.getByRole('menuitem', { name: 'Post A Job' }));

  await heading('Job Details').waitFor();
  await type(page.getByLabel('Designation'), 'Web Developer');
  await pick('Industry Type', 'Information Technology');
  await pick('Job Type', 'Direct Hire');
  await type(page.getByLabel('Fixed Salary'), '90000');
  await press(button('Bold'), 'Space');
  await type(page.getByRole('textbox', { name: 'Job Description' }), 'We write JavaScript.');
  await next();

  await heading('Skills').waitFor();
  await press(button('Extract from Job Description'));
  await page.getByRole('list', { name: 'Skills' }).getByText('JavaScript', { exact: true }).waitFor();
  await next();

  await heading('Questions').waitFor();
  for (const tab of ['Personal', 'Skills']) {
    await page.locator('[role="tab"][aria-selected="true"]').filter({ hasText: tab }).waitFor();
    await press(page.getByRole('list', { name: 'Question bank' }).getByRole('checkbox').first(), 'Space');
    await next();
  }
  await page.locator('[role="tab"][aria-selected="true"]').filter({ hasText: 'MCQ' }).waitFor();
  await press(button('Add your own question'));
  const own = page.getByRole('list', { name: 'Your own questions' });
  await type(own.getByRole('textbox', { name: 'Question' }), 'Which animal makes honey?');
  await pick('Skill', 'JavaScript', own);
  for (const [index, option] of ['A bee', 'A cat', 'A dog', 'A fish'].entries())
    await type(own.getByLabel(`Option ${index + 1}`, { exact: true }), option);
  await press(own.getByLabel('Option 1 is correct'), 'Space');
  await press(button('Save question'));
  await own.getByText('A bee (correct)').waitFor();
  await next();

  await heading('Education').waitFor();
  await next();

  await heading('Misc Information').waitFor();
  await press(page.getByRole('checkbox', { name: 'Display all of it to candidates' }), 'Space');
  await type(page.getByLabel('Fixed Rate'), '45');
  await say('Does the position qualify for overtime?', 'Yes');
  for (const group of [
    'Do you sponsor a work visa?',
    'Do you offer benefits?',
    'Do you offer relocation benefits?',
    'Does the job involve travel?',
    'Is work from home available?',
  ])
    await say(group, 'No');
  await type(page.getByLabel(/^Start Date/), `0601${new Date().getFullYear() + 1}`);
  await say('Should candidates record a pitch video on why you should hire them?', 'No');
  await next();

  await heading('Interview Process').waitFor();
  await pick('Interview Rounds', '2');
  await pick('Second Round', 'Others');
  await type(page.getByLabel('Second Round, other mode'), 'Lunch together');
  await press(button('Interview settings: our defaults'));
  const recordOnly = page.getByRole('radio', { name: 'Record only' });
  const proctoring = page.getByRole('radiogroup').filter({ has: recordOnly });
  await press(proctoring.getByRole('radio', { checked: true }), 'ArrowDown');
  await expect.poll(() => recordOnly.isChecked()).toBe(true);
  await next();

  await heading('Work Location').waitFor();
  await press(page.getByLabel('Address'), 'Control+a');
  await type(page.getByLabel('Address'), '77 King Street West');
  await next();

  await heading('Onboarding').waitFor();
  await press(page.getByRole('checkbox', { name: 'All requirements' }), 'Space');
  await next();

  await heading('Personal Message').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await press(button('Choose Video'));
  await (await chooser).setFiles(VIDEO);
  await page.getByLabel('Video, preview').waitFor();
  await next();
}

test('a job is made with the keyboard alone; the preview leads back to each step; saved as a draft, it is posted later', async ({
  server,
  open,
}) => {
  const person = await open(await makeEmployer(server.url));
  const { page } = person;
  const { button, heading, expectText } = drive(() => page);
  const { press } = withKeys(page);
  await page.goto(`${server.url}/employer-dashboard`);
  await fillAllSteps(page);

  await button('Post Job').waitFor();
  await expect.poll(() => page.getByRole('navigation', { name: 'Steps' }).count()).toBe(0);
  for (const text of [
    'Web Developer',
    'Which animal makes honey?',
    'Lunch together',
    '77 King Street West',
    'Record only',
  ])
    await expectText(text);
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'wizard-preview');
  await press(button('Edit Interview Process'));
  await heading('Interview Process').waitFor();
  await press(button('Save and Preview'));
  await button('Post Job').waitFor();
  await page.goBack();
  await heading('Interview Process').waitFor();
  await page.goForward();
  await button('Post Job').waitFor();
  await press(button('Save as Draft'));
  await expectText('Job Saved as draft successfully.');
  await page.waitForURL('**/employer-dashboard');

  await page.goto(`${server.url}/drafted-jobs`);
  await page.getByRole('list', { name: 'Draft jobs' }).getByText('Web Developer').waitFor();
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'drafted-jobs');
  await press(page.getByRole('link', { name: 'Continue' }));
  await press(button('Post Job'));
  await expectText('Job published successfully.');
  await page.waitForURL('**/employer-dashboard');
  await page.goto(`${server.url}/drafted-jobs`);
  await expectText('There are no draft jobs till now.');
  person.expectNoProblems();
});
