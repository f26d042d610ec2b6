import { extractText, getDocumentProxy } from 'unpdf';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { signIn } from '#contract/auth.ts';
import { getCompletedJobs } from '#contract/employer.ts';
import { getFeedback, setReportVisibility } from '#contract/interview.ts';
import { correctAnswer, markAnswer, unmarkAnswer } from '#contract/review.ts';
import { TEXTS } from '#contract/texts.ts';
import { DEMONSTRATION_PASSWORD, daniel, employer } from '#server/demonstration/people.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { listening } from './harness/listening.ts';
import { readMail } from './harness/mail.ts';
import { callApi, signedIn, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type Open } from './harness/worker.ts';

/**
 * The demonstration's report, which takes long to make: the tests share it. Each opens pages of its own, makes the
 * verdicts and corrections that it needs through the API, and takes back afterwards what it changed.
 */

let server: Roundone;
let hiring: Account;
let candidate: Account;
let applicationId: string;
let address: string;

beforeAll(async () => {
  server = await launchRoundone({ demo: true });
  hiring = await accountOf(employer);
  candidate = await accountOf(daniel);
  await readMail(server.url, employer.email, { subject: 'Interview report' });
  const [completed] = await callApi(server.url, getCompletedJobs, {}, hiring.token);
  applicationId = completed?._id ?? '';
  address = `${server.url}/feedback?id=${applicationId}`;
});
afterAll(async () => {
  await server?.stop();
});

async function accountOf({ name, email }: { name: string; email: string }): Promise<Account> {
  const password = DEMONSTRATION_PASSWORD;
  const { token } = await callApi(server.url, signIn, { email, password });
  return { token, name, email, password };
}

/** Opens the report on a page of their own, a visitor's where no account is given. */
async function openReport(open: Open, account?: Account) {
  const person = await open(undefined, account ? signedIn(server.url, account) : {});
  await person.page.goto(address);
  await person.page.getByRole('heading', { level: 1, name: daniel.name }).waitFor();
  return person;
}

async function answerTo(asked: string) {
  const report = await callApi(server.url, getFeedback, { applicationId }, hiring.token);
  const answer = report?.questionnaireReport.find(({ question }) => question === asked);
  if (!answer) throw new Error(`The report has no question “${asked}”.`);
  return answer;
}

/** The employer's own verdict on this answer is taken back when the test is over. */
async function takeBackAfterwards(asked: string): Promise<void> {
  const { questionId } = await answerTo(asked);
  onTestFinished(async () => {
    await callApi(server.url, unmarkAnswer, { applicationId, questionId }, hiring.token);
  });
}

const REASON = 'Errors are half of the question, and he left them out.';

async function markIncorrect(asked: string): Promise<void> {
  const { questionId } = await answerTo(asked);
  const mark = { applicationId, questionId, verdict: 'Incorrect', reason: REASON } as const;
  await callApi(server.url, markAnswer, mark, hiring.token);
  await takeBackAfterwards(asked);
}

const CORRECTED = 'Every field gets a label that is tied to it, and errors are written next to it.';

/** The candidate corrects all words of an answer, or takes the correction back where there is no text. */
async function correctWords(asked: string, text: string | null): Promise<void> {
  const { questionId, words } = await answerTo(asked);
  const corrections = text === null ? [] : [{ wordIndex: 0, wordCount: words.length, text }];
  await callApi(server.url, correctAnswer, { applicationId, questionId, corrections }, candidate.token);
}

const question = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const fold = (page: Page, text: string) => question(page, text).getByRole('button', { name: text });

/** Unfolds a question, and returns it. */
async function unfold(page: Page, text: string) {
  await fold(page, text).click();
  return question(page, text);
}
const CLOSURE = 'What is a closure in JavaScript, and what do you use it for?';
const PROMISE = 'What is a promise, and how do you deal with its errors?';
const FORMS = 'How do you make a form accessible to people who use a screen reader?';

