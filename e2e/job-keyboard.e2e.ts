import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { VIDEO } from './harness/jobs.ts';
import { listReady } from './harness/keyboard.ts';
import { test } from './harness/worker.ts';

let person: Person;
let page: Page;

test.beforeAll(async ({ employerJourney }) => {
  ({ person, page } = employerJourney);
});

const { button, heading, expectText } = drive(() => page);
const TAB_LIMIT = 90;

/** Goes to a control with the Tab key alone. Throws if it cannot be reached. */
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

/** Opens a list with the arrow key and goes down to the option. */
async function pick(label: string, option: string): Promise<void> {
  await press(page.getByRole('combobox', { name: label }), 'ArrowDown');
  const wanted = page.getByRole('option', { name: option, exact: true });
  await wanted.waitFor();
  await listReady(page);
  while ((await wanted.getAttribute('data-combobox-selected')) === null)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await wanted.waitFor({ state: 'hidden' });
}

/** A group of Yes and No: the space bar chooses the first, the arrow key the other. */
async function say(group: string, answer: 'Yes' | 'No'): Promise<void> {
  const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio');
  await press(radios.first(), answer === 'Yes' ? 'Space' : 'ArrowRight');
  await expect.poll(() => radios.nth(answer === 'Yes' ? 0 : 1).isChecked()).toBe(true);
}

test('a job is posted with the keyboard alone', async () => {
  await expectText('Post A Job');
  await press(page.getByRole('link', { name: 'Post A Job' }));

  await heading('Job Details').waitFor();
  await type(page.getByLabel('Designation'), 'Web Developer');
  await pick('Industry Type', 'Information Technology');
  await pick('Job Type', 'Direct Hire');
  await type(page.getByLabel('Fixed Salary'), '90000');
  await press(button('Bold'), 'Space');
  await type(page.getByRole('textbox', { name: 'Job Description' }), 'We write JavaScript.');
  await press(button('Next'));

  await heading('Skills').waitFor();
  await press(button('Extract from Job Description'));
  await page.getByRole('list', { name: 'Skills' }).getByText('JavaScript', { exact: true }).waitFor();
  await press(button('Next'));

  await heading('Questions').waitFor();
  for (const tab of ['Personal', 'Skills', 'MCQ']) {
    await page.locator('[role="tab"][aria-selected="true"]').filter({ hasText: tab }).waitFor();
    await press(page.getByRole('list', { name: 'Question bank' }).getByRole('checkbox').first(), 'Space');
    await press(button('Next'));
  }

  await heading('Education').waitFor();
  await press(button('Next'));

  await heading('Misc Information').waitFor();
  await press(page.getByRole('checkbox', { name: 'Display all of it to candidates' }), 'Space');
  await type(page.getByLabel('Fixed Rate'), '45');
  await say('Does the position qualify for overtime?', 'Yes');
  for (const group of [
    'Do you sponsor a work visa?',
    'Are benefits offered?',
    'Does relocation apply?',
    'Does the job ask for travel?',
    'Is work from home available?',
  ])
    await say(group, 'No');
  await type(page.getByLabel(/^Start Date/), `0601${new Date().getFullYear() + 1}`);
  await say('Do candidates record a pitch video: why should you hire them?', 'No');
  await press(button('Next'));

  await heading('Interview Process').waitFor();
  await pick('Interview Rounds', '2');
  await pick('Second Round', 'Video Call');
  await press(button('Next'));

  await heading('Work Location').waitFor();
  await press(button('Next'));

  await heading('Onboarding').waitFor();
  await press(page.getByRole('checkbox', { name: 'All requirements' }), 'Space');
  await press(button('Next'));

  await heading('Personal Message').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await press(button('Choose Video'));
  await (await chooser).setFiles(VIDEO);
  await page.getByLabel('Video, preview').waitFor();
  await press(button('Next'));

  await press(button('Post Job'));
  await expectText('Job published successfully.');
  await page.waitForURL('**/employer-dashboard');
  person.expectNoProblems();
});
