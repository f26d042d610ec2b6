import { expect, onTestFinished } from 'vitest';
import { setReportVisibility } from '#contract/interview/interview.ts';
import { daniel, employer } from '#server/demonstration/people.ts';
import { accessibilityProblems, expectAccessible } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { readMail } from './harness/mail.ts';
import { callApi, signedIn } from './harness/people.ts';
import {
  CLOSURE,
  type DemonstrationReport,
  findReport,
  fold,
  FORMS,
  PROMISE,
  question,
  unfold,
} from './harness/report.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** Each test opens its own pages. */

let report: DemonstrationReport;
test.beforeAll(async ({ demonstration }) => {
  report = await findReport(demonstration);
});

const FIRST_SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const CORRECTED = 'Every field gets a label that is tied to it, and errors are written next to it.';

test('the verdicts begin on the first screen, what the application says is one line, and visitors cannot open a closed report', async ({
  newPerson,
}) => {
  const person = await report.openReport(newPerson, report.hiring);
  const { page } = person;
  onTestFinished(async () => {
    await callApi(
      report.url,
      setReportVisibility,
      { applicationId: report.applicationId, isPublic: true },
      report.hiring.token,
    );
  });
  await page.getByText(/ · Harbour & Pine · [A-Z]/).waitFor();
  for (const size of FIRST_SCREENS) {
    await page.setViewportSize(size);
    const verdicts = await page.getByRole('list', { name: 'Verdicts' }).boundingBox();
    expect(verdicts!.y + 24, `${size.width} px`).toBeLessThanOrEqual(size.height);
    expect(await page.getByText('Criteria Matches').isVisible()).toBe(false);
  }
  await screenshot(page, 'feedback');
  await page.getByText('About the application').click();
  await page.getByText('Criteria Matches').waitFor();
  await screenshot(page, 'feedback-facts');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByText('Sorry no pitch provided by candidate').waitFor();
  await expect.poll(() => page.getByText('View pitch video').count()).toBe(0);
  await page.getByLabel('Visible to anyone with the link').click();
  await page.getByText('The report is closed to visitors.').first().waitFor();
  const visitor = await newPerson();
  await visitor.page.goto(report.address);
  await visitor.page.getByText('Sorry no feedback available').waitFor();
  await expectAccessible(visitor.page);
  person.expectNoProblems();
});

test('misheard words are corrected with the keyboard alone; the employer is notified, sees both texts and verdicts, and decides', async ({
  newPerson,
}) => {
  const person = await report.openReport(newPerson, report.candidate);
  const { page } = person;
  const { button, dialog } = drive(() => page);
  const answer = question(page, FORMS);
  await fold(page, FORMS).focus();
  await page.keyboard.press('Enter');
  await button('Correct misheard words', answer).focus();
  await page.keyboard.press('Enter');
  const modal = dialog('Correct misheard words');
  const words = modal.getByRole('toolbar', { name: 'The words as we heard them' });
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
  expect(await accessibilityProblems(page)).toEqual([]);

  const mail = await readMail(report.url, employer.email, { subject: `Words corrected: ${daniel.name}` });
  const firm = await newPerson(signedIn(report.url, report.hiring));
  const company = drive(() => firm.page);
  await firm.page.goto(mail.links[0] ?? 'missing:');
  const both = question(firm.page, FORMS);
  await both.getByText('As heard', { exact: true }).waitFor();
  await both.getByText('Until a person decides, what we heard counts.', { exact: false }).waitFor();
  await firm.page.getByText(/6 of 6 settled/).waitFor();
  await screenshot(firm.page, 'feedback-must-decide');
  expect(await accessibilityProblems(firm.page)).toEqual([]);
  await company.button('Use the corrected text', both).click();
  await both.getByText('that the corrected text counts', { exact: false }).waitFor();
  await company.button('Keep what we heard', both).click();
  await both.getByText('that what we heard counts', { exact: false }).waitFor();
  for (const { expectNoProblems } of [person, firm]) expectNoProblems();
});

test('questions are folded to a line each, unfold with the keyboard, by a link and all at once, and show the word that is heard', async ({
  newPerson,
}) => {
  const person = await report.openReport(newPerson, report.hiring);
  const { page } = person;
  const { button } = drive(() => page);
  const reference = page.getByText('Expected answer');
  await fold(page, CLOSURE).waitFor();
  await expect.poll(() => reference.filter({ visible: true }).count()).toBe(0);
  const row = question(page, CLOSURE);
  for (const fact of ['Correct', '2 of 2 points', '0:17', /\d+% understood/])
    await row.getByText(fact, { exact: true }).first().waitFor();
  await screenshot(page, 'feedback-folded');
  expect(await accessibilityProblems(page)).toEqual([]);
  await fold(page, CLOSURE).focus();
  await page.keyboard.press('Enter');
  await row.getByRole('heading', { name: 'Points we found' }).waitFor();
  await page.keyboard.press('Enter');
  await row.getByRole('heading', { name: 'Points we found' }).waitFor({ state: 'hidden' });
  await button('Expand all').click();
  await expect.poll(() => reference.filter({ visible: true }).count()).toBe(3);
  await page.goto(`${report.address}#question-5`);
  await page.reload();
  await question(page, PROMISE).getByRole('heading', { name: 'Points we found' }).waitFor();
  await expect.poll(() => reference.filter({ visible: true }).count()).toBe(1);

  // Also at twice the speed.
  const answer = await unfold(page, CLOSURE);
  const { videoOffsetSeconds } = await report.answerTo(CLOSURE);
  await page.getByRole('radiogroup', { name: 'Speed' }).getByText('2×').click();
  await button(/^Play the answer/, answer).click();
  const video = page.getByLabel('Video of the interview');
  const later = (videoOffsetSeconds ?? 0) + 3;
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 60_000 })
    .toBeGreaterThan(later);
  expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(2);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  const { words } = await report.answerTo(CLOSURE);
  // The browser may settle on a slightly different moment after a pause.
  const heard = async () => {
    const seconds = await video.evaluate((element: HTMLVideoElement) => element.currentTime);
    return words.findLast(({ startSeconds }) => startSeconds <= seconds - (videoOffsetSeconds ?? 0));
  };
  await expect
    .poll(async () => (await answer.locator('[data-now]').textContent())?.includes((await heard())!.text))
    .toBe(true);
  person.expectNoProblems();
});
