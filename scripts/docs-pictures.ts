import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { signIn } from '#contract/account/auth.ts';
import { getCompletedJobs } from '#contract/account/employer.ts';
import { getPostedJobs } from '#contract/job/jobs.ts';
import { PATHS, hiringPath } from '#contract/shared/paths.ts';
import { DEMONSTRATION_PASSWORD, employer, maria } from '#server/demonstration/people.ts';
import { launchBrowser } from '../e2e/harness/browser.ts';
import { drive } from '../e2e/harness/driver.ts';
import { begin } from '../e2e/harness/interview-journey.ts';
import { type Account, callApi, signInOnPage } from '../e2e/harness/people.ts';
import { isDaniels } from '../e2e/harness/report.ts';
import { launchRoundone } from '../e2e/harness/roundone.ts';
import { build } from './build.mjs';
import { showFigure } from './docs-figure.ts';
import { recordTour } from './docs-tour.ts';

// Makes the pictures and the film of the README and the guides, in docs/pictures, from the demonstration world in a real
// browser. The film is made last, because it changes that world.

const FOLDER = fileURLToPath(new URL('../docs/pictures', import.meta.url));
const SIZE = { width: 1280, height: 800 };

mkdirSync(FOLDER, { recursive: true });
await build(process.execPath);
const server = await launchRoundone({ demo: true });
const browser = await launchBrowser();
try {
  await takeBoard();
  await takeReport();
  await takeInterview();
  await takeReview();
  await takeRetention();
  const film = path.join(FOLDER, 'tour.webm');
  console.log(`${film}: ${Math.round(await recordTour(server.url, browser, film))} s`);
} finally {
  await browser.close();
  await server.stop();
}

/** The board of a job that has people at every stage. */
async function takeBoard(): Promise<void> {
  const hiring = await accountOf(employer);
  const { jobs } = await callApi(server.url, getPostedJobs, { status: 'open' }, hiring.token);
  const jobId = jobs.find(({ role }) => role === 'Registered Nurse')?._id ?? '';
  const page = await openAs(hiring);
  await page.goto(`${server.url}${hiringPath({ jobId, view: 'board', outcome: 'all' })}`);
  await page.getByRole('button', { name: /Hired: \d/ }).waitFor();
  await page.getByText('Amara Okafor').first().waitFor();
  await picture(page, 'board', 560);
}

/** The report on the demonstration's reviewed interview, showing an answer with marked evidence. */
async function takeReport(): Promise<void> {
  const hiring = await accountOf(employer);
  const completed = await callApi(server.url, getCompletedJobs, {}, hiring.token);
  const page = await openAs(hiring);
  await page.goto(`${server.url}/feedback?id=${completed.find(isDaniels)?._id ?? ''}`);
  const answer = page.getByRole('article').filter({ hasText: 'What is a closure in JavaScript' });
  await answer
    .getByRole('button', { name: /closure/ })
    .first()
    .click();
  await answer
    .getByRole('button', { name: /play the evidence/ })
    .first()
    .click();
  await answer
    .getByRole('heading')
    .first()
    .evaluate((heading) => {
      const below = heading.getBoundingClientRect().top + window.scrollY - 120;
      window.scrollTo({ top: below });
    });
  await picture(page, 'report', 780);
}

/** A spoken question, in an interview that can begin at once. */
async function takeInterview(): Promise<void> {
  const page = await openAs(await accountOf(maria));
  await page.addInitScript(showFigure);
  const { button } = drive(() => page);
  await page.goto(`${server.url}/scheduled-interviews`);
  await page
    .getByRole('button', { name: /^Start the interview/ })
    .first()
    .click();
  await begin(page);
  const answerNow = button('Answer now');
  const options = page.getByRole('radio');
  // If the browser has no voice, the question is not read and the answer begins by itself.
  const speaks = answerNow.or(button('I am done'));
  const eitherKind = speaks.or(options.first()).first();
  for (await eitherKind.waitFor(); await options.first().isVisible(); await eitherKind.waitFor()) {
    const question = await page.getByRole('heading', { level: 1 }).textContent();
    await options.first().check();
    await button('Next').click();
    await page
      .getByRole('heading', { level: 1, name: question ?? '', exact: true })
      .waitFor({ state: 'detached' });
  }
  if (await answerNow.isVisible()) await answerNow.click();
  await page
    .getByText(/^(?:Listening\.|Your turn: please speak\.)/)
    .first()
    .waitFor();
  await picture(page, 'interview', 690);
}

/** Hiring, with a report to review between the list of people and the own scorecard. */
async function takeReview(): Promise<void> {
  const page = await openAs(await accountOf(employer));
  await page.goto(`${server.url}${hiringPath({ jobId: 'all', view: 'review', outcome: 'all' })}`);
  await page.getByRole('group', { name: 'Decide and continue' }).waitFor();
  await page.getByText('Aisha Rahman', { exact: true }).first().click();
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await picture(page, 'review', 780);
}

/** For how long a company keeps what it has of applicants. */
async function takeRetention(): Promise<void> {
  const page = await openAs(await accountOf(employer));
  await page.goto(`${server.url}${PATHS.companyRetention}`);
  await page.getByLabel('Days for video and sound').first().waitFor();
  await picture(page, 'retention', 780);
}

async function accountOf({ name, email }: { name: string; email: string }): Promise<Account> {
  const password = DEMONSTRATION_PASSWORD;
  const { token } = await callApi(server.url, signIn, { email, password });
  return { token, name, email, password };
}

async function openAs(account: Account): Promise<Page> {
  const { page } = await browser.newPerson({ viewport: SIZE });
  await signInOnPage(page, server.url, account);
  return page;
}

/** The upper part of the window, without the scrollbar. */
async function picture(page: Page, name: string, height: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const file = path.join(FOLDER, `${name}-${colorScheme}.png`);
    const clip = { x: 0, y: 0, width: SIZE.width - 16, height };
    await page.screenshot({ path: file, clip, animations: 'disabled' });
    console.log(file);
  }
}
