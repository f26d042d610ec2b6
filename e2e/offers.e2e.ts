import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { sendCandidateApplication, startInterview, submitInterview } from '#contract/interview/interview.ts';
import { makeOffer } from '#contract/interview/offers.ts';
import { CONSENT_VERSION, DAY_MS } from '#contract/shared/limits.ts';
import { hiringPath } from '#contract/shared/paths.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { beScheduled, postInterviewJob } from './harness/interviews.ts';
import { readMail } from './harness/mail.ts';
import { callApi, makeEmployer, type Account } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function interviewedFor(url: string, jobId: string, employer: Account, candidate: Account) {
  const applicationId = await beScheduled(url, jobId, employer, candidate);
  await callApi(url, startInterview, { applicationId, consentVersion: CONSENT_VERSION }, candidate.token);
  await callApi(url, submitInterview, { applicationId, answers: [] }, candidate.token);
  return applicationId;
}

test('an offer is read, asked about and accepted on a phone; then one question is left', async ({
  server: { url },
  open,
}) => {
  const employer = await makeEmployer(url, 'Harbour and Pine');
  const candidate = await makeCandidate(url, 'Zoë Offered');
  const jobId = await postInterviewJob(url, employer, 'Offered Developer');
  await interviewedFor(url, jobId, employer, candidate);
  for (const name of ['Ivo Other', 'Jan Other', 'Kim Other']) {
    const wish = {
      jobId,
      isTravelPreferred: 'true',
      isReloactionPreferred: 'false',
      source: 'Job Fair',
    } as const;
    await callApi(url, sendCandidateApplication, wish, (await makeCandidate(url, name)).token);
  }

  // The company writes the offer on the person's page, and reads the letter before sending it.
  const { page } = await open(employer);
  const { button, dialog } = drive(() => page);
  await page.goto(`${url}${hiringPath({ jobId })}`);
  await page.getByRole('table', { name: 'Applicants' }).getByText('job-fair').first().waitFor();
  await screenshot(page, 'offer-hiring-sources');
  await page.getByRole('link', { name: 'Zoë Offered' }).click();
  await button('Make an offer').click();
  const form = dialog('Make Zoë Offered an offer');
  await form.getByLabel('First day of work').waitFor();
  await expectAccessible(page);
  await button('Read the letter', form).click();
  await form.getByText('Please enter the pay as a number').first().waitFor();
  await form.getByLabel('Pay').fill('52,000');
  await form.getByLabel('First day of work').fill(inDays(60).slice(0, 10));
  await form.getByLabel('Conditions (optional)').fill('The first six months are a trial period.');
  await screenshot(page, 'offer-terms');
  await button('Read the letter', form).click();
  const letter = form.getByRole('article', { name: 'Letter' });
  await letter.getByText('Your pay is $52,000 a year.').waitFor();
  await button('Edit this letter', form).click();
  await form.getByLabel('Text', { exact: true }).fill('Dear {{ candidate_name }},\n\nWelcome! {{ wage }}');
  await button('Read the letter', form).click();
  await form.getByText('There is no placeholder wage').first().waitFor();
  await form
    .getByLabel('Text', { exact: true })
    .fill('Dear {{ candidate_name }},\n\nWelcome! Your pay is {{ pay }}.\n\n{{ conditions }}');
  await button('Read the letter', form).click();
  await letter.getByText('Welcome! Your pay is $52,000 a year.').waitFor();
  await screenshot(page, 'offer-letter');
  await expectAccessible(page);
  await button('Send to Zoë Offered', form).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByText('Waiting for an answer').waitFor();
  await page.getByText('Now: Offer').waitFor();
  await screenshot(page, 'offer-made');
  await expectAccessible(page);

  // The candidate follows the link in the email on a phone, without signing in.
  const mail = await readMail(url, candidate.email, { subject: 'An offer from Harbour and Pine' });
  const phone = await open(undefined, PHONE);
  const reader = phone.page;
  const at = drive(() => reader);
  await reader.goto(mail.links.find((link) => link.includes('/offer?'))!);
  await reader.getByRole('heading', { level: 1, name: 'Offered Developer' }).waitFor();
  await reader.getByText('The first six months are a trial period.').waitFor();
  await screenshot(reader, 'offer-read');
  await expectAccessible(reader);
  const download = reader.waitForEvent('download');
  await reader.getByRole('link', { name: 'Save as PDF' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^Offer.*\.pdf$/);
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await at.button('Ask a question').click();
  await reader.getByLabel('Your question').fill('Can I work from home?');
  await at.button('Send the question').click();
  await reader.getByText('Can I work from home?').waitFor();

  // The company answers in the conversation between both sides.
  await readMail(url, employer.email, { subject: 'Message from Zoë Offered' });
  await page.reload();
  const messages = page.getByRole('list', { name: 'Messages' });
  await messages.getByText('Can I work from home?').waitFor();
  await page.getByLabel('Message to Zoë Offered').fill('Two days a week.');
  await button('Send message').click();
  await messages.getByText('Two days a week.').waitFor();

  await reader.reload();
  await reader.getByText('Two days a week.').waitFor();
  await at.button('Accept the offer').click();
  await reader.getByText('Please type your name').first().waitFor();
  await reader.getByLabel('Type your name to accept').fill('zoe  offered');
  await at.button('Accept the offer').click();
  await reader.getByText('You accepted this offer').waitFor();
  await screenshot(reader, 'offer-accepted');
  await expectAccessible(reader);

  // The one remaining question is on the dashboard.
  await page.goto(`${url}/employer-dashboard`);
  const question = page.getByRole('region', { name: 'Zoë Offered accepted your offer' });
  await question.waitFor();
  await screenshot(page, 'offer-closing');
  await expectAccessible(page);
  await button('Close the job and decline the other 3', question).click();
  const close = dialog('Close the job and decline the other 3?');
  await close.getByRole('region', { name: /^The email to .* Other, as an example$/ }).waitFor();
  await screenshot(page, 'offer-close-job');
  await expectAccessible(page);
  await button('Cancel', close).click();
  await page.goto(`${url}${hiringPath({ jobId, view: 'insights' })}`);
  await page.getByRole('row', { name: 'job-fair 3 0' }).waitFor();
  await screenshot(page, 'offer-insights');
  await page.goto(`${url}${hiringPath({ jobId, outcome: 'hired' })}`);
  await page.getByRole('link', { name: 'Zoë Offered' }).waitFor();
});

test('a candidate who is signed in finds the offer, and declines it with a word', async ({
  server: { url },
  open,
}) => {
  const employer = await makeEmployer(url, 'Quay Bakers');
  const candidate = await makeCandidate(url, 'Nora Declines');
  const jobId = await postInterviewJob(url, employer, 'Declined Baker');
  const applicationId = await interviewedFor(url, jobId, employer, candidate);
  const terms = {
    payAmount: 23.5,
    payCurrency: 'EUR',
    payPeriod: 'hour',
    startsOn: inDays(30).slice(0, 10),
    standsUntil: inDays(5),
  } as const;
  await callApi(url, makeOffer, { applicationId, ...terms }, employer.token);

  const { page } = await open(candidate, PHONE);
  const { button } = drive(() => page);
  await page.goto(`${url}/candidate-dashboard`);
  await page.getByText('Quay Bakers made you an offer: Declined Baker').waitFor();
  await screenshot(page, 'offer-notice');
  await page.getByRole('link', { name: 'Read the offer' }).click();
  await page.getByText('€23.50 an hour').waitFor();
  await button('Decline the offer').click();
  await page.getByLabel('Message to the company').fill('I have taken another position.');
  await expectAccessible(page);
  await button('Decline the offer').click();
  await page.getByText('You declined this offer').waitFor();

  const company = (await open(employer)).page;
  await company.goto(`${url}/applicants?text=declines`);
  await company.getByRole('link', { name: 'Nora Declines' }).click();
  await company.getByText('“I have taken another position.”').waitFor();
  await company.getByRole('button', { name: 'Make an offer' }).waitFor();
  await screenshot(company, 'offer-declined');
});
