import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { submitJobDetails } from '#contract/job-steps.ts';
import { getJobById, publishJob } from '#contract/jobs.ts';
import type { Person } from './harness/browser.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { callApi, signedIn, type Account } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

/** Each would set `window.evil`, leave the page or cover it, if the page treated it as HTML. */
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

let server: Roundone;
let browser: SharedBrowser;
let employer: Account;
let person: Person;
let page: Page;
let jobId: string;

test.beforeAll(async ({ employerJourney }) => {
  ({ server, browser, employer, person, page } = employerJourney);
  jobId = await postJob(server.url, employer, 'Night Guard');
  const job = await callApi(server.url, getJobById, { jobId }, employer.token);
  const details = {
    type: job.type,
    startDate: '1',
    endDate: '0',
    role: job.role,
    sectorId: job.sectorId._id,
  };
  const changed = { ...details, refJobId: jobId, description: HOSTILE };
  await callApi(server.url, submitJobDetails, changed, employer.token);
  await callApi(server.url, publishJob, { jobId, isUpdate: 'YES' }, employer.token);
});

const { button, heading } = drive(() => page);

/** The description is in the box, its words can be read, and nothing in it can run. */
async function expectHarmless(): Promise<void> {
  const words = page.getByText('Harmless words.', { exact: true });
  await words.waitFor();
  await page.getByText('Hover').first().hover();
  await page.getByText('Link one').first().click();
  await page.getByText('Link three').first().click();
  const found = await words.locator('xpath=..').evaluate((box, forbidden) => {
    const all = [...box.querySelectorAll('*')];
    return {
      evil: 'evil' in window,
      elements: all.filter((one) => one.matches(forbidden)).map((one) => one.outerHTML),
      handlers: all.flatMap((one) => one.getAttributeNames()).filter((name) => /^on|^style$|^id$/.test(name)),
      links: all.map((one) => one.getAttribute('href')).filter((href) => href !== null),
      heading: box.textContent.includes('About the job'),
    };
  }, FORBIDDEN);
  expect(found).toEqual({ evil: false, elements: [], handlers: [], links: [], heading: true });
  expect(new URL(page.url()).origin).toBe(server.url);
}

describe('a hostile description shows harmless words', () => {
  test('in the panel beside the employer’s list', async () => {
    await page.goto(`${server.url}/employer-jobs?jobId=${jobId}`);
    await expectHarmless();
    await screenshot(page, 'hostile-panel');
  });

  test('on the job’s own page', async () => {
    await page.goto(`${server.url}/job-description?jobId=${jobId}`);
    await expectHarmless();
  });

  test('in the preview, and in the editor', async () => {
    await page.goto(`${server.url}/update-job?jobId=${jobId}`);
    await button('Update Job').waitFor();
    await expectHarmless();
    await button('Edit Job Details').click();
    await heading('Job Details').waitFor();
    const editor = page.getByRole('textbox', { name: 'Job Description' });
    await editor.getByText('Harmless words.').waitFor();
    const inside = await editor.evaluate(
      (box, forbidden) => ({
        evil: 'evil' in window,
        elements: [...box.querySelectorAll(forbidden)].map((one) => one.outerHTML),
        links: [...box.querySelectorAll('[href]')].length,
      }),
      FORBIDDEN,
    );
    expect(inside).toEqual({ evil: false, elements: [], links: 0 });
  });

  test('to candidates, in their list and on the page', async () => {
    person.expectNoProblems();
    const candidate = await makeCandidate(server.url);
    person = await browser.newPerson(signedIn(server.url, candidate));
    page = person.page;
    await page.goto(`${server.url}/open-jobs`);
    await expectHarmless();
    await page.goto(`${server.url}/job-description?jobId=${jobId}`);
    await expectHarmless();
    person.expectNoProblems();
  });
});
