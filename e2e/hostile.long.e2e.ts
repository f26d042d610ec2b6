import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { getCandidateProfile, updateCandidateProfile } from '#contract/account/candidate.ts';
import {
  submitInterviewProcess,
  submitJobDetails,
  submitMiscInfo,
  submitWorkLocation,
} from '#contract/job/job-steps.ts';
import { getJobById, publishJob } from '#contract/job/jobs.ts';
import { NAUGHTY } from '#server/testing/naughty-strings.ts';
import { apply, at } from './harness/candidate-journey.ts';
import { makeCandidate, receivedApplication, resume } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { expectUnharmed, watched } from './harness/hostile.ts';
import { miscInfo, postJob } from './harness/jobs.ts';
import { callApi, makeEmployer, somePlace, type Account } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/**
 * Hostile and odd texts on the pages of a phone: no code runs, nothing breaks or overflows. `hostile-typing.long.e2e.ts`
 * types them into every field.
 */

const DESK = { width: 1280, height: 800 };
/** The texts that an address can contain. */
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
const TOGETHER = SHOWN.join(' ').slice(0, 480);

/** Each would set `window.evil`, leave the page or cover it if the page treated it as HTML. */
const HOSTILE = [
  '<h2>About the job</h2><p>Harmless words.</p>',
  '<script>window.evil = 1</script><scr<script>ipt>window.evil = 1</script>',
  '<img src="x" onerror="window.evil = 1"><p onclick="window.evil = 1" onmouseover=window.evil=1>Hover</p>',
  '<a href="javascript:window.evil=1">Link one</a> <a href=" jAvA\tscript:window.evil=1">Link two</a>',
  '<a href="data:text/html,<script>alert(1)</script>">Link three</a>',
  '<svg onload="window.evil = 1"><a xlink:href="javascript:window.evil=1"><text>Drawn</text></a></svg>',
  '<math><mtext><img src=x onerror=window.evil=1></mtext></math>',
  '<style>* { display: none !important }</style><link rel="stylesheet" href="https://evil.test/x.css">',
  '<div style="position:fixed;inset:0;background:url(https://evil.test/x.png);z-index:9999">Cover</div>',
  '<iframe srcdoc="<script>parent.evil = 1</script>"></iframe><object data="https://evil.test"></object>',
  '<form action="https://evil.test"><button>Sign in again</button><input name="password"></form>',
  '<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<p class="mantine-Modal-overlay" id="main" data-x="1">Named</p><video autoplay src="https://evil.test/v">',
].join('');
const FORBIDDEN =
  'script, style, svg:not([class*="tabler"]), math, iframe, object, embed, form, input, img, video, link, base, meta';

let employer: Account;
let candidate: Account;
let tag: string;
let jobId: string;

/** A job, and the profile of a person who has applied, full of such texts. */
test.beforeAll(async ({ server: { url } }) => {
  tag = randomBytes(4).toString('hex');
  employer = await makeEmployer(url);
  candidate = await makeCandidate(url, "Zoë O'Neil");
  const role = `Developer ${tag} `.padEnd(99, 'ẞ');
  jobId = await postJob(url, employer, role);
  const { token } = employer;
  const { type, sectorId } = await callApi(url, getJobById, { jobId }, token);
  const details = { type, startDate: '1', endDate: '0', role, sectorId: sectorId._id };
  await callApi(url, submitJobDetails, { ...details, refJobId: jobId, description: HOSTILE }, token);
  const misc = {
    ...miscInfo(jobId),
    hourlyRate: '999999999',
    additionalNotes: `${TOGETHER} ${'W'.repeat(400)}`,
    allDisplayToCandidate: true,
  };
  await callApi(url, submitMiscInfo, misc, token);
  const process = {
    jobId,
    rounds: 2,
    communicationMode: { Second: 'W'.repeat(60) },
    tips: { tip: 'true', tipText: TOGETHER },
  } as const;
  await callApi(url, submitInterviewProcess, process, token);
  const location = { refJobId: jobId, address: TOGETHER, ...(await somePlace(url)), zipcode: '94105' };
  await callApi(url, submitWorkLocation, location, token);
  await callApi(url, publishJob, { jobId, isUpdate: 'YES' }, token);

  const { profileDetail } = await callApi(url, getCandidateProfile, {}, candidate.token);
  if (!profileDetail?.resume || !profileDetail.avatarPath) throw new Error('The candidate has no profile.');
  const { educationId, resume: resumePath, avatarPath, ...rest } = profileDetail;
  const profile = {
    ...rest,
    resumePath,
    avatarPath,
    name: `Zoë${'\u0301'.repeat(20)} ${'W'.repeat(24)}`,
    educationId: educationId._id,
    fullAddress: TOGETHER,
    skills: [...SHOWN.map((each) => each.slice(0, 60)), 'W'.repeat(60)].map((name) => ({ name })),
    portfolio: `https://example.com/${'w'.repeat(200)}'onload=window.naughty=1`,
  };
  await callApi(url, updateCandidateProfile, profile, candidate.token);
  await apply(url, candidate, { role, jobId });
});