/** In both colour schemes and at both widths. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('the film has a visible focus, also in the colours of the person', async ({ open }) => {
  const { page } = await openReport(open, hiring);
  await page.emulateMedia({ forcedColors: 'active' });
  const film = page.locator('video').first();
  await film.focus();
  expect(await film.evaluate((each) => getComputedStyle(each).outline)).toMatch(/solid 3px|3px solid/);
});

describe('a person’s verdict', () => {
  test('needs a reason, counts at once, and is shown beside the analysis’s own', async ({ open }) => {
    await takeBackAfterwards(PROMISE);
    const person = await openReport(open, hiring);
    const { page } = person;
    const { button, dialog } = drive(() => page);
    await page.getByText('4 of 6 analysed').waitFor();
    const answer = await unfold(page, PROMISE);
    await button('Change the verdict', answer).click();
    const modal = dialog('Your verdict on question 5');
    await modal.getByLabel('Incorrect', { exact: true }).check();
    await button('Save the verdict', modal).click();
    await modal.getByText('Please give a reason for changing the verdict').waitFor();
    await screenshot(page, 'feedback-verdict');
    await expectAccessible(page);
    await modal.getByLabel('Reason').fill(REASON);
    const { heard } = await listening(page);
    await button('Save the verdict', modal).click();
    await expect.poll(heard).toContain('Your verdict is kept.');
    await answer.getByText(`${employer.name} changed the verdict`).waitFor();
    await answer.getByText('Errors are half of the question').waitFor();
    await page.getByText('3 of 6 analysed').waitFor();
    await expect.poll(() => answer.getByText('Correct', { exact: true }).count()).toBe(1);
    await screenshot(page, 'feedback-reviewed');
    person.expectNoProblems();
  });

  test('the candidate reads it with its reason, a visitor without', async ({ open }) => {
    await markIncorrect(PROMISE);
    const reading = await openReport(open, candidate);
    const { page } = reading;
    await (await unfold(page, PROMISE)).getByText('Errors are half of the question').waitFor();
    await expect
      .poll(() => question(page, PROMISE).getByRole('button', { name: 'Change the verdict' }).count())
      .toBe(0);
    const visitor = await openReport(open);
    await (await unfold(visitor.page, PROMISE)).getByText(`${employer.name} changed the verdict`).waitFor();
    await expect.poll(() => visitor.page.getByText('Errors are half of the question').count()).toBe(0);
    await screenshot(visitor.page, 'feedback-visitor');
    await expectAccessibleEverywhere(visitor.page);
    reading.expectNoProblems();
    visitor.expectNoProblems();
  });

  test('is undone with one click, and the history keeps both', async ({ open }) => {
    // Its history is empty: no other test gives a verdict on this answer.
    await markIncorrect(CLOSURE);
    const person = await openReport(open, hiring);
    const { page } = person;
    const { button } = drive(() => page);
    const answer = await unfold(page, CLOSURE);
    await page.getByText('3 of 6 analysed').waitFor();
    await button('Take it back', answer).click();
    await page.getByText('4 of 6 analysed').waitFor();
    await answer.getByText('All verdicts that were given (2)').click();
    await answer.getByText(/: taken back/).waitFor();
    await button('Confirm “Correct”', answer).waitFor();
    await expect.poll(() => answer.getByText('By a person', { exact: true }).count()).toBe(0);
    person.expectNoProblems();
  });
});

describe('misheard words', () => {
  test('are corrected with the keyboard alone', async ({ open }) => {
    onTestFinished(() => correctWords(FORMS, null));
    const person = await openReport(open, candidate);
    const { page } = person;
    const { button, dialog } = drive(() => page);
    const answer = question(page, FORMS);
    await fold(page, FORMS).focus();
    await page.keyboard.press('Enter');
    await button('Correct misheard words', answer).focus();
    await page.keyboard.press('Enter');
    const modal = dialog('Correct misheard words');
    const words = modal.getByRole('toolbar', { name: 'The words as heard' });
    await words.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    const count = await words.getByRole('button').count();
    for (let index = 1; index < count; index += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type(CORRECTED);
    await page.keyboard.press('Enter');
    await modal
      .getByRole('list', { name: 'Corrections' })
      .getByText(/Every field gets a label/)
      .waitFor();
    await screenshot(page, 'feedback-correct-words');
    await expectAccessible(page);
    await button('Send the correction', modal).click();
    await answer.getByText('A person must decide').waitFor();
    await answer.getByText(/Much of this text is new/).waitFor();
    await expectAccessibleEverywhere(page);
    person.expectNoProblems();
  });

  test('the employer is notified, sees both texts and verdicts, and decides', async ({ open }) => {
    await correctWords(FORMS, CORRECTED);
    const mail = await readMail(server.url, employer.email, { subject: `Words corrected: ${daniel.name}` });
    const person = await open(undefined, signedIn(server.url, hiring));
    const { page } = person;
    const { button } = drive(() => page);
    await page.goto(mail.links[0] ?? 'missing:');
    const answer = question(page, FORMS);
    await answer.getByText('As heard', { exact: true }).waitFor();
    await answer.getByText('Until a person decides, what was heard counts.', { exact: false }).waitFor();
    await page.getByText('4 of 6 analysed').waitFor();
    await screenshot(page, 'feedback-must-decide');
    await expectAccessibleEverywhere(page);
    await button('Take the corrected text', answer).click();
    await answer.getByText('that the corrected text counts', { exact: false }).waitFor();
    await button('Keep what was heard', answer).click();
    await answer.getByText('that what was heard counts', { exact: false }).waitFor();
    person.expectNoProblems();
  });
});

describe('the rows of the questions', () => {
  test('are folded to a line each, and unfold with the keyboard, by a link, and all at once', async ({
    open,
  }) => {
    const person = await openReport(open, hiring);
    const { page } = person;
    const { button } = drive(() => page);
    const reference = page.getByText('The reference answer');
    await fold(page, CLOSURE).waitFor();
    await expect.poll(() => reference.filter({ visible: true }).count()).toBe(0);
    const row = question(page, CLOSURE);
    for (const fact of ['Correct', '6 of 6 ideas', '0:17', /\d+% heard/])
      await row.getByText(fact, { exact: true }).first().waitFor();
    await screenshot(page, 'feedback-folded');
    await expectAccessibleEverywhere(page);
    await fold(page, CLOSURE).focus();
    await page.keyboard.press('Enter');
    await row.getByRole('heading', { name: 'Expected ideas' }).waitFor();
    await page.keyboard.press('Enter');
    await row.getByRole('heading', { name: 'Expected ideas' }).waitFor({ state: 'hidden' });
    await button('Unfold all').click();
    await expect.poll(() => reference.filter({ visible: true }).count()).toBe(3);
    await page.goto(`${address}#question-5`);
    await page.reload();
    await question(page, PROMISE).getByRole('heading', { name: 'Expected ideas' }).waitFor();
    await expect.poll(() => reference.filter({ visible: true }).count()).toBe(1);
    person.expectNoProblems();
  });

  test('show the word that is heard, at twice the speed too', async ({ open }) => {
    const person = await openReport(open, hiring);
    const { page } = person;
    const { button } = drive(() => page);
    const answer = await unfold(page, CLOSURE);
    const { videoOffsetSeconds } = await answerTo(CLOSURE);
    await page.getByRole('radiogroup', { name: 'Speed' }).getByText('2×').click();
    await button(/^Play the answer/, answer).click();
    const video = page.getByLabel('Video of the interview');
    const later = (videoOffsetSeconds ?? 0) + 3;
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 60_000 })
      .toBeGreaterThan(later);
    expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(2);
    await video.evaluate((element: HTMLVideoElement) => element.pause());
    const seconds = await video.evaluate((element: HTMLVideoElement) => element.currentTime);
    const { words } = await answerTo(CLOSURE);
    const heard = words.findLast(({ startSeconds }) => startSeconds <= seconds - (videoOffsetSeconds ?? 0));
    await expect.poll(() => answer.locator('[data-now]').textContent()).toContain(heard?.text);
    person.expectNoProblems();
  });
});

test('a film that the browser cannot play says so and offers the file; one that does not come, another try', async ({
  open,
}) => {
  const { page, context } = await open(undefined, signedIn(server.url, hiring));
  const film = { contentType: 'video/mp4', body: 'no pictures' };
  await context.route('**/files/**', (route) => route.fulfill(film));
  await page.goto(address);
  const told = page.getByRole('alert').filter({ hasText: 'This browser cannot play this film.' });
  await told.waitFor();
  await screenshot(page, 'feedback-film-not-played');
  await expectAccessibleEverywhere(page);
  const link = told.getByRole('link', { name: 'Download the film' });
  expect(await link.getAttribute('href')).toMatch(/^\/files\//);
  await context.unroute('**/files/**');
  const downloading = page.waitForEvent('download');
  await link.click();
  expect((await downloading).suggestedFilename()).toBe('video.mp4');
  await drive(() => page)
    .button('Try again')
    .click();
  const video = page.getByLabel('Video of the interview');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.duration))
    .toBeGreaterThan(10);

  await context.route('**/files/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.reload();
  await page.getByRole('alert').filter({ hasText: TEXTS.somethingWentWrong }).waitFor();
  expect(await told.count()).toBe(0);
});

