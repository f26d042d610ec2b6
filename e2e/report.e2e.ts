import { extractText, getDocumentProxy } from 'unpdf';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#contract/auth.ts';
import { getCompletedJobs } from '#contract/employer.ts';
import { DEMONSTRATION_PASSWORD, daniel, employer } from '#server/demonstration/people.ts';
import { expectAccessible } from './harness/accessibility.ts';
import { launchBrowser, type JourneyBrowser, type Person } from './harness/browser.ts';
import { drive } from './harness/driver.ts';
import { readMail } from './harness/mail.ts';
import { callApi, signedIn, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';

let server: Roundone;
let browser: JourneyBrowser;
let hiring: Person;
let candidate: Person;
let address: string;

beforeAll(async () => {
  server = await launchRoundone({ demo: true });
  browser = await launchBrowser();
  const forEmployer = await accountOf(employer);
  await readMail(server.url, employer.email, { subject: 'Interview report' });
  const [completed] = await callApi(server.url, getCompletedJobs, {}, forEmployer.token);
  address = `${server.url}/feedback?id=${completed?._id ?? ''}`;
  hiring = await browser.newPerson(signedIn(server.url, forEmployer));
  candidate = await browser.newPerson(signedIn(server.url, await accountOf(daniel)));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function accountOf({ name, email }: { name: string; email: string }): Promise<Account> {
  const password = DEMONSTRATION_PASSWORD;
  const { token } = await callApi(server.url, signIn, { email, password });
  return { token, name, email, password };
}

async function open(page: Page): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: daniel.name }).waitFor();
}

const question = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
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

describe('a person’s verdict', () => {
  test('needs a reason, counts at once, and is shown beside that of the analysis', async () => {
    const { page } = hiring;
    const { button, dialog } = drive(() => page);
    await open(page);
    await page.getByText('4 of 6 analysed').waitFor();
    const answer = question(page, PROMISE);
    await button('Change the verdict', answer).click();
    const modal = dialog('Your verdict on question 5');
    await modal.getByLabel('Incorrect', { exact: true }).check();
    await button('Save the verdict', modal).click();
    await modal.getByText('Please give a reason for changing the verdict').waitFor();
    await screenshot(page, 'feedback-verdict');
    await expectAccessible(page);
    await modal.getByLabel('Reason').fill('Errors are half of the question, and he left them out.');
    await button('Save the verdict', modal).click();
    await answer.getByText(`${employer.name} changed the verdict`).waitFor();
    await answer.getByText('Errors are half of the question').waitFor();
    await page.getByText('3 of 6 analysed').waitFor();
    await expect.poll(() => answer.getByText('Correct', { exact: true }).count()).toBe(1);
    await screenshot(page, 'feedback-reviewed');
  });

  test('the candidate reads it with its reason, a visitor without', async () => {
    const { page } = candidate;
    await open(page);
    await question(page, PROMISE).getByText('Errors are half of the question').waitFor();
    await expect
      .poll(() => question(page, PROMISE).getByRole('button', { name: 'Change the verdict' }).count())
      .toBe(0);
    const visitor = await browser.newPerson();
    await open(visitor.page);
    await question(visitor.page, PROMISE).getByText(`${employer.name} changed the verdict`).waitFor();
    await expect.poll(() => visitor.page.getByText('Errors are half of the question').count()).toBe(0);
    await screenshot(visitor.page, 'feedback-visitor');
    await expectAccessibleEverywhere(visitor.page);
    visitor.expectNoProblems();
  });

  test('is withdrawn with one click, and the history keeps both', async () => {
    const { page } = hiring;
    const { button } = drive(() => page);
    const answer = question(page, PROMISE);
    await button('Take it back', answer).click();
    await page.getByText('4 of 6 analysed').waitFor();
    await answer.getByText('All verdicts that were given (2)').click();
    await answer.getByText(/: taken back/).waitFor();
    await button('Confirm “Correct”', answer).waitFor();
    await expect.poll(() => answer.getByText('By a person', { exact: true }).count()).toBe(0);
  });
});

describe('misheard words', () => {
  test('are corrected with the keyboard alone', async () => {
    const { page } = candidate;
    const { button, dialog } = drive(() => page);
    await open(page);
    const answer = question(page, FORMS);
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
    await page.keyboard.type(
      'Every field gets a label that is tied to it, and errors are written next to it.',
    );
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
  });

  test('the employer is told, sees both texts and verdicts, and decides', async () => {
    const mail = await readMail(server.url, employer.email, { subject: `Words corrected: ${daniel.name}` });
    const { page } = hiring;
    const { button } = drive(() => page);
    // As from a link in a mail: on a new page.
    await page.goto('about:blank');
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
  });
});

test('in print, questions are not split, there are no buttons, and text can be searched', async () => {
  const { page, context } = hiring;
  await open(page);
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

test('a report without a pitch says so; a closed one is not shown to visitors', async () => {
  const { page } = hiring;
  const { button } = drive(() => page);
  await open(page);
  await page.getByText('Sorry no pitch provided by candidate').waitFor();
  await expect.poll(() => page.getByText('View pitch video').count()).toBe(0);
  await page.getByLabel('Visible to whoever has the link').click();
  await page.getByText('The report is closed to visitors.').waitFor();
  const visitor = await browser.newPerson();
  await visitor.page.goto(address);
  await visitor.page.getByText('Sorry no feedback available').waitFor();
  await expectAccessible(visitor.page);
  await button('Print or save as PDF').waitFor();
  hiring.expectNoProblems();
  candidate.expectNoProblems();
});
