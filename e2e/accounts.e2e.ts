import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { readMail } from './harness/mail.ts';
import { makeEmployer, registerOnly } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { signUpOnPage } from './harness/register.ts';
import { beVisitor, isRed, REFUSED_CALLS } from './harness/visitor.ts';
import { test } from './harness/worker.ts';

const PASSWORD = 'Quoin7!vex';
const SEEKER = 'Register as Job Seeker';
const newEmail = (name: string) => `${name}.${randomBytes(4).toString('hex')}@example.com`;

describe('the pages of each', () => {
  test('a visitor sees the public pages, and is sent home from any other', async ({ server, open }) => {
    const { visitor, page, visit, path } = await beVisitor(server, open);
    for (const address of ['/', '/policy', '/login', '/register', '/feedback/more']) {
      await visit(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(path()).toBe(address);
    }
    for (const address of ['/candidate-dashboard', '/create-job', '/AboutUs/more']) {
      await visit(address);
      await page.waitForURL(`${server.url}/`);
    }
    await visit('/verifyEmail');
    await page.waitForURL('**/register');
    await visit('/resetPassword');
    await page.waitForURL('**/login');
    visitor.expectNoProblems(REFUSED_CALLS);
  });

  test('the menus and the footer of a visitor lead where they say', async ({ server, open }) => {
    const { visitor, page, visit } = await beVisitor(server, open);
    await visit('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect
      .poll(() => menu.getByRole('link').allTextContents())
      .toEqual(['Company', 'ContactUs', 'About Us']);
    const footer = page.getByRole('navigation', { name: 'Footer' });
    await expect
      .poll(() => footer.getByRole('link').allTextContents())
      .toEqual([
        'Home',
        'Open Jobs',
        'About Us',
        'Guides',
        'Support',
        'Terms & Conditions',
        'Policy',
        'Accessibility',
        'Sitemap',
      ]);
    for (const [call, login] of [
      ['Post A Job', '/login'],
      ['Find A Job', '/login?as=candidate'],
    ] as const) {
      await visit('/');
      await page.getByRole('main').getByRole('link', { name: call }).click();
      await page.waitForURL(`${server.url}${login}`);
    }
    await visit('/AboutUs');
    for (const heading of ['Services provided', 'Why choose us', 'Trusted companies'])
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
    visitor.expectNoProblems(REFUSED_CALLS);
  });

  test.for([
    ['candidate', '/candidate-dashboard', ['/create-job', '/login', '/']],
    ['employer', '/employer-dashboard', ['/open-jobs', '/register', '/']],
  ] as const)(
    'a %s is sent home from pages of others, and logs out',
    async ([role, home, elsewhere], { server, open }) => {
      const account =
        role === 'candidate'
          ? await makeCandidate(server.url, 'Cara Candidate')
          : await makeEmployer(server.url, 'Erin Employer');
      const person = await open(account);
      const own = person.page;
      await own.goto(`${server.url}${home}`);
      for (const address of elsewhere) {
        await own.goto(`${server.url}${address}`);
        await own.waitForURL(`**${home}`);
      }
      // A page that is open to all.
      await own.goto(`${server.url}/AboutUs`);
      await own.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(own.url()).pathname).toBe('/AboutUs');
      await own.getByText(`Welcome, ${account.name}`).first().waitFor();
      await own.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
      await own.waitForURL(`**${home}`);
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
    },
  );

  test('a narrow screen has a menu button instead of the menu', async ({ server, open }) => {
    const { visitor, page, button, dialog, visit } = await beVisitor(server, open);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/');
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
    await button('Open menu').click();
    await dialog('Menu').waitFor();
    await expectAccessible(page);
    await dialog('Menu').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/AboutUs');
    await dialog('Menu').waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 801, height: 844 });
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
    visitor.expectNoProblems(REFUSED_CALLS);
  });
});