/** The description stays in its box, its words can be read, and nothing in it can run. */
async function expectHarmless(page: Page): Promise<void> {
  const words = page.getByText('Harmless words.', { exact: true });
  await words.waitFor();
  const { origin } = new URL(page.url());
  await page.getByText('Hover').first().hover();
  await page.getByText('Link one').first().click();
  await page.getByText('Link three').first().click();
  const found = await words.locator('xpath=..').evaluate((box, forbidden) => {
    const all = [...box.querySelectorAll('*')];
    return {
      elements: all.filter((one) => one.matches(forbidden)).map((one) => one.outerHTML),
      handlers: all.flatMap((one) => one.getAttributeNames()).filter((name) => /^on|^style$|^id$/.test(name)),
      links: all.map((one) => one.getAttribute('href')).filter((href) => href !== null),
      heading: box.textContent.includes('About the job'),
    };
  }, FORBIDDEN);
  expect(found).toEqual({ elements: [], handlers: [], links: [], heading: true });
  expect(new URL(page.url()).origin).toBe(origin);
}

test('addresses of pages', async ({ server, open }) => {
  const person = await watched(open);
  const others = ['script address', 'null byte', 'not a number', 'one long word', 'a thousand words'];
  for (const text of [TOGETHER, ...others.map((kind) => NAUGHTY[kind] ?? '')]) {
    for (const path of [
      '/feedback?id=',
      '/verifyEmail?token=',
      '/resetPassword?token=',
      '/jobs?designation=',
    ]) {
      await person.page.goto(`${server.url}${path}${encodeURIComponent(text.slice(0, 480))}`);
      await person.page.getByRole('heading').first().waitFor();
      await expectUnharmed(person, `${path}: ${text}`);
    }
  }
});

test('names of files', async ({ server, open }) => {
  const person = await watched(open, await makeCandidate(server.url));
  const { page } = person;
  const { button, dialog, visitJobs, visit, fileInput } = at(person, server.url);
  await visit('/candidate-profile');
  await page.getByText('Cover letter and certificates (optional)').click();
  await fileInput('Certificate').setInputFiles(
    resume(`${'W'.repeat(120)}<img src=x onerror=window.naughty=1>.pdf`),
  );
  await page.getByRole('list', { name: 'Certificates' }).waitFor();
  await expectUnharmed(person, 'profile');
  await visitJobs(tag);
  await button(/^Apply: Developer/).click();
  const box = dialog(/^Apply for/);
  await box.getByRole('checkbox').waitFor();
  await fileInput('Resume', box).setInputFiles(
    resume(`<script>window.naughty=1</script>${'ẞ'.repeat(80)}.pdf`),
  );
  await expectUnharmed(person, 'apply box');
});

test('stored texts shown to the candidate', async ({ server, open }) => {
  const person = await watched(open, candidate);
  const { page } = person;
  const jobs = `/open-jobs?designation=${tag}`;
  for (const path of ['/candidate-dashboard', '/candidate-profile', '/applied-jobs', jobs]) {
    await page.goto(`${server.url}${path}`);
    await page.waitForLoadState('networkidle');
    await expectUnharmed(person, path);
  }
  await page
    .getByRole('list', { name: 'Open jobs' })
    .getByText(/^Developer/)
    .first()
    .click();
  await page.waitForURL('**/job-description**');
  await page.getByRole('heading', { name: 'Misc Information' }).waitFor();
  await expectHarmless(page);
  await expectUnharmed(person, 'job');
  // There is room for the job next to the list.
  await page.setViewportSize(DESK);
  await page.goto(`${server.url}${jobs}`);
  await expectHarmless(page);
  await expectUnharmed(person, 'panel');
  person.expectNoProblems();
});

test('stored texts shown to the employer', async ({ server, open }) => {
  const person = await watched(open, employer);
  const { page } = person;
  const { button, heading } = drive(() => page);
  const { candidateId } = await receivedApplication(server.url, employer, jobId);
  for (const path of [
    '/employer-dashboard',
    '/employer-jobs',
    '/application-received',
    `/candidateDetailProfile?id=${candidateId}`,
  ]) {
    await page.goto(`${server.url}${path}`);
    await page.waitForLoadState('networkidle');
    await expectUnharmed(person, path);
  }
  for (const path of [`/job-description?jobId=${jobId}`, `/update-job?jobId=${jobId}&step=preview`]) {
    await page.goto(`${server.url}${path}`);
    await expectHarmless(page);
    await expectUnharmed(person, path);
  }
  await button('Edit Job Details').click();
  await heading('Job Details').waitFor();
  const editor = page.getByRole('textbox', { name: 'Job Description' });
  await editor.getByText('Harmless words.').waitFor();
  const inside = await editor.evaluate(
    (box, forbidden) => ({
      elements: [...box.querySelectorAll(forbidden)].map((one) => one.outerHTML),
      links: [...box.querySelectorAll('[href]')].length,
    }),
    FORBIDDEN,
  );
  expect(inside).toEqual({ elements: [], links: 0 });
  await expectUnharmed(person, 'editor');
  await page.setViewportSize(DESK);
  await page.goto(`${server.url}/employer-jobs?jobId=${jobId}`);
  await expectHarmless(page);
  await expectUnharmed(person, 'panel');
  await screenshot(page, 'hostile-panel');
  person.expectNoProblems();
});
