import { expect } from 'vitest';
import { getMessages, muteMessages } from '#contract/interview/messages.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { apply, makeWorld } from './harness/candidate-journey.ts';
import { receivedApplication } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { readMail } from './harness/mail.ts';
import { callApi } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** Nothing scrolls at this height, because scrolling would close a menu. */
const TALL = { viewport: { width: 1280, height: 1600 } };
const PHONE = { viewport: { width: 390, height: 844 } };

test('a company writes to a candidate, who answers on a phone; nothing that was typed is lost', async ({
  server: { url },
  open,
}) => {
  const { candidate, employer, jobs } = await makeWorld(url, 'Web Developer');
  const [job] = jobs;
  await apply(url, candidate, job);
  const { applicationId, candidateId } = await receivedApplication(url, employer, job.jobId);

  const company = await open(employer, TALL);
  const { page } = company;
  const desk = drive(() => page);
  await page.goto(`${url}/applicants/${candidateId}`);
  await page.getByLabel('Note', { exact: true }).waitFor();
  await desk.button(`Write to ${candidate.name}`).click();
  const field = page.getByLabel(`Message to ${candidate.name}`);
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);

  // A template is created where it is needed.
  const menu = desk.button('Message templates: Templates');
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit templates…' }).click();
  const templates = desk.dialog('Message templates');
  await desk.button('New template', templates).click();
  await templates.getByLabel('Name of the template').fill('Start date');
  await templates.getByRole('textbox', { name: /^Message/ }).fill('Dear {{ candidate }}');
  await desk.button('Save', templates).click();
  await templates
    .getByText(/no placeholder candidate/)
    .first()
    .waitFor();
  await templates
    .getByRole('textbox', { name: /^Message/ })
    .fill('Dear {{ candidate_name }},\n\nwhen could you start as {{ job_title }}?');
  await screenshot(page, 'message-template');
  await expectAccessible(page);
  await desk.button('Save', templates).click();
  await desk.button('Edit Start date', templates).waitFor();
  await screenshot(page, 'message-templates');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await templates.waitFor({ state: 'hidden' });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Start date' }).click();
  const filledIn = `Dear ${candidate.name},\n\nwhen could you start as ${job.role}?`;
  await expect.poll(() => field.inputValue()).toBe(filledIn);

  // Typed text survives a reload and a failed send.
  await field.press('End');
  await field.pressSequentially('!');
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe(`${filledIn}!`);
  await page.route('**/api/interview/sendMessage', (route) => route.abort());
  await field.press('Control+Enter');
  await page.getByText(TEXTS.somethingWentWrong).first().waitFor();
  expect(await field.inputValue()).toBe(`${filledIn}!`);
  await page.unroute('**/api/interview/sendMessage');
  await field.press('Control+Enter');
  const list = page.getByRole('list', { name: 'Messages' });
  await list.getByText(`when could you start as ${job.role}?!`).waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await screenshot(page, 'messages-company');

  const mail = await readMail(url, candidate.email, { subject: 'Message from' });
  expect(mail.text).toContain(`Dear ${candidate.name},\n\nwhen could you start`);
  const phone = await open(candidate, PHONE);
  await phone.page.goto(`${url}/applied-jobs`);
  const mark = phone.page.getByRole('button', { name: `1 new message about ${job.role}` });
  await mark.waitFor();
  await screenshot(phone.page, 'messages-mark');
  await expectAccessible(phone.page);
  await phone.page.goto(mail.links[0]!);
  const details = phone.page.getByRole('dialog', { name: 'Application Details' });
  const theirs = details.getByRole('list', { name: 'Messages' });
  await theirs.getByText(`when could you start as ${job.role}?!`).waitFor();
  await expect.poll(() => theirs.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => isInView(theirs)).toBe(true);
  await screenshot(phone.page, 'messages-candidate');
  await expectAccessible(phone.page);
  await details.getByLabel(`Message to ${employer.name}`).fill('In May.\n<b>Or in June.</b>');
  await details.getByRole('button', { name: 'Send message' }).click();
  await theirs.getByText('<b>Or in June.</b>').waitFor();
  const mute = details.getByRole('switch', { name: 'Email me about new messages here' });
  // The switch shows it at once, and a reload would end the call.
  const muted = phone.page.waitForResponse((response) =>
    response.url().endsWith(`/api/${muteMessages.path}`),
  );
  await mute.click();
  await expect.poll(() => mute.isChecked()).toBe(false);
  await muted;
  await phone.page.reload();
  await theirs.getByText('In May.').waitFor();
  expect(await theirs.getByText('New', { exact: true }).count()).toBe(0);

  const answer = await readMail(url, employer.email, { subject: 'Message from' });
  await page.goto(`${url}/employer-dashboard`);
  await page.getByRole('link', { name: '1 candidate to reply to' }).click();
  await list.getByText('In May.').waitFor();
  expect(page.url()).toBe(answer.links[0]);
  await list.getByText('New', { exact: true }).waitFor();
  await page.getByText(`${candidate.name} has turned off emails about your messages.`).waitFor();
  await screenshot(page, 'messages-answered');
  await expectAccessible(page);
  await expect
    .poll(async () => {
      const { messages } = await callApi(url, getMessages, { applicationId }, employer.token);
      return messages.some(({ isUnread }) => isUnread);
    })
    .toBe(false);
  phone.expectNoProblems();
});

const isInView = (place: { boundingBox: () => Promise<{ y: number } | null> }) =>
  place.boundingBox().then((box) => box !== null && box.y > -400 && box.y < PHONE.viewport.height);