describe('a message to the operator', () => {
  test.for([
    ['/ContactUs', 'Contact Us'],
    ['/Support', 'Support'],
  ] as const)(
    '%s asks for a phone number and an e-mail address',
    async ([address, label], { server, open }) => {
      const { visitor, page, visit, button, field, expectText } = await beVisitor(server, open);
      await visit(address);
      await button(label).click();
      await expectText('Please enter a valid Phone number');
      await expectText('Please enter a valid Email Id');
      await expectAccessible(page);
      await field('Phone').fill('555 CALL');
      await field('Email').fill('nobody@nowhere');
      await button(label).click();
      await expect
        .poll(async () => [await isRed(field('Phone')), await isRed(field('Email'))])
        .toEqual([true, true]);
      await field('Phone').fill(' 555-010-1234 ');
      await field('Email').fill(' vera@example.com ');
      await page.reload();
      await expect.poll(() => field('Phone').inputValue()).toBe(' 555-010-1234 ');
      await button(label).click();
      await expectText('Your message has been sent. We’ll reply by email or phone.');
      await expect.poll(() => field('Phone').inputValue()).toBe('');
      visitor.expectNoProblems(REFUSED_CALLS);
    },
  );
});

test('a registration shows the password on request, and keeps the input after a reload, except the password; a new tab starts empty', async ({
  server,
  open,
}) => {
  const { visitor, page, button, field, visit, fill } = await beVisitor(server, open);
  await visit('/register');
  // No key goes to the form before: the other form is there when the click on its tab has ended.
  const shown = await page.getByRole('tab', { name: SEEKER }).evaluate(async (each: HTMLElement) => {
    each.click();
    // Everything that runs before the browser handles the next key.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    return Array.from(document.forms, (form) => form.checkVisibility() && form.ariaLabel).filter(Boolean);
  });
  expect(shown).toEqual([SEEKER]);
  await field('Password').fill(PASSWORD);
  await expect.poll(() => field('Password').getAttribute('type')).toBe('password');
  await button('Show password').press('Enter');
  await expect.poll(() => field('Password').getAttribute('type')).toBe('text');
  await expect.poll(() => button('Show password').getAttribute('aria-pressed')).toBe('true');
  await fill({ Name: 'Vera Visitor', Email: newEmail('vera') });
  await page.reload();
  await expect.poll(() => page.getByRole('tab', { name: SEEKER }).getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => field('Name').inputValue()).toBe('Vera Visitor');
  await expect.poll(() => field('Password').inputValue()).toBe('');
  for (const name of ['Register as Employer', SEEKER]) await page.getByRole('tab', { name }).click();
  await expect.poll(() => field('Name').inputValue()).toBe('');
  await expect.poll(() => field('Email').inputValue()).toBe('');
  visitor.expectNoProblems(REFUSED_CALLS);
});

test('a registration recognises a registered address, and sends a new link', async ({ server, open }) => {
  const { visitor, page, button, visit, path, fill } = await beVisitor(server, open);
  const { email } = await registerOnly(server.url, 'candidate', 'Vera Visitor');
  await visit('/register?as=candidate');
  await fill({ Name: 'Vera Visitor', Email: email, Mobile: '5550101234', Password: PASSWORD });
  await fill({ 'Confirm Password': PASSWORD });
  await page.locator('altcha-widget input[type="checkbox"]').click();
  await page.locator('altcha-widget [data-state="verified"]').waitFor();
  await button('Sign Up').click();
  const answer = page.getByRole('alert').filter({ hasText: 'This email is already registered.' });
  await answer.waitFor();
  await expect.poll(() => answer.getAttribute('data-email-sent')).toBe('true');
  expect(path()).toBe('/register');
  visitor.expectNoProblems(REFUSED_CALLS);
});

