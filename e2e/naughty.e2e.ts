import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCandidateProfile, updateCandidateProfile } from '#contract/candidate.ts';
import { sendCandidateApplication } from '#contract/interview.ts';
import { submitInterviewProcess, submitMiscInfo, submitWorkLocation } from '#contract/job-steps.ts';
import { publishJob } from '#contract/jobs.ts';
import { NAUGHTY } from '#server/testing/naughty-strings.ts';
import { sidewaysOverflow } from './harness/accessibility.ts';
import { launchBrowser, type JourneyBrowser, type Person } from './harness/browser.ts';
import { makeCandidate, receivedApplication, resume } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { callApi, makeEmployer, signedIn, somePlace, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';

/**
 * Hostile and odd texts in the fields and on the pages of a phone: no code runs, nothing breaks or overflows.
 */

const TYPED = [
  'script',
  'broken tag',
  'picture with a script',
  'script address',
  'frame',
  'text that ends a script',
  'template',
  'right-to-left override',
  'stacked marks',
  'emoji',
  'null byte',
  'lone high surrogate',
  'not a number',
  'one long word',
  'a thousand words',
].map((kind): [string, string] => [kind, NAUGHTY[kind] ?? '']);
/** Those of them that an address may hold. */
const SHOWN = [
  'script',
  'broken tag',
  'picture with a script',
  'frame',
  'text that ends a script',
  'template',
  'right-to-left override',
  'stacked marks',
  'emoji',
].map((kind) => NAUGHTY[kind] ?? '');

let server: Roundone;
let browser: JourneyBrowser;
let employer: Account;
let candidate: Account;
let jobId: string;

beforeAll(async () => {
  server = await launchRoundone();
  browser = await launchBrowser({ width: 390, height: 844 });
  employer = await makeEmployer(server.url);
  candidate = await makeCandidate(server.url, "Zoë O'Neil");
  jobId = await postJob(server.url, employer, 'Developer '.padEnd(99, 'ẞ'));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface Watched extends Person {
  /** What ran so far and is not from our pages. */
  ran: string[];
}

async function begin(account?: Account): Promise<Watched> {
  const person = await browser.newPerson(account ? signedIn(server.url, account) : {});
  const { page } = person;
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    // A form asks before typed values are lost.
    if (dialog.type() !== 'beforeunload') ran.push(`a dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  return { ...person, ran };
}

/** Throws if a text ran as code, broke the page, or makes the phone scroll sideways. */
async function expectUnharmed({ page, ran }: Watched, where: string): Promise<void> {
  const run = await page.evaluate(() => ('naughty' in window ? [`script ${String(window.naughty)}`] : []));
  const injected = await page.locator('img[src="x"], iframe[srcdoc], svg[onload]').count();
  const broken = await page.getByRole('heading', { name: 'Somthing went wrong' }).count();
  expect([where, [...ran, ...run], injected, broken]).toEqual([where, [], 0, 0]);
  expect([where, await sidewaysOverflow(page)]).toEqual([where, null]);
}

const fieldsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator(
      'input:not([type]), input[type="text"], input[type="email"], input[type="tel"], input[type="url"]',
    )
    .or(page.getByRole('main').locator('input[type="password"], textarea, [contenteditable="true"]'))
    .and(page.locator(':visible:enabled:not([readonly]):not([aria-hidden="true"])'));

/** Types each text into each field of the page, then submits the form. */
async function expectUnharmedByTyping(person: Watched, where: string, send?: string): Promise<void> {
  const { page } = person;
  const { button } = drive(() => page);
  // The fields of a page without the client are enabled by its script.
  await fieldsOf(page).first().waitFor();
  for (const [kind, text] of TYPED) {
    const fields = await fieldsOf(page).all();
    expect([where, kind, fields.length > 0]).toEqual([where, kind, true]);
    for (const field of fields) {
      await field.fill(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expectUnharmed(person, `${where}: ${kind}`);
  }
  if (send === undefined) return;
  await button(send).click();
  await expectUnharmed(person, `${where}, sent`);
}

describe.concurrent('texts typed into', () => {
  test('registration, login and messages', async () => {
    const person = await begin();
    for (const [path, send] of [
      ['/register?as=candidate', 'Sign Up'],
      ['/login', 'Sign In'],
      ['/ContactUs', 'Contact Us'],
      ['/Support', 'Support'],
    ] as const) {
      await person.page.goto(`${server.url}${path}`);
      await person.page.getByRole('button', { name: send, exact: true }).waitFor();
      await expectUnharmedByTyping(person, path, send);
    }
    await person.context.close();
  });

  test('addresses of pages', async () => {
    const person = await begin();
    for (const [kind, text] of TYPED.filter(([each]) => each !== 'lone high surrogate')) {
      for (const path of [
        '/feedback?id=',
        '/verifyEmail?token=',
        '/resetPassword?token=',
        '/jobs?designation=',
      ]) {
        await person.page.goto(`${server.url}${path}${encodeURIComponent(text.slice(0, 400))}`);
        await person.page.getByRole('heading').first().waitFor();
        await expectUnharmed(person, `${path}: ${kind}`);
      }
    }
    await person.context.close();
  });

  test('a candidate’s profile, search and application', async () => {
    const person = await begin(candidate);
    const { page } = person;
    const { button, dialog } = drive(() => page);
    await page.goto(`${server.url}/candidate-profile`);
    await page.getByLabel('Zipcode').waitFor();
    await page
      .locator('input[type="file"][aria-label="Certificate"]')
      .setInputFiles(resume(`${'W'.repeat(120)}<img src=x onerror=window.naughty=1>.pdf`));
    await page.getByRole('list', { name: 'Certificates' }).waitFor();
    await expectUnharmedByTyping(person, 'profile', 'Update');
    await page.getByRole('alert').first().waitFor();

    await page.goto(`${server.url}/open-jobs`);
    await button(/^Apply: Developer/).waitFor();
    await expectUnharmedByTyping(person, 'open jobs', 'Search');
    await page.goto(`${server.url}/open-jobs`);
    await button(/^Apply: Developer/).click();
    await dialog(/^Apply for/)
      .getByRole('checkbox')
      .waitFor();
    await page
      .getByRole('dialog')
      .locator('input[type="file"][aria-label="Resume"]')
      .setInputFiles(resume(`<script>window.naughty=1</script>${'ẞ'.repeat(80)}.pdf`));
    await expectUnharmed(person, 'apply box');
    await page.close();
    await person.context.close();
  });

  test('the steps to a job', async () => {
    const person = await begin(employer);
    const { page } = person;
    for (const step of [
      'jobDetail',
      'skillMatrix',
      'question',
      'miscInfo',
      'interviewProcess',
      'workLocation',
    ]) {
      await page.goto(`${server.url}/update-job?jobId=${jobId}&step=${step}`);
      const add = { skillMatrix: 'Add skill', question: 'Add your own question' }[step];
      if (add !== undefined) await page.getByRole('button', { name: add }).click();
      if (step === 'interviewProcess')
        await page
          .getByRole('radiogroup', { name: 'Do you have tips for candidates?' })
          .getByLabel('Yes')
          .check();
      await fieldsOf(page).first().waitFor();
      await expectUnharmedByTyping(person, `step ${step}`);
    }
    await page.close();
    await person.context.close();
  });
});

describe('stored texts shown', () => {
  const text = `${SHOWN.join(' ').slice(0, 480)}`;

  beforeAll(async () => {
    const { profileDetail } = await callApi(server.url, getCandidateProfile, {}, candidate.token);
    if (!profileDetail?.resume || !profileDetail.avatarPath) throw new Error('The candidate has no profile.');
    const { educationId, resume: resumePath, avatarPath, ...rest } = profileDetail;
    await callApi(
      server.url,
      updateCandidateProfile,
      {
        ...rest,
        resumePath,
        avatarPath,
        name: `Zoë${'\u0301'.repeat(20)} ${'W'.repeat(24)}`,
        educationId: educationId._id,
        fullAddress: text,
        skills: [...SHOWN.map((each) => each.slice(0, 60)), 'W'.repeat(60)].map((name) => ({ name })),
        portfolio: `https://example.com/${'w'.repeat(200)}'onload=window.naughty=1`,
      },
      candidate.token,
    );
    const { token } = employer;
    await callApi(
      server.url,
      submitMiscInfo,
      {
        refJobId: jobId,
        hourlyRate: '999999999',
        positionQualifiesForOvertime: 'true',
        workVisaSponcer: 'false',
        offeredBenifitsApplicable: 'false',
        isRelocationApplicable: 'false',
        isTravelApplicable: 'false',
        isWFHAvailable: 'false',
        startDate: '2031-01-15',
        additionalNotes: `${text} ${'W'.repeat(400)}`,
        whyShouldHire: 'false',
        allDisplayToCandidate: true,
      },
      token,
    );
    await callApi(
      server.url,
      submitInterviewProcess,
      {
        jobId,
        rounds: 2,
        communicationMode: { Second: 'W'.repeat(60) },
        tips: { tip: 'true', tipText: text },
      },
      token,
    );
    const location = { refJobId: jobId, address: text, ...(await somePlace(server.url)), zipcode: '94105' };
    await callApi(server.url, submitWorkLocation, location, token);
    await callApi(server.url, publishJob, { jobId, isUpdate: 'YES' }, token);
    const application = { jobId, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
    await callApi(server.url, sendCandidateApplication, application, candidate.token);
  });

  test('to the candidate', async () => {
    const person = await begin(candidate);
    const { page } = person;
    for (const path of ['/candidate-dashboard', '/candidate-profile', '/open-jobs', '/applied-jobs']) {
      await page.goto(`${server.url}${path}`);
      await page.waitForLoadState('networkidle');
      await expectUnharmed(person, path);
    }
    await page.goto(`${server.url}/open-jobs`);
    await page
      .getByRole('list', { name: 'Open jobs' })
      .getByText(/^Developer/)
      .first()
      .click();
    await page.waitForURL('**/job-description**');
    await page.getByRole('heading', { name: 'Misc Information' }).waitFor();
    await expectUnharmed(person, 'job');
    await page.close();
    person.expectNoProblems();
    await person.context.close();
  });

  test('to the employer', async () => {
    const person = await begin(employer);
    const { page } = person;
    const { candidateId } = await receivedApplication(server.url, employer, jobId);
    for (const path of [
      '/employer-dashboard',
      '/employer-jobs',
      '/application-received',
      `/candidateDetailProfile?id=${candidateId}`,
      `/update-job?jobId=${jobId}&step=preview`,
    ]) {
      await page.goto(`${server.url}${path}`);
      await page.waitForLoadState('networkidle');
      await expectUnharmed(person, path);
    }
    await page.close();
    person.expectNoProblems();
    await person.context.close();
  });
});