test('silences are left out of the video if wanted, and this is remembered', async ({ open }) => {
  const person = await openReport(open, hiring);
  const { page } = person;
  const { videoOffsetSeconds } = await answerTo(CLOSURE);
  await page.getByLabel('Skip silences').click();
  await page.reload();
  await expect.poll(() => page.getByLabel('Skip silences').isChecked()).toBe(true);
  const video = page.getByLabel('Video of the interview');
  // Nobody speaks before the first answer. The jump goes close to its beginning.
  const jumpedTo = await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        element.addEventListener('seeked', () => resolve(element.currentTime), { once: true });
        element.muted = true;
        void element.play();
      }),
  );
  expect(Math.abs(jumpedTo - (videoOffsetSeconds ?? 0))).toBeLessThan(1);
  await page.getByRole('group', { name: 'The whole interview' }).getByRole('button').first().waitFor();
  person.expectNoProblems();
});

test('on paper it fits a hiring meeting: whole questions, nothing to press, text that can be found', async ({
  open,
}) => {
  const { page, context } = await openReport(open, hiring);
  await page.getByRole('button', { name: 'Print or save as PDF' }).waitFor();
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.printToPDF', { preferCSSPageSize: true });
  const pdf = await getDocumentProxy(Uint8Array.from(Buffer.from(data, 'base64')));
  const [width, height] = (await pdf.getPage(1)).view.slice(2);
  expect([Math.round(width!), Math.round(height!)]).toEqual([595, 842]);
  const { text: pages } = await extractText(pdf, { mergePages: false });
  expect(pages.length).toBeGreaterThanOrEqual(4);
  expect(pages.length).toBeLessThanOrEqual(6);

  expect(pages[0]).toContain(daniel.name);
  expect(pages[0]).toContain('Interview taken');
  const all = pages.join('\n');
  for (const part of ['Report summary', 'Skill summary', 'The reference answer', 'Consent', 'moonshine'])
    expect(all).toContain(part);
  for (const control of ['Print or save', 'Copy link', 'Play the answer', 'Change the verdict', 'Log Out'])
    expect(all).not.toContain(control);
  // Each question is on one page, from its number to the reasons of the verdict.
  for (const [from, to] of [
    ['Question 2 ·', 'The correct option was chosen.'],
    ['Question 4 ·', 'and to pass state into callbacks and event handlers.'],
    ['Question 5 ·', 'so that an error is never lost.'],
    ['Question 6 ·', 'so that the keyboard alone is enough.'],
  ] as const) {
    const plain = pages.map((text) => text.replaceAll(/\s+/g, ' '));
    const begins = plain.findIndex((text) => text.includes(from));
    expect(plain[begins], from).toContain(to);
  }
});

test('a report without a pitch says so; visitors cannot open a closed report', async ({ open }) => {
  const person = await openReport(open, hiring);
  const { page } = person;
  const { button } = drive(() => page);
  onTestFinished(async () => {
    await callApi(server.url, setReportVisibility, { applicationId, isPublic: true }, hiring.token);
  });
  await page.getByText('Sorry no pitch provided by candidate').waitFor();
  await expect.poll(() => page.getByText('View pitch video').count()).toBe(0);
  await page.getByLabel('Visible to whoever has the link').click();
  await page.getByText('The report is closed to visitors.').first().waitFor();
  const visitor = await open();
  await visitor.page.goto(address);
  await visitor.page.getByText('Sorry no feedback available').waitFor();
  await expectAccessible(visitor.page);
  await button('Print or save as PDF').waitFor();
  person.expectNoProblems();
});
