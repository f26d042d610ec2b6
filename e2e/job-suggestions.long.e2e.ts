import { expect, onTestFinished } from 'vitest';
import { type ModelAnswer, languageModel } from '#server/testing/language-model.ts';
import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { makeEmployer, signedIn } from './harness/people.ts';
import { launchRoundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const SECONDS = 120;

test('the text of a job suggests its skills and questions in two minutes, and a language model drafts more', async ({
  newPerson,
}) => {
  let answer: ModelAnswer = { content: 'Ask them about the grill!' };
  const { baseUrl } = await languageModel(() => answer);
  const server = await launchRoundone({ env: { LLM_BASE_URL: baseUrl, LLM_MODEL: 'test-model' } });
  onTestFinished(() => server.stop());
  const person = await newPerson(signedIn(server.url, await makeEmployer(server.url)));
  const { page } = person;
  const { button, next, heading, choose, search } = drive(() => page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.goto(`${server.url}/create-job`);
  const beganAt = Date.now();
  await page.getByLabel('Designation').fill('Line cook');
  await search('Industry Type', 'Food and Beverage');
  await choose('Job Type', 'Direct Hire');
  await page.getByLabel('Fixed Salary').fill('32000');
  const text = 'Run the grill, prep your mise en place, label the fridges, know your allergens.';
  await page.getByRole('textbox', { name: 'Job Description' }).fill(text);
  await next();
  await heading('Skills').waitFor();
  await button('Extract from Job Description').click();
  await page.getByRole('list', { name: 'Skills' }).getByText('Food Safety', { exact: true }).waitFor();
  await next();
  await button('Select the questions we suggest').click();
  await tab('Personal (2)').waitFor();
  for (const name of ['Skills (4)', 'MCQ (4)']) {
    await next();
    await page.getByRole('tab', { name, selected: true }).waitFor();
  }
  await next();
  await heading('Education').waitFor();
  const seconds = Math.round((Date.now() - beganAt) / 1000);
  process.stdout.write(`From an empty wizard to step 4: ${seconds} s\n`);
  expect(seconds).toBeLessThanOrEqual(SECONDS);

  await button('Back').click();
  await tab('Skills (4)').click();
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'wizard-questions-suggested');
  const more = button('Draft more with the language model');
  await more.click();
  await page
    .getByText('The language model didn’t answer in time, or its answer had no usable questions.')
    .waitFor();
  await screenshot(page, 'wizard-drafts-none');
  const fish = {
    skill: 'Cooking',
    question: 'How do you know that a piece of fish is done?',
    points: ['The flesh turns opaque.', 'It flakes when you press it.', 'A thermometer shows 63 °C inside.'],
    acceptedAnswers: ['I check the core temperature and whether it comes apart easily.'],
  };
  const rush = {
    skill: 'Cooking',
    question: 'Two tables order at once and one dish takes longer. What do you start first?',
    points: ['The dish that takes longest is started first.', 'Both are timed to be ready together.'],
    acceptedAnswers: [],
  };
  answer = { content: { questions: [fish, rush, { ...fish, question: 'How old are you?' }] } };
  await more.click();
  await page
    .getByText(
      '2 new drafts. 1 draft left out: it asks about age, which employers may not ask in many countries.',
    )
    .waitFor();
  const draft = page.getByRole('list', { name: 'Drafts' }).getByRole('checkbox', { name: fish.question });
  expect(await draft.isChecked()).toBe(false);
  await draft.click();
  await tab('Skills (5)').waitFor();
  await page.getByRole('list', { name: 'Your own questions' }).getByText(fish.question).waitFor();
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'wizard-drafts');
  await next();
  await next();
  await heading('Education').waitFor();
  await button('Back').click();
  await tab('Skills (5)').waitFor();
  person.expectNoProblems();
});
