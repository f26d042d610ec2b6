import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyEmail } from '#contract/auth.ts';
import { signUp } from '#contract/users.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

async function registerFrom(email: string, returnTo?: string) {
  const form = {
    name: 'Jo Seeker',
    email,
    mobile: '5550101234',
    password: 'Quoin7!vex',
    confirm: 'Quoin7!vex',
  };
  const captcha = await world.solveCaptcha();
  return world.callRaw(signUp, { ...form, type: 'candidate', captcha, returnTo });
}

test('the mailed link contains the job from which somebody registers, and so does a new link', async () => {
  const email = 'jo@example.com';
  expectSuccess(await registerFrom(email, '/jobs/R1-AB12'));
  expect(await registerFrom(email, '/jobs/R1-CD34')).toMatchObject({ statusCode: 1 });
  const links = (await world.mailTo(email)).map(({ link }) => new URL(link ?? 'none:').searchParams);
  expect(links.map((link) => link.get('returnTo'))).toEqual(['/jobs/R1-AB12', '/jobs/R1-CD34']);
  expectSuccess(await world.call(verifyEmail, { token: links[0]?.get('token') ?? '' }));
});

test('without a job the link contains nothing more than that a candidate registered', async () => {
  expectSuccess(await registerFrom('plain@example.com'));
  const [mail] = await world.mailTo('plain@example.com');
  expect([...new URL(mail?.link ?? 'none:').searchParams.keys()]).toEqual(['token', 'as']);
});

test.each([
  'https://example.com/jobs/R1-AB12',
  '//example.com',
  '/jobs/../outbox',
  '/jobs/R1-AB12?next=//example.com',
  '/jobs/R1\n',
  '/jobs/',
  `/jobs/${'A'.repeat(100)}`,
])('%j is no job of ours, and nothing is mailed', async (wish) => {
  const email = 'mallory@example.com';
  expect(await registerFrom(email, wish)).toMatchObject({
    httpStatus: 400,
    statusCode: 2,
    message: 'This is not the path of a job',
  });
  expect(await world.mailTo(email)).toEqual([]);
});
