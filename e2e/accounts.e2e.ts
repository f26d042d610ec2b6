import { randomBytes } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import type { Person } from './harness/browser.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { readMail } from './harness/mail.ts';
import { makeEmployer, signedIn, signInOnPage, type Account } from './harness/people.ts';
import { signUpOnPage } from './harness/register.ts';
import type { Roundone } from './harness/roundone.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

const PASSWORD = 'Quoin7!vex';
const NOTICE_MS = 3_000;
let server: Roundone;
let browser: SharedBrowser;
let visitor: Person;
let page: Person['page'];
const newEmail = (name: string) => `${name}.${randomBytes(4).toString('hex')}@example.com`;

test.beforeAll(async ({ shared }) => {
  ({ server, browser } = shared);
  visitor = await browser.newPerson();
  page = visitor.page;
});

const { button, dialog, expectText } = drive(() => page);
const visit = (path: string) => page.goto(`${server.url}${path}`);
const path = () => new URL(page.url()).pathname;
const field = (label: string) => page.getByLabel(label, { exact: true });
const isRed = async (input: Locator) => (await input.getAttribute('aria-invalid')) === 'true';
/** A danger toast shows the message and disappears after three seconds. */
async function expectDangerToast(message: string): Promise<void> {
  const toast = page.locator('.mantine-Notification-root[data-kind="danger"]').filter({ hasText: message });
  await toast.waitFor();
  const shown = performance.now();
  await toast.waitFor({ state: 'detached' });
  expect(performance.now() - shown).toBeGreaterThan(NOTICE_MS - 1_500);
}

const OPEN_TO_ALL = ['/AboutUs', '/ContactUs', '/Support', '/terms', '/policy', '/sitemap'];

