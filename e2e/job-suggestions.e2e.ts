import { expectAccessibleInBothSchemes } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('the text of a job suggests its skills and questions: from an empty wizard to step 4 in two minutes', async ({
  server,
  open,
}) => {
  const person = await open(await makeEmployer(server.url));
  const { page } = person;
  const { button, next, heading, choose, search } = drive(() => page);
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
  for (const tab of ['Personal (2)', 'Skills (4)', 'MCQ (4)'])
    await page.getByRole('tab', { name: tab }).waitFor();
  await expectAccessibleInBothSchemes(page);
  await screenshot(page, 'wizard-questions-suggested');
  for (const tab of ['Skills (4)', 'MCQ (4)']) {
    await next();
    await page.getByRole('tab', { name: tab, selected: true }).waitFor();
  }
  await next();
  await heading('Education').waitFor();
  const seconds = Math.round((Date.now() - beganAt) / 1000);
  process.stdout.write(`From an empty wizard to step 4: ${seconds} s\n`);
  person.expectNoProblems();
});