test('a registration names each wrong field', async ({ server, open }) => {
  const { visitor, page, button, expectText, field, visit, fill } = await beVisitor(server, open);
  await visit('/register');
  await button('Sign Up').click();
  for (const message of [
    'Please enter a valid name',
    'Please enter a valid Email Id',
    'Only numbers are allowed',
    'Password must contain minimum 7 characters, atleast 1 letter, 1 number and 1 special character',
    'The captcha is missing or has expired. Please solve it again.',
  ])
    await expectText(message);
  await expectAccessible(page);
  await expect
    .poll(() => page.locator('altcha-widget').locator('..').getAttribute('data-error'))
    .toBe('true');

  for (const name of ['evil.com', '<b>Bob</b>', '-']) {
    await fill({ Name: name });
    await field('Email').focus();
    await expect.poll(async () => [name, await isRed(field('Name'))]).toEqual([name, true]);
  }
  const long = 'Maria Josefina '.repeat(8).trim();
  await fill({ Name: long });
  await expectText('This is 19 characters too long. The limit is 100.');
  expect(await field('Name').inputValue()).toBe(long);
  for (const name of ['3M', 'Acme GmbH & Co. KG', "Zoë O'Neil-Núñez", '李小龙']) {
    await fill({ Name: name });
    await field('Email').focus();
    await expect.poll(async () => [name, await isRed(field('Name'))]).toEqual([name, false]);
  }
  for (const address of ['vera', 'vera@example', 've ra@example.com']) {
    await fill({ Email: address });
    await field('Mobile').focus();
    await expect.poll(async () => [address, await isRed(field('Email'))]).toEqual([address, true]);
  }
  await fill({ Mobile: '55501a1234' });
  await field('Email').focus();
  await expectText('Only numbers are allowed');
  await fill({ Mobile: '555010123' });
  await field('Email').focus();
  await expectText('Please enter a mobile number with 10 digits');
  await fill({ Mobile: '' });
  await field('Mobile').pressSequentially('12345678901');
  await field('Email').focus();
  await expect.poll(() => field('Mobile').inputValue()).toBe('12345678901');
  await expectText('Please enter a mobile number with 10 digits');
  await fill({ Mobile: '' });
  await field('Mobile').pressSequentially('+1 (555) 010-1234');
  await field('Email').focus();
  await expect.poll(() => field('Mobile').inputValue()).toBe('5550101234');
  await expect.poll(() => isRed(field('Mobile'))).toBe(false);
  for (const password of ['Sh0rt!', 'nospecial1']) {
    await fill({ Password: password });
    await field('Email').focus();
    await expect.poll(async () => [password, await isRed(field('Password'))]).toEqual([password, true]);
  }
  await fill({ Password: 'Far2long!Far2long!' });
  await field('Email').focus();
  await expectText('Password must be 7 to 15 characters');
  await fill({ Password: PASSWORD, 'Confirm Password': 'Secret2!' });
  await field('Email').focus();
  await expect.poll(() => isRed(field('Confirm Password'))).toBe(true);
  await expectText('The two passwords don’t match');

  // The name of a person has other rules than the name of a company.
  await page.getByRole('tab', { name: SEEKER }).click();
  await fill({ Name: 'R2D2' });
  await field('Email').focus();
  await expect.poll(() => isRed(field('Name'))).toBe(true);
  await fill({ Name: long });
  await expectText('This is 69 characters too long. The limit is 50.');
  visitor.expectNoProblems(REFUSED_CALLS);
});

test('a registration sends a mail, whose link activates it, and only once; before that, signing in asks for it', async ({
  server,
  open,
}) => {
  const { visitor, page, button, expectText, field, visit, path } = await beVisitor(server, open);
  await visit('/register');
  await page.getByRole('tab', { name: SEEKER }).click();
  const email = newEmail('candidate');
  await signUpOnPage(page, page, { name: 'Vera Visitor', email, password: PASSWORD });
  await button('OK').click();
  // The address changes before the page does, and the page before it has fields with the same names.
  await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
  await page.waitForURL('**/login?as=candidate');
  await field('Email').fill(email);
  await field('Password').fill(PASSWORD);
  await button('Sign In').click();
  await expectText(
    `We have sent an email to ${email} . click on the verification link to activate your account.`,
  );
  await button('OK').click();
  expect(path()).toBe('/login');

  const mail = await readMail(server.url, email);
  const link = new URL(mail.links[0] ?? '');
  await visit(link.pathname + link.search);
  await expectText('Your account has been activated successfully.');
  await page.getByText(/^Vera Visitor, job seeker, registered on /).waitFor();
  await screenshot(page, 'verify-email-candidate');
  await page.getByRole('link', { name: 'Go to login' }).click();
  await page.waitForURL('**/login?as=candidate');
  link.searchParams.set('token', 'nothing');
  await visit(link.pathname + link.search);
  await expectText('This link is no longer valid. Please ask for a new one.');
  await page.getByRole('link', { name: 'Go to Signup' }).click();
  await page.getByRole('tab', { name: SEEKER, selected: true }).waitFor();
  visitor.expectNoProblems(REFUSED_CALLS);
});
