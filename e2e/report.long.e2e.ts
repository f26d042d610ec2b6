import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { TEXTS } from '#contract/shared/texts.ts';
import { daniel } from '#server/demonstration/people.ts';
import { accessibilityProblems } from './harness/accessibility.ts';
import { drive } from './harness/driver.ts';
import { signedIn } from './harness/people.ts';
import { CLOSURE, type DemonstrationReport, findReport } from './harness/report.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

let report: DemonstrationReport;
test.beforeAll(async ({ demonstration }) => {
  report = await findReport(demonstration);
});

test('the film has a visible focus, also in the colours of the person', async ({ newPerson }) => {
  const { page } = await report.openReport(newPerson, report.hiring);
  await page.emulateMedia({ forcedColors: 'active' });
  const film = page.locator('video').first();
  await film.focus();
  expect(await film.evaluate((each) => getComputedStyle(each).outline)).toMatch(/solid 3px|3px solid/);
});

test('a film that the browser cannot play says so and offers the file; one that does not come, another try', async ({
  newPerson,
}) => {
  const { page, context } = await newPerson(signedIn(report.url, report.hiring));
  const film = { contentType: 'video/mp4', body: 'no pictures' };
  await context.route('**/files/**', (route) => route.fulfill(film));
  await page.goto(report.address);
  const told = page.getByRole('alert').filter({ hasText: 'This browser can’t play this video.' });
  await told.waitFor();
  await screenshot(page, 'feedback-film-not-played');
  expect(await accessibilityProblems(page)).toEqual([]);
  const link = told.getByRole('link', { name: 'Download the video' });
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

test('silences are left out of the video if wanted, and this is remembered', async ({ newPerson }) => {
  const person = await report.openReport(newPerson, report.hiring);
  const { page } = person;
  const { videoOffsetSeconds } = await report.answerTo(CLOSURE);
  await page.getByLabel('Skip silences').click();
  await page.reload();
  await expect.poll(() => page.getByLabel('Skip silences').isChecked()).toBe(true);
  const video = page.getByLabel('Video of the interview');
  // No one speaks before the first answer. The jump goes close to its beginning.
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
  newPerson,
}) => {
  const { page, context } = await report.openReport(newPerson, report.hiring);
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
  for (const part of ['Report summary', 'Skill summary', 'Expected answer', 'Consent', 'moonshine'])
    expect(all).toContain(part);
  for (const control of ['Print or save', 'Copy link', 'Play the answer', 'Partly correct', 'Log Out'])
    expect(all).not.toContain(control);
  // Each question is on one page, from its number to the reasons for the verdict.
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
