// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { type Answer, serve, success } from '#web/testing/serve.ts';
import { show } from '#web/testing/show.tsx';
import RegisterPage from './register-page.tsx';

beforeEach(() => sessionStorage.clear());

function Login() {
  return <p>Login page{useLocation().search}</p>;
}

/** Registers on the page of this address. The server answers what it is given. */
async function register(search: string, answer: Answer) {
  serve({ 'users/signup': answer });
  show(<RegisterPage />, { '/login': <Login /> }, search);
  const form = { Name: 'Jo Newcomer', Email: 'jo@example.com', Mobile: '5550101234' };
  const all = { ...form, Password: 'Quoin7!vex', 'Confirm Password': 'Quoin7!vex' };
  for (const [label, value] of Object.entries(all))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await waitFor(() => expect(captcha()).not.toBeNull());
  const solved = { state: 'verified', payload: 'solution' };
  fireEvent(captcha()!, new CustomEvent('statechange', { detail: solved }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
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
