import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { getSkills } from '#contract/account/master.ts';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { laterSteps, startDraft } from './harness/jobs.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('an expected answer: what is wrong with it, its points, and other accepted answers', async ({
  server,
  open,
}) => {
  const employer = await makeEmployer(server.url);
  const person = await open(employer);
  const { page } = person;
  const { button, choose, dialog, expectText, heading } = drive(() => page);
  const jobId = await startDraft(server.url, employer, 'Software Engineer');
  const [skills] = laterSteps(server.url, employer, jobId);
  await skills!();
  await page.goto(`${server.url}/create-job?jobId=${jobId}`);
  await heading('Questions').waitFor();
  const own = page.getByRole('list', { name: 'Your own questions' });
  const answer = own.getByLabel('Expected Answer');
  const points = own.getByRole('list', { name: 'Points we’ll look for' }).getByRole('listitem');
  await page.getByRole('tab', { name: /^Skills/ }).click();
  await button('Add your own question').click();
  await choose('Skill', 'JavaScript', own);
  await own.getByRole('textbox', { name: 'Question' }).fill('How old are you?');
  await own
    .getByText('This seems to ask about age, which employers may not ask in many countries.')
    .waitFor();
  await own.getByRole('textbox', { name: 'Question' }).fill('How does the event loop work?');
  await own.getByText('How does the JavaScript event loop handle asynchronous code?').waitFor();
  await answer.fill('See job description');
  await expectText('Without an expected answer, this question is transcribed but not scored.');
  await answer.fill('call stack, queue, promises, timers');
  await expectText('These are keywords. Write what you’d want to hear about them, in full sentences.');
  await answer.fill('It runs one task at a time because there is one stack. Promises come before timers.');
  await expect.poll(() => own.getByRole('status').allTextContents()).toEqual(['', '']);
  await expect
    .poll(() => points.allTextContents())
    .toEqual(['It runs one task at a time because there is one stack', 'Promises come before timers']);
  await button('Change point 1').click();
  await page.getByRole('menuitem', { name: 'Split in two' }).click();
  await button('Change point 3').click();
  await page.getByRole('menuitem', { name: 'Mark as optional' }).click();
  await expect
    .poll(() => answer.inputValue())
    .toBe('It runs one task at a time\nbecause there is one stack. [Promises come before timers].');
  await button('Add another accepted answer').click();
  await own.getByLabel('Another accepted answer').fill('Nothing waits: whatever is ready gets its turn.');
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'wizard-questions-key');
  await button('Save question').click();
  await expectText('Also accepted: Nothing waits: whatever is ready gets its turn.');

  // Another job's own questions can be imported from a file, as long as no one changed it.
  const refJobId = await startDraft(server.url, employer, 'Reader');
  const [js] = await callApi(server.url, getSkills, { search: 'JavaScript' });
  const skillId = js!._id;
  const spoken = 'What did you last read about promises?';
  await laterSteps(server.url, employer, refJobId)[0]!();
  const asked = {
    refJobId,
    personalCustomeQuestions: [{ question: 'What do you read?' }],
    skillBasedCustomeQuestion: [{ skillId, question: spoken, answer: 'They settle once.' }],
    skillMcqCustome: [{ skillId, question: 'Which is it?', options: ['a', 'b', 'c', 'd'], answer: 'a' }],
  };
  await callApi(server.url, submitQualifyingQuestions, asked, employer.token);
  const downloading = page.waitForEvent('download');
  await button('Questions in files: Files').click();
  await page.getByRole('menuitem', { name: 'Save all of the company’s own questions as a file' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  await button('Questions in files: Files').click();
  await page.getByRole('menuitem', { name: 'Add questions from a file' }).click();
  const adding = dialog('Add questions from a file');
  const give = async (content: string) =>
    adding
      .getByLabel('File with questions')
      .setInputFiles({ name: 'questions.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await give(text.replace(spoken, 'How old are you?'));
  await adding.getByText('This file was changed after it was signed.').waitFor();
  await give(text);
  await adding.getByText(/^Signed by .+ here on .+, and unchanged since\.$/).waitFor();
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'questions-from-a-file');
  await button('Add 3 questions', adding).click();
  await own.getByText(spoken).waitFor();
  person.expectNoProblems();
});
