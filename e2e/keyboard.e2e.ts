import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type JourneyBrowser } from './harness/browser.ts';
import { picture, resume } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { makeAccount, makeEmployer, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';

/** A candidate who has no mouse: signs in, builds a profile, finds a job and applies. Nothing here clicks. */

let server: Roundone;
let browser: JourneyBrowser;
let account: Account;
let page: Page;

beforeAll(async () => {
  server = await launchRoundone();
  browser = await launchBrowser();
  const employer = await makeEmployer(server.url);
  await postJob(server.url, employer, 'Web Developer');
  await postJob(server.url, employer, 'Night Nurse');
  account = await makeAccount(server.url, 'candidate', 'Kim Keys');
  page = (await browser.newPerson()).page;
  // While anybody listens, no chooser of the browser's own opens.
  page.on('filechooser', () => undefined);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const { dialog, expectText } = drive(() => page);
const press = (...keys: string[]) =>
  keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
const type = (text: string) => page.keyboard.type(text);
const FARTHEST = 60;

/** What the focus is on, as assistive technology names it, and whether it can be seen to be there. */
function focused(): Promise<{ name: string; isVisible: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', isVisible: false };
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]?.textContent
        : null;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent;
    const probe = document.createElement('i');
    probe.style.color = 'var(--mantine-primary-color-filled)';
    document.body.append(probe);
    const accent = getComputedStyle(probe).color;
    probe.remove();
    const isMarked = (each: Element) => {
      const { outlineStyle, boxShadow, borderTopColor, borderTopStyle } = getComputedStyle(each);
      return (
        outlineStyle !== 'none' ||
        boxShadow !== 'none' ||
        (borderTopStyle !== 'none' && borderTopColor === accent)
      );
    };
    // A field with tags in it is marked around all of them; a box that is ticked, at the box.
    const around: Element[] = [element];
    for (let each = element.parentElement; each && around.length <= 4; each = each.parentElement)
      around.push(each);
    return {
      name: name.replace(/\s+/g, ' ').replace(/ \*$/, '').trim(),
      isVisible: around.some(isMarked),
    };
  });
}

/** Presses Tab until the focus is on it; throws where it is not to be reached. */
async function tabTo(name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  const isIt = (found: string) => (typeof name === 'string' ? found === name : name.test(found));
  for (let step = 0; step < FARTHEST; step += 1) {
    await press('Tab');
    const found = await focused();
    passed.push(found.name);
    if (!isIt(found.name)) continue;
    // Its border takes the colour on within a tenth of a second.
    await expect.poll(focused).toEqual({ name: found.name, isVisible: true });
    return;
  }
  throw new Error(`The keyboard does not reach ${String(name)}; it came by: ${passed.join(' | ')}`);
}

async function chooseFile(name: RegExp, file: ReturnType<typeof resume>): Promise<void> {
  await tabTo(name);
  const chooser = page.waitForEvent('filechooser');
  await press('Enter');
  await (await chooser).setFiles(file);
}

/** Types into a list that is searched, and takes the option. */
async function pick(label: string, text: string, option = text): Promise<void> {
  await tabTo(label);
  await type(text);
  await page.getByRole('option', { name: option, exact: true }).waitFor();
  await press('ArrowDown', 'Enter');
  await expect.poll(() => page.getByRole('combobox', { name: label }).inputValue()).toBe(option);
}

test('skips to the content, and signs in', async () => {
  await page.goto(server.url);
  // A key goes to what is drawn: nobody presses one before.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press('Tab');
  expect((await focused()).name).toBe('Skip to content');
  await press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await tabTo('Find A Job');
  await press('Enter');
  await page.waitForURL('**/login');
  await page.getByLabel('Email', { exact: true }).waitFor();
  await tabTo('Email');
  await type(account.email);
  await tabTo('Password');
  await type(account.password);
  await press('Tab', 'Space');
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  await tabTo('Sign In');
  await press('Enter');
  await page.waitForURL('**/candidate-profile');
});

