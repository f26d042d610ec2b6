import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sendCandidateApplication } from '#contract/interview/interview.ts';
import { getPublicJobs } from '#contract/job/jobs.ts';
import { readClaims } from '#web/session/token.ts';
import { makeCandidate } from './harness/candidates.ts';
import { postJob } from './harness/jobs.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { postTwo } from './harness/public-jobs.ts';
import { test } from './harness/worker.ts';

/** Google considers 0.1 good. Here, nothing that a person looks at may move. */
const SHIFT_MAX = 0.02;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Runs in the page. Adds up what moved without the person's doing. */
function addUpShifts(): void {
  Reflect.set(window, 'moved', []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') === false)
        (Reflect.get(window, 'moved') as number[]).push(Number(Reflect.get(entry, 'value')));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Data and files arrive late, so that anything they push away visibly moves. */
async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

async function shiftOf(page: Page, address: string, whenThere: string): Promise<number> {
  await page.goto(address);
  await page.getByText(whenThere, { exact: false }).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Anything that is loaded later, such as a dialog or the phone menu, must not push anything either.
  await page.waitForLoadState('networkidle');
  return page.evaluate(totalShift);
}

/** Runs in the page. */
function totalShift(): number {
  return (Reflect.get(window, 'moved') as number[]).reduce((sum, value) => sum + value, 0);
}

test('nothing moves while the pages of an employer and a candidate load', async ({ server, open }) => {
  const company = await makeEmployer(server.url);
  const jobId = await postJob(server.url, company, 'Harbour Pilot');
  const candidate = await makeCandidate(server.url, 'Lee Later');
  const answer = { isTravelPreferred: 'true', isReloactionPreferred: 'true' } as const;
  await callApi(server.url, sendCandidateApplication, { jobId, ...answer }, candidate.token);

  const visits = [
    { person: company, path: '/employer-dashboard', whenThere: 'Harbour Pilot' },
    { person: company, path: '/employer-jobs', whenThere: 'Harbour Pilot' },
    { person: company, path: '/application-received', whenThere: 'Lee Later' },
    { person: company, path: '/hiring', whenThere: 'Lee Later' },
    { person: company, path: `/hiring?jobId=${jobId}&view=board`, whenThere: 'Lee Later' },
    { person: company, path: `/hiring?jobId=${jobId}&view=insights`, whenThere: 'How far people got' },
    { person: company, path: `/applicants/${readClaims(candidate.token)!.userId}`, whenThere: 'Now:' },
    { person: company, path: '/company/members', whenThere: company.email },
    { person: company, path: '/company/decisions', whenThere: 'will appear here' },
    { person: company, path: '/first-job', whenThere: 'Designation' },
    { person: company, path: `/preview-job?jobId=${jobId}`, whenThere: 'Try the interview' },
    { person: company, path: '/create-job', whenThere: 'Job Details' },
    { person: company, path: '/employer-profile', whenThere: 'Company name' },
    { person: company, path: '/account', whenThere: 'Your email is' },
    { person: candidate, path: '/candidate-dashboard', whenThere: 'No Scheduled Interviews' },
    { person: candidate, path: '/open-jobs', whenThere: 'Harbour Pilot' },
    { person: candidate, path: '/applied-jobs', whenThere: 'Harbour Pilot' },
    { person: candidate, path: '/candidate-profile', whenThere: 'Resume' },
    { person: candidate, path: '/account', whenThere: 'Your email is' },
    { person: undefined, path: '/login', whenThere: 'Sign In' },
    { person: undefined, path: '/register', whenThere: 'Create your account' },
  ];
  const moved: string[] = [];
  const left = visits.values();
  // They mostly wait for the slow line, so three run at a time.
  const visitOnes = async () => {
    for (const { person, path, whenThere } of left) {
      const { page, context } = await open(person);
      await context.addInitScript(addUpShifts);
      await slowDown(context, page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const shift = await shiftOf(page, `${server.url}${path}`, whenThere);
        if (shift > SHIFT_MAX) moved.push(`${path} at ${size.width} px: ${shift.toFixed(3)}`);
      }
      await context.close();
    }
  };
  await Promise.all([visitOnes(), visitOnes(), visitOnes()]);
  expect(moved).toEqual([]);
});

/** Text is shown in one of these until a font arrives: `web/theme/fonts.css` makes them as wide as that font. */
const STAND_INS = ['Figtree Stand-in', 'Figtree Wide Stand-in'];

test('nothing moves on public pages when the fonts arrive late', async ({ server, open, skip }) => {
  const tag = await postTwo(server.url);
  const { jobs } = await callApi(server.url, getPublicJobs, { designation: tag });
  const moved: string[] = [];
  for (const [address, width] of [
    ['/', 1280],
    ['/', 390],
    ['/AboutUs', 1280],
    ['/terms', 390],
    ['/ContactUs', 390],
    ['/jobs', 1280],
    ['/jobs', 390],
    [`/jobs/${jobs[0]!.alternateJobId}`, 1280],
    [`/jobs/${jobs[0]!.alternateJobId}`, 390],
  ] as const) {
    const { page, context } = await open(undefined, { viewport: { width, height: 800 } });
    await context.addInitScript(addUpShifts);
    const released = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(`${server.url}${address}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    skip(!(await page.evaluate(hasOneOf, STAND_INS)), 'this machine has none of the fonts that stand in');
    await page.evaluate(drawTwoFrames);
    released.resolve();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(drawTwoFrames);
    expect(await page.evaluate(() => document.fonts.check("16px 'Figtree Variable'"))).toBe(true);
    const shift = await page.evaluate(totalShift);
    if (shift > SHIFT_MAX) moved.push(`${address} at ${width} px: ${shift.toFixed(3)}`);
    await context.close();
  }
  expect(moved).toEqual([]);
});

/** Runs in the page. A local font that does not exist ends in an error. */
async function hasOneOf(families: string[]): Promise<boolean> {
  const loading = families.map((family) => document.fonts.load(`16px '${family}'`));
  return (await Promise.allSettled(loading)).some(
    (loaded) => loaded.status === 'fulfilled' && loaded.value.length > 0,
  );
}

const drawTwoFrames = () =>
  new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
