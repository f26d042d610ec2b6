import { expect } from 'vitest';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { readMail } from './harness/mail.ts';
import { signInOnPage } from './harness/people.ts';
import { beVisitor, isRed, REFUSED_CALLS } from './harness/visitor.ts';
import { test } from './harness/worker.ts';

test('signing in names what is wrong, ends with the tab without “Remember me”, and continues to the page that asked for it', async ({
  server,
  open,
}) => {
  const { visitor, page, button, expectText, field, visit, path, expectDangerToast } = await beVisitor(
    server,
    open,
  );
  const account = await makeCandidate(server.url, 'Paula Passmore');
  await visit('/login');
  await button('Sign In').click();
  await expectText('Please enter a valid Email Id');
  await expectText('Password must be 7 to 15 characters');
  await expectAccessible(page);
  await field('Email').fill(account.email);
  await field('Password').fill('Wrong12!');
  await button('Sign In').click();
  await expectDangerToast('Email or password is incorrect.');
  expect(path()).toBe('/login');
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
  visitor.expectNoProblems(REFUSED_CALLS);
});

test('with a forgotten password', async ({ server, open }) => {
  const { visitor, page, button, dialog, expectText, field, visit, expectDangerToast } = await beVisitor(
    server,
    open,
  );
  const account = await makeCandidate(server.url, 'Paula Passmore');
  await visit('/login');
  await button('Forgot password').click();
  const box = dialog('Forgot password');
  await button('Send link', box).click();
  await expectText('please enter a valid email');
  await expectAccessible(page);
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
  await expectText('Taking you to sign in…');
  await page.waitForURL('**/login');
  await visit(link.pathname + link.search);
  await field('New Password').fill('Changed3!');
  await field('Confirm Password').fill('Changed3!');
  await button('Reset Password').click();
  await expectDangerToast('This link is no longer valid. Please ask for a new one.');

  await signInOnPage(page, server.url, { ...account, password: 'Brisk9?owl' });
  await page.waitForURL('**/candidate-dashboard');
  visitor.expectNoProblems(REFUSED_CALLS);
});
