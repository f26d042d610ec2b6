import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPassword, verifyEmail } from '#contract/account/auth.ts';
import type { Role } from '#contract/shared/audience.ts';
import { signUp } from '#contract/account/users.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** What the links in a registration's emails tell the page they open, in any browser. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

async function register(type: Role, email: string, wish: { returnTo?: string } = {}) {
  const person = { name: 'Jo Newcomer', email, mobile: '5550101234', type };
  const password = { password: 'Quoin7!vex', confirm: 'Quoin7!vex' };
  const captcha = await world.solveCaptcha();
  return world.call(signUp, { ...person, ...password, captcha, ...wish });
}

/** The queries of the emailed links, without their tokens. */
async function linksTo(email: string): Promise<string[]> {
  const mails = await world.mailTo(email);
  return mails.map(({ link }) => {
    const { pathname, searchParams } = new URL(link ?? 'none:');
    searchParams.delete('token');
    return `${pathname}?${searchParams}`;
  });
}

test('the link of a job seeker tells that a job is looked for, also without one', async () => {
  expectSuccess(await register('candidate', 'jo@example.com'));
  expect(await linksTo('jo@example.com')).toEqual(['/verifyEmail?as=candidate']);
  expectSuccess(await register('candidate', 'jim@example.com', { returnTo: '/jobs/R1-AB12' }));
  expect(await linksTo('jim@example.com')).toEqual(['/verifyEmail?as=candidate&returnTo=%2Fjobs%2FR1-AB12']);
});

test('a new link leads to the job of the new registration; the first link still works', async () => {
  const email = 'joe@example.com';
  expectSuccess(await register('candidate', email, { returnTo: '/jobs/R1-AB12' }));
  expect(await register('candidate', email, { returnTo: '/jobs/R1-CD34' })).toMatchObject({ statusCode: 1 });
  expect(await linksTo(email)).toEqual([
    '/verifyEmail?as=candidate&returnTo=%2Fjobs%2FR1-AB12',
    '/verifyEmail?as=candidate&returnTo=%2Fjobs%2FR1-CD34',
  ]);
  const [first] = await world.mailTo(email);
  const token = new URL(first!.link!).searchParams.get('token')!;
  expectSuccess(await world.call(verifyEmail, { token }));
});

test('so does the link with which a job seeker chooses a password before the first is activated', async () => {
  expectSuccess(await register('candidate', 'june@example.com'));
  expectSuccess(await world.call(forgetPassword, { email: 'june@example.com' }));
  expect(await linksTo('june@example.com')).toEqual([
    '/verifyEmail?as=candidate',
    '/resetPassword?as=candidate',
  ]);
});

test('the link of an employer has its token alone', async () => {
  expectSuccess(await register('employer', 'erin@example.com'));
  expect(await linksTo('erin@example.com')).toEqual(['/verifyEmail?']);
});

test.each([
  'https://example.com/jobs/R1-AB12',
  '/jobs/../outbox',
  '/jobs/R1-AB12?next=//example.com',
  `/jobs/${'A'.repeat(120)}`,
])('%j is no job of ours, and nothing is mailed', async (wish) => {
  const email = 'mallory@example.com';
  expect(await register('candidate', email, { returnTo: wish })).toMatchObject({
    httpStatus: 400,
    statusCode: 2,
    message: 'This isn’t the path of a job',
  });
  expect(await world.mailTo(email)).toEqual([]);
});