test('builds a profile', async () => {
  await page.getByRole('heading', { level: 1, name: /build your profile/ }).waitFor();
  await chooseFile(/^Choose Resume$/, resume('resume.pdf', 'Kim Keys\nPhone: 415 555 0132\nReact and SQL'));
  await tabTo('Fill in from your resume');
  await press('Enter');
  await dialog('Fill in from your resume').getByText('Tick all').waitFor();
  await tabTo(/^Mobile: 4155550132/);
  await press('Space');
  await tabTo('Put in what I ticked');
  await press('Enter');
  await dialog('Fill in from your resume').waitFor({ state: 'detached' });
  await expect.poll(async () => (await focused()).name).toBe('Fill in from your resume');
  await chooseFile(/^Choose Profile image$/, picture);
  await page.getByRole('img', { name: 'Profile image, preview' }).waitFor();
  await tabTo('Address');
  await type('12 Long Street, Third Floor');
  await pick('Country', 'United Sta', 'United States');
  await pick('State', 'New York');
  await pick('City', 'Albany');
  await tabTo('Zipcode');
  await type('10001');
  await pick('Education', 'Doctorate');
  await tabTo('Skills');
  await type('SQL');
  await press('Enter');
  await pick('Experience in years', '3 Years');
  await tabTo('Experience in months');
  await press('Enter');
  await page
    .getByRole('option', { name: /Months?$/ })
    .first()
    .waitFor();
  await press('ArrowDown', 'Enter');
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Experience in months' }).inputValue())
    .toMatch(/^\d+ Months?$/);
  await tabTo(/^I agree to the/);
  await press('Space');
  await tabTo('Submit');
  await press('Enter');
  await page.waitForURL('**/candidate-dashboard');
});

test('finds a job by the menu, the search and the tabs', async () => {
  await tabTo('Skip to content');
  await tabTo('Jobs');
  await press('Enter');
  await page.getByRole('menuitem', { name: 'Open Jobs' }).waitFor();
  await expect
    .poll(async () => {
      await press('ArrowDown');
      return (await focused()).name;
    })
    .toBe('Open Jobs');
  await press('Enter');
  await page.waitForURL('**/open-jobs');
  await tabTo('Designation');
  await type('developer');
  await press('Enter');
  await page.waitForURL('**/open-jobs?designation=developer');
  await tabTo('Job Description');
  await press('ArrowRight');
  await expect
    .poll(() => page.getByRole('tab', { name: 'Skills' }).getAttribute('aria-selected'))
    .toBe('true');
});

test('applies: the box holds the focus, and gives it back', async () => {
  await tabTo('Skip to content');
  await tabTo('Apply: Web Developer');
  await press('Enter');
  const box = dialog('Apply for Web Developer');
  await box.getByRole('checkbox').waitFor();
  for (let step = 0; step < 15; step += 1) {
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
  await press('Escape');
  await box.waitFor({ state: 'detached' });
  await expect.poll(async () => (await focused()).name).toBe('Apply: Web Developer');

  await press('Enter');
  await box.getByRole('checkbox').waitFor();
  for (const group of ['Are you willing to travel?', 'Are you willing to relocate?']) {
    await tabTo('Yes');
    await press('Space');
    expect(await page.getByRole('radiogroup', { name: group }).getByLabel('Yes').isChecked()).toBe(true);
    await press('ArrowDown');
    expect(await page.getByRole('radiogroup', { name: group }).getByLabel('No').isChecked()).toBe(true);
  }
  await tabTo(/Terms & Conditions|^I agree/);
  await press('Space');
  await tabTo('Apply');
  await press('Enter');
  await expectText('Job application applied successfully.');
});

test('reads the table of applications, and logs out', async () => {
  await page.goto(`${server.url}/applied-jobs`);
  await page.getByRole('row').filter({ hasText: 'Web Developer' }).waitFor();
  await tabTo(/^View Details/);
  await press('Enter');
  await page.getByRole('dialog').getByRole('tab').first().waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(async () => (await focused()).name).toMatch(/^View Details/);
  await tabTo('Skip to content');
  await tabTo('Log Out');
  await press('Enter');
  await page.getByRole('dialog', { name: 'Are you sure you want to logout?' }).waitFor();
  await expect.poll(async () => (await focused()).name).toBe('Yes');
  await press('Enter');
  await page.waitForURL('**/login');
});
