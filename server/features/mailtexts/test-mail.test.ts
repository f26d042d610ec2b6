import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMailTexts, sendTestMail } from '#contract/company-mails.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

describe('a test mail', () => {
  test('goes to oneself with sample values, is marked, and saves nothing', async () => {
    const employer = await world.employer('Tina Test', { profile: false });
    const input = {
      mail: 'interview-scheduled',
      subject: 'For {{ job_title }}',
      text: 'Hi {{ candidate_name }}',
    };
    expect(await world.call(sendTestMail, input, employer.token)).toMatchObject({
      statusCode: 0,
      data: { to: employer.email },
    });
    const mail = (await world.mailTo(employer.email)).at(-1)!;
    expect(mail.subject).toBe('Test: For Front-end Developer');
    expect(mail.text).toContain('Hi Ada Example');
    expect(mail.text).toContain('This is a test with made-up values. You sent it to yourself.');
    expect(mail.attachments).toEqual([]);
    const { mails } = expectSuccess(await world.call(getMailTexts, {}, employer.token));
    expect(mails.filter(({ isOwn }) => isOwn)).toEqual([]);
  });

  test('can be sent 30 times in an hour', async () => {
    const employer = await world.employer('Tom Toomany', { profile: false });
    const input = { mail: 'interview-scheduled', subject: 'A', text: 'B' };
    for (let sent = 0; sent < 30; sent += 1)
      expectSuccess(await world.call(sendTestMail, input, employer.token));
    expect(await world.call(sendTestMail, input, employer.token)).toMatchObject({
      httpStatus: 429,
      code: 'mail.too-many',
    });
  });
});
