import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, verifyEmail } from '#contract/account/auth.ts';
import { signUp } from '#contract/account/users.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { PASSWORD_COST, setPasswordCost } from './passwords.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  // Test worlds lower the cost, but the hashing time is what could reveal something.
  setPasswordCost(PASSWORD_COST);
});
afterAll(() => world.close());

test('the answer to a wrong password takes the same time with an account, with registrations and with neither', async () => {
  const register = async (email: string, password: string) => {
    const captcha = await world.solveCaptcha();
    const form = { name: 'Olive Owner', email, mobile: '5550101234', type: 'candidate' as const };
    await world.call(signUp, { ...form, password, confirm: password, captcha });
  };
  const emails = ['known@example.com', 'pending@example.com', 'nobody@example.com'];
  await register(emails[0]!, 'Timed11!');
  const [mail] = await world.mailTo(emails[0]!);
  const token = new URL(mail!.link!).searchParams.get('token')!;
  expectSuccess(await world.call(verifyEmail, { token }));
  for (const password of ['Timed11!', 'Timed22!', 'Timed33!']) await register(emails[1]!, password);
  const times = emails.map((): number[] => []);
  for (let round = 0; round < 6; round += 1) {
    for (const [index, email] of emails.entries()) {
      // Processor time of this process, because it does not include other work on the machine.
      const start = process.cpuUsage();
      await world.call(signIn, { email, password: 'Wrong12!' });
      const { user, system } = process.cpuUsage(start);
      times[index]!.push(user + system);
    }
  }
  const fastest = times.map((each) => Math.min(...each));
  expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(1.6);
});