describe('the pages of each', () => {
  test('a visitor sees the public ones, and any other page leads to the home page', async () => {
    for (const address of ['/', ...OPEN_TO_ALL, '/login', '/register', '/feedback', '/feedback/more']) {
      await visit(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(path()).toBe(address);
    }
    for (const address of [
      '/candidate-dashboard',
      '/employer-dashboard',
      '/start-interview',
      '/create-job',
      '/AboutUs/more',
      '/nowhere',
    ]) {
      await visit(address);
      await page.waitForURL(`${server.url}/`);
    }
    await visit('/verifyEmail');
    await page.waitForURL('**/register');
    await visit('/resetPassword');
    await page.waitForURL('**/login');
  });

  test('the menus and the footer of a visitor lead where they say', async () => {
    await visit('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect
      .poll(() => menu.getByRole('link').allTextContents())
      .toEqual(['Company', 'ContactUs', 'About Us']);
    const footer = page.getByRole('navigation', { name: 'Footer' });
    await expect
      .poll(() => footer.getByRole('link').allTextContents())
      .toEqual(['Home', 'Open Jobs', 'About Us', 'Support', 'Terms & Conditions', 'Policy', 'Sitemap']);
    for (const call of ['Post A Job', 'Find A Job']) {
      await visit('/');
      await page.getByRole('main').getByRole('link', { name: call }).click();
      await page.waitForURL('**/login');
    }
    for (const heading of ['Services provided', 'Why choose us', 'Trusted companies']) {
      await visit('/AboutUs');
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
    }
  });

  test.each([
    ['candidate', '/candidate-dashboard', ['/employer-dashboard', '/create-job', '/login', '/register', '/']],
    ['employer', '/employer-dashboard', ['/candidate-dashboard', '/open-jobs', '/login', '/register', '/']],
  ] as const)('a %s is led home from what is not theirs, and logs out', async (role, home, elsewhere) => {
    const account: Account =
      role === 'candidate'
        ? await makeCandidate(server.url, 'Cara Candidate')
        : await makeEmployer(server.url, 'Erin Employer');
    const person = await browser.newPerson(signedIn(server.url, account));
    const own = person.page;
    await own.goto(`${server.url}${home}`);
    for (const address of elsewhere) {
      await own.goto(`${server.url}${address}`);
      await own.waitForURL(`**${home}`);
    }
    for (const address of OPEN_TO_ALL) {
      await own.goto(`${server.url}${address}`);
      await own.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(own.url()).pathname).toBe(address);
    }
    await own.getByText(`Welcome, ${account.name}`).waitFor();
    await own.getByRole('button', { name: 'Log Out' }).click();
    const asked = own.getByRole('dialog', { name: 'Are you sure you want to logout?' });
    await asked.getByRole('button', { name: 'No', exact: true }).click();
    await asked.waitFor({ state: 'detached' });
    await own.getByRole('button', { name: 'Log Out' }).click();
    await asked.getByRole('button', { name: 'Yes', exact: true }).click();
    await own.waitForURL('**/login');
    expect(
      await own.evaluate(() => Object.keys(localStorage).filter((key) => !key.includes('color-scheme'))),
    ).toEqual([]);
    await own.goto(`${server.url}${home}`);
    await own.waitForURL(`${server.url}/`);
    person.expectNoProblems();
    await person.context.close();
  });

  test('a hamburger replaces the menu on a narrow screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/');
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
    await button('Open menu').click();
    await dialog('Menu').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/AboutUs');
    await dialog('Menu').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 801, height: 844 });
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

describe('a message to the operator', () => {
  test.each([
    ['/ContactUs', 'Contact Us'],
    ['/Support', 'Support'],
  ])('%s asks for a phone number and an e-mail address', async (address, label) => {
    await visit(address);
    await button(label).click();
    await expectText('Please enter a valid Phone number');
    await expectText('Please enter a valid Email Id');
    await field('Phone').fill('555 CALL');
    await field('Email').fill('nobody@nowhere');
    await button(label).click();
    expect([await isRed(field('Phone')), await isRed(field('Email'))]).toEqual([true, true]);
    await field('Phone').fill(' 555-010-1234 ');
    await field('Email').fill(' vera@example.com ');
    await page.reload();
    await expect.poll(() => field('Phone').inputValue()).toContain('5550101234');
    await button(label).click();
    await expectText('Your message has been sent. We answer by e-mail or phone.');
    await expect.poll(() => field('Phone').inputValue()).toBe('');
  });
});

describe.each([
  ['Register as Employer', 'employer'],
  ['Register as Job Seeker', 'candidate'],
])('%s', (tab, role) => {
  const email = newEmail(role);
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await field(label).fill(value);
  };

  test('shows every error', async () => {
    await visit('/register');
    await page.getByRole('tab', { name: tab }).click();
    await button('Sign Up').click();
    for (const message of [
      'Please enter a valid name',
      'Please enter a valid Email Id',
      'Only numbers are allowed',
      'Password must contain minimum 7 characters, atleast 1 letter, 1 number and 1 special character',
      'The captcha was not solved or has expired. Please solve it again.',
    ])
      await expectText(message);
    await expect
      .poll(() => page.locator('altcha-widget').locator('..').getAttribute('data-error'))
      .toBe('true');

    const isCompany = role === 'employer';
    for (const name of [isCompany ? 'evil.com' : 'R2D2', '<b>Bob</b>', '😀', '-', 'ㅤ']) {
      await fill({ Name: name });
      await field('Email').focus();
      expect([name, await isRed(field('Name'))]).toEqual([name, true]);
    }
    await expect.poll(() => field('Name').getAttribute('maxlength')).toBe(isCompany ? '100' : '50');
    const companies = ['Harbour & Pine', '3M', '7-Eleven', 'Acme GmbH & Co. KG'];
    for (const name of [
      ...(isCompany ? companies : []),
      "Zoë O'Neil-Núñez",
      '李小龙',
      'नीलम शर्मा',
      "'t Hooft",
      'محمد علي',
    ]) {
      await fill({ Name: name });
      await field('Email').focus();
      expect([name, await isRed(field('Name'))]).toEqual([name, false]);
    }
    for (const address of ['vera', 'vera@', 'vera@example', 'vera@example.c', 've ra@example.com']) {
      await fill({ Email: address });
      await field('Mobile').focus();
      expect([address, await isRed(field('Email'))]).toEqual([address, true]);
    }
    await fill({ Mobile: '55501a1234' });
    await field('Email').focus();
    await expectText('Only numbers are allowed');
    await fill({ Mobile: '555010123' });
    await field('Email').focus();
    await expectText('Mobile number must be of 10 digits');
    await fill({ Mobile: '' });
    await field('Mobile').pressSequentially('12345678901');
    await field('Email').focus();
    await expect.poll(() => field('Mobile').inputValue()).toBe('12345678901');
    await expectText('Mobile number must be of 10 digits');
    await fill({ Mobile: '' });
    await field('Mobile').pressSequentially('+1 (555) 010-1234');
    await field('Email').focus();
    expect([await field('Mobile').inputValue(), await isRed(field('Mobile'))]).toEqual(['5550101234', false]);
    for (const password of ['Sh0rt!', 'nodigits!', 'nospecial1', '1234567!']) {
      await fill({ Password: password });
      await field('Email').focus();
      expect([password, await isRed(field('Password'))]).toEqual([password, true]);
    }
    await fill({ Password: 'Far2long!Far2long!' });
    await field('Email').focus();
    await expectText('Password must be 7 to 15 characters');
    await fill({ Password: PASSWORD, 'Confirm Password': 'Secret2!' });
    await field('Email').focus();
    await expect.poll(() => isRed(field('Confirm Password'))).toBe(true);
    await expectText('The two passwords are not the same');
  });

  test('shows the password on request', async () => {
    await expect.poll(() => field('Password').getAttribute('type')).toBe('password');
    await button('Show password').press('Enter');
    await expect.poll(() => field('Password').getAttribute('type')).toBe('text');
    await expect.poll(() => button('Show password').getAttribute('aria-pressed')).toBe('true');
  });

  test('keeps what was typed across a reload, but no password; another tab begins anew', async () => {
    await fill({ Name: 'Vera Visitor', Email: email });
    await page.reload();
    await expect.poll(() => page.getByRole('tab', { name: tab }).getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => field('Name').inputValue()).toBe('Vera Visitor');
    await expect.poll(() => field('Password').inputValue()).toBe('');
    for (const name of ['Register as Employer', 'Register as Job Seeker', tab])
      await page.getByRole('tab', { name }).click();
    await expect.poll(() => field('Name').inputValue()).toBe('');
    await expect.poll(() => field('Email').inputValue()).toBe('');
  });

  test('sends a mail; until its link is followed, signing in mentions it and sends another', async () => {
    const account = { name: 'Vera Visitor', email, password: PASSWORD };
    await signUpOnPage(page, page, account);
    await button('OK').click();
    await page.waitForURL('**/login');

    await field('Email').fill(email);
    await field('Password').fill(PASSWORD);
    await button('Sign In').click();
    await expectText(
      `We have sent an email to ${email} . click on the verification link to activate your account.`,
    );
    await button('OK').click();
    expect(path()).toBe('/login');
  });

  test('recognises a registered address, and sends a fresh link', async () => {
    await visit(role === 'candidate' ? '/register?as=candidate' : '/register');
    await fill({ Name: 'Vera Visitor', Email: email, Mobile: '5550101234', Password: PASSWORD });
    await fill({ 'Confirm Password': PASSWORD });
    await page.locator('altcha-widget input[type="checkbox"]').click();
    await page.locator('altcha-widget [data-state="verified"]').waitFor();
    await button('Sign Up').click();
    const answer = page.getByRole('alert').filter({ hasText: 'This email is already registered.' });
    await answer.waitFor();
    await expect.poll(() => answer.getAttribute('data-email-sent')).toBe('true');
    expect(path()).toBe('/register');
  });

  test('is activated by the link, once', async () => {
    const mail = await readMail(server.url, email);
    const link = new URL(mail.links[0] ?? '');
    await visit(link.pathname + link.search);
    await expectText('Your account has been activated successfully.');
    await page.getByRole('link', { name: 'Go to login' }).click();
    await page.waitForURL('**/login');
    await visit('/verifyEmail?token=nothing');
    await expectText('This link is no longer valid. Please ask for a new one.');
    await page.getByRole('link', { name: 'Go to Signup' }).click();
    await page.waitForURL('**/register');
  });
});

