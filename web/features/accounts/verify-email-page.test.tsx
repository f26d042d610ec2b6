// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { serve } from '#web/testing/serve.ts';
import { show } from '#web/testing/show.tsx';
import VerifyEmailPage from './verify-email-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the page like the link in the email does, with the server's reply for that link. */
function open(search: string, statusCode: number, responseData: unknown) {
  const responseStatus = { statusCode, message: 'This link is no longer valid. Please ask for a new one.' };
  serve({ 'auth/verifyEmail': { responseStatus, responseData } });
  show(<VerifyEmailPage />, {}, search);
}
const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test.each([
  ['a job seeker', '?token=old&as=candidate', '/register?as=candidate'],
  ['a job seeker who came for a job', '?token=old&returnTo=%2Fjobs%2FR1-AB12', '/register?as=candidate'],
  ['an employer', '?token=old', '/register'],
])('a link of %s that has expired leads to the tab of such people', async (_who, search, page) => {
  open(search, 2, null);
  expect(await addressOf('Go to Signup')).toBe(page);
});
