// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { type ServedReply, serve, success } from '#web/testing/serve.ts';
import { show } from '#web/testing/show.tsx';
import { Toaster } from '#web/ui/toast.ts';
import RegisterPage from './register-page.tsx';

beforeEach(() => sessionStorage.clear());

function Login() {
  return <p>Login page{useLocation().search}</p>;
}

/** Registers on the page at this address. The server gives the supplied answer. */
async function register(search: string, answer: ServedReply) {
  serve({ 'users/signup': answer });
  const page = (
    <>
      <RegisterPage />
      <Toaster />
    </>
  );
  show(page, { '/login': <Login /> }, search);
  const form = { Name: 'Jo Newcomer', Email: 'jo@example.com', Mobile: '5550101234' };
  type({ ...form, Password: 'Quoin7!vex', 'Confirm Password': 'Quoin7!vex' });
  await waitFor(() => expect(captcha()).not.toBeNull());
  const solved = { state: 'verified', payload: 'solution' };
  fireEvent(captcha()!, new CustomEvent('statechange', { detail: solved }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
}
function type(texts: Record<string, string>) {
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
const captcha = () => document.querySelector('altcha-widget');

test.each([
  ['a job seeker', '?as=candidate', 'Login page?as=candidate'],
  ['an employer', '', 'Login page'],
])('after registering, %s goes to the login of such people', async (_who, search, page) => {
  await register(search, success(null));
  fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
  expect(await screen.findByText(page)).toBeDefined();
});

test.each([
  ['a job seeker', '?as=candidate', '/login?as=candidate'],
  ['an employer', '', '/login'],
])('%s who is registered is led to the login of such people', async (_who, search, page) => {
  const message = 'This email is already registered.';
  const responseStatus = { statusCode: 1, message, code: 'email.already-registered' };
  await register(search, { responseStatus, responseData: { emailSent: false } });
  const link = await screen.findByRole('link', { name: 'Go to Sign In' });
  expect(link.getAttribute('href')).toBe(page);
});

test('a password that will be refused is named while it is typed, and no longer when it is another', async () => {
  show(<RegisterPage />, {}, '?as=candidate');
  type({ Name: 'Jo Newcomer', Email: 'jo@example.com', Password: 'Password1!' });
  const stolen = 'This password is on a list of stolen passwords. Please choose another one.';
  expect(await screen.findByText(stolen)).toBeDefined();
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('aria-invalid')).toBeTruthy();
  const described = field.getAttribute('aria-describedby')!.split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(stolen);
  type({ Password: 'Password1!x' });
  expect(screen.queryByText(stolen)).toBeNull();
  type({ Password: 'Newcomer12!' });
  expect(
    screen.getByText(
      'This password is your own name or email with a few characters added. Please choose another one.',
    ),
  ).toBeDefined();
});

test.each([
  ['a refusal', { statusCode: 2, message: 'Not this one.', code: 'password.guessable' }, true],
  ['a captcha that expired', { statusCode: 2, message: 'Too late.', code: 'captcha.failed' }, false],
])('after %s, the captcha stays solved: %j %s', async (_what, responseStatus, isKept) => {
  await register('?as=candidate', { responseStatus, responseData: null });
  const before = captcha();
  await screen.findByText(responseStatus.message);
  expect(captcha() === before).toBe(isKept);
});