describe('signing in', () => {
  let account: Account;
  beforeAll(async () => {
    account = await makeCandidate(server.url, 'Paula Passmore');
  });

  test('shows what is wrong', async () => {
    await visit('/login');
    await button('Sign In').click();
    await expectText('Please enter a valid Email Id');
    await expectText('Password must be 7 to 15 characters');
    await field('Email').fill(account.email);
    await field('Password').fill('Wrong12!');
    await button('Sign In').click();
    await expectDangerToast('Email or password is incorrect.');
    expect(path()).toBe('/login');
  });

  test('without "remember me" ends with the tab', async () => {
    await field('Password').fill(account.password);
    await page.getByRole('checkbox', { name: 'Remember Me' }).uncheck();
    await button('Sign In').click();
    await page.waitForURL('**/candidate-dashboard');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('Token'))).toBe(null);
    const another = await visitor.context.newPage();
    await another.goto(`${server.url}/candidate-dashboard`);
    await another.waitForURL(`${server.url}/`);
    await another.close();
    await button('Log Out').click();
    await button('Yes').click();
    await page.waitForURL('**/login');
  });

  test('continues at the page that required it', async () => {
    await visit('/scheduled-interviews');
    await page.waitForURL(`${server.url}/`);
    await signInOnPage(page, server.url, account);
    await page.waitForURL('**/scheduled-interviews');
    expect(
      await page.evaluate(() => [
        localStorage.getItem('Role'),
        localStorage.getItem('User'),
        localStorage.getItem('InterviewCompleted'),
      ]),
    ).toEqual(['candidate', 'Paula Passmore', '[]']);
    await button('Log Out').click();
    await button('Yes').click();
    await page.waitForURL('**/login');
  });

  test('with a forgotten password', async () => {
    await button('Forgot password').click();
    const box = dialog('Forgot password');
    await button('Send link', box).click();
    await expectText('please enter a valid email');
    await box.getByLabel('Email').fill('paula');
    await button('Send link', box).click();
    await expectText('please enter a valid email');
    await box.getByLabel('Email').fill(account.email);
    await button('Send link', box).click();
    await expectText('We have sent a reset password link to your Email ID.');
    await button('OK', box).click();

    const mail = await readMail(server.url, account.email, { subject: /password/i });
    const link = new URL(mail.links[0] ?? '');
    await visit(link.pathname + link.search);
    await button('Reset Password').click();
    await expectText(
      'Password must contain minimum 7 characters, atleast 1 letter, 1 number and 1 special character',
    );
    await field('New Password').fill('Brisk9?owl');
    await field('Confirm Password').fill('Changed2!');
    await button('Reset Password').click();
    await expect.poll(() => isRed(field('Confirm Password'))).toBe(true);
    await field('Confirm Password').fill('Brisk9?owl');
    await button('Reset Password').click();
    await expectText('Password changed successfully');
    const shownAt = performance.now();
    await page.waitForURL('**/login');
    expect(performance.now() - shownAt).toBeGreaterThan(NOTICE_MS - 1_500);
    await visit(link.pathname + link.search);
    await field('New Password').fill('Changed3!');
    await field('Confirm Password').fill('Changed3!');
    await button('Reset Password').click();
    await expectDangerToast('This link is no longer valid. Please ask for a new one.');

    await signInOnPage(page, server.url, { ...account, password: 'Brisk9?owl' });
    await page.waitForURL('**/candidate-dashboard');
    visitor.expectNoProblems([/40[0-9] \(/]);
  });
});
