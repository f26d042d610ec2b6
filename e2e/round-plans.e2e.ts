import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { getRoundPlans } from '#contract/interview/round-plans.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { clickOption, drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

test('a round is planned in the wizard with a kit of the company, and changed from the job', async ({
  server,
  open,
}) => {
  const employer = await makeEmployer(server.url, 'Pia Planner');
  const role = `Lamp Lighter ${randomBytes(3).toString('hex')}`;
  const jobId = await postJob(server.url, employer, role);
  const { page } = await open(employer);
  const { button, dialog, choose, expectText } = drive(() => page);

  // The company's kit and its link for video calls.
  await page.goto(`${server.url}/company/kits`);
  await expectText('There are no kits yet.');
  await button('Add a kit').click();
  const adding = dialog('Add a kit');
  await adding.getByLabel('Name of the kit').fill('Lamps');
  await button('Save', adding).click();
  await adding.getByText('Please give the criterion a name').first().waitFor();
  await adding.getByRole('textbox', { name: 'Criterion', exact: true }).fill('Working at height');
  await adding.getByLabel('What to ask').fill('Are you in good health?');
  await adding.getByText('This seems to ask about health or disability').waitFor();
  await adding.getByLabel('What to ask').fill('How do you keep a ladder safe?');
  await adding.getByLabel('Level 1, the lowest').fill('Leans it somewhere.');
  await screenshot(page, 'add-a-kit');
  await expectAccessible(page);
  await button('Save', adding).click();
  await expectText('Kit saved.');
  await page.getByRole('group', { name: 'Interview kits' }).getByText('Working at height').waitFor();
  await page.getByLabel('Link for video calls').fill('https://meet.example/{id}');
  await button('Save').click();
  await expectText('Link saved.');
  await screenshot(page, 'company-kits');
  await expectAccessible(page);

  // In the wizard, nothing has to be filled in.
  await page.goto(`${server.url}/update-job?jobId=${jobId}&step=interviewProcess`);
  await choose('Interview Rounds', '2');
  await choose('Second Round', 'Video Call');
  const line = page.getByRole('button', { name: 'Plan the second round' });
  await expect.poll(() => line.textContent()).toBe('45 minutes · you · criteria from the job’s skills');
  await screenshot(page, 'interview-process-planned');
  await expectAccessible(page);
  await line.click();
  const planning = dialog('Second round');
  await planning
    .getByText('If you leave it empty, it’s your company’s link: https://meet.example/{id}')
    .waitFor();
  await screenshot(page, 'plan-of-a-round');
  await expectAccessible(page);
  await planning.getByLabel('Minutes').fill('5');
  await button('Save', planning).click();
  await planning.getByText('A round can take 15 to 480 minutes').first().waitFor();
  await planning.getByLabel('Minutes').fill('30');
  const kit = planning.getByRole('combobox', { name: 'Choose a kit' });
  await kit.click();
  await clickOption(kit, page.getByRole('option', { name: 'Lamps' }));
  await button('Save', planning).click();
  await expectText('Second round saved.');
  await expect.poll(() => line.textContent()).toBe('30 minutes · you · 1 criterion');
  // The step itself was not submitted with it.
  expect(page.url()).toContain('step=interviewProcess');
  await button('Next').click();
  await page.waitForURL('**step=workLocation*');
  await page.goto(`${server.url}/update-job?jobId=${jobId}&step=preview`);
  await button('Update Job').click();
  await page.waitForURL('**/employer-jobs*');

  // The same form, opened from the job.
  await button(new RegExp(`^More: ${role}`))
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Plan the rounds' }).click();
  const rounds = dialog(`Rounds of ${role}`);
  await rounds.getByText('Second round: Video Call').waitFor();
  await screenshot(page, 'rounds-of-a-job');
  await expectAccessible(page);
  await button(/^Plan the second round/, rounds).click();
  await planning.getByLabel('Where').fill('Room 4');
  await button('Change Working at height', planning).click();
  await planning.getByRole('textbox', { name: 'Criterion', exact: true }).fill('Ladders');
  await screenshot(page, 'plan-with-own-criteria');
  await button('Save', planning).click();
  await rounds.getByText('30 minutes · you · Room 4 · 1 criterion').waitFor();
  const plans = await callApi(server.url, getRoundPlans, { jobId }, employer.token);
  expect(plans.rounds[0]).toMatchObject({ mode: 'Video Call', minutes: 30, place: 'Room 4' });
  expect(plans.rounds[0]!.kit!.criteria[0]!.title).toBe('Ladders');

  // The company's kit is unchanged, and can be deleted without the plan.
  await page.goto(`${server.url}/company/kits`);
  await button('Edit Lamps').click();
  await dialog('Edit the kit').getByText('Working at height').waitFor();
  await button('Cancel', dialog('Edit the kit')).click();
  await button('Delete Lamps').click();
  await button('Delete kit', dialog('Delete the kit ‘Lamps’?')).click();
  await expectText('There are no kits yet.');
});
